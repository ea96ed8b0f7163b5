"""The inspector of the page: what is to be known of one hex."""

from collections.abc import Iterable, Iterator
from functools import partial

from sixweeks.board.flood import shortest_way
from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import cross, has_side
from sixweeks.games.nineteen_forty.drawing.boxes import rule_of
from sixweeks.games.nineteen_forty.drawing.sheet import box_label
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GATHERING_POINTS,
    NATION,
    PARIS,
    PORTS,
    SIDES,
    STRENGTHS,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM, GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    is_neutral_unit,
    is_supplied,
    piece,
    pieces,
    place,
    places,
    side_of,
    status,
    units_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.page import pieces as counters
from sixweeks.games.nineteen_forty.page.choices import points
from sixweeks.games.nineteen_forty.page.layers import ground_of, numbers
from sixweeks.games.nineteen_forty.rules import r08_supply
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import is_friendly
from sixweeks.games.nineteen_forty.rules.r06_movement import allowance
from sixweeks.games.nineteen_forty.rules.r07_odds import terrain_of
from sixweeks.games.nineteen_forty.rules.r07_targets import able
from sixweeks.games.nineteen_forty.rules.r10_fortifications import (
    RULES_OF_STRENGTHS,
    intact_strengths,
    minor_forts,
)
from sixweeks.games.nineteen_forty.rules.r17_command import group_of, is_bound
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH
from sixweeks.kernel.presentation.rule_text import rule_sentence
from sixweeks.kernel.presentation.scene import Fact, Inspection
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, Text, message

SITES = (
    ("port", PORTS, "6.p"),
    ("gathering_point", GATHERING_POINTS, "14.f"),
    ("paris", PARIS, "19.f"),
    ("north", NORTH, "19.g"),
    ("maginot", MAP.maginot, "19.e"),
)
RIVERS = {"major_river": "7.j", "minor_river": "7.l", "causeway": "6.n", "sea": "6.m"}


def inspect(game: Game, number: str, side: str | None) -> Inspection:
    """Terrain and its effects, forts, control, zones, supply, and who may attack here."""
    if (hex := GRID.find(number)) is None:
        return inspect_box(game, number, side)
    units = units_at(game, hex)
    facts = (
        *ground_facts(game, hex),
        *hexside_facts(game, hex),
        *side_facts(game, hex),
        *(fact for unit in units for fact in unit_facts(game, unit, hex)),
        *stack_facts(game, hex),
    )
    title = message("inspect-hex", hex=place(hex))
    return Inspection(title, facts, counters.pieces(game, units))


def inspect_box(game: Game, id: str, side: str | None) -> Inspection:
    """What a box beside the map is for, and what lies in it."""
    fact = Fact(rule_sentence(rule_of(id)), rule_of(id))
    piles = (pile.pieces for pile in counters.piles(game, side) if pile.place == id)
    return Inspection(box_label(id), (fact,), tuple(piece for pile in piles for piece in pile))


# --- the ground -------------------------------------------------------------------------------


def ground_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    yield Fact(Sentence(f"terrain-{terrain_of(hex)}"), "6.d")
    if country := MAP.country(hex):
        words = {"country": Term("country", country)}
        if country in ("france", "germany"):
            yield Fact(message("inspect-country", **words), "5.e")
        else:
            standing = Term("status", status(game, country))
            yield Fact(message("inspect-neutral", **words, status=standing), "13.a")
    for name, mask, rule in SITES:
        if mask >> hex & 1:
            yield Fact(Sentence(f"inspect-{name}"), rule)
    if intact_strengths(game) >> hex & 1:
        said = message("inspect-strength", factors=STRENGTHS[hex])
        yield Fact(said, RULES_OF_STRENGTHS[hex])
    for side, zones in MAP.groups.items():
        for group, mask in zones.items():
            if mask >> hex & 1:
                rule = "17.a" if side == "allied" else "16.g"
                yield Fact(message("inspect-group", group=Term("group", group)), rule)


