"""The definition of Blitzkrieg 1940 for the layers above."""

from sixweeks.games.blitzkrieg.drawing.picture import svg
from sixweeks.games.blitzkrieg.drawing.sheet import background, faces, sheet
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, SIDES
from sixweeks.games.blitzkrieg.model.set_up_effects import new_game
from sixweeks.games.blitzkrieg.model.state import Options
from sixweeks.games.blitzkrieg.model.view import imagine, scramble, view
from sixweeks.games.blitzkrieg.page.choices import choice
from sixweeks.games.blitzkrieg.page.inspector import inspect
from sixweeks.games.blitzkrieg.page.layers import asked_layer
from sixweeks.games.blitzkrieg.page.odds import preview
from sixweeks.games.blitzkrieg.page.orders import by_order, orders
from sixweeks.games.blitzkrieg.page.scene import scene
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import Battle
from sixweeks.games.blitzkrieg.text.board import board
from sixweeks.games.blitzkrieg.text.messages import TEXT, turn_title
from sixweeks.games.blitzkrieg.text.naming import LOOKUP, objections_to_wish
from sixweeks.games.blitzkrieg.text.notation import NOTATION
from sixweeks.games.blitzkrieg.text.position import read_position, write_position
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
    "french_force": "14.1l",
    "hidden_at": "7.4a",
    "second_n": "10.3c",
    "hq_neutralized_ff": "10.3d",
    "command_binds": "3.3a",
    "low_cover": "4.3.1a",
    "assault_woods": "8.3a",
    "loading": "6.1a",
    "truck_load": "14.1k",
    "failed_fire": "6.2a",
    "blocked_flight": "11e",
    "idle_markers": "5.6b",
    "extra_replay": "14.3a",
    "extra_general": "14.3a",
    "extra_artillery": "14.3a",
    "extra_stuka": "14.3a",
}
ONLY_IN = dict.fromkeys(("french_force", "extra_stuka"), ("hannut",))

DEFINITION = GameDefinition(
    info=game_info(
        __file__,
        "Blitzkrieg 1940",
        SIDES,
        SCENARIOS,
        options_of(Options, RULES_OF_OPTIONS, ONLY_IN),
    ),
    text=TEXT,
    rules=GameRules(
        version=2,
        barriers=frozenset({"revealed", "looked", "found_nothing", "observed_nothing"}),
        start=starting(new_game, Options, Battle),
        objections=objections_to_wish,
        lookup=LOOKUP,
        orders=orders,
        by_order=by_order,
        has_hidden_rolls=True,  # C-52 of shells that miss a hidden unit
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
