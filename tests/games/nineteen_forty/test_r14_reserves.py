"""14, 15, 22 Reserves, reinforcements and optional corps."""

import pytest

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Impulse
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import MovementPhase
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from tests.games.nineteen_forty.toolkit import (
    against,
    answer,
    bits_of,
    hexes,
    offered,
    place_of,
    points_left,
    run,
    sketch,
    state_of,
    unit,
)


def arriving(side, units=None, **fields):
    return run(sketch(units or {}, **fields), Arrivals(by=side), side)


def bring(game, name):
    answer(game, f"bring {name}")
    return hexes(game, "at")


GERMAN_RESERVES = {"I", "XL", "XVII", "XXXVIII", "XLII", "XLIII", "XLIV", "22"}


def test_14_a_14_c_any_german_reserve_from_turn_2():
    assert offered(arriving("german", turn=2)) == {f"bring G {n}" for n in GERMAN_RESERVES} | {
        "later"
    }
    assert offered(arriving("german", turn=1)) == set()


def test_14_c_in_friendly_german_cities():
    assert {"0404", "0906", "1606"} <= bring(arriving("german"), "G I")
    assert "0404" not in bring(arriving("german", control=["0906"]), "G I")


def test_14_c_not_in_an_enemy_zone():
    assert "1606" not in bring(arriving("german", {"F XX": "1607"}), "G I")


def test_14_c_two_a_turn():
    game = answer(arriving("german"), "bring G I", "at 0404", "bring G XL", "at 0906")
    assert offered(game) == set()
    assert (place_of(game, "G I"), place_of(game, "G XL")) == ("0404", "0906")


def test_14_b_one_reserve_to_a_hex():
    game = answer(arriving("german"), "bring G I", "at 0404")
    assert "0404" not in bring(game, "G XL")


def test_11_i_the_air_landing_division_may_come_as_a_reserve():
    game = answer(arriving("german"), "bring G 22", "at 0404")
    assert game.grounded == bits_of("G 22")


def test_14_d_14_h_french_british_and_border_reserves():
    names = {"F XXI", "F XXIII", "F XV", "F XXV", "F 3 DCR", "F 4 DCR", "B 46", "F XLV", "F 63"}
    found = {each[6:] for each in offered(arriving("allied")) if each.startswith("bring")}
    assert found == names | {"B 1 Arm"}


def test_14_d_14_f_three_a_turn_at_the_gathering_points():
    game = arriving("allied")
    assert bring(game, "F XXI") == {"1718", "1814", "2414"}
    answer(game, "at 1718", "bring F XXIII", "at 1814", "bring F XV")
    assert place_of(game, "F XV") == "waiting"
    answer(game, "at 2414")
    assert {each for each in offered(game) if each.startswith("bring F")} == set()


@pytest.mark.parametrize(("turn", "impulse", "comes"), [(0, 1, False), (1, 1, False), (1, 2, True)])
def test_14_e_on_turn_1_in_the_second_impulse_only(turn, impulse, comes):
    game = arriving("allied", turn=turn, impulse=impulse)
    assert ("bring F XXI" in offered(game)) == comes


def test_14_f_a_blocked_point_opens_one_hex_of_paris():
    game = arriving("allied", {"G X": "1717"})
    assert bring(game, "F XXI") == {"1814", "2414", "2018", "2019", "2119"}
    assert bring(answer(game, "at 2018"), "F XXIII") == {"1814", "2414"}


def test_14_f_a_blocked_hex_of_paris_opens_the_west_edge_south_of_1921():
    game = arriving("allied", {"G X": "1717", "G IV": "2118"})
    goals = bring(game, "F XXI")
    assert {"1921", "3220"} <= goals
    assert "1820" not in goals


def test_14_f_14_k_entering_by_the_edge_costs_a_point_and_bars_rail():
    game = answer(arriving("allied"), "bring B 1 Arm", "at 1921")
    assert game.arrivals.by_edge == bits_of("B 1 Arm")
    run(game, MovementPhase(by="allied"), "allied")
    answer(game, "unit B 1 Arm")
    assert points_left(game) == 9
    assert "rail" not in offered(game)


@pytest.mark.parametrize(("name", "turn"), [("B 1 Arm", 2), ("B 2 Arm", 6)])
def test_14_k_22_a_the_british_reinforcements_come_on_their_turn(name, turn):
    assert f"bring {name}" not in offered(arriving("allied", turn=turn - 1, impulse=2))
    game = arriving("allied", turn=turn)
    assert {"1521", "1921", "3220"} <= bring(game, name)


