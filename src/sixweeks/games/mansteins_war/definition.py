"""Manstein's War as everybody above the rules sees it."""

from sixweeks.games.mansteins_war.drawing.picture import svg
from sixweeks.games.mansteins_war.drawing.sheet import background, faces, sheet
from sixweeks.games.mansteins_war.model.components import SCENARIOS, SIDES
from sixweeks.games.mansteins_war.model.new_game_effects import new_game
from sixweeks.games.mansteins_war.model.state import Options
from sixweeks.games.mansteins_war.model.view import view
from sixweeks.games.mansteins_war.model.view_imagined import imagine, scramble
from sixweeks.games.mansteins_war.page.charts import charts
from sixweeks.games.mansteins_war.page.choices import choice
from sixweeks.games.mansteins_war.page.inspector import inspect
from sixweeks.games.mansteins_war.page.layers import asked_layer
from sixweeks.games.mansteins_war.page.odds import preview
from sixweeks.games.mansteins_war.page.orders import by_order, orders
from sixweeks.games.mansteins_war.page.scene import scene, turn_title
from sixweeks.games.mansteins_war.page.standing import standing
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import Campaign
from sixweeks.games.mansteins_war.text.board import board
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.games.mansteins_war.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.mansteins_war.text.position import POSITIONS
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
    info=game_info(__file__, "Manstein's War", SIDES, SCENARIOS, Options),
    text=TEXT,
    rules=GameRules(
        version=1,
        barriers=frozenset({"marker"}),
        has_hidden_rolls=True,
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
