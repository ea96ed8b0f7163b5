"""Parses positions: every line is checked, and errors are reported with their line."""

from collections import Counter as CountOf
from collections.abc import Iterator

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import (
    COMPANIES,
    FRENCH,
    SCENARIOS,
    SIDES,
    TABLES,
    Counter,
    UnitId,
)
from sixweeks.games.blitzkrieg.model.procedures import FRAMES, frames_for, known_markers, phase_name
from sixweeks.games.blitzkrieg.model.queries import (
    grid_of,
    number_of,
    side_of,
    stacked,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.model.set_up_effects import new_game
from sixweeks.games.blitzkrieg.model.state import (
    DEAD,
    EXITED,
    GONE,
    NOBODY,
    OFF_MAP,
    UNIT_MARKS,
    UNPLACED,
    FormationState,
    Game,
    Options,
    Unit,
)
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule, may_exit
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import goes_on_trucks
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import LOOKUP
from sixweeks.games.blitzkrieg.text.notation import NOTATION
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import Field, parts, read_number, set_of, several, word
from sixweeks.kernel.presentation.input_error import InputError

HEXES, UNITS, FATIGUE = set_of(Hex, " "), set_of(UnitId, ", "), ("fatigued", "demoralized")
GROUND = (
    Field("mines", HEXES),
    Field("prepared positions", HEXES, "works"),
    Field("german ground", HEXES),
    Field("passed unseen", HEXES),
)
MARKERS = (
    Field("cup", several("marker", ", "), empty="empty"),
    Field("held", several("marker", ", ")),
)
SEGMENT = (
    Field("active", word(SIDES)),
    Field("passed", word(SIDES), "last_pass"),
    Field("acted", UNITS, "segment.acted"),
    Field("retreated", UNITS, "segment.retreated"),
)
PLACES = {name: place for place, name in OFF_MAP.items()}
MARKS = {name.replace("_", " "): name for name in UNIT_MARKS}


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options, messages = "blitzkrieg", SCENARIOS, Options, TEXT
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds, fields = NOTATION, LOOKUP, (UnitId, Hex), (*GROUND, *MARKERS, *SEGMENT)
    keys = tuple(f"generals {side}" for side in SIDES)
    words = {"formation": lambda game: game.scenario.formations, "marker": known_markers}
    repeated, winners = {"unit", "formation", "attached", "frame"}, SIDES

    def take(self, game: Game) -> None:
        is_set_up = self.required("phase").value == "set-up" and not self.of_key("frame")
        units = UnitReader(self, UNPLACED if is_set_up else GONE)
        game.units, game.stacks = tuple(units.units), units.stacks
        self.take_fields(game)
        self.take_formations(game)
        self.take_markers(game)
        self.take_stack(game)
        self.take_cup(game)
        self.check_ground(game)
        units.check()

    def take_formations(self, game: Game) -> None:
        for line in self.of_key("formation"):
            name, *rest = parts(line) or [""]
            id = self.word_named("formation", line, name)
            if id in game.formations:
                raise TEXT.error("error-unit-twice", unit=id, line=line.number)
            game.formations = {**game.formations, id: formation_state(line, rest)}
        for line in self.of_key("attached"):
            self.take_attachment(game, line)

    def take_attachment(self, game: Game, line: Line) -> None:
        """14.2j `attached: Stu Pion Pion 1, I/GD, shown`"""
        name, host, *shown = [*parts(line), ""][:4]
        unit, formation = self.unit_named(line, name), self.word_named("formation", line, host)
        printed, own = game.scenario.formations, game.scenario.counters[unit].formation
        if own not in printed or not printed[own].independent:
            raise TEXT.error("error-not-independent", unit=name, line=line.number)
        if printed[formation].hq is None or printed[formation].side != side_of(game, unit):
            raise TEXT.error("error-not-attached", unit=name, formation=host, line=line.number)
        if [word for word in shown if word] not in ([], ["shown"]):
            raise TEXT.error("error-bad-attachment", line=line.number)
        if unit in game.attached:
            raise TEXT.error("error-attached-twice", unit=name, line=line.number)
        game.attached = {**game.attached, unit: formation}
        if "shown" in shown:
            game.shown |= {unit}

    def take_markers(self, game: Game) -> None:
        """No more in the cup, held and kept than there are."""
        left = CountOf(known_markers(game))
        for key, found in (("cup", game.cup), ("held", game.held)):
            left.subtract(found)
            for marker in (each for each in found if left[each] < 0):
                raise TEXT.error("error-too-many-markers", marker=marker).at(
                    self.required(key).number
                )
        for side in SIDES:
            for line in self.of_key(f"generals {side}"):
                count = read_number(line, line.value, 0, left[f"{side} general"])
                game.generals = {**game.generals, side: count}

    def take_cup(self, game: Game) -> None:
        """Without a cup line every marker of the turn is in it that nobody has drawn."""
        activation = next((f for f in game.stack if isinstance(f, Activation)), None)
        played = activation.markers if activation else ()
        if not self.of_key("cup"):
            game.cup = undrawn(game, played) if game.turn else ()
        for line in self.of_key("cup"):
            for marker in played:
                in_play = (*game.cup, *game.held, *played).count(marker)
                if in_play > known_markers(game).count(marker):
                    raise TEXT.error("error-is-activated", marker=marker, line=line.number)

    def check_ground(self, game: Game) -> None:
        """13a Whoever is in a hex holds it."""
        for line in self.of_key("german ground"):
            wrong = game.german_ground & standing(game, FRENCH)
            if wrong:
                number = grid_of(game).numbers(wrong)[0]
                raise TEXT.error("error-french-ground", hex=number, line=line.number)

    def take_stack(self, game: Game) -> None:
        """Whose an activation is need not be said."""
        game.stack = self.stack(lambda phase: frames_for(game, phase))
        if isinstance(game.frame, Activation):
            game.active = game.frame.by


def undrawn(game: Game, played: tuple[str, ...]) -> tuple[str, ...]:
    """C-48 The markers of the turn but for those held, kept, being played, and 5.2a of formations
    that have been activated."""
    kept = [f"{side} general" for side, count in game.generals.items() for _ in range(count)]
    activated = [id for id, state in game.formations.items() if state.activations]
    drawn = CountOf((*game.held, *kept, *played)) | CountOf(activated)
    cup = list(full_cup(game))
    for marker, count in drawn.items():
        for _ in range(min(count, cup.count(marker))):
            cup.remove(marker)
    return tuple(cup)


def formation_state(line: Line, parts: list[str]) -> FormationState:
    """`1, fatigued`: activations this turn, and the markers on its HQ."""
    count, *marks = parts or ["0"]
    activations = read_number(line, count, 0, 2)
    unknown = [mark for mark in marks if mark not in FATIGUE]
    if unknown:
        raise TEXT.error("error-not-a-marker", marker=unknown[0], known=FATIGUE, line=line.number)
    return FormationState(activations, "fatigued" in marks, "demoralized" in marks)


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
        for mark in words:
            if mark.startswith("in "):
                found["aboard"] = self.transport(line, mark.removeprefix("in "))
            elif mark in MARKS:
                found[MARKS[mark]] = True
            else:
                raise TEXT.error("error-not-a-marker", marker=mark, known=MARKS, line=line.number)
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
