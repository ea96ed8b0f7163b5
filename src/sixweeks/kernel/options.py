"""Options from sets: a question that is answered at random never lists them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from sixweeks.kernel.question import Action
from sixweeks.masks import bit_indices, nth_bit


class OptionSets(Sequence[Action]):
    """Verbs, each with a set of nouns as bits, and then other options; listed when first needed.

    Equal to the tuple of the same options."""

    __slots__ = ("_count", "_listed", "groups", "more")

    def __init__(self, *groups: tuple[str, int], more: Iterable[Action] = ()) -> None:
        self.groups, self.more = groups, tuple(more)
        self._listed: tuple[Action, ...] | None = None
        count = len(self.more)
        for _, mask in groups:
            count += mask.bit_count()
        self._count = count

    @property
    def listed(self) -> tuple[Action, ...]:
        if self._listed is None:
            found = [Action(verb, noun) for verb, mask in self.groups for noun in bit_indices(mask)]
            self._listed = (*found, *self.more)
        return self._listed

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if self._listed is not None or type(index) is slice or index < 0:
            return self.listed[index]
        for verb, mask in self.groups:
            if index < (count := mask.bit_count()):
                return Action(verb, nth_bit(mask, index))
            index -= count
        return self.more[index]

    def __contains__(self, option: object) -> bool:
        if type(option) is Action and type(option.noun) is int and option.noun >= 0:
            for verb, mask in self.groups:
                if verb == option.verb and mask >> option.noun & 1:
                    return True
        return option in self.more

    def __eq__(self, other: object) -> bool:
        if type(other) is not tuple and type(other) is not OptionSets:
            return NotImplemented
        return len(self) == len(other) and self.listed == tuple(other)

    def __hash__(self) -> int:
        return hash(self.listed)

    def __repr__(self) -> str:
        return repr(self.listed)
