"""France '40 as everybody above the rules sees it."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import convert

from sixweeks.games.france_40.components import SCENARIOS, SIDES
from sixweeks.games.france_40.inspector import inspect
from sixweeks.games.france_40.layers import asked_layer
from sixweeks.games.france_40.notation import read, write
from sixweeks.games.france_40.objecting import objections_to_wish
from sixweeks.games.france_40.picture import svg
from sixweeks.games.france_40.position import read_position, write_position
from sixweeks.games.france_40.preview import preview
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.rules.r05_turn_sequence import Campaign
from sixweeks.games.france_40.scene import choices, scene, turn_title
from sixweeks.games.france_40.sheet import background, faces, sheet
from sixweeks.games.france_40.speech import RULEBOOK, TEXT, explain, prompt, tell
from sixweeks.games.france_40.state import Game, Options
from sixweeks.games.france_40.text_board import board
from sixweeks.games.france_40.view import imagine, scramble, view
from sixweeks.kernel import engine
from sixweeks.kernel.definition import About, GameDefinition, OptionInfo, ScenarioInfo, SideInfo


def start(scenario: str, options: Mapping[str, str]) -> Game:
    """A new game, waiting for the first question of set-up."""
    game = new_game(scenario, convert(dict(options), Options))
    game.stack = [Campaign()]
    engine.run(game)
    return game


OPTIONS = (
    OptionInfo("fort_dr", "11.3d", TEXT.say("option.fort_dr"), ("unit_loss", "stalled")),
    OptionInfo("end_shifts", "11.10c", TEXT.say("option.end_shifts"), ("endless", "capped")),
    OptionInfo("panzer_df", "11.14b", TEXT.say("option.panzer_df"), ("mechanized", "panzer_only")),
    OptionInfo(
        "halt_requires",
        "5.10a",
        TEXT.say("option.halt_requires"),
        ("no_british", "british_present", "always"),
    ),
    OptionInfo("maginot_cut", "4.8b", TEXT.say("option.maginot_cut"), ("all", "any")),
    OptionInfo("dynamo_port", "5.13b", TEXT.say("option.dynamo_port"), ("coastal", "any_city")),
    OptionInfo("sickle_retreat", "5.8d", TEXT.say("option.sickle_retreat"), ("allowed", "barred")),
)

ABOUT = About(
    summary=TEXT.say("about.summary"),
    scale=TEXT.say("about.scale"),
    time=TEXT.say("about.time"),
    difficulty=TEXT.say("about.difficulty"),
)

DEFINITION = GameDefinition(
    id="france_40",
    title="France '40",
    credit="Ty Bomba, Decision Games 2019",
    rules_version=1,
    sides=tuple(SideInfo(side, TEXT.say(f"side.1940.{side}")) for side in SIDES),
    scenarios=tuple(
        ScenarioInfo(each.id, each.title, each.description, each.turns)
        for each in SCENARIOS.values()
    ),
    options=OPTIONS,
    folder=Path(__file__).parent,
    rulebook=RULEBOOK,
    barriers=frozenset({"revealed"}),
    start=start,
    write=write,
    read=read,
    prompt=prompt,
    tell=tell,
    explain=explain,
    objections=objections_to_wish,
    odds=preview,
    view=view,
    imagine=imagine,
    scramble=scramble,
    snapshot=lambda game: write_position(game).encode(),
    restore=lambda data: read_position(data.decode()),
    write_position=write_position,
    read_position=read_position,
    board=board,
    svg=svg,
    sheet=sheet,
    background=background,
    faces=faces,
    turn_title=turn_title,
    scene=scene,
    choices=choices,
    inspect=inspect,
    about=ABOUT,
    layer=asked_layer,
)
