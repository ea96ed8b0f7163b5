"""The numbers of a staff's judgement by name: `german.line.depth`.

Every `ai/<game>/weights.py` has `weights_of(scenario, side, style)`, and its `Staff` takes what
that returns."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random

from msgspec import Struct
from msgspec.structs import asdict, replace

from sixweeks.ai.player import Player
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.input_error import InputError

Values = dict[str, float]  # by path: `line.depth`
BySide = dict[str, Values]
Styles = Mapping[str, str]  # by side; that of the staff has no name


def weights_of(game: str, scenario: str, side: str, style: str = "") -> Struct:
    module = import_module(f"sixweeks.ai.{game}.weights")
    try:
        found: Struct = module.weights_of(scenario, side, style)
    except KeyError:
        raise InputError("error-no-style", name=style, side=side) from None
    return found


def numbers_of(game: str, scenario: str, styles: Styles) -> BySide:
    """Every number that can be changed."""
    return {
        side: dict(numbers_in(weights_of(game, scenario, side, styles.get(side, ""))))
        for side in definition_of(game).side_ids()
    }


def numbers_in(weights: Struct, above: str = "") -> Iterator[tuple[str, float]]:
    for name, value in asdict(weights).items():
        if isinstance(value, Struct):
            yield from numbers_in(value, f"{above}{name}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield above + name, value


def changed(weights: Struct, values: Values) -> Struct:
    """The weights with other numbers; a whole number stays whole."""
    for path, value in values.items():
        weights = put(weights, path, value)
    return weights


def put(weights: Struct, path: str, value: float) -> Struct:
    name, _, rest = path.partition(".")
    old = getattr(weights, name)
    new = put(old, rest, value) if rest else round(value) if isinstance(old, int) else value
    return replace(weights, **{name: new})


def staff_with(game: str, side: str, rng: Random, weights: Struct) -> Player:
    staff: Player
    staff = import_module(f"sixweeks.ai.{game}").Staff(definition_of(game), side, rng, weights)
    return staff
