"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.lettering import counter_typeface, typefaces
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import Markup, group, join
from sixweeks.games.france_40.drawing import counters, ground, margin, names
from sixweeks.games.france_40.drawing.ground import SHEET, THEATRE
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.state import Game

LAND = (
    "A map of north-eastern France, the Low Countries, western Germany and northern"
    " Switzerland in hexes of 26 km."
)


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (3.10a)."""
    return plate(
        SHEET.frame,
        margin.end_of_margin(game),
        (name(game), description(game, side)),
        join(definitions(), counter_typeface()),
        map_layers(game, ground.hex_numbers()),
        margin.margin(game),
        counters.fortifications(game),
        *([counters.stacks(game, side), counters.dynamo(game)] if game else []),
    )


def name(game: Game | None) -> str:
    return f"France '40. {game.scenario.title}" if game else "France '40: the map"


def description(game: Game | None, side: str | None) -> str:
    if game is None:
        return LAND
    sight = f"as the {side} side sees it" if side else "with nothing hidden"
    return f"{LAND} {margin.turn_line(game)}, {sight}: {len(game.stacks)} stacks."


def definitions() -> Markup:
    return join(typefaces(), ground.definitions(), names.definitions(), counters.definitions())


def map_layers(game: Game | None, numbers: Markup) -> Markup:
    """From the bottom up."""
    taken = occupied(game) if game else Markup("")
    return group(
        under_control(), taken, over_control(), numbers, written(), clip_path="url(#sheet)"
    )


@cache
def under_control() -> Markup:
    return join(
        THEATRE.land_and_sea(),
        THEATRE.sea(),
        ground.relief(),
        names.wide_names(),
        ground.great_cities(),
        ground.gap(),
    )


@cache
def over_control() -> Markup:
    return join(ground.hexes(), THEATRE.waterways(), THEATRE.borders(), names.town_marks())


@cache
def written() -> Markup:
    return join(names.river_names(), names.sites(), names.town_names(), names.gap_name())


def occupied(game: Game) -> Markup:
    """3.1 The ground that each side has taken from the other."""
    germany = MAP.countries["germany"]
    return group(
        ground.occupied(game.control & MAP.land & ~germany, "german-held"),
        ground.occupied(germany & ~game.control, "allied-held"),
    )
