"""The drawn map: its shapes against the data, its places on the ground, its size."""

import gzip
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from sixweeks.board.areas import areas
from sixweeks.board.drawing.counters import pile_places
from sixweeks.board.drawing.lettering import typefaces
from sixweeks.games.springtime.drawing import boxes, lines, sheet
from sixweeks.games.springtime.drawing import names as lettering
from sixweeks.games.springtime.drawing.ground import (
    HEIGHT,
    WIDTH,
    country_shape,
    geography,
    outline,
    spot,
)
from sixweeks.games.springtime.drawing.names import in_lines
from sixweeks.games.springtime.model.components import (
    MAGINOT,
    MAP,
    OPEN,
    RIVER,
    SCENARIOS,
    ZONE_LINE,
)
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.page.pieces import SIZE
from sixweeks.games.springtime.text.messages import TEXT
from tools.atlas import springtime as atlas
from tools.atlas.lines import contains as is_around

NAMES = [area.name for area in MAP.areas]
AREAS = [area.name for area in MAP.areas if not area.is_zone]
ZONES = [area.name for area in MAP.areas if area.is_zone]
PACKED_LIMIT = 40_000  # bytes, without the type that every map carries
TOWNS = {
    "1": "Freiburg, Karlsruhe",
    "2": "Mannheim, Kaiserslautern, Saarbrücken",
    "3": "Prüm, Trier",
    "4": "Koblenz, Mainz, Frankfurt, Siegen",
    "5": "Aachen, Cologne, Düsseldorf",
    "6": "Münster, Dortmund, Essen, Wesel, Bremen",
    "7": "Arnhem, Eindhoven, ’s-Hertogenbosch, Groningen",
    "8": "Amsterdam, Rotterdam, The Hague, Utrecht",
    "10": "Hasselt, Maastricht, Liège, Eben-Emael",
    "11": "Bastogne, Luxembourg, Arlon",
    "13": "Brussels, Louvain, Mons",
    "14": "Bruges, Ostend, Ypres",
    "15": "Calais, Boulogne, Lille",
    "16": "Arras, Cambrai, Saint-Quentin, Valenciennes",
    "17": "Laon",
    "18": "Metz, Thionville, Verdun",
    "19": "Strasbourg, Haguenau",
    "20": "Colmar, Mulhouse",
    "21": "Belfort, Besançon, Vesoul",
    "22": "Nancy, Épinal, Toul",
    "23": "Troyes, Chaumont",
    "24": "Reims, Châlons",
    "25": "Paris, Melun",
    "26": "Rouen, Beauvais",
    "27": "Caen",
    "28": "Chartres, Le Mans, Orléans",
    "29": "Auxerre",
    "30": "Dijon, Autun",
    "A": "Rennes",
    "B": "Nantes, Angers, Poitiers",
    "C": "Bourges, Limoges",
    "D": "Lyon",
    "E": "Annecy, Chambéry",
    "F": "Aosta",
}


def edges(name):
    ring = outline(name)
    return {frozenset(edge) for edge in pairwise((*ring, ring[0]))}


def contains(name, point):
    return is_around(outline(name), point)


def crosses(a, b, c, d):
    """Do two stretches cross?"""

    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# --- shapes and data --------------------------------------------------------------------------


def test_every_area_and_zone_is_drawn():
    assert {*geography().areas, *geography().zones} == set(NAMES)


def test_3_1b_two_areas_share_a_drawn_edge_exactly_if_they_are_adjacent():
    drawn = {pair for pair in combinations(AREAS, 2) if edges(pair[0]) & edges(pair[1])}
    known = {
        pair
        for pair in combinations(AREAS, 2)
        if MAP.graph.are_adjacent(MAP.area(pair[0]), MAP.area(pair[1]))
    }
    assert drawn == known


@pytest.mark.parametrize("kind", [OPEN, RIVER, MAGINOT])
def test_3_1_4a_boundaries_are_drawn_by_their_kind(kind):
    neighbours = MAP.graph.across((kind,))
    known = {f"{MAP.name(a.id)}-{MAP.name(b)}" for a in MAP.areas for b in areas(neighbours[a.id])}
    drawn = lines.boundaries_of(kind)
    assert {*drawn, *("-".join(reversed(name.split("-"))) for name in drawn)} == known


