"""Finds the names of units, places and actions in what a player typed, longest first."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from sixweeks.kernel import engine
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.why import Lookup, Wish, objections

if TYPE_CHECKING:
    from sixweeks.kernel.formats.notation import Notation

T = TypeVar("T")


def longest_first(names: Iterable[tuple[str, T]]) -> list[tuple[str, T]]:
    return sorted(names, key=lambda each: -len(each[0]))


def cut_names(text: str, names: Iterable[tuple[str, T]]) -> tuple[tuple[T, ...], str]:
    """What the text names, in its order, and the text without these names."""
    found: list[tuple[int, T]] = []
    low = text.lower()
    for name, named in names:
        # SPEED: few of a hundred names are anywhere in the text.
        if name.lower() not in low:
            continue
        if match := re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE):
            found.append((match.start(), named))
            text = text[: match.start()] + " " * len(match[0]) + text[match.end() :]
    return tuple(named for _, named in sorted(found, key=lambda each: each[0])), text


class Vocabulary:
    """The names a game uses; places are found by a pattern and looked up on the map."""

    def __init__(
        self,
        notation: "Notation",
        lookup: Lookup,
        place: tuple[str, Callable[[Any, str], int | None]],
        nouns: Iterable[str],
        synonyms: Mapping[str, str] | None = None,
        verbs: Mapping[str, str] | None = None,
        special: Mapping[str, re.Pattern[str]] | None = None,
        kind: str = "hex",
    ) -> None:
        self.special = special or {}  # verbs whose noun follows from the rest of the text
        self.notation, self.lookup, self.place = notation, lookup, place
        self.kind = kind  # of its places: `hex` or `area`
        self.nouns = longest_first({**{noun: noun for noun in nouns}, **(synonyms or {})}.items())
        phrases: dict[str, list[str]] = {}
        for verb, declared in notation.verbs.items():
            for phrase in declared.words:
                phrases.setdefault(phrase, []).append(verb)
        for phrase, verb in (verbs or {}).items():  # words that are not answers
            phrases.setdefault(phrase, []).append(verb)
        self.phrases = longest_first((phrase, tuple(all)) for phrase, all in phrases.items())

    def wish(self, game: Any, text: str) -> Wish:
        """Parse a text: names, longest first, then numbers of places, then the verbs left over."""
        special, rest = self.cut_special(" ".join(text.split()))
        pieces, rest = cut_names(rest, longest_first(self.lookup.names(game).items()))
        places = self.places_named(game, rest)
        meant, rest = cut_names(rest, self.phrases)
        words, rest = cut_names(rest, self.nouns)
        if not (pieces or places or meant or words):
            raise InputError(f"error-names-no-{self.kind}", text=text)
        return Wish(meant, pieces, places, (*special, *words))

    def places_named(self, game: Any, text: str) -> tuple[int, ...]:
        pattern, find = self.place
        places: list[int] = []
        for name in re.findall(pattern, text):
            place = find(game, name)
            if place is None:
                raise InputError(f"error-unknown-{self.kind}", name=name)
            places.append(place)
        return tuple(places)

    def cut_special(self, text: str) -> tuple[list[str], str]:
        for pattern in self.special.values():
            if found := pattern.search(text):
                return [found[1].strip()], text.replace(found[1], " ", 1)
        return [], text

    def objections(self, game: Any, text: str, side: str | None = None) -> list[Objection]:
        """The rules that forbid what a text names; none for a legal answer."""
        is_asked = side is None or side in engine.deciders(game)
        if is_asked and self.notation.find(game, text, side) is not None:
            return []
        return objections(game, self.wish(game, text), side, self.lookup)
