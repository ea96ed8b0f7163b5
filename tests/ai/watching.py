"""A whole game of two staff officers who are watched as they answer."""

from random import Random

from sixweeks.ai.arena import play_out, players_for
from sixweeks.kernel.state import State


class Spy:
    """Looks over a staff officer's shoulder."""

    def __init__(self, staff, view):
        self.staff, self.view, self.asked = staff, view, 0

    def decide(self, seat):
        held = [value for name, value in vars(seat).items() if name != "look"]
        assert not any(isinstance(value, State) for value in held)
        answer = self.staff.decide(seat)
        assert answer in seat.question.options
        assert isinstance(seat.view, self.view)
        self.asked += 1
        return answer


def watched_game(definition, scenario, options, seed=1):
    """The game when it is over, and how many questions the one who had fewest was asked."""
    game = definition.new_game(scenario, options)
    players = players_for(definition, ["staff", "staff"], seed)
    spies = {
        side: Spy(player, type(definition.views.view(game, side)))
        for side, player in players.items()
    }
    play_out(definition, game, spies, Random(seed))
    return game, min(spy.asked for spy in spies.values())
