"""Sets of attacks: the most promising targets, each with all that it obliges to (7.b, 7.c)."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from sixweeks.ai.nineteen_forty.battles import attack_worth
from sixweeks.ai.nineteen_forty.chances import Placed, effective
from sixweeks.ai.nineteen_forty.situation import Situation, touching
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import COUNTERS, UnitId
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM
from sixweeks.games.nineteen_forty.model.queries import hex_of
from sixweeks.games.nineteen_forty.rules.r03_stacking import LOADS, faults
from sixweeks.games.nineteen_forty.rules.r07_targets import enemies

MOST_UNITS = 7  # looked at for one attack
MOST_AIR = 3  # points meant for one attack
MOST_ROUNDS = 8  # in which one obligation leads to another


class Assault(Struct, frozen=True):
    """An attack on some hexes by units from hexes, and the air points meant for it."""

    hexes: int
    placed: Placed
    worth: float
    air: int = 0

    @property
    def starts(self) -> int:
        mask = 0
        for _, start in self.placed:
            mask |= one(start)
        return mask


class Draft:
    """Attacks taken up so far, and what is left to make more of."""

    def __init__(self, situation: Situation, reach: Mapping[UnitId, int], air: int) -> None:
        self.situation, self.reach, self.air = situation, dict(reach), air
        self.loads = loads_without(situation, self.reach)
        self.assaults: list[Assault] = []
        self.attacked = 0

    def copy(self) -> "Draft":
        twin = object.__new__(Draft)
        twin.situation, twin.air = self.situation, self.air
        twin.reach, twin.loads = dict(self.reach), dict(self.loads)
        twin.assaults, twin.attacked = list(self.assaults), self.attacked
        return twin

    @property
    def worth(self) -> float:
        return sum(assault.worth for assault in self.assaults)

    @property
    def owed(self) -> int:
        """7.b What stands next to an attacker and is not attacked."""
        starts = 0
        for assault in self.assaults:
            starts |= assault.starts
        return touching(starts) & self.situation.sound_foes & ~self.attacked

    def takes(self, unit: UnitId, start: Hex) -> bool:
        """3.a Is there room for a unit in a hex?"""
        return not faults(self.loads.get(start, 0) + LOADS[unit])

    def add(self, assault: Assault) -> None:
        self.assaults.append(assault)
        self.attacked |= assault.hexes
        self.air -= assault.air
        for unit, start in assault.placed:
            self.loads[start] = self.loads.get(start, 0) + LOADS[unit]
            del self.reach[unit]

    def swap(self, old: Assault, new: Assault) -> None:
        """The same attackers take on more hexes."""
        self.assaults[self.assaults.index(old)] = new
        self.attacked |= new.hexes


def loads_without(situation: Situation, movable: Mapping[UnitId, int]) -> dict[Hex, int]:
    """The units in each hex that will not move; those that may attack are placed again."""
    loads: dict[Hex, int] = {}
    for unit in situation.units:
        if unit not in movable:
            hex = hex_of(situation.game, unit)
            loads[hex] = loads.get(hex, 0) + LOADS[unit]
    return loads


# --- the set ----------------------------------------------------------------------------------


def best_set(situation: Situation, reach: Mapping[UnitId, int], air: int) -> list[Assault]:
    """Take up attacks, the most promising first, each with what it obliges to."""
    draft = Draft(situation, reach, air)
    ranked = [(tried(draft, hex), hex) for hex in target_hexes(situation, reach)]
    queue = sorted([(gain(each, draft), hex) for each, hex in ranked if each], reverse=True)
    while queue:
        _, hex = queue.pop(0)
        if draft.attacked >> hex & 1:
            continue
        found = tried(draft, hex)
        worth = gain(found, draft) if found else 0.0
        if found is None or worth <= situation.weights.bar:
            continue
        if queue and worth < queue[0][0]:
            queue.append((worth, hex))
            queue.sort(reverse=True)
            continue
        draft = found
    return draft.assaults


def gain(after: Draft | None, before: Draft) -> float:
    return after.worth - before.worth if after else 0.0


def target_hexes(situation: Situation, reach: Mapping[UnitId, int]) -> list[Hex]:
    """Enemy hexes that somebody could attack."""
    whole = 0
    for mask in reach.values():
        whole |= mask
    return bits(enemies(situation.game, situation.side) & touching(whole))


def tried(draft: Draft, hex: Hex) -> Draft | None:
    """The best of an attack that obliges to nothing more and one that may."""
    found = [each for strict in (True, False) if (each := with_attack(draft, hex, strict))]
    return max(found, key=lambda each: each.worth, default=None)


def with_attack(draft: Draft, hex: Hex, strict: bool) -> Draft | None:
    """A draft with an attack on a hex, and with all that is owed then."""
    covered = draft.attacked | one(hex)
    allowed = harmless(draft.situation, hex, covered) if strict else ATTACKED_FROM[hex]
    first = gathered(draft, hex, allowed)
    if first is None:
        return None
    after = draft.copy()
    after.add(first)
    return after if settle(after) else None


def harmless(situation: Situation, hex: Hex, covered: int) -> int:
    """The hexes from which an attack obliges to nothing that is not attacked anyhow."""
    mask = 0
    for start in bits(ATTACKED_FROM[hex]):
        if not ATTACKED_FROM[start] & situation.sound_foes & ~covered:
            mask |= one(start)
    return mask


def settle(draft: Draft) -> bool:
    """Attack all that is owed, one way or another; what cannot be attacked spoils the set."""
    for _ in range(MOST_ROUNDS):
        due = draft.owed
        if not due:
            return True
        if not any(settle_hex(draft, hex, due) for hex in bits(due)):
            return False
    return not draft.owed


def settle_hex(draft: Draft, hex: Hex, due: int) -> bool:
    """7.d By other units that owe nothing new, or by attackers who take on both hexes."""
    allowed = harmless(draft.situation, hex, draft.attacked | due)
    ways: list[tuple[float, Assault, Assault | None]] = []
    if allowed and (other := gathered(draft, hex, allowed, needed=True)):
        ways.append((other.worth, other, None))
    for old in draft.assaults:
        if wider := widened(draft.situation, old, hex):
            ways.append((wider.worth - old.worth, wider, old))
    if not ways:
        return False
    _, new, old_one = max(ways, key=lambda way: way[0])
    if old_one is None:
        draft.add(new)
    else:
        draft.swap(old_one, new)
    return True


def widened(situation: Situation, assault: Assault, hex: Hex) -> Assault | None:
    """7.am Only if every attacker touches the other hex too."""
    if any(not ATTACKED_FROM[start] >> hex & 1 for _, start in assault.placed):
        return None
    hexes = assault.hexes | one(hex)
    worth = attack_worth(situation, hexes, assault.placed, assault.air)
    return Assault(hexes, assault.placed, worth - paid(situation, assault.air), assault.air)


def paid(situation: Situation, air: int) -> float:
    return air * situation.weights.air


# --- one attack -------------------------------------------------------------------------------


def gathered(draft: Draft, hex: Hex, allowed: int, needed: bool = False) -> Assault | None:
    """The best attack on a hex, by everybody or by motorized units alone."""
    ranked = candidates(draft, hex, allowed)
    if not ranked:
        return None
    found = [built(draft, hex, ranked)]
    fast = [each for each in ranked if COUNTERS[each[1]].is_motorized]
    if fast and len(fast) < len(ranked):
        found.append(built(draft, hex, fast))
    best = max((each for each in found if each), key=lambda each: each.worth, default=None)
    return best if best and (needed or best.worth > 0) else None


Candidate = tuple[float, UnitId, Hex]


def candidates(draft: Draft, hex: Hex, allowed: int) -> list[Candidate]:
    """Units with the hexes they could attack from, the most useful first."""
    game, by = draft.situation.game, draft.situation.side
    found: list[Candidate] = []
    for unit, mask in draft.reach.items():
        for start in bits(mask & allowed & ATTACKED_FROM[hex]):
            if draft.takes(unit, start):
                found.append((effective(game, by, unit, start, hex), unit, start))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return found


def built(draft: Draft, hex: Hex, ranked: Iterable[Candidate]) -> Assault | None:
    """Add units, the strongest first, while each adds enough."""
    trial = draft.copy()
    best: Assault | None = None
    placed: Placed = ()
    for _, unit, start in ranked:
        if len(placed) >= MOST_UNITS:
            break
        if unit not in trial.reach or not trial.takes(unit, start):
            continue
        placed = (*placed, (unit, start))
        trial.loads[start] = trial.loads.get(start, 0) + LOADS[unit]
        del trial.reach[unit]
        found = with_air(draft, one(hex), placed)
        if best is None or found.worth > best.worth + draft.situation.weights.enough:
            best = found
    return best


def with_air(draft: Draft, hexes: int, placed: Placed) -> Assault:
    """The attack with as many air points as pay."""
    situation = draft.situation
    best = Assault(hexes, placed, attack_worth(situation, hexes, placed))
    for air in range(1, min(draft.air, MOST_AIR) + 1):
        worth = attack_worth(situation, hexes, placed, air) - paid(situation, air)
        if worth > best.worth:
            best = Assault(hexes, placed, worth, air)
    return best
