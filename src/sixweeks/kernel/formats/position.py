"""Positions as text: writing and parsing what all games have in common."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from sixweeks.kernel import engine
from sixweeks.kernel.formats.frames import Finders, FrameText, Namers
from sixweeks.kernel.formats.lines import Line, read_lines
from sixweeks.kernel.formats.notation import Notation
from sixweeks.kernel.formats.position_fields import Field, keys_of, parts, read_number
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.reasons import PIECE, PLACE
from sixweeks.kernel.state import AGREEMENT, CLOSED, RESIGNATION, Ending
from sixweeks.kernel.why import Lookup
from sixweeks.masks import Bits, bit_indices

FIRST = "sixweeks position 1"
COMMON_KEYS = ("game", "scenario", "turn", "phase", "result", "unit", "frame")

T = TypeVar("T")


# --- writing ----------------------------------------------------------------------------------


def heading(id: str, game: Any) -> Iterator[str]:
    yield FIRST
    yield f"game: {id}"
    yield f"scenario: {game.scenario_id}"
    for name in game.options.__struct_fields__:
        yield f"option {name}: {getattr(game.options, name)}"
    yield f"turn: {game.turn}"


def field_lines(fields: Iterable[Field], game: Any, names: Namers) -> Iterator[str]:
    for field in fields:
        yield from field.lines(game, names)


def result_lines(ending: Ending | None) -> Iterator[str]:
    if ending:
        yield f"result: {ending.text}"


def ending_by_agreement(text: str, winners: Collection[str]) -> Ending | None:
    """How players can end any game; no rule is named."""
    ends = [Ending("", AGREEMENT, ""), Ending("", CLOSED, "")]
    ends += [Ending(winner, RESIGNATION, "") for winner in winners if winner != "draw"]
    return next((each for each in ends if each.text == text), None)


# --- reading ----------------------------------------------------------------------------------


def set_going(game: Any, last_turn: int) -> None:
    """Run a parsed game up to its question."""
    try:
        engine.run(game)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise InputError("error-unplayable", why=str(error)) from None
    if game.turn > last_turn:
        raise InputError("error-after-last-turn", turn=last_turn)


def looked_up(line: Line, find: Callable[[str], T | None], name: str, kind: str = "hex") -> T:
    """What the map knows by a name, such as a `hex` or an `area`."""
    found = find(name)
    if found is None:
        raise InputError(f"error-unknown-{kind}", name=name, line=line.number)
    return found


class Positions(NamedTuple):
    """How the positions of a game are read and written."""

    reader: "type[PositionReader]"
    lines: Callable[[Any, Namers], Iterable[str]]  # between the phase and the procedures

    def read(self, text: str) -> Any:
        """The game a text describes, waiting for its question; InputError says what is wrong."""
        reader = self.reader(text)
        game = reader.game()
        set_going(game, reader.last_turn)
        return game

    def write(self, game: Any) -> str:
        return "".join(f"{line}\n" for line in self.all_lines(game))

    def all_lines(self, game: Any) -> Iterator[str]:
        reader, names = self.reader, self.reader.namers(game)
        yield from heading(reader.game_id, game)
        yield from field_lines(reader.before_phase, game, names)
        yield f"phase: {reader.phase_name(game)}"
        yield from result_lines(game.ending)
        yield from self.lines(game, names)
        yield from (f"frame: {reader.procedures.encoded(each, names)}" for each in game.stack)


class PositionReader:
    """Parser for the lines of a position by key; errors are reported with their line.

    Each game has a subclass that builds the game from them."""

    game_id: ClassVar[str]
    messages: ClassVar[Catalogues]  # where the words of its errors are
    scenarios: ClassVar[Mapping[str, Any]]
    options: ClassVar[type[msgspec.Struct]]
    new_game: ClassVar[Callable[[str, Any], Any]]
    notation: ClassVar[Notation]  # the names of units and places
    lookup: ClassVar[Lookup]  # and what has these names
    procedures: ClassVar[FrameText]
    phase_name: ClassVar[Callable[[Any], str]]
    kinds: ClassVar[tuple[Any, Any]]  # of their ids, such as `UnitId` and `Hex`
    place_kind: ClassVar[str] = "hex"
    words: ClassVar[Mapping[str, Callable[[Any], Collection[str]]]] = {}  # other names, by kind
    before_phase: ClassVar[Sequence[Field]] = ()  # in the lines above it
    fields: ClassVar[Sequence[Field]]  # in the lines that hold one field each
    keys: ClassVar[Collection[str]]  # of all others
    repeated: ClassVar[Collection[str]]
    winners: ClassVar[Collection[str]]  # and `draw`, if there can be one

    def __init__(self, text: str) -> None:
        lines = list(read_lines(text, FIRST))
        self.by_key: dict[str, list[Line]] = {}
        for line in lines:
            self.by_key.setdefault(line.key, []).append(line)
        self.check_game()
        self.scenario = self.read_scenario()
        for line in lines:
            self.check_key(line)
        self.state = type(self).new_game(self.scenario, self.read_options())
        self.placed: dict[Any, Line] = {}

    def game(self) -> Any:
        """The game before it runs up to its question."""
        turn = self.required("turn")
        self.state.turn = read_number(turn, turn.value, 0, self.last_turn)
        self.take(self.state)
        self.state.ending = self.ending()
        return self.state

    def take(self, game: Any) -> None:
        """Fill the game from the lines."""
        raise NotImplementedError

    @property
    def last_turn(self) -> int:
        return int(self.scenarios[self.scenario].turns)

    def unit_named(self, line: Line, name: str) -> Any:
        return self.named(line, "unit", name, self.lookup.names(self.state))

    def word_named(self, kind: str, line: Line, name: str) -> str:
        return self.named(line, kind, name, {each: each for each in self.words[kind](self.state)})

    def place_named(self, line: Line, name: str) -> Any:
        return looked_up(line, partial(self.lookup.place, self.state), name, self.place_kind)

    @property
    def finders(self) -> Finders:
        """What the names of units and places mean; a game may add other things."""
        unit, place = self.kinds
        words = {kind: partial(self.word_named, kind) for kind in self.words}
        return {unit: self.unit_named, place: self.place_named, **words}

    @classmethod
    def namers(cls, game: Any) -> Namers:
        """What units and places are called; the numbers of hexes are sorted."""
        (unit, place), names = cls.kinds, cls.notation.names
        number = partial(names[PLACE], game)
        found: Namers = {unit: partial(names[PIECE], game), place: number}
        if cls.place_kind != "hex":
            return found
        return {**found, Bits(place): lambda mask: sorted(map(number, bit_indices(mask)))}

    def take_fields(self, game: Any) -> None:
        """From the lines that hold one field each."""
        for field in self.fields:
            for key, side in field.keys.items():
                field.take(game, side, self.of_key(key), self.finders)

    def units_listed(self) -> Iterator[tuple[Line, Any, list[str]]]:
        """The lines of units: each unit once, and what follows its name."""
        for line in self.of_key("unit"):
            name, *rest = parts(line) or [""]
            unit = self.unit_named(line, name)
            if unit in self.placed:
                raise InputError("error-unit-twice", unit=name, line=line.number)
            self.placed[unit] = line
            yield line, unit, rest

    @classmethod
    @cache
    def known_keys(cls) -> frozenset[str]:
        """The keys of all lines that a position may have, except options."""
        return frozenset((*COMMON_KEYS, *cls.keys, *cls.repeated, *keys_of(cls.fields)))

    def of_key(self, key: str) -> list[Line]:
        return self.by_key.get(key, [])

    def required(self, key: str) -> Line:
        for line in self.of_key(key):
            return line
        raise InputError("error-line-missing", key=key)

    def check_game(self) -> None:
        game = self.required("game")
        if game.value != self.game_id:
            raise InputError("error-position-of", game=game.value, line=game.number)

    def read_scenario(self) -> str:
        line = self.required("scenario")
        if line.value not in self.scenarios:
            known = self.scenarios
            raise InputError("error-no-scenario", name=line.value, known=known, line=line.number)
        return line.value

    def check_key(self, line: Line) -> None:
        kind, _, name = line.key.partition(" ")
        if kind == "option" and name not in self.options.__struct_fields__:
            raise InputError("error-no-option", name=name, line=line.number)
        if kind != "option" and line.key not in self.known_keys():
            raise InputError("error-not-a-position-key", key=line.key, line=line.number)
        if line is not self.by_key[line.key][0] and not self.is_repeated(line.key):
            raise InputError("error-position-twice", key=line.key, line=line.number)

    def is_repeated(self, key: str) -> bool:
        return key in self.repeated or any(each.key == key and each.rows for each in self.fields)

    def read_options(self) -> Any:
        chosen = {}
        for name in self.options.__struct_fields__:
            for line in self.of_key(f"option {name}"):
                chosen[name] = self.option(line, name)
        return msgspec.convert(chosen, self.options)

    def option(self, line: Line, name: str) -> str:
        try:
            msgspec.convert({name: line.value}, self.options)
        except msgspec.ValidationError:
            raise InputError(
                "error-option-value", option=name, value=line.value, line=line.number
            ) from None
        return line.value

    def named(self, line: Line, kind: str, name: str, known: Mapping[str, T]) -> T:
        """A unit or another named thing of this scenario."""
        if name not in known:
            scenario = self.scenario
            raise InputError(
                f"error-unlisted-{kind}", name=name, scenario=scenario, line=line.number
            )
        return known[name]

    def stack(self, frames_for: Callable[[str], list[Any]]) -> list[Any]:
        """The procedures that the program wrote, otherwise those of the named phase."""
        return self.frames() if self.of_key("frame") else self.of_phase(frames_for)

    def frames(self) -> list[Any]:
        lines, text = self.of_key("frame"), self.procedures
        stack = [text.decoded(line, self.finders) for line in lines]
        text.check_stack(lines, stack)
        return stack

    def of_phase(self, frames_for: Callable[[str], T]) -> T:
        """The procedures in progress at the start of the named phase."""
        phase = self.required("phase")
        try:
            return frames_for(phase.value)
        except InputError as error:
            error.catalogues = self.messages
            raise error.at(phase.number) from None

    def ending(self) -> Ending | None:
        pattern = rf"({'|'.join(self.winners)}) (\w+) (\S+)"
        for line in self.of_key("result"):
            if agreed := ending_by_agreement(line.value, self.winners):
                return agreed
            found = re.fullmatch(pattern, line.value)
            if not found:
                case = "-or-draw" if "draw" in self.winners else ""
                raise InputError(f"error-bad-result{case}", line=line.number)
            return Ending("" if found[1] == "draw" else found[1], found[2], found[3])
        return None