def hexside_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """7.j, 7.l, 10.b Rivers, water and fortifications on the sides of a hex."""
    around = [to for to in GRID.neighbours[hex] if to is not None]
    for kind, rule in RIVERS.items():
        if across := [to for to in around if has_side(MAP.sides[kind], GRID, hex, to)]:
            yield side_fact(f"inspect-{kind}", rule, across)
    forts = {"maginot": (MAP.forts["maginot"], "10.q")}
    forts |= {f"fort_{side}": (minor_forts(game, side), "10.e") for side in SIDES}
    for kind, (sides, rule) in forts.items():
        if across := [to for to in around if has_side(sides, GRID, hex, to)]:
            yield side_fact(f"inspect-{kind}_side", rule, across)


def side_fact(id: str, rule: str, across: list[Hex]) -> Fact:
    mask = sum(map(one, across))
    return Fact(message(id, hexes=places(mask)), rule, places=numbers(mask))


def side_facts(game: Game, hex: Hex) -> Iterator[Fact]:
    """5.c, 4.a, 9.h Whose territory it is, whose zone, and whose aircraft are over it."""
    for side in SIDES:
        if MAP.land >> hex & 1 and is_friendly(game, side, hex):
            yield Fact(message("inspect-territory", side=Side(side)), "5.c")
        if zone_of_control(game, side) >> hex & 1:
            yield Fact(message("inspect-zone", side=Side(side)), "4.a")
        if game.interdicted.of(side) >> hex & 1:
            yield Fact(message("inspect-interdicted", side=Side(side)), "9.h")
    if game.drops >> hex & 1:
        yield Fact(Sentence("inspect-dropped"), "11.k")


# --- the units --------------------------------------------------------------------------------


def unit_facts(game: Game, unit: UnitId, hex: Hex) -> Iterator[Fact]:
    if is_neutral_unit(game, unit):
        yield Fact(message("inspect-idle", unit=piece(unit)), "13.d")
        return
    key = "supplied" if is_supplied(game, unit) else "unsupplied"
    left = allowance(game, unit) if game.begun else COUNTERS[unit].movement * 4
    factors = message("number", number=COUNTERS[unit].combat)
    said = message(
        f"inspect-{key}", unit=piece(unit), factor=factors, points=Text(str(points(left)))
    )
    within = ground_of(game, unit) & ~one(hex) if game.begun else 0
    yield Fact(said, "8.h", places=numbers(within))
    if group := group_of(game, unit) if is_bound(game, unit) else "":
        yield Fact(message("inspect-bound", unit=piece(unit), group=Term("group", group)), "17.a")


def stack_facts(game: Game, hex: Hex) -> Iterable[Fact]:
    """8.a The shortest supply line of each kind of unit here, and 7.a who could attack them."""
    units = [unit for unit in units_at(game, hex) if not is_neutral_unit(game, unit)]
    if not units:
        return
    yield from supply_lines(game, hex, units)
    enemy = opponent(side_of(units[0]))
    near = [u for u in able(game, enemy) if ATTACKED_FROM[hex] >> game.units[u].place & 1]
    if near:
        stand = sum({one(Hex(game.units[unit].place)) for unit in near})
        said = message("inspect-threat", units=pieces(near))
        yield Fact(said, "7.a", places=numbers(stand))


def supply_lines(game: Game, hex: Hex, units: list[UnitId]) -> Iterator[Fact]:
    shown = set()
    for unit in units:
        nation, motorized = NATION[unit], COUNTERS[unit].is_motorized
        side = side_of(unit)
        ground = r08_supply.supply_ground(game, side, motorized)
        around = partial(cross, GRID, sides=r08_supply.LINES[side])
        sources = r08_supply.sources(game, nation) & ground
        way = shortest_way(hex, sources, ground, around) if ground >> hex & 1 else ()
        if way and way not in shown:
            shown.add(way)
            said = message("inspect-supply_way", count=len(way) - 1, source=place(way[-1]))
            yield Fact(said, "8.a", way=tuple(map(GRID.number, way)))
