"""The staff officer of Manstein's War: answers all, sees only its view, and plays to win."""

from copy import deepcopy
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import astuple, replace

from sixweeks.ai.arena import play_game, players_for
from sixweeks.ai.mansteins_war import Staff, dangers
from sixweeks.ai.mansteins_war.assaults import best_set, forces_for
from sixweeks.ai.mansteins_war.battles import Prospect
from sixweeks.ai.mansteins_war.marches import attack_reach
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.ai.mansteins_war.targets import target_at
from sixweeks.ai.mansteins_war.weights import STYLES, WEIGHTS, Danger, Odds, weights_of
from sixweeks.ai.player import Seat
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    CRT,
    EBEN_EMAEL,
    GERMAN,
    PARIS,
    SIDES,
    SPECIAL_FORCES,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.procedures import FRAMES
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r08_movement import movable
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll
from sixweeks.lab.weights import numbers_in
from tests.ai.manstein_segments import GAME, played, says
from tests.ai.watching import watched_game
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.toolkit import (
    at,
    board,
    hex_at,
    odds_of,
    place_of,
    started,
    steps_of,
    turn_at,
    unit,
    written,
)

NEUTRAL = {**EVERYTHING, "netherlands": "neutral"}


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, EVERYTHING, NEUTRAL])
def test_it_answers_every_question_of_a_game_with_a_legal_option(options):
    game, fewest = watched_game(GAME, "campaign", options)
    assert game.ending is not None
    assert fewest > 100


def test_it_has_a_reply_for_every_procedure_that_asks_a_player():
    asking = {
        procedure.__name__
        for procedure in FRAMES.procedures
        if any(step.explain for step in procedure.steps.values())
    }
    assert asking <= set(Staff(GAME, GERMAN, Random(1)).replies)


def test_the_same_seed_gives_the_same_game():
    first, second = (
        play_game(GAME, "campaign", ["staff", "staff"], 7, keep_record=True) for _ in range(2)
    )
    assert first.record == second.record


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_a_player_who_acts_at_random(side):
    names = ["staff", "random"] if side == GERMAN else ["random", "staff"]
    assert play_game(GAME, "campaign", names, seed=1).ending.winner == side


def questions(seed, every, options=None):
    """Positions of a game in which somebody must choose, every so many questions."""
    game = GAME.new_game("campaign", options or {})
    players, rng, count = players_for(GAME, ["staff", "staff"], seed), Random(seed), 0
    while game.pending is not None:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        if isinstance(game.pending, Draw):
            engine.answer(game, rng.choice(game.pending.cup))
            continue
        side = engine.deciders(game)[0]
        count += 1
        if count % every == 0:
            yield game, side
        engine.answer(game, players[side].decide(Seat(GAME, game, side)), side)


def test_5_0_a_what_it_cannot_see_does_not_change_its_answer():
    for game, side in questions(seed=3, every=41, options={"variable_entry": "on"}):
        twin = GAME.views.scramble(game, side, Random(1))
        assert says(game, side) == says(twin, side)


def test_proposals_are_legal_ranked_and_led_by_its_answer():
    for game, side in questions(seed=4, every=37):
        seat = Seat(GAME, game, side)
        found = Staff(GAME, side, Random(5)).proposals(seat)
        worths = [each.worth for each in found]
        assert worths == sorted(worths, reverse=True)
        assert all(each.action in seat.question.options for each in found)
        assert found[0].action == says(game, side)


def test_a_staff_with_a_copy_of_the_plan_goes_on_with_it():
    units = {"19 Pz": "1638", "41 Pz": "1638", "log PGK": "1738", "F 2 Army": "1438"}
    staff, game = Staff(GAME, GERMAN, Random(1)), at("german movement", units)
    staff.decide(Seat(GAME, game, GERMAN))
    twin = Staff(GAME, GERMAN, Random(2))
    twin.plan = deepcopy(staff.plan)
    assert twin.plan == staff.plan
    assert twin.decide(Seat(GAME, game, GERMAN)) == staff.decide(Seat(GAME, game, GERMAN))


@pytest.mark.parametrize("side", SIDES)
def test_21_its_plan_and_deployment_vary_from_game_to_game(side):
    plans = [Staff(GAME, side, Random(seed)).plan for seed in range(60)]
    assert len({plan.kept for plan in plans}) == 3
    assert len({plan.deployment for plan in plans}) == 2


def test_5_2_b_its_special_marker_cannot_be_foretold():
    game = turn_at("command_markers", {"19 Pz": "1438", "F 2 Army": "1239"}, turn=3)
    found = {says(game, GERMAN, seed).noun for seed in range(40)}
    assert {"Guderian", "Hoth", "Rommel"} <= found


