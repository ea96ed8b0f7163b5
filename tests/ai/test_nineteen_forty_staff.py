"""The staff officer of 1940: answers all, sees only its view, and plays for the objectives."""

from copy import deepcopy
from random import Random

import pytest
from msgspec.structs import replace

from sixweeks.ai.arena import play_game, players_for
from sixweeks.ai.nineteen_forty import Staff
from sixweeks.ai.nineteen_forty.allied import reaches
from sixweeks.ai.nineteen_forty.assaults import best_set
from sixweeks.ai.nineteen_forty.chances import RESULTS, chances
from sixweeks.ai.nineteen_forty.garrisons import closed_front
from sixweeks.ai.nineteen_forty.german import waits
from sixweeks.ai.nineteen_forty.objectives import ground_value
from sixweeks.ai.nineteen_forty.outlook import outlook
from sixweeks.ai.nineteen_forty.situation import FAR, Situation, bit_of
from sixweeks.ai.nineteen_forty.weights import weights_of
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    GERMANY,
    PARIS,
    SIDES,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import occupied
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Drops, Impulse
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault, odds
from sixweeks.games.nineteen_forty.rules.r07_targets import able, owed
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH, is_accomplished
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Roll
from sixweeks.masks import mask_of
from tests.ai.watching import watched_game
from tests.games.nineteen_forty.toolkit import PLANS, at, declare, run, sketch, unit

GAME = definition_of("nineteen_forty")
PARIS_PLAN = replace(PLANS, objective="2")
LINE_PLAN = replace(PLANS, objective="1")
ALL_OPTIONS = {"mechelen": "on", "late_alliance": "on", "french_air": "on"}


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
def test_it_answers_every_question_of_a_game_with_a_legal_option(options):
    game, fewest = watched_game(GAME, "campaign", options)
    assert game.ending is not None
    assert fewest > 200


def test_the_same_seed_gives_the_same_game():
    first, second = (
        play_game(GAME, "campaign", ["staff", "staff"], 7, keep_record=True) for _ in range(2)
    )
    assert first.record == second.record


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_a_player_who_acts_at_random(side):
    names = ["staff", "random"] if side == GERMAN else ["random", "staff"]
    assert play_game(GAME, "campaign", names, seed=1).ending.winner == side


def questions(seed, every):
    """Positions of a game in which somebody must choose, every so many questions."""
    game = GAME.new_game("campaign", {})
    players, rng, count = players_for(GAME, ["staff", "staff"], seed), Random(seed), 0
    while game.pending is not None:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        side = engine.deciders(game)[0]
        count += 1
        if count % every == 0:
            yield game, side
        engine.answer(game, players[side].decide(Seat(GAME, game, side)), side)


def test_proposals_are_legal_ranked_and_led_by_its_answer():
    for game, side in questions(seed=4, every=37):
        seat = Seat(GAME, game, side)
        found = Staff(GAME, side, Random(5)).proposals(seat)
        worths = [each.worth for each in found]
        assert worths == sorted(worths, reverse=True)
        assert all(each.action in seat.question.options for each in found)
        assert found[0].action == Staff(GAME, side, Random(5)).decide(seat)


def test_a_staff_with_a_copy_of_the_plan_goes_on_with_it():
    staff, game = (
        Staff(GAME, GERMAN, Random(1)),
        at("german movement", {"G XIX": "1607", "F X": "1611"}),
    )
    staff.decide(Seat(GAME, game, GERMAN))
    twin = Staff(GAME, GERMAN, Random(2))
    twin.plan = deepcopy(staff.plan)
    assert twin.plan == staff.plan
    assert twin.decide(Seat(GAME, game, GERMAN)) == staff.decide(Seat(GAME, game, GERMAN))


def test_16_d_the_objective_varies_from_game_to_game():
    objectives = {Staff(GAME, GERMAN, Random(seed)).plan.objective for seed in range(40)}
    assert objectives == {"1", "2", "3"}


# --- the chances of an attack -----------------------------------------------------------------


def test_7_h_its_chances_are_those_of_the_rules_where_no_river_is_crossed():
    game = at("german combat", {"G XVI": "1408", "G XLI": "1509", "Be K": "1409"})
    units = (unit("G XVI"), unit("G XLI"))
    target = GRID.mask("1409")
    placed = tuple((each, GRID.hex(hex)) for each, hex in zip(units, ("1408", "1509"), strict=True))
    rules = odds(game, Assault(GERMAN, target, units)).chances
    assert chances(game, GERMAN, target, placed) == pytest.approx(
        [float(rules.get(result, 0)) for result in RESULTS]
    )


