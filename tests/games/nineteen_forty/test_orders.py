"""Standing orders: what they answer for the passive player, and what they leave to him."""

from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN
from sixweeks.games.nineteen_forty.model.state import BySide
from sixweeks.games.nineteen_forty.page.orders import by_order, orders
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Drops, Impulse, PlayerTurn
from tests.games.nineteen_forty.toolkit import asked, assault, at, run, sketch, unit, written

PLAIN = dict.fromkeys(("air", "interdict", "corps", "drop", "withdraw"), "ask")


def ordered(game, **settings):
    """What the orders of the asked side answer; nothing if they ask."""
    answer = by_order(game, asked(game), {**PLAIN, **settings})
    return "" if answer is None else written(answer)


def attack_on(defender, hex="1612", attacker="G II", start="1611", side=GERMAN):
    return assault(
        at(f"{side} combat", {attacker: start, defender: hex}, air=BySide(2, 2)), hex, attacker
    )


def test_every_order_asks_unless_it_is_given():
    assert {info.values[0] for side in (GERMAN, ALLIED) for info in orders("", side)} == {"ask"}
    assert [info.id for info in orders("", ALLIED)] == ["air", "interdict", "corps"]


def test_9_c_no_air_points_for_the_defense():
    assert ordered(attack_on("F X")) == ""
    assert ordered(attack_on("F X"), air="never") == "air 0"


def test_9_c_air_points_are_kept_for_motorized_units_and_paris():
    assert ordered(attack_on("F X"), air="key") == "air 0"
    assert ordered(attack_on("F 1 DLM"), air="key") == ""
    assert ordered(attack_on("F X", hex="2018", start="1918"), air="key") == ""


def test_9_c_some_points_are_held_for_motorized_units_and_paris():
    assert ordered(attack_on("F X"), air="hold 1") == ""
    assert ordered(attack_on("F X"), air="hold 2") == "air 0"
    assert ordered(attack_on("F 1 DLM"), air="hold 2") == ""


def test_9_a_no_more_points_are_held_than_a_side_may_have():
    holds = {side: orders("", side)[0].values[3:] for side in (GERMAN, ALLIED)}
    assert holds == {
        GERMAN: ("hold 1", "hold 2", "hold 3", "hold 4"),
        ALLIED: ("hold 1", "hold 2"),
    }


def test_9_c_the_attacker_is_always_asked():
    game = assault(
        at("allied combat", {"F X": "1612", "G II": "1611"}, air=BySide(2, 2)), "1611", "F X"
    )
    assert asked(game) == ALLIED
    assert ordered(game, air="never") == ""


def test_9_g_no_interdiction():
    game = sketch({"F X": "1611"}, air=BySide(2, 0))
    run(game, PlayerTurn(by=GERMAN, at="interdict"), GERMAN)
    assert (ordered(game), ordered(game, interdict="never")) == ("", "none")


def test_11_f_airborne_units_stay():
    game = sketch({"G 1 FJ": "1607"})
    run(game, Impulse(by=ALLIED, at="withdraw"), ALLIED)
    assert asked(game) == GERMAN
    assert (ordered(game), ordered(game, withdraw="stay")) == ("", "done")


def test_11_c_nobody_drops():
    game = run(sketch(impulse=1), Drops(), GERMAN)
    assert (ordered(game), ordered(game, drop="never")) == ("", "done")


def test_15_b_an_optional_corps_is_kept():
    game = sketch({"G XXXIX": "1607"}, formed={unit("G XXXIX"): (unit("G 9 Pz"), unit("G SSV"))})
    run(game, Impulse(by=GERMAN, at="break_up"), GERMAN)
    assert (ordered(game), ordered(game, corps="keep")) == ("", "done")
