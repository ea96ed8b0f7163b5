"""11.0-11.9 Which attacks may be made, and by whom."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross, has_side
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    MAP,
    UnitId,
    UnitSet,
    opponent,
    units_in,
)
from sixweeks.games.france_40.model.queries import (
    FRENCH,
    counter_of,
    everything_at,
    hex_of,
    is_on_map,
    mobile_units,
    neutral_ground,
    occupied,
    side_of,
    units_at,
    units_on_map,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory, r08_supply
from sixweeks.games.france_40.rules.r10_movement import (
    country_bars,
    forest_is_closed,
    frozen_units,
)
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.presentation.sentence import Term
from sixweeks.masks import mask_of

# --- who may attack ---------------------------------------------------------------------------


def attacker_bars(game: Game, side: str) -> list[Bar]:
    """The units, as bits, that may not attack now, with the rule that says so."""
    bars = [Bar("11.0b", game.phase.attacked, "attacked")]
    if game.halt == "halted":
        bars.append(Bar("5.10d", game.roster.panzers, "attack"))
    if side == ALLIED:
        bars.append(Bar("3.6e", frozen_units(game), "attack"))
    return bars


def objections_to_attacker(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """Why a unit may not attack at all now."""
    counter = counter_of(game, unit)
    if counter.side != side:
        return [Objection("11.2a", "enemy")]
    if counter.is_static:
        return [Objection("2.12b", "attack")]
    if not is_on_map(game, unit):
        return [Objection("2.1d", "off_map")]
    return objections_at(unit, attacker_bars(game, side))


def able_to_attack(game: Game, side: str) -> UnitSet:
    """2.12b Fortifications never attack."""
    return units_on_map(game) & game.roster.movers[side] & ~closed_by(attacker_bars(game, side))


# --- what may be attacked ---------------------------------------------------------------------


def target_bars(game: Game, side: str) -> list[Bar]:
    """The hexes that may not be attacked now, with the rule that says so."""
    bars = [
        Bar("11.12d", MAP.gap, "gap"),
        Bar("11.0a", ~occupied(game, opponent(side)), "empty"),
        Bar("11.0b", attacked_hexes(game), "defended"),
    ]
    if side == ALLIED and forest_is_closed(game):
        bars.append(Bar("5.8d", MAP.ardennes))
    return bars


def attacked_hexes(game: Game) -> int:
    """11.0b, B-18 Hexes where every unit has been attacked this phase."""
    defended = game.phase.defended
    if not defended:
        return 0
    hexes = {game.units[unit].place for unit in bits(defended) if is_on_map(game, UnitId(unit))}
    return sum(
        one(Hex(place))
        for place in hexes
        if all(defended >> unit & 1 for unit in everything_at(game, Hex(place)))
    )


def fighting_ground(game: Game, nation: int) -> int:
    """3.6g, B-44 Former neutrals fight in and next to home; 3.5b, B-34 Germans in Germany."""
    return ~closed_by(country_bars(game, nation))


def targets(game: Game, side: str) -> int:
    """The enemy hexes that at least one unit may attack; 11.12d not across lake or sea."""
    able, threatened = able_to_attack(game, side), 0
    for nation, army in enumerate(game.roster.armies):
        if units := able & army:
            near = cross(MAP.grid, standing(game, nation, units), MAP.open)
            threatened |= near & fighting_ground(game, nation)
    return threatened & ~closed_by(target_bars(game, side))


def standing(game: Game, nation: int, units: UnitSet) -> int:
    """The hexes in which these units of a nation are."""
    if units == units_on_map(game) & game.roster.armies[nation]:
        return game.presence[nation]
    return mask_of([game.units[unit].place for unit in units_in(units)])


def objections_to_target(game: Game, side: str, hex: Hex) -> list[Objection]:
    """Why a hex may not be attacked: the bars that cover it, else nobody can reach it.

    3.2a Neutral ground is closed to all in 1939; 3.6h in 1940 the Allies cannot open it."""
    if neutral_ground(game) >> hex & 1 and (side == ALLIED or game.scenario_id == "1939"):
        return [Objection("3.2a" if game.scenario_id == "1939" else "3.6h")]
    country = MAP.country(hex)
    if side == GERMAN and country in r04_victory.may_be_violated(game):
        return [Objection("4.3a", "attack", {"country": Term("country", country)})]
    found = objections_at(int(hex), target_bars(game, side))
    if found or targets(game, side) >> hex & 1:
        return found
    nearby = (u for u in game.roster.mobile[side] if is_on_map(game, u) and is_near(game, u, hex))
    against = [objections_to_joining(game, side, hex, (), unit) for unit in nearby]
    return against[0] if against else [Objection("11.2a", "nobody")]


def is_near(game: Game, unit: UnitId, hex: Hex) -> bool:
    return MAP.grid.are_adjacent(hex_of(game, unit), hex)


# --- who may join an attack -------------------------------------------------------------------


def objections_to_joining(
    game: Game, side: str, hex: Hex, units: tuple[UnitId, ...], unit: UnitId
) -> list[Objection]:
    """Why a unit may not join an attack on a hex by the units already named."""
    counter = counter_of(game, unit)
    found = objections_to_attacker(game, side, unit)
    if counter.side != side or counter.is_static or not is_on_map(game, unit):
        return found
    if unit in units:
        found.append(Objection("11.7a"))
    if units and game.roster.nation[unit] != game.roster.nation[units[0]]:
        found.append(Objection("11.2b"))
    if not is_near(game, unit, hex):
        found.append(Objection("11.2a", "far"))
    elif has_side(MAP.lakes, MAP.grid, hex_of(game, unit), hex):
        found.append(Objection("11.12d", "water"))
    if not fighting_ground(game, game.roster.nation[unit]) >> hex & 1:
        found.append(Objection("3.5b" if side == GERMAN else "3.6g", "attack"))
    return found


def joinable(game: Game, side: str, hex: Hex, units: tuple[UnitId, ...]) -> list[UnitId]:
    """11.2a, 11.8a Units next to the target, from one hex or several, whole stacks or parts."""
    return units_in(able_to_join(game, side, hex, units))


def able_to_join(game: Game, side: str, hex: Hex, units: tuple[UnitId, ...]) -> UnitSet:
    near = bits(cross(MAP.grid, one(hex), MAP.open) & mobile_units(game, side))
    able = able_to_attack(game, side) & ~mask_of(units)
    able &= mask_of([unit for each in near for unit in units_at(game, each)])
    if units:
        able &= game.roster.armies[game.roster.nation[units[0]]]  # 11.2b
    for nation, army in enumerate(game.roster.armies):
        if able & army and not fighting_ground(game, nation) >> hex & 1:
            able &= ~army
    return able


# --- 5.17 the 4th Armored Division ------------------------------------------------------------


def objections_to_armored(game: Game, units: tuple[UnitId, ...]) -> list[Objection]:
    """5.17a Once a phase, for a French attack supplied from the south or west edge."""
    found = []
    if game.scenario_id == "1939":
        return [Objection("5.17a", "1939")]
    if game.phase.armored_committed:
        found.append(Objection("5.17a", "used"))
    if not units or side_of(game, units[0]) == GERMAN:
        return [*found, Objection("5.17a", "french")]
    overland = r08_supply.overland(game)
    for unit in units:
        if game.roster.nation[unit] != FRENCH:
            found.append(Objection("5.17a", "french"))
        elif not overland >> game.units[unit].place & 1:
            found.append(Objection("5.17a", "supply"))
    return found
