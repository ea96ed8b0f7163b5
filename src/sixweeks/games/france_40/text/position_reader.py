"""Parses positions: every line is checked, and errors are reported with their line."""

import re

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model.components import (
    GERMAN,
    MAP,
    NEUTRALS,
    SCENARIOS,
    SIDES,
    UnitId,
)
from sixweeks.games.france_40.model.procedures import FRAMES, frames_for, phase_name
from sixweeks.games.france_40.model.queries import is_neutral, side_of
from sixweeks.games.france_40.model.state import DEAD, OFF_MAP, REMOVED, Dynamo, Game, Options, Unit
from sixweeks.games.france_40.model.view import presence_of
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.rules.r05_turn_sequence import FIGHT_FIRST, MOVE_FIRST
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.games.france_40.text.naming import LOOKUP
from sixweeks.games.france_40.text.notation import NOTATION
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.formats.position import PositionReader
from sixweeks.kernel.formats.position_fields import (
    FLAG,
    Field,
    number,
    read_number,
    read_word,
    set_of,
    word,
)
from sixweeks.kernel.presentation.input_error import InputError

PLACES = {name: place for place, name in OFF_MAP.items()}
HEXES, UNITS = set_of(Hex, " "), set_of(UnitId, ", ")
EDGES, ORDERS = ("west", "south"), (MOVE_FIRST, FIGHT_FIRST)
COUNTRY = re.compile(
    r"neutral|(?P<status>in play|capitulated)( (?P<turn>\S+))??( (?P<strategy>forward|redoubt))?"
)
REPLACEMENTS = Field("replacements", number(0, 99), sides=SIDES, always=True)
SICKLE_CUT, PORTS_LOST = Field("sickle cut", UNITS), Field("ports lost", HEXES)
TRACKS = (
    Field("first halt", number(0, 13)),
    Field("halt", word(("halved", "halted"))),
    Field("dyle", word(("hesitate", "normal", "roads"))),
    Field("dyle entered", FLAG),
    Field("mechanized refit", FLAG),
    Field("supply crisis", FLAG),
)
DONE = tuple(
    Field(key, UNITS, f"phase.{key}") for key in ("moved", "restacked", "attacked", "defended")
)
COMMITTED = Field("armored committed", FLAG, "phase.armored_committed")
KEYS = {*("order", "phasing", "forts", "dynamo"), *NEUTRALS}
REPEATED = {"unit", "points", "closed edge", "rolled", "frame", "control german", "control allied"}
ONLY_IN = {
    **dict.fromkeys((*NEUTRALS, "halt", "dyle", "sickle cut", "dynamo", "closed edge"), "1940"),
    **dict.fromkeys(
        ("first halt", "dyle entered", "mechanized refit", "armored committed"), "1940"
    ),
    "supply crisis": "1939",
}