@pytest.mark.parametrize("name", [n for n in geography().boundaries if n[-1].isdecimal()])
def test_a_boundary_is_long_enough_to_be_seen(name):
    line = geography().boundaries[name]
    assert sum(((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in pairwise(line)) > 12


@pytest.mark.parametrize("pair", [("2", "11"), ("3", "18")])
def test_3_1b_four_areas_meet_near_schengen_in_a_marked_point(pair):
    common = set(outline(pair[0])) & set(outline(pair[1]))
    assert len(common) == 1
    assert str(common.pop()[0]).rstrip("0").rstrip(".") in lines.meeting()


def test_9_3_2a_zones_touch_nothing():
    assert not any(edges(zone) & edges(name) for zone in ZONES for name in NAMES if name != zone)


def test_14_1a_zone_lines_are_drawn_where_the_data_have_them():
    across = MAP.graph.across((ZONE_LINE,))
    known = {frozenset((a.name, MAP.name(b))) for a in MAP.areas for b in areas(across[a.id])}
    assert {frozenset(name.split("-")) for name in geography().links} == known


@pytest.mark.parametrize("name", geography().links)
def test_14_1a_a_zone_line_leads_from_the_one_to_the_other(name):
    ends = [spot(end) for end in geography().links[name]]
    assert all(contains(area, end) for area, end in zip(name.split("-"), ends, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_an_outline_does_not_cross_itself(name):
    ring = outline(name)
    sides = list(pairwise((*ring, ring[0])))
    near = [
        (one, other)
        for one, other in combinations(sides, 2)
        if abs(one[0][0] - other[0][0]) < 60 and abs(one[0][1] - other[0][1]) < 60
    ]
    assert not any(crosses(*one, *other) for one, other in near)


def test_countries_are_drawn_whole():
    drawn = {
        country: country_shape(country).count("Z") for country in ("france", "belgium", "germany")
    }
    assert drawn == {"france": 1, "belgium": 1, "germany": 1}


# --- on the ground ----------------------------------------------------------------------------


@pytest.mark.parametrize(("area", "towns"), TOWNS.items())
def test_towns_lie_in_their_areas(area, towns):
    places = {town.name: spot(town.at) for town in geography().towns}
    assert [town for town in towns.split(", ") if not contains(area, places[town])] == []


@pytest.mark.parametrize("name", NAMES)
def test_counters_and_identifiers_stand_inside_their_area_alone(name):
    for places in (geography().stands, geography().identifiers):
        point = spot(places[name])
        assert [each for each in NAMES if contains(each, point)] == [name]


@pytest.mark.parametrize("name", NAMES)
def test_an_identifier_does_not_lie_under_the_counters(name):
    (x, y), (u, v) = spot(geography().stands[name]), spot(geography().identifiers[name])
    assert max(abs(x - u), abs(y - v)) > 45


def counters(area, count, is_contested):
    """The squares on which so many units of a side lie, or in a fight so many of each."""
    for side in ("axis", "allied") if is_contested else ("axis",):
        at, across = pieces.stand(area.id, side, is_contested, count)
        for dx, dy in pile_places(count, across):
            yield square(at[0] + dx * SIZE, at[1] + dy * SIZE, SIZE, SIZE)


def square(x, y, width, height):
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def printed(area):
    """The identifier and every line of the name; 8.7 is the width of a letter."""
    x, y = spot(geography().identifiers[area.name])
    yield square(x, y - 7, 40, 52)
    for n, line in enumerate(in_lines(area.title)):
        yield square(x, y + 34 + 15 * n, 8.7 * len(line), 14)


def hidden(area, count, is_contested):
    """How much of what is printed lies under the counters."""
    shown, hiding = list(printed(area)), list(counters(area, count, is_contested))
    over = sum(common(box, each) for box in shown for each in hiding)
    return over / sum((right - left) * (low - high) for left, high, right, low in shown)


def common(a, b):
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return max(width, 0) * max(height, 0)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_name_of_an_area_does_not_lie_under_its_counters(count):
    assert [area.title for area in MAP.areas if hidden(area, count, False) > 0.01] == []


@pytest.mark.parametrize(("count", "much"), [(1, 0.01), (2, 0.01), (3, 0.13), (4, 0.13), (5, 0.13)])
def test_7_3a_nor_in_a_fight_but_for_the_edge_of_a_stack(count, much):
    assert [area.title for area in MAP.areas if hidden(area, count, True) > much] == []


@pytest.mark.parametrize("port", ["15", "26", "27"])
def test_3_1_3a_nor_does_the_anchor_of_a_port(port):
    anchor = square(*spot(lettering.NAMES.ports[port]), 28, 28)
    area = MAP.areas[MAP.area(port)]
    assert all(common(anchor, each) == 0 for each in counters(area, 5, False))


def test_11_1_1_nor_does_paris():
    town = next(town for town in geography().towns if town.name == "Paris")
    paris = MAP.areas[MAP.paris]
    assert all(common(square(*spot(town.at), 20, 20), each) == 0 for each in counters(paris, 5, 0))


@pytest.mark.parametrize("name", ["1", "2", "4", "6"])
def test_13_1_1a_the_eastern_edge_is_the_edge_of_the_sheet(name):
    assert max(x for x, _ in outline(name)) == WIDTH


def test_the_boxes_lie_on_no_area():
    for box in boxes.BOXES.values():
        left, top = box.at
        corners = [(left + a * box.width, top + b * box.height) for a in (0, 1) for b in (0, 1)]
        assert not [name for name in NAMES for corner in corners if contains(name, corner)]


def test_no_two_boxes_overlap():
    for one, other in combinations(boxes.BOXES.values(), 2):
        (a, b), (c, d) = one.at, other.at
        assert (
            a + one.width <= c
            or c + other.width <= a
            or (b + one.height <= d or d + other.height <= b)
        )


# --- what is printed --------------------------------------------------------------------------


def words():
    tree = ElementTree.fromstring(sheet.background("campaign"))
    return [element.text for element in tree.iter() if element.text]


def test_3_1_1a_every_number_and_letter_is_printed():
    assert set(NAMES) <= set(words())


def test_3_1_2a_every_tem_is_printed():
    printed = words()
    for area in MAP.areas:
        assert f"+{area.tem}" in printed


def test_3_2a_3_3a_the_tracks_have_their_spaces():
    ids = list(boxes.BOXES)
    assert [f"turn_{n}" for n in range(1, 8)] == [id for id in ids if id.startswith("turn_")]
    assert [f"impulse_{n}" for n in range(1, 9)] == [id for id in ids if id.startswith("impulse_")]


def test_6_2_1_the_impulse_track_tells_the_chance_to_go_on():
    assert [TEXT.printed(boxes.note(f"impulse_{n}")) for n in (2, 4, 6, 8)] == [
        "Axis · 5 in 6",
        "Axis · 3 in 6",
        "Axis · 1 in 6",
        "Axis · 0 in 6",
    ]


def test_4_4_9_the_morale_table_is_printed():
    assert {"-10 (-5)", "-4 / -2", "-3"} <= set(words())


# --- size and freshness -----------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_map_is_small(scenario):
    drawn = sheet.background(scenario).replace(typefaces(), "")
    assert len(gzip.compress(drawn.encode(), 6)) < PACKED_LIMIT


def test_the_map_is_well_formed_and_of_its_size():
    tree = ElementTree.fromstring(sheet.background("campaign"))
    assert tree.get("viewBox") == f"0 0 {WIDTH:g} {HEIGHT:g}"


def test_every_copy_has_its_original():
    tree = ElementTree.fromstring(sheet.background("campaign"))
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    used = {element.get("href", "")[1:] for element in tree.iter() if element.get("href")}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)


def test_the_drawing_is_what_the_atlas_gives():
    assert atlas.geography() == atlas.OUTPUT.read_text("utf-8")
