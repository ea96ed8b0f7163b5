"""The inspector of the page: what is to be known of one hex, or of one box beside the map."""

from collections.abc import Iterable, Iterator

from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import has_side
from sixweeks.games.mansteins_war.drawing.boxes import RULES
from sixweeks.games.mansteins_war.drawing.sheet import box_label
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    SIDES,
    TERRAIN,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP, NEAR
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    defence_factor,
    held,
    intact_forts,
    piece,
    pieces,
    place,
    places,
    side_of,
    units_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.page import pieces as counters
from sixweeks.games.mansteins_war.page.layers import air_zones, ground_of, numbers
from sixweeks.games.mansteins_war.page.supply_lines import supply_line
from sixweeks.games.mansteins_war.rules.r03_control import CONTESTABLE, controlled
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES
from sixweeks.games.mansteins_war.rules.r06_limits import excess_at
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.mansteins_war.rules.r08_movement import allowance
from sixweeks.games.mansteins_war.rules.r10_odds import best_terrain
from sixweeks.games.mansteins_war.rules.r10_targets import able
from sixweeks.games.mansteins_war.rules.r15_logistics import is_cut_off, is_supported_in_action
from sixweeks.games.mansteins_war.rules.r16_air import interdicted
from sixweeks.kernel.presentation.rule_text import rule_sentence
from sixweeks.kernel.presentation.scene import Fact, Inspection, Piece
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, message

SITES = (
    ("city", MAP.cities, "22.4"),
    ("town", MAP.towns, "9.0.b"),
    ("depot", MAP.all_depots, "15.2.a"),
    ("channel_port", MAP.channel_ports, "15.2.c"),
    ("port", MAP.ports & ~MAP.channel_ports, "20.2.b"),
    ("coast", MAP.coastal & ~MAP.ports, "20.1"),
)
GROUNDS = ("clear", "forest", "rough")


def inspect(game: Game, number: str, side: str | None) -> Inspection:
    """The ground, who holds it, zones and air above it, and the units with their supply."""
    if (hex := GRID.find(number)) is None:
        return inspect_box(game, number, side)
    units = units_at(game, hex)
    facts = (
        *ground_facts(game, hex),
        *fort_facts(game, hex),
        *river_facts(game, hex),
        *holding_facts(game, hex),
        *air_facts(game, hex),
        *(fact for unit in units for fact in unit_facts(game, unit)),
        *stack_facts(game, hex),
    )
    return Inspection(message("inspect-hex", hex=place(hex)), facts, shown_at(game, number, side))


def inspect_box(game: Game, id: str, side: str | None) -> Inspection:
    """What a box beside the map is for, and what lies in it."""
    fact = Fact(rule_sentence(RULES[id]), RULES[id])
    return Inspection(box_label(id), (fact,), shown_at(game, id, side))


def shown_at(game: Game, id: str, side: str | None) -> tuple[Piece, ...]:
    found = (pile.pieces for pile in counters.piles(game, side) if pile.place == id)
    return tuple(each for pile in found for each in pile)


# --- the ground -------------------------------------------------------------------------------


def ground_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    ground = next((kind for kind in GROUNDS if MAP.terrain[kind] >> hex & 1), "")
    if not ground or not MAP.land >> hex & 1:
        yield Fact(Sentence("inspect-closed"), "8.0.b")
        return
    costs = {"mech": TERRAIN[ground].mech, "other": TERRAIN[ground].other}
    yield Fact(message("inspect-ground", ground=Term("ground", ground), **costs), "8.4.a")
    if not TERRAIN[ground].armies:
        yield Fact(Sentence("inspect-no_armies"), "8.4.1")
    if shift := TERRAIN[best_terrain(game, hex)].shift:
        yield Fact(message("inspect-shift", shift=shift), "10.5.b")
    yield Fact(message("inspect-country", country=Term("country", MAP.country(hex))), "8.5.a")
    for name, mask, rule in SITES:
        if mask >> hex & 1:
            yield Fact(Sentence(f"inspect-{name}"), rule)
    if game.bombed >> hex & 1:
        yield Fact(Sentence("inspect-bombed"), "22.4")
    if game.open_cities >> hex & 1:
        yield Fact(Sentence("inspect-open_city"), "25.4.b")


def fort_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """17.0 Whose fortress it is, and whether it stands."""
    for side in SIDES:
        if not MAP.forts[side] >> hex & 1:
            continue
        kind = "major_fort" if MAP.major_forts >> hex & 1 else "minor_fort"
        if not intact_forts(game, side) >> hex & 1:
            yield Fact(Sentence("inspect-ruin"), "17.1")
            continue
        shift, cost = TERRAIN[kind].shift, TERRAIN[kind].mech
        said = message(f"inspect-{kind}", side=Side(side), shift=shift, cost=cost)
        yield Fact(said, "17.0.b")


