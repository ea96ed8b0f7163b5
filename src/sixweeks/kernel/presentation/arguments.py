"""How each type of argument is shown in a message, and the functions that messages call."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sixweeks.kernel.presentation.catalogue import format_pattern, slug
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
    Statement,
    Term,
    Terms,
    Text,
)
from sixweeks.kernel.presentation.words import number, signed

if TYPE_CHECKING:
    from sixweeks.kernel.presentation.localization import Localization


def show_path(to: Localization, value: Path, form: str, out: list[Any]) -> None:
    """From Eifel (3) by way of Liège (9) to Namur (11); between the ends only names on the map."""
    if len(value.ids) < 2:
        out.extend(to.named("place", each, form) for each in value.ids)
        return
    first, *between, last = value.ids
    by: list[Any] = []
    printed = (each for each in between if to.title(each) and each not in to.names.towns)
    to.listed([to.named("place", each, "") for each in printed], by)
    ends = {"from": [to.named("place", first, "")], "to": [to.named("place", last, "")]}
    format_pattern(to.pattern("path-by" if by else "path"), {**ends, "by": by}, to, out)


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
    if value.id:
        format_pattern(to.pattern(value.id), value.args, to, out)


def show_listed(to: Localization, value: Listed, form: str, out: list[Any]) -> None:
    """A list; complete sentences are joined by spaces and begin with capitals."""
    text = to.plain if value.join == "space" else to.text
    to.listed([text(each) for each in value.items], out, value.join)


SHOW: dict[type, Callable[[Localization, Any, str, list[Any]], None]] = {
    int: lambda to, value, form, out: out.append(number(value)),
    str: lambda to, value, form, out: out.append(value),
    list: lambda to, value, form, out: out.extend(value),
    Die: lambda to, value, form, out: out.append(str(value.value)),
    Signed: lambda to, value, form, out: out.append(signed(value.value)),
    Halves: lambda to, value, form, out: out.append(value.text),
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
    Statement: show_sentence,
    Listed: show_listed,
    Hidden: lambda to, value, form, out: out.append(to.named("word", f"hidden:{value.what}", form)),
}


# --- functions of messages --------------------------------------------------------------------


def term_and_sort(to: Localization, value: Any) -> str:
    """The term that names a value, and the sort that provides missing forms: `-unit-7th:army`."""
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
    """The grammatical number: the Allies are plural."""
    kind = value.__class__
    if kind is int or kind is Halves:
        return value
    if kind is Pieces:
        return len(value.ids) + value.hidden
    if (kind is Places or kind is Terms) and len(value.ids) != 1:
        return len(value.ids)
    return 2 if to.named("attribute", term_and_sort(to, value), "number") == "plural" else 1


def gender(to: Localization, value: Any) -> str:
    """The grammatical gender; of several, feminine only if all are."""
    if value.__class__ is Pieces:
        found = {gender(to, Piece(each)) for each in value.ids}
        return found.pop() if len(found) == 1 else "masculine"
    return str(to.named("attribute", term_and_sort(to, value), "gender")) or "masculine"


FUNCTIONS: dict[str, Callable[[Localization, Any], Any]] = {"COUNT": count, "GENDER": gender}
