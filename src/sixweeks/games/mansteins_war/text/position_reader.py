"""Reading a position: every line is checked, and what is wrong is said with its line."""

from collections.abc import Iterable

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import has_side
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIR_BY_NAME,
    AIRLIFT,
    BY_NAME,
    COUNTERS,
    GERMANY,
    LLK,
    MARKERS,
    MARKERS_OF,
    NATIONS,
    NAVAL,
    PIECE_BY_NAME,
    PIECES,
    REGULARS,
    SCENARIO,
    SCENARIOS,
    SIDES,
    SPECIAL_FORCES,
    TABLES,
    AirId,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.new_game_effects import new_game
from sixweeks.games.mansteins_war.model.procedures import (
    FRAMES,
    frames_for,
    operating_in,
    phase_name,
)
from sixweeks.games.mansteins_war.model.queries import side_of, units_on_map
from sixweeks.games.mansteins_war.model.state import (
    DISPLAYS,
    OFF_MAP,
    OUT,
    REMOVED,
    AirUnit,
    Game,
    Impulse,
    Options,
    Unit,
)
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.games.mansteins_war.text.naming import LOOKUP
from sixweeks.games.mansteins_war.text.notation import NOTATION
from sixweeks.games.mansteins_war.text.position_fields import FIELDS, HEXES
from sixweeks.kernel.formats.frames import Finders, Namers
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import parts, read_number, read_word
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.masks import mask_of

