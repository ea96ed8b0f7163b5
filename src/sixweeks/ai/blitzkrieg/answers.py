"""The smaller questions: markers, targets, reactions, losses, shells and observers."""

from sixweeks.ai.blitzkrieg.chances import at_most, damage
from sixweeks.ai.blitzkrieg.duels import presses_on
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import DEPLOYMENTS, SCENARIOS, Scenario, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    hex_of,
    is_on_map,
    units_at,
)
from sixweeks.games.blitzkrieg.model.view import View
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions, reaction_value
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, targets
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault, ground_of
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import assault_factor
from sixweeks.games.blitzkrieg.rules.r09_giving_ground import Endure
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.kernel.question import Action

NO_REACTION, HOLD_FIRE, STAY_PUT = Action("no_reaction"), Action("hold_fire"), Action("stay_put")
ACCEPT, TAKE_LOSS = Action("accept"), Action("take_loss")
STAY, LEAVE = Action("stay"), Action("leave")
END = Action("end")
TIRING = 1.5  # 5.3c what a second activation must be worth, for it tires
FIRST = {"heavy_weapons": 6.0, "at_gun": 5.0, "assault_gun": 4.0, "tank": 3.0, "armored_car": 3.0}


def scenario_of(seen: View) -> Scenario:
    return SCENARIOS[seen.scenario_id]


def deploy(options: tuple[Action, ...]) -> Action:
    """The ready deployment, kept as it is."""
    return options[0]


def first_turn(seen: View, options: tuple[Action, ...]) -> Action:
    """14.1h The plan's formation, after the Stukas and the guns."""
    plans = [p for p in DEPLOYMENTS.values() if p.scenario == seen.scenario_id]
    wanted = {plan.first_formation for plan in plans}
    chosen = [option for option in options if option.noun in wanted]
    return chosen[0] if chosen and options[0].verb == "first" else options[0]


def next_unit(situation: Situation, options: tuple[Action, ...]) -> Action:
    """Guns first, then units that fire from a distance, then tanks, then companies that assault."""
    return max(options, key=lambda option: order(situation, option))


def order(situation: Situation, option: Action) -> float:
    game = situation.game
    if option.verb != "unit":
        return 90.0 if option.verb == "bombard" else -1.0
    unit = UnitId(int(option.noun))
    counter, state = counter_of(game, unit), game.units[unit]
    if counter.kind == "hq":
        return 1.0
    if state.neutralized:
        return 60.0
    rank = FIRST.get(counter.kind, 0.0)
    if not is_on_map(game, unit) or not targets(game, unit):
        return 10.0 + rank
    return 30.0 + rank + counter.range


# --- fire -------------------------------------------------------------------------------------


def aim(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    fire = game.stack[-1]
    assert isinstance(fire, FireAction), "a unit fires"
    if options[0].verb != "target":
        return options[0]  # 14.1j transport and company together

    def harm(option: Action) -> float:
        target = UnitId(int(option.noun))
        factor = direct_factor(game, fire.unit, target, fire.moving).total
        return situation.effort(hex_of(game, target)) * damage(
            game, target, factor, situation.weights.neutralized
        )

    return max(options, key=harm)


def aim_at_range_0(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    assault = game.stack[-1]
    assert isinstance(assault, Assault), "an assault is fought"
    if options[0] == ACCEPT:
        return exchange(situation)  # 9.1.4a before one knows what the attacker does
    if options[0].verb != "target":
        return options[0]
    ground = ground_of(assault)

    def harm(option: Action) -> float:
        target = UnitId(int(option.noun))
        factor = assault_factor(game, ground, assault.unit, target).total
        return damage(game, target, factor, 1.0)

    return max(options, key=harm)


def react(situation: Situation, options: tuple[Action, ...]) -> Action:
    """Fire costs nothing, so fire; give way only where one would be overrun for nothing."""
    game = situation.game
    trigger = game.stack[-1]
    assert isinstance(trigger, Reactions), "somebody reacts"
    if options[0].verb == "retreat":
        return safest(situation, trigger.unit, options)
    best, value = NO_REACTION, 0.0
    for option in options:
        if option.verb == "react":
            unit = UnitId(int(option.noun))
            factor = direct_factor(game, unit, trigger.to, moving=False).total
            likely = at_most(reaction_value(game, unit, trigger.to))
            harm = likely * damage(game, trigger.to, factor, situation.weights.neutralized)
            if harm > value and not (game.units[unit].hidden and harm < 0.15):
                best, value = option, harm
    return best if value > 0 else give_way(situation, options)


def give_way(situation: Situation, options: tuple[Action, ...]) -> Action:
    """A headquarters gets out of the way; units stand."""
    game = situation.game
    for option in options:
        if option.verb == "give_way":
            unit = UnitId(int(option.noun))
            here = hex_of(game, unit)
            alone = not units_at(game, here)
            close = situation.grid.around[here] & situation.enemy_hexes
            if counter_of(game, unit).kind == "hq" and alone and close:
                return option
    return NO_REACTION


def safest(situation: Situation, unit: UnitId, options: tuple[Action, ...]) -> Action:
    """The hex with the least danger, near to what one fights for."""

    def value(option: Action) -> float:
        hex = Hex(int(option.noun))
        home = situation.turns_to(unit, hex, situation.goals)
        ground = 2.0 if situation.game.scenario.objective_hexes >> hex & 1 else 0.0
        return ground - situation.danger(unit, hex) - 0.3 * home

    return max(options, key=value)


# --- losses -----------------------------------------------------------------------------------


def exchange(situation: Situation) -> Action:
    """10.3b A step is lost for an objective only: in an assault, or to hold it at the end."""
    game = situation.game
    frame = game.stack[-1]
    assert isinstance(frame, Suffer | Assault), "somebody is hit"
    hurt = frame.unit if isinstance(frame, Suffer) else frame.target
    if game.units[hurt].steps < 2:
        return ACCEPT
    assault = next((each for each in game.stack if isinstance(each, Assault)), None)
    if assault is None:
        return TAKE_LOSS if is_worth_a_step(situation, hurt) else ACCEPT
    if not presses_on(situation, hurt, assault.hex):
        return ACCEPT
    alone = len(units_at(game, assault.hex)) == 1
    return TAKE_LOSS if hurt == assault.unit or alone else ACCEPT


def is_worth_a_step(situation: Situation, unit: UnitId) -> bool:
    """10.3b To hold an objective in the last turn: a neutralized unit can be driven out."""
    game = situation.game
    if game.active == situation.side or situation.turns_left > 0:
        return False
    return bool(game.scenario.objective_hexes >> hex_of(game, unit) & 1)


def endure(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    hit = game.stack[-1]
    assert isinstance(hit, Endure), "a defender is hit"
    if options[0].verb == "retreat":
        return safest(situation, hit.unit, options)
    holds = game.scenario.objective_hexes >> hit.hex & 1
    return STAY if holds or game.units[hit.unit].steps > 1 else LEAVE
