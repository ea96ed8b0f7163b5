"""The layers of the map, from the bottom up."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.lettering import counter_typeface, typefaces
from sixweeks.board.drawing.svg import NOTHING, Markup, group, join
from sixweeks.games.mansteins_war.drawing import counters, ground, names, works
from sixweeks.games.mansteins_war.drawing.ground import SHEET, THEATRE
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.state import Game


def definitions() -> Markup:
    return join(typefaces(), counter_typeface(), ground.definitions(), counters.definitions())


def map_layers(game: Game | None, numbers: Markup) -> Markup:
    """With the ground that has been taken, if there is a game."""
    taken = occupied(game) if game else NOTHING
    return group(
        under_control(), taken, over_control(), numbers, names.written(), clip_path="url(#sheet)"
    )


@cache
def under_control() -> Markup:
    return join(THEATRE.land_and_sea(), THEATRE.sea(), ground.relief(), names.wide_names())


@cache
def over_control() -> Markup:
    return join(
        campaign.hex_lines(SHEET),
        THEATRE.waterways(),
        THEATRE.borders(),
        works.fortifications(),
        works.entries(),
        names.CITIES.marks(),
        names.channel_ports(),
        works.depots(),
    )


def occupied(game: Game) -> Markup:
    """3.3 The ground that each side has taken from the other."""
    germany = MAP.countries["germany"]
    return campaign.taken(SHEET, game.control & MAP.land & ~germany, germany & ~game.control)
