"""3.1.b Raids on German depots, which a marshal makes, and guards against them."""

from collections import Counter
from random import Random

import pytest

from sixweeks.ai.general import General
from sixweeks.ai.mansteins_war import (
    Staff,
    allied,
    answers,
    fights,
    home_guard,
    markers,
    movement,
    raids,
)
from sixweeks.ai.mansteins_war.plan import Plan
from sixweeks.ai.mansteins_war.ranking import NEVER
from sixweeks.ai.mansteins_war.situation import FAR, Situation
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.ai.mansteins_war.weights import EXPERIENCE, PRACTICE, WEIGHTS, Raids
from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player
from sixweeks.games.mansteins_war.model.components import ALLIED, COUNTERS, GERMAN, SIDES
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r08_movement import movable
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action
from tests.ai.manstein_segments import GAME
from tests.games.mansteins_war.toolkit import at, board, hex_at, place_of, unit

# Cologne and the Ruhr are held by the Germans, Frankfurt and Stuttgart are open.
HELD = {"G 4 Army": "1835", "G 6 Army": "1934"}
ON_THE_RHINE = {"1GC": "1942", "Cav": "1941", "log Res": "1742", **HELD}


def moved(game, side, weights=EXPERIENCE):
    """A Movement Segment as an officer with these weights plays it."""
    staff, choice = Staff(GAME, side, Random(1), weights[side]), None
    while game.pending and choice != Action("end"):
        choice = staff.decide(Seat(GAME, game, side))
        engine.answer(game, choice, side)


def raiding(units, **fields):
    game = at("allied movement", units, **fields)
    return Situation(game, ALLIED, EXPERIENCE[ALLIED])


def sent(situation):
    return {COUNTERS[u].name: GRID.number(hex) for u, hex in raids.raiders(situation).items()}


@pytest.mark.parametrize("side", SIDES)
def test_a_marshal_has_the_weights_of_experience(side):
    marshal = make_player("marshal", GAME, side, Random(1))
    assert isinstance(marshal, General)
    assert isinstance(marshal.staff, Staff)
    assert marshal.staff.weights == EXPERIENCE[side]


@pytest.mark.parametrize("weights", [WEIGHTS, PRACTICE])
def test_others_do_not_raid(weights):
    assert weights[ALLIED].raids == Raids()


@pytest.mark.parametrize("weights", [WEIGHTS, PRACTICE, EXPERIENCE])
def test_3_1_b_every_level_guards_german_depots(weights):
    assert on_guard(watching({**FEARED, "38 Corps": "2139"}, "38 Corps", weights))


# --- raids ------------------------------------------------------------------------------------


def test_3_1_b_two_open_depots_in_reach_end_the_game():
    game = at("allied movement", ON_THE_RHINE)
    moved(game, ALLIED)
    assert game.ending is not None
    assert (game.ending.winner, game.ending.rule) == (ALLIED, "3.1.b")


def test_3_1_b_a_general_does_not_raid():
    game = at("allied movement", ON_THE_RHINE)
    moved(game, ALLIED, PRACTICE)
    assert game.ending is None


def test_3_1_b_who_holds_a_depot_stays_and_another_goes_for_the_next():
    units = {**HELD, "1GC": "2241", "Cav": "1941", "log Res": "1742"}
    assert sent(raiding(units)) == {"1GC": "2241", "Cav": "2138"}


def test_3_1_b_the_strongest_of_those_in_a_depot_stays():
    units = {**HELD, "F 4 Army": "2241", "F 5 Army": "2241"}
    assert sent(raiding(units)) == {"F 5 Army": "2241", "F 4 Army": "2138"}


def test_3_1_b_four_units_go_and_two_to_each_depot():
    units = {**ON_THE_RHINE, "2GC": "1942", "DLM": "1943", "F 8 Army": "1943"}
    assert Counter(sent(raiding(units)).values()) == {"2138": 2, "2241": 2}


def test_3_1_b_raiders_go_by_the_cheapest_way_and_not_as_the_crow_flies():
    situation, plan = raiding(ON_THE_RHINE), Plan()
    allied.draw_posts(situation, plan, movable(situation.game, ALLIED))
    way = raids.way_of(situation, unit("1GC"), plan.posts[unit("1GC")])
    good = allied.merit(situation, plan, unit("1GC"))
    assert [good(hex_at(each)) for each in ("2042", "1842")] == [
        -way[hex_at(each)] for each in ("2042", "1842")
    ]


