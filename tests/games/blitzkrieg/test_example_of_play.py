"""The example of play, number by number."""

from sixweeks.games.blitzkrieg.rules.r06_reactions import reaction_value
from sixweeks.games.blitzkrieg.rules.r08_fire import direct_factor, weapon_range
from tests.games.blitzkrieg.toolkit import COMPANY, PANZER, SOMUA, act, unit_of

OTHER = "1 Cuir S35 2"


def closing_in():
    """The Somua comes down column 15 over clear ground towards the Pz IV in 1511."""
    return act(SOMUA, {SOMUA: "1515", PANZER: "1511"})


def number_to_react(play):
    return reaction_value(play.game, unit_of(play.game, PANZER), unit_of(play.game, SOMUA))


def test_ex1_three_clear_hexes_cost_six_points_and_end_next_to_the_panzer():
    play = closing_in()
    play.answer("go 1512", "no_reaction", "no_reaction", "no_reaction")
    frame = play.game.stack[-1]
    assert play.place_of(SOMUA) == "1512"
    assert (frame.allowance - frame.points) / 2 == 2 + 2 + 2


def test_ex1_the_range_of_the_panzer_is_now_one():
    play = closing_in()
    panzer = unit_of(play.game, PANZER)
    assert weapon_range(play.game, panzer) == 4
    play.answer("go 1512", "no_reaction", "no_reaction", "no_reaction")
    assert weapon_range(play.game, panzer) == 1


def test_ex2_in_the_first_hex_a_seven_fails():
    play = closing_in().answer("go 1512")
    assert play.place_of(SOMUA) == "1514"
    assert number_to_react(play) == 8 - 2
    play.answer(f"react {PANZER}", 7)
    assert play.events("reaction_failed")
    assert not play.events("fired")


def test_ex3_in_the_second_hex_a_six_succeeds_and_the_shot_has_factor_two():
    play = closing_in().answer("go 1512", f"react {PANZER}", 7)
    assert play.place_of(SOMUA) == "1513"
    assert number_to_react(play) == 8 - 1
    play.answer(f"react {PANZER}", 6)
    panzer, somua = (unit_of(play.game, name) for name in (PANZER, SOMUA))
    assert direct_factor(play.game, panzer, somua, moving=False).total == 7 - 1 - 4


def test_ex3_a_roll_of_six_does_nothing_to_the_tank():
    play = closing_in().answer("go 1512", f"react {PANZER}", 7, f"react {PANZER}", 6, 6)
    (shot,) = play.events("fired")
    assert (shot["factor"], shot["roll"], shot["result"]) == (2, 6, "miss")
    assert play.state(SOMUA).steps == 2
    assert not play.state(SOMUA).neutralized


def test_ex4_in_the_next_hex_it_may_try_again():
    play = closing_in().answer("go 1512", f"react {PANZER}", 7, f"react {PANZER}", 6, 6)
    assert play.place_of(SOMUA) == "1512"
    assert f"react {PANZER}" in play.offered


def move_and_fire():
    """The other Somua: two hexes of the main road, one beside it, and Wansin (1809) in sight."""
    play = act(OTHER, {OTHER: "2110", COMPANY: "1809"})
    play.answer("march 1910", "no_reaction")
    return play


def test_ex5_two_points_by_road_in_column_two_off_it_four_to_fire():
    play = move_and_fire()
    frame = play.game.stack[-1]
    assert play.state(OTHER).column
    assert (frame.allowance - frame.points) / 2 == 2
    play.answer("march 1909", "no_reaction")
    assert not play.state(OTHER).column
    assert (frame.allowance - frame.points) / 2 == 4
    assert "fire" in play.offered


def test_ex5_after_the_shot_nothing_is_left():
    play = move_and_fire().answer("march 1909", "no_reaction", "fire", 7, "no_reaction")
    assert not play.asked


def test_ex6_factor_five_and_a_two_cost_the_company_a_step():
    play = move_and_fire().answer("march 1909", "no_reaction", "fire", 2)
    (shot,) = play.events("fired")
    assert (shot["factor"], shot["result"]) == (9 - 0 - 2 - 2, "1")
    assert play.state(COMPANY).steps == 1


def test_ex7_ex8_if_it_had_assaulted():
    play = move_and_fire().answer("assault 1809", 7, 7)
    defense, attack = play.events("fired_at_range_0")
    assert (defense["unit"], defense["factor"]) == (COMPANY, 2 + 1 - 4)
    assert (attack["unit"], attack["factor"]) == (OTHER, 9 + 1 - 1 - 1)
