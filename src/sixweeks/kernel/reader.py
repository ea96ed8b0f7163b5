"""Sentences in the words of one language: for the page with references, for elsewhere plain."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.fluent import Catalogue, Pattern, say, slug
from sixweeks.kernel.sentence import (
    Die,
    Hidden,
    Path,
    Piece,
    Pieces,
    Place,
    Places,
    Sentence,
    Side,
    Signed,
    Term,
    Terms,
    Text,
)

PLURALS: dict[str, Callable[[int], str]] = {
    "en": lambda n: "one" if n == 1 else "other",
    "de": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if n in (0, 1) else "other",
}


class Ref(Struct, frozen=True, gc=False, array_like=True):
    """A place or piece within words: what it is, its id, and how it is called here."""

    kind: str
    id: str
    text: str


Words: TypeAlias = str | tuple[str | Ref, ...]


class Names:
    """What a game calls its places and pieces where no message does. A game overrides these."""

    def title(self, place: str) -> str:
        """The name on the map, if there is one: `Liège`."""
        return ""

    def piece(self, id: str) -> str:
        return id

    def sort(self, id: str) -> str:
        """What sort of thing a piece is: `army`, whose message has the gender."""
        return ""


class Reader:
    """Somebody who reads one language. With `full` names nothing is a mere number."""

    def __init__(
        self, catalogue: Catalogue, names: Names | None = None, full: bool = False
    ) -> None:
        self.catalogue, self.names, self.full = catalogue, names or Names(), full
        self.plural = PLURALS.get(catalogue.language.partition("-")[0], PLURALS["en"])
        self.known: dict[tuple[str, str, str], Ref | str] = {}

    # --- what is asked of it ------------------------------------------------------------------

    def parts(self, sentence: Sentence) -> list[Any]:
        out: list[Any] = []
        say(self.catalogue.value(sentence.id), sentence.args, self, out)
        return out

    def plain(self, sentence: Sentence) -> str:
        return capital("".join([p if p.__class__ is str else p.text for p in self.parts(sentence)]))

    def words(self, sentence: Sentence) -> Words:
        """As the page gets them: a string if nothing in it can be pointed at."""
        merged: list[Any] = []
        run = ""
        for part in self.parts(sentence):
            if part.__class__ is str:
                run += part
            else:
                if run:
                    merged.append(run)
                    run = ""
                merged.append(part)
        if not merged:
            return capital(run)
        if run:
            merged.append(run)
        first = merged[0]
        if first.__class__ is str:
            merged[0] = capital(first)
        elif first.text[:1].islower():
            merged[0] = Ref(first.kind, first.id, capital(first.text))
        return tuple(merged)

    # --- what messages call -------------------------------------------------------------------

    def term(self, id: str) -> Pattern:
        return self.catalogue.value(id)

    def show(self, value: Any, form: str, out: list[Any]) -> None:
        SHOW[value.__class__](self, value, form, out)

    def select(self, value: Any, keys: frozenset[str]) -> str:
        """A number by itself or by its plural, anything else by what it is."""
        if value.__class__ is int:
            exact = str(value)
            return exact if exact in keys else self.plural(value)
        if value.__class__ is str:
            return str(value)
        if value.__class__ in (Die, Signed):
            return self.select(value.value, keys)
        return str(getattr(value, "id", "")) or ("hidden" if value.__class__ is Hidden else "")

    def call(self, function: str, value: Any) -> Any:
        return FUNCTIONS[function](self, value)

    # --- names --------------------------------------------------------------------------------

    def named(self, kind: str, id: str, form: str) -> Any:
        key = (kind, id, form)
        try:
            return self.known[key]
        except KeyError:
            self.known[key] = found = NAMED[kind](self, id, form)
            return found

    def said(self, pattern: Pattern, **args: Any) -> str:
        out: list[Any] = []
        say(pattern, args, self, out)
        return "".join(p if p.__class__ is str else p.text for p in out)

    def formed(self, message: str, sort: str, name: str, form: str) -> str:
        """A name in a form: its own, else as its sort forms it, else as it is."""
        own = self.catalogue.attribute(message, form) if form else None
        if own is not None:
            return self.said(own)
        rule = self.catalogue.attribute(f"-form-{sort}", form) if form else None
        return self.said(rule, name=Text(name)) if rule is not None else name

    def place(self, id: str, form: str) -> Ref:
        message = f"-place-{slug(id)}"
        entry = self.catalogue.find(message)
        title = self.said(entry.value) if entry else self.names.title(id)
        if not title:
            return Ref("place", id, self.formed(message, "hex", id, form))
        name = self.formed(message, "place", title, form)
        return Ref("place", id, name if form == "title" else f"{name} ({id})")

    def piece(self, id: str, form: str) -> Ref:
        message = f"-unit-{slug(id)}"
        entry = self.catalogue.find(message)
        name = self.said(entry.value) if entry else self.names.piece(id)
        return Ref("piece", id, self.formed(message, self.names.sort(id) or "unit", name, form))

    def word(self, id: str, form: str) -> str:
        return self.formed(id, "term", self.said(self.catalogue.value(id)), form)

    def attribute(self, message: str, sort: str, name: str) -> str:
        for id in (message, f"-form-{sort}"):
            found = self.catalogue.attribute(id, name)
            if found is not None:
                return self.said(found)
        return ""

    def listed(self, texts: Sequence[Any], out: list[Any]) -> None:
        """A, B and C."""
        for n, text in enumerate(texts):
            if n:
                out.append(
                    self.said(
                        self.catalogue.value("list-and" if n == len(texts) - 1 else "list-comma")
                    )
                )
            out.append(text)


def plain(words: Words) -> str:
    return (
        words
        if isinstance(words, str)
        else "".join(w if isinstance(w, str) else w.text for w in words)
    )


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- how each sort of argument is shown -------------------------------------------------------


def show_path(reader: Reader, value: Path, form: str, out: list[Any]) -> None:
    if reader.full and len(value.ids) > 1:
        first, *way, last = [reader.named("place", each, "") for each in value.ids]
        id = "path-full" if not way else "path-full-by"
        via: list[Any] = []
        reader.listed(way, via)
        say(reader.catalogue.value(id), {"from": [first], "to": [last], "by": via}, reader, out)
        return
    for n, each in enumerate(value.ids):
        if n:
            out.append("–")
        out.append(Ref("place", each, each))


def show_pieces(reader: Reader, value: Pieces, form: str, out: list[Any]) -> None:
    shown: list[Any] = [reader.named("piece", each, form) for each in value.ids]
    if value.hidden:
        shown.append(reader.said(reader.catalogue.value("-hidden-pieces"), count=value.hidden))
    reader.listed(shown, out)


SHOW: dict[type, Callable[[Reader, Any, str, list[Any]], None]] = {
    int: lambda reader, value, form, out: out.append(str(value)),
    str: lambda reader, value, form, out: out.append(value),
    list: lambda reader, value, form, out: out.extend(value),
    Die: lambda reader, value, form, out: out.append(str(value.value)),
    Signed: lambda reader, value, form, out: out.append(f"{value.value:+d}".replace("-", "−")),
    Text: lambda reader, value, form, out: out.append(value.text),
    Place: lambda reader, value, form, out: out.append(reader.named("place", value.id, form)),
    Places: lambda reader, value, form, out: reader.listed(
        [reader.named("place", each, form) for each in value.ids], out
    ),
    Path: show_path,
    Piece: lambda reader, value, form, out: out.append(reader.named("piece", value.id, form)),
    Pieces: show_pieces,
    Side: lambda reader, value, form, out: out.append(
        reader.named("word", f"-side-{value.id}", form)
    ),
    Term: lambda reader, value, form, out: out.append(
        reader.named("word", f"-{value.kind}-{value.id}", form)
    ),
    Terms: lambda reader, value, form, out: reader.listed(
        [reader.named("word", f"-{value.kind}-{each}", form) for each in value.ids], out
    ),
    Hidden: lambda reader, value, form, out: out.append(
        reader.named("word", f"-hidden-{value.what}", form)
    ),
}
NAMED: dict[str, Callable[[Reader, str, str], Any]] = {
    "place": Reader.place,
    "piece": Reader.piece,
    "word": Reader.word,
    "gender": lambda reader, id, message: reader.attribute(message, id, "gender"),
    "number": lambda reader, id, message: reader.attribute(message, id, "number"),
}


# --- functions --------------------------------------------------------------------------------


def message_of(reader: Reader, value: Any) -> tuple[str, str]:
    """The message that names it, and the sort that stands in for it."""
    if value.__class__ is Piece:
        return f"-unit-{slug(value.id)}", reader.names.sort(value.id) or "unit"
    if value.__class__ is Place:
        return f"-place-{slug(value.id)}", "place"
    if value.__class__ is Side:
        return f"-side-{value.id}", "side"
    if value.__class__ is Hidden:
        return f"-hidden-{value.what}", "unit"
    if value.__class__ is Term:
        return f"-{value.kind}-{value.id}", "term"
    return "", "term"


def count(reader: Reader, value: Any) -> int:
    """How many there are, as grammar has it: the Allies are many."""
    if value.__class__ is int:
        return value
    if value.__class__ is Pieces:
        return len(value.ids) + value.hidden
    if value.__class__ in (Places, Terms):
        return len(value.ids)
    message, sort = message_of(reader, value)
    return 2 if reader.named("number", sort, message) == "plural" else 1


def gender(reader: Reader, value: Any) -> str:
    """Of several, feminine only if all are."""
    if value.__class__ is Pieces:
        found = {gender(reader, Piece(each)) for each in value.ids}
        return found.pop() if len(found) == 1 else "masculine"
    message, sort = message_of(reader, value)
    return str(reader.named("gender", sort, message)) or "masculine"


FUNCTIONS: dict[str, Callable[[Reader, Any], Any]] = {"COUNT": count, "GENDER": gender}
