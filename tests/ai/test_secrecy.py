"""What a seat cannot know changes nothing: no answer and no estimate of any level, in any game.

Positions come from a game between staffs; what one side cannot see is scrambled in a twin."""

from functools import cache
from random import Random

import pytest

from sixweeks.ai.arena import play_out
from sixweeks.ai.general import General, lookahead_of, staff_of, thorough_lookahead_of
from sixweeks.ai.player import Seat
from sixweeks.ai.players import level_names, make_player
from sixweeks.ai.thinking_time import Limit
from sixweeks.games import definition_of, game_ids

SCENARIOS = [
    (id, scenario.id) for id in game_ids() for scenario in definition_of(id).info.scenarios
]
LEVELS = level_names(definition_of("springtime"))
FEW = 5  # positions of each kind and side, and playouts of a search


class Watched:
    """The staff; the positions it must decide are noted, those that a search weighs apart."""

    def __init__(self, definition, game, side):
        self.definition, self.game = definition, game
        self.staff = staff_of(definition)(definition, side, Random(3))
        self.searched, self.others = [], []

    def decide(self, seat):
        if len(seat.question.options) > 1:
            found = self.searched if is_searched(self.definition, seat) else self.others
            found.append((self.game.copy(), seat.side))
        return self.staff.decide(seat)


def is_searched(definition, seat):
    return any(terms(definition).weighs(seat) for terms in (lookahead_of, thorough_lookahead_of))


@cache
def positions(id, scenario):
    """Positions with something hidden: those that a search would weigh, and others."""
    definition = definition_of(id)
    game = definition.new_game(scenario, {})
    players = {side: Watched(definition, game, side) for side in definition.side_ids()}
    play_out(definition, game, players, Random(3))
    noted = players.values()
    return (
        [pair for each in noted for pair in spread(definition, each.searched)],
        [pair for each in noted for pair in spread(definition, each.others)],
    )


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
