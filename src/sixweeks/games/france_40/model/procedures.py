"""Every procedure of the game, and where each named phase stands in the sequence of play."""

from sixweeks.games.france_40.model.components import ALLIED, GERMAN, SIDES
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r03_set_up_and_control import SetUp1939, SetUp1940
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
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.definition import BadSetting
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.sequence import procedures_in

FRAMES = FrameText(procedures_in("sixweeks.games.france_40.rules"), SIDES)

STEPS_1940 = {
    "victory check": "victory_check",
    "supply check": "supply_check",
    "dynamo": "operation_dynamo",
    "german replacements": "german_replacements",
    "allied replacements": "french_replacements",
}
STEPS_1939 = {
    "supply crisis check": "supply_crisis_check",
    "victory check": "victory_check",
    "supply check": "supply_check",
}
PLAYER_STEPS = {
    "order": "choose_order",
    "airborne coup": "airborne_coup",
    "panzer halt": "panzer_halt",
}
PHASES = ("movement", "combat")


def phase_names(scenario: str) -> list[str]:
    """The phases a position may be written in."""
    sides = [f"{side} {phase}" for side in (GERMAN, ALLIED) for phase in ("order", *PHASES)]
    coup = ["german airborne coup", "german panzer halt"] if scenario == "1940" else []
    steps = STEPS_1939 if scenario == "1939" else STEPS_1940
    return ["set-up", "new turn", *sides, *coup, *steps]


def frames_for(game: Game, phase: str, order: str) -> tuple[list[Procedure], str]:
    """The procedures in progress at the start of a phase, and the side whose turn it is."""
    if phase not in phase_names(game.scenario_id):
        known = ", ".join(phase_names(game.scenario_id))
        raise BadSetting(
            f"there is no phase '{shortened(phase)}' in {game.scenario_id}; there are {known}"
        )
    if order not in ("", MOVE_FIRST, FIGHT_FIRST):
        raise BadSetting(f"the order is {MOVE_FIRST} or {FIGHT_FIRST}")
    if phase == "set-up":
        return [Campaign()], ""
    if phase == "new turn":
        return [Campaign(at="turns")], ""
    if game.turn == 0:
        raise BadSetting("a phase needs a turn from 1 on")
    steps = STEPS_1939 if game.scenario_id == "1939" else STEPS_1940
    if phase in steps:
        return [Campaign(at="turns"), game_turn(game, steps[phase])], ""
    side, _, name = phase.partition(" ")
    return player_frames(game, side, name, order), side


def player_frames(game: Game, side: str, name: str, order: str) -> list[Procedure]:
    """5.2, 5.7 A phase stands first or second; 5.2b only the French of 1939 fight first unasked."""
    step = f"{'french' if game.scenario_id == '1939' and side == ALLIED else side}_turn"
    usual = MOVE_FIRST if order_chooser(game, side) else FIGHT_FIRST
    turn = PlayerTurn(by=side, order=order or usual)
    below: list[Procedure] = [Campaign(at="turns"), game_turn(game, step), turn]
    if name in PLAYER_STEPS:
        turn.at = PLAYER_STEPS[name]
        return below
    is_first = (name == "movement") == (turn.order == MOVE_FIRST)
    turn.at = "first_phase" if is_first else "second_phase"
    if name == "movement":
        return [*below, MovementPhase(by=side, at="dyle_breda")]
    return [*below, CombatPhase(by=side, at="declare")]


def game_turn(game: Game, step: str) -> Procedure:
    return GameTurn1939(at=step) if game.scenario_id == "1939" else GameTurn1940(at=step)


def phase_name(game: Game) -> str:
    """Where the game stands, in the words of a position."""
    for frame in reversed(game.stack):
        match frame:
            case MovementPhase():
                return f"{frame.by} movement"
            case CombatPhase():
                return f"{frame.by} combat"
            case PlayerTurn():
                return player_step_name(frame)
            case GameTurn1939() | GameTurn1940():
                return turn_step_name(frame)
            case SetUp1939() | SetUp1940():
                return "set-up"
    return "set-up" if game.ending is None else "new turn"


def player_step_name(frame: PlayerTurn) -> str:
    names = {step: name for name, step in PLAYER_STEPS.items()}
    return f"{frame.by} {names.get(frame.at, 'order')}"


def turn_step_name(frame: GameTurn1939 | GameTurn1940) -> str:
    names = {step: name for name, step in {**STEPS_1939, **STEPS_1940}.items()}
    return names.get(frame.at, "new turn")