class Reader(PositionReader):
    """Builds a game from the lines of a position."""

    game_id, scenarios, options, messages = "france_40", SCENARIOS, Options, TEXT
    new_game, procedures, phase_name = new_game, FRAMES, phase_name
    notation, lookup, kinds = NOTATION, LOOKUP, (UnitId, Hex)
    fields = (PORTS_LOST, REPLACEMENTS, SICKLE_CUT, *TRACKS, *DONE, COMMITTED)
    keys, repeated, winners = KEYS, REPEATED, (*SIDES, "draw")

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.units: list[Unit] = list(self.state.units)
        self.stacks: dict[Hex, tuple[UnitId, ...]] = {}

    def check_key(self, line: Line) -> None:
        super().check_key(line)
        if ONLY_IN.get(line.key, self.scenario) != self.scenario:
            raise TEXT.error(
                "error-only-in", key=line.key, scenario=ONLY_IN[line.key], line=line.number
            )

    def take(self, game: Game) -> None:
        self.take_units()
        game.units, game.stacks = tuple(self.units), self.stacks
        game.presence = presence_of(game)
        game.forts = sum(
            one(hex)
            for fort, hex in game.scenario.fort_hexes.items()
            if game.units[fort].place >= 0
        )
        self.take_fields(game)
        self.take_tracks(game)
        self.take_countries(game)
        self.take_control(game)
        self.take_stack(game)

    # --- units --------------------------------------------------------------------------------

    def take_units(self) -> None:
        for line in self.of_key("forts"):
            if line.value not in ("none", "standing"):
                raise TEXT.error("error-bad-forts", line=line.number)
            if line.value == "none":
                for fort in self.state.scenario.fort_hexes:
                    self.units[fort] = Unit(REMOVED, self.units[fort].steps)
        for counter in self.state.scenario.counters:
            if not counter.is_static:
                self.units[counter.id] = Unit(REMOVED, counter.steps)
        counters, listed = self.state.scenario.counters, list(self.units_listed())
        # Whether a fortification stands is known before who is in it.
        for line, unit, rest in sorted(listed, key=lambda each: not counters[each[1]].is_static):
            self.take_unit(line, unit, rest)

    def take_unit(self, line: Line, unit: UnitId, rest: list[str]) -> None:
        if not 1 <= len(rest) <= 2:
            raise TEXT.error("error-bad-unit", line=line.number)
        place = PLACES[rest[0]] if rest[0] in PLACES else self.place_named(line, rest[0])
        most = self.state.scenario.counters[unit].steps
        steps = most if len(rest) == 1 else read_number(line, rest[1], 0, most)
        self.put(line, unit, place, 0 if place == DEAD else steps)

    def put(self, line: Line, unit: UnitId, place: int, steps: int) -> None:
        counter = self.state.scenario.counters[unit]
        if place >= 0 and steps == 0:
            raise TEXT.error("error-no-step-left", unit=counter.name, line=line.number)
        if counter.is_static:
            home = self.state.scenario.fort_hexes[unit]
            if place >= 0 and place != home:
                number = MAP.grid.number(home)
                raise TEXT.error(
                    "error-fort-elsewhere", unit=counter.name, hex=number, line=line.number
                )
        elif place >= 0:
            self.check_ground(line, unit, Hex(place))
            self.stacks[Hex(place)] = (*self.stacks.get(Hex(place), ()), unit)
        self.units[unit] = Unit(place, steps)

    def check_ground(self, line: Line, unit: UnitId, hex: Hex) -> None:
        counter, number = self.state.scenario.counters[unit], MAP.grid.number(hex)

        def wrong(id: str) -> InputError:
            return TEXT.error(id, unit=counter.name, hex=number, line=line.number)

        if not MAP.land >> hex & 1:
            raise wrong("error-not-land")
        for other in self.stacks.get(hex, ()):
            if self.state.scenario.counters[other].side != counter.side:
                raise wrong("error-with-enemy")
        if self.has_enemy_fort(counter.side, hex):
            raise wrong("error-with-enemy-fort")

    def has_enemy_fort(self, side: str, hex: Hex) -> bool:
        fort = self.state.roster.fort_at.get(hex)
        standing = fort is not None and self.units[fort].place >= 0
        return standing and self.state.scenario.counters[fort or 0].side != side

    # --- tracks -------------------------------------------------------------------------------

    def take_tracks(self, game: Game) -> None:
        for line in self.of_key("points"):
            game.victory_points = (*game.victory_points, self.points(line))
        for line in self.of_key("closed edge"):
            game.closed_edges |= {read_word(line, EDGES)}
        for line in self.of_key("dynamo"):
            game.dynamo = self.dynamo(line)
        for line in self.of_key("rolled"):
            name, _, die = line.value.rpartition(",")
            rolled = {self.unit_named(line, name.strip()): read_number(line, die, 1, 6)}
            game.phase = replace(game.phase, rolled={**game.phase.rolled, **rolled})

    def points(self, line: Line) -> tuple[str, int]:
        rule, _, amount = line.value.partition(" ")
        if rule not in ("4.3b", "4.4a", "4.5a", "4.6a", "4.7a", "4.8a", "4.8b", "4.9a", "4.10a"):
            raise TEXT.error("error-no-points", rule=rule, line=line.number)
        return rule, read_number(line, amount, -1, 1)

    def dynamo(self, line: Line) -> Dynamo:
        words = line.value.split()
        if len(words) not in (2, 3):
            raise TEXT.error("error-bad-dynamo", line=line.number)
        declared = read_number(line, words[0], 1, 13)
        evacuated = read_number(line, words[2], 0, 4) if len(words) == 3 else 0
        return Dynamo(declared, self.place_named(line, words[1]), evacuated)

    # --- countries and control ----------------------------------------------------------------

    def take_countries(self, game: Game) -> None:
        for country in NEUTRALS:
            for line in self.of_key(country):
                self.take_country(game, country, line)
        if not self.is_set_up():
            self.check_neutral_ground(game)

    def is_set_up(self) -> bool:
        """3.8d During set-up Sickle Cut has violated nothing and taken no ground."""
        return self.required("phase").value == "set-up"

    def take_country(self, game: Game, country: str, line: Line) -> None:
        """`in play 3`, the turn it was violated; `in play 3 forward` of Switzerland."""
        found = COUNTRY.fullmatch(line.value)
        if not found or (found["strategy"] and country != "switzerland"):
            raise TEXT.error("error-bad-country", key=line.key, line=line.number)
        if not found["status"]:
            return
        turn = read_number(line, found["turn"] or "1", 1, game.scenario.turns)
        game.countries = replace(
            game.countries,
            violated_on={**game.countries.violated_on, country: turn},
            swiss_strategy=found["strategy"] or game.countries.swiss_strategy,
            **{country: found["status"]},
        )

    def check_neutral_ground(self, game: Game) -> None:
        for unit, line in self.placed.items():
            place = game.units[unit].place
            country = MAP.country(Hex(place)) if place >= 0 else ""
            if not is_neutral(game, country) or side_of(game, unit) != GERMAN:
                continue
            number = MAP.grid.number(Hex(place))
            raise TEXT.error("error-in-neutral", hex=number, country=country, line=line.number)

    def take_control(self, game: Game) -> None:
        control = MAP.countries["germany"]
        for line in self.of_key("control german"):
            control |= HEXES.read(self.finders, line)
        for line in self.of_key("control allied"):
            control &= ~HEXES.read(self.finders, line)
        allied = 0
        for mask in game.presence[1:]:
            allied |= mask
        german = 0 if self.is_set_up() else game.presence[0]
        game.control = (control | german) & ~allied
        game.memo = {}

    def take_stack(self, game: Game) -> None:
        """The frames that the program wrote, otherwise those of the named phase."""
        if self.of_key("frame"):
            game.stack = self.frames()
            for line in self.of_key("phasing"):
                game.phasing = "" if line.value == "nobody" else read_word(line, (*SIDES, "nobody"))
            return
        order = next((read_word(line, ORDERS) for line in self.of_key("order")), "")
        game.stack, game.phasing = self.of_phase(lambda phase: frames_for(game, phase, order))
