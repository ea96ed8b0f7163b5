"""11.1.1 Paris is declared an open city."""

import pytest

from tests.games.springtime.sketch import (
    answer,
    asked,
    battle,
    controls,
    fight,
    impulse,
    march,
    offered,
    place_of,
    sketch,
    throw,
)


def before_impulse(axis="24", **fields):
    units = {"Guderian": "3", "French 10th": "25"}
    return impulse(sketch(units, axis=axis, advantage="axis", **fields))


def test_11_1_1a_paris_may_be_declared_open_before_an_impulse():
    assert "open_city" in offered(before_impulse())


@pytest.mark.parametrize("area", ["23", "24", "26", "28", "29"])
def test_11_1_1a_if_the_axis_controls_an_adjacent_area(area):
    assert "open_city" in offered(before_impulse(area))


@pytest.mark.parametrize("axis", ["", "17 22 27 30"])
def test_11_1_1a_not_otherwise(axis):
    assert "open_city" not in offered(before_impulse(axis))


def test_11_1_1a_by_either_player_if_he_holds_the_advantage():
    units = {"Guderian": "3", "French 10th": "25"}
    game = impulse(sketch(units, axis="24", advantage="allied"))
    assert (asked(game), "open_city" in offered(game)) == ("allied", True)


def test_11_1_1a_the_allies_before_an_axis_impulse_only_while_they_hold_paris():
    """Empty, it is opened when an Axis unit enters."""
    game = impulse(sketch({"Guderian": "3", "French 10th": "23"}, axis="24", advantage="allied"))
    assert asked(game) == "axis"


def test_11_1_1a_the_axis_are_not_asked_in_an_allied_impulse():
    units = {"Guderian": "3", "French 10th": "25"}
    game = impulse(sketch(units, active="allied", axis="24", advantage="axis"))
    assert asked(game) == "allied"


def test_11_1_1a_it_is_done_once():
    assert "open_city" not in offered(before_impulse(paris_open=True))


def test_11_1_1a_not_once_the_axis_has_paris():
    game = impulse(sketch({"Guderian": "3"}, axis="24 25", advantage="axis"))
    assert "open_city" not in offered(game)


def test_11_1_1a_the_declaration_holds():
    game = answer(before_impulse(), "open_city")
    assert (game.paris_open, game.advantage) == (True, "")


PARIS = {"French 3rd": "25", "Prioux": "25"}


def paris(advantage, attack=12, defense=2, defenders=None, attacker="German 12th"):
    """10 against 12, and the dice."""
    units = {attacker: "25", **(PARIS if defenders is None else defenders)}
    game = sketch(units, entered={attacker: "24"}, axis="24", advantage=advantage)
    battle(game, "25", *(["lead French 3rd"] if len(units) > 2 else []), "air german", "no_air")
    throw(game, attack)
    throw(game, defense)
    return game


def test_11_1_1a_in_an_attack_on_paris_after_the_dice():
    assert offered(paris("axis")) == {"open_city", "accept"}


def test_11_1_1a_the_axis_after_a_repulse_have_no_use_for_it():
    assert offered(paris("axis", 2, 12)) == {"maximum_attack", "accept"}


@pytest.mark.parametrize("strength", ["25", "(25)"])
def test_11_1_1a_nor_if_nobody_is_left_to_be_driven_out(strength):
    game = paris("axis", defenders={"French 3rd": strength})
    assert ("open_city" in offered(game)) is (strength == "25")


def test_11_1_1a_nor_after_an_overrun_of_the_last_defender():
    game = paris("axis", defenders={"French 3rd": "25"}, attacker="Guderian")
    assert "open_city" not in offered(game)


def test_11_1_1a_a_stalemate_may_still_cost_the_allies_paris():
    assert offered(paris("allied", 9, 7)) == {"open_city", "accept"}


def test_11_1_1a_the_axis_have_no_use_for_it_then():
    assert "open_city" not in offered(paris("axis", 9, 7))


def test_11_1_1a_the_allies_have_none_after_a_repulse():
    assert "open_city" not in offered(paris("allied", 2, 12))


@pytest.mark.parametrize(("attack", "defense"), [(12, 2), (2, 12)])
def test_11_1_1a_nor_in_an_attack_of_their_own(attack, defense):
    units = {"French 3rd": "25", "German 12th": "25"}
    game = sketch(units, active="allied", axis="24", advantage="allied")
    assert "open_city" not in offered(fight(game, "25", attack, defense))


def test_11_1_1b_10_5_4b_the_defenders_must_then_retreat():
    assert "stay" not in offered(answer(paris("axis"), "open_city"))


def test_11_1_1b_otherwise_they_need_not():
    assert "stay" in offered(answer(paris("axis"), "accept"))


def test_11_1_1a_the_allies_choose_between_it_and_heroic_defense():
    assert offered(paris("allied")) == {"heroic_defense", "open_city", "accept"}


def entering(advantage="allied", **fields):
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, advantage=advantage, **fields)
    impulse(game, "assault K")
    return answer(game, "unit Guderian", "go 25")


def test_11_1_1a_the_allies_may_declare_an_empty_paris_open_as_it_is_entered():
    game = entering()
    assert (asked(game), offered(game)) == ("allied", {"open_city", "accept"})


def passing():
    """Guderian goes from 24 through an empty Paris to 28."""
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, advantage="allied")
    return answer(impulse(game, "assault K"), "unit Guderian", "go 28")


def test_11_1_1a_also_if_he_only_passes_through():
    game = passing()
    assert (asked(game), place_of(game, "Guderian")) == ("allied", "24")


@pytest.mark.parametrize(("choice", "morale"), [("open_city", 24), ("accept", 19)])
def test_11_1_1b_7_2c_taken_in_passing_paris_costs_the_same(choice, morale):
    game = answer(passing(), choice)
    assert (controls(game, "25"), place_of(game, "Guderian")) == ("axis", "28")
    assert game.morale == morale


def test_11_1_1a_nobody_is_asked_as_he_leaves_paris_or_passes_it_by():
    game = sketch({"Guderian": "17", "Reinhardt": "3"}, axis="24", advantage="allied")
    answer(impulse(game, "assault K"), "unit Guderian", "go 26")
    assert asked(game) == "axis"


def test_11_1_1b_it_then_costs_5():
    game = answer(entering(), "open_city")
    assert (controls(game, "25"), game.morale) == ("axis", 25)


def test_11_1_1b_and_otherwise_10():
    assert answer(entering(), "accept").morale == 20


def test_11_1_1a_the_axis_is_not_asked_then():
    assert asked(entering("axis")) != "allied"


def test_11_1_1b_march_into_an_open_paris_is_cheap():
    game = sketch({"Guderian": "24", "Reinhardt": "3"}, paris_open=True)
    assert march(impulse(game, "assault K"), "Guderian", "25").morale == 25