def river_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """8.4.a, 10.5.b, 2.1.b Rivers and ocean sides."""
    around = [to for to in GRID.neighbours[hex] if to is not None]
    for name, sides, rule in (("river", MAP.rivers, "10.5.b"), ("ocean", MAP.sea_sides, "2.1.b")):
        if across := [to for to in around if has_side(sides, GRID, hex, to)]:
            mask = sum(map(one, across))
            yield Fact(message(f"inspect-{name}", hexes=places(mask)), rule, places=numbers(mask))
    for start, to in game.bridgeheads:
        if hex in (start, to):
            said = message("inspect-bridgehead", start=place(start), hex=place(to))
            yield Fact(said, "27.1.b", places=numbers(one(start) | one(to)))


# --- who holds it -----------------------------------------------------------------------------


def holding_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """3.3.b, 7.2.a Control and contest, 3.4, 3.5 what a hex is worth, 7.0 and zones."""
    if not MAP.land >> hex & 1:
        return
    holder = next(side for side in SIDES if held(game, side) >> hex & 1)
    is_contested = not controlled(game, holder) >> hex & 1 and CONTESTABLE >> hex & 1
    key = "contested" if is_contested else "controlled"
    yield Fact(message(f"inspect-{key}", side=Side(holder)), "7.2.a" if is_contested else "3.3.b")
    for side, rule in zip(SIDES, ("3.4.a", "3.5.a"), strict=True):
        if points := HEX_VALUES[side].get(hex):
            yield Fact(message("inspect-points", side=Side(side), points=points), rule)
        if zone_of_control(game, side) >> hex & 1:
            yield Fact(message("inspect-zone", side=Side(side)), "7.0")


def air_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """16.4, 16.8 Who covers the hex from the air."""
    for side in SIDES:
        if air_zones(game, side) >> hex & 1:
            yield Fact(message("inspect-air", side=Side(side)), "16.7.a")
    if interdicted(game) >> hex & 1:
        yield Fact(Sentence("inspect-interdicted"), "16.8")


# --- the units --------------------------------------------------------------------------------


def unit_facts(game: Game, unit: UnitId) -> Iterator[Fact]:
    """2.2.1.a What a unit is worth now, 15.4 how it is supported, and where it could go."""
    within = ground_of(game, unit) & ~one(Hex(game.units[unit].place)) if game.begun else 0
    key, rule = supply_state(game, unit)
    said = message(
        f"inspect-{key}",
        unit=piece(unit),
        attack=attack_factor(game, unit),
        defence=defence_factor(game, unit),
        movement=allowance(game, unit) if game.begun else COUNTERS[unit].movement,
    )
    yield Fact(said, rule, places=numbers(within))


def supply_state(game: Game, unit: UnitId) -> tuple[str, str]:
    """15.4.b Supported, unsupported or cut off; before play nobody asks."""
    if not game.begun or is_supported_in_action(game, unit):
        return "supported", "15.1.a"
    return ("cut_off", "15.6") if is_cut_off(game, unit) else ("unsupported", "15.5")


def stack_facts(game: Game, hex: Hex) -> Iterable[Fact]:
    """15.1 Its supply lines, 6.5 whether too many are here, 10.0.a and who may attack it now."""
    units = units_at(game, hex)
    if not units or not game.begun:
        return
    yield from supply_facts(game, units)
    for side in SIDES:
        if excess := excess_at(game, side, hex):
            yield Fact(message("inspect-crowded", side=Side(side), count=excess), "6.5")
    enemy = opponent(side_of(units[0]))
    near = [u for u in able(game, enemy) if NEAR[hex] >> game.units[u].place & 1]
    if near:
        stand = sum({one(Hex(game.units[unit].place)) for unit in near})
        yield Fact(message("inspect-threat", units=pieces(near)), "10.0.a", places=numbers(stand))


def supply_facts(game: Game, units: Iterable[UnitId]) -> Iterator[Fact]:
    """15.1.a The line of each unit, those that are alike once."""
    shown = set()
    for unit in units:
        line = supply_line(game, unit) if not COUNTERS[unit].is_static else ()
        if len(line) > 1 and line not in shown:
            shown.add(line)
            said = message("inspect-supply_line", count=len(line) - 1, source=place(line[-1]))
            yield Fact(said, "15.1.a", way=tuple(map(GRID.number, line)))
