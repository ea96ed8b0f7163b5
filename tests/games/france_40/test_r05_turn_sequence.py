"""5.0-5.7, 5.11, 5.12, 5.15 The turn sequence of both scenarios."""

import pytest

from tests.games.france_40.toolkit import at, offered, place_of, points, rules_against

FAR_APART_1939 = {"F 1": "2525", "G 5": "2040"}
FAR_APART_1940 = {"F X": "2525", "G I": "2040"}
BOTH_ORDERS = {"move then fight", "fight then move"}

# A French division in Mannheim, with Germans in all six hexes around it.
CUT_OFF_1939 = {
    "F 1": "2138",
    "F 3": "2525",
    "G 5": "2139",
    "G 6": "2039",
    "G 9": "2038",
    "G 15": "2137",
    "G 16": "2238",
    "G 22": "2239",
}
# A French corps in Mannheim, with Germans on two sides and their zones on the others.
CUT_OFF_1940 = {"F X": "2138", "F XI": "2525", "G I": "2139", "G II": "2137"}


def turn_of(table):
    """All that is asked (`?` and the rule) and told in the turn in progress, 6 on every die.

    Orders are the first offered; phases are ended without an act."""
    turn, log, seen = table.game.turn, [], 0
    while True:
        log += [event.kind for event in table.events[seen:]]
        seen = len(table.events)
        if table.is_over or table.game.turn != turn:
            return log
        log.append("? " + table.prompt.rpartition("(")[2].rstrip(")"))
        if table.to_move == "roll":
            table.answer(6)
        else:
            table.answer("end" if "end" in offered(table) else table.options[0])


def phases_begun(table):
    return [event.kind for event in table.events if event.kind in PHASES]


PHASES = ("movement_begins", "combat_begins")


# --- 5.0 the sequence -------------------------------------------------------------------------


def test_5_0a_the_french_go_first_in_1939():
    table = at("new turn", FAR_APART_1939, turn=0, scenario="1939")
    assert table.to_move == "allied"


def test_5_0a_the_germans_go_first_in_1940():
    table = at("new turn", FAR_APART_1940, turn=1)
    assert table.to_move == "german"


def test_5_0b_no_attack_in_a_movement_phase():
    table = at("german movement", {"G I": "2429", "F X": "2428"})
    assert rules_against(table, "attack 2428") == {"5.0b"}


def test_5_0b_no_attack_while_a_unit_is_moving():
    table = at("german movement", {"G I": "2430", "F X": "2428"})
    table.answer("G I")
    assert rules_against(table, "attack 2428") == {"5.0b"}


def test_5_0b_no_move_in_a_combat_phase():
    table = at("german combat", {"G I": "2429", "F X": "2428"})
    assert rules_against(table, "move G I 2430") == {"5.0b"}


def test_5_0b_no_choice_for_the_side_that_is_not_asked():
    table = at("german movement", FAR_APART_1940)
    assert table.why("F X", side="allied") == ["5.0b: the other side must decide now."]


def test_5_0b_nothing_before_the_dice_are_rolled():
    table = at("german panzer halt", FAR_APART_1940, turn=4)
    assert rules_against(table, "G I") == {"5.0b"}


def test_5_0b_nothing_after_the_game_is_over():
    table = at("victory check", CUT_OFF_1939, scenario="1939", control_allied="2138")
    table.answer(1)
    assert rules_against(table, "F 1") == {"5.0b"}


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ("coup 3235", "5.9a"),
        ("dynamo 3927", "5.13a"),
        ("replace G I", "5.15a"),
        ("commit 4th armored", "5.17a"),
    ],
)
def test_5_0b_what_has_a_phase_of_its_own_waits_for_it(wish, rule):
    table = at("german movement", FAR_APART_1940)
    assert rules_against(table, wish) == {rule}


def test_5_0b_no_violation_outside_the_german_phases():
    table = at("dynamo", {"UK I": "3628"}, turn=5)
    assert rules_against(table, "violate belgium") == {"4.3a"}


