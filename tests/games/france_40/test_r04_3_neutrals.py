"""4.3 Overturning the neutrals: violations, capitulations, and the point for three of them."""

from typing import Any

import pytest

from sixweeks.games.france_40.model.components import MAP
from sixweeks.kernel.question import Roll
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import (
    assault,
    at,
    march,
    offered,
    place_of,
    points,
    reach,
    rules_against,
)

UK = {"UK I": "3020"}  # keeps Belgium in the war (4.3e)


def status(table: Table, country: str) -> str:
    """neutral, in play or capitulated: everybody may know."""
    return str(getattr(table.view("german").countries, country))


# --- 4.3a declaring a violation -------------------------------------------------------------------


@pytest.mark.parametrize("country", ["belgium", "netherlands", "luxembourg", "switzerland"])
@pytest.mark.parametrize("phase", ["german movement", "german combat"])
def test_4_3a_a_neutral_is_violated_in_the_movement_or_combat_phase(phase, country):
    table = at(phase, {"G I": "3139", **UK})
    table.answer(f"violate {country}")
    assert status(table, country) == "in play"


def test_4_3a_the_declaration_comes_before_the_move():
    assert rules_against(at("german movement", {"G I": "3136"}), "G I 3135") == {"4.3a"}


def test_4_3a_after_the_declaration_germans_may_enter():
    table = at("german movement", {"G I": "3136", **UK})
    table.answer("violate belgium")
    assert "3135" in reach(table, "G I")


def test_4_3a_the_declaration_comes_before_the_attack():
    table = at("german combat", {"G I": "3136", "B I": "3135"})
    assert rules_against(table, "attack 3135") == {"4.3a"}


def test_4_3a_neutral_units_are_no_targets_before():
    assert "attack 3135" not in offered(at("german combat", {"G I": "3136", "B I": "3135"}))


def test_4_3a_a_neutral_fortification_is_no_target_before():
    table = at("german combat", {"G I": "3236", "BEE": "3235"}, netherlands="in play 1")
    assert rules_against(table, "attack 3235") == {"4.3a"}


def test_4_3a_a_country_in_the_war_is_not_violated_again():
    table = at("german movement", {"G I": "3136", **UK}, belgium="in play 1")
    assert rules_against(table, "violate belgium") == {"4.3a"}


def test_4_3a_france_is_no_neutral():
    table = at("german movement", {"G I": "3136"})
    assert table.why("violate france") == ["4.3a: that country is not neutral: it is at war."]


@pytest.mark.parametrize("phase", ["allied movement", "allied combat"])
def test_4_3a_the_allies_violate_nobody(phase):
    table = at(phase, {"UK I": "3127", "G I": "3128"})
    assert rules_against(table, "violate belgium") == {"4.3a"}


def test_4_3a_no_neutral_is_violated_in_another_phase():
    table = at("german replacements", {"G I": ("3139", 1)})
    assert rules_against(table, "violate belgium") == {"4.3a"}


# --- 4.3b three capitulations ---------------------------------------------------------------------

FALLEN = "capitulated 1"


def third(**countries: str) -> Table:
    """A German corps takes a second Dutch city, with these countries as they are."""
    lines: Any = {"netherlands": "in play 1", "control_german": "4037", **countries}
    return march(at("german movement", {"G I": "3937", **UK}, **lines), "G I", "3936")


def test_4_3b_three_capitulations_score_a_point():
    assert points(third(belgium=FALLEN, luxembourg=FALLEN)) == {"4.3b": 1}


def test_4_3b_any_three_of_the_four_will_do():
    assert points(third(switzerland="capitulated 1 forward", luxembourg=FALLEN)) == {"4.3b": 1}


def test_4_3b_two_capitulations_score_nothing():
    assert points(third(luxembourg=FALLEN)) == {}


def test_4_3b_a_fourth_capitulation_scores_no_more():
    countries = {"belgium": FALLEN, "luxembourg": FALLEN, "switzerland": f"{FALLEN} forward"}
    assert points(third(**countries, points="4.3b +1")) == {"4.3b": 1}


# --- 4.3c capitulation is final -------------------------------------------------------------------


def dutch_fall(**units: str) -> Table:
    lines: Any = {"netherlands": "in play 1", "control_german": "4037"}
    return march(at("german movement", {"G I": "3937", **UK, **units}, **lines), "G I", "3936")


def test_4_3c_all_units_leave_the_map_at_once():
    table = dutch_fall(**{"N I": "4035", "N II": "3738"})
    assert (place_of(table, "N I"), place_of(table, "N II")) == ("removed", "removed")


def test_4_3c_units_of_other_countries_stay():
    table = dutch_fall(**{"N I": "4035", "B I": "3331"})
    assert place_of(table, "B I") == "3331"


