"""The layers of a game: sets of places as bits, by the names of the places."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Sentence

NamesOf: TypeAlias = Callable[[int], Sequence[str]]


class Asked(NamedTuple):
    """A layer of each side that is computed on request, from what a viewer may know."""

    rule: str
    fill: str
    places: Callable[[Any, str, str | None], int]  # of a side, to a viewer
    only: tuple[str, ...] = ()  # the sides that have it, if not all


@lru_cache(maxsize=8192)
def named(names_of: NamesOf, places: int) -> tuple[str, ...]:
    # SPEED: most of a scene's time, and from answer to answer most layers stay as they are.
    return tuple(names_of(places))


@lru_cache(maxsize=8192)
def layer_of(
    names_of: NamesOf,
    id: str,
    rule: str,
    places: int,
    side: str,
    fill: str,
    facing: int,
    is_shown: bool,
) -> Layer:
    # SPEED: one object, which a diff finds unchanged at a glance.
    here, opposite = named(names_of, places), named(names_of, facing) if facing else ()
    title = Sentence(f"layer-{id}")
    return Layer(id, title, rule, here, side, fill, opposite, is_shown=is_shown)


class Layers:
    """How a game makes its layers; `layer-front` is the title of the layer `front`.

    `names_of` finds the function that names the places of a set on the map of a game."""

    def __init__(
        self,
        names_of: Callable[[Any], NamesOf],
        sides: Sequence[str],
        asked: Mapping[str, Asked],
        title: Callable[[str, str], Sentence] = lambda kind, side: Sentence(f"layer-{kind}_{side}"),
    ) -> None:
        self.names_of, self.asked, self.title = names_of, asked, cache(title)
        self.by_id = {
            f"{kind}_{side}": (kind, side)
            for kind, each in asked.items()
            for side in each.only or sides
        }
        self.empty = tuple(self.to_be_asked(id, ()) for id in self.by_id)

    def names(self, game: Any, places: int) -> tuple[str, ...]:
        """The names of a set of places."""
        return named(self.names_of(game), places)

    def layer(
        self,
        game: Any,
        id: str,
        rule: str,
        places: int,
        side: str = "",
        fill: str = "wash",
        facing: int = 0,
        is_shown: bool = False,
    ) -> Layer:
        return layer_of(self.names_of(game), id, rule, places, side, fill, facing, is_shown)

    def offered(self) -> tuple[Layer, ...]:
        """Those that may be asked for, still empty."""
        return self.empty

    def asked_layer(self, game: Any, id: str, viewer: str | None) -> Layer | None:
        if id not in self.by_id:
            return None
        kind, side = self.by_id[id]
        return self.to_be_asked(id, self.names(game, self.asked[kind].places(game, side, viewer)))

    def to_be_asked(self, id: str, places: tuple[str, ...]) -> Layer:
        kind, side = self.by_id[id]
        asked = self.asked[kind]
        title = self.title(kind, side)
        return Layer(id, title, asked.rule, places, side, asked.fill, is_asked=True)
