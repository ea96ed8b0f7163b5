"""Every procedure of the game, and the position of each named phase in the sequence of play."""

from sixweeks.games.springtime.model.components import SIDES, TABLES
from sixweeks.games.springtime.model.state import Game, PhaseName
from sixweeks.games.springtime.rules.r06_sequence_of_play import Campaign, impulse_owner
from sixweeks.games.springtime.rules.r08_impulses import Impulse
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import procedures_in, stage_of, stages_from

FRAMES = FrameText(procedures_in("sixweeks.games.springtime.rules"), SIDES)

STAGES = stages_from(Campaign)


def frames_for(game: Game, phase: str) -> list[Procedure]:
    """The procedures in progress at the start of a phase; an impulse is numbered by the game."""
    if phase not in STAGES:
        raise InputError("error-no-phase", name=phase, known=STAGES)
    frames = STAGES[phase].frames()
    if phase == "set-up":
        return frames
    if not game.scenario.first_turn <= game.turn <= TABLES.tracks["turns"]:
        raise InputError("error-phase-needs-turn", turn=game.scenario.first_turn)
    if isinstance(frames[-1], Impulse) and frames[-1].by != impulse_owner(game.impulse):
        raise InputError("error-wrong-impulse", impulse=game.impulse)
    return frames


PHASES: dict[str, PhaseName] = {  # by the last word of a stage
    "set-up": "set-up",
    "political": "political",
    "impulse": "maneuvers",
    "refit": "refit",
    "surrender": "refit",
    "end": "end",
}


def phase_kind(stage: str) -> PhaseName | None:
    """The phase of the rules to which a stage belongs."""
    return PHASES.get(stage.rpartition(" ")[2])


def phase_name(game: Game) -> str:
    """The current phase, as a position names it."""
    return stage_of(game.stack) or "end"
