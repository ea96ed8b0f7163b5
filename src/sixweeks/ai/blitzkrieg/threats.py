"""Units as they fire: what an enemy threatens, and what a unit of one's own brings to bear."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import itemgetter

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, TABLES, Scenario, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    counter_of,
    is_demoralized,
    is_fatigued,
    is_on_map,
)
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game, Unit
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import visible_from
from sixweeks.games.blitzkrieg.rules.r08_fire import FIRER
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import may_observe

FirerKind = tuple[int, int, int, bool, bool, int, int]


class Threat:
    """One enemy unit in the open: from where it fires, how hard, how quickly."""

    __slots__ = ("attack", "halved", "hex", "reaction", "sees", "vehicles_only")

    def __init__(
        self, scenario: Scenario, unit: UnitId, state: Unit, broken: bool, low_cover: str
    ) -> None:
        counter, field = scenario.counters[unit], scenario.battlefield
        dazed = state.neutralized or broken
        self.hex = Hex(state.place)
        self.attack = counter.strength(state.steps)[0] - state.neutralized
        self.halved = (self.attack + 1) // 2 if counter.is_infantry_firer else self.attack
        self.vehicles_only = counter.vehicles_only
        self.reaction = TABLES.reaction[counter.side][counter.kind] - 2 * dazed
        within = field.grid.within(self.hex, 1 if dazed else counter.range)
        self.sees = visible_from(field, self.hex, low_cover) & within


@lru_cache(4096)
def threat(scenario_id: str, unit: UnitId, state: Unit, broken: bool, low_cover: str) -> Threat:
    # SPEED: most enemies are as they were when they were last looked at.
    return Threat(SCENARIOS[scenario_id], unit, state, broken, low_cover)


def threats_of(game: Game, side: str) -> list[Threat]:
    id, low_cover = game.scenario_id, game.options.low_cover
    return [
        threat(id, unit, game.units[unit], is_demoralized(game, unit), low_cover)
        for unit in fighting(game, side)
    ]


class Firer(Struct, frozen=True, gc=False):
    """A unit of one's own that may fire, wherever it goes."""

    attack: int
    halved: int  # 10.1b the attack against vehicles
    range: int
    vehicles_only: bool
    vehicle: bool
    burden: int  # 8.3a what its markers take off every factor
    column: int  # 7.2a the hex in which it is in column

    @property
    def kind(self) -> FirerKind:
        """The same for all that fire alike."""
        return (
            self.attack,
            self.halved,
            self.range,
            self.vehicles_only,
            self.vehicle,
            self.burden,
            self.column,
        )

    def burden_in(self, hex: Hex, cover: int, moving: bool) -> int:
        """8.3a What is taken off the factor of a shot from a hex."""
        burden = self.burden
        if moving:
            burden -= FIRER["move_and_fire"]["direct"]
        if hex == self.column:
            burden -= FIRER["column"]["direct"]
        if self.vehicle and cover >> hex & 1:
            burden -= FIRER["dispersed"]["direct"]
        return burden


def firer_of(game: Game, unit: UnitId) -> Firer:
    counter, state, attack = counter_of(game, unit), game.units[unit], attack_of(game, unit)
    burden = -FIRER["fatigued"]["direct"] * is_fatigued(game, unit)
    burden -= FIRER["out_of_command"]["direct"] * state.out_of_command
    return Firer(
        attack=attack,
        halved=(attack + 1) // 2 if counter.is_infantry_firer else attack,
        range=counter.range,
        vehicles_only=counter.vehicles_only,
        vehicle=counter.is_vehicle,
        burden=burden,
        column=state.place if state.column else UNPLACED,
    )


def units_of(game: Game, side: str) -> tuple[Unit, ...]:
    """The states of all units of a side, on the map and off it."""
    return picker(game.scenario_id, side)(game.units)


@cache
def picker(scenario_id: str, side: str) -> Callable[[tuple[Unit, ...]], tuple[Unit, ...]]:
    """The same, as a function of all units."""
    ids: list[int] = [each.id for each in SCENARIOS[scenario_id].counters if each.side == side]
    return itemgetter(*ids)


def fighting(game: Game, side: str) -> list[UnitId]:
    """The units of a side on the map and in the open."""
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side
        and counter.stacks
        and is_on_map(game, counter.id)
        and not game.units[counter.id].hidden
        and game.units[counter.id].aboard < 0
    ]


def observing(game: Game, side: str) -> list[UnitId]:
    """8.2e The observers that have been seen, and the headquarters of infantry."""
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side
        and is_on_map(game, counter.id)
        and not counter.stacks
        and may_observe(game, counter.id)
    ]
