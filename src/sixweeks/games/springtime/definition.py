"""The definition of Springtime for Hitler for the layers above."""

from sixweeks.games.springtime.drawing.picture import svg
from sixweeks.games.springtime.drawing.sheet import background, faces, sheet
from sixweeks.games.springtime.model.components import SCENARIOS, SIDES
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.model.view import imagine, scramble, view
from sixweeks.games.springtime.page.choices import choice
from sixweeks.games.springtime.page.inspector import inspect
from sixweeks.games.springtime.page.layers import asked_layer
from sixweeks.games.springtime.page.odds import preview
from sixweeks.games.springtime.page.scene import scene, turn_title
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import Campaign
from sixweeks.games.springtime.text.board import board
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.games.springtime.text.naming import LOOKUP, objections_to_wish
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.games.springtime.text.position import read_position, write_position
from sixweeks.kernel.presentation.definition import (
    GameDefinition,
    GameFormats,
    GamePage,
    GamePictures,
    GameRules,
    GameViews,
    game_info,
    options_of,
    starting,
)

RULES_OF_OPTIONS = {
    "airdrops": "18.1a",
    "free_set_up": "18.2a",
    "bef_returns": "18.3a",
    "bids": "17.1a",
    "belgian_surrender": "6.1.2b",
    "morale_changes": "4.4.9b",
    "small_armies": "10.5.6b",
    "maginot_overrun": "10.5.4a",
    "redeploy_supply": "8.1.2b4",
    "attacked_areas": "10.0d",
    "airdrop_river": "18.1.1a",
}
ONLY_IN = dict.fromkeys(
    ("airdrops", "free_set_up", "belgian_surrender", "small_armies"), ("campaign",)
)

DEFINITION = GameDefinition(
    info=game_info(
        __file__,
        "Springtime for Hitler",
        SIDES,
        SCENARIOS,
        options_of(Options, RULES_OF_OPTIONS, ONLY_IN),
    ),
    text=TEXT,
    rules=GameRules(
        version=2,
        # 8.2a Undo stops at dice, at the other side's answers, and when the set-up is revealed.
        barriers=frozenset({"revealed"}),
        start=starting(new_game, Options, Campaign),
        objections=objections_to_wish,
        lookup=LOOKUP,
    ),
    formats=GameFormats(
        NOTATION.write,
        NOTATION.reader(objections_to_wish, TEXT),
        write_position,
        read_position,
        board,
    ),
    views=GameViews(view, imagine, scramble),
    page=GamePage(turn_title, scene, choice, inspect, preview, asked_layer),
    pictures=GamePictures(svg, sheet, background, faces),
)
