"""Shells and bombs: where they fall, who observes, where observers go."""

from sixweeks.ai.blitzkrieg.chances import at_most
from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, hex_in, ranked, unit_of
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
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import (
    FARTHEST,
    visibility_limit,
    visible_from,
)
from sixweeks.games.blitzkrieg.rules.r08_fire import indirect_factor
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import (
    STUKA,
    Bombardment,
    is_automatic,
    observers_of,
    transmission_number,
)
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.question import Action

HOLD_FIRE, STAY_PUT = Action("hold_fire"), Action("stay_put")


def bombard(situation: Situation, options: Options) -> Ranked:
    game = situation.game
    fire = game.stack[-1]
    assert isinstance(fire, Bombardment), "guns fire"
    if options[0].verb == "observer":
        return ranked(options, lambda option: clear_voice(situation, unit_of(option)))
    return ranked(
        options,
        lambda option: (
            0.0 if option == HOLD_FIRE else impact_worth(situation, fire, hex_in(option))
        ),
    )


def impact_worth(situation: Situation, fire: Bombardment, hex: Hex) -> float:
    """What the next impact is worth on a hex; 8.2f one transmission decides on all there."""
    impact = fire.impacts[0]
    already = sum(where == hex for _, where in fire.aimed)
    value = shelling(situation, impact, hex) * situation.weights.sated**already
    value += breach(situation, impact, hex, already)
    return value * transmission(situation, fire, hex)


def shelling(situation: Situation, impact: str, hex: Hex) -> float:
    """What one impact takes from those in a hex."""
    game, total = situation.game, 0.0
    is_objective = game.scenario.objective_hexes >> hex & 1
    weight = situation.weights.shelled_objective if is_objective else 1.0
    for target in targets_at(game, hex):
        if side_of(game, target) != situation.side:
            total += situation.damage(target, indirect_factor(game, impact, target).total)
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
    if fire.impacts[0] == STUKA:
        return 1.0
    return best_transmission(situation.game, situation.side, hex)


@of_board
def best_transmission(game: Game, side: str, hex: Hex) -> float:
    """8.2c How likely the fire on a hex is transmitted."""
    seers = observers_of(game, side, hex)
    return max((reliability(game, unit, hex) for unit in seers), default=0.0)


def reliability(game: Game, observer: UnitId, hex: Hex) -> float:
    if is_automatic(game, observer, hex):
        return 1.0
    return at_most(transmission_number(game, observer))


def clear_voice(situation: Situation, observer: UnitId) -> float:
    return float(transmission_number(situation.game, observer))


def move_observer(situation: Situation, options: Options) -> Ranked:
    """Where most enemies can be observed, among friends if possible, and none next door."""
    game = situation.game
    frame = game.stack[-1]
    here = hex_of(game, frame.units[0])

    def value(option: Action) -> float:
        return post_worth(situation, here, here if option == STAY_PUT else hex_in(option))

    return ranked(options, value)


def post_worth(situation: Situation, here: Hex, hex: Hex) -> float:
    """What a hex is worth to an observer."""
    game, weights, enemies = situation.game, situation.weights, situation.enemy_hexes
    sight = visible_from(situation.field, hex, game.options.low_cover)
    near = sight & situation.grid.within(hex, FARTHEST) & enemies
    seen = sum(is_observed(situation, hex, place) for place in bits(near))
    close = (situation.grid.around[hex] & enemies).bit_count()
    away = min((situation.grid.distance(hex, place) for place in bits(enemies)), default=0)
    friends = weights.observer_friends * bool(units_at(game, hex))
    friends += weights.observer_stays * (hex == here)
    return seen - weights.observer_close * close - weights.observer_far * away + friends


def is_observed(situation: Situation, here: Hex, place: Hex) -> bool:
    """4.1 Is the top unit of an enemy stack near enough to be seen by an observer?"""
    game = situation.game
    top = counter_of(game, counters_at(game, place)[-1])
    limit = visibility_limit(top.kind, situation.field.terrain[place], by_observer=True)
    return situation.grid.distance(here, place) <= limit
