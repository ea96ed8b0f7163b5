"""The board as text."""

import sixweeks
from sixweeks.games.springtime.definition import DEFINITION
from tests.games.springtime.toolkit import answer, at
from tests.games.springtime.wandering import sample


def line(table, area, side=None):
    board = table.board(side)
    return next(each for each in board.splitlines() if each.split()[:1] == [area])


def test_an_area_shows_units_leaders_and_neighbours():
    table = at("axis impulse", {"Guderian": ("3", "reduced")}, impulse=2, kleist="Guderian")
    assert line(table, "3").endswith("Guderian- 4-3 K +Kleist 2  open 2 4 5 11")


def test_a_unit_out_of_supply_is_marked():
    table = at("axis impulse", {"Guderian": "24", "Hoth": "3"}, impulse=2, kleist="nobody")
    assert "Guderian 6-3 K !" in line(table, "24")


def test_6_1_1a_the_other_hand_stays_closed():
    table = sixweeks.new("springtime", scenario="campaign", ask_dice=True)
    answer(table, "de_gaulle", "refugees")
    assert "Allied one, unseen" in table.board("axis")
    assert "Allied De Gaulle" in table.board("allied")


def test_every_position_can_be_shown_to_everybody():
    for scenario in ("campaign", "plan_red"):
        for game in sample(scenario, 21, {"free_set_up": "on", "airdrops": "on"}):
            for side in ("axis", "allied", None):
                assert DEFINITION.formats.board(game, side)


def test_8_2a_a_move_may_be_taken_back_until_a_die_is_rolled():
    units = {"Guderian": "3", "French 2nd": "17"}
    table = at("axis impulse", units, impulse=2, advantage="allied", kleist="nobody")
    answer(table, "assault K", "Guderian", "17")
    assert table.may_undo()
    answer(table, "no air", *([] if table.to_move == "roll" else ["no air"]), 3)
    assert not table.may_undo()
