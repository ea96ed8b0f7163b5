"""10.4.2, 10.4.3 The Attack and Defense Values, line by line, and the chances they give."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

from msgspec import Struct

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    MAGINOT,
    MAP,
    RIVER,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.queries import (
    combat_value,
    is_out_of_supply,
    leader_with,
    name_of,
    rating,
)
from sixweeks.games.springtime.model.state import Game

ATTACK, DEFENSE = TABLES.attack_value, TABLES.defense_value


class Line(Struct, frozen=True):
    """One line of a value table: the rule, what it is (a text key), who or what, and how much."""

    rule: str
    what: str
    name: str
    value: int


def total(lines: Sequence[Line]) -> int:
    return sum(line.value for line in lines)


# --- 10.4.2 the attack ------------------------------------------------------------------------


def attack_lines(game: Game, units: Sequence[UnitId], lead: UnitId, air: str) -> list[Line]:
    """AVT, 10.4.2a The sum of the Attack Value Table: Lead, others, leader, air, supply."""
    return [
        *force_lines(game, units, lead, ATTACK["other_unit"], "10.4.2a"),
        *air_lines(game, air),
        *supply_lines(game, units, ATTACK["out_of_supply"]),
    ]


def force_lines(
    game: Game, units: Sequence[UnitId], lead: UnitId, other: int, rule: str
) -> list[Line]:
    """The Lead's Combat Value, one for each other unit, and 4.4.1a the Lead's leader."""
    lines = [Line(rule, "lead", name_of(lead), combat_value(game, lead))]
    lines += [Line(rule, "other", name_of(unit), other) for unit in units if unit != lead]
    if leader := leader_with(game, lead):
        lines.append(Line("4.4.1a", "leader", leader.name, rating(game, leader)))
    return lines


def air_lines(game: Game, nation: str) -> list[Line]:
    """9.4.2a One Air marker adds its value; 9.4.2c, 9.4.2d more on its stronger face."""
    return [Line("9.4.2a", "air", nation, air_value(game, nation))] if nation else []


def air_value(game: Game, nation: str) -> int:
    return TABLES.air[nation].faces[nation in game.strong_air]


def supply_lines(game: Game, units: Sequence[UnitId], penalty: int) -> list[Line]:
    """13.2.2b, A-14 One off the Total, once, if any of the units is Out of Supply."""
    cut_off = [unit for unit in units if is_out_of_supply(game, unit)]
    return [Line("13.2.2b", "out_of_supply", name_of(cut_off[0]), penalty)] if cut_off else []


# --- 10.4.3 the defense -----------------------------------------------------------------------


def defense_lines(
    game: Game,
    area: AreaId,
    attackers: Sequence[UnitId],
    defenders: Sequence[UnitId],
    lead: UnitId,
    air: str,
) -> list[Line]:
    """DVT, 10.4.3a The sum of the Defense Value Table: as the attack, and 3.1.2a the Area's TEM and
    what the attackers had to cross."""
    return [
        *force_lines(game, defenders, lead, DEFENSE["other_unit"], "10.4.3a"),
        Line("3.1.2a", "terrain", MAP.name(area), MAP.areas[area].tem),
        *crossing_lines(game, area, attackers, ROSTER.side[lead]),
        *air_lines(game, air),
        *supply_lines(game, defenders, DEFENSE["out_of_supply"]),
    ]


def crossing_lines(
    game: Game, area: AreaId, attackers: Sequence[UnitId], defender: str
) -> list[Line]:
    """10.4.3a, M-02 The Maginot Line or a river, if every attacker came across it this impulse.

    18.1.1a An Airlanding Corps just dropped does not count among those who come across it."""
    landed = game.progress.landed == area
    on_foot = [unit for unit in attackers if not (landed and unit == ROSTER.airlanding)]
    crossed = {crossing(game, unit, area) for unit in on_foot}
    if crossed == {MAGINOT} and defender == ALLIED:
        return [Line("10.4.3a", "maginot", MAP.name(area), DEFENSE["maginot"])]
    if crossed and crossed <= {MAGINOT, RIVER} and not has_bridges(game, area):
        return [Line("10.4.3a", "river", MAP.name(area), DEFENSE["river"])]
    return []


def has_bridges(game: Game, area: AreaId) -> bool:
    """18.1.1a, A-55 The Airlanding Corps cancels the river in the area where it has landed: in that
    impulse, or as long as it stays there; it need not attack."""
    may_last = game.options.airdrop_river == "stay"
    return game.airhead == area and (may_last or game.progress.landed == area)


def crossing(game: Game, unit: UnitId, area: AreaId) -> str:
    """The boundary a unit entered across in this impulse; nothing if it was there before."""
    start = dict(game.progress.entered).get(unit)
    return "" if start is None else MAP.graph.boundary(start, area)


# --- 10.4.4 the chances -----------------------------------------------------------------------


@cache
def two_dice() -> Counter[int]:
    """3.5a A DR: the sum of two dice, and in how many ways of 36."""
    return Counter(sum(dice) for dice in product(range(1, 7), repeat=2))


def result_of(attack_total: int, defense_total: int, armored: bool) -> str:
    """10.4.4a, 10.4.4b, 10.4.4c A Repulse, a Stalemate, a Success; 10.4.4e, A-12 an Overrun if the
    Lead is armored."""
    if attack_total < defense_total:
        return "repulse"
    if attack_total == defense_total:
        return "stalemate"
    return "overrun" if armored else "success"


def is_costly(result: str, defense_dice: int) -> bool:
    """10.4.4d, 10.4.4f A high roll of the defender hurts the victorious Lead too."""
    return result in TABLES.costly and defense_dice >= TABLES.costly[result]


def told_as(result: str, defense_dice: int) -> str:
    """A result by its name, a victory that costs the Lead strength by one of its own."""
    return f"costly_{result}" if is_costly(result, defense_dice) else result


@cache
def chances(difference: int, armored: bool) -> dict[str, Fraction]:
    """10.4a The chance of each result for Attack Value less Defense Value; a victory that costs the
    Lead strength is told apart."""
    found: Counter[str] = Counter()
    for (attack, ways), (defense, others) in product(two_dice().items(), repeat=2):
        result = result_of(difference + attack, defense, armored)
        found[told_as(result, defense)] += ways * others
    order = ("repulse", "stalemate", "success", "overrun", "costly_success", "costly_overrun")
    return {name: Fraction(found[name], 36 * 36) for name in order if found[name]}
