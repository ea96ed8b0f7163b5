"""The inspector: the facts about one hex."""

from collections.abc import Iterable

from sixweeks.board.flood import shortest_way
from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model import queries
from sixweeks.games.france_40.model.components import GERMAN, MAP, PORTS, SIDES, UnitId, opponent
from sixweeks.games.france_40.model.queries import (
    counter_of,
    fort_at,
    is_controlled_by,
    mobile_units,
    piece,
    place,
    units_at,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.page.layers import ground_of, numbers
from sixweeks.games.france_40.page.scene import Visibility, pieces
from sixweeks.games.france_40.rules import r08_supply, r11_combat
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.rules.r10_movement import movement_factor, needs_die
from sixweeks.kernel.presentation.scene import Fact, Inspection
from sixweeks.kernel.presentation.sentence import Sentence, Term, Text, message


def inspect(game: Game, number: str, side: str | None) -> Inspection:
    """Terrain and its effects, control, zones, supply, and who may attack here."""
    hex = MAP.grid.hex(number)
    visibility = Visibility.to(game, side)
    fort = fort_at(game, hex)
    units = (*units_at(game, hex), *(() if fort is None else (fort,)))
    facts = (
        *ground_facts(game, hex),
        *side_facts(game, hex),
        *unit_facts(game, hex, visibility.secret),
        *supply_facts(game, hex),
    )
    return Inspection(
        message("inspect-hex", hex=place(hex)), facts, pieces(game, units, visibility)
    )


def supply_facts(game: Game, hex: Hex) -> Iterable[Fact]:
    """8.1a The shortest way over which the units here trace their supply."""
    if units_at(game, hex):
        side = counter_of(game, units_at(game, hex)[0]).side
        sources = r08_supply.GERMAN_SOURCES if side == GERMAN else r08_supply.FRENCH_EDGES
        ground = r08_supply.german_supply(game) if side == GERMAN else r08_supply.overland(game)
        if way := shortest_way(hex, sources & ground, ground, over_land):
            said = message("inspect-supply_way", count=len(way) - 1, source=place(way[-1]))
            yield Fact(said, "8.1a", way=tuple(MAP.grid.number(each) for each in way))


def over_land(hexes: int) -> int:
    return cross(MAP.grid, hexes, MAP.open)


def ground_facts(game: Game, hex: Hex) -> tuple[Fact, ...]:
    kind, country = MAP.terrain[hex], MAP.country(hex)
    facts = [Fact(Sentence(f"terrain-{kind}"), "10.5b")]
    if country:
        facts.append(Fact(message("inspect-country", country=Term("country", country)), "3.1a"))
    if one(hex) & PORTS:
        facts.append(Fact(Sentence("inspect-port"), "8.8c"))
    return tuple(facts)


def side_facts(game: Game, hex: Hex) -> tuple[Fact, ...]:
    facts = []
    for side in SIDES:
        if is_controlled_by(game, side, hex) and MAP.land >> hex & 1:
            facts.append(Fact(Sentence(f"inspect-controlled_{side}"), "3.1b"))
        if zone_of_control(game, side) >> hex & 1:
            facts.append(Fact(Sentence(f"inspect-zone_{side}"), "7.0a"))
    return tuple(facts)


def unit_facts(game: Game, hex: Hex, secret: frozenset[UnitId]) -> tuple[Fact, ...]:
    facts = []
    for unit in units_at(game, hex):
        if unit not in secret and mobile_units(game, counter_of(game, unit).side) >> hex & 1:
            key = "supplied" if r08_supply.is_in_supply(game, unit) else "unsupplied"
            said = message(f"inspect-{key}", unit=piece(game, unit), points=points_of(game, unit))
            within = numbers(ground_of(game, unit) & ~one(hex))
            facts.append(Fact(said, "8.1a", places=within))
    if units_at(game, hex):
        enemy = opponent(counter_of(game, units_at(game, hex)[0]).side)
        near = [u for u in r11_combat.joinable(game, enemy, hex, ()) if u not in secret]
        if near:
            said = message("inspect-threat", units=queries.pieces(game, near))
            stand = tuple({MAP.grid.number(Hex(game.units[unit].place)): None for unit in near})
            facts.append(Fact(said, "11.2a", places=stand))
    return tuple(facts)


def points_of(game: Game, unit: UnitId) -> Text | int:
    return Text("1d6") if needs_die(game, unit) else movement_factor(game, unit)
