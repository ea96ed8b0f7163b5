"""Random games: they end, and what must always hold does."""

from random import Random
from typing import get_args, get_type_hints

import pytest

from sixweeks.board.hexes import Hex, one
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    LLK,
    MARKERS,
    NATION,
    NATIONS,
    SIDES,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import enterable, occupied, side_of
from sixweeks.games.mansteins_war.model.state import Options
from sixweeks.games.mansteins_war.rules.r03_control import newly_fallen, sudden_victor
from sixweeks.games.mansteins_war.rules.r06_limits import overstacked, strangers
from sixweeks.kernel.question import Choose
from tests.games.mansteins_war.toolkit import step_of
from tests.games.mansteins_war.wandering import wander


def drawn_options(seed):
    """All options at random, as one seed has them."""
    rng = Random(seed)
    return {name: rng.choice(get_args(kind)) for name, kind in get_type_hints(Options).items()}


def contradictions(game):
    """What is kept twice and differs, and what the rules forbid everywhere."""
    for hex, stack in game.stacks.items():
        number = GRID.number(hex)
        if any(game.units[unit].place != hex for unit in stack):
            yield f"a unit of {number} is elsewhere"
        if not enterable(game) >> hex & 1:
            yield f"units in {number}, which nobody may enter"
        if len({side_of(unit) for unit in stack}) > 1 and LLK not in stack:
            yield f"enemies together in {number}"
        if any(strangers(game, unit) >> hex & 1 for unit in stack) and is_at_rest(game):
            yield f"nations together in {number}"
        if any(not 1 <= game.units[u].steps <= COUNTERS[u].steps for u in stack):
            yield f"a unit of {number} has too few steps or too many"
    for nation in range(len(NATIONS)):
        held = {Hex(u.place) for n, u in enumerate(game.units) if NATION[n] == nation}
        if game.presence[nation] != sum(one(hex) for hex in held if hex >= 0):
            yield f"the presence of nation {nation} is wrong"
    yield from faults_of_control(game)
    yield from faults_of_bins(game)


def is_at_rest(game):
    """Between impulses nothing is on its way."""
    return step_of(game) in ("ImpulseTurn pick", "CommandMarkerPhase fill", "GameTurn extension")


def faults_of_control(game):
    german = game.presence[0] & ~sum(one(hex) for hex in game.stacks if shared(game, hex))
    logistic = sum(one(hex) for hex, stack in game.stacks.items() if all_logistic(stack))
    if game.begun and german & ~logistic & ~game.control:
        yield "a German unit does not hold its hex"
    if game.begun and occupied(game, "allied") & ~logistic & game.control & ~game.presence[0]:
        yield "an Allied unit does not hold its hex"
    if game.begun and not game.ending and (list(newly_fallen(game)) or sudden_victor(game)):
        yield "a country should have fallen, or the game should be over"


def shared(game, hex):
    return len({side_of(unit) for unit in game.stacks[hex]}) > 1


def all_logistic(stack):
    return all(COUNTERS[unit].is_logistic for unit in stack)


def faults_of_bins(game):
    for side in SIDES:
        special = [id for id in game.bins.of(side) if MARKERS[side, id].is_special]
        if len(special) > 1 or set(special) & game.spent:
            yield f"the {side} bin holds {special}"
        if len(set(game.bins.of(side))) < len(game.bins.of(side)):
            yield f"the {side} bin holds a marker twice"
    if is_at_rest(game) and any(overstacked(game, side) for side in SIDES):
        yield "too many units in a hex between impulses"
    if any(points < 0 or points > 10 for points in game.rp):
        yield "refit points beyond the track"


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_ends_and_never_contradicts_itself(seed):
    options = drawn_options(seed) if seed else {}
    answers = 0
    for game in wander(seed, options):
        answers += 1
        if answers % 5 == 0 or is_at_rest(game):
            assert list(contradictions(game)) == [], (game.turn, game.frame)
    assert game.ending
    assert game.turn in (6, 8) or game.ending.level == "epic"
    assert answers < 5_000


@pytest.mark.parametrize("seed", [11, 12])
def test_every_step_explains_itself(seed):
    """There is a reason against whatever is not offered, and none against what is."""
    checked = 0
    for number, game in enumerate(wander(seed, drawn_options(seed))):
        question = game.pending
        if number % 15 or not isinstance(question, Choose):
            continue
        explain = game.frame.steps[game.frame.at].explain
        offered = {(option.verb, option.noun) for option in question.options}
        for kind in explain(game.frame, game).kinds if explain else ():
            nouns = {"place": MAP.names, "piece": range(len(COUNTERS))}.get(kind.of, ())
            for noun in nouns:
                if (kind.verb, noun) not in offered and not kind.later:
                    checked += 1
                    assert list(kind.reasons(noun)), (game.frame, kind.verb, noun)
    assert checked > 500
