"""Reading the units of a position: where each is, its steps, its markers, who carries it."""

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import COMPANIES, TABLES, Counter, UnitId
from sixweeks.games.blitzkrieg.model.queries import stacked, units_at
from sixweeks.games.blitzkrieg.model.state import DEAD, EXITED, NOBODY, OFF_MAP, Game, Unit
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule, may_exit
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import goes_on_trucks
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import read_number

PLACES = {name: place for place, name in OFF_MAP.items()}
MARKS = {
    "neutralized": "neutralized",
    "column": "column",
    "out of command": "out_of_command",
    "hidden": "hidden",
    "truck": "truck",
}
MAY_HIDE = {"observer": "1.4a", "at_gun": "7.4a"}


class UnitReader:
    """Takes the lines of the units one by one, then looks at the stacks they make."""

    def __init__(self, reader: PositionReader, unlisted: int) -> None:
        self.reader = reader
        self.game: Game = reader.state
        self.counters = self.game.scenario.counters
        self.units = [Unit(place=unlisted, steps=counter.steps) for counter in self.counters]
        self.stacks: dict[Hex, tuple[UnitId, ...]] = {}
        for line, unit, rest in reader.units_listed():
            self.take(line, unit, rest)
        self.lines: dict[UnitId, Line] = reader.placed

    def take(self, line: Line, unit: UnitId, parts: list[str]) -> None:
        """`0911, 2, neutralized, in Sdkfz 1`: place, steps, markers, carrier."""
        if not parts:
            raise TEXT.error("error-bad-unit", line=line.number)
        name = parts[0]
        place = PLACES[name] if name in PLACES else self.reader.place_named(line, name)
        steps, marks = self.steps(line, unit, place, parts[1:])
        state = replace(Unit(place=place, steps=steps), **self.marks(line, marks))
        self.units[unit] = state
        self.check_marks(line, self.counters[unit], state)
        if place >= 0:
            hex = Hex(place)
            self.stacks[hex] = stacked(self.game, self.stacks.get(hex, ()), unit)

    def steps(self, line: Line, unit: UnitId, place: int, rest: list[str]) -> tuple[int, list[str]]:
        """Steps left, whole if they are not given, none if it is dead; and what follows."""
        most = self.counters[unit].steps
        given = bool(rest) and not (rest[0] in MARKS or rest[0].startswith("in "))
        least, most = (0, 0) if place == DEAD else (1, most)
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

    def check_marks(self, line: Line, counter: Counter, state: Unit) -> None:
        if state.hidden and (state.place < 0 or counter.kind not in MAY_HIDE):
            raise TEXT.error("error-not-hidden", unit=counter.name, line=line.number)
        if state.hidden and counter.stacks and self.game.options.hidden_at == "off":
            raise TEXT.error("error-hidden-by-option", unit=counter.name, line=line.number)
        if state.place == EXITED and not may_exit(self.game, counter):
            rule = exit_rule(self.game)
            raise TEXT.error("error-other-edge", unit=counter.name, rule=rule, line=line.number)
        if state.column and state.place < 0:
            raise TEXT.error("error-column-off-map", unit=counter.name, line=line.number)
        trucks = self.game.scenario.trucks.get(counter.side, 0)
        if state.truck and (not goes_on_trucks(self.game, counter) or not trucks):
            raise TEXT.error("error-not-on-trucks", unit=counter.name, line=line.number)
        if state.truck and state.aboard != NOBODY:
            raise TEXT.error("error-carried-twice", unit=counter.name, line=line.number)

    # --- the whole ----------------------------------------------------------------------------

    def check(self) -> None:
        """What no single line shows; the game has its units and stacks by now."""
        carried: dict[UnitId, UnitId] = {}
        for unit, line in self.lines.items():
            self.check_carrier(line, self.counters[unit], carried)
        self.check_trucks()
        for hex, stack in self.stacks.items():
            if len(stack) > 1:
                self.check_sides(hex, stack)
            if len(stack) > TABLES.limits["stacking"]:
                self.check_stacking(hex)

    def check_carrier(self, line: Line, counter: Counter, carried: dict[UnitId, UnitId]) -> None:
        state = self.units[counter.id]
        if state.aboard == NOBODY:
            return
        carrier = self.counters[state.aboard]
        may_ride = counter.kind in COMPANIES and counter.formation == carrier.formation
        if not may_ride or self.units[carrier.id].place != state.place:
            raise TEXT.error(
                "error-not-aboard", unit=counter.name, carrier=carrier.name, line=line.number
            )
        if carrier.id in carried:
            raise TEXT.error("error-carries-two", unit=carrier.name, line=line.number)
        carried[carrier.id] = counter.id

    def check_trucks(self) -> None:
        """14.1k So many companies, and no more."""
        loaded = [unit for unit in self.lines if self.units[unit].truck]
        most = sum(self.game.scenario.trucks.values())
        if len(loaded) > most:
            line = self.lines[loaded[most]]
            raise TEXT.error("error-too-many-trucks", count=most, line=line.number)

    def check_sides(self, hex: Hex, stack: tuple[UnitId, ...]) -> None:
        """Only hidden counters may be in a hex with an enemy, who knows nothing of them."""
        open_ones = [unit for unit in stack if not self.units[unit].hidden]
        for unit in open_ones[1:]:
            if self.counters[unit].side != self.counters[open_ones[0]].side:
                number = self.game.scenario.battlefield.grid.number(hex)
                name, line = self.counters[unit].name, self.lines[unit].number
                raise TEXT.error("error-with-enemy", unit=name, hex=number, line=line)

    def check_stacking(self, hex: Hex) -> None:
        """7.3a Three units, not during movement."""
        moving = {frame.unit for frame in self.game.stack if isinstance(frame, Advance)}
        units = [unit for unit in units_at(self.game, hex) if unit not in moving]
        if len(units) > TABLES.limits["stacking"]:
            number = self.game.scenario.battlefield.grid.number(hex)
            line = self.lines[units[-1]]
            raise TEXT.error("error-overstacked", hex=number, line=line.number)
