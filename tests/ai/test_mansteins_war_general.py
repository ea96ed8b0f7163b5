"""The general of Manstein's War: when it plays on."""

from random import Random

from sixweeks.ai.general import General
from sixweeks.ai.mansteins_war import LOOKAHEAD
from sixweeks.ai.mansteins_war.lookahead import practised
from sixweeks.ai.player import Seat
from sixweeks.ai.thinking_time import Limit
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import GERMAN
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES, difference
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


def test_only_the_extension_is_searched():
    moving = at("german movement", UNITS, marker="HGB")
    assert LOOKAHEAD.weighs(Seat(GAME, at_extension(9), GERMAN))
    assert not LOOKAHEAD.weighs(Seat(GAME, moving, GERMAN))


def test_21_0_a_general_always_deploys_with_the_weight_in_the_north():
    drawn = {practised(GAME, GERMAN, Random(n)).plan.deployment for n in range(20)}
    assert drawn == {"german_yellow"}


def test_21_2_e_a_general_keeps_its_plan_secret():
    assert len({practised(GAME, GERMAN, Random(n)).plan.kept for n in range(20)}) == 3
