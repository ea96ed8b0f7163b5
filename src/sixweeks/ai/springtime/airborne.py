"""18.1 The Airlanding Corps: where a drop is worth the risk."""

from collections.abc import Sequence

from sixweeks.ai.springtime.battles import Battle, winning
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
WORTHWHILE = 0.8
SHOT_DOWN = 0.3  # how likely the Corps is lost beside enemies


def drop(game: Game, attack: Battle | None, options: Sequence[Action]) -> Action | None:
    """The best drop, if there is one worth it: on the attack to come, or behind the enemy."""
    drops = [option for option in options if option.verb == "airdrop"]
    if not drops:
        return None
    best = max(drops, key=lambda option: promise(game, attack, AreaId(int(option.noun))))
    return best if promise(game, attack, AreaId(int(best.noun))) > WORTHWHILE else None


def force(game: Game, attack: Battle | None) -> tuple[UnitId, ...]:
    """Who is to attack; a Corps that came down for it takes part."""
    if attack is None:
        return ()
    has_landed = game.progress.landed == attack.area
    return (*attack.units, CORPS) if has_landed else tuple(attack.units)


def promise(game: Game, attack: Battle | None, area: AreaId) -> float:
    if attack is not None and attack.area == area:
        return in_support(attack) - 0.5 * full_worth(CORPS)
    if occupied(game, ALLIED) >> area & 1 or controller(game, area) == AXIS:
        return 0.0
    return behind_the_line(game, area)


def in_support(attack: Battle) -> float:
    """18.1.1a One unit more, and no river."""
    help_given = TABLES.attack_value["other_unit"]
    if attack.across_river:
        help_given += TABLES.defense_value["river"]
    better = winning(attack.difference + help_given) - winning(attack.difference)
    return better * attack.prize


def behind_the_line(game: Game, area: AreaId) -> float:
    """An empty area taken: for its own sake, and for who is cut off by it."""
    near = MAP.neighbours[area] & occupied(game, ALLIED)
    fed = net_of("german", game.control | 1 << area) >> area & 1
    risk = SHOT_DOWN * near.bit_count() + (0.0 if fed else SHOT_DOWN)
    value = ground(game, area) + severed(game, ALLIED, area)
    return value - min(risk, 1.0) * loss(game, CORPS, outright=True)
