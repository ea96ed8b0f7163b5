"""Fluent message catalogues: files of messages, parsed and compiled on first use.

The syntax of Fluent 1.0 without its built-in functions; ours are NAME, COUNT and GENDER, provided
by the `Formatter`. A file is split into entries by one regular expression, and an entry is parsed
when it is first needed.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

ENGLISH = "en"
SHARED = Path(__file__).parent / "text"  # messages that all games share
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
# A message on one line, of text and variables; only empty lines and comments follow.
SIMPLE = re.compile(rf"[\w-]+ *= *((?:[^\n\r{{}}]|{VARIABLE.pattern})+)(?:\n *|\n#[^\n]*)*")
Element: TypeAlias = Any  # str | Callable[[Mapping[str, Any], Formatter, list[Any]], None]
Pattern: TypeAlias = tuple[Element, ...]


@cache
def languages() -> tuple[str, ...]:
    """Every language that there are messages for, English first."""
    found = sorted(path.stem for path in SHARED.glob("*.ftl") if "." not in path.stem)
    return (ENGLISH, *(each for each in found if each != ENGLISH))


class Formatter(Protocol):
    """What compiled patterns call back."""

    def show(self, value: Any, form: str, out: list[Any]) -> None: ...
    def select(self, value: Any, keys: frozenset[str]) -> str: ...
    def call(self, function: str, value: Any) -> Any: ...
    def pattern(self, id: str, attribute: str = "") -> Pattern: ...


class UnknownMessage(KeyError):
    """A message id that no catalogue has."""


class BadMessage(ValueError):
    """A message that cannot be parsed."""


class Entry:
    """A compiled message or term: its value and its attributes."""

    __slots__ = ("attributes", "value")

    def __init__(self, value: Pattern, attributes: Mapping[str, Pattern]) -> None:
        self.value, self.attributes = value, attributes


class Catalogue:
    """The messages of one language; missing ones are taken from a fallback catalogue."""

    def __init__(
        self, language: str, texts: Iterable[str], fallback: "Catalogue | None" = None
    ) -> None:
        self.language, self.fallback = language, fallback
        self.sources: dict[str, str] = {}
        for text in texts:
            self.sources.update(split(text))
        self.entries: dict[str, Entry | None] = {}

    @classmethod
    def load(
        cls, language: str, paths: Iterable[Path], fallback: "Catalogue | None" = None
    ) -> "Catalogue":
        return cls(language, [path.read_text("utf-8") for path in paths], fallback)

    def find(self, id: str) -> Entry | None:
        try:
            return self.entries[id]
        except KeyError:
            self.entries[id] = found = self.compiled(id)
            return found

    def compiled(self, id: str) -> Entry | None:
        source = self.sources.get(id)
        if source is not None:
            return compile_entry(source)
        return self.fallback.find(id) if self.fallback else None

    def pattern(self, id: str, attribute: str = "") -> Pattern:
        found = self.attribute(id, attribute) if attribute else self.value(id)
        if found is None:
            raise UnknownMessage(f"{id}.{attribute}" if attribute else id)
        return found

    def value(self, id: str) -> Pattern | None:
        found = self.find(id)
        return found.value if found else None

    def attribute(self, id: str, name: str) -> Pattern | None:
        found = self.find(id)
        return found.attributes.get(name) if found else None


def split(text: str) -> dict[str, str]:
    """The source of each entry by its id; comments after an entry stay with it, harmlessly."""
    found = list(ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(found, ends, strict=True)}


def format_pattern(
    pattern: Pattern, args: Mapping[str, Any], formatter: Formatter, out: list[Any]
) -> None:
    """Append the parts of a message: text, and whatever the formatter shows."""
    for element in pattern:
        if element.__class__ is str:
            out.append(element)
        else:
            element(args, formatter, out)


@lru_cache(4000)
def slug(id: str) -> str:
    """An id as part of a message id: `French-1st` for `French 1st`."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", id).strip("-")


