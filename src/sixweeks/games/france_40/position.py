"""Any position as text, to save, to load and to write by hand: docs/reference/position.md."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sixweeks.board.hexes import BadHexNumber, Hex, bits, one
from sixweeks.games.france_40.components import MAP, NEUTRALS, SCENARIOS, SIDES, Counter, UnitId
from sixweeks.games.france_40.procedures import Frame, frames_for, phase_name
from sixweeks.games.france_40.queries import name_of
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.state import (
    DEAD,
    OFF_MAP,
    REMOVED,
    Dynamo,
    Game,
    Options,
    Phase,
    Unit,
)
from sixweeks.games.france_40.view import presence_of
from sixweeks.kernel import engine
from sixweeks.kernel.definition import BadSetting
from sixweeks.kernel.lines import BadText, Line, read_lines, shortened

FIRST = "sixweeks position 1"
PLACES = {name: place for place, name in OFF_MAP.items()}
UNIT_BITS = ("moved", "restacked", "attacked", "defended")
FLAGS = {
    "dyle entered": "dyle_entered",
    "mechanized refit": "mechanized_refit",
    "supply crisis": "supply_crisis",
}
WORDS = {"halt": ("halved", "halted"), "dyle": ("hesitate", "normal", "roads")}


# --- writing ----------------------------------------------------------------------------------


def write_position(game: Game) -> str:
    return "\n".join(position_lines(game)) + "\n"


def position_lines(game: Game) -> Iterator[str]:
    yield FIRST
    yield "game: france_40"
    yield f"scenario: {game.scenario_id}"
    for name in Options.__struct_fields__:
        yield f"option {name}: {getattr(game.options, name)}"
    yield f"turn: {game.turn}"
    yield f"phase: {phase_name(game)}"
    yield from unit_lines(game)
    yield from map_lines(game)
    yield from country_lines(game)
    yield from track_lines(game)
    yield from this_phase_lines(game)
    yield from (f"frame: {encoded(game, frame)}" for frame in game.stack)


def unit_lines(game: Game) -> Iterator[str]:
    """Each stack from bottom to top; then what is hurt or off the map."""
    for hex in sorted(game.stacks, key=MAP.grid.number):
        for unit in game.stacks[hex]:
            yield f"unit: {name_of(game, unit)}, {MAP.grid.number(hex)}, {game.units[unit].steps}"
    if not game.forts:
        yield "forts: none"
    for counter in game.scenario.counters:
        place, steps = game.units[counter.id].place, game.units[counter.id].steps
        if place < 0 and not is_default(game, counter, place, steps):
            yield f"unit: {counter.name}, {OFF_MAP[place]}, {steps}"
        elif place >= 0 and counter.is_static and steps < counter.steps:
            yield f"unit: {counter.name}, {MAP.grid.number(Hex(place))}, {steps}"


def is_default(game: Game, counter: Counter, place: int, steps: int) -> bool:
    """What reading supposes of a unit that is not listed: out of play at full strength."""
    listed = counter.is_static and bool(game.forts)
    return place == REMOVED and steps == counter.steps and not listed


def map_lines(game: Game) -> Iterator[str]:
    gained = game.control & ~MAP.countries["germany"]
    lost = MAP.countries["germany"] & ~game.control
    for key, mask in (("german", gained), ("allied", lost)):
        if mask:
            yield f"control {key}: {' '.join(MAP.grid.numbers(mask))}"
    if game.ports_lost:
        yield f"ports lost: {' '.join(MAP.grid.numbers(game.ports_lost))}"


def country_lines(game: Game) -> Iterator[str]:
    for country in NEUTRALS:
        status = getattr(game.countries, country)
        if status != "neutral":
            strategy = game.countries.swiss_strategy if country == "switzerland" else ""
            turn = game.countries.violated_on.get(country, 1)
            yield f"{country}: {status} {turn} {strategy}".rstrip()


def track_lines(game: Game) -> Iterator[str]:
    yield f"phasing: {game.phasing}" if game.phasing else "phasing: nobody"
    yield from (f"points: {rule} {amount:+d}" for rule, amount in game.victory_points)
    yield from (f"replacements {side}: {left}" for side, left in game.replacements.items())
    if game.sickle_cut:
        yield f"sickle cut: {', '.join(names_in(game, game.sickle_cut))}"
    if game.dynamo:
        port = MAP.grid.number(game.dynamo.port)
        yield f"dynamo: {game.dynamo.declared} {port} {game.dynamo.evacuated}"
    yield from (f"closed edge: {edge}" for edge in sorted(game.closed_edges))
    if game.first_halt:
        yield f"first halt: {game.first_halt}"
    yield from (f"{key}: {getattr(game, key)}" for key in WORDS if getattr(game, key))
    yield from (f"{key}: yes" for key, field in FLAGS.items() if getattr(game, field))


def this_phase_lines(game: Game) -> Iterator[str]:
    for key in UNIT_BITS:
        if mask := getattr(game.phase, key):
            yield f"{key}: {', '.join(names_in(game, mask))}"
    yield from (f"rolled: {name_of(game, unit)}, {die}" for unit, die in game.phase.rolled)
    if game.phase.armored_committed:
        yield "armored committed: yes"


def names_in(game: Game, mask: int) -> list[str]:
    return [name_of(game, UnitId(unit)) for unit in bits(mask)]


# --- frames: fields are written with hex numbers and unit names ---------------------------------

HEX_FIELDS, HEX_MASKS = ("hex",), ("origins",)
UNIT_FIELDS, UNIT_TUPLES = ("unit",), ("units", "defenders", "retreating", "displaced")
UNIT_MASKS = ("overland", "refitting")


def encoded(game: Game, frame: Any) -> str:
    fields = msgspec.to_builtins(frame)
    for name, value in fields.items():
        if name in HEX_FIELDS and value >= 0:
            fields[name] = MAP.grid.number(Hex(value))
        elif name in UNIT_FIELDS and value >= 0:
            fields[name] = name_of(game, UnitId(value))
        elif name in HEX_MASKS:
            fields[name] = MAP.grid.numbers(value)
        elif name in UNIT_TUPLES:
            fields[name] = [name_of(game, unit) for unit in value]
        elif name in UNIT_MASKS:
            fields[name] = names_in(game, value)
    return msgspec.json.encode(fields).decode()


def decoded_frame(reader: "Reader", line: Line) -> Any:
    try:
        fields = msgspec.json.decode(line.value, type=dict[str, Any])
        for name, value in fields.items():
            fields[name] = decoded_field(reader, line, name, value)
        return msgspec.convert(fields, Frame)
    except (msgspec.DecodeError, msgspec.ValidationError, TypeError, AttributeError) as error:
        raise BadText(line.number, f"the frame cannot be read: {error}") from None


def decoded_field(reader: "Reader", line: Line, name: str, value: Any) -> Any:
    if name in HEX_FIELDS and isinstance(value, str):
        return read_hex(line, value)
    if name in UNIT_FIELDS and isinstance(value, str):
        return reader.unit_named(line, value)
    if name in HEX_MASKS:
        return sum(one(read_hex(line, each)) for each in value)
    if name in UNIT_TUPLES:
        return [reader.unit_named(line, each) for each in value]
    if name in UNIT_MASKS:
        return sum(1 << reader.unit_named(line, each) for each in value)
    return value


# --- reading ----------------------------------------------------------------------------------


def read_position(text: str) -> Game:
    """The game a text describes, waiting for its question; BadText says what is wrong where."""
    reader = Reader(list(read_lines(text, FIRST)))
    game = reader.game()
    try:
        engine.run(game)
    except (AssertionError, KeyError, IndexError, ValueError) as error:
        raise BadText(0, f"the position cannot be played from: {error}") from None
    return game


def read_hex(line: Line, number: str) -> Hex:
    try:
        return MAP.grid.hex(str(number))
    except BadHexNumber as error:
        raise BadText(line.number, str(error).rstrip(".")) from None


def read_hexes(line: Line) -> int:
    return sum({one(read_hex(line, number)) for number in line.value.split()})


def read_number(line: Line, text: str, least: int, most: int) -> int:
    clean = text.strip().removeprefix("+")
    if not (clean.removeprefix("-").isascii() and clean.removeprefix("-").isdigit()):
        raise BadText(line.number, f"'{shortened(text)}' is not a whole number")
    if not least <= int(clean) <= most:
        raise BadText(line.number, f"{clean} is not between {least} and {most}")
    return int(clean)


class Reader:
    """Builds a game from the lines of a position."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.scenario = self.required("scenario")
        if self.scenario.value not in SCENARIOS:
            known = ", ".join(SCENARIOS)
            raise BadText(
                self.scenario.number,
                f"there is no scenario '{shortened(self.scenario.value)}'; there are {known}",
            )
        self.state = new_game(self.scenario.value, self.read_options())
        self.names = self.state.roster.by_name
        self.placed: set[UnitId] = set()
        self.units: list[Unit] = list(self.state.units)
        self.stacks: dict[Hex, tuple[UnitId, ...]] = {}

    def required(self, key: str) -> Line:
        for line in self.lines:
            if line.key == key:
                return line
        raise BadText(0, f"the position has no '{key}' line")

    def of_key(self, key: str) -> list[Line]:
        return [line for line in self.lines if line.key == key]

    def read_options(self) -> Options:
        options = {}
        for line in self.lines:
            kind, _, name = line.key.partition(" ")
            if kind == "option":
                if name not in Options.__struct_fields__:
                    raise BadText(line.number, f"there is no option '{shortened(name)}'")
                options[name] = line.value
        try:
            return msgspec.convert(options, Options)
        except msgspec.ValidationError as error:
            raise BadText(0, f"an option cannot have that value: {error}") from None

    def unit_named(self, line: Line, name: str) -> UnitId:
        if name not in self.names:
            scenario = self.scenario.value
            raise BadText(line.number, f"there is no unit '{shortened(str(name))}' in {scenario}")
        return self.names[name]

    def unit_list(self, line: Line) -> int:
        names = [name.strip() for name in line.value.split(",")]
        return sum({1 << self.unit_named(line, name) for name in names})

    def game(self) -> Game:
        self.check_keys()
        self.take_units()
        game = self.state
        game.units, game.stacks = tuple(self.units), self.stacks
        game.presence = presence_of(game)
        game.forts = sum(
            one(hex)
            for fort, hex in game.scenario.fort_hexes.items()
            if game.units[fort].place >= 0
        )
        self.take_tracks(game)
        self.take_countries(game)
        self.take_control(game)
        self.take_phase(game)
        return game

    def check_keys(self) -> None:
        game = self.required("game")
        if game.value != "france_40":
            raise BadText(game.number, f"this is a position of '{shortened(game.value)}'")
        once = set()
        for line in self.lines:
            kind = line.key.partition(" ")[0]
            if line.key not in KEYS and kind != "option":
                raise BadText(line.number, f"'{shortened(line.key)}' is not a key of a position")
            if line.key in once and line.key not in REPEATED:
                raise BadText(line.number, f"'{line.key}' stands in the position twice")
            once.add(line.key)

    # --- units --------------------------------------------------------------------------------

    def take_units(self) -> None:
        for line in self.of_key("forts"):
            if line.value not in ("none", "standing"):
                raise BadText(line.number, "'forts' is 'standing' or 'none'")
            if line.value == "none":
                for fort in self.state.scenario.fort_hexes:
                    self.units[fort] = Unit(REMOVED, self.units[fort].steps)
        for counter in self.state.scenario.counters:
            if not counter.is_static:
                self.units[counter.id] = Unit(REMOVED, counter.steps)
        for line in self.of_key("unit"):
            self.take_unit(line)

    def take_unit(self, line: Line) -> None:
        name, *rest = [part.strip() for part in line.value.split(",")]
        unit = self.unit_named(line, name)
        if not 1 <= len(rest) <= 2:
            raise BadText(line.number, "a unit is written 'unit: name, place' or with its steps")
        if unit in self.placed:
            raise BadText(line.number, f"{name} stands in the position twice")
        self.placed.add(unit)
        place = PLACES[rest[0]] if rest[0] in PLACES else read_hex(line, rest[0])
        most = self.state.scenario.counters[unit].steps
        steps = most if len(rest) == 1 else read_number(line, rest[1], 0, most)
        self.put(line, unit, place, 0 if place == DEAD else steps)

    def put(self, line: Line, unit: UnitId, place: int, steps: int) -> None:
        counter = self.state.scenario.counters[unit]
        if place >= 0 and steps == 0:
            raise BadText(line.number, f"{counter.name} is on the map with no step left")
        if counter.is_static:
            home = self.state.scenario.fort_hexes[unit]
            if place >= 0 and place != home:
                number = MAP.grid.number(home)
                raise BadText(line.number, f"{counter.name} cannot be anywhere but in {number}")
        elif place >= 0:
            self.check_ground(line, unit, Hex(place))
            self.stacks[Hex(place)] = (*self.stacks.get(Hex(place), ()), unit)
        self.units[unit] = Unit(place, steps)

    def check_ground(self, line: Line, unit: UnitId, hex: Hex) -> None:
        counter, number = self.state.scenario.counters[unit], MAP.grid.number(hex)
        if not MAP.land >> hex & 1:
            raise BadText(
                line.number, f"{counter.name} cannot be in {number}: no unit can enter it"
            )
        for other in self.stacks.get(hex, ()):
            if self.state.scenario.counters[other].side != counter.side:
                raise BadText(line.number, f"{counter.name} and an enemy unit are both in {number}")
        if self.has_enemy_fort(counter.side, hex):
            raise BadText(line.number, f"{counter.name} and an enemy fortification are in {number}")

    def has_enemy_fort(self, side: str, hex: Hex) -> bool:
        fort = self.state.roster.fort_at.get(hex)
        standing = fort is not None and self.units[fort].place >= 0
        return standing and self.state.scenario.counters[fort or 0].side != side

    # --- tracks -------------------------------------------------------------------------------

    def take_tracks(self, game: Game) -> None:
        turn = self.required("turn")
        game.turn = read_number(turn, turn.value, 0, game.scenario.turns)
        for line in self.of_key("points"):
            game.victory_points = (*game.victory_points, self.points(line))
        for side in SIDES:
            for line in self.of_key(f"replacements {side}"):
                left = read_number(line, line.value, 0, 99)
                game.replacements = {**game.replacements, side: left}
        for key, field in FLAGS.items():
            for line in self.of_key(key):
                setattr(game, field, self.flag(line))
        for key, words in WORDS.items():
            for line in self.of_key(key):
                setattr(game, key, self.word(line, words))
        for line in self.of_key("first halt"):
            game.first_halt = read_number(line, line.value, 0, game.scenario.turns)
        for line in self.of_key("closed edge"):
            game.closed_edges |= {self.word(line, ("west", "south"))}
        for line in self.of_key("sickle cut"):
            game.sickle_cut = self.unit_list(line)
        for line in self.of_key("dynamo"):
            game.dynamo = self.dynamo(line)

    def points(self, line: Line) -> tuple[str, int]:
        rule, _, amount = line.value.partition(" ")
        if rule not in ("4.3b", "4.4a", "4.5a", "4.6a", "4.7a", "4.8a", "4.8b", "4.9a", "4.10a"):
            raise BadText(line.number, f"no points are booked under '{shortened(rule)}'")
        return rule, read_number(line, amount, -1, 1)

    def flag(self, line: Line) -> bool:
        return self.word(line, ("yes", "no")) == "yes"

    def word(self, line: Line, words: tuple[str, ...]) -> str:
        if line.value not in words:
            raise BadText(line.number, f"'{line.key}' is one of {', '.join(words)}")
        return line.value

    def dynamo(self, line: Line) -> Dynamo:
        words = line.value.split()
        if len(words) not in (2, 3):
            raise BadText(line.number, "'dynamo' is the turn declared, the port, steps evacuated")
        declared = read_number(line, words[0], 1, 13)
        evacuated = read_number(line, words[2], 0, 4) if len(words) == 3 else 0
        return Dynamo(declared, read_hex(line, words[1]), evacuated)

    # --- countries and control ----------------------------------------------------------------

    def take_countries(self, game: Game) -> None:
        for country in NEUTRALS:
            for line in self.of_key(country):
                self.take_country(game, country, line)
        if game.scenario_id == "1940":
            self.check_neutral_ground(game)

    def take_country(self, game: Game, country: str, line: Line) -> None:
        words = line.value.replace("in play", "in_play").split()
        statuses = {"neutral": "neutral", "in_play": "in play", "capitulated": "capitulated"}
        if not words or words[0] not in statuses or game.scenario_id == "1939":
            raise BadText(line.number, f"{country} is neutral, in play or capitulated, in 1940")
        fields: dict[str, Any] = {country: statuses[words[0]]}
        turn = 1
        for word in words[1:]:
            if word in ("forward", "redoubt") and country == "switzerland":
                fields["swiss_strategy"] = word
            else:
                turn = read_number(line, word, 1, 13)
        if words[0] != "neutral":
            fields["violated_on"] = {**game.countries.violated_on, country: turn}
        game.countries = msgspec.structs.replace(game.countries, **fields)

    def check_neutral_ground(self, game: Game) -> None:
        for country in NEUTRALS:
            if getattr(game.countries, country) == "neutral":
                inside = game.presence[0] & MAP.countries[country]
                if inside:
                    number = MAP.grid.numbers(inside)[0]
                    raise BadText(
                        0, f"Germans stand in {number}, but there is no line '{country}: in play'"
                    )

    def take_control(self, game: Game) -> None:
        control = MAP.countries["germany"]
        for line in self.of_key("control german"):
            control |= read_hexes(line)
        for line in self.of_key("control allied"):
            control &= ~read_hexes(line)
        allied = 0
        for mask in game.presence[1:]:
            allied |= mask
        game.control = (control | game.presence[0]) & ~allied
        for line in self.of_key("ports lost"):
            game.ports_lost |= read_hexes(line)
        game.memo = {}

    # --- the phase in progress ----------------------------------------------------------------

    def take_phase(self, game: Game) -> None:
        fields: dict[str, Any] = {}
        for key in UNIT_BITS:
            for line in self.of_key(key):
                fields[key] = self.unit_list(line)
        rolled = []
        for line in self.of_key("rolled"):
            name, _, die = line.value.rpartition(",")
            rolled.append((self.unit_named(line, name.strip()), read_number(line, die, 1, 6)))
        for line in self.of_key("armored committed"):
            fields["armored_committed"] = self.flag(line)
        game.phase = Phase(rolled=tuple(rolled), **fields)
        self.take_stack(game)

    def take_stack(self, game: Game) -> None:
        frames = self.of_key("frame")
        phase = self.required("phase")
        if frames:
            game.stack = [decoded_frame(self, line) for line in frames]
            for line in self.of_key("phasing"):
                game.phasing = "" if line.value == "nobody" else self.word(line, SIDES)
            return
        order = next((line.value for line in self.of_key("order")), "")
        try:
            game.stack, game.phasing = frames_for(game, phase.value, order)
        except BadSetting as error:
            raise BadText(phase.number, str(error)) from None


KEYS = {
    "game",
    "scenario",
    "turn",
    "phase",
    "order",
    "phasing",
    "unit",
    "forts",
    "control german",
    "control allied",
    "ports lost",
    "points",
    "replacements german",
    "replacements allied",
    "sickle cut",
    "dynamo",
    "closed edge",
    "first halt",
    "rolled",
    "armored committed",
    "frame",
    *NEUTRALS,
    *UNIT_BITS,
    *FLAGS,
    *WORDS,
}
REPEATED = {"unit", "points", "closed edge", "rolled", "frame", "control german", "control allied"}
