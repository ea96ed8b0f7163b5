"""Why not? The rules against whatever a player names: a hex, a unit, a button, or a mixture."""

from collections.abc import Callable

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import GERMAN, MAP, UnitId
from sixweeks.games.france_40.objecting_movement import (
    about_move,
    about_movement_phase,
    about_restacking,
    about_violating,
)
from sixweeks.games.france_40.queries import (
    counter_of,
    neutral_ground,
    side_of,
)
from sixweeks.games.france_40.rules import r11_combat
from sixweeks.games.france_40.rules.r03_set_up_and_control import (
    Deploy,
    SetUp1940,
    objections_to_picking,
    reinforcement,
    set_up_bars,
    unmet_duty,
)
from sixweeks.games.france_40.rules.r05_airborne_coup import (
    AirborneCoup,
    displacement_bars,
    drop_bars,
)
from sixweeks.games.france_40.rules.r05_turn_sequence import (
    GameTurn1940,
    PlayerTurn,
    dynamo_bars,
    order_rule,
)
from sixweeks.games.france_40.rules.r06_stacking import StackingTest
from sixweeks.games.france_40.rules.r09_replacements import (
    Replacements,
    arrival_bars,
    objections_to_arriving,
    objections_to_declaring_refit,
    objections_to_refitting,
    objections_to_replacing,
)
from sixweeks.games.france_40.rules.r10_movement_phase import (
    Move,
    MovementPhase,
    Restack,
)
from sixweeks.games.france_40.rules.r11_attack import (
    Attack,
    objections_to_advancing,
    objections_to_losing,
    retreat_bars,
)
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.games.france_40.state import UNPLACED, Game
from sixweeks.games.france_40.wishes import Wish, parse_wish
from sixweeks.kernel.notation import options_of
from sixweeks.kernel.objection import Objection, objections_at, unique
from sixweeks.kernel.question import Action, Choose


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    question = game.pending
    wish = parse_wish(game, text)
    if not isinstance(question, Choose):
        return [Objection("5.0b", "dice" if question else "over")]
    if side is not None and side != question.by:
        return [Objection("5.0b", "not_yours")]
    frame = game.stack[-1]
    about = ASKED.get(type(frame), nothing_else)
    return unique(out_of_phase(game, frame, wish) or about(game, frame, wish))


def nothing_else(game: Game, frame: object, wish: Wish) -> list[Objection]:
    return []


# --- the sequence of play ---------------------------------------------------------------------

IN_MOVEMENT, IN_COMBAT = (MovementPhase, Move), (CombatPhase, Attack)
OWN_PHASES: dict[str, tuple[tuple[type, ...], str]] = {
    "attack": (IN_COMBAT, "5.0b"),
    "move": ((*IN_MOVEMENT, AirborneCoup, Deploy), "5.0b"),
    "exit": (IN_MOVEMENT, "10.1a"),
    "evacuate": (IN_MOVEMENT, "10.1a"),
    "violate": ((MovementPhase, CombatPhase), "4.3a"),
    "coup": ((AirborneCoup,), "5.9a"),
    "dynamo": ((GameTurn1940,), "5.13a"),
    "replace": ((Replacements,), "5.15a"),
    "refit": ((Replacements,), "5.15a"),
    "replacements": ((Replacements,), "5.15a"),
    "armored": (IN_COMBAT, "5.17a"),
    "sickle": ((SetUp1940,), "3.8b"),
}


def out_of_phase(game: Game, frame: object, wish: Wish) -> list[Objection]:
    """5.0b Whatever has a phase of its own is not done in another."""
    if isinstance(frame, PlayerTurn):
        return []
    return [
        Objection("5.0b" if game.scenario_id == "1939" else rule, other_phase(frame, word))
        for word, (frames, rule) in OWN_PHASES.items()
        if word in wish.words and not isinstance(frame, frames)
    ]


def other_phase(frame: object, word: str) -> str:
    if word == "attack" and isinstance(frame, IN_MOVEMENT):
        return "combat"
    return "movement" if word == "move" and isinstance(frame, IN_COMBAT) else ""


def about_order(game: Game, frame: PlayerTurn, wish: Wish) -> list[Objection]:
    """5.2a, 5.7a, 5.10b The order is declared before anything else is done in a player turn."""
    if wish.units or wish.hexes or wish.words & (OWN_PHASES.keys() - {"move"}):
        return [Objection(order_rule(game, frame.by))]
    return []


def about_stacking(game: Game, frame: StackingTest, wish: Wish) -> list[Objection]:
    """6.2b, 6.2f Nothing goes on before the hex is back within the rules of stacking."""
    if any(each.noun in wish.units or each.noun in wish.words for each in options_of(game)):
        return []
    return [Objection("6.2b" if frame.at == "excess" else "6.2f")]


# --- set-up -----------------------------------------------------------------------------------


def about_deploying(game: Game, frame: Deploy, wish: Wish) -> list[Objection]:
    unit = wish.unit if wish.unit is not None else frame.unit
    if wish.unit is not None and (found := objections_to_picking(game, frame, wish.unit)):
        return found
    if wish.hex is not None and unit >= 0:
        return objections_at(wish.hex, set_up_bars(game, frame, UnitId(unit)))
    duty = unmet_duty(game, frame)
    return [duty] if duty and "keep" in wish.words else []


def about_sickle_cut(game: Game, frame: SetUp1940, wish: Wish) -> list[Objection]:
    """3.8b It is declared before any German unit is set up."""
    return [Objection("3.8b", "first")] if wish.units or wish.hexes else []


# --- combat -----------------------------------------------------------------------------------


