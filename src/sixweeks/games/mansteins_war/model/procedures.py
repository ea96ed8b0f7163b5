"""Every procedure of the game, and the stages of its sequence of play."""

from functools import cache

from sixweeks.games.mansteins_war.model.components import SIDES
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import Campaign, GameTurn
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import Staged, procedures_in, stage_of, stages_from

FRAMES = FrameText(procedures_in("sixweeks.games.mansteins_war.rules"), SIDES)


@cache
def stages() -> dict[str, Staged]:
    return stages_from(Campaign)


def phase_name(game: Game) -> str:
    """Where the game stands, in the words of a position."""
    return stage_of(game.stack)


def operating_in(phase: str) -> str:
    """The side whose impulse a phase belongs to."""
    side, _, segment = phase.partition(" ")
    return side if side in SIDES and segment != "refit" else ""


def frames_for(phase: str, initiative: str) -> list[Procedure]:
    """The procedures in progress at the start of a phase."""
    if phase not in stages():
        raise InputError("error-no-phase", name=phase, known=list(stages()))
    frames = stages()[phase].frames()
    for frame in frames:
        if isinstance(frame, GameTurn):
            frame.last, frame.refits = operating_in(phase), refits_begun(phase, initiative)
    return frames


def refits_begun(phase: str, initiative: str) -> int:
    """5.3.b The player with the initiative refits first."""
    if phase == "command markers":
        return 0
    return 1 if phase == f"{initiative} refit" else len(SIDES)
