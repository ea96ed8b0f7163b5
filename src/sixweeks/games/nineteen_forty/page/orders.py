"""9.e, 9.g, 11.c, 11.f, 15.b Standing orders: what a player lets the table answer for him."""

from collections.abc import Mapping
from functools import cache

from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN, IS_MOTORIZED, PARIS
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import (
    DONE,
    NONE,
    Drops,
    Impulse,
    PlayerTurn,
)
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_odds import defenders
from sixweeks.kernel.presentation.definition import OrderInfo, order, order_word
from sixweeks.kernel.presentation.sentence import Sentence, message
from sixweeks.kernel.question import Action

ASK, NEVER, KEY = "ask", "never", "key"
HOLDS = tuple(f"hold {points}" for points in range(1, 5))  # so many are kept for what is dear
MOST_HELD = {GERMAN: 4, ALLIED: 2}  # one fewer than a side may have
NO_AIR = Action("air", 0)
AIR_STEPS = ("allied_points", "german_points")


@cache
def orders(scenario: str, side: str) -> tuple[OrderInfo, ...]:
    """For air points in defense and interdiction, 15.b for an optional corps, and for airborne
    units: 11.c those that could drop, 11.f those in supply."""
    holds = HOLDS[: MOST_HELD[side]]
    found = (
        order("air", "9.c", ASK, NEVER, KEY, *holds, word=air_word),
        order("interdict", "9.g", ASK, NEVER),
        order("corps", "15.b", ASK, "keep"),
    )
    airborne = order("drop", "11.c", ASK, NEVER), order("withdraw", "11.f", ASK, "stay")
    return (*found, *airborne) if side == GERMAN else found


def air_word(value: str) -> Sentence:
    is_held = value in HOLDS
    return message("order-hold", points=held(value)) if is_held else order_word(value)


def held(wish: str) -> int:
    """The points that an order keeps."""
    return HOLDS.index(wish) + 1 if wish in HOLDS else 0


def by_order(game: Game, side: str, settings: Mapping[str, str]) -> Action | None:
    """The answer that the orders give to the question in progress, if they give one."""
    match game.stack[-1]:
        case Battle(by=attacker) as battle if attacker != side and battle.at in AIR_STEPS:
            return None if is_asked_for_air(game, battle, side, settings["air"]) else NO_AIR
        case PlayerTurn(at="interdict") if settings["interdict"] == NEVER:
            return NONE
        case Impulse(at="withdraw") if settings["withdraw"] != ASK:
            return DONE
        case Impulse(at="break_up") if settings["corps"] != ASK:
            return DONE
        case Drops() if settings["drop"] == NEVER:
            return DONE
    return None


def is_asked_for_air(game: Game, battle: Battle, side: str, wish: str) -> bool:
    """Never or always; else where something dear is attacked, or while more points are left than
    are to be held."""
    if wish in (ASK, NEVER) or is_dear(game, battle):
        return wish != NEVER
    return wish in HOLDS and game.air.of(side) > held(wish)


def is_dear(game: Game, battle: Battle) -> bool:
    """Paris, or motorized units."""
    is_paris = bool(battle.assault.hexes & PARIS)
    return is_paris or any(IS_MOTORIZED[unit] for unit in defenders(game, battle.assault))
