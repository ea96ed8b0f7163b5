"""Reasons: a step's `why` explains, for each kind of answer, what is not offered.

The question alone decides what is offered. A reason is only requested for what is not offered, and
never decides whether it is."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.question import Action, Choose
from sixweeks.masks import bit_indices

BUTTON, PLACE, PIECE, WORD = "button", "place", "piece", "word"  # what the noun of a verb names

Reasons: TypeAlias = Callable[[Any], Iterable[Objection]]  # for a noun that is not offered


class Kind(Struct, frozen=True):
    """One kind of answer, by its verb."""

    verb: str
    of: str
    reasons: Reasons
    takes: str = ""  # what else refers to it: the place of a piece, the piece or word of a button
    then: tuple[str, ...] = ()  # the verbs of the questions that follow directly
    later: bool = False  # it belongs to a later question, and is only explained here
    shown: bool = False  # a button that is shown although it is not available
    meant: Callable[[Any], bool] = lambda noun: True  # by a click, without a verb
    unnamed: tuple[Objection, ...] = ()  # against the verb alone, if nothing of its kind is offered
    nouns: Callable[[], Iterable[int]] = tuple  # the nouns that are offered, if that can be derived
    free: int | None = None  # the same as bits, if bars decide
    opens: Callable[[Any, frozenset[str]], bool] | None = None  # without some rules, for checks
    bars: Callable[[], Sequence[Bar]] | None = None  # the bars on the places themselves
    rules: tuple[str, ...] = ()  # the rules that a search can ignore
    way: Callable[[Sequence[Any]], Iterable[Objection]] | None = None  # against a written path
    exact: bool = False  # its reasons are exact: none if and only if it is offered


class Why:
    """Everything a step can explain, and the rule for anything else a player might try."""

    def __init__(
        self, *kinds: Kind, otherwise: Objection | None = None, in_hand: Sequence[int] = ()
    ) -> None:
        self.kinds, self.otherwise = kinds, otherwise
        self.in_hand = in_hand  # the pieces that the question is about: naming them adds nothing


def places(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, PLACE, reasons, **more)


def pieces(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, PIECE, reasons, **more)


def words(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, WORD, reasons, **more)


def button(verb: str, *objections: Objection, **more: Any) -> Kind:
    """A button with the reason why it is not offered."""
    return Kind(verb, BUTTON, lambda noun: objections, **more)


def barred_by(bars: Sequence[Bar], beyond: Bar | None = None) -> Reasons:
    """The bars that cover a place; for one beyond reach only that reason."""

    def reasons(place: int) -> list[Objection]:
        if beyond is not None and beyond.covers(place):
            return [Objection(beyond.rule, beyond.case)]
        return objections_at(place, bars)

    return reasons


def open_places(verb: str, all: int, bars: Sequence[Bar], beyond: Bar | None = None) -> Kind:
    """A question and its reasons from bars: the places that no bar covers are offered."""
    shut = closed_by(bars) | (beyond.mask if beyond else 0)
    every = (*bars, beyond) if beyond else bars

    def opens(place: int, lifted: frozenset[str]) -> bool:
        return not any(bar.covers(place) for bar in every if bar.rule not in lifted)

    reasons = barred_by(bars, beyond)
    return Kind(
        verb,
        PLACE,
        reasons,
        nouns=lambda: bit_indices(all & ~shut),
        free=all & ~shut,
        opens=opens,
        bars=lambda: every,
        exact=True,
    )


def open_pieces(verb: str, among: Iterable[int], reasons: Reasons, **more: Any) -> Kind:
    """The same for pieces: those without an objection are offered."""
    return Kind(
        verb,
        PIECE,
        reasons,
        nouns=lambda: [n for n in among if not any(reasons(n))],
        exact=True,
        **more,
    )


def question_from(by: str, refusal: Why, *more: Action, secret: bool = False) -> Choose:
    """The question that offers whatever has no objection."""
    offering = [kind for kind in refusal.kinds if kind.nouns is not tuple]
    if all(kind.free is not None for kind in offering):
        groups = [(kind.verb, kind.free or 0) for kind in offering]
        return Choose(by, OptionSets(*groups, more=more), secret)
    options = [Action(kind.verb, noun) for kind in offering for noun in kind.nouns()]
    return Choose(by, (*options, *more), secret)


def always(objection: Objection) -> Reasons:
    return lambda noun: (objection,)
