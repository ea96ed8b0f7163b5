"""The staff officer of Blitzkrieg 1940: legal answers, and judgement in small positions."""

from random import Random

import pytest

from sixweeks.ai.arena import play_game
from sixweeks.ai.blitzkrieg import Staff
from sixweeks.ai.blitzkrieg.moves import Choice
from sixweeks.ai.blitzkrieg.reasons import reason
from sixweeks.ai.blitzkrieg.set_up import SET_UPS
from sixweeks.ai.blitzkrieg.threats import firer_of
from sixweeks.ai.player import Seat
from sixweeks.board.hexes import Hex, bits
from sixweeks.games import definition_of
from sixweeks.games.blitzkrieg.model.queries import grid_of, units_at
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import is_out_of_command_range
from sixweeks.kernel import engine
from sixweeks.kernel.question import Choose
from tests.ai.watching import watched_game
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    act,
    activate,
    operations,
    unit_of,
)

BLITZKRIEG = definition_of("blitzkrieg")
LIGHT, SECOND = "I/14 PzR Pz II 1", "I/11 RDP Rifle 2"
OTHERS = "0708 0808 0412"  # the other objectives are German


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_it_answers_every_question_of_a_game_with_a_legal_option(scenario):
    game, fewest = watched_game(BLITZKRIEG, scenario, {"hidden_at": "on"})
    assert game.ending is not None
    assert fewest > 200


def test_the_same_seed_gives_the_same_game():
    first, second = (
        play_game(BLITZKRIEG, "hannut", ["staff", "random"], 7, keep_record=True) for _ in range(2)
    )
    assert first.record == second.record


@pytest.mark.parametrize(
    ("scenario", "names", "winner"),
    [("hannut", ["staff", "random"], "german"), ("stonne", ["random", "staff"], "french")],
)
def test_it_beats_the_random_player(scenario, names, winner):
    assert play_game(BLITZKRIEG, scenario, names, 100).ending.winner == winner


# --- judgement: one question ------------------------------------------------------------------


def decision(play):
    """What the staff of the side to move answers, in words."""
    side = play.question.by
    staff = Staff(BLITZKRIEG, side, Random(1))
    return play.words(staff.decide(Seat(BLITZKRIEG, play.game, side)))


def choice_of(play):
    """The unit in action and what its answers are worth, as the staff of its side sees it."""
    side = play.question.by
    staff = Staff(BLITZKRIEG, side, Random(1))
    return Choice(staff.situation(Seat(BLITZKRIEG, play.game, side)), play.game.stack[-1])


def test_8_1a_a_tank_fires_at_what_it_can_hurt():
    units = {SOMUA: "1012", PANZER: "1212", "1 Cuir HQ": "1011"}
    assert decision(act(SOMUA, units)) in ("fire", "fire_first")


def test_9_1_3b_a_neutralized_garrison_of_an_objective_is_assaulted():
    units = {COMPANY: "0704", DRAGOONS: "0703 neutralized", "I/21 IR HQ": "0705"}
    assert decision(act(COMPANY, units, turn=6, german=OTHERS)) == "assault 0703"


def test_13a_an_open_objective_is_walked_into():
    units = {COMPANY: "0705", "I/21 IR HQ": "0705", SOMUA: "0116"}
    assert decision(act(COMPANY, units, turn=6, german=OTHERS)).split()[1] == "0703"


def test_3_3a_the_headquarters_follows_its_companies():
    units = {"I/21 IR HQ": "1512", COMPANY: "1012", "I/21 IR Rifle 2": "1013", SOMUA: "0101"}
    play = act("I/21 IR HQ", units)
    verb, hex = decision(play).split()
    grid = play.game.scenario.battlefield.grid
    assert verb in ("go", "march")
    assert grid.distance(grid.hex(hex), grid.hex("1012")) <= 3


def test_6_2c_it_fires_at_an_enemy_who_comes_near():
    units = {SOMUA: "1012", LIGHT: "1312", "I/14 PzR HQ": "1512"}
    play = act(LIGHT, units).answer("go 1212")
    assert play.asked == "french"
    assert decision(play) == f"react {SOMUA}"


def test_5_2a_whoever_is_neutralized_rallies():
    units = {PANZER: "1512 neutralized", "I/14 PzR HQ": "1612", SOMUA: "1012"}
    assert decision(act(PANZER, units)) == "rally"


