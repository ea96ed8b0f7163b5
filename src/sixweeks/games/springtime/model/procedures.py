"""Every procedure of the game, and where each named phase stands in the sequence of play."""

from sixweeks.games.springtime.model.components import SIDES, TABLES
from sixweeks.games.springtime.model.state import Game, PhaseName
from sixweeks.games.springtime.rules.r05_setup import SetUp
from sixweeks.games.springtime.rules.r06_sequence_of_play import (
    Campaign,
    EndPhase,
    GameTurn,
    ManeuversPhase,
    PoliticalPhase,
    RefitPhase,
    impulse_owner,
)
from sixweeks.games.springtime.rules.r08_impulses import Impulse
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.games.springtime.rules.r13_supply import Surrender
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.definition import BadSetting
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import procedures_in

FRAMES = FrameText(procedures_in("sixweeks.games.springtime.rules"), SIDES)

PHASES = (
    "set-up",
    "political",
    "allied impulse",
    "axis impulse",
    "allied refit",
    "axis refit",
    "surrender",
    "end",
)
KINDS: dict[str, PhaseName] = {
    "set-up": "set-up",
    "political": "political",
    "allied impulse": "maneuvers",
    "axis impulse": "maneuvers",
    "allied refit": "refit",
    "axis refit": "refit",
    "surrender": "refit",
    "end": "end",
}
REFIT_STEPS = {
    "allied refit": "allied_refit",
    "axis refit": "axis_refit",
    "surrender": "surrender",
}


def frames_for(game: Game, phase: str) -> list[Procedure]:
    """The procedures in progress at the start of a phase; an impulse is numbered by the game."""
    if phase not in PHASES:
        raise BadSetting(f"there is no phase '{shortened(phase)}'; there are {', '.join(PHASES)}")
    if phase == "set-up":
        return [Campaign()]
    if not game.scenario.first_turn <= game.turn <= TABLES.tracks["turns"]:
        raise BadSetting(f"a phase needs a turn from {game.scenario.first_turn} on")
    below: list[Procedure] = [Campaign(at="turns")]
    if phase == "political":
        return [*below, GameTurn(at="political"), PoliticalPhase()]
    if phase in REFIT_STEPS:
        return [*below, GameTurn(at="refit"), RefitPhase(at=REFIT_STEPS[phase])]
    if phase == "end":
        return [*below, GameTurn(at="end_phase"), EndPhase()]
    return [*below, GameTurn(at="maneuvers"), *impulse_frames(game, phase.split()[0])]


def impulse_frames(game: Game, side: str) -> list[Procedure]:
    if impulse_owner(game.impulse) != side:
        raise BadSetting(f"Impulse {game.impulse} is not an impulse of that side")
    return [ManeuversPhase(at="impulses"), Impulse(by=side)]


def phase_name(game: Game) -> str:
    """Where the game stands, in the words of a position."""
    for frame in reversed(game.stack):
        match frame:
            case Impulse():
                return f"{frame.by} impulse"
            case Refit():
                return f"{frame.by} refit"
            case Surrender():
                return "surrender"
            case PoliticalPhase():
                return "political"
            case EndPhase():
                return "end"
            case RefitPhase():
                return next((n for n, at in REFIT_STEPS.items() if at == frame.at), "surrender")
            case SetUp():
                return "set-up"
    return "set-up" if game.turn == 0 else "end"