INVADED = Countries(
    "allied", "allied", "allied", "allied", {"switzerland": 3}, is_border_alarmed=True
)


def test_14_g_14_m_border_reserves_appear_at_the_swiss_border():
    game = arriving("allied", turn=3, countries=INVADED)
    assert {"2705", "3208"} <= bring(game, "F XLV")
    answer(game, "at 2705")
    assert game.arrivals.allied == 0


def test_14_m_only_in_the_first_impulse_after_the_invasion():
    game = answer(arriving("allied", turn=3, countries=INVADED), "later")
    assert not game.countries.is_border_alarmed


def test_14_j_one_swiss_reserve_a_turn_from_the_turn_after_the_invasion():
    assert "bring S 4" not in offered(arriving("allied", turn=3, countries=INVADED))
    game = arriving("allied", turn=4, countries=INVADED)
    assert bring(game, "S 4") == {"2804", "2901", "3105"}
    answer(game, "at 2901")
    assert "bring S 5" not in offered(game)


def test_14_i_reserves_may_be_put_off_to_the_second_impulse():
    assert "bring F XXI" in offered(arriving("allied", turn=3, impulse=2))
    assert "later" in offered(arriving("allied", turn=3))


def test_14_k_reinforcements_may_wait_for_the_second_impulse_and_no_longer():
    """A-64"""
    assert "later" in offered(arriving("allied", turn=2, impulse=1))
    game = arriving("allied", turn=2, impulse=2)
    assert "later" not in offered(game)
    assert against(game, "later") == {"14.k due"}
    assert "later" in offered(answer(game, "bring B 1 Arm", "at 1521"))


# --- 15 optional corps

PANZERS = {"G 9 Pz": "0404", "G 10 Pz": "0404", "G SSV": "0404"}


def forming(units, side="german"):
    return run(sketch(units), Impulse(by=side, number=1, at="form"), side)


def test_15_a_two_armored_divisions_and_a_motorized_one_form_the_corps():
    game = answer(forming(PANZERS), "form 0404")
    assert (place_of(game, "G XXXIX"), place_of(game, "G 9 Pz")) == ("0404", "formed")


def test_15_a_they_must_be_in_one_hex_and_undisrupted():
    assert "form 0404" not in offered(forming({**PANZERS, "G SSV": "0405"}))
    assert "form 0404" not in offered(forming({**PANZERS, "G SSV": "0404*"}))


def test_15_a_the_owner_says_which_motorized_division_stays_out():
    game = answer(forming({**PANZERS, "G SSC": "0404"}), "form 0404")
    assert offered(game) == {"leave_out G SSV", "leave_out G SSC"}
    answer(game, "leave_out G SSV")
    places = [place_of(game, name) for name in ("G XXXIX", "G SSV", "G SSC")]
    assert places == ["0404", "0404", "formed"]


def test_15_e_the_owner_says_which_armored_division_stays_out():
    units = dict.fromkeys(("F 1 DCR", "F 2 DCR", "F 4 DCR", "F 1 DIM"), "1814")
    game = answer(forming(units, "allied"), "form 1814", "leave_out F 2 DCR")
    assert (place_of(game, "F Arm"), place_of(game, "F 2 DCR")) == ("1814", "1814")


def test_15_f_other_units_of_the_hex_do_not_matter():
    assert "form 0404" in offered(forming({**PANZERS, "G 1 Cav": "0404"}))


def test_15_e_the_french_armored_corps():
    units = dict.fromkeys(("F 1 DCR", "F 4 DCR", "F 1 DIM"), "1814")
    game = answer(forming(units, "allied"), "form 1814")
    assert place_of(game, "F Arm") == "1814"


def test_15_b_15_f_the_corps_is_broken_up_into_its_divisions_as_it_is():
    game = answer(forming(PANZERS), "form 0404")
    effects.disrupt(game, [unit("G XXXIX")], 2, "7.p")
    game = run(game, Impulse(by="german", number=2, at="break_up"), "german")
    answer(game, "break G XXXIX")
    assert (place_of(game, "G 9 Pz"), state_of(game, "G 9 Pz")) == ("0404", "repulsed")
    assert place_of(game, "G XXXIX") == "waiting"


def test_15_f_with_the_corps_its_divisions_are_lost():
    game = answer(forming(PANZERS), "form 0404")
    effects.eliminate(game, [unit("G XXXIX")], "7.t")
    assert {place_of(game, name) for name in PANZERS} == {"removed"}
