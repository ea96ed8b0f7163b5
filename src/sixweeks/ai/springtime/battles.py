"""What an attack promises: by exact odds, with the best Lead and the air that is left."""

from collections.abc import Sequence, Set
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from sixweeks.ai.springtime.weights import Weights
from sixweeks.ai.springtime.worth import ground, loss, severed
from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    COUNTERS,
    MAGINOT,
    MAP,
    REDUCED,
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

Ways = dict[UnitId, dict[AreaId, tuple[AreaId, ...]]]
DEFENSE = TABLES.defense_value
WON = ("success", "overrun", "costly_success", "costly_overrun")


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


def lead_strength(game: Game, unit: UnitId) -> int:
    """What a Lead adds, with the air that it may call on."""
    return lead_value(game, unit) + air_left(game, unit)


def air_left(game: Game, unit: UnitId) -> int:
    """9.4 The air that a Lead of this nation may still call on."""
    nation = ROSTER.nation[unit]
    markers = TABLES.air[nation].markers if nation in TABLES.air else 0
    return air_value(game, nation) if game.progress.air.count(nation) < markers else 0


def defence(game: Game, area: AreaId, defenders: Sequence[UnitId]) -> tuple[int, UnitId]:
    """The Defense Value that is to be expected, crossings apart, and who will lead."""
    lead = max(defenders, key=lambda unit: lead_strength(game, unit))
    return defence_under(game, area, defenders, lead), lead


def defence_under(game: Game, area: AreaId, defenders: Sequence[UnitId], lead: UnitId) -> int:
    value = lead_strength(game, lead) + MAP.areas[area].tem
    value += DEFENSE["other_unit"] * (len(defenders) - 1)
    if any(is_out_of_supply(game, unit) for unit in defenders):
        value += DEFENSE["out_of_supply"]
    return value


def crossing(kinds: Set[str], defender: str) -> int:
    """10.4.3a What the boundaries crossed add to the defense."""
    if kinds == {MAGINOT} and defender == ALLIED:
        return DEFENSE["maginot"]
    return DEFENSE["river"] if kinds and kinds <= {MAGINOT, RIVER} else 0


def support(game: Game, units: Sequence[UnitId]) -> int:
    """The Attack Value without what the Lead adds."""
    value = TABLES.attack_value["other_unit"] * (len(units) - 1)
    if any(is_out_of_supply(game, unit) for unit in units):
        value += TABLES.attack_value["out_of_supply"]
    return value


class Target(Struct, frozen=True):
    """What does not depend on who attacks an area: its defense, and what a victory brings."""

    against: int  # the Defense Value, crossings apart
    prize: tuple[float, float]  # of a victory under infantry, and under an armored Lead
    theirs: float  # what the Lead's next loss costs them
    killed: float
    heroic: float  # the chance that no heroic defense turns a success round


class Field:
    """The battles and marches that are possible in a position, whoever is activated.

    SPEED: they are worked out once for all impulses that are compared."""

    def __init__(self, game: Game, side: str, weights: Weights) -> None:
        self.game, self.side, self.weights = game, side, weights
        self.targets: dict[AreaId, Target] = {}
        self.strengths: dict[UnitId, int] = {}
        self.ways: Ways = {}

    def target(self, area: AreaId) -> Target:
        if area not in self.targets:
            self.targets[area] = target(self.game, area, self.side, self.weights)
        return self.targets[area]

    def strength(self, unit: UnitId) -> int:
        """Of a Lead."""
        if unit not in self.strengths:
            self.strengths[unit] = lead_strength(self.game, unit)
        return self.strengths[unit]

    def battle(self, area: AreaId, units: Sequence[UnitId], kinds: Set[str]) -> Battle:
        """An attack by these units across these boundaries, under the Lead that promises most."""
        aim, crossed = self.target(area), crossing(kinds, opponent(self.side))
        force = support(self.game, units) - aim.against - crossed
        value, lead = max(
            ((self.promise(aim, force, unit), unit) for unit in units), key=itemgetter(0)
        )
        difference = force + self.strength(lead)
        return Battle(
            area=area,
            units=tuple(units),
            lead=lead,
            win=winning(difference) * aim.heroic,
            value=value,
            difference=difference,
            prize=aim.prize[COUNTERS[lead].is_armored] + aim.theirs,
            across_river=crossed == DEFENSE["river"],
        )

    def promise(self, aim: Target, force: int, lead: UnitId) -> float:
        difference = force + self.strength(lead)
        own = self.weights.own * loss(self.game, lead, self.weights.worth)
        return expected(aim, difference, COUNTERS[lead].is_armored, own)


def target(game: Game, area: AreaId, side: str, weights: Weights) -> Target:
    defenders = units_at(game, area, opponent(side))
    against, lead = defence(game, area, defenders)
    return Target(
        against=against,
        prize=(
            spoils(game, area, side, defenders, False, weights),
            spoils(game, area, side, defenders, True, weights),
        ),
        theirs=loss(game, lead, weights.worth),
        killed=loss(game, lead, weights.worth, outright=True),
        heroic=1.0 - weights.heroic if game.advantage == opponent(side) else 1.0,
    )


def expected(aim: Target, difference: int, armored: bool, own: float) -> float:
    """The value of an attack whose Lead has this much to lose."""
    chance = outcomes(difference, armored)
    harm = aim.killed if armored else aim.theirs
    stalemate = aim.theirs - own
    won = aim.heroic * (aim.prize[armored] + harm) + (1 - aim.heroic) * stalemate
    return chance.won * won + chance.stalemate * stalemate - (chance.repulse + chance.costly) * own


class Outcomes(NamedTuple):
    """The chances of an attack; a costly victory is a victory."""

    repulse: float
    stalemate: float
    won: float
    costly: float


@cache
def outcomes(difference: int, armored: bool) -> Outcomes:
    found = odds(difference, armored)
    won = sum(chance for name, chance in found.items() if name in WON)
    costly = sum(chance for name, chance in found.items() if name.startswith("costly"))
    return Outcomes(found.get("repulse", 0.0), found.get("stalemate", 0.0), won, costly)


def spoils(
    game: Game,
    area: AreaId,
    side: str,
    defenders: Sequence[UnitId],
    armored: bool,
    weights: Weights,
) -> float:
    """What a victory gives besides the enemy's loss: ground, a shaken stack, a closed pocket."""
    shaken = weights.shaken * sum(loss(game, unit, weights.worth) for unit in defenders)
    if not falls(game, area, side, defenders, armored):
        return shaken
    if controller(game, area) == side:
        return shaken + weights.cleared
    prize = weights.prize * ground(game, area, weights.worth) + shaken
    return prize + weights.pocket * severed(game, opponent(side), area, weights.worth)


def falls(
    game: Game, area: AreaId, attacker: str, defenders: Sequence[UnitId], armored: bool
) -> bool:
    """Does one victory take an area? 10.5.4a In Paris and on the Maginot Line who is left stays."""
    if not may_hold(game, area, attacker, "overrun" if armored else "success"):
        return True
    lost = armored or game.units[defenders[0]].strength == REDUCED
    return len(defenders) == 1 and lost
