"""Air units of a side: which are over what, and which can be brought."""

from functools import cached_property

from msgspec import Struct

from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import AIR_OF, AirId
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import air_strength, air_zone, piece_of_air
from sixweeks.games.mansteins_war.rules.r16_air import (
    air_hexes,
    objections_to_flying,
)
from sixweeks.games.mansteins_war.rules.r28_variants import neutral_ground


class Flight(Struct, frozen=True):
    """An air unit that is to go over a hex."""

    unit: AirId
    hex: Hex
    strength: int
    zone: int


class Skies:
    """The own air units over the map, those planned among them, and those that may still fly."""

    def __init__(self, situation: Situation, activations: int) -> None:
        self.situation, self.activations = situation, activations
        self.flights: list[Flight] = []

    def having(self, flight: Flight) -> "Skies":
        twin = Skies(self.situation, self.activations)
        twin.flights = [*self.flights, flight]
        twin.__dict__["grounded"] = self.grounded
        return twin

    @cached_property
    def grounded(self) -> list[AirId]:
        """16.1.b Air units that may be activated: those at home first, then the strongest."""
        game, side = self.situation.game, self.situation.side
        able = [u for u in AIR_OF[side] if not objections_to_flying(game, side, piece_of_air(u))]
        return sorted(able, key=lambda u: (game.air[u].place >= 0, -air_strength(game, u), u))

    def cover(self, hex: Hex) -> int:
        """16.7.a The strongest own air unit over a hex, when all that is planned is done."""
        game, flown = self.situation.game, {flight.unit for flight in self.flights}
        there = [
            air_strength(game, unit)
            for unit in AIR_OF[self.situation.side]
            if unit not in flown and air_zone(game, unit) >> hex & 1
        ]
        planned = [flight.strength for flight in self.flights if flight.zone >> hex & 1]
        return max((*there, *planned), default=0)

    def can_fly(self, flight: Flight) -> bool:
        return (
            len(self.flights) < self.activations
            and flight.hex in bits(self.open_hexes(flight.unit))
            and all(flight.unit != each.unit for each in self.flights)
        )

    def flight_to(self, hex: Hex) -> Flight | None:
        """The best air unit that can be brought over a hex, in the place where it covers most."""
        if len(self.flights) >= self.activations:
            return None
        busy = {flight.unit for flight in self.flights}
        free = [unit for unit in self.grounded if unit not in busy]
        found = [flight for unit in free if (flight := self.best_place(unit, hex))]
        return max(found, key=lambda flight: flight.strength, default=None)

    def best_place(self, unit: AirId, hex: Hex) -> Flight | None:
        """16.4 A full air unit also covers a hex from beside it, wherever the sky is free."""
        game = self.situation.game
        is_reduced = game.air[unit].is_reduced
        near = 1 << hex if is_reduced else 1 << hex | GRID.around[hex]
        places = bits(near & self.open_hexes(unit))
        if not places:
            return None
        best = max(places, key=lambda each: (self.merit(each, is_reduced), each == hex, -each))
        return Flight(unit, best, air_strength(game, unit), zone_of(best, is_reduced))

    def open_hexes(self, unit: AirId) -> int:
        """16.3 One of a side to a hex, and where no enemy is."""
        situation, game = self.situation, self.situation.game
        taken = air_hexes(game, situation.side) | air_hexes(game, situation.enemy)
        for flight in self.flights:
            taken |= 1 << flight.hex
        return GRID.all & ~taken & ~neutral_ground(game)

    def merit(self, hex: Hex, is_reduced: bool) -> float:
        """How many stacks of either side an air unit covers from a hex."""
        zone = zone_of(hex, is_reduced)
        situation, foes = self.situation, (zone & self.situation.foes).bit_count()
        friends = zone & situation.friends & situation.against
        return situation.weights.flights.foes * foes + friends.bit_count()


def zone_of(hex: Hex, is_reduced: bool) -> int:
    return 1 << hex if is_reduced else (1 << hex | GRID.around[hex]) & MAP.grid.all
