"""Piles of units, kept from scene to scene: an answer changes one or two of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, compress, count, repeat
from operator import is_not
from typing import Any, NamedTuple

from sixweeks.kernel.memo import LASTING
from sixweeks.kernel.presentation.scene import Pile
from sixweeks.kernel.state import State
from sixweeks.masks import bit_indices


class Sight(NamedTuple):
    """All that the piles of a viewer are made from."""

    units: Sequence[Any]  # the state of each, with its place
    stacks: Mapping[Any, tuple[Any, ...]]  # units by place
    sets: tuple[int, ...]  # of units that look different, as bits: moved, attacked, covered
    told: tuple[Mapping[Any, object], ...] = ()  # what some units show besides


class Shown(NamedTuple):
    """The piles that a viewer was shown last, and what they were made from."""

    sight: Sight
    by_place: dict[int, tuple[Pile, ...]]
    piles: tuple[Pile, ...]


NOTHING = Shown(Sight((), {}, ()), {}, ())


def piles_shown(
    game: State,
    viewer: str | None,
    sight: Sight,
    piles_at: Callable[[Any], tuple[Pile, ...]],
    order: Callable[[Any], Any] | None = None,
) -> tuple[Pile, ...]:
    """The piles in the order of their places; `piles_at` is asked where something has changed."""
    lasting, key = game.memo.setdefault(LASTING, {}), (piles_shown, viewer)
    was: Shown = lasting.get(key, NOTHING)
    by_place, piles = was.by_place, was.piles
    if changed := {place: piles_at(place) for place in changed_places(was.sight, sight)}:
        is_in_order = by_place.keys() >= changed.keys() and all(changed.values())
        by_place = {**by_place, **changed}
        if not is_in_order:
            ordered = sorted(by_place, key=order)
            by_place = {place: by_place[place] for place in ordered if by_place[place]}
        piles = tuple(chain.from_iterable(by_place.values()))
    lasting[key] = Shown(sight, by_place, piles)
    return piles


def changed_places(was: Sight, now: Sight) -> set[int]:
    """Where a stack is not as it was, or a unit in it."""
    changed, states = set(changed_units(was, now)), filter(None, (was.units, now.units))
    places = {each[unit].place for each in states for unit in changed}
    if was.stacks is not now.stacks:
        places.update(place for place, _ in was.stacks.items() ^ now.stacks.items())
    return {place for place in places if place >= 0}


def changed_units(was: Sight, now: Sight) -> Iterator[int]:
    yield from compress(count(), map(is_not, chain(was.units, repeat(None)), now.units))
    for old, new in zip(was.sets, now.sets, strict=False):
        yield from bit_indices(old ^ new)
    for before, after in zip(was.told, now.told, strict=False):
        if before is not after:
            yield from (unit for unit, _ in before.items() ^ after.items())
