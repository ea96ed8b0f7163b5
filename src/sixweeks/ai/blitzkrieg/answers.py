"""The smaller questions: the next unit, targets, reactions, losses."""

from sixweeks.ai.blitzkrieg.chances import at_most, damage
from sixweeks.ai.blitzkrieg.duels import presses_on
from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, first_of, hex_in, ranked, unit_of
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.ai.proposals import Proposal
from sixweeks.games.blitzkrieg.model.components import DEPLOYMENTS, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    hex_of,
    is_on_map,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import (
    Reactions,
    reaction_value,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, targets
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault, ground_of
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import assault_factor
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.kernel.question import Action

NO_REACTION = Action("no_reaction")
ACCEPT, TAKE_LOSS = Action("accept"), Action("take_loss")
STAY, LEAVE = Action("stay"), Action("leave")
# 5.2a The order in which units act: guns, neutralized units, those with targets, others, HQ.
BOMBARD, RALLY, WITH_TARGETS, WITHOUT, STAFF, NOBODY = 90.0, 60.0, 30.0, 10.0, 1.0, -1.0
FIRST = {"heavy_weapons": 6.0, "at_gun": 5.0, "assault_gun": 4.0, "tank": 3.0, "armored_car": 3.0}


def first_turn(situation: Situation, options: Options) -> Ranked:
    """14.1h The plan's formation, after the Stukas and the guns."""
    game: Game = situation.game
    plans = [p for p in DEPLOYMENTS.values() if p.scenario == game.scenario_id]
    wanted = {plan.first_formation for plan in plans}
    chosen = [option for option in options if option.noun in wanted]
    return first_of(options, *(chosen[:1] if options[0].verb == "first" else ()))


def next_unit(situation: Situation, options: Options) -> Ranked:
    """Guns first, then units that fire from a distance, then tanks, then companies that assault."""
    return ranked(options, lambda option: order(situation, option))


def order(situation: Situation, option: Action) -> float:
    game = situation.game
    if option.verb != "unit":
        return BOMBARD if option.verb == "bombard" else NOBODY
    unit = unit_of(option)
    counter, state = counter_of(game, unit), game.units[unit]
    if counter.kind == "hq":
        return STAFF
    if state.neutralized:
        return RALLY
    rank = FIRST.get(counter.kind, 0.0)
    if not is_on_map(game, unit) or not targets(game, unit):
        return WITHOUT + rank
    return WITH_TARGETS + rank + counter.range


# --- fire -------------------------------------------------------------------------------------


def aim(situation: Situation, options: Options) -> Ranked:
    game = situation.game
    fire = game.stack[-1]
    assert isinstance(fire, FireAction), "a unit fires"
    if options[0].verb != "target":
        return first_of(options)  # 14.1j transport and company together

    def harm(option: Action) -> float:
        target = unit_of(option)
        factor = direct_factor(game, fire.unit, target, fire.moving).total
        return situation.effort(hex_of(game, target)) * situation.damage(target, factor)

    return ranked(options, harm)


def aim_at_range_0(situation: Situation, options: Options) -> Ranked:
    game = situation.game
    assault = game.stack[-1]
    assert isinstance(assault, Assault), "an assault is fought"
    if options[0] == ACCEPT:
        return exchange(situation, options)  # 9.1.4a before one knows what the attacker does
    if options[0].verb != "target":
        return first_of(options)
    ground = ground_of(assault)

    def harm(option: Action) -> float:
        target = unit_of(option)
        factor = assault_factor(game, ground, assault.unit, target).total
        return damage(game, target, factor, situation.weights, neutralized=1.0)

    return ranked(options, harm)


def react(situation: Situation, options: Options) -> Ranked:
    """Fire costs nothing, so fire; give way only where one would be overrun for nothing."""
    trigger = situation.game.stack[-1]
    assert isinstance(trigger, Reactions), "somebody reacts"
    if options[0].verb == "retreat":
        return safest(situation, trigger.unit, options)
    shots = [option for option in options if option.verb == "react"]
    found = ranked(shots, lambda option: reaction_worth(situation, trigger, unit_of(option)))
    good = [each for each in found if each.worth > 0]
    return [*(good or give_way(situation, options)), Proposal(NO_REACTION)]


def reaction_worth(situation: Situation, trigger: Reactions, unit: UnitId) -> float:
    """6.2c What the fire of one unit is worth, if it may; 7.4a a hidden one does not show itself
    for little."""
    game = situation.game
    factor = direct_factor(game, unit, trigger.to, moving=False).total
    likely = at_most(reaction_value(game, unit, trigger.to))
    harm = likely * situation.damage(trigger.to, factor)
    is_idle = game.units[unit].hidden and harm < situation.weights.reveal
    return 0.0 if is_idle else harm


def give_way(situation: Situation, options: Options) -> Ranked:
    """A headquarters gets out of the way; units stand."""
    return [
        Proposal(option)
        for option in options
        if option.verb == "give_way" and must_leave(situation, unit_of(option))
    ]


def must_leave(situation: Situation, unit: UnitId) -> bool:
    game = situation.game
    here = hex_of(game, unit)
    alone = not units_at(game, here)
    close = situation.grid.around[here] & situation.enemy_hexes
    return counter_of(game, unit).kind == "hq" and alone and bool(close)


def safest(situation: Situation, unit: UnitId, options: Options) -> Ranked:
    """The hex with the least danger, near to what one fights for."""
    weights = situation.weights

    def value(option: Action) -> float:
        hex = hex_in(option)
        home = situation.turns_to(unit, hex, situation.goals)
        ground = weights.refuge if situation.game.scenario.objective_hexes >> hex & 1 else 0.0
        return ground - situation.danger(unit, hex) - weights.home * home

    return ranked(options, value)


# --- losses -----------------------------------------------------------------------------------


def exchange(situation: Situation, options: Options) -> Ranked:
    return first_of(options, TAKE_LOSS if takes_loss(situation) else ACCEPT)


def takes_loss(situation: Situation) -> bool:
    """10.3b A step is lost for an objective only: in an assault, or to hold it at the end."""
    game = situation.game
    frame = game.stack[-1]
    assert isinstance(frame, Suffer | Assault), "somebody is hit"
    hurt = frame.unit if isinstance(frame, Suffer) else frame.target
    if game.units[hurt].steps < 2:
        return False
    assault = next((each for each in game.stack if isinstance(each, Assault)), None)
    if assault is None:
        return is_worth_a_step(situation, hurt)
    if not presses_on(situation, hurt, assault.hex):
        return False
    alone = len(units_at(game, assault.hex)) == 1
    return hurt == assault.unit or alone


def is_worth_a_step(situation: Situation, unit: UnitId) -> bool:
    """10.3b To hold an objective near the end: a neutralized unit can be driven out."""
    game = situation.game
    if game.active == situation.side or situation.turns_left > situation.weights.hold_until:
        return False
    return bool(game.scenario.objective_hexes >> hex_of(game, unit) & 1)


def endure(situation: Situation, options: Options) -> Ranked:
    game = situation.game
    hit = game.stack[-1]
    assert isinstance(hit, Endure), "a defender is hit"
    if options[0].verb == "retreat":
        return safest(situation, hit.unit, options)
    holds = game.scenario.objective_hexes >> hit.hex & 1
    return first_of(options, STAY if holds or game.units[hit.unit].steps > 1 else LEAVE)
