"""13 Neutrals: invasion, and where their units go."""

from sixweeks.games.nineteen_forty.model.state import Countries
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    march,
    offered,
    reach,
    rules_against,
)


def test_13_d_the_allies_do_not_enter_a_neutral_country():
    game = at("allied movement", {"F III": "1215"}, countries=Countries())
    assert "1115" not in reach(game, "F III")
    assert rules_against(game, "1115") == {"13.d"}


def test_13_b_13_d_13_j_13_m_germans_invade_by_entering():
    game = march(at("german movement", {"G X": "0406"}, countries=Countries()), "G X", "0407")
    countries = game.countries
    assert countries.invaded_on == {"netherlands": 2}
    assert (countries.belgium, countries.luxembourg) == ("allied", "allied")
    assert (countries.netherlands, countries.switzerland) == ("allied", "neutral")


def test_13_f_holland_joins_only_if_it_is_invaded_itself():
    game = march(at("german movement", {"G X": "1408"}, countries=Countries()), "G X", "1309")
    assert (game.countries.belgium, game.countries.netherlands) == ("allied", "neutral")


def test_13_o_a_german_may_invade_by_saying_so():
    game = answer(
        at("german movement", {"G X": "1408"}, countries=Countries()), "invade switzerland"
    )
    assert game.countries.switzerland == "allied"
    assert "invade switzerland" not in offered(game)


def test_13_a_the_allies_invade_nobody():
    game = at("allied movement", {"F III": "1215"}, countries=Countries())
    assert not [each for each in offered(game) if each.startswith("invade")]


def test_13_d_units_of_a_neutral_do_not_move():
    game = at("allied movement", {"F III": "1215", "Be I": "0911"}, countries=Countries())
    assert rules_against(game, "Be I") == {"13.d"}


def test_13_g_the_dutch_stay_in_holland():
    game = at("allied movement", {"N III": "0612"})
    assert "0611" in reach(game, "N III")
    assert rules_against(game, "0712") == {"13.g"}


def test_13_g_who_was_forced_out_may_stay_out():
    assert "0812" in reach(at("allied movement", {"N III": "0712"}), "N III")


def test_13_k_belgians_go_to_holland_luxembourg_and_germany_but_not_to_france():
    game = at("allied movement", {"Be I": "1214"})
    answer(game, "unit Be I")
    assert rules_against(game, "1215") == {"13.k"}
    assert "0808" in reach(at("allied movement", {"Be I": "0810"}), "Be I")


def test_13_k_holland_is_open_to_belgians_once_it_is_invaded():
    neutral = Countries("allied", "neutral", "allied", invaded_on={"belgium": 0})
    assert "0809" not in reach(at("allied movement", {"Be I": "0810"}, countries=neutral), "Be I")
    assert "0809" in reach(at("allied movement", {"Be I": "0810"}), "Be I")


def test_13_k_without_their_major_cities_belgians_may_enter_france():
    assert "1215" in reach(
        at("allied movement", {"Be I": "1214"}, control=["0812", "1013"]), "Be I"
    )


def test_13_n_the_swiss_stay_at_home():
    game = at("allied movement", {"S 2": "2804"})
    answer(game, "unit S 2")
    assert rules_against(game, "2805") == {"13.n"}
