"""The battlefields as the game reads them, against what is said of places, roads and streams."""

from itertools import pairwise

import pytest

from sixweeks.board.flood import flood
from sixweeks.board.hexes import bits
from sixweeks.board.hexsides import open_sides, pairs
from sixweeks.games.blitzkrieg.model.components import BATTLEFIELDS

HANNUT, STONNE = BATTLEFIELDS["hannut"], BATTLEFIELDS["stonne"]
both = pytest.mark.parametrize("field", BATTLEFIELDS.values(), ids=list(BATTLEFIELDS))


def near(field, hex):
    return set(field.grid.numbers(field.grid.around[field.grid.hex(hex)]))


def numbered(field, some_pairs):
    return {frozenset(map(field.grid.number, pair)) for pair in some_pairs}


def sides(text):
    return {frozenset(pair.split("/")) for pair in text.split()}


# The sheets


@both
def test_map_there_are_352_hexes(field):
    assert field.grid.all.bit_count() == 352


@pytest.mark.parametrize(
    ("hex", "wanted"),
    [
        ("0708", "0707 0709 0607 0608 0807 0808"),
        ("0808", "0807 0809 0708 0709 0908 0909"),
        ("0101", "0102 0201"),
        ("2216", "2215 2116"),
    ],
)
def test_map_the_even_columns_of_hannut_lie_half_a_hex_lower(hex, wanted):
    assert near(HANNUT, hex) == set(wanted.split())


@pytest.mark.parametrize(
    ("hex", "wanted"),
    [
        ("0711", "0710 0712 0610 0611 0810 0811"),
        ("0812", "0811 0813 0712 0713 0912 0913"),
        ("0101", "0102 0201"),
        ("1622", "1621 1522"),
    ],
)
def test_map_the_even_rows_of_stonne_lie_half_a_hex_further_east(hex, wanted):
    assert near(STONNE, hex) == set(wanted.split())


@pytest.mark.parametrize(
    ("field", "east", "south"),
    [(HANNUT, "0201", "0102"), (STONNE, "0102", "0201")],
    ids=["hannut", "stonne"],
)
def test_map_the_first_hex_lies_in_the_north_west(field, east, south):
    x, y = field.grid.centre(field.grid.hex("0101"))
    assert field.grid.centre(field.grid.hex(east))[0] > x
    assert field.grid.centre(field.grid.hex(south))[1] > y


@pytest.mark.parametrize(
    ("edge", "hannut", "stonne"),
    [
        ("north", ("01", 2), ("01", 0)),
        ("south", ("16", 2), ("16", 0)),
        ("west", ("01", 0), ("01", 2)),
        ("east", ("22", 0), ("22", 2)),
    ],
)
def test_map_an_edge_is_the_outermost_row_or_column(edge, hannut, stonne):
    for field, (digits, at) in ((HANNUT, hannut), (STONNE, stonne)):
        numbers = field.grid.numbers(field.grid.all)
        wanted = [number for number in numbers if number[at : at + 2] == digits]
        assert field.grid.numbers(field.grid.edges[edge]) == wanted


# Terrain

TOWNS = {
    "hannut": {
        "Marilles": "0703",
        "Jauche": "0708 0808",
        "Folx-les-Caves": "0412",
        "Maret": "1302",
        "Orp-le-Grand": "1303",
        "Orp-le-Petit": "1205",
        "Jandrain": "1110",
        "Jandrenouille": "1014",
        "Merdorp": "1516",
        "Wansin": "1809",
        "Thisnes": "2212",
        "Petit-Hallet": "1806",
        "Grand-Hallet": "2005",
        "Lincent": "2102",
        "Enines": "0306",
    },
    "stonne": {
        "Stonne": "0811 0812",
        "Les Huttes d'Ogny": "0807",
        "La Grange-au-Mont": "0906",
        "Le Mont-Dieu": "0902",
        "La Besace": "0617",
        "Artaise-le-Vivier": "0305",
        "Les Grandes-Armoises": "1306",
        "Sy": "1508",
        "La Berlière": "1510",
    },
}
HILLS = {"Pain de Sucre": "0713", "Mont Damion": "1213"}


@both
def test_map_the_built_up_hexes_are_the_towns(field):
    towns = " ".join(TOWNS[field.id].values())
    assert field.built_up == field.grid.mask(towns)


@both
def test_map_towns_and_hills_have_their_names(field):
    found = {name: " ".join(field.grid.numbers(mask)) for name, mask in field.places.items()}
    assert found == TOWNS[field.id] | (HILLS if field is STONNE else {})


@both
def test_map_a_hex_has_one_terrain(field):
    masks = (field.clear, field.orchard, field.woods, field.built_up)
    assert sum(mask.bit_count() for mask in masks) == 352
    assert field.cover == field.grid.all & ~field.clear


def test_map_the_levels():
    levels = [{field.level[hex] for hex in bits(field.grid.all)} for field in (HANNUT, STONNE)]
    assert levels == [{0, 1, 2}, {0, 1, 2, 3}]
    top = [hex for hex in bits(STONNE.grid.all) if STONNE.level[hex] == 3]
    assert top == [STONNE.grid.hex("0713")]


def test_map_the_crest_of_stonne_reaches_from_the_mont_dieu_to_0815():
    assert {STONNE.level[hex] for hex in bits(STONNE.hexes("0804-0815"))} == {2}


def test_map_the_plain_north_of_the_crest_and_the_east_lie_low():
    low = STONNE.hexes("0101-0111 0201-0211 0301-0311 0401-0411") | STONNE.grid.edges["east"]
    assert {STONNE.level[hex] for hex in bits(low)} == {0}