def test_7_l_a_bridgehead_is_won_in_half_of_all_cases():
    game = at("german combat", {"G XIX": "1511", "F X": "1611"})
    start, hex = GRID.hex("1511"), GRID.hex("1611")
    assault = Assault(GERMAN, 1 << hex, (unit("G XIX"),))
    won, failed = (odds(game, assault, 0, lost).chances for lost in ((), ((start, hex),)))
    found = chances(game, GERMAN, 1 << hex, ((unit("G XIX"), start),))
    assert found == pytest.approx(
        [float(won.get(each, 0) + failed.get(each, 0)) / 2 for each in RESULTS]
    )


# --- sets of attacks --------------------------------------------------------------------------


def attacks(game, side, **weights):
    reach = {each: bit_of(game, each) for each in able(game, side)}
    weighed = replace(weights_of("campaign", side), **weights)
    return best_set(Situation(game, side, weighed), reach, air=0)


def test_7_b_what_it_declares_owes_nothing():
    units = {"G XIX": "1511", "G III": "1510", "G XV": "1411", "G VI": "1609"}
    game = at("german combat", {**units, "F X": "1611", "F XLII": "1610", "F XLI": "1512"})
    found = attacks(game, GERMAN, driven_back=0.45)
    declared = tuple(
        Assault(GERMAN, each.hexes, tuple(who for who, _ in each.placed)) for each in found
    )
    assert found
    assert not owed(game, GERMAN, declared)


def test_7_b_a_set_whose_duties_nobody_can_meet_is_not_begun():
    forts = {"F VI": "1807", "F XXIV": "1808", "F XX": "1907"}
    game = at("german combat", {"G XXXVII": "1806", **forts})
    assert attacks(game, GERMAN) == []


def test_7_d_attackers_of_one_hex_are_divided_to_attack_another_that_is_owed():
    units = {"G XLI": "1613", "G VI": "1612", "G XIX": "1511", "F X": "1611", "F XLII": "1512"}
    game = at("german combat", units)
    found = {
        chains: [GRID.numbers(each.hexes) for each in attacks(game, GERMAN, chains=chains)]
        for chains in (0, 1)
    }
    assert found == {0: [], 1: [["1611"], ["1512"]]}


def test_7_ae_a_unit_without_a_retreat_is_attacked():
    units = {"G IV": "1012", "G IX": "1113", "G XI": "1014", "Be VI": "1013"}
    game = at("german combat", units, control=GRID.numbers(GRID.all))
    assert [GRID.numbers(each.hexes) for each in attacks(game, GERMAN)] == [["1013"]]


# --- single questions -------------------------------------------------------------------------


def says(game, side, seed=1):
    return Staff(GAME, side, Random(seed)).decide(Seat(GAME, game, side))


def played(game, side, seed=1):
    """The side's phase, played by its staff, up to the first die or the other side's question."""
    staff = Staff(GAME, side, Random(seed))
    while not isinstance(game.pending, Roll) and side in engine.deciders(game):
        engine.answer(game, staff.decide(Seat(GAME, game, side)), side)
    return game


def place(game, name):
    hex = game.units[unit(name)].place
    return GRID.number(hex) if hex >= 0 else hex


def test_11_c_the_opening_drops_on_rotterdam_utrecht_and_liege():
    game = run(sketch({}, turn=0, strengths=GRID.mask("1110")), Drops(), GERMAN)
    played(game, GERMAN)
    dropped = [place(game, COUNTERS[each.id].name) for each in COUNTERS if each.is_regiment]
    assert sorted(dropped) == ["0310", "0411", "1110"]


@pytest.mark.parametrize(("panzers", "is_dropped"), [("1017", True), ("1607", False)])
def test_11_c_later_a_port_is_dropped_upon_only_if_help_is_near(panzers, is_dropped):
    game = run(sketch({"G XIX": panzers, "F X": "2604"}, turn=3), Drops(), GERMAN)
    assert (says(game, GERMAN).verb == "drop") is is_dropped


def test_7_b_what_somebody_else_has_left_owed_is_called_off():
    units = {"G XXXVII": "1412", "F VI": "1513", "F IV": "1413", "F V": "1312"}
    game = declare(at("german combat", units), "1513", "G XXXVII")
    assert says(game, GERMAN) == Action("call_off")
    assert not played(game, GERMAN).stack


def test_6_p_a_british_corps_that_is_cut_off_goes_home():
    units = {"B I": "0919", "G XIX": "1419", "G XLI": "1318", "G XV": "1018"}
    control = GRID.numbers(GRID.all & ~GRID.mask("0919 0920"))
    game = played(at("allied movement", units, control=control, turn=4), ALLIED)
    assert place(game, "B I") == -3


def test_19_f_an_empty_paris_is_taken():
    control = GRID.numbers(GRID.all & ~PARIS)
    game = played(
        at("german movement", {"G XIX": "1917", "F X": "2604"}, control=control, turn=8), GERMAN
    )
    assert not PARIS & ~game.control


