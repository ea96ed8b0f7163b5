"""The definition of France '40 for the layers above."""

from sixweeks.games.france_40.drawing.picture import svg
from sixweeks.games.france_40.drawing.sheet import background, faces, sheet
from sixweeks.games.france_40.model.components import SCENARIOS, SIDES
from sixweeks.games.france_40.model.state import Options
from sixweeks.games.france_40.model.view import imagine, scramble, view
from sixweeks.games.france_40.page.charts import charts
from sixweeks.games.france_40.page.choices import choice
from sixweeks.games.france_40.page.inspector import inspect
from sixweeks.games.france_40.page.layers import asked_layer
from sixweeks.games.france_40.page.odds import preview
from sixweeks.games.france_40.page.scene import scene, turn_title
from sixweeks.games.france_40.page.standing import standing
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.rules.r05_turn_sequence import Campaign
from sixweeks.games.france_40.text.board import board
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.games.france_40.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.france_40.text.position import POSITIONS
from sixweeks.kernel.presentation.definition import (
    GameDefinition,
    GamePage,
    GamePictures,
    GameRules,
    GameViews,
    formats_of,
    game_info,
    starting,
)

DEFINITION = GameDefinition(
    info=game_info(__file__, "France '40", SIDES, SCENARIOS, Options),
    text=TEXT,
    rules=GameRules(
        version=2,
        barriers=frozenset({"revealed"}),
        start=starting(new_game, Options, Campaign),
        objections=VOCABULARY.objections,
        lookup=LOOKUP,
    ),
    formats=formats_of(VOCABULARY, TEXT, POSITIONS, board),
    views=GameViews(view, imagine, scramble),
    page=GamePage(turn_title, scene, choice, inspect, preview, standing, asked_layer, charts),
    pictures=GamePictures(svg, sheet, background, faces),
)
