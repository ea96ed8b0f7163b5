"""3.10 What a seat of France '40 cannot see changes nothing at any level."""

from random import Random

import pytest

from sixweeks.ai.general import General
from sixweeks.ai.player import Seat
from sixweeks.ai.players import level_names, make_player
from sixweeks.ai.thinking_time import Limit
from sixweeks.games import definition_of
from sixweeks.games.france_40.model.components import ALLIED, GERMAN
from sixweeks.kernel import engine
from sixweeks.kernel.question import Roll

FRANCE_40 = definition_of("france_40")
SCENARIOS = ("1939", "1940")
PLAIN = tuple(level for level in level_names(FRANCE_40) if level != "general")


def weighed_questions(scenario, every, most):
    """Questions of a game between staffs that a search would weigh, with units out of sight."""
    game, rng, found = FRANCE_40.new_game(scenario, {}), Random(3), 0
    players = {each: make_player("staff", FRANCE_40, each, rng) for each in (GERMAN, ALLIED)}
    terms = General(FRANCE_40, GERMAN, rng).terms
    while game.pending is not None and found < every * most:
        if isinstance(game.pending, Roll):
            engine.answer(game, rng.randint(1, 6))
            continue
        side = engine.deciders(game)[0]
        seat = Seat(FRANCE_40, game, side)
        if len(seat.question.options) > 1 and terms.weighs(seat) and seat.view.hidden:
            found += 1
            if found % every == 0:
                yield game, side
        engine.answer(game, players[side].decide(seat), side)


def twins(game, side):
    return game, FRANCE_40.views.scramble(game, side, Random(1))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", PLAIN)
def test_3_10_what_a_level_cannot_see_does_not_change_its_answer(level, scenario):
    for game, side in weighed_questions(scenario, every=13, most=8):
        answers = [
            make_player(level, FRANCE_40, side, Random(5)).decide(Seat(FRANCE_40, each, side))
            for each in twins(game, side)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("playouts", [4, 12])
def test_3_10_what_a_search_cannot_see_changes_neither_its_answer_nor_its_estimates(
    scenario, playouts
):
    for game, side in weighed_questions(scenario, every=9, most=2):
        found = []
        for each in twins(game, side):
            general = General(FRANCE_40, side, Random(5), Limit(playouts=playouts))
            found.append((general.decide(Seat(FRANCE_40, each, side)), general.thought))
        assert found[0] == found[1]
