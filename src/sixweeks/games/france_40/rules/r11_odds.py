"""11.10-11.14 The odds of an attack: factors, shifts, column and the chances of each result."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import has_side
from sixweeks.board.odds import column_name, ratio_column
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, TABLES, UnitId
from sixweeks.games.france_40.model.queries import (
    attack_factor,
    counter_of,
    defense_factor,
    everything_at,
    fort_at,
    hex_of,
    side_of,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r10_exits import dynamo_is_running
from sixweeks.games.france_40.rules.r10_movement import halved

LOWEST, HIGHEST = -4, 5  # the chart's ends, 1:5 and 6:1, where 1:1 is 0
FEWEST_CONCENTRIC = 4
ARMORED_SHIFT = SURPRISE_SHIFT = CRISIS_SHIFT = 1
DYNAMO_SHIFT = 2
LEAST_DEFENSE = 1  # of defenders out of sight (3.10a), who are all that an attack may find


class Part(Struct, frozen=True):
    """What one unit brings to a battle, and the rules that changed it."""

    unit: UnitId
    factor: int
    rules: tuple[str, ...] = ()


class Shift(Struct, frozen=True):
    """Columns to the right (plus) or to the left (minus)."""

    rule: str
    shift: int
    why: str


class Odds(Struct, frozen=True):
    """A battle worked out; `column` is the odds after shifts on an endless scale, 1:1 being 0."""

    attackers: tuple[Part, ...]
    defenders: tuple[Part, ...]
    shifts: tuple[Shift, ...]
    initial: int
    column: int
    automatic: str  # the result without a die, if any

    @property
    def attack(self) -> int:
        return sum(part.factor for part in self.attackers)

    @property
    def defense(self) -> int:
        return sum(part.factor for part in self.defenders)

    @property
    def column_name(self) -> str:
        return column_name(self.column)

    @property
    def results(self) -> dict[str, Fraction]:
        """The exact chance of every result on the chart."""
        if self.automatic:
            return {self.automatic: Fraction(1)}
        return dict(TABLES.combat.distribution(self.column - LOWEST))

    def result(self, die: int) -> str:
        return self.automatic or TABLES.combat.result(self.column - LOWEST, die)


def odds(game: Game, hex: Hex, units: Sequence[UnitId], armored: bool = False) -> Odds:
    """11.10a Attack divided by defense, rounded down, then the modifiers.

    11.10b 10 against 5 is 2:1; 11.12a 3:1 against rough is settled on 2:1.
    """
    attackers = tuple(attacking_part(game, unit, hex) for unit in units)
    defenders = tuple(
        Part(unit, defense_factor(game, unit)) for unit in contributing_defenders(game, hex)
    )
    shifts = tuple(all_shifts(game, hex, units, armored))
    defense = sum(part.factor for part in defenders) or LEAST_DEFENSE
    initial = ratio_column(sum(part.factor for part in attackers), defense)
    column, automatic = shifted(game, initial, sum(shift.shift for shift in shifts))
    return Odds(attackers, defenders, shifts, initial, column, automatic)


def shifted(game: Game, initial: int, shift: int) -> tuple[int, str]:
    """11.10c, B-03 Shift on an endless scale, then the automatic results beyond the chart."""
    if game.options.end_shifts == "capped":
        automatic = beyond(initial)
        return max(LOWEST, min(HIGHEST, initial + shift)) if not automatic else initial, automatic
    return initial + shift, beyond(initial + shift)


def beyond(column: int) -> str:
    """11.10c Below 1:5 an automatic AE, above 6:1 an automatic DE."""
    return "AE" if column < LOWEST else "DE" if column > HIGHEST else ""


def attacking_part(game: Game, unit: UnitId, hex: Hex) -> Part:
    """B-05, B-06 The factor used, then halved for supply (8.3a), then for a river (11.12b).

    8.0c Supply is that of the moment, for the attackers alone.
    """
    factor, rules = attack_factor(game, unit), []
    if rule := fights_with_defense_factor(game, unit, hex):
        factor = defense_factor(game, unit)
        rules.append(rule)
    if not r08_supply.is_in_supply(game, unit):
        factor = halved(factor)
        rules.append("8.3a")
    if has_side(MAP.rivers, MAP.grid, hex_of(game, unit), hex):
        factor = halved(factor)
        rules.append("11.12b")
    return Part(unit, factor, tuple(rules))


def fights_with_defense_factor(game: Game, unit: UnitId, hex: Hex) -> str:
    """11.13a Against cities, 11.14b against fortifications, mechanized corps use DF as AF."""
    counter = counter_of(game, unit)
    if not counter.is_mechanized:
        return ""
    if fort_at(game, hex) is not None:  # 11.14c, the fortification goes before the city
        exempt = game.options.panzer_df == "panzer_only" and counter.kind == "panzergrenadier"
        return "" if exempt else "11.14b"
    return "11.13a" if MAP.cities >> hex & 1 else ""


def contributing_defenders(game: Game, hex: Hex) -> list[UnitId]:
    """11.2a, 11.14a All units there and the fortification; 11.0c not those attacked before."""
    return [unit for unit in everything_at(game, hex) if not game.phase.defended >> unit & 1]


def all_shifts(game: Game, hex: Hex, units: Sequence[UnitId], armored: bool) -> list[Shift]:
    """11.11-11.14 and the special cases of chapter 5."""
    surprise = has_surprise(game, units)
    shifts = [
        concentric(game, hex, units),
        terrain(game, hex, surprise),
        fortification(game, hex),
        Shift("5.8b", SURPRISE_SHIFT if surprise else 0, "surprise"),
        dynamo(game, hex, units),
        supply_crisis(game, units),
        Shift("5.17a", ARMORED_SHIFT if armored else 0, "armored"),
    ]
    return [shift for shift in shifts if shift.shift]


def has_surprise(game: Game, units: Sequence[UnitId]) -> bool:
    """5.8b, B-51 One Sickle Cut corps attacking on turn 1 surprises for the whole attack."""
    return game.turn == 1 and any(game.sickle_cut >> unit & 1 for unit in units)


def concentric(game: Game, hex: Hex, units: Sequence[UnitId]) -> Shift:
    """11.11a One column right, two with a mechanized unit; 11.11b not at cities and forts."""
    if MAP.cities >> hex & 1 or game.forts >> hex & 1:
        return Shift("11.11a", 0, "concentric")
    around = {MAP.grid.direction(hex, hex_of(game, unit)) for unit in units}
    if not is_concentric(around):
        return Shift("11.11a", 0, "concentric")
    mechanized = any(counter_of(game, unit).is_mechanized for unit in units)
    return Shift("11.11a", 2, "panzers") if mechanized else Shift("11.11a", 1, "concentric")


def is_concentric(directions: set[int]) -> bool:
    """11.11a, B-30 Two opposite sides, three alternate hexes, or more than three hexes."""
    opposite = any((direction + 3) % 6 in directions for direction in directions)
    alternate = directions in ({0, 2, 4}, {1, 3, 5})
    return opposite or alternate or len(directions) >= FEWEST_CONCENTRIC


def terrain(game: Game, hex: Hex, surprise: bool) -> Shift:
    """11.12c Rough and Ardennes one left; 5.8b surprise waives the forest."""
    kind = MAP.terrain[hex]
    waived = surprise and kind == "ardennes"
    return Shift("11.12c", 0 if waived else -TABLES.terrain[kind]["shift"], kind)


def fortification(game: Game, hex: Hex) -> Shift:
    """11.14a As many columns left as the fortification is strong, on top of the terrain."""
    fort = fort_at(game, hex)
    return Shift("11.14a", 0 if fort is None else -defense_factor(game, fort), "fortification")


def dynamo(game: Game, hex: Hex, units: Sequence[UnitId]) -> Shift:
    """5.13h, B-38 Two left for Allies in or next to the active port, once."""
    sheltered = (
        dynamo_is_running(game)
        and game.dynamo is not None
        and side_of(game, units[0]) == GERMAN
        and (one(game.dynamo.port) | MAP.grid.around[game.dynamo.port]) >> hex & 1
    )
    return Shift("5.13h", -DYNAMO_SHIFT if sheltered else 0, "dynamo")


def supply_crisis(game: Game, units: Sequence[UnitId]) -> Shift:
    """5.5b, B-35 One column in favour of the French, in attack and defense."""
    if not game.supply_crisis:
        return Shift("5.5b", 0, "crisis")
    favoured = side_of(game, units[0]) == ALLIED
    return Shift("5.5b", CRISIS_SHIFT if favoured else -CRISIS_SHIFT, "crisis")