def about_combat_phase(game: Game, frame: CombatPhase, wish: Wish) -> list[Objection]:
    if "violate" in wish.words:
        return about_violating(game, frame.by, wish)
    if wish.words & {"restack", "top"}:
        return about_restacking(game, frame.by, wish)
    if "armored" in wish.words:
        return [Objection("5.17a", "1939" if game.scenario_id == "1939" else "")]
    if wish.hex is not None:
        found = about_closed_country(game, frame.by, wish.hex)
        found = found or r11_combat.objections_to_target(game, frame.by, wish.hex)
        if found or wish.unit is None:
            return found
        return r11_combat.objections_to_joining(game, frame.by, wish.hex, (), wish.unit)
    return [] if wish.unit is None else r11_combat.objections_to_attacker(game, frame.by, wish.unit)


def about_closed_country(game: Game, by: str, hex: Hex) -> list[Objection]:
    """3.2a Neutral ground is closed to all in 1939; 3.6h in 1940 the Allies cannot open it."""
    if not neutral_ground(game) >> hex & 1 or (by == GERMAN and game.scenario_id == "1940"):
        return []
    return [Objection("3.2a" if game.scenario_id == "1939" else "3.6h")]


def about_attack(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    if frame.at == "gather":
        return about_gathering(game, frame, wish)
    if "call" in wish.words:
        return [Objection("3.10b")]
    if "attack" in wish.words:
        return [Objection("11.10d", "next")]
    match frame.at:
        case "defender_loss" | "attacker_loss" if wish.unit is not None:
            return objections_to_losing(game, frame, wish.unit)
        case "retreat":
            return about_retreating(game, frame, wish)
        case "advance" if wish.unit is not None:
            return objections_to_advancing(game, frame, wish.unit)
        case "advance" if "stay" in wish.words and Action("stay") not in options_of(game):
            return [Objection("11.1b")]
    return []


def about_gathering(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    if "armored" in wish.words:
        return r11_combat.objections_to_armored(game, frame.units)
    if wish.unit is not None:
        return r11_combat.objections_to_joining(game, frame.by, frame.hex, frame.units, wish.unit)
    if wish.hex is not None and wish.hex != frame.hex:
        return [Objection("11.2a", "one_hex")]
    return [Objection("11.0a", "nobody")] if "launch" in wish.words and not frame.units else []


def about_retreating(game: Game, frame: Attack, wish: Wish) -> list[Objection]:
    unit = frame.retreating[-1]
    if wish.hex is None:
        stands = wish.words & {"stay", "stands"} and Action("stay") not in options_of(game)
        return [Objection("11.3a", "must")] if stands else []
    if not MAP.grid.are_adjacent(wish.hex, Hex(game.units[unit].place)):
        return [Objection("11.3a", "far")]
    found = objections_at(wish.hex, retreat_bars(game, frame, unit))
    if found or any(option.noun == wish.hex for option in options_of(game)):
        return found
    return [Objection("11.3b", "water")]


# --- the rest ---------------------------------------------------------------------------------


def about_coup(game: Game, frame: AirborneCoup, wish: Wish) -> list[Objection]:
    if wish.hex is None:
        return [Objection("5.0b")] if wish.units else []
    if frame.at == "drop":
        return objections_at(wish.hex, drop_bars(game))
    if not MAP.grid.are_adjacent(wish.hex, frame.hex):
        return [Objection("5.9f", "far")]
    units = frame.displaced if frame.at == "displace" else frame.displaced[-1:]
    found = objections_at(wish.hex, displacement_bars(game, units))
    if found or any(option.noun == wish.hex for option in options_of(game)):
        return found
    return [Objection("10.5d")]


def about_turn(game: Game, frame: GameTurn1940, wish: Wish) -> list[Objection]:
    if wish.hex is None:
        return [Objection("5.0b")] if wish.units else []
    return objections_at(wish.hex, dynamo_bars(game))


def about_replacing(game: Game, frame: Replacements, wish: Wish) -> list[Objection]:
    if wish.unit is not None and wish.unit != reinforcement(game):
        return about_replacing_unit(game, frame, wish.unit, wish)
    if wish.hex is not None:
        return objections_to_arriving(game, frame.by) or objections_at(wish.hex, arrival_bars(game))
    if wish.unit is not None:
        return about_replacing_unit(game, frame, wish.unit, wish)
    if wish.words & {"refit", "mechanized"}:
        return objections_to_declaring_refit(game, frame.by)
    return []


def about_replacing_unit(
    game: Game, frame: Replacements, unit: UnitId, wish: Wish
) -> list[Objection]:
    if side_of(game, unit) != frame.by:
        return [Objection("9.1a", "enemy")]
    if game.units[unit].place == UNPLACED and not wish.words & {"replace", "refit"}:
        return objections_to_arriving(game, frame.by)
    by_refit = counter_of(game, unit).is_mechanized and game.mechanized_refit
    if "refit" in wish.words or (by_refit and "replace" not in wish.words):
        return objections_to_refitting(game, frame.refitting, unit)
    return objections_to_replacing(game, frame.by, unit)


ASKED: dict[type, Callable[..., list[Objection]]] = {
    SetUp1940: about_sickle_cut,
    Deploy: about_deploying,
    Restack: lambda game, frame, wish: about_restacking(game, frame.by, wish),
    MovementPhase: about_movement_phase,
    Move: about_move,
    CombatPhase: about_combat_phase,
    Attack: about_attack,
    AirborneCoup: about_coup,
    GameTurn1940: about_turn,
    PlayerTurn: about_order,
    StackingTest: about_stacking,
    Replacements: about_replacing,
}