@pytest.mark.parametrize(("plans", "share"), [(LINE_PLAN, 1.0), (PLANS, 0.25)])
def test_19_e_the_maginot_line_counts_in_full_if_it_is_the_plan(plans, share):
    situation = Situation(sketch({"F XX": "2005"}, plans=plans), GERMAN)
    assert ground_value(situation, GRID.hex("2005")) == share * situation.weights.objective


@pytest.mark.parametrize(("plans", "is_waiting"), [(LINE_PLAN, False), (PLANS, True)])
def test_19_e_the_armies_on_the_rhine_do_not_wait_if_the_line_is_the_plan(plans, is_waiting):
    waiting = next(u for u in COUNTERS if u.army == "7" and u.side == GERMAN)
    game = sketch({waiting.name: "2302"}, turn=3, plans=plans)
    assert waits(Situation(game, GERMAN), unit(waiting.name)) == is_waiting


def test_19_g_on_the_last_turn_what_the_north_has_left_open_is_taken_back():
    units = {"F Cav": "1320", "G IX": "1613"}
    game = at("allied movement", units, control=GRID.numbers(NORTH), turn=10)
    assert is_accomplished(game, "3")
    assert not is_accomplished(played(game, ALLIED), "3")


def test_19_f_on_the_last_turns_paris_is_garrisoned_against_raids():
    """Reserves may still come by the west edge, next to it (14.f)."""
    units = {"G I": "1917", "G II": "1916", "G III": "1915", "G XIX": "2413", "F XX": "2611"}
    units |= {"G IV": "1914", "G V": "1814", "G VI": "1715"}
    control = GRID.numbers(GRID.all & ~GRID.mask("2611"))
    game = played(at("german movement", units, control=control, turn=10, plans=PARIS_PLAN), GERMAN)
    assert not PARIS & ~occupied(game, GERMAN)


def test_19_in_the_last_impulse_a_chain_of_hexes_parts_the_enemy_from_the_garrisons():
    units = {"G I": "1117", "G II": "1316", "G III": "1211", "F X": "1614", "F XX": "1517"}
    game = sketch(units, turn=10, impulse=2, control=GRID.numbers(GRID.all))
    situation, posts = Situation(game, GERMAN), [GRID.hex("1117"), GRID.hex("1211")]
    front = closed_front(situation, posts, reaches(situation, situation.units))
    ways = situation.field(situation.foes, mask_of(front[len(posts) :]) | GERMANY)
    assert front[: len(posts)] == posts
    assert all(ways[post] == FAR for post in posts)


def test_19_f_on_the_last_turn_a_garrison_of_paris_is_attacked_at_poor_odds():
    units = {"F XV": "2220", "F XXIII": "2219", "G X": "2119", "G XVII": "2019"}
    lost = {turn: attacks_paris(units, turn) for turn in (9, 10)}
    assert lost == {9: False, 10: True}


def attacks_paris(units, turn):
    control = GRID.numbers(GRID.all & ~GRID.mask("2220 2219 2320 2319 2321 2121"))
    game = sketch(units, turn=turn, control=control)
    played(run(game, Impulse(by=ALLIED, at="movement"), ALLIED), ALLIED)
    return isinstance(game.pending, Roll) and bool(game.frame.assault.hexes & PARIS)


def test_14_i_three_fast_reserves_are_held_back_for_the_last_turn():
    brought = {turn: reserves_brought(turn) for turn in (9, 10)}
    assert "F 3 DCR" not in brought[9]
    assert {"F 3 DCR", "F 4 DCR"} <= brought[10]


def reserves_brought(turn):
    units = {"F XXI": "1718", "F XXIII": "1818", "F XV": "1819", "F XXV": "1719", "G X": "1404"}
    game = sketch(units, turn=turn)
    played(run(game, Arrivals(by=ALLIED), ALLIED), ALLIED)
    return {c.name for c in COUNTERS if c.tag == "res" and game.units[c.id].place >= 0}


def test_17_b_the_armies_of_the_hinge_are_released_first():
    options = (Action("none"), Action("release", "1"), Action("release", "9"))
    staff = Staff(GAME, ALLIED, Random(1))
    game = at("allied movement", {"F X": "1611", "G XIX": "1607"})
    seat = Seat(GAME, game, ALLIED)
    seat.question = type(seat.question)(ALLIED, options)
    found = staff.impulse(seat, Situation(game, ALLIED))
    assert found[0].action == Action("release", "9")


# --- the outlook ------------------------------------------------------------------------------


def test_19_the_outlook_of_both_sides_adds_up_to_one():
    game = sketch({"G XIX": "1607", "F X": "1611"})
    assert outlook(game, GERMAN) + outlook(game, ALLIED) == pytest.approx(1)


def test_19_f_the_outlook_is_better_with_paris():
    units = {"G XIX": "1607", "F X": "1611"}
    without = sketch(units)
    with_paris = sketch(units, control=GRID.numbers(without.control | PARIS))
    assert outlook(with_paris, GERMAN) > outlook(without, GERMAN)