# --- the chances of an attack -----------------------------------------------------------------

SEDAN = {
    "19 Pz": "1538",
    "41 Pz": "1539",
    "14 Mot": "1539",
    "log PGK": "1638",
    "F 2 Army": "1438",
}


def prospect(game, side, hex, *names):
    situation = Situation(game, side)
    placed = tuple((unit(name), hex_at(place_of(game, name))) for name in names)
    target = target_at(situation, hex_at(hex))
    assert target
    return Prospect(situation, target, placed)


@pytest.mark.parametrize("marker", ["PGK", "Manstein"])
def test_10_4_its_column_is_that_of_the_rules(marker):
    turns = {"manstein_on": 2 if marker == "Manstein" else 0}
    game = at("german combat", SEDAN, marker=marker, **turns)
    found = prospect(game, GERMAN, "1438", "19 Pz", "41 Pz", "14 Mot")
    assert found.base == odds_of(game, GERMAN, "1438", "19 Pz, 41 Pz, 14 Mot").column


def test_18_2_b_the_column_of_a_landing_among_enemies_is_that_of_the_rules():
    game = at("german combat", {"LLK": "1537", "BE 3 Corps": "1537", "fort EE": "1537"})
    found = prospect(game, GERMAN, "1537", "LLK")
    assert found.base == odds_of(game, GERMAN, "1537", "LLK").column


def test_10_6_the_worth_of_an_attack_is_the_mean_over_all_six_rolls():
    found = prospect(at("german combat", SEDAN), GERMAN, "1438", "19 Pz", "41 Pz", "14 Mot")
    rolls = [CRT["mobile"].result(found.base, die) for die in range(1, 7)]
    mean = sum(found.value("mobile", code) for code in rolls) / 6
    assert found.worth("mobile") == pytest.approx(mean)


def test_22_2_a_weak_attacker_fears_the_counterattack():
    weak = prospect(at("german combat", SEDAN), GERMAN, "1438", "14 Mot")
    strong = prospect(at("german combat", SEDAN), GERMAN, "1438", "14 Mot", "41 Pz")
    assert weak.value("mobile", "CA") < strong.value("mobile", "CA")


def test_11_1_b_a_stack_that_cannot_retreat_is_worth_attacking_more():
    ring = {"G 4 Army": "1437", "G 12 Army": "1339", "G 16 Army": "1439", "15 Pz": "1338"}
    open = prospect(at("german combat", SEDAN), GERMAN, "1438", "19 Pz")
    shut = prospect(at("german combat", SEDAN | ring), GERMAN, "1438", "19 Pz")
    assert shut.value("mobile", "DW") > open.value("mobile", "DW")


def attacks(game, side, activations=0):
    situation = Situation(game, side)
    reach = attack_reach(game, movable(game, side), situation.weights.march)
    return best_set(situation, reach, Skies(situation, activations))


def test_10_1_b_each_unit_attacks_once_and_finds_room():
    units = {**SEDAN, "F 9 Army": "1339", "F 3 Army": "1639", "G 16 Army": "1738"}
    found = attacks(at("german movement", units, marker="PGK"), GERMAN)
    attackers = [each for assault in found for each in assault.units]
    assert attackers
    assert len(attackers) == len(set(attackers))


def test_19_the_best_special_force_is_kept_for_eben_emael():
    game = board({"G 6 Army": "1636", "fort EE": "1537", "fort Namur": "1436"})
    situation = Situation(game, GERMAN)
    best = max(forces_for(situation, EBEN_EMAEL), key=lambda n: SPECIAL_FORCES[n].success)
    assert SPECIAL_FORCES[best].name == "SA Koch"
    assert best not in forces_for(situation, hex_at("1436"))


# --- whole segments ---------------------------------------------------------------------------


def opening(german_plan="Manstein"):
    """GT 1 of the ready deployments, as the Germans select their first marker."""
    game = started(german_plan=german_plan)
    while engine.deciders(game) == (ALLIED,):
        engine.answer(game, says(game, ALLIED), ALLIED)
    return game


def test_21_2_a_the_plan_is_the_first_marker():
    assert played(opening(), GERMAN)[0] == "select Manstein"


def test_6_2_the_panzer_group_goes_through_the_door_and_attacks_sedan():
    game = opening()
    said = played(game, GERMAN)
    assert "attack 1438" in said
    assert {place_of(game, name) for name in ("19 Pz", "41 Pz", "14 Mot")} <= {"1538", "1539"}


