"""What maps of a single battle share: groves, villages, escarpments."""

from sixweeks.board.drawing.battle import grove, hachures, strewn, unbroken, village
from sixweeks.board.hexes import Hex

CROSSROADS = [(100.0, 0.0), (0.0, 100.0), (-100.0, 0.0)]


def test_what_looks_random_is_always_the_same_and_in_bounds():
    found = [strewn(seed) for seed in range(200)]
    assert found == [strewn(seed) for seed in range(200)]
    assert all(-1 <= each <= 1 for each in found)


def test_a_grove_is_another_arrangement_for_each_kind():
    assert grove("a", 0) != grove("a", 1)
    assert grove("a", 0).count("#tree") == 17


def test_a_village_grows_along_its_roads():
    one_road = list(village(7, (0, 0), CROSSROADS[:1]))
    assert 0 < len(one_road) < len(list(village(7, (0, 0), CROSSROADS)))


def test_hexsides_that_do_not_meet_are_runs_of_their_own():
    a, b, c, d, e = (Hex(n) for n in range(5))
    assert unbroken([(a, b), (b, c), (d, e)]) == [[(a, b), (b, c)], [(d, e)]]


def test_the_strokes_of_an_escarpment_go_north():
    strokes = list(hachures([(0.0, 50.0), (65.0, 50.0)]))
    assert len(strokes) == 10
    assert {stroke.partition("l")[2] for stroke in strokes} == {"0 -11", "0 -17"}