def test_5_0b_nobody_leaves_the_map_outside_a_movement_phase():
    units = {"UK I": "3927", "F X": "2428", "G I": "2429"}
    table = at("allied combat", units, turn=6, dynamo="5 3927 0")
    assert rules_against(table, "UK I evacuate") == {"10.1a"}


# --- 5.1-5.5 the turn of 1939 -----------------------------------------------------------------


def test_5_1a_the_turn_of_1939():
    table = at("supply crisis check", CUT_OFF_1939, turn=3, scenario="1939", control_allied="2138")
    assert turn_of(table) == [
        "? 5.5a",
        *("combat_begins", "? 11.9a", "movement_begins", "? 10.0a"),
        *("? 5.2a", "order_chosen"),
        *("movement_begins", "? 10.0a", "combat_begins", "? 11.9a"),
        "? 4.1a",
        "eliminated",
        "turn_begins",
    ]


def test_5_2a_the_germans_of_1939_choose_their_order():
    table = at("german order", FAR_APART_1939, scenario="1939")
    assert (table.to_move, offered(table)) == ("german", BOTH_ORDERS)


def test_5_2a_the_germans_of_1939_may_move_first():
    table = at("german order", FAR_APART_1939, scenario="1939")
    table.answer("move then fight")
    assert phases_begun(table) == ["movement_begins"]


def test_5_2a_the_germans_of_1939_may_fight_first():
    table = at("german order", {"F 1": "2434", "G 5": "2435"}, scenario="1939")
    table.answer("fight then move")
    assert phases_begun(table) == ["combat_begins"]


def test_5_2a_the_order_comes_before_any_move():
    table = at("german order", FAR_APART_1939, scenario="1939")
    assert rules_against(table, "G 5 2041") == {"5.2a"}


def test_5_2b_the_french_are_not_asked_and_fight_first():
    table = at("allied order", {"F 1": "2434", "G 5": "2435"}, scenario="1939")
    assert offered(table) == {"attack 2435", "end"}


def test_5_2b_the_french_move_after_they_have_fought():
    table = at("allied order", {"F 1": "2434", "G 5": "2435"}, scenario="1939")
    table.answer("end")
    assert phases_begun(table) == ["movement_begins"]


def test_5_3a_the_city_die_comes_before_the_removals():
    table = at("victory check", CUT_OFF_1939, scenario="1939", control_allied="2138")
    table.answer(1)
    assert (table.game.ending.rule, place_of(table, "F 1")) == ("4.1a", "2138")


def test_5_4a_french_out_of_supply_are_removed_for_good():
    table = at("supply check", CUT_OFF_1939, scenario="1939")
    assert (place_of(table, "F 1"), place_of(table, "F 3")) == ("dead", "2525")


def test_5_4a_no_german_is_removed():
    around = ("2139", "2039", "2038", "2137", "2238", "2239")
    french = dict(zip(("F 1", "F 3", "F 5", "F 9", "F 10", "F 11"), around, strict=True))
    table = at("supply check", {"G 5": "2138", **french}, scenario="1939")
    assert place_of(table, "G 5") == "2138"


