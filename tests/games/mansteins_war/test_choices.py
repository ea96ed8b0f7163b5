"""What the page offers: buttons, clicks on hexes and pieces, what they cost and warn of."""

from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN
from sixweeks.games.mansteins_war.page.odds import preview
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import ImpulseTurn
from sixweeks.games.mansteins_war.rules.r05_bins import CommandMarkerPhase
from sixweeks.games.mansteins_war.text.notation import VERBS
from sixweeks.kernel.presentation.choices import action_of
from sixweeks.kernel.question import Action
from tests.games.mansteins_war.shown import english, offer, offers, scene
from tests.games.mansteins_war.toolkit import answer, assault, at, sketch, started
from tests.games.mansteins_war.wandering import new

SEDAN = {"19 Pz": "1538", "41 Pz": "1539", "log PGK": "1638", "F 2 Army": "1438"}


def labels(game):
    return [each.label for each in offers(game) if each.label]


def test_every_verb_says_what_it_does():
    assert all(english(action_of(Action(verb))) for verb in VERBS)


# Set-up and markers


def test_21_1_e_plans_and_ready_deployments_are_buttons():
    game = new()
    assert [each.split(":")[0] for each in labels(game)] == [
        "Keep Plan D",
        "Keep Plan E",
        "Keep Plan R",
    ]
    assert labels(answer(game, "keep Plan_E"))[0] == "Plan D: ready for the Dyle"


def test_21_0_a_unit_that_is_set_up_by_hand_is_offered_by_its_counter():
    game = answer(new(), "keep Plan_D", "plan by_hand")
    found = offer(game, "log 1AG")
    assert (found.label, found.is_button) == ("Set up log 1AG", True)


def test_4_1_b_a_special_marker_is_added_by_a_button_or_none():
    game = sketch(CommandMarkerPhase(at="fill"), {"19 Pz": "1738"})
    found = labels(game)
    assert "No special marker" in found
    assert (
        "Add Guderian: 2 mechanized corps, 2 air units, attacks shifted 1 column to the right"
        in found
    )


def test_21_2_a_the_first_marker_is_selected_by_its_name():
    first, *others = labels(answer(started(), "bin none"))
    assert first == "Play HGA: Army Group A, 3 air units"
    assert [each.partition(":")[0] for each in others] == [
        "Play HGB",
        "Play HGC",
        "Play PGK",
        "Play Manstein Plan",
    ]


def test_5_5_a_command_is_named_by_its_title():
    game = at("allied command", {"F 2 Army": "1438"}, marker="Plan_D", active="F 2 Army")
    groups = ("1st", "2nd", "3rd")
    assert labels(game) == [f"Activate the {group} Army Group" for group in groups]


def test_5_8_c_a_reserve_is_clicked_on_the_map():
    game = at("german command", {"38 Corps": "1835"}, marker="HGA", active="LLK")
    found = offer(game, "with 38 Corps")
    assert (found.place, found.label, found.is_button) == ("1835", "Activate 38 Corps", False)
    assert offer(game, "done").label == "No more reserves"


def test_14_3_a_a_refit_tells_its_price():
    game = at("german refit", {"19 Pz": "1838/1"}, rp=(5, 0, 0, 0, 0))
    assert offer(game, "refit 19 Pz").label == "Refit 19 Pz for 1"
    near = at("german refit", {"19 Pz": "1838/1", "F 1 Army": "1739"}, rp=(5, 0, 0, 0, 0))
    assert offer(near, "refit 19 Pz").label == "Refit 19 Pz for 2"


def test_13_2_a_a_reinforcement_is_offered_from_the_turn_track():
    game = at("allied reinforcements", {"F 6 Army": "waiting"}, turn=3, bins={"allied": "2AG"})
    found = offer(game, "deploy F 6 Army")
    assert (found.place, found.is_button, found.label) == (
        "allied_turn_3",
        True,
        "Bring in F 6 Army",
    )


def test_16_1_an_air_unit_is_offered_in_its_display_or_over_the_map():
    game = at("german air", {"19 Pz": "1738"}, air={"I Flk": "1438"})
    assert (offer(game, "fly II Flk").place, offer(game, "fly II Flk").is_button) == (
        "german_available",
        True,
    )
    assert (offer(game, "fly I Flk").place, offer(game, "fly I Flk").is_button) == ("1438", False)


# Movement


def test_8_0_a_a_stack_is_taken_up_by_one_choice():
    game = at("german movement", {"41 Pz": "1838", "14 Mot": "1838"})
    found = offer(game, "stack 1838")
    assert (found.place, found.label) == ("1838", "The whole stack")


def test_8_4_a_a_way_is_told_with_its_cost():
    game = answer(at("german movement", {"19 Pz": "1738"}), "unit 19 Pz")
    way = offer(game, "19 Pz 1738-1638-1538")
    assert (way.place, way.path, way.cost) == ("1538", ("1738", "1638", "1538"), 5)


def test_8_0_a_a_stack_costs_what_its_slowest_way_does():
    game = at("german movement", {"G 4 Army": "1738", "19 Pz": "1738"})
    answer(game, "stack 1738")
    assert next(each for each in offers(game) if each.place == "1638").cost == 2


