"""Reading a position: every line is checked, and what is wrong is said with its line."""

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    FRENCH_ARMIES,
    GERMAN_ARMIES,
    GERMANY,
    HOMES,
    INTRINSIC,
    NEUTRALS,
    SCENARIO,
    SCENARIOS,
    SIDES,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.new_game_effects import new_game
from sixweeks.games.nineteen_forty.model.procedures import FRAMES, frames_for, phase_name
from sixweeks.games.nineteen_forty.model.queries import is_neutral, side_of
from sixweeks.games.nineteen_forty.model.state import (
    OFF_MAP,
    REMOVED,
    SOUND,
    WAITING,
    Game,
    Options,
    Unit,
)
from sixweeks.games.nineteen_forty.rules.r09_air import AIR
from sixweeks.games.nineteen_forty.rules.r15_optional_units import OPTIONAL
from sixweeks.games.nineteen_forty.rules.r16_planning import DEFAULT_OBJECTIVE, GROUPS
from sixweeks.games.nineteen_forty.rules.r19_victory import OBJECTIVES
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.games.nineteen_forty.text.naming import LOOKUP
from sixweeks.games.nineteen_forty.text.notation import NOTATION
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import (
    FLAG,
    Field,
    by_name,
    number,
    pair,
    parts,
    read_number,
    read_word,
    set_of,
    word,
)
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Listed, named

