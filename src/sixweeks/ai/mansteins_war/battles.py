"""What an attack is worth: the mean over all six rolls, with pursuit and counterattack."""

from collections.abc import Sequence

from sixweeks.ai.mansteins_war.dangers import danger_of
from sixweeks.ai.mansteins_war.objectives import (
    prize,
    pulls,
    sector_of,
    share_of_sector,
)
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.ai.mansteins_war.targets import (
    Bill,
    Target,
    Units,
    bill,
    cost_of_flight,
    worth_of,
)
from sixweeks.ai.mansteins_war.weights import NORTH
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import has_side
from sixweeks.board.odds import printed_column
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    CRT,
    GERMAN,
    GERMANY,
    IS_MECH,
    MARKERS,
    PERCENTAGES,
    RESULTS,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    defence_factor,
    hex_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.rules.r10_odds import COUNTER_SHIFT, LAST
from sixweeks.games.mansteins_war.rules.r12_pursuit import HEXES
from sixweeks.games.mansteins_war.rules.r27_bridgeheads import is_bridged

Placed = tuple[tuple[UnitId, Hex], ...]  # attackers, and where they are to attack from
ASSAULT, MOBILE = "assault", "mobile"


def column_chances(table: str, column: int) -> tuple[tuple[str, float], ...]:
    share = CRT[table].distribution(column)
    return tuple((result, float(chance)) for result, chance in share.items())


CHANCES = {
    table: tuple(column_chances(table, column) for column in range(len(PERCENTAGES)))
    for table in CRT
}


class Prospect:
    """An attack by units from hexes on a target, looked at from all sides."""

    def __init__(self, situation: Situation, target: Target, placed: Placed) -> None:
        self.situation, self.target, self.placed = situation, target, placed
        self.units: Units = tuple(unit for unit, _ in placed)
        self.starts = starts_of(placed)
        self.base = self.column_without_air()
        self.values: dict[tuple[str, str], float] = {}
        self.bills: dict[str, Bill] = {}
        self.grounds: dict[bool, float] = {}

    # --- the column ---------------------------------------------------------------------------

    def column_without_air(self) -> int:
        """10.4, 10.5 The column of the table, not yet held within it."""
        game, target = self.situation.game, self.target
        strength = sum(attack_factor(game, unit) for unit in self.units)
        column = printed_column(PERCENTAGES, strength, target.defence)
        return column + self.shift_of_terrain() + target.support + self.shift_of_units()

    def shift_of_terrain(self) -> int:
        """10.5.b The hex, and a river if all attackers cross; 18.2.b nothing after a landing."""
        game, hex = self.situation.game, self.target.hex
        if self.starts >> hex & 1:
            return 0
        crosses = all(
            has_side(MAP.rivers, GRID, start, hex) and not is_bridged(game, start, hex)
            for start in bits(self.starts)
        )
        return self.target.terrain - crosses

    def shift_of_units(self) -> int:
        """10.5.c Units without support, 5.6.a and the marker in play."""
        situation = self.situation
        lacking = sum(
            not situation.supported_ground(unit) >> start & 1 for unit, start in self.placed
        )
        return marker_shift(situation, self.placed, self.target.hex) - lacking

    # --- the worth ----------------------------------------------------------------------------

    def best(self, air: int = 0) -> tuple[float, str]:
        """The worth on the better of the tables that may be used, and which it is."""
        tables = [ASSAULT]
        if not self.target.has_fort and all(IS_MECH[unit] for unit in self.units):
            tables.append(MOBILE)
        return max((self.worth(table, air), table) for table in tables)

    def worth(self, table: str, air: int = 0) -> float:
        column = max(0, min(self.base + air, LAST))
        return sum(chance * self.value(table, code) for code, chance in CHANCES[table][column])

    def value(self, table: str, code: str) -> float:
        key = (table, code)
        if key not in self.values:
            self.values[key] = self.value_of(table, code)
        return self.values[key]

    def value_of(self, table: str, code: str) -> float:
        """22.1 What one result is worth."""
        if self.target.has_fort and code in ("CA", "DW"):
            return self.value(table, "ST") if code == "DW" else 0.0
        if code == "CA":
            return self.counterattack()
        result = RESULTS[code]
        cost = self.own_bill(table)[result.attacker]
        if result.attacker_retreats:
            cost += self.situation.weights.driven * worth_of(self.situation, self.units)
        gain = self.gain(self.their_bill(table), result.defender, result.defender_retreats, code)
        return gain - self.situation.weights.caution * cost

    def own_bill(self, table: str) -> Bill:
        if table not in self.bills:
            self.bills[table] = bill(self.situation, self.units, table == MOBILE)
        return self.bills[table]

    def their_bill(self, table: str) -> Bill:
        return self.target.mobile if table == MOBILE else self.target.assault

    def gain(self, theirs: Bill, steps: int, length: int, code: str) -> float:
        """Steps, and the ground if the hex is cleared; 17.0.c nobody need leave a fortress."""
        gain = theirs[steps]
        all_lost = steps >= self.target.steps
        if not all_lost and (not length or self.target.has_fort):
            return gain
        if not all_lost:
            whole = worth_of(self.situation, self.target.units)
            flight = cost_of_flight(self.situation, self.target, self.starts, length)
            gain = min(whole, gain + flight)
        return gain + self.situation.weights.breach + self.ground(code == "OR")

    def ground(self, is_rout: bool) -> float:
        """12 The best hex that a pursuer can get to."""
        if is_rout not in self.grounds:
            self.grounds[is_rout] = self.ground_after(is_rout)
        return self.grounds[is_rout]

    def ground_after(self, is_rout: bool) -> float:
        side = self.situation.side
        hexes = max(pursuit(side, unit, is_rout) for unit in self.units)
        far = tuple(unit for unit in self.units if pursuit(side, unit, is_rout) == hexes)
        return beyond(self.situation, self.target.hex, self.starts, hexes - 1, far)

    def counterattack(self) -> float:
        """22.2 The defenders strike at the hex where it hurts most."""
        return min(
            strike_back(self.situation, self.target.units, those_at(self.placed, start))
            for start in bits(self.starts)
        )