# --- compiling --------------------------------------------------------------------------------


def compile_entry(source: str) -> Entry:
    if simple := SIMPLE.fullmatch(source):
        return Entry(simple_pattern(simple[1].rstrip(" ")), {})
    return parsed_entry(source)


def simple_pattern(text: str) -> Pattern:
    # SPEED: a tenth of what the parser takes, for nine messages in ten.
    parts = VARIABLE.split(text)
    return tuple(shown(each) if n % 2 else each for n, each in enumerate(parts) if each)


def parsed_entry(source: str) -> Entry:
    from fluent.syntax import FluentParser

    node: Any = FluentParser(with_spans=False).parse_entry(source)
    if type(node).__name__ == "Junk":
        raise BadMessage(f"{node.annotations[0].message}: {source.strip()}")
    value = compile_pattern(node.value) if node.value else ()
    return Entry(value, {each.id.name: compile_pattern(each.value) for each in node.attributes})


def compile_pattern(node: Any) -> Pattern:
    return tuple(compile_element(each) for each in node.elements)


def compile_element(node: Any) -> Element:
    is_text = type(node).__name__ == "TextElement"
    return node.value if is_text else compile_expression(node.expression)


def compile_expression(node: Any) -> Element:
    return EXPRESSIONS[type(node).__name__](node)


def literal(node: Any) -> Element:
    return str(node.parse()["value"])


def variable(node: Any) -> Element:
    return shown(node.id.name)


def shown(name: str) -> Element:
    return lambda args, formatter, out: formatter.show(args[name], "", out)


def function(node: Any) -> Element:
    """`{ NAME($area, as: "in") }`, or a function whose result is shown."""
    name, value = node.id.name, argument(node.arguments.positional[0])
    form = {each.name.name: each.value.value for each in node.arguments.named}.get("as", "")
    if name == "NAME":
        return lambda args, formatter, out: formatter.show(value(args), form, out)
    return lambda args, formatter, out: formatter.show(formatter.call(name, value(args)), form, out)


def reference(node: Any) -> Element:
    """Another message or a term, with the same arguments."""
    id = f"-{node.id.name}" if type(node).__name__ == "TermReference" else node.id.name
    attribute = node.attribute.name if node.attribute else ""

    def referred(args: Mapping[str, Any], formatter: Formatter, out: list[Any]) -> None:
        format_pattern(formatter.pattern(id, attribute), args, formatter, out)

    return referred


def selection(node: Any) -> Element:
    value = selector(node.selector)
    variants = {key_of(each.key): compile_pattern(each.value) for each in node.variants}
    keys = frozenset(variants)
    default = next(variants[key_of(each.key)] for each in node.variants if each.default)

    def selected(args: Mapping[str, Any], formatter: Formatter, out: list[Any]) -> None:
        key = formatter.select(value(args, formatter), keys)
        format_pattern(variants.get(key, default), args, formatter, out)

    return selected


def selector(node: Any) -> Callable[[Mapping[str, Any], Formatter], Any]:
    if type(node).__name__ == "FunctionReference":
        name, called = node.id.name, argument(node.arguments.positional[0])
        return lambda args, formatter: formatter.call(name, called(args))
    value = argument(node)
    return lambda args, formatter: value(args)


def argument(node: Any) -> Callable[[Mapping[str, Any]], Any]:
    name = node.id.name
    return lambda args: args[name]


def key_of(node: Any) -> str:
    return str(getattr(node, "name", None) or node.value)


EXPRESSIONS: dict[str, Callable[[Any], Element]] = {
    "StringLiteral": literal,
    "NumberLiteral": literal,
    "VariableReference": variable,
    "FunctionReference": function,
    "MessageReference": reference,
    "TermReference": reference,
    "SelectExpression": selection,
    "Placeable": lambda node: compile_expression(node.expression),
}
