"""Sets of attacks: the most promising targets, each with the units and the air that pay."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from sixweeks.ai.mansteins_war.battles import Placed, Prospect, advance, exposure
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.ai.mansteins_war.skies import Flight, Skies
from sixweeks.ai.mansteins_war.targets import Target, target_at
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    EBEN_EMAEL,
    GERMAN,
    IS_MECH,
    SPECIAL_FORCES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import attack_factor, hex_of, intact_forts
from sixweeks.games.mansteins_war.rules.r06_limits import LOADS, excess_of, strangers
from sixweeks.games.mansteins_war.rules.r19_special_forces import committable

SIXTHS = 6


class Assault(Struct, frozen=True):
    """An attack on a hex by units from hexes, and the air unit meant for it."""

    hex: Hex
    placed: Placed
    worth: float
    flight: Flight | None = None
    march: float = 0.0  # what it is worth besides to come so far

    @property
    def rank(self) -> float:
        return self.worth + self.march

    @property
    def units(self) -> tuple[UnitId, ...]:
        return tuple(unit for unit, _ in self.placed)


class Draft:
    """Attacks taken up so far, and what is left to make more of."""

    def __init__(self, situation: Situation, reach: Mapping[UnitId, int], skies: Skies) -> None:
        self.situation, self.reach, self.skies = situation, dict(reach), skies
        self.loads = loads_without(situation, self.reach)
        self.closed = {unit: strangers(situation.game, unit) for unit in self.reach}
        self.assaults: list[Assault] = []

    def takes(self, unit: UnitId, start: Hex, extra: int = 0) -> bool:
        """6.1 Is there room for a unit in a hex?"""
        if self.closed[unit] >> start & 1 and hex_of(self.situation.game, unit) != start:
            return False
        load = self.loads.get(start, 0) + LOADS[unit] + extra
        return not excess_of(self.situation.game, self.situation.side, start, load)

    def add(self, assault: Assault) -> None:
        self.assaults.append(assault)
        if assault.flight:
            self.skies = self.skies.having(assault.flight)
        for unit, start in assault.placed:
            self.loads[start] = self.loads.get(start, 0) + LOADS[unit]
            del self.reach[unit]


def loads_without(situation: Situation, movable: Mapping[UnitId, int]) -> dict[Hex, int]:
    """The units in each hex that will not move; those that may attack are placed again."""
    loads: dict[Hex, int] = {}
    for unit in situation.units:
        if unit not in movable:
            hex = hex_of(situation.game, unit)
            loads[hex] = loads.get(hex, 0) + LOADS[unit]
    return loads


# --- the set ----------------------------------------------------------------------------------


def best_set(situation: Situation, reach: Mapping[UnitId, int], skies: Skies) -> list[Assault]:
    """Take up attacks, the most promising first."""
    draft = Draft(situation, reach, skies)
    targets = [target_at(situation, hex) for hex in target_hexes(situation, reach)]
    found = [(gathered(draft, target), target) for target in targets if target]
    queue = [(assault.rank, assault, target) for assault, target in found if assault]
    while queue:
        queue.sort(key=lambda each: (each[0], each[1].hex))
        rank, assault, target = queue.pop()
        if still_open(draft, assault):
            draft.add(assault)
        elif (again := gathered(draft, target)) and again.rank < rank:
            queue.append((again.rank, again, target))
    return draft.assaults


def still_open(draft: Draft, assault: Assault) -> bool:
    """Are its units free, their hexes not full, and its air unit not elsewhere?"""
    if any(unit not in draft.reach for unit in assault.units):
        return False
    if assault.flight and not draft.skies.can_fly(assault.flight):
        return False
    extra: dict[Hex, int] = {}
    for unit, start in assault.placed:
        if not draft.takes(unit, start, extra.get(start, 0)):
            return False
        extra[start] = extra.get(start, 0) + LOADS[unit]
    return True


def target_hexes(situation: Situation, reach: Mapping[UnitId, int]) -> list[Hex]:
    """Enemy hexes that somebody could attack."""
    whole = 0
    for mask in reach.values():
        whole |= mask
    return bits(situation.foes & cross(GRID, whole, MAP.dry))


# --- one attack -------------------------------------------------------------------------------

Candidate = tuple[float, UnitId, Hex]


def gathered(draft: Draft, target: Target) -> Assault | None:
    """The best attack on a target, by everybody or by mech units alone."""
    ranked = candidates(draft, target.hex)
    if not ranked:
        return None
    found = [built(draft, target, ranked)]
    fast = [each for each in ranked if IS_MECH[each[1]]]
    if fast and len(fast) < len(ranked):
        found.append(built(draft, target, fast))
    best = max((each for each in found if each), key=lambda each: each.worth, default=None)
    return best if best and best.worth > draft.situation.weights.bar else None


def candidates(draft: Draft, hex: Hex) -> list[Candidate]:
    """Units with the hexes they could attack from: the strongest first, from where they are."""
    game, found = draft.situation.game, []
    for unit, mask in draft.reach.items():
        here = hex_of(game, unit)
        strength = draft.situation.weights.assaults.factor * attack_factor(game, unit)
        for start in bits(mask & NEAR[hex]):
            if draft.takes(unit, start):
                found.append((strength + preference(draft, hex, start, here), unit, start))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return found


def preference(draft: Draft, hex: Hex, start: Hex, here: Hex) -> float:
    """Rather over no river, then without a march."""
    river = MAP.rivers[GRID.direction(start, hex)] >> start & 1
    weights = draft.situation.weights.assaults
    return weights.dry * (not river) + weights.unmoved * (start == here)


def built(draft: Draft, target: Target, ranked: Iterable[Candidate]) -> Assault | None:
    """Add units, the strongest first, while each adds enough."""
    best: Assault | None = None
    placed: Placed = ()
    taken: set[UnitId] = set()
    extra: dict[Hex, int] = {}
    for _, unit, start in ranked:
        if len(placed) >= draft.situation.weights.assaults.most:
            break
        if unit in taken or not draft.takes(unit, start, extra.get(start, 0)):
            continue
        placed = (*placed, (unit, start))
        taken.add(unit)
        extra[start] = extra.get(start, 0) + LOADS[unit]
        found = with_air(draft, target, placed)
        if best is None or found.worth > best.worth + draft.situation.weights.enough:
            best = found
    return best


def with_air(draft: Draft, target: Target, placed: Placed) -> Assault:
    """The attack with the air that is there, or with more if that pays."""
    situation, covered = draft.situation, draft.skies.cover(target.hex)
    prospect = Prospect(situation, target, placed)
    struck = weakened(situation, target, placed)
    march, risk = advance(situation, placed), exposure(situation, placed)
    best = Assault(target.hex, placed, expected(prospect, struck, covered) - risk, None, march)
    flight = draft.skies.flight_to(target.hex)
    if flight and flight.strength > covered:
        worth = expected(prospect, struck, flight.strength) - risk - situation.weights.air
        if worth > best.worth:
            return Assault(target.hex, placed, worth, flight, march)
    return best


def forces_for(situation: Situation, hex: Hex) -> list[int]:
    """6.2 The best special force is kept for Eben Emael while that stands."""
    forces = committable(situation.game, situation.side, hex)
    is_kept = hex != EBEN_EMAEL and situation.side == GERMAN
    if not is_kept or not intact_forts(situation.game, ALLIED) >> EBEN_EMAEL & 1:
        return forces
    best = max(SPECIAL_FORCES, key=lambda force: force.success if force.side == GERMAN else 0)
    return [force for force in forces if SPECIAL_FORCES[force] != best]


Struck = tuple[Prospect, float] | None


def weakened(situation: Situation, target: Target, placed: Placed) -> Struck:
    """19 The same attack with the fortress destroyed, and the chance of that."""
    forces = forces_for(situation, target.hex)
    bare = target_at(situation, target.hex, spares_fort=False) if forces else None
    if bare is None:
        return None
    chance = max(SPECIAL_FORCES[force].success for force in forces) / SIXTHS
    return Prospect(situation, bare, placed), chance


def expected(prospect: Prospect, struck: Struck, air: int) -> float:
    """19.0 A special force is committed where it brings enough."""
    plain, _ = prospect.best(air)
    if struck is None:
        return plain
    bare, chance = struck
    gain = chance * (bare.best(air)[0] - plain)
    return plain + max(0.0, gain - prospect.situation.weights.special_force)


def in_order(assaults: Sequence[Assault]) -> list[Assault]:
    return sorted(assaults, key=lambda each: (-each.rank, each.hex))
