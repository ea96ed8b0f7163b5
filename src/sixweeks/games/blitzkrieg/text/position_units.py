"""Reading the units of a position: where each is, its steps, its markers, who carries it."""

from collections.abc import Iterator

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import COMPANIES, TABLES, Counter, UnitId
from sixweeks.games.blitzkrieg.model.queries import number_of, stacked, units_at
from sixweeks.games.blitzkrieg.model.state import DEAD, EXITED, NOBODY, OFF_MAP, Game, Unit
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule, may_exit
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import goes_on_trucks
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import read_number
from sixweeks.kernel.presentation.input_error import InputError

PLACES = {name: place for place, name in OFF_MAP.items()}
MARKS = {
    "neutralized": "neutralized",
    "column": "column",
    "out of command": "out_of_command",
    "hidden": "hidden",
    "truck": "truck",
}


class UnitReader:
    """Takes the lines of the units one by one, then looks at the stacks they make."""

    def __init__(self, reader: PositionReader, unlisted: int) -> None:
        self.reader = reader
        self.game: Game = reader.state
        self.counters = self.game.scenario.counters
        self.units = [Unit(place=unlisted, steps=counter.steps) for counter in self.counters]
        self.stacks: dict[Hex, tuple[UnitId, ...]] = {}
        self.lines: dict[UnitId, Line] = reader.placed
        for line, unit, rest in reader.units_listed():
            self.take(line, unit, rest)

    def wrong(self, id: str, unit: UnitId, **args: str) -> InputError:
        """What is wrong with a unit, and in which line."""
        line = self.lines[unit].number
        return TEXT.error(id, unit=self.counters[unit].name, line=line, **args)

    def take(self, line: Line, unit: UnitId, parts: list[str]) -> None:
        """`0911, 2, neutralized, in Sdkfz 1`: place, steps, markers, carrier."""
        if not parts:
            raise TEXT.error("error-bad-unit", line=line.number)
        name, *rest = parts
        place = PLACES[name] if name in PLACES else self.reader.place_named(line, name)
        steps, marks = self.steps(line, unit, place, rest)
        state = replace(Unit(place=place, steps=steps), **self.marks(line, marks))
        for fault in self.faults(self.counters[unit], state):
            raise self.wrong(fault, unit, rule=exit_rule(self.game))
        self.units[unit] = state
        if place >= 0:
            hex = Hex(place)
            self.stacks[hex] = stacked(self.game, self.stacks.get(hex, ()), unit)

    def steps(self, line: Line, unit: UnitId, place: int, rest: list[str]) -> tuple[int, list[str]]:
        """Steps left, whole if they are not given, none if it is dead; and what follows."""
        given = bool(rest) and not (rest[0] in MARKS or rest[0].startswith("in "))
        least, most = (0, 0) if place == DEAD else (1, self.counters[unit].steps)
        steps = read_number(line, rest[0], least, most) if given else most
        return steps, rest[given:]

    def marks(self, line: Line, words: list[str]) -> dict[str, object]:
        found: dict[str, object] = {}
        for word in words:
            if word.startswith("in "):
                found["aboard"] = self.transport(line, word.removeprefix("in "))
            elif word in MARKS:
                found[MARKS[word]] = True
            else:
                raise TEXT.error("error-not-a-marker", marker=word, known=MARKS, line=line.number)
        return found

    def transport(self, line: Line, name: str) -> UnitId:
        found = self.game.scenario.by_name.get(name)
        if found is None or self.counters[found].kind != "transport":
            raise TEXT.error("error-not-a-transport", unit=name, line=line.number)
        return found

    def faults(self, counter: Counter, state: Unit) -> Iterator[str]:
        """What a unit cannot have on it, or cannot be."""
        game, is_on_map = self.game, state.place >= 0
        if state.hidden and not (is_on_map and counter.kind in ("observer", "at_gun")):
            yield "error-not-hidden"
        if state.hidden and counter.stacks and game.options.hidden_at == "off":
            yield "error-hidden-by-option"
        if state.place == EXITED and not may_exit(game, counter):
            yield "error-other-edge"
        if state.column and not is_on_map:
            yield "error-column-off-map"
        trucks = game.scenario.trucks.get(counter.side, 0)
        if state.truck and not (trucks and goes_on_trucks(game, counter)):
            yield "error-not-on-trucks"
        if state.truck and state.aboard != NOBODY:
            yield "error-carried-twice"

    # --- the whole ----------------------------------------------------------------------------

    def check(self) -> None:
        """What no single line shows; the game has its units and stacks by now."""
        self.check_carriers()
        self.check_trucks()
        for hex, stack in self.stacks.items():
            self.check_sides(hex, stack)
            self.check_stacking(hex)

    def check_carriers(self) -> None:
        """14.1j One company of its own formation each, in its hex."""
        loaded: set[UnitId] = set()
        for unit in self.lines:
            aboard, counter = self.units[unit].aboard, self.counters[unit]
            if aboard == NOBODY:
                continue
            carrier = self.counters[aboard]
            may_ride = counter.kind in COMPANIES and counter.formation == carrier.formation
            if not may_ride or self.units[aboard].place != self.units[unit].place:
                raise self.wrong("error-not-aboard", unit, carrier=carrier.name)
            if aboard in loaded:
                line = self.lines[unit].number
                raise TEXT.error("error-carries-two", unit=carrier.name, line=line)
            loaded.add(aboard)

    def check_trucks(self) -> None:
        """14.1k So many companies, and no more."""
        loaded = [unit for unit in self.lines if self.units[unit].truck]
        most = sum(self.game.scenario.trucks.values())
        if len(loaded) > most:
            line = self.lines[loaded[most]]
            raise TEXT.error("error-too-many-trucks", count=most, line=line.number)

    def check_sides(self, hex: Hex, stack: tuple[UnitId, ...]) -> None:
        """Only hidden counters may be in a hex with an enemy, who knows nothing of them."""
        in_the_open = [unit for unit in stack if not self.units[unit].hidden]
        for unit in in_the_open[1:]:
            if self.counters[unit].side != self.counters[in_the_open[0]].side:
                raise self.wrong("error-with-enemy", unit, hex=number_of(self.game, hex))

    def check_stacking(self, hex: Hex) -> None:
        """7.3a Three units, not during movement."""
        moving = {frame.unit for frame in self.game.stack if isinstance(frame, Advance)}
        units = [unit for unit in units_at(self.game, hex) if unit not in moving]
        if len(units) > TABLES.limits["stacking"]:
            raise self.wrong("error-overstacked", units[-1], hex=number_of(self.game, hex))
