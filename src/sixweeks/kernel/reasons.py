"""The third voice of a step: for each kind of answer it knows, why one that is not offered is not.

What is open is known from the question alone. So a reason is only ever asked of what is closed, and
says nothing about whether it is."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.question import Action, Choose
from sixweeks.masks import bit_indices

BUTTON, PLACE, PIECE, WORD = "button", "place", "piece", "word"  # what the noun of a verb names

Reasons: TypeAlias = Callable[[Any], Iterable[Objection]]  # for a noun that is not offered


class Kind(Struct, frozen=True):
    """One kind of answer, by its verb."""

    verb: str
    of: str
    reasons: Reasons
    takes: str = (
        ""  # what else means it: a piece its place, a piece or a word what a button is about
    )
    then: tuple[str, ...] = ()  # the verbs of the questions that follow at once
    later: bool = False  # it belongs to a later question, and is only explained here
    shown: bool = False  # a button that is shown though it cannot be pressed
    meant: Callable[[Any], bool] = lambda noun: True  # by pointing at it, without a verb
    unnamed: tuple[Objection, ...] = ()  # to the verb alone, if nothing of its kind is open
    nouns: Callable[[], Iterable[int]] = tuple  # those that are open, where that can be derived
    opens: Callable[[Any, frozenset[str]], bool] | None = None  # without some rules, for the checks
    bars: Callable[[], Sequence[Bar]] | None = None  # those that lie on the places themselves
    rules: tuple[str, ...] = ()  # of a search, those that it can do without
    way: Callable[[Sequence[Any]], Iterable[Objection]] | None = None  # to a way written out
    exact: bool = False  # its reasons decide: none if and only if it is offered


class Why:
    """Everything a step knows to refuse, and the rule for whatever else one might wish now."""

    def __init__(
        self, *kinds: Kind, otherwise: Objection | None = None, in_hand: Sequence[int] = ()
    ) -> None:
        self.kinds, self.otherwise = kinds, otherwise
        self.in_hand = in_hand  # the pieces that the question is about: to name them adds nothing


def places(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, PLACE, reasons, **more)


def pieces(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, PIECE, reasons, **more)


def words(verb: str, reasons: Reasons, **more: Any) -> Kind:
    return Kind(verb, WORD, reasons, **more)


def button(verb: str, *objections: Objection, **more: Any) -> Kind:
    """What is against it whenever it is not offered."""
    return Kind(verb, BUTTON, lambda noun: objections, **more)


def barred_by(bars: Sequence[Bar], beyond: Bar | None = None) -> Reasons:
    """The bars that cover a place; of one beyond reach no more is said than that."""

    def reasons(place: int) -> list[Objection]:
        if beyond is not None and beyond.covers(place):
            return [Objection(beyond.rule, beyond.case)]
        return objections_at(place, bars)

    return reasons


def open_places(verb: str, all: int, bars: Sequence[Bar], beyond: Bar | None = None) -> Kind:
    """Places of which those are open that no bar covers: the question and its reasons in one."""
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
        opens=opens,
        bars=lambda: every,
        exact=True,
    )


def open_pieces(verb: str, among: Iterable[int], reasons: Reasons, **more: Any) -> Kind:
    """Pieces of which those are open that nothing is against."""
    return Kind(
        verb,
        PIECE,
        reasons,
        nouns=lambda: [n for n in among if not any(reasons(n))],
        exact=True,
        **more,
    )


def question_from(by: str, refusal: Why, *more: Action, secret: bool = False) -> Choose:
    """The question that leaves open what the refusal does not close."""
    options = [Action(kind.verb, noun) for kind in refusal.kinds for noun in kind.nouns()]
    return Choose(by, (*options, *more), secret)


def always(objection: Objection) -> Reasons:
    return lambda noun: (objection,)
