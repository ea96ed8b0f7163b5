"""Lines of a position that hold one field of the game: declared once, to be written and read."""

import re
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.kernel.formats.frames import Finders, Namers
from sixweeks.kernel.formats.lines import Line, is_whole_number
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.masks import Bits, bit_indices, mask_of


class Form(NamedTuple):
    """How a value is written in a line and parsed; an empty value is not written."""

    nothing: Any
    write: Callable[[Namers, Any], str]
    read: Callable[[Finders, Line], Any]


class Field(Struct, frozen=True):
    """`Field("moved", UNITS, "progress.moved")`: the key of a line, its form, and where it is held.

    With `sides` there is a line for each, `morale axis`, and the field holds a mapping. With
    `rows` there are as many lines as the field holds values."""

    key: str
    form: Form
    path: str = ""  # if it is not the key
    sides: tuple[str, ...] = ()
    rows: bool = False
    always: bool = False  # written even if it is empty
    empty: str = ""  # the word that is written for an empty value

    @property
    def held_in(self) -> str:
        return self.path or self.key.replace(" ", "_")

    @property
    def keys(self) -> dict[str, str]:
        """The keys of its lines, and the side of each."""
        return {f"{self.key} {side}": side for side in self.sides} or {self.key: ""}

    def lines(self, game: Any, names: Namers) -> Iterator[str]:
        held = attrgetter(self.held_in)(game)
        if self.rows:
            yield from (f"{self.key}: {self.form.write(names, value)}" for value in held)
            return
        for key, side in self.keys.items():
            value = held.get(side, self.form.nothing) if side else held
            if value != self.form.nothing or self.always:
                yield f"{key}: {self.form.write(names, value)}"
            elif self.empty:
                yield f"{key}: {self.empty}"

    def take(self, game: Any, side: str, lines: Iterable[Line], finders: Finders) -> None:
        """Store what the lines hold."""
        values = [self.value(line, finders) for line in lines]
        for value in [tuple(values)] if self.rows and values else values:
            self.put(game, side, value)

    def put(self, game: Any, side: str, value: Any) -> None:
        """Store the value in the game, or in a part of it."""
        part, _, name = self.held_in.rpartition(".")
        holder = getattr(game, part) if part else game
        if side:
            value = {**getattr(holder, name), side: value}
        if part:
            setattr(game, part, replace(holder, **{name: value}))
        else:
            setattr(game, name, value)

    def value(self, line: Line, finders: Finders) -> Any:
        if self.empty and line.value == self.empty:
            return self.form.nothing
        return self.form.read(finders, line)


def keys_of(fields: Iterable[Field]) -> list[str]:
    return [key for field in fields for key in field.keys]


# --- forms ------------------------------------------------------------------------------------


def number(least: int, most: int) -> Form:
    return Form(
        0,
        lambda names, value: str(value),
        lambda finders, line: read_number(line, line.value, least, most),
    )


def word(known: Iterable[str]) -> Form:
    """One of some words."""
    all = tuple(known)
    return Form("", lambda names, value: str(value), lambda finders, line: read_word(line, all))


def words(between: str, known: Iterable[str]) -> Form:
    """Several of some words, with a space or a comma between them."""
    all = tuple(known)

    def read(finders: Finders, line: Line) -> tuple[str, ...]:
        return tuple(read_word(line, all, each) for each in split(line, between))

    return Form((), lambda names, value: between.join(value), read)


def by_name(kind: Any) -> Form:
    """A unit or a place by its name."""
    return Form(
        -1,
        lambda names, value: str(names[kind](value)),
        lambda finders, line: finders[kind](line, line.value),
    )


def pair(first: Form, second: Form, between: str = ", ") -> Form:
    """Two values in one line."""

    def write(names: Namers, value: tuple[Any, Any]) -> str:
        return first.write(names, value[0]) + between + second.write(names, value[1])

    def read(finders: Finders, line: Line) -> tuple[Any, Any]:
        left, _, right = line.value.partition(between.strip() or " ")
        return (
            first.read(finders, replace(line, value=left.strip())),
            second.read(finders, replace(line, value=right.strip())),
        )

    return Form((), write, read)


def several(kind: Any, between: str) -> Form:
    """Named things in order, such as the markers of a cup."""

    def read(finders: Finders, line: Line) -> tuple[Any, ...]:
        return tuple(finders[kind](line, each) for each in split(line, between))

    return Form((), lambda names, all: between.join(map(names.get(kind, str), all)), read)


def set_of(kind: Any, between: str) -> Form:
    """Units or places by their names, held as bits."""

    def write(names: Namers, mask: int) -> str:
        all = names.get(Bits(kind)) or (lambda bits: map(names[kind], bit_indices(bits)))
        return between.join(all(mask))

    def read(finders: Finders, line: Line) -> int:
        return mask_of(finders[kind](line, each) for each in split(line, between))

    return Form(0, write, read)


def split(line: Line, between: str) -> list[str]:
    found = line.value.split(between.strip() or None) if line.value else []
    return [each.strip() for each in found]


# --- values -----------------------------------------------------------------------------------


def parts(line: Line) -> list[str]:
    return split(line, ", ")


def read_number(line: Line, text: str, least: int, most: int) -> int:
    digits = re.fullmatch(r"([+-]?)(\S+)", text.strip())
    if not digits or not is_whole_number(digits[2]):
        raise InputError("error-not-a-number", text=text, line=line.number)
    value = -int(digits[2]) if digits[1] == "-" else int(digits[2])
    if not least <= value <= most:
        found, low, high = str(value), str(least), str(most)  # as they are typed
        raise InputError("error-not-between", value=found, least=low, most=high, line=line.number)
    return value


def read_word(line: Line, known: Iterable[str], text: str | None = None) -> str:
    all, found = tuple(known), line.value if text is None else text
    if found not in all:
        raise InputError("error-not-one-of", key=line.key, known=all, line=line.number)
    return found


def read_flag(line: Line) -> bool:
    return read_word(line, ("yes", "no")) == "yes"


FLAG = Form(
    False, lambda names, value: "yes" if value else "no", lambda finders, line: read_flag(line)
)