def test_the_raiders_of_a_segment_are_those_of_no_other():
    plan = Plan(raiders={unit("1GC")})
    plan.begin((2, 1, "movement"))
    assert not plan.raiders


def test_3_1_b_nobody_goes_to_depots_that_are_manned():
    units = {**ON_THE_RHINE, "G 1 Army": "2138", "G 7 Army": "2241"}
    assert not sent(raiding(units))


def test_3_1_b_nobody_goes_alone_from_home():
    assert not sent(raiding({**HELD, "G 1 Army": "2138", "1GC": "1942", "log Res": "1742"}))


def test_3_1_b_who_is_abroad_goes_on_alone():
    units = {**HELD, "G 1 Army": "2138", "1GC": "2042", "log Res": "1742"}
    assert sent(raiding(units)) == {"1GC": "2241"}


def test_3_1_b_nobody_goes_who_is_too_far_away():
    assert not sent(raiding({**HELD, "1GC": "0941", "Cav": "0843", "log Res": "1042"}))


def test_8_5_b_belgians_do_not_raid():
    assert not raids.is_raider(unit("BE 1 Corps"))
    assert raids.is_raider(unit("1GC"))


def test_7_2_c_no_way_leads_from_an_enemy_zone_to_another():
    free = raiding({"1GC": "1942"})
    ring = raiding({"1GC": "1942", "G 7 Army": "2141", "G 1 Army": "2240", "G 12 Army": "2242"})
    ways = [raids.way_of(each, unit("1GC"), hex_at("2241")) for each in (free, ring)]
    assert ways[0][hex_at("1942")] == 5
    assert ways[1][hex_at("1942")] >= FAR


def test_7_2_c_a_way_through_an_enemy_zone_takes_longer():
    depot, before = hex_at("2241"), hex_at("2141")
    ways = [raids.way_to(depot, True, 0, zone, 0, 3.0)[before] for zone in (0, 1 << depot)]
    assert ways == [1, 4]


def test_8_4_1_only_corps_go_through_rough_hexes():
    situation = raiding({"F 8 Army": "1944", "F 5 Army": "1944"})
    rough, names = hex_at("2143"), ("F 8 Army", "F 5 Army")
    ways = [raids.way_of(situation, unit(name), hex_at("2241"))[rough] for name in names]
    assert ways[0] < ways[1] == FAR


def test_raiders_do_not_attack():
    situation = raiding({**ON_THE_RHINE, "GrD": "1943"})
    game = situation.game
    found = movement.attacks(situation, Skies(situation, 0), movable(game, ALLIED))
    assert not {unit("1GC"), unit("Cav")} & {each for a in found for each in a.units}


def test_12_0_who_holds_a_depot_does_not_pursue():
    situation = raiding({**HELD, "1GC": "2241", "GrD": "2141/1"})
    assert fights.standing(situation, unit("1GC"), hex_at("2141")) == NEVER


@pytest.mark.parametrize(("weights", "hex"), [(EXPERIENCE, "1641"), (PRACTICE, "0941")])
def test_13_3_the_tanks_of_a_marshal_arrive_near_the_rhine(weights, hex):
    game = at("allied movement", {"log 1AG": "1042", **HELD})
    options = tuple(Action("at", hex_at(each)) for each in ("0941", "1641"))
    situation = Situation(game, ALLIED, weights[ALLIED])
    assert answers.arrival(situation, unit("2GC"), options)[0].action.noun == hex_at(hex)


def test_5_1_i_a_marker_activates_the_army_group_that_raids():
    situation = raiding({"F 8 Army": "2042", "F 3 Army": "2040", "F 1 Army": "1137", **HELD})
    worth = {name: markers.of_command(situation, name) for name in ("1AG", "2AG", "3AG")}
    assert min(worth["2AG"], worth["3AG"]) > worth["1AG"] + 2


