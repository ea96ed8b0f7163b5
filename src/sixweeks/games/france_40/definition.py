"""The definition of France '40 for the layers above."""

from sixweeks.games.france_40.drawing.picture import svg
from sixweeks.games.france_40.drawing.sheet import background, faces, sheet
from sixweeks.games.france_40.model.components import SCENARIOS, SIDES
from sixweeks.games.france_40.model.state import Options
from sixweeks.games.france_40.model.view import imagine, scramble, view
from sixweeks.games.france_40.page.choices import choice
from sixweeks.games.france_40.page.inspector import inspect
from sixweeks.games.france_40.page.layers import asked_layer
from sixweeks.games.france_40.page.odds import preview
from sixweeks.games.france_40.page.scene import scene, turn_title
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.rules.r05_turn_sequence import Campaign
from sixweeks.games.france_40.text.board import board
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.games.france_40.text.naming import LOOKUP, objections_to_wish
from sixweeks.games.france_40.text.notation import NOTATION
from sixweeks.games.france_40.text.position import read_position, write_position
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
    "fort_dr": "11.3d",
    "end_shifts": "11.10c",
    "panzer_df": "11.14b",
    "halt_requires": "5.10a",
    "maginot_cut": "4.8b",
    "dynamo_port": "5.13b",
    "sickle_retreat": "5.8d",
    "ruhr_retreat": "4.2a",
}
ONLY_IN = dict.fromkeys(
    ("panzer_df", "halt_requires", "maginot_cut", "dynamo_port", "sickle_retreat"), ("1940",)
)

DEFINITION = GameDefinition(
    info=game_info(
        __file__, "France '40", SIDES, SCENARIOS, options_of(Options, RULES_OF_OPTIONS, ONLY_IN)
    ),
    text=TEXT,
    rules=GameRules(
        version=2,
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
