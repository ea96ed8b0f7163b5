"""Blitzkrieg 1940 as everybody above the rules sees it."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec import convert

from sixweeks.games.blitzkrieg.drawing.picture import svg
from sixweeks.games.blitzkrieg.drawing.sheet import background, faces, sheet
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, SIDES
from sixweeks.games.blitzkrieg.model.state import Game, Options, Unit
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
from sixweeks.games.blitzkrieg.text.notation import NOTATION, write
from sixweeks.games.blitzkrieg.text.position import read_position, write_position
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
    game = Game(scenario_id=scenario, stack=[Battle()], options=convert(dict(options), Options))
    game.units = tuple(Unit(steps=counter.steps) for counter in game.scenario.counters)
    engine.run(game)
    return game


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
    info=GameInfo(
        id="blitzkrieg",
        title="Blitzkrieg 1940",
        sides=tuple(SideInfo(side) for side in SIDES),
        scenarios=scenarios_of(SCENARIOS),
        options=options_of(Options, RULES_OF_OPTIONS, ONLY_IN),
        folder=Path(__file__).parent,
    ),
    text=TEXT,
    rules=GameRules(
        version=2,
        barriers=frozenset({"revealed", "looked", "found_nothing", "observed_nothing"}),
        start=start,
        objections=objections_to_wish,
        lookup=LOOKUP,
        orders=orders,
        by_order=by_order,
        has_hidden_rolls=True,  # C-52 of shells that miss a hidden unit
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
