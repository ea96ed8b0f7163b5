"""Fluent messages of one language, compiled when they are first needed.

The whole syntax is supported except DATETIME; the functions are those of `Reader`: NAME, GENDER,
COUNT. A file is cut into entries by one regular expression; an entry is parsed on first use.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
Step: TypeAlias = Any  # str | Callable[[Mapping[str, Any], Speaker, list[Any]], None]
Pattern: TypeAlias = tuple[Step, ...]


class Speaker(Protocol):
    """What a compiled message calls back."""

    def show(self, value: Any, form: str, out: list[Any]) -> None: ...
    def select(self, value: Any, keys: frozenset[str]) -> str: ...
    def call(self, function: str, value: Any) -> Any: ...
    def term(self, id: str) -> Pattern: ...


class UnknownMessage(KeyError):
    """No catalogue has this message."""


class Entry:
    """One message: its value and its attributes."""

    __slots__ = ("attributes", "value")

    def __init__(self, value: Pattern, attributes: Mapping[str, Pattern]) -> None:
        self.value, self.attributes = value, attributes


class Catalogue:
    """The messages of some files in one language; what is missing is looked for in another."""

    def __init__(
        self, language: str, texts: Iterable[str], other: "Catalogue | None" = None
    ) -> None:
        self.language, self.other = language, other
        self.sources: dict[str, str] = {}
        for text in texts:
            self.sources.update(cut(text))
        self.entries: dict[str, Entry | None] = {}

    @classmethod
    def load(
        cls, language: str, paths: Iterable[Path], other: "Catalogue | None" = None
    ) -> "Catalogue":
        return cls(language, [path.read_text("utf-8") for path in paths if path.exists()], other)

    def find(self, id: str) -> Entry | None:
        try:
            return self.entries[id]
        except KeyError:
            self.entries[id] = found = self.compiled(id)
            return found

    def compiled(self, id: str) -> Entry | None:
        source = self.sources.get(id)
        if source is None:
            return self.other.find(id) if self.other else None
        return compiled(source)

    def value(self, id: str) -> Pattern:
        found = self.find(id)
        if found is None:
            raise UnknownMessage(id)
        return found.value

    def attribute(self, id: str, name: str) -> Pattern | None:
        found = self.find(id)
        return found.attributes.get(name) if found else None


def cut(text: str) -> dict[str, str]:
    """The source of each entry by its id; comments between entries do no harm at an entry's end."""
    found = list(ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(found, ends, strict=True)}


# --- compiling --------------------------------------------------------------------------------


def compiled(source: str) -> Entry:
    from fluent.syntax import FluentParser

    node: Any = FluentParser(with_spans=False).parse_entry(source)
    if type(node).__name__ == "Junk":
        raise ValueError(f"{node.annotations[0].message}: {source.strip()}")
    value = pattern(node.value) if node.value else ()
    return Entry(value, {each.id.name: pattern(each.value) for each in node.attributes})


def pattern(node: Any) -> Pattern:
    return tuple(element(each) for each in node.elements)


def element(node: Any) -> Step:
    return node.value if type(node).__name__ == "TextElement" else expression(node.expression)


def expression(node: Any) -> Step:
    return EXPRESSIONS[type(node).__name__](node)


def literal(node: Any) -> Step:
    return str(node.parse()["value"])


def variable(node: Any) -> Step:
    name = node.id.name
    return lambda args, speaker, out: speaker.show(args[name], "", out)


def function(node: Any) -> Step:
    """`{ NAME($area, as: "in") }`; any other function gives something to be shown."""
    name, value = node.id.name, value_of(node.arguments.positional[0])
    form = {each.name.name: each.value.value for each in node.arguments.named}.get("as", "")
    if name == "NAME":
        return lambda args, speaker, out: speaker.show(value(args), form, out)
    return lambda args, speaker, out: speaker.show(speaker.call(name, value(args)), form, out)


def reference(node: Any) -> Step:
    id = f"-{node.id.name}" if type(node).__name__ == "TermReference" else node.id.name

    def said(args: Mapping[str, Any], speaker: Speaker, out: list[Any]) -> None:
        say(speaker.term(id), args, speaker, out)

    return said


def selection(node: Any) -> Step:
    choose = chooser(node.selector)
    variants = {key_of(each.key): pattern(each.value) for each in node.variants}
    keys = frozenset(variants)
    default = next(pattern(each.value) for each in node.variants if each.default)

    def chosen(args: Mapping[str, Any], speaker: Speaker, out: list[Any]) -> None:
        say(variants.get(speaker.select(choose(args, speaker), keys), default), args, speaker, out)

    return chosen


def chooser(node: Any) -> Callable[[Mapping[str, Any], Speaker], Any]:
    if type(node).__name__ == "FunctionReference":
        name, value = node.id.name, value_of(node.arguments.positional[0])
        return lambda args, speaker: speaker.call(name, value(args))
    value = value_of(node)
    return lambda args, speaker: value(args)


def value_of(node: Any) -> Callable[[Mapping[str, Any]], Any]:
    name = node.id.name
    return lambda args: args[name]


def key_of(node: Any) -> str:
    return str(getattr(node, "name", None) or node.value)


EXPRESSIONS: dict[str, Callable[[Any], Step]] = {
    "StringLiteral": literal,
    "NumberLiteral": literal,
    "VariableReference": variable,
    "FunctionReference": function,
    "MessageReference": reference,
    "TermReference": reference,
    "SelectExpression": selection,
    "Placeable": lambda node: expression(node.expression),
}


def say(steps: Pattern, args: Mapping[str, Any], speaker: Speaker, out: list[Any]) -> None:
    for step in steps:
        if step.__class__ is str:
            out.append(step)
        else:
            step(args, speaker, out)


@lru_cache(1000)
def slug(id: str) -> str:
    """`French 1st` as part of a message's id: `French-1st`."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", id).strip("-")
