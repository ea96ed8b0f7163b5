"""Message formatting in one language: words with references for the page, plain text elsewhere."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.presentation.catalogue import (
    Catalogue,
    Pattern,
    UnknownMessage,
    format_pattern,
    slug,
)
from sixweeks.kernel.presentation.sentence import (
    Die,
    Halves,
    Hidden,
    Listed,
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

# The plural categories of CLDR.
PLURALS: dict[str, Callable[[float], str]] = {
    "en": lambda n: "one" if n == 1 else "other",
    "de": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if 0 <= n < 2 else "other",
}


class Ref(Struct, frozen=True, gc=False, array_like=True):
    """A place or piece within words: its kind, its id, and its name in the sentence."""

    kind: str
    id: str
    text: str


Words: TypeAlias = str | tuple[str | Ref, ...]


class Names:
    """Proper names that are the same in every language; a game overrides what it has."""

    def title(self, place: str) -> str:
        """The name on the map, if there is one: `Liège`."""
        return ""

    def piece(self, id: str) -> str:
        return id

    def sort(self, id: str) -> str:
        """What sort of piece it is: `army`, whose term `-form-army` has the gender."""
        return ""

    def term(self, kind: str, id: str) -> str:
        """A term that no catalogue has, such as the name of a battalion."""
        return ""


class Localization:
    """The messages of a game in one language. With `full` names no place is a mere number.

    A term may be worded for one scenario: `-side-1939-allied` goes before `-side-allied`."""

    is_strict = False  # in tests a missing message or argument raises; else its id is shown

    def __init__(
        self,
        catalogue: Catalogue,
        names: Names | None = None,
        scenario: str = "",
        full: bool = False,
    ) -> None:
        self.catalogue, self.names = catalogue, names or Names()
        self.scenario, self.full = scenario, full
        self.plural = PLURALS.get(catalogue.language.partition("-")[0], PLURALS["en"])
        self.known: dict[tuple[str, str, str], Any] = {}

    # --- formatting ---------------------------------------------------------------------------

    def parts(self, sentence: Sentence) -> list[Any]:
        """Strings and references, in order."""
        try:
            return self.strict_parts(sentence)
        except KeyError:
            if self.is_strict:
                raise
            return [remains(sentence)]

    def strict_parts(self, sentence: Sentence) -> list[Any]:
        out: list[Any] = []
        format_pattern(self.catalogue.pattern(sentence.id), sentence.args, self, out)
        return out

    def text(self, sentence: Sentence) -> str:
        """As it stands within a longer text."""
        return joined(self.parts(sentence))

    def plain(self, sentence: Sentence) -> str:
        """As a sentence of its own."""
        return capitalized(self.text(sentence))

    def words(self, sentence: Sentence) -> Words:
        """As the page gets it; a mere string if it mentions neither place nor piece."""
        merged: list[Any] = []
        for part in self.parts(sentence):
            if part.__class__ is str and merged and merged[-1].__class__ is str:
                merged[-1] += part
            else:
                merged.append(part)
        if not merged or (len(merged) == 1 and merged[0].__class__ is str):
            return capitalized(joined(merged))
        first = merged[0]
        if first.__class__ is str:
            merged[0] = capitalized(first)
        elif first.text[:1].islower():
            merged[0] = Ref(first.kind, first.id, capitalized(first.text))
        return tuple(merged)

    # --- what patterns call -------------------------------------------------------------------

    def pattern(self, id: str, attribute: str = "") -> Pattern:
        return self.catalogue.pattern(id, attribute)

    def show(self, value: Any, form: str, out: list[Any]) -> None:
        SHOW[value.__class__](self, value, form, out)

    def select(self, value: Any, keys: frozenset[str]) -> str:
        """The variant of a number by its value or plural category, of others by their id."""
        kind = value.__class__
        if kind is int:
            exact = str(value)
            return exact if exact in keys else self.plural(value)
        if kind is str:
            return str(value)
        if kind is Die or kind is Signed:
            return self.select(value.value, keys)
        if kind is Halves:
            return self.plural(value.value / 2)
        return str(getattr(value, "id", "")) or ("hidden" if kind is Hidden else "")

    def call(self, function: str, value: Any) -> Any:
        return FUNCTIONS[function](self, value)

    # --- names --------------------------------------------------------------------------------

    def named(self, kind: str, id: str, form: str) -> Any:
        """A name in a form, looked up once."""
        key = (kind, id, form)
        try:
            return self.known[key]
        except KeyError:
            self.known[key] = found = NAMED[kind](self, id, form)
            return found

    def formatted(self, pattern: Pattern, **args: Any) -> str:
        out: list[Any] = []
        format_pattern(pattern, args, self, out)
        return joined(out)

    def inflected(self, term: str, sort: str, name: str, form: str) -> str:
        """A name in a form: the term's own attribute, else that of its sort, else the name."""
        if not form:
            return name
        own = self.catalogue.attribute(term, form)
        if own is not None:
            return self.formatted(own)
        rule = self.catalogue.attribute(f"-form-{sort}", form)
        return self.formatted(rule, name=Text(name)) if rule is not None else name

    def place(self, id: str, form: str) -> Ref:
        """`Liège (3134)`; a hex without a name is its number."""
        term = f"-place-{slug(id)}"
        value = self.catalogue.value(term)
        title = self.formatted(value) if value else self.names.title(id)
        if not title:
            return Ref("place", id, self.inflected(term, "hex", id, form))
        name = self.inflected(term, "place", title, form)
        return Ref("place", id, name if form == "title" else f"{name} ({id})")

    def piece(self, id: str, form: str) -> Ref:
        term = f"-unit-{slug(id)}"
        value = self.catalogue.value(term)
        name = self.formatted(value) if value else self.names.piece(id)
        return Ref("piece", id, self.inflected(term, self.names.sort(id) or "unit", name, form))

    def word(self, key: str, form: str) -> str:
        """A term by its kind and id, `result:overrun`."""
        kind, _, id = key.partition(":")
        term = self.term_of(kind, id)
        value = self.catalogue.value(term)
        name = self.formatted(value) if value else self.names.term(kind, id)
        if not name:
            raise UnknownMessage(term)
        return self.inflected(term, "term", name, form)

    def term_of(self, kind: str, id: str) -> str:
        own = f"-{kind}-{slug(self.scenario)}-{slug(id)}" if self.scenario else ""
        return own if own and self.catalogue.find(own) else f"-{kind}-{slug(id)}"

    def attribute(self, key: str, name: str) -> str:
        """The gender or number of a term, its own or that of its sort."""
        term, _, sort = key.partition(":")
        for id in (term, f"-form-{sort}"):
            found = self.catalogue.attribute(id, name)
            if found is not None:
                return self.formatted(found)
        return ""

    def listed(self, shown: Sequence[Any], out: list[Any], join: str = "and") -> None:
        """A, B and C."""
        for n, each in enumerate(shown):
            if n:
                last = n == len(shown) - 1
                out.append(self.formatted(self.pattern(f"list-{join if last else 'comma'}")))
            out.append(each)


