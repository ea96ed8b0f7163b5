"""Parses positions: every line is checked, and errors are reported with their line."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    BOTH,
    COUNTERS,
    EVENTS,
    FULL,
    GROUPS,
    LEADERS,
    MAP,
    REDUCED,
    ROSTER,
    SCENARIOS,
    SIDES,
    STACKING,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.procedures import FRAMES, frames_for, phase_kind, phase_name
from sixweeks.games.springtime.model.queries import count_at, occupied
from sixweeks.games.springtime.model.state import (
    NOBODY,
    NOWHERE,
    PLACES,
    REMOVED,
    Game,
    Options,
    Unit,
)
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r13_supply import unsupplied
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.games.springtime.text.naming import LOOKUP
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.kernel.formats.frames import Finders, Namers
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import (
    FLAG,
    Field,
    Form,
    by_name,
    number,
    pair,
    read_number,
    read_word,
    set_of,
    word,
    words,
)
from sixweeks.kernel.question import Action

FACES = {"full": FULL, "reduced": REDUCED, "lost": 0}
MOST = 99
UNIT_SET, AREA_SET = set_of(UnitId, ", "), set_of(AreaId, " ")
UNIT, AREA, SIDE = by_name(UnitId), by_name(AreaId), word(SIDES)
EVENT_LIST, AIR_LIST = words(", ", EVENTS), words(", ", TABLES.air)
ALL_GROUPS = tuple(group for side in SIDES for group in GROUPS[side])
IMPULSE = Field("impulse", number(1, TABLES.tracks["impulses"]), always=True)
FLAGS = ("confidence", "italy at war", "paris open", "billotte killed", "refugees", "plan red")
TRACKS = (
    Field("kleist", UNIT, empty="nobody"),
    Field("kleist seeks", AREA),
    Field("flipped", set_of("leader", ", ")),
    Field("out of supply", UNIT_SET, empty="nobody"),
    Field("control axis", AREA_SET, "control", always=True),
    Field("morale", number(-MOST, MOST), always=True),
    Field("paris price", number(-10, 0)),
    Field("replacements", number(0, MOST), sides=BOTH, always=True),
    Field("advantage", SIDE, empty="nobody"),
    Field("spent by", SIDE),
    Field("active", SIDE),
    Field("strong air", AIR_LIST),
    *(Field("previous", words(" ", GROUPS[side]), sides=(side,)) for side in BOTH),
    *(Field(flag, FLAG) for flag in (*FLAGS, "exchanged")),
    Field("cup", EVENT_LIST, empty="empty"),
)
EVENT_FORMS = {"held": word(EVENTS), "drawn": number(0, MOST), "played": number(0, MOST)}
OF_SIDES = tuple(
    Field(key, form, sides=(side,)) for side in BOTH for key, form in EVENT_FORMS.items()
)
EVENT_TRACKS = (
    Field("kept", words(" ", SIDES)),
    Field("impulse track", EVENT_LIST),
    Field("turn track", EVENT_LIST),
    Field("groups", words(" ", ALL_GROUPS), "progress.groups"),
    Field("active units", UNIT_SET, "progress.active"),
    Field("moved", UNIT_SET, "progress.moved"),
    Field("attacked", UNIT_SET, "progress.attacked"),
)
BID = Form(
    None,
    lambda names, bid: f"bid {bid.noun}",
    lambda finders, line: Action("bid", read_bid(line)),
)
MOVE = pair(UNIT, AREA)
PROGRESS = (
    Field("reserve", pair(UNIT, words(" ", ALL_GROUPS)), "progress.reserves", rows=True),
    Field("entered", MOVE, "progress.entered", rows=True),
    Field("left", MOVE, "progress.left", rows=True),
    Field("contested", AREA_SET, "progress.contested"),
    Field("fought", AREA_SET, "progress.fought"),
    Field("origin", AREA, "progress.origin"),
    Field("landed", AREA, "progress.landed"),
    Field("airhead", AREA),
    Field("air used", AIR_LIST, "progress.air"),
    Field("sealed", BID, sides=BOTH),
)
LEADER_IDS = {leader.name: leader.id for leader in LEADERS}


def read_bid(line: Line) -> int:
    return read_number(line, line.value.removeprefix("bid "), 0, TABLES.tracks["most_bid"])


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options, messages = "springtime", SCENARIOS, Options, TEXT
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds, place_kind = NOTATION, LOOKUP, (UnitId, AreaId), "area"
    before_phase, fields = (IMPULSE,), (IMPULSE, *TRACKS, *OF_SIDES, *EVENT_TRACKS, *PROGRESS)
    keys, repeated, winners = (), {"unit", "frame"}, SIDES

    @property
    def last_turn(self) -> int:
        return TABLES.tracks["turns"]

    @property
    def finders(self) -> Finders:
        return {**super().finders, "leader": self.leader_named}

    @classmethod
    def namers(cls, game: Game) -> Namers:
        return {**super().namers(game), "leader": lambda id: LEADERS[id].name}

    def leader_named(self, line: Line, name: str) -> int:
        return LEADER_IDS[read_word(line, LEADER_IDS, name)]

    def take(self, game: Game) -> None:
        game.drawn = game.played = game.scenario.played_by(game.turn)
        self.take_fields(game)
        self.take_units(game)
        self.take_control(game)
        self.take_leaders(game)
        self.take_events(game)
        self.take_airhead(game)
        if not self.of_key("out of supply"):  # 13.2a as it can be traced
            game.out_of_supply = unsupplied(game)
        self.take_stack(game)
        game.memo = {}

    def take_units(self, game: Game) -> None:
        """Units that are not named are out of play."""
        units = [Unit(REMOVED, 0) for _ in COUNTERS]
        for line, unit, rest in self.units_listed():
            units[unit] = self.read_unit(line, rest)
        game.units = tuple(units)
        self.check_stacking(game)

    def read_unit(self, line: Line, rest: list[str]) -> Unit:
        if not 1 <= len(rest) <= 2:
            raise TEXT.error("error-bad-unit", line=line.number)
        face = rest[1] if len(rest) == 2 else ""
        if face and face not in FACES:
            raise TEXT.error("error-bad-strength", known=FACES, line=line.number)
        if rest[0] in PLACES:
            return Unit(PLACES[rest[0]], FACES.get(face, 0))
        strength = FACES[face or "full"]
        if not strength:
            raise TEXT.error("error-no-strength", line=line.number)
        return Unit(self.place_named(line, rest[0]), strength)

    def check_stacking(self, game: Game) -> None:
        """7.1a No Area begins with more than five units of a side."""
        for area in MAP.areas:
            for side in SIDES:
                if not area.is_zone and count_at(game, area.id, side) > STACKING:
                    raise TEXT.error("error-overstacked", side=side, area=area.name)

    def take_leaders(self, game: Game) -> None:
        lines, carriers = self.of_key("kleist"), ROSTER.kleist_units
        if not lines:
            game.kleist = next((u for u in carriers if game.units[u].place >= 0), NOBODY)
        elif game.kleist not in (*carriers, NOBODY):
            raise TEXT.error("error-not-for-kleist", unit=lines[0].value, line=lines[0].number)

    def take_control(self, game: Game) -> None:
        """As the scenario begins, or as listed; 7.2b a sole occupant always has control."""
        axis, allied = occupied(game, AXIS), occupied(game, ALLIED)
        game.control = (game.control | axis & ~allied) & ~(allied & ~axis)

    def take_events(self, game: Game) -> None:
        """Markers that are nowhere else are in the cup, unless the cup is listed."""
        out = (*game.held.values(), *game.impulse_track, *game.turn_track)
        left = (event for event in EVENTS if event not in out)
        game.cup = tuple(sorted(game.cup if self.of_key("cup") else left))
        everywhere = (*game.cup, *out)
        if len(everywhere) != len(set(everywhere)):
            raise TEXT.error("error-marker-twice")

    def take_airhead(self, game: Game) -> None:
        is_there = game.units[ROSTER.airlanding].place == game.progress.landed
        if not self.of_key("airhead"):
            game.airhead = game.progress.landed if is_there else NOWHERE

    def take_stack(self, game: Game) -> None:
        game.phase = phase_kind(self.required("phase").value) or game.phase
        game.stack = self.stack(lambda phase: frames_for(game, phase))
