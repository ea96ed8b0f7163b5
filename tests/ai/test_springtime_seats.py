"""17.1a After the bids the players may change places: whoever sat at one side takes the other."""

from random import Random

from sixweeks.ai.arena import play_out, players_for
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.question import Action

SPRINGTIME = definition_of("springtime")
SIDES = ("axis", "allied")


class Bidder:
    """Bids a fixed sum, then notes which side it is asked for."""

    def __init__(self, player, points):
        self.player, self.points, self.sides = player, points, set()

    def decide(self, seat):
        bid = Action("bid", self.points)
        if bid in seat.question.options:
            return bid
        self.sides.add(seat.side)
        return self.player.decide(seat)


def played(axis_bid, allied_bid):
    game = SPRINGTIME.new_game("plan_red", {"bids": "axis"})
    players = players_for(SPRINGTIME, ["staff", "random"], 1)
    bidders = {
        "axis": Bidder(players["axis"], axis_bid),
        "allied": Bidder(players["allied"], allied_bid),
    }
    play_out(SPRINGTIME, game, bidders, Random(1))
    return game, bidders


def test_17_1a_who_is_outbid_for_the_axis_commands_the_allies():
    game, bidders = played(axis_bid=1, allied_bid=3)
    assert game.exchanged
    assert bidders["axis"].sides == {"allied"}
    assert bidders["allied"].sides == {"axis"}


def test_17_1a_who_wins_the_side_he_sits_at_keeps_it():
    game, bidders = played(axis_bid=3, allied_bid=1)
    assert not game.exchanged
    assert bidders["axis"].sides == {"axis"}


def test_the_seat_of_a_side_is_its_own_until_the_players_change_places():
    game = SPRINGTIME.new_game("plan_red", {})
    assert [engine.seat_of(game, side, SIDES) for side in SIDES] == ["axis", "allied"]
    game.exchanged = True
    assert [engine.seat_of(game, side, SIDES) for side in SIDES] == ["allied", "axis"]
