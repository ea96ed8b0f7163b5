"""16 Where air units go: over the targets of the impulse, then over what must be guarded."""

from sixweeks.ai.mansteins_war import dangers, movement
from sixweeks.ai.mansteins_war.objectives import hex_points
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.ai.mansteins_war.skies import Flight, Skies, zone_of
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, AirId
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    air_over,
    air_strength,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.rules.r08_movement import movable
from sixweeks.games.mansteins_war.rules.r16_air import bombing_bars, may_bomb
from sixweeks.kernel.objection import closed_by


def draw_up(situation: Situation, plan: Plan) -> None:
    """Plan the flights of an impulse, with the attacks that they are for."""
    skies = Skies(situation, situation.game.impulse.air)
    if situation.game.impulse.marker == "Luftwaffe":
        skies = bombers(situation, plan, skies)
    units = movable(situation.game, situation.side)
    plan.assaults = movement.attacks(situation, skies, units)
    for assault in plan.assaults:
        if assault.flight:
            skies = skies.having(assault.flight)
    while flight := guard(situation, skies):
        skies = skies.having(flight)
    plan.flights = list(skies.flights)
    plan.covered = {flight.hex for flight in plan.flights}


# --- over what must be guarded ----------------------------------------------------------------


def guard(situation: Situation, skies: Skies) -> Flight | None:
    """The best place for an air unit that no attack needs."""
    if len(skies.flights) >= skies.activations:
        return None
    busy = {flight.unit for flight in skies.flights}
    free = [unit for unit in skies.grounded if unit not in busy]
    found = [flight for unit in free[:1] if (flight := best_guard(situation, skies, unit))]
    return found[0] if found else None


def best_guard(situation: Situation, skies: Skies, unit: AirId) -> Flight | None:
    air = situation.game.air[unit]
    values = stakes(situation, skies)
    near = 0
    for hex in values:
        near |= 1 << hex | GRID.around[hex]
    options = bits(near & skies.open_hexes(unit))
    if not options:
        return None

    def merit(hex: Hex) -> float:
        zone = zone_of(hex, air.is_reduced)
        return sum(value for each, value in values.items() if zone >> each & 1)

    best = max(options, key=lambda hex: (merit(hex), -hex))
    flights = situation.weights.flights
    least = flights.guarded + (flights.moved + merit(Hex(air.place)) if air.place >= 0 else 0.0)
    if merit(best) < least:
        return None
    strength = air_strength(situation.game, unit)
    return Flight(unit, best, strength, zone_of(best, air.is_reduced))


def stakes(situation: Situation, skies: Skies) -> dict[Hex, float]:
    """What may be lost in each hex that no own air unit covers; interdiction counts a little."""
    found: dict[Hex, float] = {}
    game, side = situation.game, situation.side
    for hex in bits(situation.friends):
        if skies.cover(hex):
            continue
        here = units_of_side_at(game, side, hex)
        value = sum(dangers.danger(situation, unit, hex) * situation.stake(unit) for unit in here)
        if side == ALLIED and situation.front[hex] <= situation.weights.danger.near:
            value += situation.weights.flights.prize * hex_points(game, GERMAN, hex)
        found[hex] = value
    if side == GERMAN:
        for hex in bits(situation.foes & GRID.spread(GRID.spread(situation.friends))):
            found[hex] = situation.weights.flights.interdicted
    return {hex: value for hex, value in found.items() if value}


# --- bombing ----------------------------------------------------------------------------------


def bombers(situation: Situation, plan: Plan, skies: Skies) -> Skies:
    """6.2 The cities that will be stormed next lose their columns and their depots."""
    for hex in cities_to_bomb(situation)[: situation.weights.flights.bombers]:
        free = [u for u in skies.grounded if all(u != each.unit for each in skies.flights)]
        able = [u for u in free if skies.open_hexes(u) >> hex & 1]
        if able:
            strength = air_strength(situation.game, able[0])
            skies = skies.having(Flight(able[0], hex, strength, zone_of(hex, False)))
            plan.bombing.add(hex)
    return skies


def cities_to_bomb(situation: Situation) -> list[Hex]:
    if not may_bomb(situation.game, situation.side):
        return []
    bars = [b for b in bombing_bars(situation.game, situation.side) if b.rule != "16.5.b"]
    open = GRID.all & ~closed_by(bars) & situation.foes & MAP.cities
    held = [hex for hex in bits(open) if air_over(situation.game, situation.enemy, hex) is None]
    radius = situation.weights.flights.bombed
    near = [hex for hex in held if situation.friends & GRID.within(hex, radius)]
    return sorted(near, key=lambda hex: (-hex_points(situation.game, GERMAN, hex), hex))
