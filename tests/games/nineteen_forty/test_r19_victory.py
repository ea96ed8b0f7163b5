"""19 Victory, and 13.h, 13.l surrender."""

import pytest
from msgspec.structs import replace

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import INTRINSIC
from sixweeks.games.nineteen_forty.model.state import DEAD, EVACUATED, BySide, Countries
from sixweeks.games.nineteen_forty.rules.r13_neutrals import (
    check_belgian_surrender,
    check_dutch_surrender,
)
from sixweeks.games.nineteen_forty.rules.r19_victory import (
    NORTH,
    is_accomplished,
    verdict,
    victory_points,
)
from tests.games.nineteen_forty.data_files import SCENARIO, hexes_of
from tests.games.nineteen_forty.toolkit import PLANS, place_of, sketch, unit

NORTHERN = ["0817", "0919", "0920", "1020", "0812", "1013", "0915", "1110", "1211", "1117"]
PARIS = ["2018", "2019", "2119"]
BELGIUM_ALONE = Countries("allied", "neutral", "allied", invaded_on={"belgium": 0})


def ended(dead=(), objective="3", countries=BELGIUM_ALONE, units=None, control=()):
    """A finished game: who is dead, and what is German besides Germany."""
    germany = sorted(hexes_of("country", "germany"))
    plans = replace(PLANS, objective=objective)
    garrison = {"F XX": "1808"} if units is None else units
    game = sketch(garrison, plans=plans, countries=countries, control=[*germany, *control])
    effects.take_off(game, [unit(name) for name in dead], DEAD)
    return game


def level(*dead, **fields):
    return verdict(ended(dead, **fields))[1]


def points(*dead):
    return victory_points(ended(dead))


# --- points


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("B I", 15),
        ("F Cav", 8),
        ("F XX", 4),
        ("F IX", 3),
        ("F 1 DCR", 4),
        ("Be I", 0),
        ("N I", 0),
        ("S 1", 0),
    ],
)
def test_19_b_german_points(name, value):
    assert points(name) == BySide(german=value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("G 1 FJ", 5), ("G 22", 5), ("G XIX", 24), ("G SSV", 6), ("G IV", 10), ("G 1 Cav", 2)],
)
def test_19_c_allied_points(name, value):
    assert points(name) == BySide(allied=value)


def test_6_r_evacuated_units_are_not_eliminated():
    game = ended()
    effects.take_off(game, [unit("B I")], EVACUATED)
    assert victory_points(game) == BySide()


# --- objectives


def test_19_e_the_maginot_line_is_cleared_when_no_ally_is_in_it():
    assert not is_accomplished(ended(), "1")
    assert is_accomplished(ended(units={"F XX": "1813"}), "1")


def test_19_f_paris_is_three_hexes():
    assert is_accomplished(ended(control=PARIS), "2")
    assert not is_accomplished(ended(control=PARIS[:2]), "2")


def test_19_g_the_north():
    assert is_accomplished(ended(control=NORTHERN), "3")
    assert NORTH.bit_count() == len(NORTHERN)


@pytest.mark.parametrize("missing", NORTHERN)
def test_19_g_every_port_belgian_city_and_lille_counts(missing):
    held = [hex for hex in NORTHERN if hex != missing]
    assert not is_accomplished(ended(control=held), "3")


# --- levels


def test_19_d_19_k_a_defeated_plan_is_at_least_a_marginal_allied_victory():
    assert level("B I") == "allied_marginal"


def test_19_j_with_the_points_it_is_decisive():
    assert level() == "allied_decisive"
    assert level("G XIX", "B I") == "allied_decisive"


def test_19_i_with_two_hexes_of_the_ruhr_strategic():
    ruhr = {"F XX": SCENARIO["ruhr"][0], "F IX": SCENARIO["ruhr"][1]}
    assert level("G XIX", units=ruhr) == "allied_strategic"
    assert level(units=ruhr) == "allied_decisive"


def test_19_k_points_alone_are_marginal_too():
    assert level("G XIX", control=NORTHERN) == "allied_marginal"
    assert level(control=NORTHERN) == "allied_marginal"


def test_19_l_the_plan_and_the_points_are_a_draw():
    assert level("F XX", control=NORTHERN, units={"F IX": "1808"}) == "draw"


def test_19_m_another_objective_is_a_marginal_german_victory():
    dead = ("F IX", "F VIII", "F XVII", "G 1 FJ")
    assert level(*dead, control=[*NORTHERN, *PARIS]) == "german_marginal"


def test_19_n_with_twice_the_points_decisive():
    assert level("B II", "G 1 FJ", control=[*NORTHERN, *PARIS]) == "german_decisive"


def test_19_o_with_12_british_factors_strategic():
    dead = ("B I", "B II", "B 5", "G 1 FJ")
    assert level(*dead, control=[*NORTHERN, *PARIS]) == "german_strategic"


def test_19_o_or_with_the_third_objective():
    control = [*NORTHERN, *PARIS]
    assert level("F IX", control=control, units={"F XX": "1813"}) == "german_strategic"


def test_19_h_an_unbeaten_holland_defeats_the_plan():
    invaded = Countries("allied", "allied", "allied", invaded_on={"netherlands": 0})
    assert level("B I", control=NORTHERN, countries=invaded) == "allied_marginal"
    beaten = Countries("allied", "surrendered", "allied", invaded_on={"netherlands": 0})
    assert level("B I", control=NORTHERN, countries=beaten) == "draw"


# --- surrender


def test_13_h_holland_surrenders_with_two_major_cities():
    game = sketch({"N II": "0709", "F XX": "0612"}, control=["0310", "0411"], strengths=INTRINSIC)
    check_dutch_surrender(game)
    assert game.countries.netherlands == "surrendered"
    assert (place_of(game, "N II"), place_of(game, "F XX")) == ("removed", "0612")
    assert game.strengths.bit_count() == 1


def test_13_h_not_with_one():
    game = sketch({"N II": "0709"}, control=["0411"])
    check_dutch_surrender(game)
    assert game.countries.netherlands == "allied"


@pytest.mark.parametrize(
    ("left", "control", "outcome"),
    [
        ("B I", ["0812", "1013"], "surrendered"),
        ("B 5", ["0812", "1013"], "allied"),
        ("B I", ["0812"], "allied"),
    ],
)
def test_13_l_belgium_surrenders_when_a_bef_corps_has_left_and_both_cities_are_lost(
    left, control, outcome
):
    game = sketch({"Be I": "0915"}, control=control)
    effects.take_off(game, [unit(left)], EVACUATED)
    check_belgian_surrender(game)
    assert game.countries.belgium == outcome
