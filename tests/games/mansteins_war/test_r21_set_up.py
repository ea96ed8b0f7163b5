"""21 Set-up."""

import pytest

from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    DEPLOYMENTS,
    FRENCH,
    PLANS,
    UNITS_OF,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.rules.r06_limits import overstacked
from sixweeks.games.mansteins_war.rules.r21_places import is_solvable
from sixweeks.games.mansteins_war.rules.r21_set_up import DeployUnit
from sixweeks.kernel.presentation.sentence import Hidden, Term
from sixweeks.kernel.question import Choose
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    events,
    hex_at,
    numbers,
    offered,
    place_of,
    rules_against,
    sketch,
    skip_forced,
    started,
    step_of,
    steps_of,
    unit,
)
from tests.games.mansteins_war.wandering import new


def by_hand(side="allied", **options):
    """The deployment of a side by hand begins."""
    game = answer(new(**options), "keep Plan_D")
    if side == "german":
        answer(game, "plan allied_plan_d", "keep OKH")
    return answer(game, "plan by_hand")


def placed(game, **units):
    """Place units by hand: `log_1AG="1237"`."""
    for name, hex in units.items():
        answer(game, f"unit {name.replace('_', ' ')}", f"place {hex}")
    return game


FRENCH_LOGISTICS = {"log_1AG": "1237", "log_2AG": "1741", "log_3AG": "1843", "log_Res": "1341"}
FRENCH_FORTS = {
    "fort_Maub": "1237", "fort_Metz": "1640", "fort_Sarre": "1840", "fort_Lauter": "1941",
    "fort_Rhin": "1943", "fort_PFB": "1843", "fort_VH": "1433", "fort_K": "1531",
}  # fmt: skip


def after_forts():
    return placed(by_hand(), **FRENCH_LOGISTICS, **FRENCH_FORTS)


def test_21_0_the_allies_set_up_before_the_germans():
    game = new()
    assert asked(game) == "allied"
    answer(game, "keep Plan_D", "plan allied_plan_d")
    assert asked(game) == "german"


@pytest.mark.parametrize("side", ["allied", "german"])
def test_21_0_ready_deployments_are_offered_with_each_plan(side):
    """The plan is a secret of its own: the board must not tell it."""
    for plan in PLANS[side]:
        game = new()
        if side == "german":
            answer(game, "keep Plan_D", "plan allied_plan_d")
        answer(game, f"keep {plan}")
        ready = {id for id, each in DEPLOYMENTS.items() if each.side == side}
        assert offered(game, "plan") == {*ready, "by_hand"}


@pytest.mark.parametrize("ready", list(DEPLOYMENTS))
def test_21_0_a_ready_deployment_places_every_unit(ready):
    side = DEPLOYMENTS[ready].side
    game = new()
    if side == "german":
        answer(game, "keep Plan_D", "plan allied_plan_d")
    answer(game, f"keep {PLANS[side][0]}", f"plan {ready}")
    waiting = {
        COUNTERS[u].name for u in UNITS_OF[side] if place_of(game, COUNTERS[u].name) == "waiting"
    }
    assert waiting == {COUNTERS[u].name for u in game.arrivals if COUNTERS[u].side == side}


def test_21_0_a_ready_deployment_is_told_in_one_line_with_the_number_of_units():
    told = events(started(), "set_up_ready")
    assert [event.args["count"] for event in told] == [34, 24]
    assert not events(started(), "placed")


def test_21_0_the_defaults_come_first():
    game = answer(new(), "keep Plan_D")
    assert isinstance(game.pending, Choose)
    assert game.pending.options[0].noun == "allied_plan_d"


def test_21_0_units_begin_at_full_strength():
    game = started()
    assert steps_of(game, "BEF") == 4


def test_21_1_e_the_plan_is_told_to_its_owner_alone():
    game = answer(new(), "keep Plan_E")
    (event,) = events(game, "plan_kept")
    assert argument(Term, event, "plan", "allied").id == "Plan_E"
    assert argument(Hidden, event, "plan", "german") == Hidden("marker")


def test_21_1_e_it_is_one_of_three():
    assert offered(new()) == {"keep Plan_D", "keep Plan_E", "keep Plan_R"}


def test_21_2_e_so_is_the_german_one():
    game = answer(new(), "keep Plan_D", "plan allied_plan_d")
    assert offered(game) == {"keep OKH", "keep OKH_Mod", "keep Manstein"}


def test_21_1_e_keeping_a_plan_is_not_part_of_the_ready_set_up():
    """It is asked of people, who want a secret."""
    game = new()
    assert not game.is_setting_up
    answer(game, "keep Plan_D")
    assert game.is_setting_up


# --- by hand ----------------------------------------------------------------------------------


def test_21_1_a_logistic_units_come_first_anywhere_in_france():
    game = by_hand()
    assert offered(game, "unit") == {"log 1AG", "log 2AG", "log 3AG", "log Res"}
    answer(game, "unit log Res")
    assert offered(game, "place") == numbers(MAP.countries["france"])


def test_21_1_a_other_units_wait():
    assert against(by_hand(), "unit BEF") == {"21.1.a first"}


def test_21_1_b_fortress_units_come_second():
    game = placed(by_hand(), **FRENCH_LOGISTICS)
    assert offered(game, "unit") == {name.replace("_", " ") for name in FRENCH_FORTS}


def test_21_1_a_reinforcements_are_not_set_up():
    assert against(by_hand(), "unit F 6 Army") == {"21.0 later"}


def test_21_1_a_units_stand_within_two_hexes_of_their_logistic_unit():
    game = answer(after_forts(), "unit F 1 Army")
    near = numbers(GRID.within(hex_at("1237"), 2) & MAP.countries["france"])
    assert offered(game, "place") == near


