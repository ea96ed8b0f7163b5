"""27 Bridgeheads."""

from sixweeks.games.mansteins_war.model.state import Impulse
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    assault,
    at,
    board,
    hex_at,
    march,
    offered,
    place_of,
    shifts_of,
    step_of,
)

ON = {"options": {"bridgeheads": "on"}}
# Over the Meuse at Sedan: the French in the forest, Germans on the other bank.
MEUSE = {"F 2 Army": "1438", "G 12 Army": "1539", "G 4 Army": "1538", "log HGA": "1738"}
AIR = {"air": {"VIII Flk": "1438"}}


def side(a, b):
    return hex_at(a), hex_at(b)


def stalemate(units=None, **fields):
    """12 and 12 on 7: 300 percent, shifted to 400 by air; a 2 is ST, and both lose a step."""
    game = at("german combat", units or MEUSE, **AIR, **(ON | fields))
    assault(game, "1438", "G 12 Army", "G 4 Army")
    return answer(game, 2, "lose G 12 Army")


def test_27_1_a_after_a_loss_that_does_not_clear_the_hex():
    game = stalemate()
    assert offered(game) == {"bridgehead 1538", "bridgehead 1539", "no"}
    answer(game, "bridgehead 1539")
    assert game.bridgeheads == (side("1539", "1438"),)


def test_27_1_a_it_is_optional():
    assert answer(stalemate(), "no").bridgeheads == ()


def test_27_1_a_only_with_the_option():
    assert step_of(stalemate(options={})) != "Combat bridge"


def test_27_1_a_not_without_a_loss_of_the_defender():
    game = at("german combat", MEUSE, **AIR, **ON)
    answer(assault(game, "1438", "G 12 Army", "G 4 Army"), 1, "lose G 12 Army")
    assert step_of(game) != "Combat bridge"


def test_27_1_a_not_if_the_hex_is_cleared():
    game = at("german combat", MEUSE, **AIR, **ON)
    answer(assault(game, "1438", "G 12 Army", "G 4 Army"), 6, "retreat 1338")
    assert step_of(game) == "Pursuit choose"
    assert step_of(answer(game, "halt")) != "Combat bridge"


def test_27_1_a_only_across_a_river():
    units = MEUSE | {"G 4 Army": "1338"}
    game = stalemate(units)
    assert against(game, "bridgehead 1338") == {"27.1.a river"}
    assert against(game, "bridgehead 1440") == {"27.1.a attacker"}


def test_27_1_b_the_side_gives_no_shift():
    game = board(MEUSE, bridgeheads=(side("1539", "1438"),))
    assert "river" not in shifts_of(game, "german", "1438", "G 12 Army")
    assert shifts_of(game, "german", "1438", "G 4 Army")["river"] == -1


def test_27_1_b_nor_in_the_other_direction():
    game = board(MEUSE, bridgeheads=(side("1539", "1438"),))
    assert "river" not in shifts_of(game, "allied", "1539", "F 2 Army")


def test_27_1_b_one_attacker_at_a_bridgehead_is_enough():
    game = board(MEUSE, bridgeheads=(side("1539", "1438"),))
    assert "river" not in shifts_of(game, "german", "1438", "G 12 Army, G 4 Army")


def test_27_1_b_a_city_behind_it_loses_the_river_on_every_side():
    units = {"F 1 Army": "0941", "G 4 Army": "1040", "G 6 Army": "0940"}
    two = (side("1040", "0941"), side("1539", "1438"))
    game = board(units, bridgeheads=two)
    assert "river" not in shifts_of(game, "german", "0941", "G 6 Army")


def test_27_1_b_a_city_keeps_its_river_if_the_bridgehead_is_elsewhere():
    units = {"F 1 Army": "0941", "G 4 Army": "1040"}
    game = board(units, bridgeheads=(side("1539", "1438"),))
    assert shifts_of(game, "german", "0941", "G 4 Army")["river"] == -1


def test_27_1_b_nobody_controls_a_city_behind_it():
    units = {"F 1 Army": "0941", "G 4 Army": "1040"}
    game = board(units, bridgeheads=(side("1040", "0941"),))
    paris = 1 << hex_at("0941")
    assert not controlled(game, "allied") & paris
    assert not controlled(game, "german") & paris


def test_27_1_c_one_for_each_side_of_a_hex():
    game = stalemate(bridgeheads=(side("1539", "1438"),))
    assert offered(game, "bridgehead") == {"1538"}


def test_27_1_c_no_more_than_there_are_markers():
    four = tuple(side(a, b) for a, b in (("1040", "0941"), ("1041", "0941"), ("0940", "0941")))
    game = stalemate(MEUSE | {"15 Pz": "1040", "16 Pz": "1041", "41 Pz": "0940"}, bridgeheads=four)
    assert offered(game, "bridgehead") == {"1538", "1539"}
    units = MEUSE | {"15 Pz": "1040", "16 Pz": "1041", "41 Pz": "0940", "19 Pz": "0840"}
    game = stalemate(units, bridgeheads=(*four, side("0840", "0940")))
    assert step_of(game) != "Combat bridge"


def test_27_1_c_a_marker_that_was_lifted_waits_for_the_next_impulse():
    game = at("german combat", MEUSE, **AIR, **ON)
    game.impulse = Impulse(by="german", marker="HGA", active=game.impulse.active, lifted=4)
    answer(assault(game, "1438", "G 12 Army", "G 4 Army"), 2, "lose G 12 Army")
    assert step_of(game) != "Combat bridge"


def test_27_1_c_it_goes_when_nobody_is_left_where_it_was_made():
    game = at("german movement", MEUSE, **ON, bridgeheads=(side("1539", "1438"),))
    march(game, "G 12 Army", "1639")
    assert game.bridgeheads == ()
    assert game.impulse.lifted == 1


def test_27_1_c_it_stays_while_somebody_is_there():
    units = MEUSE | {"15 Pz": "1539"}
    game = at("german movement", units, **ON, bridgeheads=(side("1539", "1438"),))
    march(game, "G 12 Army", "1639")
    assert game.bridgeheads == (side("1539", "1438"),)


def test_27_1_c_its_owner_may_lift_it_as_his_impulse_ends():
    game = at("german combat", MEUSE, **ON, bridgeheads=(side("1539", "1438"),))
    answer(game, "end")
    assert offered(game) == {"lift 1539", "no"}
    assert answer(game, "lift 1539").bridgeheads == ()


def test_27_1_c_one_after_the_other():
    two = (side("1539", "1438"), side("1538", "1438"))
    game = answer(at("german combat", MEUSE, **ON, bridgeheads=two), "end", "lift 1539")
    assert offered(game) == {"lift 1538", "no"}
    assert answer(game, "no").bridgeheads == (side("1538", "1438"),)


def test_27_1_c_the_other_side_may_not():
    game = at("allied combat", MEUSE, **ON, bridgeheads=(side("1539", "1438"),))
    assert answer(game, "end").pending is None
    assert place_of(game, "F 2 Army") == "1438"