PLACES = {name: place for place, name in OFF_MAP.items()}
DISPLAY = {name: place for place, name in DISPLAYS.items()}
FORCES = tuple(each.name for each in SPECIAL_FORCES)
MOST_POINTS = TABLES.refit["maximum"]
KEYS = {"initiative", *(f"rp {nation}" for nation in NATIONS)}
REPEATED = {
    *("unit", "frame", "support", "due", "bridgehead"),
    *(f"control {side}" for side in SIDES),
}


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options = "mansteins_war", SCENARIOS, Options
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds, messages = NOTATION, LOOKUP, (UnitId, Hex), TEXT
    fields, keys, repeated, winners = FIELDS, KEYS, REPEATED, (*SIDES, "draw")

    def take(self, game: Game) -> None:
        self.take_turn(game)
        self.take_fields(game)
        self.take_units(game)
        self.take_support(game)
        self.take_arrivals(game)
        self.take_ground(game)
        self.take_points(game)
        self.take_impulse(game)
        forget(game)

    @property
    def last_turn(self) -> int:
        """3.4.c The game may be extended."""
        return SCENARIO.extended_turns

    @property
    def finders(self) -> Finders:
        named = {PieceId: self.piece_named, AirId: self.air_named}
        return {**super().finders, **named}

    @classmethod
    def namers(cls, game: Game) -> Namers:
        more = {PieceId: PIECES.__getitem__, AirId: lambda air: AIR[air].name}
        return {**super().namers(game), **more}

    def unit_named(self, line: Line, name: str) -> UnitId:
        return self.named(line, "unit", name, BY_NAME)

    def air_named(self, line: Line, name: str) -> AirId:
        return self.named(line, "unit", name, AIR_BY_NAME)

    def piece_named(self, line: Line, name: str) -> PieceId:
        return self.named(line, "unit", name, PIECE_BY_NAME)

    # --- the turn -----------------------------------------------------------------------------

    def take_turn(self, game: Game) -> None:
        game.begun = game.turn > 0
        for line in self.of_key("initiative"):
            game.initiative = read_word(line, SIDES)
        game.stack = self.stack(lambda name: frames_for(name, game.initiative))

    def take_impulse(self, game: Game) -> None:
        """Of a phase without procedures: what its marker activates, or all units of the side."""
        phase = "" if self.of_key("frame") else self.required("phase").value
        by = operating_in(phase)
        self.check_operating(by, by or game.impulse.by)
        if phase == f"{by} pick" and not self.of_key(f"bin {by}"):
            game.bins = game.bins.having(by, REGULARS[by])
        elif by and phase != f"{by} pick":
            game.impulse = self.impulse(game, by)

    def check_operating(self, named: str, by: str) -> None:
        """The lines fit the phase, and the marker is one of the side's."""
        for line in self.of_key("operating"):
            read_word(line, (named,) if named else SIDES)
        for line in self.of_key("marker"):
            read_word(line, MARKERS_OF.get(by, ()))

    def impulse(self, game: Game, by: str) -> Impulse:
        """The lines that are there, and otherwise what the marker gives."""
        has_marker, given = bool(self.of_key("marker")), game.impulse
        marker = MARKERS[by, given.marker if has_marker else REGULARS[by][0]]
        commands = given.commands or marker.activates[: marker.number or None]
        able = [u for u in units_on_map(game, by) if not COUNTERS[u].is_static]
        acting = [u for u in able if not has_marker or COUNTERS[u].command in commands]
        return replace(
            given,
            by=by,
            marker=marker.id,
            commands=commands,
            active=given.active or mask_of(acting),
            shift=given.shift or (marker.shift if has_marker else 0),
            air=given.air if self.of_key("air left") else marker.air,
        )

    # --- units --------------------------------------------------------------------------------

    def take_units(self, game: Game) -> None:
        """Those that are not listed are to be set up, and later out of the game."""
        if game.begun:
            game.units = tuple(Unit(REMOVED, unit.steps) for unit in game.units)
        for line, unit, rest in self.units_listed():
            self.take_unit(game, line, unit, rest)
        effects.survey(game, game.stacks)
        for unit, line in reversed(self.placed.items()):
            self.check_place(game, line, unit)

    def take_unit(self, game: Game, line: Line, unit: UnitId, rest: list[str]) -> None:
        if not 1 <= len(rest) <= 2:
            raise TEXT.error("error-bad-unit", line=line.number)
        place = PLACES[rest[0]] if rest[0] in PLACES else self.place_named(line, rest[0])
        steps, most = rest[1] if len(rest) == 2 else "", COUNTERS[unit].steps
        records = list(game.units)
        records[unit] = Unit(place, read_number(line, steps, 1, most) if steps else most)
        game.units = tuple(records)
        if place >= 0:
            stack = game.stacks.get(Hex(place), ())
            game.stacks = {**game.stacks, Hex(place): (*stack, unit)}

    def check_place(self, game: Game, line: Line, unit: UnitId) -> None:
        """Land; 6.0.e no enemies but where the airborne corps has landed."""
        place = game.units[unit].place
        if place < 0:
            return
        if not MAP.land >> place & 1:
            raise self.wrong("error-not-land", line, unit, Hex(place))
        here = game.stacks[Hex(place)]
        if is_mixed(here) and LLK not in here:
            raise self.wrong("error-with-enemy", line, unit, Hex(place))

    def wrong(self, id: str, line: Line, unit: UnitId, hex: Hex) -> InputError:
        name, number = COUNTERS[unit].name, GRID.number(hex)
        return TEXT.error(id, unit=name, hex=number, line=line.number)

    # --- air units, ships, special forces -----------------------------------------------------

    def take_support(self, game: Game) -> None:
        """Those that are not listed are as at the start, and later out of the game."""
        if game.begun:
            game.air = (AirUnit(OUT),) * len(game.air)
            game.special_forces = (OUT,) * len(game.special_forces)
            game.naval = game.airlift = OUT
        listed: set[str] = set()
        for line in self.of_key("support"):
            name, *rest = parts(line) or [""]
            self.piece_named(line, name)
            if name in listed:
                raise InputError("error-unit-twice", unit=name, line=line.number)
            listed.add(name)
            self.take_piece(game, line, name, rest)

    def take_piece(self, game: Game, line: Line, name: str, rest: list[str]) -> None:
        if name in BY_NAME or not rest or rest[1:] not in ([], ["reduced"]):
            raise TEXT.error("error-bad-support", line=line.number)
        place = DISPLAY[rest[0]] if rest[0] in DISPLAY else self.place_named(line, rest[0])
        if rest[1:] and name not in AIR_BY_NAME:
            raise TEXT.error("error-not-reduced", line=line.number)
        if place >= 0 and name not in (*AIR_BY_NAME, AIRLIFT.name):
            raise TEXT.error("error-not-over-map", unit=name, line=line.number)
        put_piece(game, name, place, bool(rest[1:]))

    def take_arrivals(self, game: Game) -> None:
        """13.1 As scheduled, unless the lines say otherwise."""
        lines = self.of_key("due")
        if lines or game.begun:
            game.arrivals, game.air_arrivals = {}, {}
        for line in lines:
            name, *turn = parts(line) or [""]
            if len(turn) != 1 or name not in (*BY_NAME, *AIR_BY_NAME):
                raise TEXT.error("error-bad-due", line=line.number)
            due = read_number(line, turn[0], 1, SCENARIO.extended_turns)
            if name in BY_NAME:
                game.arrivals = {**game.arrivals, BY_NAME[name]: due}
            else:
                game.air_arrivals = {**game.air_arrivals, AIR_BY_NAME[name]: due}

    # --- the map ------------------------------------------------------------------------------

    def take_ground(self, game: Game) -> None:
        """3.3.a Units control the hex they are in, 3.3.c but for logistic ones."""
        game.control = GERMANY
        for hex, stack in game.stacks.items():
            takers = {side_of(unit) for unit in stack if not COUNTERS[unit].is_logistic}
            if len(takers) == 1:
                effects.take_control(game, takers.pop(), hex)
        for line in self.of_key("control german"):
            game.control |= self.hexes(line)
        for line in self.of_key("control allied"):
            game.control &= ~self.hexes(line)
        game.bridgeheads = tuple(self.bridgehead(line) for line in self.of_key("bridgehead"))

    def hexes(self, line: Line) -> int:
        return int(HEXES.read(self.finders, line))

    def bridgehead(self, line: Line) -> tuple[Hex, Hex]:
        """27.1 From one hex into another, over a river."""
        ends = line.value.split("-")
        if len(ends) == 2:
            start, end = (self.place_named(line, each.strip()) for each in ends)
            if end in GRID.neighbours[start] and has_side(MAP.rivers, GRID, start, end):
                return start, end
        raise TEXT.error("error-bad-bridgehead", line=line.number)

    # --- tracks -------------------------------------------------------------------------------

    def take_points(self, game: Game) -> None:
        points = list((0,) * len(NATIONS) if game.begun else game.rp)
        for n, nation in enumerate(NATIONS):
            for line in self.of_key(f"rp {nation}"):
                points[n] = read_number(line, line.value, 0, MOST_POINTS)
        game.rp = tuple(points)


def is_mixed(units: Iterable[UnitId]) -> bool:
    return len({side_of(unit) for unit in units}) > 1


def put_piece(game: Game, name: str, place: int, is_reduced: bool) -> None:
    if name in AIR_BY_NAME:
        air = list(game.air)
        air[AIR_BY_NAME[name]] = AirUnit(place, is_reduced)
        game.air = tuple(air)
    elif name in (NAVAL.name, AIRLIFT.name):
        setattr(game, "naval" if name == NAVAL.name else "airlift", place)
    else:
        forces = list(game.special_forces)
        forces[FORCES.index(name)] = place
        game.special_forces = tuple(forces)