def test_21_1_a_the_british_are_with_the_first_army_group():
    game = answer(after_forts(), "unit BEF")
    assert "21.1.a" in rules_against(game, "place 0941")
    assert against(game, "place 1337") == {"21.1.a home"}


def test_21_1_a_nations_do_not_stand_together():
    game = placed(after_forts(), Cav="1137")
    answer(game, "unit BEF")
    assert rules_against(game, "place 1137") == {"6.0.g"}


def test_21_0_stacking_limits_hold():
    game = placed(after_forts(), F_1_Army="1137")
    answer(game, "unit F 7 Army")
    assert rules_against(game, "place 1137") == {"6.2"}


def test_21_1_a_reserves_stand_anywhere_in_france():
    """A-69"""
    game = answer(after_forts(), "unit 1GC")
    assert {"0440", "1744"} <= offered(game, "place")


def test_21_1_b_belgian_forts_are_manned_as_named():
    game = by_hand()
    assert [place_of(game, f"fort {name}") for name in ("EE", "Namur", "Antwerp")] == [
        "1537",
        "1436",
        "1335",
    ]


def test_21_1_b_french_fortress_units_stand_in_forts_near_their_group():
    game = answer(placed(by_hand(), **FRENCH_LOGISTICS), "unit fort Metz")
    assert offered(game, "place") <= {"1640", "1740", "1840", "1941", "1942"}
    assert "21.1.b" in rules_against(game, "place 1943")


def test_21_1_b_one_to_a_hex():
    game = placed(by_hand(), **FRENCH_LOGISTICS, fort_Metz="1640")
    answer(game, "unit fort Sarre")
    assert "21.1.b one" in against(game, "place 1640")


def test_21_1_b_every_fortress_unit_must_find_a_fort():
    """The logistic unit of the 2nd Army Group needs three forts near it."""
    game = answer(by_hand(), "unit log 2AG")
    allowed = offered(game, "place")
    assert "1741" in allowed
    assert against(game, "place 0941") == {"21.1.b forts"}


def test_21_1_b_a_group_may_not_take_the_last_forts_of_another():
    """With both in the south, Belfort's unit has nothing left if another takes its fort."""
    game = placed(by_hand(), log_3AG="1843", log_2AG="1742", log_1AG="1237", log_Res="1341")
    for name in ("Rhin", "PFB", "Metz", "Sarre", "Lauter"):
        answer(game, f"unit fort {name}")
        options = sorted(offered(game, "place"))
        assert options, name
        answer(game, f"place {options[-1]}")


def test_21_1_b_three_groups_together_need_six_forts():
    five = 0b11111
    assert not is_solvable(((1, five), (3, five), (2, five)))
    assert is_solvable(((1, five), (3, five), (2, 0b111111)))


def test_21_1_b_dutch_fortress_units_have_a_dutch_fort_each():
    game = placed(by_hand(), **FRENCH_LOGISTICS, fort_K="1433")
    answer(game, "unit fort VH")
    assert offered(game, "place") == {"1531"}


def test_21_1_c_belgians_and_dutch_stand_anywhere_at_home():
    game = answer(after_forts(), "unit BE 1 Corps")
    assert offered(game, "place") == numbers(MAP.countries["belgium"])


def test_21_2_b_german_units_stand_within_three_hexes_of_their_logistic_unit():
    game = placed(by_hand("german"), log_HGA="1836", log_HGB="1735", log_HGC="1940")
    placed(game, log_PGK="1838")
    answer(game, "unit 19 Pz")
    near = GRID.within(hex_at("1838"), 3) & MAP.countries["germany"]
    assert offered(game, "place") == numbers(near)


def test_21_2_c_german_fortress_units_have_their_places():
    game = by_hand("german")
    places = [place_of(game, f"fort {name}") for name in ("Saar", "Aachen", "Rhine", "Eifel")]
    assert places == ["1839", "1636", "1633", "1738"]


def test_21_2_c_they_are_placed_by_their_own_rule():
    placed_ones = events(by_hand("german"), "placed")[-4:]
    assert {event.rule for event in placed_ones} == {"21.2.c"}


def test_21_2_c_and_not_before_it_is_the_turn_of_the_germans():
    assert place_of(by_hand(), "fort Saar") == "waiting"


def test_8_4_1_armies_are_not_set_up_in_the_rough():
    game = placed(by_hand("german"), log_HGA="1836", log_HGB="1735", log_HGC="1940")
    placed(game, log_PGK="1838")
    answer(game, "unit G 12 Army")
    assert rules_against(game, "place 1837") == {"8.4.1"}


def test_21_0_a_deployment_without_a_place_left_begins_again():
    """French units fill the corner of the map where the British would have to stand."""
    french = [COUNTERS[u].name for u in UNITS_OF["allied"] if COUNTERS[u].nation == FRENCH]
    names = [name for name in french if name != "log 1AG"]
    corner = sorted(numbers(GRID.within(hex_at("0444"), 2) & MAP.countries["france"]))
    units = dict(zip(names, corner, strict=False)) | {"log 1AG": "0444"}
    game = sketch(DeployUnit(by="allied", unit=unit("BEF")), units)
    assert offered(game) == {"again"}
    skip_forced(game)
    assert {place_of(game, name) for name in units} == {"waiting"}


def test_21_0_by_hand_ends_in_a_legal_deployment():
    game = by_hand()
    while step_of(game).startswith("Deploy"):
        answer(game, sorted(offered(game))[0])
    assert overstacked(game, "allied") == 0
    assert asked(game) == "german"


def test_28_3_nothing_is_rolled_without_the_option():
    assert step_of(started()) == "CommandMarkerPhase fill"
