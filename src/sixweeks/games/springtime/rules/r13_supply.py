"""13.0 Supply."""

from functools import lru_cache

from sixweeks.board.areas import areas
from sixweeks.games.springtime.model import effects, refit_effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    FULL,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
    opponent,
    side_of,
)
from sixweeks.games.springtime.model.queries import (
    area_of,
    controlled,
    is_on_map,
    occupied,
    standing,
    units_in,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r04_leaders_and_morale import KleistJoins, lose_unit
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control, take_control
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step
from sixweeks.kernel.question import Roll
from sixweeks.masks import mask_of

# 13.1.1a, 13.1.2a, 13.1.3a, 13.1.4a Where each nation is supplied from.
SOURCES = {
    "german": MAP.east_edge,
    "italian": 1 << MAP.italy,
    "french": MAP.french_zones,
    "british": MAP.french_zones,
    "belgian": MAP.countries["belgium"],
    "dutch": MAP.countries["netherlands"],
}
SIDE_OF = {nation: side_of(nation) for nation in SOURCES}


def supply_net(game: Game, nation: str) -> int:
    """13.2.1a The friendly-controlled areas linked to a friendly-controlled source.

    13.2.1b A Contested one may be passed; 13.2.1c an enemy-controlled one blocks, even Vacant."""
    return linked(SOURCES[nation], controlled(game, SIDE_OF[nation]))


@lru_cache(10_000)
def linked(sources: int, ground: int) -> int:
    return MAP.graph.flood(sources, ground)


@lru_cache(10_000)
def with_borders(net: int) -> int:
    return net | MAP.graph.spread(net)


def supplied_areas(game: Game, nation: str) -> int:
    """13.2.1a, A-39 Where a unit traces supply from: the net itself, or right beside it."""
    return with_borders(supply_net(game, nation))


def is_in_supply(game: Game, unit: UnitId) -> bool:
    """13.2.1a A path leads to a source, which 13.1.1a, 13.1.2a, 13.1.3a and 13.1.4a name."""
    return bool(supplied_areas(game, ROSTER.nation[unit]) >> game.units[unit].place & 1)


def able_to_redeploy(game: Game, units: int) -> int:
    """8.1.2b4, A-52 In supply by the marker of the last check, or if so played by tracing anew."""
    if game.options.redeploy_supply == "traced":
        return mask_of(unit for unit in units_in(units) if is_in_supply(game, unit))
    return units & ~game.out_of_supply


def unsupplied(game: Game) -> int:
    """13.2a Every unit on the map, of both sides, that cannot trace supply, as bits."""
    by_area, found = standing(game), 0
    for nation, army in ROSTER.of_nation.items():
        cut_off = occupied(game, SIDE_OF[nation]) & ~supplied_areas(game, nation)
        for area in areas(cut_off):
            found |= by_area[area] & army
    return found


# --- 13.2.4 surrender -------------------------------------------------------------------------


class Surrender(Procedure):
    """13.2.4a, 4.4.8a At the end of Refit a die for each unit Out of Supply, Allied units first."""

    waiting: tuple[UnitId, ...] = ()
    morale: int = 0  # French Morale when the step began

    @step("13.2.4a")
    def begin(self, game: Game) -> Outcome:
        cut_off = unsupplied(game)
        units = (*ROSTER.units[ALLIED], *ROSTER.units[AXIS])
        self.waiting = tuple(unit for unit in units if cut_off >> unit & 1)
        self.morale = game.morale
        return None

    @step("13.2.4a")
    def roll(self, game: Game) -> Outcome:
        return Roll(ROSTER.side[self.waiting[0]]) if self.waiting else None

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        unit, *others = self.waiting
        self.waiting = tuple(others)
        check_surrender(game, unit, die, self.morale)
        return None

    @step("4.4.1b")
    def kleist(self, game: Game) -> Call[KleistJoins] | None:
        return Call(KleistJoins()) if game.kleist_seeks >= 0 else None

    @step("13.2.4a")
    def next_unit(self, game: Game) -> Outcome:
        return self.back_to("roll") if self.waiting else None

    @step("13.2.5a")
    def empty_areas(self, game: Game) -> Outcome:
        lose_cut_off_areas(game)
        return None


def surrender_modifiers(game: Game, unit: UnitId, morale: int) -> dict[str, int]:
    """13.2.4a The modifiers of the OOS Surrender Table, ours (M-04)."""
    table, found = TABLES.surrender, {}
    if ROSTER.side[unit] == AXIS:
        found["axis_unit"] = table["axis_unit"]
    elif MAP.fortress >> game.units[unit].place & 1:
        found["fortress"] = table["fortress"]
    if ROSTER.nation[unit] == "french" and morale <= table["low_morale_level"]:
        found["low_morale"] = table["low_morale"]
    return found


def check_surrender(game: Game, unit: UnitId, die: int, morale: int) -> None:
    """OST, 13.2.4a The table: hold out, lose strength, or 13.2.4b surrender for good."""
    modified = die + sum(surrender_modifiers(game, unit, morale).values())
    refit_effects.surrender_roll(game, unit, die, modified)
    table, is_full = TABLES.surrender, game.units[unit].strength == FULL
    if modified >= table["surrenders"] or (modified >= table["reduced"] and not is_full):
        area = area_of(game, unit)
        effects.remove(game, unit, "13.2.4b")
        lose_unit(game, unit)
        settle_control(game, area)
    elif modified >= table["reduced"]:
        effects.reduce(game, unit, "13.2.4a")


# --- 13.2.5 empty areas -----------------------------------------------------------------------


def lose_cut_off_areas(game: Game) -> None:
    """13.2.5a, A-15 An area without units of its controller and cut off from his supply passes to
    the other side; all are tested on the same picture, then changed together."""
    lost = {side: cut_off_areas(game, side) for side in (AXIS, ALLIED)}
    for side, mask in lost.items():
        if mask:
            take_control(game, opponent(side), mask, "13.2.5a")


def cut_off_areas(game: Game, side: str) -> int:
    """A-15, A-47 Axis areas by either source; Belgian and Dutch ones by themselves while their army
    is in play."""
    if side == AXIS:
        supplied = supply_net(game, "german") | supply_net(game, "italian")
    else:
        supplied = supply_net(game, "french") | home_ground(game)
    return controlled(game, side) & ~occupied(game, side) & ~supplied


def home_ground(game: Game) -> int:
    ground = 0
    for army in (ROSTER.belgian, ROSTER.dutch):
        if is_on_map(game, army):
            ground |= SOURCES[COUNTERS[army].nation]
    return ground
