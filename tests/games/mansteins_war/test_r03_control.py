"""3.1, 3.3, 3.7, 3.8 Sudden death, control, capitulation."""

import pytest

from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import total
from tests.games.mansteins_war.toolkit import (
    board,
    events,
    hex_at,
    holds,
    numbers,
    place_of,
    unit,
)

FRENCH_DEPOTS = "0941 1036 1239 1641 1444 0843"
FRENCH_PORTS = "0936 0836 0738 0539"


def owners(game, *hexes):
    """Who controls each of these hexes, if anybody."""
    german, allied = (numbers(controlled(game, side)) for side in ("german", "allied"))
    return ["german" if h in german else "allied" if h in allied else "" for h in hexes]


def settled(units=None, **fields):
    game = board(units, **fields)
    game.journal = []
    effects.settle(game)
    return game


# --- 3.1 sudden death -------------------------------------------------------------------------


def test_3_1_a_all_supply_and_port_hexes_of_france_win_at_once():
    game = settled(german=f"{FRENCH_DEPOTS} {FRENCH_PORTS}")
    assert (game.ending.winner, game.ending.level) == ("german", "epic")


@pytest.mark.parametrize("missing", ["1444", "0738"])
def test_3_1_a_one_hex_too_few_does_not(missing):
    german = f"{FRENCH_DEPOTS} {FRENCH_PORTS}".replace(missing, "")
    assert settled(german=german).ending is None


def test_3_1_a_bombed_hexes_count():
    bombed = 1 << hex_at("0539")
    assert settled(german=f"{FRENCH_DEPOTS} {FRENCH_PORTS}", bombed=bombed).ending is not None


def test_3_1_a_contested_hexes_do_not_count():
    """A-75"""
    game = settled({"BEF": "0839"}, german=f"{FRENCH_DEPOTS} {FRENCH_PORTS} 0738 0739")
    assert owners(game, "0738") == ["german"]
    game = settled({"BEF": "0837"}, german=f"{FRENCH_DEPOTS} {FRENCH_PORTS}")
    assert (owners(game, "0738"), game.ending) == ([""], None)


def test_3_1_b_two_german_depots_win_at_once():
    game = settled(allied="1835 2138")
    assert (game.ending.winner, game.ending.level) == ("allied", "epic")


def test_3_1_b_one_german_depot_does_not():
    assert settled(allied="1835").ending is None


# --- 3.3 control ------------------------------------------------------------------------------


def test_3_3_a_each_side_begins_with_its_own_countries():
    """A-4"""
    assert owners(board(), "1934", "0941", "1336", "1638") == ["german", *["allied"] * 3]


def test_3_3_a_occupied_hexes_are_controlled_in_enemy_zones_too():
    assert owners(board({"19 Pz": "0941", "F 1 Army": "0940"}), "0941") == ["german"]


def test_3_3_b_whoever_enters_takes_control_and_keeps_it():
    game = board({"19 Pz": "1738"})
    effects.enter(game, [unit("19 Pz")], hex_at("1638"))
    effects.enter(game, [unit("19 Pz")], hex_at("1538"))
    assert holds(game, "german", "1638")


def test_3_3_c_logistic_units_take_no_control():
    game = board({"log HGA": "1738"})
    effects.enter(game, [unit("log HGA")], hex_at("1638"))
    assert holds(game, "allied", "1638")


def test_3_3_c_logistic_units_occupy():
    """A hex with one is not contested."""
    game = board({"log 1AG": "0941", "19 Pz": "0940"})
    assert owners(game, "0941") == ["allied"]


def test_7_2_a_an_enemy_zone_contests_an_empty_depot():
    assert owners(board({"19 Pz": "0940"}), "0941") == [""]


def test_7_2_a_ordinary_hexes_are_not_contested():
    assert owners(board({"19 Pz": "0839"}), "0838") == ["allied"]


def test_7_2_a_control_returns_when_the_zone_goes():
    game = board({"19 Pz": "0940"})
    effects.eliminate(game, [unit("19 Pz")], "22.1")
    assert owners(game, "0941") == ["allied"]


