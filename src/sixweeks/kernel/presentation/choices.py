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
    cost: int | str | None
    text: str = ""


NO_WAY = Way((), None)


@dataclass(frozen=True)
class Choices:
    """How a game offers its answers; most of it follows from their verbs.

    What only some verbs have is given by verb. SPEED: most of the thousands of choices have none
    of it, and need not be asked."""

    notation: Notation
    place_of: Callable[[Any, Any], str]  # where a piece lies, or nothing
    label: Callable[[Any, Action], Sentence]
    stakes: Mapping[str, Callable[[Any, Action], Stake]] = field(default_factory=dict)
    warnings: Mapping[str, Callable[[Any, Action], Sentence]] = field(default_factory=dict)
    ways: Mapping[str, Callable[[Any, Action], Way]] = field(default_factory=dict)
    is_aside: Callable[[Any, Any], bool] = lambda game, piece: False  # in a display, not on the map
    follows: Mapping[str, Callable[[Any, Action], tuple[str, ...]]] = field(default_factory=dict)

    def __call__(self, game: Any, index: int, option: Action) -> Choice:
        name, verb = option.verb, self.notation.verbs[option.verb]
        path, cost, text = self.ways[name](game, option) if name in self.ways else NO_WAY
        place, piece = (path[-1], "") if path else self.where(game, verb.of, option.noun)
        odds, target = self.stakes[name](game, option) if name in self.stakes else NO_STAKE
        return Choice(
            index,
            text or self.notation.write(game, option),
            name,
            action_named(name),
            place,
            piece,
            path,
            cost,
            self.warnings[name](game, option) if name in self.warnings else EMPTY,
            self.label(game, option),
            odds,
            target,
            verb.ends,
            verb.together,
            verb.whole,
            verb.costly,
            verb.of == PIECE and self.is_aside(game, option.noun),
            self.follows[name](game, option) if name in self.follows else (),
        )

    def where(self, game: Any, of: str, noun: Any) -> tuple[str, str]:
        """The place and the piece that one clicks on, if any."""
        if of == PIECE:
            return self.place_of(game, noun), self.notation.names[PIECE](game, noun)
        return (self.notation.names[PLACE](game, noun), "") if of == PLACE else ("", "")


def action_of(option: Action) -> Sentence:
    return action_named(option.verb)


@cache
def action_named(verb: str) -> Sentence:
    # SPEED: one object for each verb, whose text is then known already.
    return Sentence(f"action-{verb}")
