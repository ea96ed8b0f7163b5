"""Every procedure of the game, and the stages of its sequence of play."""

from functools import cache

from sixweeks.games.nineteen_forty.model.components import SIDES
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import (
    Campaign,
    GameTurn,
    Impulse,
    PlayerTurn,
)
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import Staged, procedures_in, stage_of, stages_from

FRAMES = FrameText(procedures_in("sixweeks.games.nineteen_forty.rules"), SIDES)


@cache
def turn_stages() -> dict[str, Staged]:
    """The stages of a turn, the German ones first."""
    return {
        name: stage
        for side in SIDES
        for name, stage in stages_from(PlayerTurn, side).items()
        if name.startswith(side)
    }


def phase_names() -> list[str]:
    """The phases a position may be written in."""
    return ["set-up", "new turn", *turn_stages()]


def phase_name(game: Game) -> str:
    """Where the game stands, in the words of a position."""
    return stage_of(game.stack)


def frames_for(phase: str, impulse: int) -> tuple[list[Procedure], str]:
    """The procedures in progress at the start of a phase, and the side whose turn it is."""
    if phase not in phase_names():
        raise InputError("error-no-phase", name=phase, known=phase_names())
    if phase in ("set-up", "new turn"):
        return stages_from(Campaign)[phase].frames(), ""
    side = phase.split()[0]
    turn = [Campaign(at="turns"), GameTurn(at=f"{side}_turn")]
    return in_impulse([*turn, *turn_stages()[phase].frames()], impulse), side


def in_impulse(frames: list[Procedure], impulse: int) -> list[Procedure]:
    """2.f The second impulse has the phases of the first."""
    for frame in frames:
        if isinstance(frame, Impulse):
            frame.number = impulse
        if isinstance(frame, PlayerTurn) and frame.at == "first_impulse" and impulse == 2:
            frame.at = "second_impulse"
    return frames
