"""13 Holding ground, and 14.1g, 14.2h who wins."""

from functools import partial

import pytest

from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.queries import german_ground
from sixweeks.games.blitzkrieg.rules.r13_victory import judge
from sixweeks.kernel.presentation.sentence import Places
from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import PANZER, SOMUA, hex_at, sketch, unit_of

act = partial(toolkit.act, calm=True)
TOWNS = "0703 0708 0808 0412"
LIGHT = [f"{n}/{r} PzR Pz II {i}" for n in ("I", "II") for r in (14, 35) for i in (1, 2)]


def ending(scenario, german="", left=(), edge="west"):
    game = sketch(
        dict.fromkeys(left, "0105" if edge == "west" else "0109"), scenario, german=german
    )
    for name in left:
        effects.exit_map(game, unit_of(game, name), edge)
    judge(game)
    assert game.ending is not None
    return game.ending.winner, game.ending.level


# --- 13a --------------------------------------------------------------------------------------


def holds(play):
    return set(play.game.scenario.battlefield.grid.numbers(play.game.german_ground))


def test_13a_a_hex_is_held_by_whoever_passed_through_last():
    play = act(PANZER, {PANZER: "1513"}).answer("go 1510")
    assert holds(play) >= {"1512", "1511", "1510"}
    play = act(SOMUA, {SOMUA: "1513"}, german="1512 1511 1510").answer("go 1510")
    assert not holds(play)


@pytest.mark.parametrize("unit", ["I/14 PzR HQ"])
def test_13a_a_headquarters_holds_nothing(unit):
    play = act(unit, {unit: "1513", PANZER: "0101"}).answer("go 1511")
    assert not holds(play) & {"1511", "1512"}


def test_13a_a_won_assault_takes_the_hex():
    units = {PANZER: "1512", "I/11 RDP Rifle 1": "1511 reduced"}
    play = act(PANZER, units).answer("assault 1511", 7, 2)
    assert "1511" in holds(play)


def test_13a_a_retreat_takes_the_hex_it_goes_to():
    units = {SOMUA: "1513", "I/21 IR Rifle 1": "1511"}
    play = toolkit.act(SOMUA, units).answer("go 1512", "give_way I/21 IR Rifle 1", "retreat 1510")
    assert "1510" in holds(play)


# --- 7.4a hidden guns -------------------------------------------------------------------------

GUN = "I/11 RDP AT"


def sneaking(gun, *hexes, start="0709", **lines):
    """A hidden gun goes where nobody sees it."""
    game = sketch({gun: f"{start} hidden"}, options={"hidden_at": "on"}, **lines)
    for number in hexes:
        effects.enter(game, unit_of(game, gun), hex_at(game, number), column=False)
    return game


def winner(game):
    judge(game)
    assert game.ending is not None
    return game.ending.winner


def test_13a_7_4a_a_hidden_gun_that_moved_unseen_into_an_objective_holds_it_at_the_end():
    assert winner(sneaking(GUN, german=TOWNS)) == "german"
    assert winner(sneaking(GUN, "0708", german=TOWNS)) == "french"


def test_13a_7_4a_so_does_one_that_was_the_last_to_pass_through():
    assert winner(sneaking(GUN, "0708", "0707", german=TOWNS)) == "french"


def test_13a_7_4a_until_an_enemy_passes_after_it():
    game = sneaking(GUN, "0708", "0707", german=TOWNS)
    effects.enter(game, unit_of(game, PANZER), hex_at(game, "0708"), column=False)
    assert winner(game) == "german"


def test_13a_7_4a_a_german_gun_holds_for_the_germans():
    assert winner(sneaking("KG Pak", "0708", german=TOWNS.replace("0708", ""))) == "german"


def test_13a_7_4a_before_the_end_the_enemy_is_not_told():
    game = sneaking(GUN, "0708", german=TOWNS)
    assert german_ground(game, "german") == german_ground(sneaking(GUN, german=TOWNS), "german")
    assert not german_ground(game, "french") >> hex_at(game, "0708") & 1


def test_13a_7_4a_at_the_end_both_are():
    game = sneaking(GUN, "0708", german=TOWNS)
    game.journal = []
    judge(game)
    told = [event for event in game.journal if event.kind == "ground_told"]
    assert [event.args for event in told] == [{"hexes": Places(("0708",))}]


# --- Hannut -----------------------------------------------------------------------------------


def test_14_1g_with_all_three_towns_the_germans_win_tactically():
    assert ending("hannut", TOWNS) == ("german", "tactical")


@pytest.mark.parametrize("town", TOWNS.split())
def test_14_1g_13a_every_hex_of_every_town_is_needed(town):
    assert ending("hannut", TOWNS.replace(town, ""))[0] == "french"


@pytest.mark.parametrize(("left", "level"), [(5, "tactical"), (6, "strategic"), (8, "strategic")])
def test_14_1g_with_six_armored_units_off_the_west_edge_strategically(left, level):
    assert ending("hannut", TOWNS, LIGHT[:left]) == ("german", level)


def test_14_1g_only_armored_units_count():
    """However they came to be off the map."""
    rifles = [f"I/21 IR Rifle {n}" for n in (1, 2, 3)]
    assert ending("hannut", TOWNS, [*LIGHT[:5], *rifles]) == ("german", "tactical")


def test_14_1g_without_the_towns_the_exits_are_worth_nothing():
    assert ending("hannut", "", LIGHT)[0] == "french"


def test_14_1g_an_armored_unit_leaves_by_the_west_edge():
    play = act(PANZER, {PANZER: "0106"}).answer("exit")
    assert play.place_of(PANZER) == "exited"


@pytest.mark.parametrize(
    ("unit", "hex"),
    [
        (PANZER, "0206"),
        (PANZER, "0701"),
        ("I/21 IR Rifle 1", "0106"),
        ("KG Krad 1", "0106"),
        (SOMUA, "0106"),
    ],
)
def test_14_1g_nobody_else_and_nowhere_else(unit, hex):
    assert "exit" not in act(unit, {unit: hex}).offered


@pytest.mark.parametrize("unit", [PANZER, "KG Sp 1", "I/14 PzR Pz II 1"])
def test_14_1g_tanks_and_armored_cars_count(unit):
    assert "exit" in act(unit, {unit: "0106"}).offered


def test_14_1g_leaving_needs_points_after_a_move():
    """A Pz IV with 8 points: four clear hexes to the edge leave none."""
    play = act(PANZER, {PANZER: "0509"}).answer("go 0107")
    assert "exit" not in play.offered
    play = act(PANZER, {PANZER: "0408"}).answer("go 0107")
    assert "exit" in play.offered


# --- Stonne -----------------------------------------------------------------------------------


def test_14_2h_with_stonne_the_germans_win():
    assert ending("stonne", "0811 0812") == ("german", "strategic")


@pytest.mark.parametrize("german", ["0811", "0812", ""])
def test_14_2h_13a_both_hexes_are_needed(german):
    assert ending("stonne", german)[0] == "french"


def test_14_2h_a_french_tank_off_the_north_edge_leaves_a_tactical_victory():
    left = ["4 BCC FCM 1"]
    assert ending("stonne", "0811 0812", left, "north") == ("german", "tactical")


def test_14_2h_french_tanks_leave_by_the_north_edge_and_germans_do_not():
    play = act("4 BCC FCM 1", {"4 BCC FCM 1": "0107"}, scenario="stonne")
    assert "exit" in play.offered
    assert (
        "exit" not in act("640 Stu StuG 1", {"640 Stu StuG 1": "0107"}, scenario="stonne").offered
    )