PLACES = {name: place for place, name in OFF_MAP.items()}
CONDITIONS = ("", "just repulsed", "repulsed", "driven back")
UNITS, HEXES = set_of(UnitId, ", "), set_of(Hex, " ")
PLANS = (
    Field("ready group", word(GROUPS[ALLIED]), "plans.ready_group"),
    Field("objective", word(OBJECTIVES), "plans.objective"),
    Field("main effort", word(GROUPS["german"]), "plans.main_effort"),
)
POOLS = tuple(
    Field(f"arrived {pool}", number(0, 3), f"arrivals.{pool}")
    for pool in ("german", "allied", "swiss")
)
ALARM = Field("border alarm", FLAG, "countries.is_border_alarmed")
MOST_DIVISIONS = 9  # evacuated in one line
RAILED = Field("railed", FLAG, "phase.has_railed")
EVACUATED = Field(
    "evacuated", pair(by_name(Hex), number(0, MOST_DIVISIONS), " "), "phase.evacuated", rows=True
)
SETS = (
    Field("unsupplied", UNITS),
    Field("landed", UNITS),
    Field("grounded", UNITS),
    Field("by the edge", UNITS, "arrivals.by_edge"),
    Field("moved", UNITS, "phase.moved"),
    Field("retreated", UNITS, "phase.retreated"),
    Field("drops", HEXES),
    Field("arrivals", HEXES, "arrivals.hexes"),
    Field("silenced", HEXES, "phase.silenced"),
)
ARMIES = {"german": GERMAN_ARMIES, "allied": FRENCH_ARMIES}
GROUP_KEYS = {f"group {group}": (side, group) for side in SIDES for group in GROUPS[side]}
KEYS = {
    *("impulse", "phasing", "strengths", "eben emael", "just joined", "british left"),
    *(f"air {side}" for side in SIDES),
    *NEUTRALS,
    *GROUP_KEYS,
}
REPEATED = {
    *("unit", "frame", "formed", "released"),
    *(f"{key} {side}" for key in ("control", "interdicted") for side in SIDES),
}


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options = "nineteen_forty", SCENARIOS, Options
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds, messages = NOTATION, LOOKUP, (UnitId, Hex), TEXT
    fields = (*PLANS, *POOLS, ALARM, RAILED, EVACUATED, *SETS)
    keys, repeated, winners = KEYS, REPEATED, (*SIDES, "draw")

    def take(self, game: Game) -> None:
        self.take_turn(game)
        self.take_fields(game)
        self.take_countries(game)
        self.take_units(game)
        self.take_control(game)
        self.take_air(game)
        self.take_plans(game)
        self.take_tracks(game)

    def hexes(self, line: Line) -> int:
        return int(HEXES.read(self.finders, line))

    # --- the turn -----------------------------------------------------------------------------

    def take_turn(self, game: Game) -> None:
        impulse = self.read_impulse(game.turn)
        if self.of_key("frame"):
            game.stack = self.frames()
            game.phasing = next((read_word(each, SIDES) for each in self.of_key("phasing")), "")
        else:
            game.stack, game.phasing = self.of_phase(lambda phase: frames_for(phase, impulse))
        game.begun = not game.stack or game.stack[0].at != "set_up"
        game.impulse = impulse if game.begun else 0

    def read_impulse(self, turn: int) -> int:
        """18.a Turn 0 has one impulse."""
        lines = self.of_key("impulse")
        return read_number(lines[0], lines[0].value, 1, 2 if turn else 1) if lines else 1

    # --- countries ----------------------------------------------------------------------------

    def take_countries(self, game: Game) -> None:
        for country in NEUTRALS:
            for line in self.of_key(country):
                self.take_country(game, country, line)
        for line in self.of_key("just joined"):
            joined = frozenset(self.country(line, word) for word in line.value.split())
            game.countries = replace(game.countries, just_joined=joined)

    def country(self, line: Line, word: str) -> str:
        if word not in NEUTRALS:
            raise TEXT.error("error-no-country", country=word, known=NEUTRALS, line=line.number)
        return word

    def take_country(self, game: Game, country: str, line: Line) -> None:
        """`allied 1`, the turn it was invaded; `allied` if it was not."""
        status, *turn = line.value.split() or [""]
        if status not in ("neutral", "allied", "surrendered") or len(turn) > 1:
            raise TEXT.error("error-bad-country", country=country, line=line.number)
        invaded = dict(game.countries.invaded_on)
        if turn and status != "neutral":
            invaded[country] = read_number(line, turn[0], 0, SCENARIO.turns)
        game.countries = replace(game.countries, invaded_on=invaded, **{country: status})

    # --- units --------------------------------------------------------------------------------

    def take_units(self, game: Game) -> None:
        """Those that are not listed are to be set up, and later out of the game."""
        game.units = (Unit(REMOVED if game.begun else WAITING),) * len(COUNTERS)
        for line, unit, rest in self.units_listed():
            self.take_unit(game, line, unit, rest)
        effects.survey(game, game.stacks)
        for unit, line in reversed(self.placed.items()):
            self.check_ground(game, line, unit)
        for line in self.of_key("formed"):
            corps, divisions = self.formed(line)
            game.formed = {**game.formed, corps: divisions}

    def take_unit(self, game: Game, line: Line, unit: UnitId, rest: list[str]) -> None:
        if not 1 <= len(rest) <= 2:
            raise TEXT.error("error-bad-unit", line=line.number)
        place = PLACES[rest[0]] if rest[0] in PLACES else self.place_named(line, rest[0])
        condition = self.condition(line, rest[1], place) if len(rest) == 2 else SOUND
        records = list(game.units)
        records[unit] = Unit(place, condition)
        game.units = tuple(records)
        if place >= 0:
            stack = game.stacks.get(Hex(place), ())
            game.stacks = {**game.stacks, Hex(place): (*stack, unit)}

    def condition(self, line: Line, word: str, place: int) -> int:
        if not word or word not in CONDITIONS or place < 0:
            known = filter(None, CONDITIONS)
            raise TEXT.error("error-bad-condition", known=known, line=line.number)
        return CONDITIONS.index(word)

    def check_ground(self, game: Game, line: Line, unit: UnitId) -> None:
        """Land, at war unless at home; no enemies but where airborne units drop."""
        name, place, side = COUNTERS[unit].name, game.units[unit].place, side_of(unit)
        if place < 0:
            return
        hex, number = Hex(place), GRID.number(Hex(place))

        def wrong(id: str) -> InputError:
            return TEXT.error(id, unit=name, hex=number, line=line.number)

        if not MAP.land >> hex & 1:
            raise wrong("error-not-land")
        country = MAP.country(hex)
        if is_neutral(game, country) and HOMES.get(COUNTERS[unit].nation) != country:
            raise TEXT.error(
                "error-in-neutral", unit=name, hex=number, country=country, line=line.number
            )
        others = [other for other in game.stacks[hex] if side_of(other) != side]
        if others and not any(COUNTERS[each].is_airborne for each in game.stacks[hex]):
            raise wrong("error-with-enemy")

    def formed(self, line: Line) -> tuple[UnitId, tuple[UnitId, ...]]:
        corps, *divisions = (self.unit_named(line, name) for name in parts(line) or [""])
        known = [COUNTERS[each.corps].name for each in OPTIONAL.values()]
        if COUNTERS[corps].name not in known or len(divisions) != 3:
            corps_named = Listed(tuple(map(named, known)), "or")
            raise TEXT.error("error-bad-formed", corps=corps_named, line=line.number)
        return corps, tuple(divisions)

    # --- the map ------------------------------------------------------------------------------

    def take_control(self, game: Game) -> None:
        """5.a Who is where, and whose zone a hex is in, goes before what a line says."""
        control = GERMANY
        for line in self.of_key("control german"):
            control |= self.hexes(line)
        for line in self.of_key("control allied"):
            control &= ~self.hexes(line)
        game.control = control
        for line in self.of_key("strengths"):
            game.strengths = self.strengths(line)
        for line in self.of_key("eben emael"):
            word = read_word(line, ("standing", "destroyed"))
            game.has_eben_emael = word == "standing"
        forget(game)
        effects.settle(game)

    def strengths(self, line: Line) -> int:
        mask = 0 if line.value == "none" else self.hexes(line)
        if mask & ~INTRINSIC:
            known = GRID.numbers(INTRINSIC)
            raise TEXT.error("error-bad-strengths", known=known, line=line.number)
        return mask

    def take_air(self, game: Game) -> None:
        most = {"german": AIR["german"], "allied": AIR["french"] + AIR["british"] + 1}
        for side in SIDES:
            for line in self.of_key(f"air {side}"):
                points = read_number(line, line.value, 0, most[side])
                game.air = game.air.having(side, points)
            for line in self.of_key(f"interdicted {side}"):
                hexes = game.interdicted.of(side) | self.hexes(line)
                game.interdicted = game.interdicted.having(side, hexes)

    # --- plans --------------------------------------------------------------------------------

    def take_plans(self, game: Game) -> None:
        if game.begun and not game.plans.objective:
            game.plans = replace(game.plans, objective=DEFAULT_OBJECTIVE)
        for key, (side, group) in GROUP_KEYS.items():
            for line in self.of_key(key):
                self.take_armies(game, side, group, line)

    def take_armies(self, game: Game, side: str, group: str, line: Line) -> None:
        field = f"{side}_armies"
        armies = dict(getattr(game.plans, field))
        for army in line.value.split():
            if army not in ARMIES[side]:
                raise TEXT.error("error-no-army", army=army, known=ARMIES[side], line=line.number)
            if army in armies:
                raise TEXT.error("error-army-twice", army=army, line=line.number)
            armies[army] = group
        game.plans = replace(game.plans, **{field: armies})

    # --- tracks -------------------------------------------------------------------------------

    def take_tracks(self, game: Game) -> None:
        for line in self.of_key("released"):
            army, turn = self.released(line)
            released = {**game.command.released, army: turn}
            game.command = replace(game.command, released=released)
        for line in self.of_key("british left"):
            turn = read_number(line, line.value, 0, SCENARIO.turns)
            game.command = replace(game.command, british_left_on=turn)

    def released(self, line: Line) -> tuple[str, int]:
        army, _, turn = line.value.partition(" ")
        if army not in FRENCH_ARMIES:
            raise TEXT.error("error-bad-released", line=line.number)
        return army, read_number(line, turn, 1, SCENARIO.turns)
