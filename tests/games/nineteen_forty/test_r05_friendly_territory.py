"""5 Friendly territory."""

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.state import DRIVEN_BACK, SOUND, Countries, Unit
from tests.games.nineteen_forty.toolkit import at, friendly, hex_at, march, sketch, unit


def test_5_e_at_the_start_france_is_allied_germany_german_and_the_rest_nobodys():
    game = sketch({}, countries=Countries())
    assert friendly(game, "allied", "1813", "0404", "1013") == [True, False, False]
    assert friendly(game, "german", "1813", "0404", "1013") == [False, True, False]


def test_5_a_a_hex_belongs_to_who_occupies_it():
    game = sketch({"G X": "1813"})
    assert (friendly(game, "german", "1813"), friendly(game, "allied", "1813")) == ([True], [False])


def test_5_a_occupation_goes_before_a_zone():
    assert friendly(sketch({"G X": "1813", "F III": "1812"}), "german", "1813", "1812") == [
        True,
        False,
    ]


def test_5_a_5_b_an_uncontested_zone_claims_a_hex():
    assert friendly(sketch({"G X": "1813"}), "german", "1814") == [True]


def test_5_b_5_d_where_both_have_zones_the_hex_stays_as_it_was():
    game = sketch({"G X": "1813", "F III": "1815"})
    assert friendly(game, "german", "1814") == [False]
    game = sketch({"G X": "1813", "F III": "1815"}, control=["1814"])
    assert friendly(game, "german", "1814") == [True]


def test_5_a_the_last_claim_lasts_when_the_unit_has_gone():
    game = sketch({"G X": "1813"})
    effects.put(game, [unit("G X")], Unit(hex_at("2209")))
    assert friendly(game, "german", "1813", "1814") == [True, True]


def test_5_a_a_disrupted_enemy_no_longer_contests():
    game = sketch({"G X": "1813", "F III": "1815"})
    effects.disrupt(game, [unit("F III")], DRIVEN_BACK, "7.r")
    assert friendly(game, "german", "1814", "1815") == [True, False]


def test_5_c_a_hex_is_friendly_to_one_side_alone():
    game = sketch({"G X": "1813", "F III": "1815"})
    for number in ("1813", "1814", "1815", "0404", "2018"):
        assert sum(friendly(game, side, number)[0] for side in ("german", "allied")) == 1


def test_5_f_every_hex_entered_on_a_march_and_those_beside_it_change_hands():
    game = march(at("german movement", {"G X": "1813"}, control=["1813"]), "G X", "1816")
    assert friendly(game, "german", "1813", "1815", "1816", "1714", "1915", "1817") == [True] * 6


def test_5_f_a_march_claims_nothing_that_an_enemy_zone_contests():
    game = march(
        at("german movement", {"G X": "1813", "F III": "1616"}, control=["1813"]), "G X", "1815"
    )
    assert friendly(game, "german", "1715", "1714", "1716") == [True, True, False]


def test_5_f_a_retreat_claims_only_where_it_ends():
    game = sketch({"F III": "1813", "G X": "2018"}, control=["1812", "1811", "1810"])
    effects.retreat(game, unit("F III"), hex_at("1810"))
    assert friendly(game, "allied", "1811", "1810") == [False, True]


def test_5_f_rail_claims_only_where_it_ends():
    game = sketch({"F III": "1813"}, control=["1817"])
    effects.travel(game, unit("F III"), hex_at("1820"))
    assert friendly(game, "allied", "1820", "1817") == [True, False]


def test_5_e_a_neutral_country_cannot_be_claimed():
    """A-63 Nothing runs inside a country that is still neutral."""
    game = sketch({"G X": "1408"}, countries=Countries())
    assert friendly(game, "german", "1409") == [False]


def test_13_c_who_joins_is_allied_ground_but_where_germans_have_a_claim():
    game = sketch({"G X": "1408"}, countries=Countries())
    effects.invade(game, "belgium", "13.o")
    assert friendly(game, "german", "1409", "1013") == [True, False]
    assert friendly(game, "allied", "1409", "1013") == [False, True]


def test_5_a_a_shared_hex_stays_with_its_holder():
    """A-35 After a drop."""
    game = sketch({"N III": "0509"})
    effects.put(game, [unit("G 1 FJ")], Unit(hex_at("0509"), SOUND))
    assert friendly(game, "allied", "0509") == [True]


def test_5_a_a_regiment_claims_the_hex_it_is_in():
    assert friendly(sketch({"G 1 FJ": "0411"}), "german", "0411", "0311") == [True, False]


def test_5_f_the_allies_win_ground_back_by_marching():
    game = march(
        at("allied movement", {"F III": "1819"}, control=["1817", "1816"]), "F III", "1817"
    )
    assert friendly(game, "allied", "1817", "1816") == [True, True]
