"""Every procedure of the game, and the position of each named phase in the sequence of play."""

from functools import cache

from sixweeks.games.france_40.model.components import SIDES
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r05_turn_sequence import (
    FIGHT_FIRST,
    MOVE_FIRST,
    Campaign,
    GameTurn1939,
    GameTurn1940,
    PlayerTurn,
    order_chooser,
)
from sixweeks.games.france_40.rules.r10_movement_phase import MovementPhase
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.kernel.formats.frames import FrameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import Staged, procedures_in, stage_of, stages_from

FRAMES = FrameText(procedures_in("sixweeks.games.france_40.rules"), SIDES)

TURNS = {"1939": GameTurn1939, "1940": GameTurn1940}
ONLY_1940 = ("german airborne coup", "german panzer halt")


@cache
def turn_stages(scenario: str) -> dict[str, Staged]:
    """5.1a, 5.6a The stages of a turn, by name; 5.9, 5.10 are of 1940."""
    found = stages_from(TURNS[scenario])
    return {name: found[name] for name in found if scenario == "1940" or name not in ONLY_1940}


def phase_names(scenario: str) -> list[str]:
    """The phases a position may be written in."""
    return ["set-up", "new turn", *turn_stages(scenario)]


def phase_name(game: Game) -> str:
    """The current phase, as a position names it."""
    return stage_of(game.stack)


def frames_for(game: Game, phase: str, order: str) -> tuple[list[Procedure], str]:
    """The procedures in progress at the start of a phase, and the side whose turn it is."""
    if phase not in phase_names(game.scenario_id):
        scenario = game.scenario_id
        raise InputError(
            "error-no-phase-in", name=phase, scenario=scenario, known=phase_names(scenario)
        )
    if order not in ("", MOVE_FIRST, FIGHT_FIRST):
        raise InputError("error-not-an-order", first=MOVE_FIRST, second=FIGHT_FIRST)
    if phase in ("set-up", "new turn"):
        return stages_from(Campaign)[phase].frames(), ""
    if game.turn == 0:
        raise InputError("error-phase-needs-turn", turn=1)
    frames = [Campaign(at="turns"), *turn_stages(game.scenario_id)[phase].frames()]
    for frame in frames:
        if isinstance(frame, PlayerTurn):
            take_order(game, frame, frames[-1], order)
            return frames, frame.by
    return frames, ""


def take_order(game: Game, turn: PlayerTurn, phase: Procedure, order: str) -> None:
    """5.2, 5.7 A phase stands first or second."""
    turn.order = order or order_of(game, turn.by)
    second = CombatPhase if turn.order == MOVE_FIRST else MovementPhase
    if isinstance(phase, second):
        turn.at = "second_phase"


def order_of(game: Game, side: str) -> str:
    """As it was declared, else the usual one; 5.2b only the French of 1939 fight first unasked."""
    for frame in game.stack:
        if isinstance(frame, PlayerTurn) and frame.by == side and frame.order:
            return frame.order
    return MOVE_FIRST if order_chooser(game, side) else FIGHT_FIRST
