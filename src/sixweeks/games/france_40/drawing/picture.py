"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing import campaign
from sixweeks.board.drawing.lettering import counter_typeface, typefaces
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.names import wide_names
from sixweeks.board.drawing.svg import Markup, group, join
from sixweeks.games.france_40.drawing import counters, ground, margin, names
from sixweeks.games.france_40.drawing.ground import NAMES, SHEET, THEATRE
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.page.scene import turn_title
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.kernel.presentation.scene_text import picture_text
from sixweeks.kernel.presentation.sentence import EMPTY
from sixweeks.kernel.presentation.text_board import board_title


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (3.10a)."""
    scenario, turn = (game.scenario_id, turn_title(game)) if game else ("", EMPTY)
    return plate(
        SHEET.frame,
        margin.end_of_margin(game),
        TEXT.captions(scenario, board_title(scenario), picture_text(turn, side)),
        join(definitions(), counter_typeface()),
        map_layers(game, ground.hex_numbers()),
        margin.margin(game),
        counters.fortifications(game),
        *([counters.stacks(game, side), counters.dynamo(game)] if game else []),
    )


def definitions() -> Markup:
    return join(typefaces(), ground.definitions(), counters.definitions())


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
        campaign.relief(SHEET, MAP.rough, MAP.ardennes),
        wide_names(SHEET, NAMES),
        campaign.great_cities(SHEET, MAP.paris, MAP.ruhr),
        ground.gap(),
    )


@cache
def over_control() -> Markup:
    lines = campaign.hex_lines(SHEET), THEATRE.waterways(), THEATRE.borders()
    return join(*lines, names.CITIES.marks())


@cache
def written() -> Markup:
    return join(names.river_names(), names.sites(), names.CITIES.written(), names.gap_name())


def occupied(game: Game) -> Markup:
    """3.1 The ground that each side has taken from the other."""
    germany = MAP.countries["germany"]
    return campaign.taken(SHEET, game.control & MAP.land & ~germany, germany & ~game.control)