def test_16_7_an_air_unit_covers_the_target_of_the_plan():
    game = opening()
    played(game, GERMAN)
    covering = [each for each in game.air if each.place >= 0 and not each.is_reduced]
    zone = 0
    for each in covering:
        zone |= GRID.around[each.place] | 1 << each.place
    assert zone >> hex_at("1438") & 1


def test_3_4_a_an_empty_paris_is_taken():
    units = {"19 Pz": "1140", "log PGK": "1340", "F 8 Army": "1644"}
    held = GRID.numbers(MAP.land & ~(1 << PARIS) & ~hex_mask("1644"))
    game = at("german movement", units, marker="PGK", turn=5, german=" ".join(held))
    played(game, GERMAN)
    assert place_of(game, "19 Pz") == "0941"


def hex_mask(*names):
    return GRID.mask(names)


def test_18_1_the_airborne_corps_lands_where_nobody_is():
    held = {"Light": "1432", "NL 1 Corps": "1433", "fort Antwerp": "1335", "GPK": "1336"}
    units = {"LLK": "1834", "log HGB": "1735", "G 18 Army": "1633", **held}
    game = at("german movement", units, marker="HGB", active="LLK", turn=1)
    assert "land" in played(game, GERMAN)
    assert place_of(game, "LLK") == "1333"


def test_15_2_b_a_logistic_unit_follows_the_panzers_out_of_enemy_zones():
    units = {"19 Pz": "0837", "41 Pz": "0837", "log PGK": "1838", "F 1 Army": "1036"}
    game = at("german movement", units, marker="PGK", active="log PGK")
    assert not is_supported(game, unit("19 Pz"))
    played(game, GERMAN)
    assert is_supported(game, unit("19 Pz"))
    assert not zone_against(game, GERMAN) >> game.units[unit("log PGK")].place & 1


def test_14_3_a_panzers_are_refitted_before_armies():
    units = {"19 Pz": "1838/1", "G 4 Army": "1736/3", "log HGA": "1836"}
    game = at("german refit", units, rp=(1, 0, 0, 0, 0))
    played(game, GERMAN)
    assert (steps_of(game, "19 Pz"), steps_of(game, "G 4 Army")) == (2, 3)


@pytest.mark.parametrize(
    ("held", "choice"),
    [
        ("1035 1036 1239 1333 1335 1336 1432 0936 0836 0738", "end"),  # 32 points, won
        ("1333 1335 1336 1432 1035 1036", "extend"),  # 20 points, a draw
        ("1333 1335 1336 1432", "extend"),  # 14 points, lost
    ],
)
def test_3_4_c_the_game_is_extended_unless_it_is_won(held, choice):
    game = turn_at("extension", {"G 4 Army": "1738", "log PGK": "1838"}, turn=6, german=held)
    assert written(says(game, GERMAN)) == choice


def test_3_5_b_a_brigade_of_one_step_does_not_lead_the_march():
    units = {"GrD": "1438", "15 Pz": "1438", "log HGA": "1538", "F 1 Army": "1139"}
    game = at("german movement", units, marker="HGA", turn=3)
    played(game, GERMAN)
    far = Situation(game, GERMAN).front
    assert far[hex_at(place_of(game, "GrD"))] >= far[hex_at(place_of(game, "15 Pz"))]


def test_3_5_b_a_mech_unit_down_to_a_step_risks_more():
    worn, fresh = (Situation(board({"19 Pz": f"1338/{steps}"}), GERMAN) for steps in (1, 2))
    army = Situation(board({"G 4 Army": "1338/1"}), GERMAN)
    assert worn.stake(unit("19 Pz")) > fresh.stake(unit("19 Pz"))
    assert army.stake(unit("G 4 Army")) == army.worth(unit("G 4 Army"))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_every_weight_is_a_number_that_the_tuner_can_reach(side, style):
    weights = weights_of("campaign", side, style)
    assert list(dict(numbers_in(weights)).values()) == list(leaves(weights))


def leaves(value):
    if isinstance(value, Struct):
        for each in astuple(value):
            yield from leaves(each)
    else:
        yield value


def test_the_odds_at_which_danger_begins_are_weights():
    game = at("allied combat", {"F 9 Army": "1339", "19 Pz": "1438"})
    army = (unit("F 9 Army"), hex_at("1339"))
    found = [
        dangers.danger(Situation(game, ALLIED, replace(WEIGHTS[ALLIED], danger=each)), *army)
        for each in (feared_at(Odds(0.01, 0.02)), feared_at(Odds(98.0, 99.0)))
    ]
    assert found == [1.0, 0.0]


def feared_at(odds):
    return Danger(one_step=odds, two_steps=odds, more_steps=odds)
