"""The sequence of play, read from the procedures."""

import pytest

from sixweeks.games import game_ids
from sixweeks.kernel.procedure import END
from sixweeks.kernel.sequence import called_at, first_procedures, procedures_in
from tests.kernel.toy import Bid, Match, Round


@pytest.mark.parametrize(
    ("at", "called"), [("open", {Bid}), ("rounds", {Round}), ("count", set()), (END, set())]
)
def test_a_step_says_what_it_calls(at, called):
    assert called_at(Match, at) == called


def test_a_game_begins_with_what_nothing_calls():
    assert first_procedures((Round, Bid, Match)) == {Match}


@pytest.mark.parametrize("game", game_ids())
def test_every_procedure_of_a_game_but_the_first_is_called(game):
    assert len(first_procedures(procedures_in(f"sixweeks.games.{game}.rules"))) == 1


def test_procedures_stand_in_the_order_of_the_chapters():
    names = [each.__module__ for each in procedures_in("sixweeks.games.france_40.rules")]
    assert names == sorted(names)
