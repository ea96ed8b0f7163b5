"""The general of Manstein's War: which plan it keeps, and when it plays on."""

from random import Random

from sixweeks.ai.general import General
from sixweeks.ai.mansteins_war import LOOKAHEAD, Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.thinking_time import Limit
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import GERMAN
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES, difference
from sixweeks.kernel import engine
from tests.ai.manstein_segments import GAME
from tests.games.mansteins_war.toolkit import at, turn_at, written

UNITS = {"G 18 Army": "1137", "F 8 Army": "1040", "log GHQ": "0838"}


def at_extension(points):
    """The end of GT 6, with German hexes of so many points."""
    held: list[Hex] = []
    for hex, worth in HEX_VALUES[GERMAN].items():
        if points >= worth:
            held.append(hex)
            points -= worth
    return turn_at("extension", UNITS, turn=6, german=" ".join(GRID.number(hex) for hex in held))


def decided(game, side, playouts):
    general = General(GAME, side, Random(5), Limit(playouts=playouts))
    return written(general.decide(Seat(GAME, game, side))), general


def test_3_4_c_a_game_that_is_won_is_not_extended():
    game = at_extension(60)
    assert difference(game) >= 30
    assert decided(game, GERMAN, 40)[0] == "end"


def test_3_4_c_a_game_that_is_lost_is_extended():
    game = at_extension(9)
    assert difference(game) < 20
    assert decided(game, GERMAN, 40)[0] == "extend"


def test_21_the_plans_of_a_game_are_proposed_as_a_whole_the_drawn_one_first():
    game = GAME.new_game("campaign", {})
    side = engine.deciders(game)[0]
    staff = Staff(GAME, side, Random(5))
    found = staff.proposals(Seat(GAME, game, side))
    assert found[0].plan == staff.plan
    assert len({(each.action, each.reason) for each in found}) == len(found) == 6


def test_21_a_general_carries_out_the_plan_that_it_chose():
    game = GAME.new_game("campaign", {})
    side = engine.deciders(game)[0]
    said, general = decided(game, side, 120)
    chosen = general.thought.compared[general.thought.chosen]
    engine.answer(game, chosen.action, side)
    assert written(general.decide(Seat(GAME, game, side))) == f"plan {chosen.reason}"
    assert said == written(chosen.action)


def test_only_plans_and_the_extension_are_searched():
    moving = at("german movement", UNITS, marker="HGB")
    assert LOOKAHEAD.weighs(Seat(GAME, at_extension(9), GERMAN))
    assert not LOOKAHEAD.weighs(Seat(GAME, moving, GERMAN))