# --- parts ------------------------------------------------------------------------------------


def starts_of(placed: Sequence[tuple[UnitId, Hex]]) -> int:
    mask = 0
    for _, start in placed:
        mask |= 1 << start
    return mask


def those_at(placed: Placed, start: Hex) -> Units:
    return tuple(unit for unit, hex in placed if hex == start)


def marker_shift(situation: Situation, placed: Placed, hex: Hex) -> int:
    """5.6.a The marker in play; 5.1.d Manstein's for the panzer group; 5.1.i Plan R's."""
    game, side = situation.game, situation.side
    is_pgk = all(COUNTERS[unit].command == "PGK" for unit, _ in placed)
    if side == GERMAN and is_pgk and game.manstein_on == game.turn:
        return MARKERS[GERMAN, "Manstein"].shift
    marker = MARKERS.get((side, game.impulse.marker))
    if marker is None or game.impulse.by != side:
        return 0
    if marker.from_maginot:
        inside = all(MAP.maginot >> start & 1 for _, start in placed)
        return marker.shift if inside and GERMANY >> hex & 1 else 0
    return marker.shift


def pursuit(side: str, unit: UnitId, is_rout: bool) -> int:
    """12.1 How many hexes a unit pursues."""
    mech = IS_MECH[unit]
    own = HEXES["german_mech" if mech and side == GERMAN else "others"]
    return own + HEXES["rout"] if mech and is_rout else own


def beyond(situation: Situation, hex: Hex, starts: int, more: int, units: Units) -> float:
    """What it is worth to units to be in a hex, or so many hexes beyond it."""
    open = GRID.within(hex, more) & MAP.land & ~situation.foes | 1 << hex
    sector = NORTH if situation.side != GERMAN else sector_of(situation, units[0])
    pull, weights = pulls(situation, sector), situation.weights
    nearest = max(pull[start] for start in bits(starts))
    at_stake = weights.exposed * max(situation.stake(unit) for unit in units)
    supported = situation.support_after(units[0], hex)

    def worth(each: Hex) -> float:
        gain = share_of_sector(situation, each, sector) * prize(situation, each)
        gain -= 0.0 if supported >> each & 1 else weights.unsupported
        gain += weights.progress * (pull[each] - nearest)
        return gain - at_stake * danger_of(situation, each, units)

    return max(0.0, *map(worth, bits(open)))  # 12.0 nobody need pursue


def advance(situation: Situation, placed: Placed) -> float:
    """What it is worth to units to come to the hexes that they attack from."""
    if situation.side != GERMAN:
        return 0.0
    gains = []
    for unit, start in placed:
        pull = pulls(situation, sector_of(situation, unit))
        gains.append(pull[start] - pull[hex_of(situation.game, unit)])
    return situation.weights.progress * sum(gains) / len(gains)


def exposure(situation: Situation, placed: Placed) -> float:
    """What units risk more where they attack from than where they are, if they stay there."""
    game, cost = situation.game, 0.0
    for unit, start in placed:
        if (here := hex_of(game, unit)) != start:
            then = danger_of(situation, start, those_at(placed, start))
            now = danger_of(situation, here, units_of_side_at(game, situation.side, here))
            cost += max(0.0, then - now) * situation.stake(unit)
    return situation.weights.danger.stayed * situation.weights.exposed * cost


def strike_back(situation: Situation, by: Units, on: Units, table: str = "") -> float:
    """22.2.a What a counterattack on the attackers in one hex brings, to those who attacked."""
    game = situation.game
    strength = sum(attack_factor(game, unit) or defence_factor(game, unit) for unit in by)
    defence = sum(defence_factor(game, unit) for unit in on)
    column = min(LAST, printed_column(PERCENTAGES, strength, defence) + COUNTER_SHIFT)
    table = table or (MOBILE if all(IS_MECH[unit] for unit in by) else ASSAULT)
    ours, theirs = (bill(situation, units, table == MOBILE) for units in (on, by))
    fled = situation.weights.driven * worth_of(situation, on)
    total = 0.0
    for code, chance in CHANCES[table][column]:
        result = RESULTS[code]
        loss = ours[result.defender] + (fled if result.defender_retreats else 0.0)
        total += chance * (theirs[result.attacker] - situation.weights.caution * loss)
    return total
