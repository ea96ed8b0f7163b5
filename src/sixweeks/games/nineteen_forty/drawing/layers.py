"""The layers of the map, from the bottom up."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.lettering import counter_typeface, typefaces
from sixweeks.board.drawing.svg import NOTHING, Markup, group, join
from sixweeks.games.nineteen_forty.drawing import counters, ground, names, works
from sixweeks.games.nineteen_forty.drawing.ground import SHEET, THEATRE
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import neutral_ground
from sixweeks.games.nineteen_forty.model.state import Game


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
        works.causeway(),
        THEATRE.borders(),
        works.boundaries(),
        works.fortifications(),
        works.gathering_points(),
        works.entries(),
        names.CITIES.marks(),
        works.strong_places(),
    )


def occupied(game: Game) -> Markup:
    """5.e The ground that each side has taken from the other."""
    germany = MAP.countries["germany"]
    taken = game.control & MAP.land & ~germany & ~neutral_ground(game)
    return campaign.taken(SHEET, taken, germany & ~game.control)
