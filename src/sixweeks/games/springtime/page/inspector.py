"""The inspector: the facts about an Area, a Zone or a box, with their rules."""

from collections.abc import Iterator

from sixweeks.board.areas import AreaId
from sixweeks.board.flood import shortest_way
from sixweeks.games.springtime.drawing import boxes as printed
from sixweeks.games.springtime.model import queries
from sixweeks.games.springtime.model.components import (
    BOTH,
    MAGINOT,
    MAP,
    OPEN,
    RIVER,
    ROSTER,
    ZONE_LINE,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.rules import r09_movement, r13_supply
from sixweeks.games.springtime.rules.r09_movement import ASSAULT
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.presentation.scene import Fact, Inspection
from sixweeks.kernel.presentation.sentence import (
    Piece,
    Pieces,
    Places,
    Sentence,
    Side,
    Signed,
    Term,
    Text,
    message,
)

BOUNDARY_RULES = {OPEN: "3.1.4a", RIVER: "10.4.3a", MAGINOT: "9.2c", ZONE_LINE: "9.3.2a"}


def inspect(game: Game, id: str, side: str | None) -> Inspection:
    """Terrain and its effects, boundaries, control, supply with its way, and who may attack."""
    game = seen_by(game, side)
    if id in printed.BOXES:
        return inspect_box(game, id)
    area = MAP.area(id)
    units = queries.units_at(game, area)
    shown = [pieces.unit_piece(game, unit) for unit in units]
    leaders = [leader for unit in units if (leader := queries.leader_with(game, unit))]
    shown += [pieces.leader_piece(game, leader) for leader in leaders]
    facts = (
        *ground_facts(area),
        *boundary_facts(area),
        *holding_facts(game, area),
        *supply_facts(game, area, units),
        *threat_facts(game, area),
    )
    return Inspection(message("inspect-area", area=queries.place(area)), facts, tuple(shown))


def inspect_box(game: Game, id: str) -> Inspection:
    rule, note, number = printed.TRACKS[id].rule, printed.note(id), printed.BOXES[id].words
    here = [pile.pieces for pile in pieces.piles(game) if pile.place == id]
    numbered = message("inspect-space", track=printed.title(id), number=Text(number))
    title = numbered if number else printed.title(id)
    facts = [Fact(note, rule)] if note.id else []
    facts += [Fact(piece.label, rule) for pile in here for piece in pile if piece.side == ""]
    return Inspection(title, tuple(facts), tuple(piece for pile in here for piece in pile))


# --- the ground -------------------------------------------------------------------------------


def ground_facts(area: AreaId) -> Iterator[Fact]:
    """3.1.1-3.1.3 Country, terrain, port, and what the features of an Area mean."""
    printed_area = MAP.areas[area]
    yield Fact(message("inspect-country", country=Term("country", printed_area.country)), "3.1.1b")
    yield Fact(message("inspect-terrain", tem=Signed(printed_area.tem)), "3.1.2a")
    for feature, rule in FEATURES:
        if feature in printed_area.features:
            yield Fact(Sentence(f"inspect-{feature}"), rule)


FEATURES = (
    ("zone", "14.2a"),
    ("port", "3.1.3a"),
    ("edge", "13.1.1a"),
    ("fortress", "10.5.4a"),
    ("paris", "11.1.1a"),
)


def boundary_facts(area: AreaId) -> Iterator[Fact]:
    """3.1.4a The neighbours across each kind of boundary."""
    for kind, rule in BOUNDARY_RULES.items():
        near = MAP.graph.across((kind,))[area]
        if near:
            names = tuple(MAP.graph.names(near))
            said = message(f"inspect-boundary_{kind}", areas=Places(names))
            yield Fact(said, rule, places=names)


# --- who holds it -----------------------------------------------------------------------------


def holding_facts(game: Game, area: AreaId) -> Iterator[Fact]:
    """7.1-7.3 Control, contest, and room left."""
    yield Fact(message("inspect-controlled", side=Side(queries.controller(game, area))), "7.2a")
    if queries.contested(game) >> area & 1:
        yield Fact(Sentence("inspect-contested"), "7.3a")
    if game.progress.fought >> area & 1:
        yield Fact(Sentence("inspect-fought"), "9.2.1b")
    for side in BOTH:
        if queries.full_areas(game, side) >> area & 1:
            yield Fact(message("inspect-full", side=Side(side)), "7.1a")


def supply_facts(game: Game, area: AreaId, units: list[UnitId]) -> Iterator[Fact]:
    """13.1, 13.2 Each nation's units here: supplied, and over what way, or cut off."""
    for nation in dict.fromkeys(ROSTER.nation[unit] for unit in units):
        own = [unit for unit in units if ROSTER.nation[unit] == nation]
        yield supply_fact(supply_way(game, area, nation), queries.pieces(own))
    for unit in units:
        if leader := queries.leader_with(game, unit):
            stars = Signed(queries.rating(game, leader))
            led = message(
                "inspect-leader", leader=Piece(leader.name), unit=queries.piece(unit), rating=stars
            )
            yield Fact(led, "4.4.1a")


def supply_fact(way: tuple[AreaId, ...], units: Pieces) -> Fact:
    if not way:
        return Fact(message("inspect-unsupplied", units=units), "13.2.1a")
    said = message("inspect-supplied", units=units, source=queries.place(way[-1]))
    names = tuple(MAP.name(each) for each in way)
    return Fact(said, "13.2.1a", way=names if len(names) > 1 else ())


def supply_way(game: Game, area: AreaId, nation: str) -> tuple[AreaId, ...]:
    """13.2.1a The shortest way through friendly-controlled areas to a source; A-39 the area where
    a unit stands need not be its own."""
    net = r13_supply.supply_net(game, nation)
    sources = r13_supply.SOURCES[nation] & queries.controlled(game, r13_supply.SIDE_OF[nation])
    return shortest_way(area, sources & net, net, MAP.graph.spread)


def threat_facts(game: Game, area: AreaId) -> Iterator[Fact]:
    """9.1a Who of each side could come here in an Assault, were its army group activated."""
    for side in BOTH:
        able = [unit for unit in ROSTER.units[side] if within_reach(game, unit) >> area & 1]
        if able:
            key = "threat" if queries.units_at(game, area, opponent(side)) else "reach"
            origins = tuple(dict.fromkeys(MAP.name(AreaId(game.units[u].place)) for u in able))
            said = message(f"inspect-{key}", units=queries.pieces(able), side=Side(side))
            yield Fact(said, "9.1a", places=origins)


@of_board
def within_reach(game: Game, unit: UnitId) -> int:
    """9.1a Where a unit could go in an Assault, were it activated; worked out once a position."""
    if not queries.is_on_map(game, unit) or r09_movement.held_units(game) >> unit & 1:
        return 0
    points = r09_movement.movement_factor(game, unit, ASSAULT)
    return sum(1 << area for area in r09_movement.routes(game, unit, ASSAULT, points))
