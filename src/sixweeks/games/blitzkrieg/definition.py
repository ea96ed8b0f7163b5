"""The definition of Blitzkrieg 1940 for the layers above."""

from sixweeks.games.blitzkrieg.drawing.picture import svg
from sixweeks.games.blitzkrieg.drawing.sheet import background, faces, sheet
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, SIDES
from sixweeks.games.blitzkrieg.model.set_up_effects import new_game
from sixweeks.games.blitzkrieg.model.state import Options
from sixweeks.games.blitzkrieg.model.view import imagine, scramble, searches, view
from sixweeks.games.blitzkrieg.page.charts import charts
from sixweeks.games.blitzkrieg.page.choices import choice
from sixweeks.games.blitzkrieg.page.inspector import inspect
from sixweeks.games.blitzkrieg.page.layers import asked_layer
from sixweeks.games.blitzkrieg.page.odds import preview
from sixweeks.games.blitzkrieg.page.orders import by_order, orders
from sixweeks.games.blitzkrieg.page.scene import scene
from sixweeks.games.blitzkrieg.page.standing import standing
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import Battle
from sixweeks.games.blitzkrieg.text.board import board
from sixweeks.games.blitzkrieg.text.messages import TEXT, turn_title
from sixweeks.games.blitzkrieg.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.blitzkrieg.text.position import POSITIONS
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
    info=game_info(__file__, "Blitzkrieg 1940", SIDES, SCENARIOS, Options),
    text=TEXT,
    rules=GameRules(
        version=2,
        barriers=frozenset({"revealed", "looked", "found_nothing", "observed_nothing"}),
        start=starting(new_game, Options, Battle),
        objections=VOCABULARY.objections,
        lookup=LOOKUP,
        orders=orders,
        by_order=by_order,
        searches=searches,
        has_hidden_rolls=True,  # C-52 of shells that miss a hidden unit
    ),
    formats=formats_of(VOCABULARY, TEXT, POSITIONS, board),
    views=GameViews(view, imagine, scramble),
    page=GamePage(turn_title, scene, choice, inspect, preview, standing, asked_layer, charts),
    pictures=GamePictures(svg, sheet, background, faces),
)
