"""20.1, 15.2.d, 22.1.a Standing orders: what a player lets the table answer for him."""

from collections.abc import Mapping
from functools import cache

from sixweeks.games.mansteins_war.model.components import ALLIED, COUNTERS, UnitId
from sixweeks.games.mansteins_war.model.queries import defence_factor
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import ImpulseTurn
from sixweeks.games.mansteins_war.rules.r10_attack import NAVAL, NO, Combat
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment
from sixweeks.games.mansteins_war.rules.r11_retreat import STAND, Retreat
from sixweeks.games.mansteins_war.rules.r22_results import Losses
from sixweeks.kernel.presentation.definition import OrderInfo, order
from sixweeks.kernel.question import Action, Choose

ASK, NEVER, ALWAYS = "ask", "never", "always"
EVENLY, SPARING = "evenly", "sparing"


@cache
def orders(scenario: str, side: str) -> tuple[OrderInfo, ...]:
    """For losses, forts and bridgeheads; of the Allies also ships and the line to the Channel."""
    found = [
        order("losses", "22.1.a", ASK, EVENLY, SPARING),
        order("forts", "17.0.c", ASK, "stand"),
        order("bridgeheads", "27.1.c", ASK, "keep"),
    ]
    if side == ALLIED:
        found.append(order("naval", "20.1", ASK, NEVER, ALWAYS, "defending"))
        found.append(order("channel", "15.2.d", ASK, "strongest"))
    return tuple(found)


def by_order(game: Game, side: str, settings: Mapping[str, str]) -> Action | None:
    """The answer that the orders give to the question in progress, if they give one."""
    question = game.pending
    assert isinstance(question, Choose), "orders answer choices"
    match game.stack[-1]:
        case Losses(at="choose") if settings["losses"] != ASK:
            return loss(game, question, settings["losses"])
        case Retreat(at="choose") if settings["forts"] != ASK and STAND in question.options:
            return STAND
        case CombatSegment(at="lift") if settings["bridgeheads"] != ASK:
            return NO
        case Combat(at="support") as combat:
            return ships(combat, settings["naval"])
        case ImpulseTurn(at="channel") if settings["channel"] != ASK:
            return strongest(game, question)
    return None


def loss(game: Game, question: Choose, wish: str) -> Action:
    """22.1.a From the unit with the most steps, of equals the weaker; if wished not from mech."""

    def preference(option: Action) -> tuple[bool, int, int]:
        unit = UnitId(int(option.noun))
        spared = wish == SPARING and COUNTERS[unit].is_mech
        return spared, -game.units[unit].steps, defence_factor(game, unit)

    return min(question.options, key=preference)


def ships(combat: Combat, wish: str) -> Action | None:
    """20.1 In every combat, in none, or in defense."""
    if wish == ASK:
        return None
    if wish == "defending":
        return NAVAL if combat.by != ALLIED else NO
    return NAVAL if wish == ALWAYS else NO


def strongest(game: Game, question: Choose) -> Action:
    """15.2.d The line to the Channel goes to whoever defends best."""
    return max(question.options, key=lambda each: defence_factor(game, UnitId(int(each.noun))))
