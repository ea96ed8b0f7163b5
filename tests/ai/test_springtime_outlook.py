"""The chance of winning in Springtime for Hitler, and what a search compares there."""

from random import Random

import pytest

from sixweeks.ai.player import Seat
from sixweeks.ai.springtime import LOOKAHEAD, Staff
from sixweeks.ai.springtime.orders import Orders
from sixweeks.ai.springtime.outlook import features, impulses_left, make_even, outlook
from sixweeks.ai.springtime.staff import ACTIONS, PASS
from sixweeks.ai.springtime.weights import STYLES
from sixweeks.games import definition_of
from sixweeks.games.springtime.model.components import ALLIED, AXIS, FULL, MAP, REDUCED, ROSTER
from sixweeks.games.springtime.model.state import ELIMINATED, Unit
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll

SPRINGTIME = definition_of("springtime")
TURN = 1 + 5 / 6 * (1 + 3 / 6 * (1 + 1 / 6))  # 6.2.1 the Axis impulses of a turn


def plan_red(**changes):
    game = SPRINGTIME.new_game("plan_red", {})
    for name, value in changes.items():
        setattr(game, name, value)
    return game


def with_unit(unit, place, strength=FULL):
    game = plan_red()
    units = list(game.units)
    units[unit] = Unit(place, strength)
    game.units = tuple(units)
    return game


def thrown_or_drawn(question, rng):
    return rng.choice(question.cup if isinstance(question, Draw) else question.options)


def declaring(side, seed=3):
    """A game at the first declaration of a side in its second turn."""
    game, rng = SPRINGTIME.new_game("plan_red", {}), Random(seed)
    players = {each: Staff(SPRINGTIME, each, rng) for each in (AXIS, ALLIED)}
    while True:
        if isinstance(game.pending, Roll | Draw):
            engine.answer(game, thrown_or_drawn(game.pending, rng))
            continue
        asked = engine.deciders(game)[0]
        seat = Seat(SPRINGTIME, game, asked)
        if asked == side and seat.step == "declare" and game.turn == 5:
            return seat
        engine.answer(game, players[asked].decide(seat), asked)


@pytest.mark.parametrize(
    ("turn", "phase", "impulse", "left"),
    [
        (7, "political", 1, TURN),
        (7, "maneuvers", 1, TURN),
        (7, "maneuvers", 4, 1 + 3 / 6 * (1 + 1 / 6)),
        (7, "maneuvers", 7, 1.0),
        (7, "refit", 5, 0.0),
        (5, "end", 5, 2 * TURN),
    ],
)
def test_6_2_1_the_impulses_that_the_axis_can_expect(turn, phase, impulse, left):
    assert impulses_left(plan_red(turn=turn, phase=phase, impulse=impulse)) == pytest.approx(left)


def test_french_morale_is_good_for_the_allies():
    assert outlook(plan_red(morale=15), ALLIED) > outlook(plan_red(morale=5), ALLIED)


def test_a_unit_counts_for_its_side_until_it_is_eliminated():
    unit = ROSTER.units[AXIS][0]
    whole, reduced, lost = (
        features(with_unit(unit, *each))["strength"]
        for each in ((MAP.paris, FULL), (MAP.paris, REDUCED), (ELIMINATED, 0))
    )
    assert whole > reduced > lost


def test_who_is_in_paris_guards_it_while_it_is_allied():
    unit = ROSTER.units[ALLIED][0]
    game = with_unit(unit, MAP.paris)
    allied, game.control = features(game)["guard"], game.control | 1 << MAP.paris
    assert (allied > 0, features(game)["guard"]) == (True, 0)


def test_17_1a_self_play_begins_with_more_french_morale_in_most_games():
    more = set()
    for seed in range(100):
        game = plan_red()
        before = game.morale
        make_even(game, Random(seed))
        more.add(game.morale - before)
    assert more == set(range(13))


@pytest.mark.parametrize("side", [AXIS, ALLIED])
def test_a_search_compares_what_officers_of_other_tempers_would_do(side):
    found = Staff(SPRINGTIME, side, Random(1)).proposals(declaring(side))[: LOOKAHEAD.candidates]
    styles = {each.reason for each in found if each.reason}
    assert styles
    assert styles <= set(STYLES[side])
    assert len({each.action for each in found}) > 2


def orders_of(staff, game, proposal):
    return proposal.plan or staff.outlined(game, proposal.action)[0]


def test_no_two_proposals_do_the_same_and_none_does_nothing_but_the_pass():
    staff = Staff(SPRINGTIME, ALLIED, Random(1))
    seat = declaring(ALLIED)
    game = staff.imagined(seat)
    found = [
        (each.action, orders_of(staff, game, each).outline)
        for each in staff.proposals(seat)
        if each.action.verb in ACTIONS
    ]
    assert len(set(found)) == len(found)
    assert [action for action, outline in found if outline == Orders().outline] == [PASS]