def test_4_3c_fortifications_leave_with_the_army():
    units = {"G I": "3532", "BEE": "3235", **UK}
    lines: Any = {"belgium": "in play 1", "control_german": "3134 3232 3331"}
    table = march(at("german movement", units, **lines), "G I", "3531")
    assert place_of(table, "BEE") == "removed"


def test_4_3c_a_city_won_back_does_not_undo_it():
    lines: Any = {"netherlands": FALLEN, "control_german": "4037 3936"}
    table = march(at("allied movement", {"UK I": "3935"}, **lines), "UK I", "3936")
    assert status(table, "netherlands") == "capitulated"


def test_4_3c_a_country_that_has_capitulated_is_not_violated_again():
    table = at("german movement", {"G I": "3139"}, netherlands=FALLEN)
    assert rules_against(table, "violate netherlands") == {"4.3a"}


def test_4_3c_its_ground_stays_open_to_the_allies():
    """B-41"""
    table = at("allied movement", {"UK I": "3628"}, belgium=FALLEN)
    assert "3629" in reach(table, "UK I")


def test_4_3c_control_stays_as_it_stands():
    """B-41: Amsterdam and Utrecht are German, Rotterdam is not."""
    control = dutch_fall().view("german").control
    cities = MAP.grid.mask("4037 3936 3935")
    assert control & cities == MAP.grid.mask("4037 3936")


# --- 4.3d, 4.3e, 4.3f the Netherlands, Belgium, Luxembourg ----------------------------------------


def test_4_3d_two_dutch_cities_bring_down_the_netherlands():
    assert status(dutch_fall(), "netherlands") == "capitulated"


def test_4_3d_one_dutch_city_does_not():
    table = at("german movement", {"G I": "3937", **UK}, netherlands="in play 1")
    assert status(march(table, "G I", "3936"), "netherlands") == "in play"


def test_4_3d_cities_of_other_countries_do_not_count():
    lines: Any = {"netherlands": "in play 1", "control_german": "3633 3531"}
    table = at("german movement", {"G I": "3937", **UK}, belgium="in play 1", **lines)
    assert status(march(table, "G I", "3936"), "netherlands") == "in play"


def test_4_3d_the_cities_must_be_german_at_the_same_time():
    """Utrecht has been won back by the time Amsterdam falls."""
    units = {"G I": "3937", "G II": "4138", "UK I": "3834"}
    table = at("german movement", units, netherlands="in play 1")
    march(table, "G I", "3936", "3937", "done").answer("end")
    table.answer("end")  # of combat
    table.answer("move then fight")  # the Allied turn
    march(table, "UK I", "3936").answer("end")
    table.answer("move then fight")  # the German turn
    march(table, "G II", "4037")
    assert (place_of(table, "G II"), status(table, "netherlands")) == ("4037", "in play")


def in_belgium(cities: str, hex: str = "3532", to: str = "3531", **units: str) -> Table:
    lines: Any = {"belgium": "in play 1", "control_german": cities}
    return march(at("german movement", {"G I": hex, **UK, **units}, **lines), "G I", to)


def test_4_3e_four_belgian_cities_bring_down_belgium():
    assert status(in_belgium("3134 3232 3331"), "belgium") == "capitulated"


def test_4_3e_three_belgian_cities_do_not():
    assert status(in_belgium("3134 3232"), "belgium") == "in play"


def test_4_3e_belgium_falls_when_the_last_british_unit_is_eliminated():
    units = {"UK I": ("3128", 1), "G I": "3127", "G II": "3127", "B I": "3531"}
    table = at("german combat", units, belgium="in play 1")
    assault(table, "3128", "G I", "G II").answer(1)  # 6:1, DE
    assert (status(table, "belgium"), place_of(table, "B I")) == ("capitulated", "removed")


def test_4_3e_belgium_falls_when_the_last_british_unit_leaves():
    """B-14: it is not eliminated and scores nothing."""
    table = at("allied movement", {"UK I": "3219"}, turn=6, dynamo="5 3927", belgium="in play 1")
    march(table, "UK I").answer("UK I exit west")
    assert (status(table, "belgium"), points(table)) == ("capitulated", {})


def test_4_3e_belgium_falls_when_the_last_british_unit_is_evacuated():
    """B-14"""
    table = at("allied movement", {"UK I": "3927"}, turn=6, dynamo="5 3927", belgium="in play 1")
    march(table, "UK I").answer("UK I evacuate")
    assert status(table, "belgium") == "capitulated"


def test_4_3e_belgium_stands_while_one_british_unit_is_left():
    units = {"UK I": "3219", "UK II": "3020"}
    table = at("allied movement", units, turn=6, dynamo="5 3927", belgium="in play 1")
    march(table, "UK I").answer("UK I exit west")
    assert status(table, "belgium") == "in play"


