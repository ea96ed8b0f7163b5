"""Shells and bombs: where they fall, who observes, where observers go."""

from sixweeks.ai.blitzkrieg.chances import at_most, damage
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    hex_of,
    side_of,
    targets_at,
    units_at,
)
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import (
    FARTHEST,
    visibility_limit,
    visible_from,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import indirect_factor
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    Bombardment,
    is_automatic,
    observers_of,
    transmission_number,
)
from sixweeks.kernel.question import Action

HOLD_FIRE, STAY_PUT = Action("hold_fire"), Action("stay_put")
SATED = 0.55  # what a further impact on the same hex is worth


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
        value = shelling(situation, impact, hex) * SATED**already
        value += breach(situation, impact, hex, already)
        return value * transmission(situation, fire, hex)

    return max(options, key=harm)


def shelling(situation: Situation, impact: str, hex: Hex) -> float:
    """What one impact takes from those in a hex."""
    game, total = situation.game, 0.0
    weight = 1.6 if game.scenario.objective_hexes >> hex & 1 else 1.0
    for target in targets_at(game, hex):
        if side_of(game, target) != situation.side:
            factor = indirect_factor(game, impact, target).total
            total += damage(game, target, factor, situation.weights.neutralized)
    return weight * total


def breach(situation: Situation, impact: str, hex: Hex, already: int) -> float:
    """9.1.3b The extra value of a hex that friendly units can then assault."""
    focus = situation.focus
    reward = focus.prize(hex)
    if not reward:
        return 0.0
    before = focus.all_down(impact, hex, already) if already else 0.0
    return reward * (focus.all_down(impact, hex, already + 1) - before)


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
