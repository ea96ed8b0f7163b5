"""What the page offers: buttons, clicks on hexes and pieces, what they cost and warn of."""

from sixweeks.games.nineteen_forty.model.components import GERMAN
from sixweeks.games.nineteen_forty.model.state import BySide, Countries
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Drops
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from sixweeks.games.nineteen_forty.text.messages import TEXT
from tests.games.nineteen_forty.shown import offer, offers, scene
from tests.games.nineteen_forty.toolkit import answer, assault, at, declare, run, sketch

SEDAN = {"G XIX": "1511", "G SSC": "1511", "F X": "1611"}


def labels(game):
    return [each.label for each in offers(game) if each.label]


def test_a_stack_is_taken_up_by_one_choice():
    game = at("german movement", {"G XIX": "1607", "G SSC": "1607"})
    stack = offer(game, "stack 1607")
    assert (stack.place, stack.label, stack.whole) == ("1607", "The whole stack", True)
    assert not offer(game, "G XIX").whole


def test_6_d_a_way_is_told_with_its_cost():
    game = answer(at("german movement", {"G XIX": "1607"}), "unit G XIX")
    way = offer(game, "G XIX 1607-1608-1609")
    assert (way.place, way.path, way.cost) == ("1609", ("1607", "1608", "1609"), 3)


def test_8_i_quarters_of_points_are_told_in_signs():
    game = answer(at("german movement", {"G XII": "1806"}, impulse=2), "unit G XII")
    assert {each.cost for each in offers(game) if each.path} <= {1, 2, 3, "2½"}


def test_6_a_a_unit_that_has_not_moved_is_put_down():
    game = answer(at("german movement", {"G XIX": "1607"}), "unit G XIX")
    assert "Do not move it now" in labels(game)
    assert "Finish this move" in labels(answer(game, "go 1608"))


def test_13_o_a_step_over_a_neutral_border_warns():
    game = at("german movement", {"G XIX": "1607"}, countries=Countries())
    answer(game, "unit G XIX")
    assert offer(game, "G XIX 1607-1707").warning == ""
    assert offer(game, "G XIX 1607-1608").warning == "This invades Luxembourg."


def test_13_o_a_drop_on_a_neutral_warns():
    game = run(sketch(countries=Countries(), impulse=1), Drops(), GERMAN)
    answer(game, "drop G 1 FJ")
    assert offer(game, "G 1 FJ drops on 0411").warning == "This invades Holland."


def test_7_b_a_declaration_says_what_it_still_wants():
    game = at("german combat", SEDAN | {"F XLI": "1512"})
    assert TEXT.prompt(game) == "German: choose a hex to attack, or end the phase (7.b)"
    declare(game, "1611", "G XIX")
    hex = "Charleville (1512)"
    assert TEXT.prompt(game).startswith(f"German: {hex} must be attacked too")
    declare(game, "1512", "G SSC")
    assert TEXT.prompt(game).startswith("German: fight")


def test_3_a_the_prompt_says_which_hex_holds_too_many():
    game = at("german movement", {"G IV": "1607", "G IX": "1507"})
    assert TEXT.prompt(game).startswith("German: choose a unit or stack")
    answer(game, "unit G IV", "go 1507", "done")
    crowded = "too many units are in Bitburg (1507)"
    assert TEXT.prompt(game).startswith(f"German: {crowded}: move one of them")


def test_all_attacks_are_called_off_together():
    game = declare(at("german combat", SEDAN), "1611", "G XIX")
    assert "Call off all attacks" in labels(game)


def test_the_end_of_a_phase_warns_if_nothing_has_moved():
    game = at("german movement", {"G XIX": "1607"})
    assert offer(game, "end").warning == "No unit has moved, and 1 unit could."
    assert offer(answer(game, "unit G XIX", "go 1608", "done"), "end").warning == ""


def test_the_end_of_a_combat_phase_warns_of_good_attacks():
    assert offer(at("german combat", SEDAN), "end").warning == (
        "You could attack Sedan (1611) at 3:1 or better."
    )
    assert offer(at("allied combat", SEDAN), "end").warning == ""


