"""The smaller questions: markers, targets, reactions, losses, shells and observers."""

from sixweeks.ai.blitzkrieg.chances import at_most, damage
from sixweeks.ai.blitzkrieg.duels import presses_on
from sixweeks.ai.blitzkrieg.enemies import fighting
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg.components import DEPLOYMENTS, SCENARIOS, Scenario, UnitId
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    hex_of,
    is_on_map,
    members,
    side_of,
    targets_at,
    units_at,
)
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import (
    FARTHEST,
    visibility_limit,
    visible_from,
)
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r06_reactions import Reactions, reaction_value
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, indirect_factor, targets
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    Bombardment,
    is_automatic,
    observers_of,
    transmission_number,
)
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault, Endure, ground_of
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import assault_factor
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Suffer
from sixweeks.games.blitzkrieg.view import View
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


def replay(situation: Situation, options: tuple[Action, ...]) -> Action:
    """The formation with the most to do: targets in reach, then steps left."""
    game = situation.game

    def use(option: Action) -> float:
        units = members(game, str(option.noun)) if option.verb == "replay" else ()
        able = [u for u in units if is_on_map(game, u) and not game.units[u].neutralized]
        return sum(bool(targets(game, u)) + situation.knobs.haste for u in able) - TIRING

    return max(options, key=use)


def next_unit(situation: Situation, options: tuple[Action, ...]) -> Action:
    """Guns first, then whoever fires from afar, then tanks, then the companies that assault."""
    return max(options, key=lambda option: order(situation, option))


def order(situation: Situation, option: Action) -> float:
    game = situation.game
    if option.verb != "unit":
        return 90.0 if option.verb == "bombard" else -1.0
    unit = UnitId(int(option.noun))
    counter, state = counter_of(game, unit), game.units[unit]
    if counter.kind == "hq":
        return 1.0 if state.place >= 0 else 50.0
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

    def harm(option: Action) -> float:
        target = UnitId(int(option.noun))
        factor = direct_factor(game, fire.unit, target, fire.moving).total
        bonus = 1.4 if game.scenario.objective_hexes >> hex_of(game, target) & 1 else 1.0
        return bonus * damage(game, target, factor, situation.knobs.neutralized)

    return max(options, key=harm)


def aim_at_range_0(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    assault = game.stack[-1]
    assert isinstance(assault, Assault), "an assault is fought"
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
            harm = likely * damage(game, trigger.to, factor, situation.knobs.neutralized)
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
    """Lose a step only where it matters: in an assault for an objective, with one to spare."""
    game = situation.game
    hurt = game.stack[-1]
    assert isinstance(hurt, Suffer), "somebody is hit"
    if game.units[hurt.unit].steps < 2:
        return ACCEPT
    assault = next((each for each in game.stack if isinstance(each, Assault)), None)
    if assault is None or not presses_on(situation, hurt.unit, assault.hex):
        return ACCEPT
    alone = len(units_at(game, assault.hex)) == 1
    return TAKE_LOSS if hurt.unit == assault.unit or alone else ACCEPT


def endure(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    hit = game.stack[-1]
    assert isinstance(hit, Endure), "a defender is hit"
    if options[0].verb == "retreat":
        return safest(situation, hit.unit, options)
    holds = game.scenario.objective_hexes >> hit.hex & 1
    return STAY if holds or game.units[hit.unit].steps > 1 else LEAVE


# --- shells and observers ---------------------------------------------------------------------


def bombard(situation: Situation, options: tuple[Action, ...]) -> Action:
    game = situation.game
    fire = game.stack[-1]
    assert isinstance(fire, Bombardment), "guns fire"
    if options[0].verb == "observer":
        return max(options, key=lambda option: clear_voice(situation, UnitId(int(option.noun))))
    impact = fire.impacts[0]

    def harm(option: Action) -> float:
        if option == HOLD_FIRE:
            return 0.0
        hex = Hex(int(option.noun))
        already = sum(where == hex for _, where in fire.aimed)
        return shelling(situation, impact, hex) * 0.55**already * transmission(situation, fire, hex)

    return max(options, key=harm)


def shelling(situation: Situation, impact: str, hex: Hex) -> float:
    game, total = situation.game, 0.0
    weight = 1.6 if game.scenario.objective_hexes >> hex & 1 else 1.0
    if situation.grid.around[hex] & own_hexes(situation):
        weight *= 1.3  # somebody can make use of it
    for target in targets_at(game, hex):
        if side_of(game, target) != situation.side:
            factor = indirect_factor(game, impact, target).total
            total += damage(game, target, factor, situation.knobs.neutralized)
    return weight * total


def own_hexes(situation: Situation) -> int:
    return sum({one(hex_of(situation.game, u)) for u in fighting(situation.game, situation.side)})


def transmission(situation: Situation, fire: Bombardment, hex: Hex) -> float:
    if fire.impacts[0] == "stuka":
        return 1.0
    seers = observers_of(situation.game, situation.side, hex)
    return max((reliability(situation, unit, hex) for unit in seers), default=0.0)


def reliability(situation: Situation, observer: UnitId, hex: Hex) -> float:
    if is_automatic(situation.game, observer, hex):
        return 1.0
    return at_most(transmission_number(situation.game, observer))


def clear_voice(situation: Situation, observer: UnitId) -> float:
    return float(transmission_number(situation.game, observer))


def move_observer(situation: Situation, options: tuple[Action, ...]) -> Action:
    """Where most enemies can be observed, among friends if possible, and none next door."""
    game = situation.game
    frame = game.stack[-1]
    unit = frame.units[0]
    here = hex_of(game, unit)

    def value(option: Action) -> float:
        hex = here if option == STAY_PUT else Hex(int(option.noun))
        sight = visible_from(situation.field, hex, game.options.low_cover)
        near = sight & situation.grid.within(hex, FARTHEST) & situation.enemy_hexes
        seen = sum(is_observed(situation, hex, place) for place in bits(near))
        close = (situation.grid.around[hex] & situation.enemy_hexes).bit_count()
        away = [situation.grid.distance(hex, place) for place in bits(situation.enemy_hexes)]
        friends = 1.5 * bool(units_at(game, hex)) + 0.1 * (hex == here)
        return seen - 3.0 * close - 0.4 * min(away, default=0) + friends

    return max(options, key=value)


def is_observed(situation: Situation, here: Hex, place: Hex) -> bool:
    """4.1 Is the top unit of an enemy stack near enough to be seen by an observer?"""
    game = situation.game
    top = counter_of(game, counters_at(game, place)[-1])
    limit = visibility_limit(top.kind, situation.field.terrain[place], by_observer=True)
    return situation.grid.distance(here, place) <= limit
