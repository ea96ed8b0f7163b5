"""The definition of Springtime for Hitler for the layers above."""

from sixweeks.games.springtime.drawing.picture import svg
from sixweeks.games.springtime.drawing.sheet import background, faces, sheet
from sixweeks.games.springtime.model.components import SCENARIOS, SIDES
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.model.view import imagine, scramble, view
from sixweeks.games.springtime.page.charts import charts
from sixweeks.games.springtime.page.choices import choice
from sixweeks.games.springtime.page.inspector import inspect
from sixweeks.games.springtime.page.layers import asked_layer
from sixweeks.games.springtime.page.odds import preview
from sixweeks.games.springtime.page.scene import scene, turn_title
from sixweeks.games.springtime.page.standing import standing
from sixweeks.games.springtime.rules.r05_setup import new_game
from sixweeks.games.springtime.rules.r06_sequence_of_play import Campaign
from sixweeks.games.springtime.text.board import board
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.games.springtime.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.springtime.text.position import POSITIONS
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
    info=game_info(__file__, "Springtime for Hitler", SIDES, SCENARIOS, Options),
    text=TEXT,
    rules=GameRules(
        version=2,
        # 8.2a Undo stops at dice, at the other side's answers, and when the set-up is revealed.
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