def test_map_the_woods_of_mont_dieu_and_raucourt():
    mont_dieu = STONNE.hexes(" ".join(f"{row:02}01-{row:02}06" for row in range(6, 13)))
    raucourt = STONNE.hexes(" ".join(f"{row:02}12-{row:02}18" for row in range(1, 7)))
    assert (STONNE.woods & mont_dieu).bit_count() == 28
    assert (STONNE.woods & raucourt).bit_count() == 27


def test_map_the_valley_of_the_petite_gette_lies_low_on_one_bank_at_least():
    for one, other in HANNUT.lines["gette"]:
        assert min(HANNUT.level[one], HANNUT.level[other]) == 0


# Roads


@both
def test_map_consecutive_hexes_of_a_road_are_adjacent(field):
    for road in field.roads:
        assert all(field.grid.are_adjacent(one, other) for one, other in pairwise(road.hexes))


@both
def test_map_all_roads_hang_together(field):
    hexes = sum({1 << hex for road in field.roads for hex in road.hexes})
    assert flood(field.grid, hexes & -hexes, field.grid.all, field.road) == hexes


@both
def test_map_every_town_lies_on_a_road(field):
    assert not field.built_up & ~sum({1 << hex for road in field.roads for hex in road.hexes})


@both
def test_map_no_stretch_is_both_main_and_secondary(field):
    main, secondary = (pairs(field.grid, kind) for kind in (field.main_road, field.secondary_road))
    assert set(main).isdisjoint(secondary)
    assert {*main, *secondary} == set(pairs(field.grid, field.road))


def test_map_the_road_from_la_besace_to_the_south_begins_as_a_main_road():
    assert sides("0617/0717") <= numbered(STONNE, pairs(STONNE.grid, STONNE.main_road))


EXITS = {
    "hannut": {
        "east": "2201 2205 2210 2213",
        "west": "0102 0105 0112",
        "north": "0701 1301",
        "south": "1416",
    },
    "stonne": {
        "north": "0104 0109 0117",
        "south": "1604 1610 1617",
        "west": "0901",
        "east": "0722",
    },
}


@both
def test_map_roads_leave_the_map_by_these_hexes(field):
    found = {
        edge: field.grid.mask(
            [field.grid.number(hex) for hex, (by, _) in field.exits.items() if by == edge]
        )
        for edge in field.grid.edges
    }
    assert found == {edge: field.grid.mask(hexes) for edge, hexes in EXITS[field.id].items()}
    assert all(field.grid.edges[edge] & found[edge] == found[edge] for edge in found)


@pytest.mark.parametrize(
    ("field", "hexes"),
    [(HANNUT, "2210 2213 0105 1416"), (STONNE, "0901 0722")],
    ids=["hannut", "stonne"],
)
def test_map_the_main_roads_leave_as_main_roads(field, hexes):
    main = {field.grid.number(hex) for hex, (_, kind) in field.exits.items() if kind == "main"}
    assert main == set(hexes.split())


# Streams and escarpment


def test_map_the_petite_gette_has_41_sides_and_the_brook_15():
    assert [len(HANNUT.lines[name]) for name in ("gette", "river")] == [41, 15]
    assert len(pairs(HANNUT.grid, HANNUT.gette)) == 41
    assert len(pairs(HANNUT.grid, HANNUT.river)) == 15


def test_map_the_petite_gette_separates_east_from_west():
    grid = HANNUT.grid
    west = flood(grid, grid.mask("0101"), grid.all, open_sides(grid, HANNUT.gette))
    assert not west & HANNUT.grid.edges["east"]
    assert west & HANNUT.grid.edges["west"] == HANNUT.hexes("0101-0112")
    places = {name for name, mask in HANNUT.places.items() if mask & west}
    assert places == {
        *("Marilles", "Jauche", "Folx-les-Caves", "Enines", "Orp-le-Petit", "Orp-le-Grand", "Maret")
    }


def test_map_roads_cross_the_petite_gette_in_four_places():
    crossed = numbered(HANNUT, HANNUT.lines["gette"]) & numbered(
        HANNUT, pairs(HANNUT.grid, HANNUT.road)
    )
    assert crossed == sides("0708/0808 1303/1403 1205/1206 0412/0513")


def test_map_roads_cross_the_jandrain_brook_in_three_places():
    crossed = numbered(HANNUT, HANNUT.lines["river"]) & numbered(
        HANNUT, pairs(HANNUT.grid, HANNUT.road)
    )
    assert crossed == sides("1110/1209 1107/1206 1111/1211")


def test_map_the_escarpment_has_14_sides_and_leaves_the_two_roads_free():
    escarpment = numbered(STONNE, pairs(STONNE.grid, STONNE.escarpment))
    roads = numbered(STONNE, pairs(STONNE.grid, STONNE.road))
    assert len(escarpment) == 14
    assert not escarpment & roads
    assert sides("0606/0707 0610/0711") <= roads


# Ranges of hexes


def test_map_a_list_of_hexes_may_have_ranges():
    assert STONNE.hexes("0104 0108-0112") == STONNE.grid.mask("0104 0108 0109 0110 0111 0112")
    assert STONNE.hexes("") == 0


def test_14_1c_the_entry_hexes_of_hannut_are_its_east_edge():
    third, fourth = HANNUT.hexes("2201-2210"), HANNUT.hexes("2211-2216")
    assert third | fourth == HANNUT.grid.edges["east"]
    assert not third & fourth


def test_14_2c_14_2g_the_entry_hexes_of_stonne_lie_on_its_north_edge():
    entry = STONNE.hexes("0104 0108-0112")
    assert entry & STONNE.grid.edges["north"] == entry
