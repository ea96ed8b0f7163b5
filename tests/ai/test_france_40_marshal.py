"""What a marshal of France '40 does that others do not: the Dyle, the Maginot, the cities."""

from random import Random

import pytest

import sixweeks
from sixweeks.ai.france_40 import THOROUGH, Staff
from sixweeks.ai.france_40.allied_1940 import dyle_march
from sixweeks.ai.france_40.campaign_1939 import city_guards, retaken
from sixweeks.ai.france_40.encirclement import maginot_wall
from sixweeks.ai.france_40.german_1940 import DYLE_FRONT
from sixweeks.ai.france_40.plan import Plan
from sixweeks.ai.france_40.situation import Situation
from sixweeks.ai.france_40.weights import (
    PRACTISED,
    SEASONED,
    USUAL,
    postures,
    weights_of,
)
from sixweeks.ai.general import General
from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player
from sixweeks.board.hexes import bits
from sixweeks.games import definition_of
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP
from sixweeks.games.france_40.rules.r04_victory import DYLE_HEXES
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Roll

FRANCE_40 = definition_of("france_40")
END = Action("end")


def position(phase, units, **lines):
    fallen = dict.fromkeys(("belgium", "netherlands", "luxembourg"), "capitulated 1")
    given = {"scenario": "1940", "turn": 8, "phase": phase, "forts": "standing", **fallen, **lines}
    return sixweeks.position("france_40", units=units, **given).game


def moved(game, side, posture):
    """The side's Movement Phase, played in a posture; every die shows a 4."""
    staff = Staff(FRANCE_40, side, Random(1))
    staff.plan = Plan(posture=posture)
    answer = None
    while answer != END:
        if isinstance(game.pending, Roll):
            engine.answer(game, 4)
            continue
        answer = staff.decide(Seat(FRANCE_40, game, side))
        engine.answer(game, answer, side)
    return game


def standing(game, *names):
    return [MAP.grid.number(game.units[game.roster.by_name[name]].place) for name in names]


@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_a_marshal_begins_in_the_seasoned_posture(side):
    marshal = make_player("marshal", FRANCE_40, side, Random(1))
    assert isinstance(marshal, General)
    assert isinstance(marshal.staff, Staff)
    assert marshal.staff.plan.posture == SEASONED


@pytest.mark.parametrize("side", [GERMAN, ALLIED])
@pytest.mark.parametrize("scenario", ["1939", "1940"])
def test_a_general_does_not_try_the_posture_of_a_marshal(scenario, side):
    assert SEASONED not in postures(scenario, side)


# --- 4.4a the Dyle-Breda line -----------------------------------------------------------------

GUARDS = {"G I": "3634", "G II": "3534", "G III": "3436", "G V": "3336"}
FRENCH = {"F X": "3628", "UK I": "3419", "19 Pz": "3130"}


def test_4_4_the_seasoned_bar_the_dyle_breda_line():
    game = moved(position("german movement", {**GUARDS, **FRENCH}), GERMAN, SEASONED)
    assert set(standing(game, *GUARDS)) == set(map(MAP.grid.number, DYLE_FRONT))


def test_4_4_others_do_not_bar_it():
    game = moved(position("german movement", {**GUARDS, **FRENCH}), GERMAN, PRACTISED)
    assert set(standing(game, *GUARDS)) != set(map(MAP.grid.number, DYLE_FRONT))


def test_4_4_nobody_bars_a_line_that_the_french_have_entered():
    game = position("german movement", {**GUARDS, **FRENCH}, dyle_entered="yes")
    assert set(standing(moved(game, GERMAN, SEASONED), *GUARDS)) != set(
        map(MAP.grid.number, DYLE_FRONT)
    )


def marching(game, posture):
    weights = weights_of("1940", ALLIED, posture)
    orders = dyle_march(Situation(game, ALLIED, weights), Plan())
    names = {unit: name for name, unit in game.roster.by_name.items()}
    return [names[order.unit] for order in orders]


NORTHERN = {"F X": "3528", "F I": "3429", "F XLV": "2727", "G I": "2838", "UK I": "3419"}


def test_4_4_the_nearest_seasoned_french_corps_makes_for_the_dyle():
    game = position("allied movement", NORTHERN, turn=1, belgium="in play 1")
    assert marching(game, SEASONED) == ["F I"]


def test_4_4_other_french_corps_do_not():
    game = position("allied movement", NORTHERN, turn=1, belgium="in play 1")
    assert marching(game, PRACTISED) == marching(game, USUAL) == []


def test_4_4_no_corps_without_overland_supply_makes_for_the_dyle():
    cut_off = {"F I": "3429", "G I": "3428", "G II": "3430", "G III": "3328", "UK I": "3419"}
    game = position("allied movement", cut_off, turn=3)
    assert marching(game, SEASONED) == []