def test_5_1_j_de_gaulle_activates_a_corps_that_raids():
    situation = raiding({**HELD, "1GC": "2042", "Cav": "0941", "log Res": "1742"})
    worth = markers.corps_worth(situation, [unit("1GC"), unit("Cav")])
    assert worth[unit("1GC")] > worth[unit("Cav")] + 2


def test_3_1_b_who_holds_a_depot_need_not_be_activated():
    situation = raiding({**HELD, "1GC": "2241", "Cav": "1941", "log Res": "1742"})
    gains = [markers.raid(situation, [unit(name)]) for name in ("1GC", "Cav")]
    assert gains == [0, EXPERIENCE[ALLIED].raids.command]


def test_5_2_b_the_plan_is_played_on_the_first_turn():
    options = tuple(Action("bin", name) for name in ("Plan_E", "none"))
    situation = Situation(board({}, turn=1), ALLIED, EXPERIENCE[ALLIED])
    drawn = [markers.special(situation, options, Random(n)) for n in range(100)]
    assert 80 < drawn.count("Plan_E") < 100


# --- guards -----------------------------------------------------------------------------------

FEARED = {"1GC": "1942", "Cav": "1941", "log Res": "1742", "log HGC": "2239", **HELD}


def watching(units, active, weights=EXPERIENCE):
    game = at("german movement", units, active=active)
    return Situation(game, GERMAN, weights[GERMAN])


def on_guard(situation):
    found = home_guard.guards(situation, movable(situation.game, GERMAN))
    return {COUNTERS[u].name: GRID.number(hex) for u, hex in found.items()}


def test_3_1_b_a_depot_that_may_be_raided_is_manned_before_anything_else():
    game = at("german movement", {**FEARED, "38 Corps": "2139"}, active="38 Corps")
    moved(game, GERMAN)
    assert place_of(game, "38 Corps") == "2138"


def test_3_1_b_guards_do_not_leave_for_an_attack():
    units = {**FEARED, "38 Corps": "2138", "DLM": "2139"}
    situation = watching(units, "38 Corps")
    assert not movement.attacks(situation, Skies(situation, 0), [unit("38 Corps")])


def test_3_1_b_one_depot_may_be_left_open_while_the_allies_have_none():
    assert len(home_guard.unguarded(watching(FEARED, "log HGC"))) == 1


def test_3_1_b_no_depot_is_left_open_once_the_allies_have_one():
    taken = watching({**FEARED, "1GC": "2241"}, "log HGC")
    assert home_guard.unguarded(taken) == [hex_at("2138")]


def test_3_1_b_nobody_is_on_guard_if_no_raider_is_near():
    far = {**FEARED, "1GC": "0941", "Cav": "0843", "log Res": "1042"}
    assert not home_guard.in_danger(watching(far, "log HGC"))


def test_3_1_b_who_stands_in_a_depot_stays_its_guard():
    units = {**FEARED, "G 7 Army": "2138", "38 Corps": "2236"}
    assert on_guard(watching(units, "G 7 Army, 38 Corps")) == {"G 7 Army": "2138"}


def test_3_1_b_a_guard_does_not_march_away():
    game = at("german movement", {**FEARED, "38 Corps": "2138"}, active="38 Corps")
    moved(game, GERMAN)
    assert place_of(game, "38 Corps") == "2138"


def test_3_1_b_infantry_guards_rather_than_panzers():
    units = {**FEARED, "15 Pz": "2139", "G 7 Army": "2139"}
    assert on_guard(watching(units, "G 7 Army, 15 Pz")) == {"G 7 Army": "2138"}


def test_9_0_a_guards_come_by_rail():
    game = at("german movement", {**FEARED, "38 Corps": "1933"}, active="38 Corps")
    moved(game, GERMAN)
    assert place_of(game, "38 Corps") == "2138"


# --- secrecy ----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_what_a_marshal_cannot_know_changes_neither_raids_nor_guards(side):
    units = {**FEARED, "38 Corps": "2139"}
    game = at(f"{side} movement", units, bins={"german": "HGB PGK Hoth", "allied": "2AG De_Gaulle"})
    twin = GAME.views.scramble(game, side, Random(1))
    said = [
        make_player("marshal", GAME, side, Random(5)).decide(Seat(GAME, each, side))
        for each in (game, twin)
    ]
    assert said[0] == said[1]
