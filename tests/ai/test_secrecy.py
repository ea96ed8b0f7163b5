"""What a seat cannot know changes nothing: no answer and no estimate of any level, in any game.

Positions come from a game between staffs; what one side cannot see is scrambled in a twin."""

from functools import cache
from random import Random

import pytest

from sixweeks.ai.arena import thrown
from sixweeks.ai.general import General, lookahead_of, staff_of, thorough_lookahead_of
from sixweeks.ai.player import Seat
from sixweeks.ai.players import level_names, make_player
from sixweeks.ai.thinking_time import Limit
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel import engine
from sixweeks.kernel.question import Draw, Roll

SCENARIOS = [
    (id, scenario.id) for id in game_ids() for scenario in definition_of(id).info.scenarios
]
LEVELS = level_names(definition_of("springtime"))
FEW = 6  # positions in which a search is tried, and its playouts


def is_searched(definition, seat):
    return any(terms(definition).weighs(seat) for terms in (lookahead_of, thorough_lookahead_of))


@cache
def positions(id, scenario):
    """Positions with something hidden: those that a search would weigh, and others."""
    definition, rng = definition_of(id), Random(3)
    game, sides = definition.new_game(scenario, {}), definition.side_ids()
    players = {side: staff_of(definition)(definition, side, rng) for side in sides}
    found = {True: [], False: []}
    while (question := game.pending) is not None:
        if isinstance(question, Roll):
            engine.answer(game, thrown(question, rng))
        elif isinstance(question, Draw):
            engine.answer(game, rng.choice(question.cup))
        else:
            side = engine.deciders(game)[0]
            seat = Seat(definition, game, side)
            if len(seat.question.options) > 1:
                found[is_searched(definition, seat)].append((game.copy(), side))
            player = players[engine.seat_of(game, side, sides)]
            engine.answer(game, player.decide(seat), side)
    return spread(definition, found[True]), spread(definition, found[False])


def spread(definition, found):
    """A few of them, from the whole game, each with a twin that differs in what is hidden."""
    pairs = []
    for game, side in found[:: max(1, len(found) // (4 * FEW))]:
        twin = definition.views.scramble(game, side, Random(1))
        if any(getattr(twin, name) != getattr(game, name) for name in state_fields(game)):
            pairs.append((game, twin, side))
    return pairs[:: max(1, len(pairs) // FEW)]


def state_fields(game):
    return [name for name in game.__struct_fields__ if name not in ("memo", "journal")]


def thought_of(level, definition, game, side):
    """The answer of a level, and what it compared if it searched."""
    rng, seat = Random(5), Seat(definition, game, side)
    if level not in ("general", "marshal"):
        return make_player(level, definition, side, rng).decide(seat)
    terms = (thorough_lookahead_of if level == "marshal" else lookahead_of)(definition)
    general = General(definition, side, rng, Limit(playouts=FEW), terms=terms)
    return general.decide(seat), general.thought


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_what_a_level_cannot_know_changes_neither_its_answer_nor_its_estimates(id, scenario, level):
    definition = definition_of(id)
    searched, others = positions(id, scenario)
    assert others
    for game, twin, side in searched + others:
        assert thought_of(level, definition, game, side) == thought_of(
            level, definition, twin, side
        )
