"""19 Special forces."""

import pytest

from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    assault,
    at,
    events,
    hex_at,
    offered,
    place_of,
    shifts_of,
    step_of,
)

LIEGE = {"fort EE": "1537", "BE 3 Corps": "1537", "G 6 Army": "1636"}
FORT = 1 << hex_at("1537")


def storming(units=None, **fields):
    return assault(at("german combat", units or LIEGE, **fields), "1537", "G 6 Army")


def display_of(game, name):
    names = ["BB", "SA Koch", "SF", "CF"]
    return game.special_forces[names.index(name)]


def test_19_0_one_special_force_may_be_committed():
    assert offered(storming()) == {"commit BB", "commit SA Koch", "no"}


def test_19_0_or_none():
    game = answer(storming(), "no")
    assert step_of(game) == "Combat roll"


def test_19_0_only_against_an_intact_fort():
    assert step_of(storming(destroyed=FORT)) == "Combat roll"


def test_19_0_not_against_open_ground():
    game = assault(at("german combat", {"F 1 Army": "1343", "G 4 Army": "1342"}), "1343")
    assert step_of(game) == "Combat roll"


def test_19_0_only_own_special_forces():
    game = storming(sf={"CF": "available"})
    assert against(game, "commit CF") == {"19.0 own"}


def test_19_1_not_those_that_are_gone():
    game = storming(sf={"BB": "lost"})
    assert against(game, "commit BB") == {"19.1 gone"}


@pytest.mark.parametrize(
    ("name", "die", "destroyed"),
    [("BB", 3, True), ("BB", 4, False), ("SA Koch", 4, True), ("SA Koch", 5, False)],
)
def test_19_0_success_within_the_range_of_the_marker(name, die, destroyed):
    game = answer(storming(), f"commit {name}", die)
    assert bool(game.destroyed & FORT) == destroyed


def test_19_1_success_leaves_the_fortress_unit():
    game = answer(storming(), "commit SA Koch", 1)
    assert place_of(game, "fort EE") == "1537"
    assert [event.rule for event in events(game, "fort_destroyed")] == ["19.1"]


@pytest.mark.parametrize("die", [1, 6])
def test_19_1_it_is_gone_either_way(die):
    game = answer(storming(), "commit SA Koch", die)
    assert display_of(game, "SA Koch") == -3


def test_10_5_e_the_fort_is_gone_before_shifts_are_counted():
    game = answer(storming(), "commit SA Koch", 1)
    assert "fort" not in shifts_of(game, "german", "1537", "G 6 Army")
    assert step_of(game) == "Combat roll"


def test_10_2_b_after_success_mech_units_may_use_the_mobile_table():
    units = {"BE 3 Corps": "1537", "16 Pz": "1636"}
    game = assault(at("german combat", units), "1537")
    assert offered(answer(game, "commit BB", 1)) == {"assault", "mobile"}


def test_28_2_the_french_force_strikes_at_the_westwall():
    units = {"F 3 Army": "1740", "G 1 Army": "1839"}
    game = assault(at("allied combat", units, sf={"CF": "available"}), "1839")
    assert offered(game) == {"commit CF", "no"}
    assert answer(game, "commit CF", 2).destroyed == 1 << hex_at("1839")
