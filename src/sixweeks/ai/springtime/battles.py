"""What an attack promises: by exact odds, with the best Lead and the air that is left."""

from collections.abc import Sequence, Set
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.ai.springtime.worth import ground, loss, severed
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    COUNTERS,
    MAGINOT,
    MAP,
    RIVER,
    ROSTER,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import (
    combat_value,
    controller,
    is_out_of_supply,
    leader_with,
    rating,
    units_at,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r10_combat import may_hold
from sixweeks.games.springtime.rules.r10_values import air_value, chances

DEFENSE = TABLES.defense_value


@cache
def odds(difference: int, armored: bool) -> dict[str, float]:
    """The chance of each result, exact in the rules, near enough here."""
    return {result: float(chance) for result, chance in chances(difference, armored).items()}


@cache
def winning(difference: int) -> float:
    """The chance that an attack wins."""
    won = odds(difference, armored=False)
    return won.get("success", 0.0) + won.get("costly_success", 0.0)


class Battle(Struct, frozen=True):
    """An evaluated attack: its Lead, its chance to win, and its value for the attacker."""

    area: AreaId
    units: tuple[UnitId, ...]
    lead: UnitId
    win: float
    value: float
    difference: int = 0
    prize: float = 0.0
    across_river: bool = False


def lead_value(game: Game, unit: UnitId) -> int:
    leader = leader_with(game, unit)
    return combat_value(game, unit) + (rating(game, leader) if leader else 0)


def air_left(game: Game, unit: UnitId) -> int:
    """9.4 The air that a Lead of this nation may still call on."""
    nation = ROSTER.nation[unit]
    markers = TABLES.air[nation].markers if nation in TABLES.air else 0
    return air_value(game, nation) if game.progress.air.count(nation) < markers else 0


def defence(game: Game, area: AreaId, defenders: Sequence[UnitId]) -> tuple[int, UnitId]:
    """The Defense Value that is to be expected, crossings apart, and who will lead."""
    lead = max(defenders, key=lambda unit: lead_value(game, unit) + air_left(game, unit))
    return defence_under(game, area, defenders, lead), lead


def defence_under(game: Game, area: AreaId, defenders: Sequence[UnitId], lead: UnitId) -> int:
    value = lead_value(game, lead) + air_left(game, lead) + MAP.areas[area].tem
    value += DEFENSE["other_unit"] * (len(defenders) - 1)
    if any(is_out_of_supply(game, unit) for unit in defenders):
        value += DEFENSE["out_of_supply"]
    return value


def crossing(kinds: Set[str], defender: str) -> int:
    """10.4.3a What the boundaries crossed add to the defense."""
    if kinds == {MAGINOT} and defender == ALLIED:
        return DEFENSE["maginot"]
    return DEFENSE["river"] if kinds and kinds <= {MAGINOT, RIVER} else 0


def attack_value(game: Game, units: Sequence[UnitId], lead: UnitId) -> int:
    value = lead_value(game, lead) + air_left(game, lead)
    value += TABLES.attack_value["other_unit"] * (len(units) - 1)
    if any(is_out_of_supply(game, unit) for unit in units):
        value += TABLES.attack_value["out_of_supply"]
    return value


def battle(
    game: Game, area: AreaId, units: Sequence[UnitId], kinds: Set[str], price: float = 0.0
) -> Battle:
    """An attack by these units across these boundaries, under the Lead that promises most."""
    side = ROSTER.side[units[0]]
    defenders = units_at(game, area, opponent(side))
    against, defending = defence(game, area, defenders)
    against += crossing(kinds, opponent(side))
    found = [weighed(game, area, units, lead, defenders, defending, against) for lead in units]
    best = max(found, key=lambda each: each.value)
    is_river = crossing(kinds, opponent(side)) == DEFENSE["river"]
    return replace(best, value=best.value - price, across_river=is_river)


def weighed(
    game: Game,
    area: AreaId,
    units: Sequence[UnitId],
    lead: UnitId,
    defenders: Sequence[UnitId],
    defending: UnitId,
    against: int,
) -> Battle:
    side = ROSTER.side[lead]
    difference = attack_value(game, units, lead) - against
    prize = spoils(game, area, side, defenders)
    own, theirs = loss(game, lead), loss(game, defending)
    stakes = Stakes(prize, own, theirs, loss(game, defending, outright=True))
    heroic = 0.55 if game.advantage == opponent(side) else 1.0
    value = win = 0.0
    for result, chance in odds(difference, COUNTERS[lead].is_armored).items():
        value += chance * stakes.worth(result, heroic)
        if result not in ("repulse", "stalemate"):
            win += chance * heroic
    return Battle(area, tuple(units), lead, win, value, difference, prize + theirs)


class Stakes(NamedTuple):
    """What a battle may win and cost."""

    prize: float
    own: float
    theirs: float
    killed: float

    def worth(self, result: str, heroic: float) -> float:
        """Of one result; `heroic` is the chance that no heroic defense turns a success round."""
        if result == "repulse":
            return -self.own
        stalemate = self.theirs - self.own
        if result == "stalemate":
            return stalemate
        harm = self.killed if "overrun" in result else self.theirs
        cost = self.own if "costly" in result else 0.0
        return heroic * (self.prize + harm) + (1 - heroic) * stalemate - cost


def spoils(game: Game, area: AreaId, side: str, defenders: Sequence[UnitId]) -> float:
    """What a victory gives besides the enemy's loss: ground, a shaken stack, a closed pocket."""
    shaken = 0.12 * sum(loss(game, unit) for unit in defenders)
    if len(defenders) > 1 and may_hold(game, area, side, "success"):
        return shaken
    if controller(game, area) == side:
        return shaken + 0.3
    prize = ground(game, area) + shaken
    return prize + severed(game, opponent(side), area)
