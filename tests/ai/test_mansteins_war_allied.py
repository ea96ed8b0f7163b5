"""The Allied staff of Manstein's War: its line, Paris, its garrisons and its evacuation."""

from itertools import pairwise
from random import Random

import pytest

from sixweeks.ai.mansteins_war import Staff, dangers, fights, line
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.games.mansteins_war.model.components import ALLIED, PARIS
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r03_victory import difference
from sixweeks.kernel.question import Action
from tests.ai.manstein_segments import FRONT, GAME, played
from tests.games.mansteins_war.toolkit import (
    answer,
    assault,
    at,
    board,
    hex_at,
    place_of,
    unit,
)


def test_6_3_the_posts_of_the_line_are_at_most_two_hexes_apart():
    situation = Situation(at("allied movement", FRONT), ALLIED)
    found = line.chain(line.CostOfPost(situation, 0), situation.weights.line)
    assert all(GRID.distance(a, b) <= 2 for a, b in pairwise(found))
    assert line.ANCHORS >> found[0] & 1
    assert (line.ENDS | line.SOUTH) >> found[-1] & 1


def test_6_3_a_lone_worn_panzer_corps_is_attacked():
    units = {**FRONT, "16 Pz": "1038/1", "BEF": "0938"}
    assert "attack 1038" in played(at("allied combat", units), ALLIED)


def test_6_3_paris_is_garrisoned_when_the_germans_are_near():
    units = {**FRONT, "19 Pz": "1139", "F 7 Army": "0942", "1GC": "0842"}
    game = at("allied movement", units, turn=4)
    played(game, ALLIED)
    assert game.presence[1] >> PARIS & 1


def test_7_2_a_on_the_last_turn_what_is_left_open_is_contested_or_taken():
    units = {"F 1 Army": "0943", "log 1AG": "0843", "G 4 Army": "1239", "G 12 Army": "1436"}
    held = "0941 1040 1041 1140 1239 1139 1336 1335"
    game = at("allied movement", units, turn=6, german=held)
    before = difference(game)
    played(game, ALLIED)
    assert difference(game) <= before - 10


@pytest.mark.parametrize(("turn", "is_contested"), [(6, True), (4, False)])
def test_7_2_a_on_the_last_turn_logistic_units_contest_too(turn, is_contested):
    units = {"log 1AG": "0843", "F 1 Army": "0539", "G 4 Army": "1239", "G 12 Army": "1436"}
    game = at("allied movement", units, turn=turn, german="0941 1040 1041 1140 1239 1336")
    before = difference(game)
    played(game, ALLIED)
    assert (difference(game) <= before - 10) == is_contested


@pytest.mark.parametrize(("other", "gain"), [("0843", 9.0), ("0841", 0.0)])
def test_7_2_a_who_contests_a_hex_that_another_unit_contests_gains_nothing(other, gain):
    units = {"log 1AG": "1444", "log 2AG": other, "G 4 Army": "1339"}
    situation = Situation(board(units, turn=6, german="0941"), ALLIED)
    assert dangers.contest(situation, unit("log 1AG"), hex_at("0942")) == gain


def test_20_2_who_would_be_lost_in_a_port_goes_home():
    ring = {"19 Pz": "0937", "41 Pz": "1036", "G 4 Army": "0837", "G 6 Army": "1037"}
    game = at("allied movement", {"BEF": "0936/1", **ring}, marker="Evac", active="BEF")
    staff = Staff(GAME, ALLIED, Random(1))
    options = (Action("embark", unit("BEF")), Action("done"))
    found = staff.replies["Evacuation"](Situation(game, ALLIED), options)
    assert found[0].action.verb == "embark"


def test_17_0_c_a_fortress_is_held():
    game = board({"F 3 Army": "1640", "fort Metz": "1640", "G 1 Army": "1740"})
    options = (Action("retreat", hex_at("1641")), Action("stand"))
    found = fights.retreat(Situation(game, ALLIED), unit("F 3 Army"), options)
    assert found[0].action.verb == "stand"


def test_6_3_paris_is_held_by_the_strongest_and_by_a_corps_beside_it():
    units = {"19 Pz": "1239", "41 Pz": "1239", "14 Mot": "1239", "log PGK": "1438"}
    units |= {"F 1 Army": "0942", "F 9 Army": "0942", "Cav": "0843", "log 1AG": "0943"}
    game = at("allied movement", units, turn=4)
    played(game, ALLIED)
    assert {place_of(game, name) for name in ("F 1 Army", "Cav")} == {"0941"}


def test_9_0_a_paris_is_reached_by_rail():
    units = {"19 Pz": "1239", "41 Pz": "1239", "log PGK": "1438", "F 7 Army": "0543"}
    game = at("allied movement", units, turn=4)
    played(game, ALLIED)
    assert place_of(game, "F 7 Army") == "0941"


def test_17_0_c_a_garrison_of_the_maginot_line_stays_while_it_is_in_danger():
    units = {"F 3 Army": "1640", "fort Metz": "1640", "log 2AG": "1741"}
    units |= {"G 16 Army": "1639", "G 12 Army": "1739", "15 Pz": "1638", "log HGA": "1738"}
    game = at("allied movement", units, turn=2)
    played(game, ALLIED)
    assert place_of(game, "F 3 Army") == "1640"


def test_12_0_and_does_not_leave_its_fortress_for_a_pursuit():
    units = {"F 5 Army": "1941", "fort Lauter": "1941", "log HGC": "1940", "log 2AG": "1741"}
    units |= {"G 1 Army": "1839", "G 7 Army": "2041"}
    game = answer(assault(at("allied combat", units), "1940"), 5)
    played(game, ALLIED)
    assert place_of(game, "F 5 Army") == "1941"


def test_3_4_b_a_mech_corps_that_panzers_can_reach_goes_back_to_a_depot():
    units = {"19 Pz": "1239", "41 Pz": "1239", "14 Mot": "1239", "log PGK": "1438"}
    units |= {"Cav": "1042", "F 1 Army": "0941", "2GC": "0941", "log 1AG": "0943"}
    game = at("allied movement", units, turn=3)
    played(game, ALLIED)
    assert place_of(game, "Cav") == "0843"
