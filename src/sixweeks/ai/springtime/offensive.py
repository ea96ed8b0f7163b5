"""Assaults: attacks one after the other, the most promising first, then moves for the rest."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.ai.springtime.battles import Battle, Field, Ways
from sixweeks.ai.springtime.risks import NOTHING, Capture, Gains, Risks, boundary
from sixweeks.ai.springtime.weights import Weights
from sixweeks.ai.springtime.worth import cut_off, full_worth, ground, net_of, starving
from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import (
    AXIS,
    GROUPS,
    MAP,
    ROSTER,
    STACKING,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import controlled, count_at, occupied, units_in
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    movement_factor,
    objections_to_moving,
    routes,
)
from sixweeks.games.springtime.rules.r10_combat import attackers_in, owed_attacks
from sixweeks.games.springtime.rules.r15_first_turn import groups_of, is_strategic_surprise


class Plan(Struct, frozen=True):
    """What an assault would do first, and what all of it promises."""

    attack: Battle | None
    moves: dict[UnitId, AreaId]
    value: float


def ways_of(game: Game, manner: str = ASSAULT, known: Ways | None = None) -> Ways:
    """Where the active units may go; what is known already is not looked for again."""
    progress, known = game.progress, {} if known is None else known
    able = progress.active & ~progress.moved & ~progress.attacked
    found = [unit for unit in units_in(able) if not objections_to_moving(game, unit)]
    for unit in found:
        if unit not in known:
            known[unit] = routes(game, unit, manner, movement_factor(game, unit, manner))
    return {unit: known[unit] for unit in found if known[unit]}


def places_of(game: Game, manner: str) -> dict[UnitId, list[AreaId]]:
    """Where they may go, whatever the way."""
    return {unit: list(ways) for unit, ways in ways_of(game, manner).items()}


def plan(game: Game, side: str, risks: Risks, field: Field | None = None) -> Plan:
    """The best attack now, and the worth of the whole impulse if all goes as it should."""
    field = field or Field(game, side, risks.weights)
    ways = ways_of(game, ASSAULT, field.ways)
    gains = captures(game, side, ways, risks.weights)
    found = attacks(game, side, ways, risks, gains, field)
    best = found[0] if found else None
    rest = {unit: way for unit, way in ways.items() if not any(unit in b.units for b in found)}
    moves, worth = risks.moves(open_ways(game, side, rest), gains)
    return Plan(best, moves, sum(each.value for each in found) + worth)


def attacks(
    game: Game, side: str, ways: Ways, risks: Risks, gains: Gains, field: Field
) -> list[Battle]:
    """Attacks that share no unit, the most promising first; those that are owed before all."""
    free = set(ways) | {u for area in areas(occupied(game, side)) for u in attackers_in(game, area)}
    targets = areas(occupied(game, opponent(side)) & ~game.progress.fought)
    owed, prizes = owed_attacks(game), prizes_of(gains)
    bar, found = risks.weights.bar, list[Battle]()
    known = {area: best_on(game, side, area, ways, free, risks, field) for area in targets}
    while options := [
        b for b in known.values() if b and (b.area in owed or b.value > bar + forgone(b, prizes))
    ]:
        best = max(options, key=lambda each: (each.area in owed, each.value))
        found.append(best)
        free -= set(best.units)
        del known[best.area]
        for area in known:
            if any(area in ways.get(unit, ()) for unit in best.units):
                known[area] = best_on(game, side, area, ways, free, risks, field)
    return found


def best_on(
    game: Game,
    side: str,
    area: AreaId,
    ways: Ways,
    free: Iterable[UnitId],
    risks: Risks,
    field: Field,
) -> Battle | None:
    """The best attack on one area: all who are there, and as many more as help."""
    here = [unit for unit in attackers_in(game, area) if unit in free]
    coming = [unit for unit in free if area in ways.get(unit, ()) and unit not in here]
    found = [
        replace(attack, value=attack.value - exposed(game, units, risks))
        for company in companies(game, here, coming)
        for units in forces(game, side, area, here, company, risks.weights)
        for attack in (field.battle(area, units, kinds_of(game, area, units, ways)),)
    ]
    return max(
        found, key=lambda each: each.value - risks.weights.crowd * len(each.units), default=None
    )


def exposed(game: Game, units: Iterable[UnitId], risks: Risks) -> float:
    """What becomes exposed in the areas that the attackers leave."""
    mask = sum(1 << unit for unit in units)
    origins = {AreaId(game.units[unit].place) for unit in units}
    return risks.weights.exposed * sum(risks.left(area, mask) for area in origins)


def companies(game: Game, here: list[UnitId], coming: list[UnitId]) -> Iterator[list[UnitId]]:
    """15.3b On the first impulse an area is attacked by one army group only."""
    if not is_strategic_surprise(game):
        yield coming
        return
    for group in GROUPS[AXIS]:
        if all(group in groups_of(game, unit) for unit in here):
            yield [unit for unit in coming if group in groups_of(game, unit)]


def forces(
    game: Game,
    side: str,
    area: AreaId,
    here: list[UnitId],
    coming: list[UnitId],
    weights: Weights,
) -> Iterator[list[UnitId]]:
    """Those who are there with one, two and more of those who could come, the best first."""
    is_zone = MAP.zones >> area & 1
    room = weights.plenty if is_zone else STACKING - count_at(game, area, side)
    worth = {unit: full_worth(unit, weights.worth) * game.units[unit].strength for unit in coming}
    ranked = sorted(coming, key=lambda unit: -worth[unit])
    for size in range(0 if here else 1, min(len(ranked), max(room, 0)) + 1):
        yield [*here, *ranked[:size]]


def kinds_of(game: Game, area: AreaId, units: Iterable[UnitId], ways: Ways) -> set[str]:
    """The boundaries the attackers cross; nothing for who is there already."""
    entered = dict(game.progress.entered)
    kinds = set()
    for unit in units:
        if game.units[unit].place == area:
            start = entered.get(unit, area)
        else:
            path = ways[unit][area]
            start = path[-2] if len(path) > 1 else AreaId(game.units[unit].place)
        kinds.add(boundary(start, area))
    return kinds


# --- ground without a fight -------------------------------------------------------------------


def open_ways(game: Game, side: str, ways: Ways) -> dict[UnitId, list[AreaId]]:
    """Where units may go without a fight."""
    enemies = occupied(game, opponent(side))
    return {
        unit: [area for area in paths if not enemies >> area & 1] for unit, paths in ways.items()
    }


def captures(game: Game, side: str, ways: Ways, weights: Weights) -> Gains:
    """What moves without a fight would take: ground that nobody holds, pockets."""
    return {
        (unit, area): capture(game, side, unit, ways[unit][area], weights)
        for unit, places in open_ways(game, side, ways).items()
        for area in places
    }


def prizes_of(gains: Gains) -> dict[UnitId, float]:
    """The best that each unit could take."""
    prizes: dict[UnitId, float] = {}
    for (unit, _), found in gains.items():
        prizes[unit] = max(prizes.get(unit, 0.0), found.value)
    return prizes


def forgone(attack: Battle, prizes: dict[UnitId, float]) -> float:
    """What the attackers could take instead, and nobody else can."""
    theirs = max((prizes.get(unit, 0.0) for unit in attack.units), default=0.0)
    others = (prize for unit, prize in prizes.items() if unit not in attack.units)
    return max(theirs - max(others, default=0.0), 0.0)


def capture(
    game: Game, side: str, unit: UnitId, path: tuple[AreaId, ...], weights: Weights
) -> Capture:
    """What the areas taken in passing are worth, and whether one stays in supply."""
    theirs = controlled(game, opponent(side)) & ~occupied(game, opponent(side))
    taken = sum(1 << area for area in path if theirs >> area & 1)
    control = game.control | taken if side == AXIS else game.control & ~taken
    if not taken:
        return NOTHING
    worth = weights.worth
    value = weights.taken * sum(ground(game, area, worth) for area in areas(taken))
    for each, sign in ((opponent(side), 1), (side, -1)):
        before = cut_off(game, each, game.control, worth)
        value += sign * (cut_off(game, each, control, worth) - before)
    nation, end = ROSTER.nation[unit], path[-1]
    fed = (net_of(nation, control) >> end & 1) - (net_of(nation, game.control) >> end & 1)
    return Capture(taken, value + fed * starving(game, unit, worth))