def remains(sentence: Sentence) -> str:
    """What can be shown of a sentence that lacks its message or an argument."""
    texts = [arg.text for arg in sentence.args.values() if isinstance(arg, Text)]
    return ", ".join(texts) or sentence.id


def joined(parts: Sequence[Any]) -> str:
    return "".join([part if part.__class__ is str else part.text for part in parts])


def plain(words: Words) -> str:
    """Words without their references."""
    return words if isinstance(words, str) else joined(words)


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- how each type of argument is shown -------------------------------------------------------


def show_path(to: Localization, value: Path, form: str, out: list[Any]) -> None:
    if to.full and len(value.ids) > 1:
        show_full_path(to, value, out)
        return
    for n, each in enumerate(value.ids):
        if n:
            out.append("–")
        out.append(Ref("place", each, each))


def show_full_path(to: Localization, value: Path, out: list[Any]) -> None:
    """From Eifel (3) by way of Liège (9) to Namur (11)."""
    first, *between, last = [to.named("place", each, "") for each in value.ids]
    by: list[Any] = []
    to.listed(between, by)
    id = "path-full-by" if between else "path-full"
    format_pattern(to.pattern(id), {"from": [first], "to": [last], "by": by}, to, out)


def show_pieces(to: Localization, value: Pieces, form: str, out: list[Any]) -> None:
    shown: list[Any] = [to.named("piece", each, form) for each in value.ids]
    if value.hidden:
        shown.append(to.formatted(to.pattern("-hidden-pieces"), count=value.hidden))
    to.listed(shown, out)