@pytest.mark.parametrize(("turn", "most"), [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_5_5a_the_crisis_begins_in_the_range_of_the_turn(turn, most):
    table = at("supply crisis check", FAR_APART_1939, turn=turn, scenario="1939")
    table.answer(most)
    assert table.game.supply_crisis


@pytest.mark.parametrize(("turn", "most"), [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_5_5a_no_crisis_above_the_range_of_the_turn(turn, most):
    table = at("supply crisis check", FAR_APART_1939, turn=turn, scenario="1939")
    table.answer(most + 1)
    assert not table.game.supply_crisis


@pytest.mark.parametrize("turn", [1, 2])
def test_5_5a_no_check_before_turn_3(turn):
    table = at("supply crisis check", FAR_APART_1939, turn=turn, scenario="1939")
    assert table.to_move != "roll"


def test_5_5a_the_french_roll():
    table = at("supply crisis check", FAR_APART_1939, turn=3, scenario="1939")
    assert table.prompt == "French: roll for the German supply crisis (5.5a)"


def test_5_5a_the_crisis_lasts_and_is_not_rolled_again():
    table = at("supply crisis check", FAR_APART_1939, turn=4, scenario="1939", supply_crisis="yes")
    assert (table.to_move, table.game.supply_crisis) == ("allied", True)


def crisis_shifts(phase, attack, **lines):
    units = {"F 1": "2331", "F 3": "2331", "G 5": "2332"}
    table = at(phase, units, turn=4, scenario="1939", **lines)
    return [(each["rule"], each["shift"]) for each in table.odds(attack)["shifts"]]


def test_5_5b_the_crisis_shifts_a_french_attack_right():
    shifts = crisis_shifts("allied combat", "F 1 + F 3 2332", supply_crisis="yes")
    assert shifts == [("5.5b", 1)]


def test_5_5b_no_shift_before_the_crisis():
    assert crisis_shifts("allied combat", "F 1 + F 3 2332") == []


def test_5_5b_b_35_the_crisis_shifts_a_german_attack_left():
    units = {"F 1": "2437", "G 5": "2438"}
    table = at("german combat", units, turn=4, scenario="1939", supply_crisis="yes")
    shifts = table.odds("G 5 2437")["shifts"]
    assert [(each["rule"], each["shift"]) for each in shifts] == [("5.5b", -1)]


def test_5_5c_in_the_crisis_the_french_choose_the_german_order():
    table = at("german order", FAR_APART_1939, scenario="1939", supply_crisis="yes")
    assert (table.to_move, offered(table)) == ("allied", BOTH_ORDERS)


def test_5_5c_the_choice_is_told_under_its_rule():
    table = at("german order", FAR_APART_1939, scenario="1939", supply_crisis="yes")
    table.answer("move then fight")
    assert table.events[0].rule == "5.5c"


def test_5_5d_in_the_crisis_the_french_choose_their_own_order():
    table = at("allied order", FAR_APART_1939, scenario="1939", supply_crisis="yes")
    assert (table.to_move, offered(table)) == ("allied", BOTH_ORDERS)


def test_5_5d_the_order_comes_before_any_move():
    table = at("allied order", FAR_APART_1939, scenario="1939", supply_crisis="yes")
    assert rules_against(table, "F 1 2526") == {"5.5d"}


def test_5_5d_in_the_crisis_the_french_may_move_first():
    table = at("allied order", FAR_APART_1939, scenario="1939", supply_crisis="yes")
    table.answer("move then fight")
    assert phases_begun(table) == ["movement_begins"]


# --- 5.6, 5.7 the turn of 1940 ----------------------------------------------------------------


def test_5_6a_the_turn_of_1940():
    units = {**CUT_OFF_1940, "UK I": "3628", "F XI": ("2525", 1), "G I": ("2139", 1)}
    lines = {"forts": "standing", "control_allied": "2138"}
    table = at("german order", units, turn=5, options={"halt_requires": "always"}, **lines)
    assert turn_of(table) == [
        *("? 5.7a", "order_chosen", "? 5.10a", "panzers_go_on"),
        *("movement_begins", "? 10.0a", "combat_begins", "? 11.9a"),
        *("? 5.7b", "order_chosen"),
        *("movement_begins", "? 10.0a", "combat_begins", "? 11.9a"),
        "? 4.1a",
        "eliminated",
        *("? 5.13a", "dynamo"),
        *("? 9.1a", "? 9.3a"),
        "turn_begins",
    ]


def test_5_6a_the_first_turn_of_1940_has_the_coup_and_no_halt_check_nor_dynamo():
    units = {**FAR_APART_1940, "UK I": "3628"}
    table = at("german order", units, turn=1, options={"halt_requires": "always"})
    assert [each for each in turn_of(table) if each in ("? 5.9c", "? 5.10a", "? 5.13a")] == [
        "? 5.9c"
    ]


def test_5_7a_the_german_order_comes_before_the_coup():
    table = at("german order", FAR_APART_1940, turn=1)
    table.answer("fight then move")
    assert "coup 2525" in offered(table)


def test_5_7a_the_german_chooses_his_own_order():
    table = at("german order", FAR_APART_1940)
    assert (table.to_move, offered(table)) == ("german", BOTH_ORDERS)


@pytest.mark.parametrize(
    ("order", "first"),
    [("move then fight", "movement_begins"), ("fight then move", "combat_begins")],
)
def test_5_7a_the_phases_follow_the_order_declared(order, first):
    table = at("german order", {"G I": "2429", "F X": "2428"})
    table.answer(order)
    assert phases_begun(table) == [first]


def test_5_7a_nothing_is_done_before_the_order_is_declared():
    table = at("german order", FAR_APART_1940, turn=1)
    assert rules_against(table, "coup 2525") == {"5.7a"}


def test_5_7b_on_turn_1_the_allies_choose_their_order():
    table = at("allied order", FAR_APART_1940, turn=1)
    assert (table.to_move, offered(table)) == ("allied", BOTH_ORDERS)


@pytest.mark.parametrize("turn", [2, 13])
def test_5_7b_from_turn_2_the_german_chooses_the_allied_order(turn):
    table = at("allied order", FAR_APART_1940, turn=turn)
    assert (table.to_move, offered(table)) == ("german", BOTH_ORDERS)


# --- 5.11, 5.12, 5.15 the phases after the player turns ---------------------------------------


def test_5_11a_the_city_die_comes_before_the_removals():
    table = at("victory check", CUT_OFF_1940, control_allied="2138")
    table.answer(1)
    assert (table.game.ending.rule, place_of(table, "F X")) == ("4.1a", "2138")


def test_5_11a_no_die_without_a_german_city():
    table = at("victory check", FAR_APART_1940)
    assert table.to_move != "roll"


def test_5_12a_french_out_of_supply_are_removed_for_good():
    table = at("supply check", CUT_OFF_1940)
    assert (place_of(table, "F X"), place_of(table, "F XI")) == ("dead", "2525")


def test_5_12a_british_out_of_supply_are_removed_whole():
    table = at("supply check", {"UK I": "2428", "UK II": "2525", "G I": "2429", "G II": "2427"})
    assert (place_of(table, "UK I"), place_of(table, "UK II")) == ("dead", "2525")


def test_5_12a_b_49_a_british_corps_removed_counts_as_out_of_supply():
    units = {"UK I": "2428", "UK II": "2525", "G I": "2429", "G II": "2427"}
    table = at("supply check", units, forts="standing")
    assert points(table) == {"4.9a": 1}


def test_5_12a_former_neutrals_and_germans_stay():
    units = {"B I": "3433", "UK I": "3628", "G I": "3434", "G II": "3432", "G III": "2525"}
    table = at("supply check", {**units, "F X": "2526", "F XI": "2524"}, belgium="in play 1")
    assert (place_of(table, "B I"), place_of(table, "G III")) == ("3433", "2525")


def test_5_12a_b_60_removals_do_not_cascade():
    """UK I traces to Dieppe through the zone that F X cancels in 3027; F X itself is too far
    south for a port (8.8c) and is removed, but UK I is not judged again."""
    ring = ("3227", "3028", "3521", "2826", "3024", "3426", "3322", "3620", "3724")
    germans = ("G I", "G II", "G III", "G IV", "G V", "G VI", "G VII", "G VIII", "G IX")
    pocket = {"F X": "3027", "UK I": "3127", **dict(zip(germans, ring, strict=True))}
    table = at("supply check", pocket)
    assert (place_of(table, "F X"), place_of(table, "UK I")) == ("dead", "3127")


def test_5_15a_phase_vi_is_for_replacements_of_germans_then_french():
    table = at("german replacements", {"G I": ("2040", 1), "F X": ("2525", 1)})
    german = offered(table)
    table.answer("end")
    assert (german, offered(table)) == ({"replace G I", "end"}, {"replace F X", "end"})
