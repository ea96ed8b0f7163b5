"""What the page offers and explains: choices with their odds, and the inspector."""

import pytest

from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.drawing import boxes, sheet
from sixweeks.games.springtime.page import inspector
from sixweeks.games.springtime.page.odds import preview
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.question import Choose
from sixweeks.kernel.why import pointed
from tests.games.in_words import in_words, worded

from .sketch import battle, impulse, offered, run, sketch
from .wandering import sample

inspect = worded(inspector.inspect)
CITABLE = DEFINITION.rulebook.citable
GAMES = [
    ("campaign", 1, {}),
    ("campaign", 2, {"airdrops": "on", "free_set_up": "on", "bef_returns": "on"}),
    ("plan_red", 3, {"airdrops": "on"}),
]


@pytest.fixture(scope="module")
def start():
    return DEFINITION.new_game("campaign", {})


def choice(game, text):
    found = next(each for each in DEFINITION.choices(game) if each.text == text)
    return in_words(found, TEXT.localization())


def facts(game, place, rule):
    return [fact.text for fact in inspect(game, place, None).facts if fact.rule == rule]


# --- every position ---------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_every_option_is_offered_once_and_in_words(scenario, seed, options):
    for game in sample(scenario, seed, options):
        if isinstance(game.pending, Choose):
            found = DEFINITION.choices(game)
            assert [each.index for each in found] == list(range(len(game.pending.options)))
            assert all(each.label.id or each.place or each.piece for each in found)


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_odds_can_be_told_wherever_a_choice_puts_them_at_stake(scenario, seed, options):
    for game in sample(scenario, seed, options):
        for each in DEFINITION.choices(game):
            if each.odds:
                told = worded(preview)(game, each.odds, None)
                assert sum(told["results"].values()) == pytest.approx(1)


@pytest.mark.parametrize("place", [place.id for place in sheet.sheet("campaign").places])
def test_every_place_can_be_inspected(start, place):
    found = inspect(start, place, "axis")
    assert found.title
    assert all(fact.rule in CITABLE for fact in found.facts)


def test_a_click_on_a_track_is_answered_by_no_rule(start):
    for box in boxes.BOXES.values():
        wish = pointed(start, DEFINITION.rules.lookup, box.id, "", "")
        assert DEFINITION.why(start, wish, None) == []


# --- choices ----------------------------------------------------------------------------------


def test_8_1a_an_assault_is_a_button_and_a_redeployment_a_place():
    game = impulse(sketch({"German 4th": "5"}))
    assert choice(game, "assault A").label == "Assault: Army Group A"
    assert choice(game, "redeploy 5").place == "5"
    assert choice(game, "pass").ends


def test_9_1a_a_move_shows_its_way_and_cost():
    game = impulse(sketch({"Guderian": "3"}), "assault K", "unit Guderian")
    going = choice(game, "Guderian 3-11-12")
    assert (going.place, going.path, going.cost) == ("12", ("3", "11", "12"), 2)


def test_10_1a_a_move_against_enemies_shows_the_odds_of_the_attack_it_leads_to():
    game = impulse(sketch({"Guderian": "3", "French 2nd": "17"}), "assault K", "unit Guderian")
    going = choice(game, "Guderian 3-11-17")
    assert (going.odds, going.target) == ("Guderian 17", "17")


def test_10_2a_whoever_joins_an_attack_changes_the_odds():
    game = battle(
        sketch({"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}), "17", "with Guderian"
    )
    joining = choice(game, "with Reinhardt")
    assert (joining.odds, joining.together) == ("Guderian + Reinhardt 17", True)
    assert choice(game, "launch").odds == "17"


def test_10_2a_an_attack_by_nobody_is_barred_and_its_best_odds_are_known():
    game = battle(sketch({"Guderian": "17", "Reinhardt": "17", "French 2nd": "17"}), "17")
    (barred,) = DEFINITION.page.scene(game, "axis").barred
    assert (barred.verb, barred.target) == ("launch", "17")
    assert DEFINITION.page.odds(game, barred.target, "axis")["attack"] == 7


def test_10_4_2a_the_lead_is_chosen_by_its_counter_and_its_odds():
    units = {"Guderian": "17", "German 12th": "17", "French 2nd": "17"}
    game = battle(sketch(units, entered={"Guderian": "11", "German 12th": "11"}), "17")
    leading = choice(game, "lead German 12th")
    assert (leading.piece, leading.place) == ("German 12th", "17")
    assert leading.odds == "German 12th + Guderian 17"


def test_9_4_1b_air_support_shows_what_it_is_worth():
    game = battle(sketch({"Guderian": "17", "French 2nd": "17"}, entered={"Guderian": "11"}), "17")
    assert offered(game) == {"air german", "no_air"}
    assert choice(game, "air german").odds == "17 with air"
    with_air, without = (
        DEFINITION.page.odds(game, choice(game, text).odds, None)["attack"]
        for text in ("air german", "no air")
    )
    assert with_air - without == 4


def test_10_1a_the_end_is_barred_while_an_attack_is_owed():
    units = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17"}
    game = impulse(sketch(units), "assault K", "unit Guderian", "go 17")
    assert [each.verb for each in DEFINITION.page.scene(game, "axis").barred] == ["end"]
    assert list(DEFINITION.page.scene(game, "allied").barred) == []


def test_8_1_1d_the_end_of_an_impulse_warns_of_units_that_can_still_move():
    game = impulse(sketch({"Guderian": "3", "Reinhardt": "3"}), "assault K")
    assert choice(game, "end").warning == "2 units can still move."


def test_12_3_a_lost_unit_is_rebuilt_by_its_counter_in_the_box():
    game = run(sketch({"Hoth": "eliminated", "German 1st": "2"}), Refit(by="axis"))
    rebuilding = choice(game, "rebuild Hoth")
    assert (rebuilding.place, rebuilding.piece) == ("off_axis", "Hoth")
    assert rebuilding.label == "Rebuild Hoth reduced (3 RP)"


# --- the inspector ----------------------------------------------------------------------------


def test_3_1_2a_terrain_and_boundaries_of_an_area(start):
    assert facts(start, "17", "3.1.2a") == ["Terrain +2 for the defender"]
    assert facts(start, "19", "9.2c") == [
        "Maginot Line towards Baden (1) and Saar-Palatinate (2):"
        " units stop, +3 for Allied defenders if all cross it"
    ]


def test_13_2_1a_supply_is_told_with_its_way():
    game = sketch({"Guderian": "17"}, axis="11")
    found = next(f for f in inspect(game, "17", None).facts if f.rule == "13.2.1a")
    assert found.text == "In supply from Saar-Palatinate (2): Guderian"
    assert found.way == ("17", "11", "3", "2")


def test_13_2_1a_units_without_a_way_are_out_of_supply():
    game = sketch({"Guderian": "17"})
    assert facts(game, "17", "13.2.1a") == ["Out of Supply: Guderian"]


def test_9_1a_who_could_attack_here():
    game = sketch({"Guderian": "11", "German 1st": "2", "French 2nd": "17"})
    assert facts(game, "17", "9.1a") == ["Axis units that could attack here: Guderian"]


def test_4_4_1a_leaders_are_among_the_pieces_of_an_area():
    game = sketch({"French 2nd": "17"})
    shown = [each.id for each in inspect(game, "17", None).pieces]
    assert shown == ["French 2nd", "Huntziger"]
