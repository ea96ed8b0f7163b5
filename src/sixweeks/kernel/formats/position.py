"""Any position as text: what every game's positions have in common, written and read."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from sixweeks.kernel import engine
from sixweeks.kernel.formats.frames import Finders, FrameText, Namers
from sixweeks.kernel.formats.lines import BadText, Line, is_whole_number, read_lines, shortened
from sixweeks.kernel.presentation.definition import BadSetting
from sixweeks.kernel.state import Ending

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


def result_lines(ending: Ending | None) -> Iterator[str]:
    if ending:
        yield f"result: {ending.winner or 'draw'} {ending.level} {ending.rule}"


def frame_lines(text: FrameText, stack: Iterable[Any], names: Namers) -> Iterator[str]:
    yield from (f"frame: {text.encoded(frame, names)}" for frame in stack)


def joined(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


# --- reading ----------------------------------------------------------------------------------


def set_going(game: Any, last_turn: int) -> None:
    """Run a game that was read up to its question."""
    try:
        engine.run(game)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadText(0, f"the position cannot be played from: {error}") from None
    if game.turn > last_turn:
        raise BadText(0, f"turn {last_turn} was the last, and it is over")


def looked_up(line: Line, look_up: Callable[[str], T], name: str) -> T:
    """What the map knows by a name; its refusal is said with the line."""
    try:
        return look_up(name)
    except ValueError as error:
        raise BadText(line.number, str(error).rstrip(".")) from None


def parts(line: Line) -> list[str]:
    return [part.strip() for part in line.value.split(",")]


def read_number(line: Line, text: str, least: int, most: int) -> int:
    found = re.fullmatch(r"([+-]?)(\S+)", text.strip())
    if not found or not is_whole_number(found[2]):
        raise BadText(line.number, f"'{shortened(text)}' is not a whole number")
    value = -int(found[2]) if found[1] == "-" else int(found[2])
    if not least <= value <= most:
        raise BadText(line.number, f"{value} is not between {least} and {most}")
    return value


def read_word(line: Line, words: Iterable[str]) -> str:
    known = tuple(words)
    if line.value not in known:
        raise BadText(line.number, f"'{line.key}' is one of {', '.join(known)}")
    return line.value


def read_flag(line: Line) -> bool:
    return read_word(line, ("yes", "no")) == "yes"


class PositionReader:
    """The lines of a position by key: each is checked, and what is wrong is said with its line.

    Every game has a reader of its own, which builds the game from them."""

    game_id: ClassVar[str]
    scenarios: ClassVar[Mapping[str, Any]]
    options: ClassVar[type[msgspec.Struct]]
    keys: ClassVar[Collection[str]]
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

    def of_key(self, key: str) -> list[Line]:
        return self.by_key.get(key, [])

    def required(self, key: str) -> Line:
        for line in self.of_key(key):
            return line
        raise BadText(0, f"the position has no '{key}' line")

    def check_game(self) -> None:
        game = self.required("game")
        if game.value != self.game_id:
            raise BadText(game.number, f"this is a position of '{shortened(game.value)}'")

    def read_scenario(self) -> str:
        line = self.required("scenario")
        if line.value not in self.scenarios:
            found, known = shortened(line.value), ", ".join(self.scenarios)
            raise BadText(line.number, f"there is no scenario '{found}'; there are {known}")
        return line.value

    def check_key(self, line: Line) -> None:
        kind, _, name = line.key.partition(" ")
        if kind == "option" and name not in self.options.__struct_fields__:
            raise BadText(line.number, f"there is no option '{shortened(name)}'")
        if kind != "option" and line.key not in self.keys:
            raise BadText(line.number, f"'{shortened(line.key)}' is not a key of a position")
        if line is not self.by_key[line.key][0] and line.key not in self.repeated:
            raise BadText(line.number, f"'{line.key}' stands in the position twice")

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
            value = shortened(line.value)
            raise BadText(line.number, f"option {name} cannot be '{value}'") from None
        return line.value

    def named(self, line: Line, kind: str, name: str, known: Mapping[str, T]) -> T:
        """The unit, or whatever else has a name in this scenario."""
        if name not in known:
            what = f"there is no {kind} '{shortened(name)}' in {self.scenario}"
            raise BadText(line.number, what)
        return known[name]

    def frames(self, text: FrameText, finders: Finders) -> list[Any]:
        """The procedures in progress as the program wrote them."""
        lines = self.of_key("frame")
        stack = [text.decoded(line, finders) for line in lines]
        text.check_stack(lines, stack)
        return stack

    def of_phase(self, frames_for: Callable[[str], T]) -> T:
        """The procedures in progress at the start of the phase that is named."""
        phase = self.required("phase")
        try:
            return frames_for(phase.value)
        except BadSetting as error:
            raise BadText(phase.number, str(error)) from None

    def ending(self) -> Ending | None:
        pattern = rf"({'|'.join(self.winners)}) (\w+) (\S+)"
        for line in self.of_key("result"):
            found = re.fullmatch(pattern, line.value)
            if not found:
                who = "the winner or draw" if "draw" in self.winners else "the winner"
                raise BadText(line.number, f"'result' is {who}, the level and the rule")
            return Ending("" if found[1] == "draw" else found[1], found[2], found[3])
        return None
