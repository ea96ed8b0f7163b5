"""Reading a position: every line is checked, and what is wrong is said with its line."""

from collections.abc import Iterable

from msgspec.structs import replace

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
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
from sixweeks.games.springtime.model.procedures import FRAMES, frames_for, phase_kind
from sixweeks.games.springtime.model.queries import count_at, occupied
from sixweeks.games.springtime.model.state import (
    NOBODY,
    NOWHERE,
    PLACES,
    REMOVED,
    Deeds,
    Game,
    Options,
    Unit,
)
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r13_supply import unsupplied
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import (
    COMMON_KEYS,
    PositionReader,
    looked_up,
    parts,
    read_flag,
    read_number,
    read_word,
)
from sixweeks.kernel.question import Action

FACES = {"full": FULL, "reduced": REDUCED, "lost": 0}
FLAGS = {
    "confidence": "confidence",
    "italy at war": "italy_at_war",
    "paris open": "paris_open",
    "billotte killed": "billotte_killed",
    "refugees": "refugees",
    "plan red": "plan_red",
    "exchanged": "exchanged",
}
UNIT_SETS = {"active units": "active", "moved": "moved", "attacked": "attacked"}
AREA_SETS = ("contested", "fought")
AREAS = ("origin", "landed")
MOST = 99
BY_SIDE = ("replacements", "previous", "held", "drawn", "played", "sealed")
REPEATED = {"unit", "entered", "left", "reserve", "frame"}
KEYS = {
    *COMMON_KEYS,
    *("impulse", "active", "advantage", "spent by", "morale", "paris price", "strong air"),
    *("control axis", "kleist", "kleist seeks", "flipped", "out of supply", "cup"),
    *("kept", "airhead", "impulse track", "turn track", "groups", "air used"),
    *(f"{key} {side}" for key in BY_SIDE for side in SIDES),
    *FLAGS,
    *UNIT_SETS,
    *AREA_SETS,
    *AREAS,
    *REPEATED,
}


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options, messages = "springtime", SCENARIOS, Options, TEXT
    keys, repeated, winners = KEYS, REPEATED, SIDES

    def game(self) -> Game:
        game = new_game(self.scenario, self.read_options())
        self.take_tracks(game)
        self.take_units(game)
        self.take_control(game)
        self.take_leaders(game)
        self.take_events(game)
        self.take_deeds(game)
        self.take_supply(game)
        self.take_stack(game)
        game.ending = self.ending()
        game.memo = {}
        return game

    # --- names --------------------------------------------------------------------------------

    def area_named(self, line: Line, name: str) -> AreaId:
        return looked_up(line, MAP.find, name, "area")

    def areas_of(self, line: Line) -> int:
        return sum({1 << self.area_named(line, name) for name in line.value.split()})

    def unit_named(self, line: Line, name: str) -> UnitId:
        if name not in ROSTER.by_name:
            raise TEXT.error("error-no-unit", unit=name, line=line.number)
        return ROSTER.by_name[name]

    def units_of(self, line: Line) -> int:
        if line.value == "nobody":
            return 0
        return sum({1 << self.unit_named(line, name) for name in listed(line)})

    def chosen(self, line: Line, known: Iterable[str]) -> tuple[str, ...]:
        names = () if line.value == "empty" else listed(line)
        for name in names:
            if name not in known:
                raise TEXT.error("error-no-such", name=name, line=line.number)
        return names

    # --- units --------------------------------------------------------------------------------

    def take_units(self, game: Game) -> None:
        """Units that are not named are out of play."""
        units = [Unit(REMOVED, 0) for _ in COUNTERS]
        named: set[UnitId] = set()
        for line in self.of_key("unit"):
            name, *rest = parts(line)
            unit = self.unit_named(line, name)
            if unit in named:
                raise TEXT.error("error-unit-twice", unit=name, line=line.number)
            named.add(unit)
            units[unit] = self.read_unit(line, rest)
        game.units = tuple(units)
        game.memo = {}
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
        return Unit(self.area_named(line, rest[0]), strength)

    def check_stacking(self, game: Game) -> None:
        """7.1a No Area begins with more than five units of a side."""
        for area in MAP.areas:
            for side in SIDES:
                if not area.is_zone and count_at(game, area.id, side) > STACKING:
                    raise TEXT.error("error-overstacked", side=side, area=area.name)

    def take_leaders(self, game: Game) -> None:
        carriers = [unit for unit in ROSTER.kleist_units if game.units[unit].place >= 0]
        game.kleist = carriers[0] if carriers else NOBODY
        for line in self.of_key("kleist"):
            is_gone = line.value == "nobody"
            game.kleist = NOBODY if is_gone else self.unit_named(line, line.value)
            if not is_gone and game.kleist not in ROSTER.kleist_units:
                raise TEXT.error("error-not-for-kleist", unit=line.value, line=line.number)
        game.kleist_seeks = NOWHERE
        for line in self.of_key("kleist seeks"):
            game.kleist_seeks = self.area_named(line, line.value)
        known = {leader.name: leader.id for leader in LEADERS}
        for line in self.of_key("flipped"):
            game.flipped = sum({1 << known[name] for name in self.chosen(line, known)})

    # --- tracks -------------------------------------------------------------------------------

    def take_tracks(self, game: Game) -> None:
        turn = self.required("turn")
        game.turn = read_number(turn, turn.value, 0, TABLES.tracks["turns"])
        game.drawn = game.played = game.scenario.played_by(game.turn)
        for line in self.of_key("impulse"):
            game.impulse = read_number(line, line.value, 1, TABLES.tracks["impulses"])
        for line in self.of_key("morale"):
            game.morale = read_number(line, line.value, -MOST, MOST)
        for line in self.of_key("paris price"):
            game.paris_price = read_number(line, line.value, -10, 0)
        for line in self.of_key("advantage"):
            found = read_word(line, (*SIDES, "nobody"))
            game.advantage = "" if found == "nobody" else found
        for key, field in (("spent by", "spent_by"), ("active", "active")):
            for line in self.of_key(key):
                setattr(game, field, read_word(line, SIDES))
        for line in self.of_key("strong air"):
            game.strong_air = self.chosen(line, TABLES.air)
        for key, field in FLAGS.items():
            for line in self.of_key(key):
                setattr(game, field, read_flag(line))
        for side in SIDES:
            self.take_side(game, side)

    def take_side(self, game: Game, side: str) -> None:
        for line in self.of_key(f"replacements {side}"):
            game.replacements = {
                **game.replacements,
                side: read_number(line, line.value, 0, MOST),
            }
        for line in self.of_key(f"previous {side}"):
            groups = tuple(line.value.split())
            if any(group not in GROUPS[side] for group in groups):
                raise TEXT.error("error-bad-groups", known=GROUPS[side], line=line.number)
            game.previous = {**game.previous, side: groups}
        for line in self.of_key(f"drawn {side}"):
            game.drawn = {**game.drawn, side: read_number(line, line.value, 0, MOST)}
        for line in self.of_key(f"played {side}"):
            game.played = {**game.played, side: read_number(line, line.value, 0, MOST)}
        for line in self.of_key(f"sealed {side}"):
            bid = read_number(line, line.value.removeprefix("bid "), 0, TABLES.tracks["most_bid"])
            game.sealed = {**game.sealed, side: Action("bid", bid)}

    def take_control(self, game: Game) -> None:
        """As the scenario begins, or as listed; 7.2b a sole occupant always has control."""
        for line in self.of_key("control axis"):
            game.control = self.areas_of(line)
        axis, allied = occupied(game, AXIS), occupied(game, ALLIED)
        game.control = (game.control | axis & ~allied) & ~(allied & ~axis)
        game.memo = {}

    def take_supply(self, game: Game) -> None:
        """13.2a As listed, or as it can be traced."""
        game.out_of_supply = unsupplied(game)
        for line in self.of_key("out of supply"):
            game.out_of_supply = self.units_of(line)

    # --- events -------------------------------------------------------------------------------

    def take_events(self, game: Game) -> None:
        """Markers that are nowhere else are in the cup, unless the cup is listed."""
        for side in SIDES:
            for line in self.of_key(f"held {side}"):
                game.held = {**game.held, side: read_word(line, EVENTS)}
        for line in self.of_key("kept"):
            game.kept = tuple(line.value.split())
            if any(side not in SIDES for side in game.kept):
                raise TEXT.error("error-bad-sides", known=SIDES, line=line.number)
        for line in self.of_key("impulse track"):
            game.impulse_track = self.chosen(line, EVENTS)
        for line in self.of_key("turn track"):
            game.turn_track = self.chosen(line, EVENTS)
        out = (*game.held.values(), *game.impulse_track, *game.turn_track)
        game.cup = tuple(sorted(event for event in EVENTS if event not in out))
        for line in self.of_key("cup"):
            game.cup = tuple(sorted(self.chosen(line, EVENTS)))
        everywhere = (*game.cup, *out)
        if len(everywhere) != len(set(everywhere)):
            raise TEXT.error("error-marker-twice")

    # --- the impulse in progress --------------------------------------------------------------

    def take_deeds(self, game: Game) -> None:
        fields: dict[str, object] = {}
        for key, field in UNIT_SETS.items():
            for line in self.of_key(key):
                fields[field] = self.units_of(line)
        for key in AREA_SETS:
            for line in self.of_key(key):
                fields[key] = self.areas_of(line)
        for key in AREAS:
            for line in self.of_key(key):
                fields[key] = self.area_named(line, line.value)
        for line in self.of_key("groups"):
            fields["groups"] = tuple(line.value.split())
        for line in self.of_key("air used"):
            fields["air"] = self.chosen(line, TABLES.air)
        for key in ("entered", "left"):
            fields[key] = tuple(self.unit_and_area(line) for line in self.of_key(key))
        reserves = [self.unit_and(line) for line in self.of_key("reserve")]
        fields["reserves"] = tuple((unit, tuple(rest.split())) for unit, rest in reserves)
        game.deeds = replace(Deeds(), **fields)
        is_there = game.units[ROSTER.airlanding].place == game.deeds.landed
        game.airhead = game.deeds.landed if is_there else NOWHERE
        for line in self.of_key("airhead"):
            game.airhead = self.area_named(line, line.value)

    def unit_and(self, line: Line) -> tuple[UnitId, str]:
        name, _, rest = line.value.partition(",")
        return self.unit_named(line, name.strip()), rest.strip()

    def unit_and_area(self, line: Line) -> tuple[UnitId, AreaId]:
        unit, rest = self.unit_and(line)
        return unit, self.area_named(line, rest)

    def take_stack(self, game: Game) -> None:
        """The procedures as the program wrote them, else those of the phase named."""
        game.phase = phase_kind(self.required("phase").value) or game.phase
        if self.of_key("frame"):
            game.stack = self.frames(FRAMES, {AreaId: self.area_named, UnitId: self.unit_named})
        else:
            game.stack = self.of_phase(lambda phase: frames_for(game, phase))


def listed(line: Line) -> tuple[str, ...]:
    return tuple(name.strip() for name in line.value.split(",") if name.strip())