def test_14_i_reserves_left_out_in_the_second_impulse_are_warned_of():
    late = run(sketch({"G XIX": "1607"}, impulse=2), Arrivals(by=GERMAN), GERMAN)
    early = run(sketch({"G XIX": "1607"}, impulse=1), Arrivals(by=GERMAN), GERMAN)
    assert "could still come in" in offer(late, "later").warning
    assert offer(early, "later").warning == ""


def test_a_reserve_is_offered_by_its_counter():
    game = run(sketch({"G XIX": "1607"}), Arrivals(by=GERMAN), GERMAN)
    found = offer(game, "bring G XL")
    assert (found.piece, found.place, found.is_button) == ("G XL", "german_reserves", True)
    assert found.label == "Bring in G XL"


def test_all_attackers_are_offered_at_once():
    game = answer(at("german combat", SEDAN), "attack 1611")
    assert "Attack with all" in labels(game)


def test_an_attack_with_all_is_declared_at_once():
    game = answer(at("german combat", SEDAN), "attack 1611")
    assert offer(game, "all").followed_by == ("declare",)


def test_the_units_of_a_hex_join_an_attack_by_one_choice():
    game = answer(at("german combat", {**SEDAN, "G III": "1510", "F XLII": "1610"}), "attack 1611")
    stack = offer(game, "with stack 1511")
    assert (stack.place, stack.whole, stack.odds) == ("1511", True, "G XIX + G SSC 1611")


def test_an_attack_to_which_nothing_can_be_added_is_declared_at_once():
    game = answer(at("german combat", SEDAN), "attack 1611")
    assert offer(game, "with G XIX").followed_by == ()
    assert offer(answer(game, "with G XIX"), "with G SSC").followed_by == ("declare",)


def test_a_stack_that_has_joined_an_attack_can_still_be_taken_apart():
    game = answer(at("german combat", SEDAN), "attack 1611")
    assert offer(game, "with stack 1511").followed_by == ()


def test_an_attack_that_one_unit_alone_can_make_takes_one_click():
    game = at("german combat", {"G XIX": "1511", "F X": "1611"})
    assert offer(game, "attack 1611").followed_by == ("with G XIX", "declare")
    assert offer(at("german combat", SEDAN), "attack 1611").followed_by == ()
    two_hexes = at("german combat", {"G XIX": "1511", "F X": "1611", "F XLI": "1512"})
    assert offer(two_hexes, "attack 1611").followed_by == ()


def test_7_ai_a_unit_with_one_hex_to_advance_to_goes_there():
    two = {"G XIX": "1511", "G SSC": "1511", "F 1 Cav": "1512"}
    units = {**two, "F III": "1411*", "F V": "1611*"}
    game = answer(assault(at("german combat", units), "1512", "G XIX", "G SSC"), 1, 1)
    assert offer(game, "G XIX advances").followed_by == ("G XIX advances to 1512",)
    free = answer(assault(at("german combat", two), "1512", "G XIX", "G SSC"), 1, 1)
    assert offer(free, "G XIX advances").followed_by == ()


def test_7_b_fight_is_shown_but_barred_while_something_is_owed():
    game = declare(at("german combat", SEDAN | {"F XLI": "1512"}), "1611", "G XIX")
    assert [each.label for each in scene(game, GERMAN).barred] == ["Fight"]


def test_9_c_air_points_are_offered_with_the_column_they_lead_to():
    game = assault(at("german combat", SEDAN, air=BySide(2, 0)), "1611", "G XIX", "G SSC")
    assert labels(game) == [
        "No air points: 3:1 to 6:1",
        "1 air point: 4:1 to 6:1",
        "2 air points: 5:1 to 6:1",
    ]


def test_every_attack_puts_its_odds_at_stake():
    game = at("german combat", SEDAN | {"F XLI": "1512"})
    assert (offer(game, "attack 1611").odds, offer(game, "attack 1611").target) == ("1611", "1611")
    answer(game, "attack 1611", "with G XIX")
    assert offer(game, "with G SSC").odds == "G XIX + G SSC 1611"
    assert offer(game, "all" if "all" in labels(game) else "declare").odds == "G XIX 1611"
    assert offer(game, "also 1512").odds == "G XIX 1512 1611"
    assert offer(game, "also 1512").target == "1512"
