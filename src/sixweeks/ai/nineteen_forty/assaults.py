"""Sets of attacks: the most promising targets, each with all that it obliges to (7.b, 7.c)."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from sixweeks.ai.nineteen_forty.battles import attack_worth
from sixweeks.ai.nineteen_forty.chances import Placed, effective
from sixweeks.ai.nineteen_forty.situation import Situation, touching
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.nineteen_forty.model.components import COUNTERS, UnitId
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM, GRID
from sixweeks.games.nineteen_forty.model.queries import hex_of
from sixweeks.games.nineteen_forty.rules.r03_stacking import LOADS, faults
from sixweeks.games.nineteen_forty.rules.r07_targets import enemies

MOST_UNITS = 7  # looked at for one attack
MOST_AIR = 3  # points meant for one attack
ANY = 6  # enemy hexes beside one
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
            self.place(unit, start)

    def place(self, unit: UnitId, start: Hex) -> None:
        self.loads[start] = self.loads.get(start, 0) + LOADS[unit]
        del self.reach[unit]

    def put(self, old: Assault | None, new: Iterable[Assault]) -> None:
        """Attacks by other units, or by those of an old one in its place."""
        if old is None:
            for assault in new:
                self.add(assault)
            return
        self.assaults.remove(old)
        for assault in new:
            self.assaults.append(assault)
            self.attacked |= assault.hexes


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
    if situation.weights.chains:
        for assault in list(draft.assaults):
            reinforce(draft, assault)
    return draft.assaults


def reinforce(draft: Draft, assault: Assault) -> None:
    """Free units join an attack where that forces no further attack, while each adds enough."""
    allowed = GRID.all
    for hex in bits(assault.hexes):
        allowed &= harmless(draft.situation, hex, draft.attacked)
    for _, unit, start in candidates(draft, bits(assault.hexes)[0], allowed):
        is_full = len(assault.placed) >= MOST_UNITS
        if is_full or unit not in draft.reach or not draft.takes(unit, start):
            continue
        placed = (*assault.placed, (unit, start))
        stronger = weighed(draft.situation, assault.hexes, placed, assault.air)
        if stronger.worth > assault.worth + draft.situation.weights.enough:
            draft.put(assault, [stronger])
            draft.place(unit, start)
            assault = stronger


def gain(after: Draft | None, before: Draft) -> float:
    return after.worth - before.worth if after else 0.0


def target_hexes(situation: Situation, reach: Mapping[UnitId, int]) -> list[Hex]:
    """Enemy hexes that somebody could attack."""
    whole = 0
    for mask in reach.values():
        whole |= mask
    return bits(enemies(situation.game, situation.side) & touching(whole))


def tried(draft: Draft, hex: Hex) -> Draft | None:
    """The best of an attack that obliges to nothing more and of those that may."""
    limits = (0, 1, 2, ANY) if draft.situation.weights.chains else (0, ANY)
    found = [each for most in limits if (each := with_attack(draft, hex, most))]
    return max(found, key=lambda each: each.worth, default=None)


def with_attack(draft: Draft, hex: Hex, most: int) -> Draft | None:
    """A draft with an attack on a hex, from hexes beside at most so many other enemies, and with
    all that is owed then."""
    covered = draft.attacked | one(hex)
    first = gathered(draft, hex, harmless(draft.situation, hex, covered, most))
    if first is None:
        return None
    after = draft.copy()
    after.add(first)
    return after if settle(after) else None


def harmless(situation: Situation, hex: Hex, covered: int, most: int = 0) -> int:
    """The hexes from which an attack forces attacks on at most so many further hexes (7.b), those
    already attacked not counted."""
    mask, open_foes = 0, situation.sound_foes & ~covered
    for start in bits(ATTACKED_FROM[hex]):
        if (ATTACKED_FROM[start] & open_foes).bit_count() <= most:
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
    """7.d By other units that owe nothing new, or by attackers who take on both hexes; or by some
    of those who attack another hex."""
    found = list(ways_to_settle(draft, hex, due))
    if not found and draft.situation.weights.chains:
        more = gathered(draft, hex, ATTACKED_FROM[hex], needed=True)
        found = [(more.worth, None, (more,))] if more else []
    if not found:
        return False
    _, old, new = max(found, key=lambda way: way[0])
    draft.put(old, new)
    return True


Way = tuple[float, Assault | None, tuple[Assault, ...]]  # what it gains, the old attack, the new


def ways_to_settle(draft: Draft, hex: Hex, due: int) -> Iterator[Way]:
    allowed = harmless(draft.situation, hex, draft.attacked | due)
    if allowed and (other := gathered(draft, hex, allowed, needed=True)):
        yield other.worth, None, (other,)
    for old in draft.assaults:
        if wider := widened(draft.situation, old, hex):
            yield wider.worth - old.worth, old, (wider,)
        if draft.situation.weights.chains:
            for parts in divided(draft.situation, old, hex):
                yield sum(each.worth for each in parts) - old.worth, old, parts


def divided(situation: Situation, assault: Assault, hex: Hex) -> Iterator[tuple[Assault, Assault]]:
    """One of the attackers who touch the other hex attacks that instead."""
    if len(assault.placed) < 2:
        return
    for unit, start in assault.placed:
        if ATTACKED_FROM[start] >> hex & 1:
            rest = tuple(each for each in assault.placed if each[0] != unit)
            yield (
                weighed(situation, assault.hexes, rest, assault.air),
                weighed(situation, one(hex), ((unit, start),)),
            )


def weighed(situation: Situation, hexes: int, placed: Placed, air: int = 0) -> Assault:
    worth = attack_worth(situation, hexes, placed, air) - paid(situation, air)
    return Assault(hexes, placed, worth, air)


def widened(situation: Situation, assault: Assault, hex: Hex) -> Assault | None:
    """7.am Only if every attacker touches the other hex too."""
    if any(not ATTACKED_FROM[start] >> hex & 1 for _, start in assault.placed):
        return None
    return weighed(situation, assault.hexes | one(hex), assault.placed, assault.air)


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
        trial.place(unit, start)
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
