"""France '40 as everybody above the rules sees it."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec import convert

from sixweeks.games.france_40.drawing.picture import svg
from sixweeks.games.france_40.drawing.sheet import background, faces, sheet
from sixweeks.games.france_40.model.components import SCENARIOS, SIDES
from sixweeks.games.france_40.model.state import Game, Options
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
from sixweeks.games.france_40.text.notation import NOTATION, write
from sixweeks.games.france_40.text.position import read_position, write_position
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import (
    GameDefinition,
    GameFormats,
    GameInfo,
    GamePage,
    GamePictures,
    GameRules,
    GameViews,
    SideInfo,
    options_of,
    scenarios_of,
)


def start(scenario: str, options: Mapping[str, str]) -> Game:
    """A new game, waiting for the first question of set-up."""
    game = new_game(scenario, convert(dict(options), Options))
    game.stack = [Campaign()]
    engine.run(game)
    return game


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
    info=GameInfo(
        id="france_40",
        title="France '40",
        sides=tuple(SideInfo(side) for side in SIDES),
        scenarios=scenarios_of(SCENARIOS),
        options=options_of(Options, RULES_OF_OPTIONS, ONLY_IN),
        folder=Path(__file__).parent,
    ),
    text=TEXT,
    rules=GameRules(
        version=2,
        barriers=frozenset({"revealed"}),
        start=start,
        objections=objections_to_wish,
        lookup=LOOKUP,
    ),
    formats=GameFormats(
        write=write,
        read=partial(NOTATION.read, objections=objections_to_wish, explain=TEXT.explain),
        write_position=write_position,
        read_position=read_position,
        board=board,
    ),
    views=GameViews(
        view=view,
        imagine=imagine,
        scramble=scramble,
    ),
    page=GamePage(
        odds=preview,
        turn_title=turn_title,
        scene=scene,
        choice=choice,
        inspect=inspect,
        layer=asked_layer,
    ),
    pictures=GamePictures(
        svg=svg,
        sheet=sheet,
        background=background,
        faces=faces,
    ),
)
