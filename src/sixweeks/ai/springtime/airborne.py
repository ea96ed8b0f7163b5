"""18.1 The Airlanding Corps: where a drop is worth the risk."""

from collections.abc import Sequence

from sixweeks.ai.springtime.battles import Battle, winning
from sixweeks.ai.springtime.weights import Weights
from sixweeks.ai.springtime.worth import full_worth, ground, loss, net_of, severed
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.queries import controller, occupied
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.question import Action

CORPS = ROSTER.airlanding


def drop(
    game: Game, attack: Battle | None, options: Sequence[Action], weights: Weights
) -> Action | None:
    """The best drop, if there is one worth it: on the attack to come, or behind the enemy."""
    drops = [option for option in options if option.verb == "airdrop"]
    if not drops:
        return None

    def promised(option: Action) -> float:
        return promise(game, attack, AreaId(int(option.noun)), weights)

    best = max(drops, key=promised)
    return best if promised(best) > weights.airborne.worthwhile else None


def force(game: Game, attack: Battle | None) -> tuple[UnitId, ...]:
    """Who is to attack; a Corps that came down for it takes part."""
    if attack is None:
        return ()
    has_landed = game.progress.landed == attack.area
    return (*attack.units, CORPS) if has_landed else tuple(attack.units)


def promise(game: Game, attack: Battle | None, area: AreaId, weights: Weights) -> float:
    if attack is not None and attack.area == area:
        return in_support(attack) - weights.airborne.risked * full_worth(CORPS, weights.worth)
    if occupied(game, ALLIED) >> area & 1 or controller(game, area) == AXIS:
        return 0.0
    return behind_the_line(game, area, weights)


def in_support(attack: Battle) -> float:
    """18.1.1a One unit more, and no river."""
    help_given = TABLES.attack_value["other_unit"]
    if attack.across_river:
        help_given += TABLES.defense_value["river"]
    better = winning(attack.difference + help_given) - winning(attack.difference)
    return better * attack.prize


def behind_the_line(game: Game, area: AreaId, weights: Weights) -> float:
    """An empty area taken: for its own sake, and for who is cut off by it."""
    near = MAP.neighbours[area] & occupied(game, ALLIED)
    fed = net_of("german", game.control | 1 << area) >> area & 1
    shot_down, worth = weights.airborne.shot_down, weights.worth
    risk = shot_down * near.bit_count() + (0.0 if fed else shot_down)
    value = ground(game, area, worth) + severed(game, ALLIED, area, worth)
    return value - min(risk, 1.0) * loss(game, CORPS, worth, outright=True)
