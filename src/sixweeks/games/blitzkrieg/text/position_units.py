"""Reading the units of a position: where each is, its steps, its markers, who carries it."""

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import COMPANIES, TABLES, Counter, UnitId
from sixweeks.games.blitzkrieg.model.queries import stacked, units_at
from sixweeks.games.blitzkrieg.model.state import DEAD, EXITED, NOBODY, OFF_MAP, Game, Unit
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule, may_exit
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import goes_on_trucks
from sixweeks.kernel.formats.lines import BadText, Line, shortened
from sixweeks.kernel.formats.position import looked_up, read_number

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

    def __init__(self, game: Game, unlisted: int) -> None:
        self.game = game
        self.counters = game.scenario.counters
        self.units = [Unit(place=unlisted, steps=counter.steps) for counter in self.counters]
        self.stacks: dict[Hex, tuple[UnitId, ...]] = {}
        self.lines: dict[UnitId, Line] = {}

    def take(self, line: Line, unit: UnitId, parts: list[str]) -> None:
        """`0911, 2, neutralized, in Sdkfz 1`: place, steps, markers, carrier."""
        if unit in self.lines:
            raise BadText(line.number, f"{self.counters[unit].name} stands in the position twice")
        self.lines[unit] = line
        if not parts:
            raise BadText(line.number, "a unit is written 'unit: name, place' and what is on it")
        place = self.place(line, parts[0])
        steps, marks = self.steps(line, unit, place, parts[1:])
        state = replace(Unit(place=place, steps=steps), **self.marks(line, marks))
        self.units[unit] = state
        self.check_marks(line, self.counters[unit], state)
        if place >= 0:
            hex = Hex(place)
            self.stacks[hex] = stacked(self.game, self.stacks.get(hex, ()), unit)

    def place(self, line: Line, text: str) -> int:
        if text in PLACES:
            return PLACES[text]
        return looked_up(line, self.game.scenario.battlefield.grid.find, text)

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
                known = ", ".join(MARKS)
                raise BadText(line.number, f"'{shortened(word)}' is not a marker: {known}")
        return found

    def transport(self, line: Line, name: str) -> UnitId:
        found = self.game.scenario.by_name.get(name)
        if found is None or self.counters[found].kind != "transport":
            raise BadText(line.number, f"'{shortened(name)}' is not an armored transport")
        return found

    def check_marks(self, line: Line, counter: Counter, state: Unit) -> None:
        if state.hidden and (state.place < 0 or counter.kind not in MAY_HIDE):
            raise BadText(line.number, f"{counter.name} cannot be hidden (1.4a, 7.4a)")
        if state.hidden and counter.stacks and self.game.options.hidden_at == "off":
            raise BadText(
                line.number, f"{counter.name} is hidden only with the option hidden_at (7.4a)"
            )
        if state.place == EXITED and not may_exit(self.game, counter):
            rule = exit_rule(self.game)
            raise BadText(line.number, f"{counter.name} does not leave by that edge ({rule})")
        if state.column and state.place < 0:
            raise BadText(line.number, f"{counter.name} is in column, but not on the map")
        trucks = self.game.scenario.trucks.get(counter.side, 0)
        if state.truck and (not goes_on_trucks(self.game, counter) or not trucks):
            raise BadText(line.number, f"{counter.name} cannot be on trucks (14.1k)")
        if state.truck and state.aboard != NOBODY:
            raise BadText(line.number, f"{counter.name} is on trucks and in a transport")

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
            raise BadText(line.number, f"{counter.name} cannot be in {carrier.name} (14.1j)")
        if carrier.id in carried:
            raise BadText(line.number, f"{carrier.name} carries two companies (14.1j)")
        carried[carrier.id] = counter.id

    def check_trucks(self) -> None:
        """14.1k So many companies, and no more."""
        loaded = [unit for unit in self.lines if self.units[unit].truck]
        most = sum(self.game.scenario.trucks.values())
        if len(loaded) > most:
            line = self.lines[loaded[most]]
            raise BadText(line.number, f"there are not more than {most} trucks (14.1k)")

    def check_sides(self, hex: Hex, stack: tuple[UnitId, ...]) -> None:
        """Only hidden counters may be in a hex with an enemy, who knows nothing of them."""
        open_ones = [unit for unit in stack if not self.units[unit].hidden]
        for unit in open_ones[1:]:
            if self.counters[unit].side != self.counters[open_ones[0]].side:
                number = self.game.scenario.battlefield.grid.number(hex)
                name = self.counters[unit].name
                raise BadText(
                    self.lines[unit].number, f"{name} and an enemy unit are both in {number}"
                )

    def check_stacking(self, hex: Hex) -> None:
        """7.3a Three units, not during movement."""
        moving = {frame.unit for frame in self.game.stack if isinstance(frame, Advance)}
        units = [unit for unit in units_at(self.game, hex) if unit not in moving]
        if len(units) > TABLES.limits["stacking"]:
            number = self.game.scenario.battlefield.grid.number(hex)
            line = self.lines[units[-1]]
            raise BadText(line.number, f"more than three units are in {number} (7.3a)")
