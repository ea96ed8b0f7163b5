"""The options of a question as the page offers them: on places, on pieces, as buttons."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from sixweeks.kernel.formats.notation import Notation
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import PIECE, PLACE

Stake: TypeAlias = tuple[str, str]  # an attack whose odds are at stake, and its target
NO_STAKE: Stake = ("", "")


class Way(NamedTuple):
    """The path of a move, its cost, and the answer as it is written if that is known already."""

    path: tuple[str, ...]
    cost: int | str
    text: str = ""


@dataclass(frozen=True)
class Choices:
    """How a game offers its answers; most of it follows from their verbs."""

    notation: Notation
    place_of: Callable[[Any, Any], str]  # where a piece lies, or nothing
    label: Callable[[Any, Action], Sentence]
    stake: Callable[[Any, Action], Stake] = lambda game, option: NO_STAKE
    warning: Callable[[Any, Action], Sentence] = lambda game, option: EMPTY
    ways: Mapping[str, Callable[[Any, Action], Way]] = field(default_factory=dict)  # by verb
    is_aside: Callable[[Any, Any], bool] = lambda game, piece: False  # in a display, not on the map
    followed_by: Callable[[Any, Action], tuple[str, ...]] = lambda game, option: ()

    def __call__(self, game: Any, index: int, option: Action) -> Choice:
        verb = self.notation.verbs[option.verb]
        path, cost, text = self.way(game, option)
        place, piece = (path[-1], "") if path else self.where(game, option)
        odds, target = self.stake(game, option)
        return Choice(
            index,
            text or self.notation.write(game, option),
            option.verb,
            action_of(option),
            place=place,
            piece=piece,
            path=path,
            cost=cost,
            warning=self.warning(game, option),
            label=self.label(game, option),
            odds=odds,
            target=target,
            ends=verb.ends,
            together=verb.together,
            whole=verb.whole,
            is_costly=verb.costly,
            is_button=verb.of == PIECE and self.is_aside(game, option.noun),
            followed_by=self.followed_by(game, option),
        )

    def where(self, game: Any, option: Action) -> tuple[str, str]:
        """The place and the piece that one clicks on, if any."""
        of, names, noun = self.notation.of(option.verb), self.notation.names, option.noun
        if of == PIECE:
            return self.place_of(game, noun), names[PIECE](game, noun)
        return (names[PLACE](game, noun), "") if of == PLACE else ("", "")

    def way(self, game: Any, option: Action) -> tuple[tuple[str, ...], int | str | None, str]:
        find = self.ways.get(option.verb)
        return find(game, option) if find else ((), None, "")


def action_of(option: Action) -> Sentence:
    return action_named(option.verb)


@cache
def action_named(verb: str) -> Sentence:
    # SPEED: one object for each verb, whose text is then known already.
    return Sentence(f"action-{verb}")