def show_places(to: Localization, value: Places, form: str, out: list[Any]) -> None:
    to.listed([to.named("place", each, form) for each in value.ids], out)


def show_terms(to: Localization, value: Terms, form: str, out: list[Any]) -> None:
    to.listed([to.named("word", f"{value.kind}:{each}", form) for each in value.ids], out)


def show_sentence(to: Localization, value: Sentence, form: str, out: list[Any]) -> None:
    format_pattern(to.pattern(value.id), value.args, to, out)


def show_listed(to: Localization, value: Listed, form: str, out: list[Any]) -> None:
    to.listed([to.text(each) for each in value.items], out, value.join)


def show_halves(to: Localization, value: Halves, form: str, out: list[Any]) -> None:
    whole, half = divmod(value.value, 2)
    out.append(f"{whole or ''}½" if half else str(whole))


def number(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else number(value)


SHOW: dict[type, Callable[[Localization, Any, str, list[Any]], None]] = {
    int: lambda to, value, form, out: out.append(number(value)),
    str: lambda to, value, form, out: out.append(value),
    list: lambda to, value, form, out: out.extend(value),
    Die: lambda to, value, form, out: out.append(str(value.value)),
    Signed: lambda to, value, form, out: out.append(signed(value.value)),
    Halves: show_halves,
    Text: lambda to, value, form, out: out.append(value.text),
    Place: lambda to, value, form, out: out.append(to.named("place", value.id, form)),
    Places: show_places,
    Path: show_path,
    Piece: lambda to, value, form, out: out.append(to.named("piece", value.id, form)),
    Pieces: show_pieces,
    Side: lambda to, value, form, out: out.append(to.named("word", f"side:{value.id}", form)),
    Term: lambda to, value, form, out: out.append(
        to.named("word", f"{value.kind}:{value.id}", form)
    ),
    Terms: show_terms,
    Sentence: show_sentence,
    Listed: show_listed,
    Hidden: lambda to, value, form, out: out.append(to.named("word", f"hidden:{value.what}", form)),
}
NAMED: dict[str, Callable[[Localization, str, str], Any]] = {
    "place": Localization.place,
    "piece": Localization.piece,
    "word": Localization.word,
    "attribute": Localization.attribute,
}


# --- functions of messages --------------------------------------------------------------------


def term_and_sort(to: Localization, value: Any) -> str:
    """The term that names a value, and the sort whose forms stand in: `-unit-7th:army`."""
    match value:
        case Piece(id=id):
            return f"-unit-{slug(id)}:{to.names.sort(id) or 'unit'}"
        case Place(id=id):
            return f"-place-{slug(id)}:place"
        case Side(id=id):
            return f"{to.term_of('side', id)}:side"
        case Hidden(what=what):
            return f"-hidden-{what}:unit"
        case Term(kind=kind, id=id) | Terms(kind=kind, ids=(id,)):
            return f"{to.term_of(kind, id)}:term"
    return ":term"


def count(to: Localization, value: Any) -> Any:
    """How many there are, as grammar counts: the Allies are several."""
    kind = value.__class__
    if kind is int or kind is Halves:
        return value
    if kind is Pieces:
        return len(value.ids) + value.hidden
    if (kind is Places or kind is Terms) and len(value.ids) != 1:
        return len(value.ids)
    return 2 if to.named("attribute", term_and_sort(to, value), "number") == "plural" else 1


def gender(to: Localization, value: Any) -> str:
    """Of several, feminine only if all are."""
    if value.__class__ is Pieces:
        found = {gender(to, Piece(each)) for each in value.ids}
        return found.pop() if len(found) == 1 else "masculine"
    return str(to.named("attribute", term_and_sort(to, value), "gender")) or "masculine"


FUNCTIONS: dict[str, Callable[[Localization, Any], Any]] = {"COUNT": count, "GENDER": gender}
