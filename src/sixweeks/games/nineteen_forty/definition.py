"""1940 as everybody above the rules sees it."""

from sixweeks.games.nineteen_forty.drawing.picture import svg
from sixweeks.games.nineteen_forty.drawing.sheet import background, faces, sheet
from sixweeks.games.nineteen_forty.model.components import SCENARIOS, SIDES
from sixweeks.games.nineteen_forty.model.new_game_effects import new_game
from sixweeks.games.nineteen_forty.model.state import Options
from sixweeks.games.nineteen_forty.model.view import imagine, scramble, view
from sixweeks.games.nineteen_forty.page.charts import charts
from sixweeks.games.nineteen_forty.page.choices import choice
from sixweeks.games.nineteen_forty.page.inspector import inspect
from sixweeks.games.nineteen_forty.page.layers import asked_layer
from sixweeks.games.nineteen_forty.page.odds import preview
from sixweeks.games.nineteen_forty.page.orders import by_order, orders
from sixweeks.games.nineteen_forty.page.scene import scene, turn_title
from sixweeks.games.nineteen_forty.page.standing import standing
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Campaign
from sixweeks.games.nineteen_forty.text.board import board
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.games.nineteen_forty.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.nineteen_forty.text.position import POSITIONS
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
    info=game_info(__file__, "1940", SIDES, SCENARIOS, Options),
    text=TEXT,
    rules=GameRules(
        version=3,
        barriers=frozenset({"ready_group"}),
        start=starting(new_game, Options, Campaign),
        objections=VOCABULARY.objections,
        lookup=LOOKUP,
        orders=orders,
        by_order=by_order,
    ),
    formats=formats_of(VOCABULARY, TEXT, POSITIONS, board),
    views=GameViews(view, imagine, scramble),
    page=GamePage(turn_title, scene, choice, inspect, preview, standing, asked_layer, charts),
    pictures=GamePictures(svg, sheet, background, faces),
)
