"""Message formatting in one language: words with references for the page, plain text elsewhere."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from sixweeks.kernel.presentation.arguments import FUNCTIONS, SHOW
from sixweeks.kernel.presentation.catalogue import (
    Catalogue,
    Pattern,
    UnknownMessage,
    format_pattern,
    slug,
)
from sixweeks.kernel.presentation.sentence import (
    ByName,
    Die,
    Halves,
    Hidden,
    Sentence,
    Signed,
    Statement,
    Term,
    Text,
    message,
)
from sixweeks.kernel.presentation.words import Ref, Words, capitalized, joined

MOST_LABELS = 20_000
HALF_A_KILOMETRE = 500  # metres

Bearing: TypeAlias = tuple[int, str, str]  # metres, direction, and the id of a place with a name

# The plural categories of CLDR.
PLURALS: dict[str, Callable[[float], str]] = {
    "en": lambda n: "one" if n == 1 else "other",
    "de": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if 0 <= n < 2 else "other",
}


def no_bearing(place: str) -> Bearing | None:
    return None


class Names:
    """Proper names that are the same in every language: the titles of places and counters by their
    ids, and words that are names themselves. A place whose title is not on the map may be told by a
    town in it, and another by its `bearing`."""

    def __init__(
        self,
        titles: Mapping[str, str] | None = None,
        counters: Mapping[str, str] | None = None,
        words: Collection[str] = (),
        bearing: Callable[[str], Bearing | None] = no_bearing,
        towns: Mapping[str, str] | None = None,
    ) -> None:
        self.titles, self.counters, self.words = titles or {}, counters or {}, words
        self.bearing, self.towns = bearing, towns or {}

    def title(self, place: str) -> str:
        """The name on the map, or of a town there: `Liège`."""
        return self.titles.get(place) or self.towns.get(place, "")

    def piece(self, id: str) -> str:
        return id

    def sort(self, id: str) -> str:
        """What sort of piece it is: `army`, whose term `-form-army` has the gender."""
        return ""

    def term(self, kind: str, id: str) -> str:
        """A term that no catalogue has, such as the name of a battalion."""
        if kind == "counter":
            return self.counters.get(id, "")
        return id if id in self.words else ""


class Localization:
    """The messages of a game in one language.

    A term may differ by scenario: `-side-1939-allied` takes precedence over `-side-allied`."""

    is_strict = False  # in tests a missing message or argument raises; otherwise its id is shown

    def __init__(
        self,
        catalogue: Catalogue,
        names: Names | None = None,
        scenario: str = "",
    ) -> None:
        self.catalogue, self.names = catalogue, names or Names()
        self.scenario = scenario
        self.plural = PLURALS.get(catalogue.language.partition("-")[0], PLURALS["en"])
        self.known: dict[tuple[str, str, str], Any] = {}
        self.labels: dict[Sentence, str] = {}
        self.encoder = msgspec.json.Encoder(enc_hook=self.rendered)

    # --- what holds sentences -----------------------------------------------------------------

    def rendered(self, value: Any) -> Any:
        """Statements as words with references, other sentences as strings."""
        kind = value.__class__
        if kind is Sentence:
            # SPEED: most labels of a scene are the same objects as in the scene before.
            last = value.formatted
            return last[1] if last is not None and last[0] is self else self.label(value)
        if kind is Statement:
            if value.worded is None or value.worded[0] is not self:
                value.worded = (self, self.words(value))
            return value.worded[1]
        if issubclass(kind, ByName):
            return {self.label(name): each for name, each in value.entries.items()}
        raise NotImplementedError(f"{kind} has no words")

    def json(self, value: Any) -> bytes:
        return self.encoder.encode(value)

    def builtins(self, value: Any) -> Any:
        """The value as JSON types: dicts, lists, strings and numbers."""
        return msgspec.to_builtins(value, enc_hook=self.rendered)

    def label(self, sentence: Sentence) -> str:
        """The text of a label: on a counter, a button or a track."""
        # SPEED: from scene to scene most labels stay as they are.
        found = self.labels.get(sentence)
        if found is None:
            if len(self.labels) >= MOST_LABELS:
                self.labels.clear()
            self.labels[sentence] = found = self.text(sentence)
        sentence.formatted = (self, found)
        return found

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
        if not sentence.id:
            return out
        format_pattern(self.catalogue.pattern(sentence.id), sentence.args, self, out)
        return out

    def text(self, sentence: Sentence) -> str:
        """The text within a longer text."""
        return joined(self.parts(sentence))

    def plain(self, sentence: Sentence) -> str:
        """The text as a complete sentence."""
        return capitalized(self.text(sentence))

    def words(self, sentence: Sentence) -> Words:
        """The text for the page; a plain string if it mentions neither place nor piece."""
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
        """A name in a form: the term's own attribute, otherwise that of its sort, otherwise the
        name."""
        if not form:
            return name
        own = self.catalogue.attribute(term, form)
        if own is not None:
            return self.formatted(own)
        rule = self.catalogue.attribute(f"-form-{sort}", form)
        return self.formatted(rule, name=Text(name)) if rule is not None else name

    def place(self, id: str, form: str) -> Ref:
        """`Liège (3134)`; a hex without a name is `3034 (25 km south of Liège)`."""
        term, title = f"-place-{slug(id)}", self.title(id)
        if not title:
            return Ref("place", id, self.inflected(term, "hex", self.unnamed(id), form))
        name = self.inflected(term, "place", title, form)
        return Ref("place", id, name if form == "title" else f"{name} ({id})")

    def title(self, place: str) -> str:
        """The name of a place in this language, if it has one."""
        value = self.catalogue.value(f"-place-{slug(place)}")
        return self.formatted(value) if value else self.names.title(place)

    def unnamed(self, id: str) -> str:
        """The number of a hex, and where it lies."""
        if (found := self.names.bearing(id)) is None:
            return id
        metres, direction, near = found
        return self.text(
            message(
                "place-near",
                number=Text(id),
                kilometres=Halves(metres // HALF_A_KILOMETRE),
                direction=Term("direction", direction),
                near=Text(self.title(near)),
            )
        )

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
        between = "comma" if join in ("and", "or") else join
        for n, each in enumerate(shown):
            if n:
                link = join if n == len(shown) - 1 else between
                out.append(self.formatted(self.pattern(f"list-{link}")))
            out.append(each)


def remains(sentence: Sentence) -> str:
    """What can be shown of a sentence whose message or argument is missing."""
    texts = [arg.text for arg in sentence.args.values() if isinstance(arg, Text)]
    return ", ".join(texts) or sentence.id


NAMED: dict[str, Callable[[Localization, str, str], Any]] = {
    "place": Localization.place,
    "piece": Localization.piece,
    "word": Localization.word,
    "attribute": Localization.attribute,
}