def from_the_dyle(game, name):
    here = game.units[game.roster.by_name[name]].place
    return min(MAP.grid.distance(here, hex) for hex in bits(DYLE_HEXES))


def test_4_4_a_corps_on_its_way_comes_nearer():
    game = position("allied movement", NORTHERN, turn=1, belgium="in play 1")
    before = from_the_dyle(game, "F I")
    assert from_the_dyle(moved(game, ALLIED, SEASONED), "F I") < before


# --- 4.8b the Maginot Line --------------------------------------------------------------------

BEHIND_THE_LINE = {
    "19 Pz": "1926",
    "16 Pz": "2127",
    "41 Pz": "2429",
    "14 PzG": "2730",
    "39 Pz": "2529",
    "G I": "2733",
    "G II": "2831",
    "F XLV": "1019",
    "UK I": "3419",
}


def scored(game):
    return {rule for rule, _ in game.victory_points}


def test_4_8_the_seasoned_cut_off_the_maginot_line_at_one_blow():
    game = position("german movement", BEHIND_THE_LINE)
    assert "4.8b" in scored(moved(game, GERMAN, SEASONED))


def test_4_8_the_practised_do_not_see_how():
    game = position("german movement", BEHIND_THE_LINE)
    assert "4.8b" not in scored(moved(game, GERMAN, PRACTISED))


def test_4_8_the_seasoned_wall_begins_at_the_west_wall():
    game = position("german movement", BEHIND_THE_LINE)
    chain = maginot_wall(Situation(game, GERMAN, weights_of("1940", GERMAN, SEASONED)))
    assert game.roster.forts[GERMAN] >> chain[0] & 1


def test_4_8_the_seasoned_wall_leaves_the_whole_line_behind_it():
    game = position("german movement", BEHIND_THE_LINE)
    chain = maginot_wall(Situation(game, GERMAN, weights_of("1940", GERMAN, SEASONED)))
    assert not MAP.gap & sum(1 << hex for hex in chain)


def test_a_marshal_has_nothing_to_search():
    game = position("german movement", BEHIND_THE_LINE, turn=5)
    assert not THOROUGH.weighs(Seat(FRANCE_40, game, GERMAN))


# --- 4.1a the cities of 1939 ------------------------------------------------------------------


def in_1939(units, **lines):
    given = {"scenario": "1939", "turn": 5, "phase": "german movement", "forts": "none", **lines}
    return sixweeks.position("france_40", units=units, **given).game


def ordered(game, part, posture):
    """Who is sent where, by name, or told to stay."""
    names = {unit: name for name, unit in game.roster.by_name.items()}
    orders = part(Situation(game, GERMAN, weights_of("1939", GERMAN, posture)), Plan())
    return {
        names[each.unit]: MAP.grid.numbers(each.aim.goals) if each.aim else [] for each in orders
    }


LOST = {"G 5": "1938", "G 6": "2139", "F 1": "1733"}


def test_4_1_the_seasoned_enter_a_lost_city_that_stands_empty():
    game = in_1939(LOST, control_allied="1937")
    assert ordered(game, retaken, SEASONED) == {"G 5": ["1937"]}


def test_4_1_the_practised_have_no_such_order():
    game = in_1939(LOST, control_allied="1937")
    assert ordered(game, retaken, PRACTISED) == {}


def test_4_1_nobody_is_sent_into_a_lost_city_that_is_held():
    game = in_1939({**LOST, "F 3": "1937"}, control_allied="1937")
    assert ordered(game, retaken, SEASONED) == {}


WALKED_INTO = {"G 5": "1938", "F 1": "1835"}


def test_4_1_the_seasoned_garrison_a_city_that_the_french_may_walk_into():
    assert ["1937"] in ordered(in_1939(WALKED_INTO), city_guards, SEASONED).values()


def test_4_1_a_garrison_of_such_a_city_stays():
    game = in_1939({"G 5": "1937", "F 1": "1835"})
    assert ordered(game, city_guards, SEASONED) == {"G 5": []}


def test_4_1_no_city_is_garrisoned_far_from_the_french():
    game = in_1939({"G 5": "1938", "F 1": "1631"})
    assert ["2138"] not in ordered(game, city_guards, SEASONED).values()


@pytest.mark.parametrize(("turn", "posture"), [(2, SEASONED), (5, PRACTISED)])
def test_4_1_such_cities_are_left_open_before_turn_3_and_by_the_practised(turn, posture):
    assert ordered(in_1939(WALKED_INTO, turn=turn), city_guards, posture) == {}
