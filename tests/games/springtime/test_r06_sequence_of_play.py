"""6.0 The sequence of play."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS, MAP
from sixweeks.games.springtime.rules.r06_sequence_of_play import (
    EndPhase,
    GameTurn,
    ManeuversPhase,
    PoliticalPhase,
    RefitPhase,
)
from sixweeks.kernel.presentation.sentence import Hidden, Term
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    events,
    offered,
    place_of,
    run,
    sketch,
)

CUP = tuple(sorted(EVENTS))
UNITS = {"Guderian": "3", "Reinhardt": "3", "French 1st": "16"}


def phase(procedure, *answers, units=None, **fields):
    return run(sketch(units or UNITS, **{"cup": CUP, **fields}), procedure, *answers)


def political(*answers, units=None, **fields):
    return phase(PoliticalPhase(), *answers, units=units, **{"phase": "end", **fields})


def maneuvers(*answers, **fields):
    return phase(ManeuversPhase(), *answers, **fields)


def phases(game):
    kinds = ("political_begins", "maneuvers_begins", "refit_begins", "end_begins")
    return [event.kind.removesuffix("_begins") for event in game.journal if event.kind in kinds]


# --- 6.0 the turn -----------------------------------------------------------------------------


def play_turn(**fields):
    """A turn in which nobody does anything."""
    game = phase(GameTurn(), **fields)
    while game.pending and not game.ending:
        wish = {"roll": 1, "draw": None}.get(asks_for(game), "")
        if asks_for(game) == "draw":
            answer(game, game.pending.cup[0])
        elif wish == 1:
            answer(game, 1)
        else:
            quiet = ("pass", "keep_event", "end", "accept", "kleist Guderian")
            answer(game, next(each for each in quiet if each in offered(game)))
    return game


def test_6_0a_four_phases():
    assert phases(play_turn()) == ["political", "maneuvers", "refit", "end"]


def test_6_3b_12_4a_no_refit_on_the_last_turn():
    assert phases(play_turn(turn=7)) == ["political", "maneuvers", "end"]


def test_6_3b_no_refit_after_an_automatic_victory():
    assert phases(play_turn(morale=0)) == ["political", "maneuvers"]


def test_6_4_5_16_3a_turn_7_is_the_last():
    game = play_turn(turn=7)
    assert game.ending is not None
    assert (game.ending.winner, game.ending.rule) == ("allied", "16.3a")


def test_6_4_2_otherwise_the_next_turn_begins_at_impulse_1():
    game = play_turn(turn=3)
    assert (game.turn, game.impulse, game.ending) == (4, 1, None)


@pytest.mark.parametrize("side", ["axis", "allied"])
def test_6_4_2_the_advantage_stays(side):
    assert play_turn(advantage=side).advantage == side


# --- 6.1.1 Events -----------------------------------------------------------------------------


def test_6_1_1a_4_4_6a_the_allies_draw_first():
    game = political()
    assert (asks_for(game), asked(game)) == ("draw", "allied")


def test_6_1_1a_then_the_axis():
    game = political("plan_red")
    assert (asks_for(game), asked(game)) == ("draw", "axis")


def test_6_1_1a_a_drawn_event_is_out_of_the_cup():
    game = political("plan_red")
    assert ("plan_red" in game.pending.cup, game.held["allied"]) == (False, "plan_red")


def test_6_1_1a_the_enemy_does_not_see_what_was_drawn():
    event = events(political("plan_red"), "event_drawn")[0]
    assert (event.seen_by("axis")["event"], event.seen_by("allied")["event"]) == (
        Hidden("card"),
        Term("card", "plan_red"),
    )


def test_6_1_1a_nothing_is_drawn_from_an_empty_cup():
    game = political(cup=())
    assert (game.pending, game.held) == (None, {})


def test_6_1_1b_6_1_1c_who_holds_an_event_keeps_it_or_discards_it_first():
    game = political(held={"allied": "refugees"})
    assert (asked(game), offered(game)) == ("allied", {"keep_event", "discard_event"})


def test_6_1_1b_who_keeps_it_does_not_draw():
    game = political("keep_event", held={"allied": "refugees"})
    assert (asks_for(game), asked(game)) == ("draw", "axis")


def test_6_1_1c_the_discarded_event_may_be_drawn_again():
    game = political("discard_event", held={"allied": "refugees"}, cup=("plan_red",))
    assert game.pending.cup == ("plan_red", "refugees")


# --- 6.1.2 Belgium ----------------------------------------------------------------------------

BELGIANS = {"Belgian Army": "13", "Guderian": "3", "French 1st": "14"}


def belgium(die, axis="", **fields):
    """The Belgian die with no Event in the cup."""
    return political(die, units=BELGIANS, cup=(), axis=axis, **fields)


def test_6_1_2a_the_axis_rolls_from_turn_2():
    game = political(units=BELGIANS, cup=())
    assert (asks_for(game), asked(game)) == ("roll", "axis")


def test_6_1_2a_not_on_turn_1():
    assert asks_for(political(units=BELGIANS, cup=(), turn=1)) != "roll"


def test_6_1_2a_not_once_the_belgian_army_is_gone():
    assert asks_for(political(cup=())) != "roll"


@pytest.mark.parametrize(("axis", "most"), [("", 6), ("11", 5), ("9 10 11 12", 2)])
def test_6_1_2b_they_hold_up_to_the_number_of_their_areas(axis, most):
    assert place_of(belgium(most, axis), "Belgian Army") == "13"


@pytest.mark.parametrize(("axis", "die"), [("11", 6), ("9 10 11 12", 3)])
def test_6_1_2b_and_surrender_above_it(axis, die):
    assert place_of(belgium(die, axis), "Belgian Army") == "removed"


def test_6_1_2b_as_printed_the_axis_areas_count():
    options = {"belgian_surrender": "printed"}
    assert place_of(belgium(1, options=options), "Belgian Army") == "removed"
    assert place_of(belgium(1, "11", options=options), "Belgian Army") == "13"


def test_6_1_2c_the_army_is_gone_for_good_and_empty_areas_turn_axis():
    game = belgium(6, "11")
    owners = [controls(game, area) for area in ("9", "10", "12", "13")]
    assert (place_of(game, "Belgian Army"), set(owners)) == ("removed", {"axis"})


def test_6_1_2c_areas_with_allied_units_stay():
    assert controls(belgium(6, "11"), "14") == "allied"


def test_6_1_2c_only_belgian_areas():
    assert controls(belgium(6, "11"), "15") == "allied"


def test_6_1_2c_an_area_abroad_that_the_army_contested_alone():
    """The Belgians are the only Allies in 15, which the 12th Army contests."""
    units = {"Belgian Army": "15", "German 12th": "15"}
    game = political(6, units=units, cup=(), axis="11")
    assert controls(game, "15") == "axis"


def test_4_4_9b_fmt_a_belgian_surrender_costs_4():
    assert belgium(6, "11").morale == 26


def test_4_4_9b_with_the_other_reading_only_maneuvers_count():
    assert belgium(6, "11", options={"morale_changes": "maneuvers"}).morale == 30


# --- 6.1.3, 6.1.4 confidence and Italy --------------------------------------------------------


@pytest.mark.parametrize(("morale", "changes"), [(20, False), (19, True)])
def test_6_1_3a_leaders_may_change_from_19_down(morale, changes):
    assert political(cup=(), morale=morale).confidence is changes


def test_6_1_3a_morale_is_read_before_the_belgian_roll():
    game = belgium(6, "11", morale=20)
    assert (game.morale, game.confidence) == (16, False)


def test_6_1_3a_for_that_turn_only():
    game = phase(EndPhase(), confidence=True)
    assert game.confidence is False


@pytest.mark.parametrize(("morale", "place"), [(10, "waiting"), (9, "F")])
def test_6_1_4a_italy_enters_from_9_down(morale, place):
    game = political(units={**UNITS, "Italian West": "waiting"}, cup=(), morale=morale)
    assert place_of(game, "Italian West") == place


def test_6_1_4a_morale_is_read_before_the_belgian_roll():
    units = {**BELGIANS, "Italian West": "waiting"}
    game = political(6, units=units, cup=(), axis="11", morale=10)
    assert place_of(game, "Italian West") == "waiting"


def test_6_1_4a_once():
    """The Italian Army has been lost; it is not placed again."""
    units = {**UNITS, "Italian West": "eliminated"}
    game = political(units=units, cup=(), morale=5, italy_at_war=True)
    assert place_of(game, "Italian West") == "eliminated"


def test_5_2_2f_the_italian_army_waits_for_that():
    game = political(units={**UNITS, "Italian West": "waiting"}, cup=())
    assert (place_of(game, "Italian West"), game.italy_at_war) == ("waiting", False)


def test_4_4_1b_kleist_is_placed_once_a_turn_with_one_of_his_units():
    units = {"Guderian": "3", "Reinhardt": "17", "Wietersheim": "4", "Hoth": "5"}
    game = political(units=units, cup=(), kleist="Guderian")
    assert offered(game, "kleist") == {"Guderian", "Reinhardt", "Wietersheim"}


def test_4_4_1b_at_any_distance():
    units = {"Guderian": "3", "Reinhardt": "27"}
    game = political("kleist Reinhardt", units=units, cup=(), kleist="Guderian")
    assert MAP.name(game.units[game.kleist].place) == "27"


def test_4_4_1b_not_if_he_has_been_removed():
    assert asks_for(political(units=UNITS, cup=())) != "kleist"


# --- 6.2 impulses -----------------------------------------------------------------------------


def test_6_2a_a_turn_begins_with_an_allied_impulse():
    game = maneuvers()
    assert (game.impulse, asked(game)) == (1, "allied")


def test_6_2_example_impulses_1_and_3_are_allied_2_and_4_axis():
    game, seen = maneuvers(), []
    while game.impulse <= 4 and game.pending:
        if asks_for(game) == "roll":
            answer(game, 6)
        else:
            seen.append((game.impulse, asked(game)))
            answer(game, "pass")
    assert seen == [(1, "allied"), (2, "axis"), (3, "allied"), (4, "axis")]


def test_6_2a_after_an_allied_impulse_the_marker_advances_without_a_roll():
    game = maneuvers("pass")
    assert (game.impulse, asks_for(game) == "roll") == (2, False)


@pytest.mark.parametrize("die", [2, 6])
def test_6_2_1b_a_die_of_the_impulse_or_more_goes_on(die):
    game = maneuvers("pass", "pass", die)
    assert (game.impulse, asked(game)) == (3, "allied")


def test_6_2_1c_a_lower_die_ends_the_phase():
    assert maneuvers("pass", "pass", 1).pending is None


def test_6_2_1c_at_impulse_8_every_die_ends_it():
    game = maneuvers("pass", "pass", 6, "pass", "pass", 6, "pass", "pass", 6, "pass", "pass", 6)
    assert (game.impulse, game.pending) == (8, None)


def test_6_2_1d_11_1_4a_at_the_end_of_the_track_the_phase_ends_and_nobody_is_asked():
    answers = ["pass", "pass", 6] * 3 + ["pass", "pass", 6]
    game = maneuvers(*answers, advantage="axis")
    assert (game.impulse, game.pending) == (8, None)


def test_8_1_1c_a_new_maneuvers_phase_forgets_the_last_assault():
    game = maneuvers("pass", previous={"axis": ("K",)})
    assert "K" in offered(game, "assault")


# --- 6.3 refit --------------------------------------------------------------------------------


def test_6_3a_12_1a_the_allies_refit_first_then_the_axis():
    units = {"Guderian": "(3)", "Hoth": "5", "French 1st": "(16)"}
    game = phase(RefitPhase(), units=units)
    first = asked(game)
    assert (first, asked(answer(game, "end"))) == ("allied", "axis")


def test_6_3c_12_2a_there_is_no_income():
    game = play_turn()
    assert game.replacements == {"axis": 10, "allied": 5}