def test_4_3e_a_neutral_belgium_needs_no_british_unit():
    table = at("allied movement", {"UK I": "3219"}, turn=6, dynamo="5 3927")
    march(table, "UK I").answer("UK I exit west")
    assert status(table, "belgium") == "neutral"


def test_4_3e_belgium_violated_after_the_british_have_gone_falls_at_once():
    """B-56"""
    table = at("german movement", {"G I": "3139"})
    table.answer("violate belgium")
    assert status(table, "belgium") == "capitulated"


def test_4_3f_luxembourg_falls_to_the_first_german_unit():
    table = at("german movement", {"G I": "2734"}, luxembourg="in play 2")
    assert status(march(table, "G I", "2733"), "luxembourg") == "capitulated"


def test_4_3f_the_declaration_alone_does_not_bring_it_down():
    table = at("german movement", {"G I": "2734"})
    table.answer("violate luxembourg")
    assert status(table, "luxembourg") == "in play"


def test_4_3f_an_allied_unit_does_not_bring_it_down():
    table = at("allied movement", {"UK I": "2532"}, luxembourg="in play 2")
    assert status(march(table, "UK I", "2533"), "luxembourg") == "in play"


# --- 4.3g, 4.3h, 4.3i Switzerland -----------------------------------------------------------------

SWISS = {"Sw I": "1331", "Sw II": "1230", "Sw III": "1234"}


def violated(die: int) -> Table:
    table = at("german movement", {"G I": "1433", **SWISS})
    table.answer("violate switzerland")
    table.answer(die)
    return table


def test_4_3g_the_allied_player_rolls_as_soon_as_switzerland_is_violated():
    table = at("german movement", {"G I": "1433", **SWISS})
    table.answer("violate switzerland")
    assert table.question == Roll("allied")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_4_3g_on_1_to_3_the_swiss_stand_where_they_are(die):
    assert {unit: place_of(violated(die), unit) for unit in SWISS} == SWISS


def test_4_3g_in_forward_defense_they_move_as_other_former_neutrals_do():
    """B-54: on the turn of entry with the automatic 4 of 10.3b."""
    table = at("allied movement", SWISS, switzerland="in play 2 forward")
    march(table, "Sw II")
    assert "4 movement points" in table.prompt


def taking_zurich(strategy: str, control: str, **units: str) -> Table:
    lines: Any = {"switzerland": f"in play 1 {strategy}".strip(), "control_german": control}
    return march(at("german movement", {"G I": "1334", **units}, **lines), "G I", "1234")


def test_4_3g_switzerland_falls_when_all_its_cities_are_german():
    table = taking_zurich("forward", "1331 1230", **{"Sw I": "1129"})
    assert (status(table, "switzerland"), place_of(table, "Sw I")) == ("capitulated", "removed")


def test_4_3g_two_of_the_three_cities_are_not_enough():
    assert status(taking_zurich("forward", "1331"), "switzerland") == "in play"


def last_swiss(**others: str) -> Table:
    units = {"Sw I": "1333", "G I": "1334", "G II": "1334", "G III": "1334", **others}
    table = at("german combat", units, switzerland="in play 1 forward")
    assault(table, "1333", "G I", "G II", "G III").answer(1)  # 3:1, DE
    return table


def test_4_3g_switzerland_falls_when_all_its_units_are_gone():
    table = last_swiss(**{"Sw II": "dead", "Sw III": "dead"})
    assert status(table, "switzerland") == "capitulated"


def test_4_3g_switzerland_stands_while_a_unit_is_left():
    table = last_swiss(**{"Sw II": "dead", "Sw III": "1230"})
    assert status(table, "switzerland") == "in play"


@pytest.mark.parametrize("die", [4, 5, 6])
def test_4_3h_on_4_to_6_the_swiss_leave_for_their_redoubt(die):
    assert {place_of(violated(die), unit) for unit in SWISS} == {"removed"}


def test_4_3h_in_the_redoubt_switzerland_never_capitulates():
    assert status(taking_zurich("redoubt", "1331 1230"), "switzerland") == "in play"


def test_4_3h_the_germans_may_cross_it():
    table = violated(4)
    assert "1333" in reach(table, "G I")


def test_4_3h_a_coup_finds_an_empty_hex():
    """B-20: the coup is spent without a die of its own."""
    table = at("german airborne coup", {"G I": "1433", **SWISS}, turn=1)
    table.answer("coup 1230")
    table.answer(4)  # the Swiss die
    assert (table.to_move, place_of(table, "Sw II")) == ("german", "removed")


def test_4_3i_the_swiss_strategy_never_changes():
    """No second declaration, so no second die."""
    assert "violate switzerland" not in offered(violated(2))


def test_4_3i_the_strategy_is_kept():
    table = march(violated(2), "G I", "1432")
    assert table.view("allied").countries.swiss_strategy == "forward"
