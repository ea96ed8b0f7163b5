"""Assaults: what one promises, by the chances of its first exchange."""

from msgspec import Struct

from sixweeks.ai.blitzkrieg.chances import chances, worth
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import UnitId
from sixweeks.games.blitzkrieg.queries import counter_of, units_at
from sixweeks.games.blitzkrieg.rules.r08_fire import is_wrong_target
from sixweeks.games.blitzkrieg.rules.r09_assault_fire import Ground, assault_factor


class Prospect(Struct, frozen=True):
    """How an assault is likely to end, and what it costs both."""

    win: float
    harm: float  # to the enemy
    cost: float  # to oneself


def prospect(situation: Situation, unit: UnitId, hex: Hex, origin: int) -> Prospect:
    game = situation.game
    ground = Ground(unit, hex, origin, True)
    defenders = units_at(game, hex)
    stands, cost = defence(situation, ground, unit, defenders)
    own = counter_of(game, unit)
    strong = [d for d in defenders if not game.units[d].neutralized]
    open_targets = [d for d in strong or defenders if not is_wrong_target(own, counter_of(game, d))]
    if not open_targets:
        return Prospect(0.0 if strong else stands, 0.0, cost)
    best = max(open_targets, key=lambda d: -assault_factor(game, ground, d, unit).total)
    pinned, lost = hit(situation, ground, unit, best)
    dies = 1.0 if game.units[best].steps == 1 else 0.35
    harm = worth(game, best) * (0.5 * pinned + lost) * stands
    if not strong:
        return Prospect(stands, harm + 0.4 * stands * len(defenders), cost)
    out = pinned * 0.8 + lost * dies
    first = stands * out
    again = stands * (1 - out) * 0.45 * out
    win = (first + again) if len(strong) == 1 else first * 0.35 ** (len(strong) - 1)
    return Prospect(min(win, 1.0), harm, cost)


def defence(
    situation: Situation, ground: Ground, unit: UnitId, defenders: list[UnitId]
) -> tuple[float, float]:
    """How likely the attacker stands the defensive fire, and what it costs on the average."""
    game, stands, cost = situation.game, 1.0, 0.0
    has_spare = game.units[unit].steps > 1
    for defender in defenders:
        if is_wrong_target(counter_of(game, defender), counter_of(game, unit)):
            continue
        pinned, lost = hit(situation, ground, defender, unit)
        cost += stands * worth(game, unit) * (0.5 * pinned + lost)
        stands *= 1 - pinned * 0.8 - (0.0 if has_spare else lost)
    return stands, cost


def hit(situation: Situation, ground: Ground, firer: UnitId, target: UnitId) -> tuple[float, float]:
    game = situation.game
    factor = assault_factor(game, ground, firer, target).total
    return chances(factor, counter_of(game, target).is_vehicle)
