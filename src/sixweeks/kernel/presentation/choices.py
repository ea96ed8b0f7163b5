"""The options of a question as the page offers them: on places, on pieces, as buttons."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, TypeAlias

from sixweeks.kernel.formats.notation import Notation, Verb
from sixweeks.kernel.presentation.scene import Choice
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import PIECE, PLACE

Stake: TypeAlias = tuple[str, str]  # an attack whose odds are at stake, and its target
NO_STAKE: Stake = ("", "")
# The path of a move, its cost, and the answer as it is written, or nothing.
Way: TypeAlias = tuple[tuple[str, ...], int | str | None, str]
WayTo: TypeAlias = Callable[[Any], Way]  # the place that is named
Offer: TypeAlias = Callable[[int, Action], Choice]  # of an option by its index
Manner: TypeAlias = tuple[bool, bool, bool, bool]  # of a verb: what the page needs to know of it
Spot: TypeAlias = tuple[str, str, tuple[str, ...], int | str | None, str]  # place, piece and way


@dataclass(frozen=True)
class Choices:
    """How a game offers its answers; most of it follows from their verbs.

    What only some verbs have is given by verb. SPEED: most of the thousands of choices have none
    of it, and need not be asked; and what all options of a verb have in common is found once."""

    notation: Notation
    place_of: Callable[[Any, Any], str]  # where a piece lies, or nothing
    label: Callable[[Any, Action], Sentence]
    stakes: Mapping[str, Callable[[Any, Action], Stake]] = field(default_factory=dict)
    warnings: Mapping[str, Callable[[Any, Action], Sentence]] = field(default_factory=dict)
    ways: Mapping[str, Callable[[Any, str], WayTo]] = field(default_factory=dict)
    is_aside: Callable[[Any, Any], bool] = lambda game, piece: False  # in a display, not on the map
    follows: Mapping[str, Callable[[Any, Action], tuple[str, ...]]] = field(default_factory=dict)
    naming: Collection[str] = ()  # the verbs whose labels name the place

    def __call__(self, game: Any, index: int, option: Action) -> Choice:
        return self.offer(game, option)(index, option)

    def all(self, game: Any, options: Iterable[Action]) -> list[Choice]:
        """The options of one question."""
        offers: dict[str, Offer] = {}
        found = []
        for index, option in enumerate(options):
            offer = offers.get(option.verb)
            if offer is None:
                offer = offers[option.verb] = self.offer(game, option)
            found.append(offer(index, option))
        return found

    def offer(self, game: Any, first: Action) -> Offer:
        """How the options of a verb are offered, given one of them."""
        name, verb = first.verb, self.notation.verbs[first.verb]
        is_piece, is_alike = verb.of == PIECE, verb.of == PLACE and name not in self.naming
        words = self.label(game, first) if is_alike else None
        action, manner = action_named(name), (verb.ends, verb.together, verb.whole, verb.costly)
        stake, warn = self.stakes.get(name), self.warnings.get(name)
        follow = self.follows.get(name)
        spot_of = self.reached(game, name) if name in self.ways else partial(self.where, game, verb)
        if words is not None and not (stake or warn or follow):
            return bare(name, spot_of, words, manner)

        def choice(index: int, option: Action) -> Choice:
            place, piece, path, cost, text = spot_of(option)
            odds, target = stake(game, option) if stake else NO_STAKE
            warning = warn(game, option) if warn else EMPTY
            label = self.label(game, option) if words is None else words
            aside = is_piece and self.is_aside(game, option.noun)
            after = follow(game, option) if follow else ()
            said = (warning, label, odds, target)
            return Choice(
                index, text, name, action, place, piece, path, cost, *said, *manner, aside, after
            )

        return choice

    def reached(self, game: Any, name: str) -> Callable[[Action], Spot]:
        """The way to the place of a move."""
        way_to = self.ways[name](game, name)

        def spot(option: Action) -> Spot:
            path, cost, text = way_to(option.noun)
            return path[-1], "", path, cost, text or self.notation.write(game, option)

        return spot

    def where(self, game: Any, verb: Verb, option: Action) -> Spot:
        """The place and the piece that one clicks on, if any."""
        name_of = self.notation.names.get(verb.of)
        name = name_of(game, option.noun) if name_of else ""
        text = verb.write(game, option) if verb.write else verb.form.format(name or option.noun)
        if verb.of == PIECE:
            return self.place_of(game, option.noun), name, (), None, text
        return name, "", (), None, text


def bare(name: str, spot_of: Callable[[Action], Spot], words: Sentence, manner: Manner) -> Offer:
    """Places with nothing at stake. SPEED: most choices are."""
    action = action_named(name)

    def choice(index: int, option: Action) -> Choice:
        place, _, path, cost, text = spot_of(option)
        return Choice(
            index, text, name, action, place, "", path, cost, EMPTY, words, "", "", *manner
        )

    return choice


def action_of(option: Action) -> Sentence:
    return action_named(option.verb)


@cache
def action_named(verb: str) -> Sentence:
    # SPEED: one object for each verb, whose text is then known already.
    return Sentence(f"action-{verb}")