# --- 3.7 capitulation -------------------------------------------------------------------------


def conquered_belgium(units=None, **fields):
    return settled(units, german="1336 1335 1537", **fields)


def test_3_8_c_belgium_gives_up_without_brussels_antwerp_and_eben_emael():
    assert conquered_belgium().capitulated == {"belgium"}


@pytest.mark.parametrize("held", ["1335 1537", "1336 1537", "1336 1335"])
def test_3_8_c_two_of_the_three_are_not_enough(held):
    assert settled(german=held).capitulated == frozenset()


def test_3_8_d_the_netherlands_give_up_without_amsterdam_and_rotterdam():
    assert settled(german="1432 1333").capitulated == {"netherlands"}


def test_3_8_d_one_of_them_is_not_enough():
    assert settled(german="1432").capitulated == frozenset()


def test_3_8_b_france_gives_up_without_its_supply_centers():
    assert settled(german=FRENCH_DEPOTS).capitulated == {"france"}


def test_3_8_b_one_center_keeps_france_in_the_war():
    assert settled(german=FRENCH_DEPOTS.replace("1444", "")).capitulated == frozenset()


def test_3_8_b_a_contested_center_keeps_france_in_the_war():
    """A-75"""
    game = settled({"F 1 Army": "1443"}, german=FRENCH_DEPOTS)
    assert game.capitulated == frozenset()


def test_3_8_a_the_british_fight_on():
    game = settled({"BEF": "0542", "F 1 Army": "0544"}, german=FRENCH_DEPOTS)
    assert (place_of(game, "BEF"), place_of(game, "F 1 Army")) == ("0542", "dead")


def test_3_8_a_germany_never_gives_up():
    game = settled(allied="1934 1835 2138 2241")
    assert "germany" not in game.capitulated


def test_3_7_all_units_leave_the_map_and_count_as_eliminated():
    game = settled({"F 9 Army": "0640", "Cav": "0642"}, german=FRENCH_DEPOTS)
    lost = total(game, "german") - total(board(german=FRENCH_DEPOTS), "german")
    assert lost == 1 + 2 + 3  # and three air units


def test_3_7_air_units_of_the_country_count_as_eliminated():
    """A-9"""
    game = settled(german=FRENCH_DEPOTS, air={"ZOAE": "1641"})
    assert [place_of(game, name) for name in ("ZOAE", "ZOAN", "BAFF")] == [
        "lost",
        "lost",
        "available",
    ]


def test_3_7_reinforcements_come_no_more():
    game = settled({"F 6 Army": "waiting"}, german=FRENCH_DEPOTS)
    assert place_of(game, "F 6 Army") == "removed"


def test_3_7_refit_points_are_lost():
    game = settled(german=FRENCH_DEPOTS, rp=(5, 4, 3, 2, 1))
    assert game.rp == (5, 0, 3, 2, 1)


def test_3_7_its_markers_leave_the_bin_at_once():
    """A-7"""
    game = conquered_belgium(bins={"allied": "Belgium 1AG"})
    assert game.bins.allied == ("1AG",)


def test_5_7_b_france_takes_its_groups_and_de_gaulle_along_but_not_the_first():
    """A-8"""
    game = settled(german=FRENCH_DEPOTS, bins={"allied": "1AG 2AG 3AG De_Gaulle Belgium"})
    assert game.bins.allied == ("1AG", "Belgium")


def test_3_7_its_units_no_longer_contest_anything():
    """The Dutch corps that contests Antwerp goes with its country, and Belgium follows."""
    units = {"NL 1 Corps": "1435"}
    game = settled(units, german="1336 1335 1537")
    assert game.capitulated == frozenset()
    game = settled(units, german="1336 1335 1537 1432 1333")
    assert game.capitulated == {"belgium", "netherlands"}


def test_3_7_everybody_is_told():
    assert [each.rule for each in events(conquered_belgium(), "capitulated")] == ["3.7"]


def test_8_5_c_luxembourg_is_allied():
    assert owners(board({}), "1638") == ["allied"]
