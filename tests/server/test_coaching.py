"""Whoever does what the coach advises gets through the first turn of every game."""

import pytest

from sixweeks.ai.arena import players_for
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.table import Table
from sixweeks.server.live.coaching import Adviser

MOST = 500  # answers of a turn and its set-up
SEATS = [
    (game, scenario.id, side)
    for game in game_ids()
    for scenario in definition_of(game).info.scenarios
    for side in definition_of(game).side_ids()
]


def followed(adviser: Adviser, table: Table, serial: int) -> None:
    """Ask, note what was said, and do it."""
    answer, counsel = adviser.advise(Seat(table.definition, table.game, adviser.side))
    adviser.note(serial, table.record, table.write(answer), counsel)
    table.answer(answer)


@pytest.mark.parametrize(("game", "scenario", "side"), SEATS)
def test_who_follows_the_advice_ends_the_first_turn(game, scenario, side):
    definition = definition_of(game)
    table = Table.new(definition, program="", scenario=scenario, seed=seed_by_hand(5))
    adviser, staff = Adviser(definition, side), players_for(definition, ["staff", "staff"], 0)
    turns, asked = {0}, 0
    while table.to_move and len(turns) < 3 and asked < MOST:
        if table.to_move == side:
            followed(adviser, table, asked)
            assert adviser.is_followed(table.record)
            asked += 1
        else:
            by = table.to_move
            table.answer(staff[by].decide(Seat(definition, table.game, by)))
        turns.add(table.game.turn)
    assert len(turns) == 3  # the set-up, the first turn and the second