def test_5_2a_heavy_weapons_fire_before_the_companies_assault():
    units = {COMPANY: "1511", "I/21 IR HW": "1512", DRAGOONS: "1510", "I/21 IR HQ": "1513"}
    assert decision(activate("I/21 IR", units)) == "unit I/21 IR HW"


def test_14_1g_with_all_objectives_taken_the_tanks_leave_by_the_west_edge():
    units = {PANZER: "0105", "I/14 PzR HQ": "0205", SOMUA: "2116"}
    german = "0703 0708 0808 0412"
    assert decision(act(PANZER, units, turn=6, german=german)) == "exit"


def test_14_1g_the_tanks_stay_while_the_objectives_are_in_danger():
    units = {PANZER: "0105", "I/14 PzR HQ": "0205", SOMUA: "0709"}
    german = "0703 0708 0808 0412"
    assert decision(act(PANZER, units, turn=6, german=german)) != "exit"


def test_14_1g_no_tank_leaves_before_the_objectives_are_taken():
    units = {PANZER: "0105", "I/14 PzR HQ": "0205", SOMUA: "2116"}
    assert decision(act(PANZER, units, turn=6, german="0708 0808 0412")) != "exit"


@pytest.mark.parametrize(
    ("hex", "turn", "is_worth_it"),
    [
        ("1510", 5, True),
        ("1510", 6, False),
        ("0703", 6, True),
    ],
)
def test_13a_on_the_last_turn_only_assaults_near_objectives_are_worth_it(hex, turn, is_worth_it):
    units = {COMPANY: f"{hex[:2]}{int(hex[2:]) + 1:02}", DRAGOONS: f"{hex} neutralized"}
    play = act(COMPANY, {**units, "I/21 IR HQ": "1512"}, turn=turn)
    choice = choice_of(play)
    gain = choice.assault_gain(choice.situation.grid.hex(hex), choice.start())
    assert (gain > 0) == is_worth_it


def test_8_3a_a_tank_counts_what_cover_and_fatigue_take_off_its_fire():
    game = act(SOMUA, {SOMUA: "1012", PANZER: "1212", "1 Cuir HQ": "1011"}).game
    firer = firer_of(game, unit_of(game, SOMUA))
    open_ground, cover = Hex(5), Hex(6)
    burdens = [firer.burden_in(hex, 1 << cover, True) for hex in (open_ground, cover)]
    assert burdens == [2, 3]


def test_12_2a_at_stonne_a_company_stays_in_its_prepared_position():
    company = "I/205 RI Rifle 1"
    units = {company: "1601", "I/205 RI HQ": "1601", "I/GD Rifle 1": "0110"}
    open_ground, works = (
        act(company, units, turn=2, scenario="stonne", works=hexes) for hexes in ("", "1601")
    )
    assert decision(open_ground) != "done"
    assert decision(works) == "done"


def test_10_3b_a_garrison_loses_a_step_two_turns_before_the_end_too():
    units = {DRAGOONS: "0703", PANZER: "0704", "I/14 PzR HQ": "0705"}
    early, late = (act(PANZER, units, turn=turn).answer("fire", 9) for turn in (3, 4))
    assert (decision(early), decision(late)) == ("accept", "take_loss")


# --- the attack: fire and assault go together -------------------------------------------------

STORM = {COMPANY: "0704", "I/21 IR Rifle 2": "0704", "I/21 IR HQ": "0705", DRAGOONS: "0703"}
GUNS = "german artillery, german artillery, german stuka"
STORM_CUP = f"german general, I/21 IR, {GUNS}, 1 Cuir, I/35 PzR"


def test_5_5a_a_battalion_before_its_objective_is_held_for_the_guns():
    play = operations(STORM_CUP, STORM, german=OTHERS).answer("german general", "I/21 IR")
    assert decision(play) == "hold"


def test_5_5a_without_guns_to_come_it_is_not_held():
    cup = "german general, I/21 IR, 1 Cuir, I/35 PzR"
    play = operations(cup, STORM, german=OTHERS).answer("german general", "I/21 IR")
    assert decision(play) == "activate"