def test_8_0_a_a_unit_that_has_not_moved_is_put_down():
    game = answer(at("german movement", {"19 Pz": "1738"}), "unit 19 Pz")
    assert offer(game, "done").label == "Do not move it now"
    assert offer(answer(game, "go 1638"), "done").label == "Finish this move"


def test_6_5_the_end_of_movement_warns_of_too_many_units_in_a_hex():
    game = at("german movement", {"G 4 Army": "1736", "G 6 Army": "1736"})
    hex = "Düren (1736)"
    assert offer(game, "end").warning.startswith(f"Too many units are in {hex}:")
    alone = at("german movement", {"G 4 Army": "1736"})
    assert offer(alone, "end").warning == ""


def test_20_2_b_the_end_of_an_evacuation_warns_of_units_still_in_port():
    impulse = ImpulseTurn(by=ALLIED, at="evacuation")
    game = sketch(impulse, {"BEF": "0936"}, marker="Evac")
    assert offer(game, "done").warning == "Still in port: BEF."


# Combat


def test_the_end_of_combat_warns_of_attacks_at_200_percent_or_better():
    strong = at("german combat", {"G 4 Army": "1339", "F 2 Army": "1239/1"})
    assert offer(strong, "end").warning == "200 % or better could be had against Reims (1239)."
    weak = at("german combat", {"38 Corps": "1339", "F 1 Army": "1239"})
    assert offer(weak, "end").warning == ""


def test_10_1_b_an_attack_with_all_is_launched_at_once():
    game = answer(at("german combat", SEDAN), "attack 1438")
    assert (offer(game, "all").label, offer(game, "all").followed_by) == (
        "Attack with all",
        ("launch",),
    )


def test_10_1_b_an_attack_that_one_unit_alone_can_make_takes_one_click():
    alone = at("german combat", {"19 Pz": "1538", "F 2 Army": "1438"})
    assert offer(alone, "attack 1438").followed_by == ("launch",)
    assert offer(at("german combat", SEDAN), "attack 1438").followed_by == ()


def test_10_1_b_launch_is_shown_but_barred_while_nobody_attacks():
    game = answer(at("german combat", SEDAN), "attack 1438")
    assert [each.label for each in scene(game, GERMAN).barred] == ["Launch the attack"]


def test_10_5_every_attack_puts_its_odds_at_stake():
    game = at("german combat", SEDAN)
    assert (offer(game, "attack 1438").odds, offer(game, "attack 1438").target) == ("1438", "1438")
    answer(game, "attack 1438", "with 19 Pz")
    assert offer(game, "with 41 Pz").odds == "19 Pz + 41 Pz 1438"
    assert offer(game, "launch").odds == "19 Pz 1438"


def test_10_2_a_both_tables_are_told_side_by_side_before_one_is_chosen():
    game = assault(at("german combat", SEDAN), "1438")
    assert labels(game) == ["Assault table: destroys steps", "Mobile table: gains ground"]
    told = english(preview(game, offer(game, "assault").odds, None))
    assert [each["title"] for each in told["alternatives"]] == ["Assault table", "Mobile table"]
    assert offer(game, "mobile").odds == offer(game, "assault").odds
    assert offer(game, "mobile").target == "1438"


def test_19_0_special_forces_are_offered_by_name():
    units = {"G 6 Army": "1636", "fort EE": "1537"}
    game = assault(at("german combat", units), "1537")
    cost = "it may destroy the fort, and is then out of the game"
    assert labels(game) == [
        f"Commit Brandenburg commandos: {cost}",
        f"Commit Koch assault group: {cost}",
        "No special force: keep it for later",
    ]


def test_20_1_ships_are_offered_to_the_allies_with_their_odds():
    game = assault(at("german combat", {"G 4 Army": "0937", "BEF": "0936"}), "0936")
    naval = "Use the naval unit: one column, once in a turn"
    assert [each.label for each in offers(game)] == [
        naval,
        "Without the naval unit: keep it for another combat",
    ]
    assert [each.odds for each in offers(game)] == ["naval", "no"]


def test_22_2_a_a_counterattack_puts_its_odds_at_stake():
    units = {"G 4 Army": "1337", "G 6 Army": "1339", "F 1 Army": "1338"}
    game = answer(assault(at("german combat", units), "1338"), 1)
    found = offer(game, "counter 1337")
    assert (found.odds, found.target) == ("counter 1337", "1337")


def test_12_0_pursuit_and_halting_are_told_apart():
    game = assault(at("german combat", {**SEDAN, "F 2 Army": "1438/1"}), "1438")
    answer(game, "mobile", 6)
    assert offer(game, "halt").label == "No further pursuit"
    assert offer(answer(game, "pursue 19 Pz"), "halt").label == "Halt here"


def test_a_choice_that_nobody_would_think_of_has_no_warning():
    game = at("german movement", {"19 Pz": "1738"})
    assert {each.warning for each in offers(game)} == {""}


def test_the_other_side_is_offered_nothing_that_is_barred():
    game = answer(at("german combat", SEDAN), "attack 1438")
    assert scene(game, ALLIED).barred == ()


def test_what_lies_beside_the_map_has_a_place_there():
    game = at("german refit", {"log HGA": "dead"}, rp=(5, 0, 0, 0, 0))
    assert offer(game, "replace log HGA").place == "german_eliminated"
