"""Every procedure of the game, so that a position can be written and read."""

from sixweeks.games.blitzkrieg.model.components import SIDES
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import Battle
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, OperationsPhase
from sixweeks.games.blitzkrieg.rules.r05_markers import (
    GENERAL,
    REPLAY,
    kind_of,
    owner_of,
    special_markers,
)
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import procedures_in, stage_of, stages_from

FRAMES = FrameText(procedures_in("sixweeks.games.blitzkrieg.rules"), SIDES)

PHASES = ("set-up", "new turn", "operations", "administration", "activation")


def phase_name(game: Game) -> str:
    """The current phase, as a position names it: a stage of the turn or an activation."""
    for frame in game.stack:
        if isinstance(frame, Activation):
            return f"activation {' + '.join(frame.markers)}"
    return stage_of(game.stack[:2])


def frames_for(game: Game, phase: str) -> list[Procedure]:
    """The procedures in progress at the start of a phase; `activation 1 Cuir` names its markers."""
    name, _, markers = phase.partition(" ") if phase.startswith("activation ") else (phase, "", "")
    if name not in PHASES or (name == "activation" and not markers):
        raise InputError("error-no-phase", name=phase, known=PHASES)
    if game.turn == 0 and name not in ("set-up", "new turn"):
        raise InputError("error-phase-needs-turn", turn=1)
    if not markers:
        return stages_from(Battle)[name].frames()
    turn = stages_from(Battle)["operations"].frames()
    return [*turn, *activation_frames(game, tuple(markers.split(" + ")))]


def activation_frames(game: Game, markers: tuple[str, ...]) -> list[Procedure]:
    for marker in markers:
        if marker not in known_markers(game):
            raise InputError("error-no-marker", marker=marker)
    sides = {owner_of(game, marker) for marker in markers}
    if len(sides) > 1 or any(kind_of(game, each) in (REPLAY, GENERAL) for each in markers):
        raise InputError("error-bad-activation")
    activation = Activation(at="choose", by=sides.pop(), markers=markers)
    return [OperationsPhase(at="play", marker=markers[-1]), activation]


def known_markers(game: Game) -> tuple[str, ...]:
    """Every marker of the scenario, as often as there is one on any turn."""
    last = game.scenario.turns
    return (*game.scenario.formations, *special_markers(game, last))
