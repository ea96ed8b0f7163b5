import pytest

from sixweeks.board.areas import AreaMap, BadAreaName

# A corner of Springtime's map: the Saar, the Ardennes and the Maginot Line.
LINKS = """2-3 open; 2-18 maginot; 3-11 open; 11-17 river; 11-18 maginot; 17-18 open; 17-24 river;
           18-24 open; 24-25 river; 25-A zone"""
BOUNDARIES = [link.replace("-", " ").split() for link in LINKS.split(";")]
NAMES = ["2", "3", "11", "17", "18", "24", "25", "A", "F"]
MAP = AreaMap(NAMES, [(a, b, kind) for a, b, kind in BOUNDARIES])


def area(name):
    return MAP.area(name)


def test_masks_and_names_are_inverse():
    assert MAP.names(MAP.mask("A 3 18")) == ["3", "18", "A"]
    assert MAP.names(MAP.all) == NAMES


def test_neighbours_share_a_boundary():
    assert MAP.names(MAP.neighbours[area("18")]) == ["2", "11", "17", "24"]
    assert MAP.neighbours[area("F")] == 0


def test_boundaries_have_a_kind_both_ways():
    assert MAP.boundary(area("2"), area("18")) == MAP.boundary(area("18"), area("2")) == "maginot"
    assert MAP.kinds == ("open", "maginot", "river", "zone")


def test_a_point_contact_is_no_boundary():
    assert not MAP.are_adjacent(area("3"), area("18"))
    with pytest.raises(ValueError, match="Areas 3 and 18 are not adjacent"):
        MAP.boundary(area("3"), area("18"))


def test_neighbours_across_a_kind():
    assert MAP.names(MAP.across(["maginot"])[area("18")]) == ["2", "11"]
    assert MAP.spread(MAP.mask("25"), ["maginot"]) == 0


def test_spread():
    assert MAP.names(MAP.spread(MAP.mask("3 25"))) == ["2", "11", "24", "A"]


def test_flood_stays_inside():
    assert MAP.names(MAP.flood(MAP.mask("2 F"), MAP.all)) == NAMES
    assert MAP.names(MAP.flood(MAP.mask("2"), MAP.mask("2 3 17 18"))) == ["2", "3", "17", "18"]
    assert MAP.flood(MAP.mask("2"), MAP.mask("3")) == 0


def test_flood_across_some_kinds():
    assert MAP.names(MAP.flood(MAP.mask("2"), MAP.all, ["open"])) == ["2", "3", "11"]


def test_distance_counts_the_boundaries_crossed():
    assert MAP.distance(area("3"), area("3")) == 0
    assert MAP.distance(area("3"), area("25")) == 4
    assert MAP.distance(area("2"), area("18"), ["open", "river"]) == 4
    with pytest.raises(ValueError, match="No way leads from 2 to F"):
        MAP.distance(area("2"), area("F"))


def test_within():
    assert MAP.names(MAP.within(MAP.mask("25 F"), 1)) == ["24", "25", "A", "F"]
    assert MAP.within(MAP.mask("2"), 0) == MAP.mask("2")


def test_an_unknown_area_is_refused():
    with pytest.raises(BadAreaName, match="There is no area '99' on this map"):
        MAP.mask("2 99")


@pytest.mark.parametrize(
    ("names", "boundaries", "complaint"),
    [
        (["1", "1"], [], "the same name"),
        (["1", "2"], [("1", "1", "open")], "no boundary with itself"),
        (["1", "2"], [("1", "2", "open"), ("2", "1", "river")], "given twice"),
    ],
)
def test_a_bad_map_is_refused(names, boundaries, complaint):
    with pytest.raises(ValueError, match=complaint):
        AreaMap(names, boundaries)
