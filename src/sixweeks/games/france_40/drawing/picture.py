"""The map as a picture, with or without a position."""

from sixweeks.board.drawing.lettering import counter_typeface, typefaces
from sixweeks.board.drawing.svg import Markup, document, element, group, join, moved, rectangle
from sixweeks.games.france_40.components import MAP
from sixweeks.games.france_40.drawing import counters, ground, margin, names, waters
from sixweeks.games.france_40.state import Game

EDGE = 40.0
WIDTH = ground.RIGHT - ground.LEFT + 2 * EDGE


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (3.10a)."""
    height = margin.end_of_margin(game) - ground.TOP + 2 * EDGE
    return document(
        WIDTH,
        height,
        name(game),
        description(game, side),
        element("defs", definitions(), counter_typeface()),
        rectangle((0, 0), WIDTH, height, fill="#e9dfc6"),
        group(
            map_layers(game, ground.hex_numbers()),
            margin.margin(game),
            counters.fortifications(game),
            *([counters.stacks(game, side), counters.dynamo(game)] if game else []),
            transform=moved((EDGE - ground.LEFT, EDGE - ground.TOP)),
        ),
    )


def name(game: Game | None) -> str:
    return f"France '40. {game.scenario.title}" if game else "France '40: the map"


def description(game: Game | None, side: str | None) -> str:
    land = (
        "A map of north-eastern France, the Low Countries, western Germany and northern"
        " Switzerland in hexes of 26 km."
    )
    if game is None:
        return land
    sight = f"as the {side} side sees it" if side else "with nothing hidden"
    return f"{land} {margin.turn_line(game)}, {sight}: {len(game.stacks)} stacks."


def definitions() -> Markup:
    return join(
        typefaces(),
        ground.definitions(),
        names.definitions(),
        counters.definitions(),
    )


def map_layers(game: Game | None, numbers: Markup) -> Markup:
    """From the bottom up."""
    return group(
        ground.land_and_sea(),
        waters.sea(),
        ground.relief(),
        names.wide_names(),
        ground.great_cities(),
        ground.gap(),
        occupied(game) if game else Markup(""),
        ground.hexes(),
        waters.waters(),
        ground.borders(),
        names.town_marks(),
        numbers,
        names.river_names(),
        names.sites(),
        names.town_names(),
        names.gap_name(),
        clip_path="url(#sheet)",
    )


def occupied(game: Game) -> Markup:
    """3.1 The ground that each side has taken from the other."""
    germany = MAP.countries["germany"]
    return group(
        ground.occupied(game.control & MAP.land & ~germany, "german-held", "#4d5548"),
        ground.occupied(germany & ~game.control, "allied-held", "#40649a"),
    )