def test_5_5a_the_guns_are_played_with_the_battalion_held_for_them():
    replies = ("german general", "I/21 IR", "hold", "german artillery")
    play = operations(STORM_CUP, STORM, german=OTHERS).answer(*replies)
    assert decision(play) == "together I/21 IR"


def test_8_2f_shells_are_massed_on_the_hex_that_can_be_stormed():
    units = {**STORM, SECOND: "0703", "I/11 RDP HW": "0806", "AO 1 G": "0704"}
    play = operations("german artillery, I/21 IR, 1 Cuir", units, german=OTHERS)
    play.answer("german artillery", "activate", "bombard german artillery")
    for _ in range(2):
        assert decision(play) == "impact 0703"
        play.answer("impact 0703")


def test_5_2a_the_headquarters_acts_last_so_that_it_can_follow():
    units = {COMPANY: "1512", "I/21 IR HQ": "1512", SOMUA: "0101"}
    assert decision(activate("I/21 IR", units)) == f"unit {COMPANY}"


def test_13a_in_the_last_turn_a_garrison_loses_a_step_rather_than_be_driven_out():
    units = {DRAGOONS: "0703", PANZER: "0704", "I/14 PzR HQ": "0705"}
    play = act(PANZER, units, turn=6).answer("fire", 9)
    assert play.asked == "french"
    assert decision(play) == "take_loss"


# --- the French: what is held is not given up -------------------------------------------------


def set_up_by_staff(scenario):
    """A game as far as both staffs have set up."""
    game = BLITZKRIEG.new_game(scenario, {})
    staffs = {side: Staff(BLITZKRIEG, side, Random(1)) for side in BLITZKRIEG.side_ids()}
    while isinstance(question := game.pending, Choose) and game.turn == 0:
        seat = Seat(BLITZKRIEG, game, question.by)
        engine.answer(game, staffs[question.by].decide(seat), question.by)
    return game


@pytest.mark.parametrize("plan", SET_UPS.values(), ids=lambda plan: plan.id)
def test_14_1a_it_sets_up_as_its_plan_says(plan):
    game = set_up_by_staff(plan.scenario)
    grid = grid_of(game)
    places = {name: grid.number(game.units[unit_of(game, name)].place) for name in plan.units}
    works, mines = ({grid.number(hex) for hex in bits(mask)} for mask in (game.works, game.mines))
    assert places == plan.units
    assert (works, mines) == (set(plan.prepared_positions), set(plan.mines))


@pytest.mark.parametrize("plan", SET_UPS.values(), ids=lambda plan: plan.id)
def test_3_3a_everybody_in_its_set_up_is_in_command(plan):
    game = set_up_by_staff(plan.scenario)
    units = [unit_of(game, name) for name in plan.units]
    assert [unit for unit in units if is_out_of_command_range(game, unit)] == []


def test_14_1a_it_says_that_it_has_a_set_up_of_its_own():
    game = BLITZKRIEG.new_game("hannut", {})
    staff, seat = Staff(BLITZKRIEG, "french", Random(1)), Seat(BLITZKRIEG, game, "french")
    assert reason(staff, seat, staff.decide(seat)).id == "why-own-plan"


def test_14_1g_at_hannut_every_objective_is_a_prepared_position_with_a_garrison():
    game = set_up_by_staff("hannut")
    objectives = game.scenario.objective_hexes
    assert all(units_at(game, hex) for hex in bits(objectives))
    assert objectives & game.works == objectives


@pytest.mark.parametrize(
    ("german", "goal"), [("0703 0708 0808", "0412"), ("0703 0412", "0412"), ("", "0412")]
)
def test_13a_a_french_battalion_stays_at_an_objective_that_is_held(german, goal):
    play = act(SOMUA, {SOMUA: "0411", "1 Cuir HQ": "0411", PANZER: "2116"}, german=german)
    staff = Staff(BLITZKRIEG, "french", Random(1))
    goals = staff.situation(Seat(BLITZKRIEG, play.game, "french"), "1 Cuir").goals
    assert [grid_of(play.game).number(hex) for hex in bits(goals)] == [goal]


def test_13a_a_somua_stays_in_the_objective_that_it_holds():
    units = {SOMUA: "0412", "1 Cuir HQ": "0312", PANZER: "0709", "I/14 PzR HQ": "0710"}
    assert decision(act(SOMUA, units, turn=2, german="0703 0708 0808")) in ("done", "fire")
