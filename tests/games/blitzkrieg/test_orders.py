"""6.2 Standing orders: what they answer for the passive player, and what they leave to him."""

import pytest

from sixweeks.games.blitzkrieg.page.orders import by_order, orders
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, PANZER, SOMUA, Play, act, sketch

LIGHT = "I/14 PzR Pz II 1"
PLAIN = {
    "fire": "ask",
    "chance": "50%",
    "target": "any",
    "give_way": "ask",
    "neutralized": "ask",
    "observers": "ask",
}


def ordered(play, **settings):
    """What the orders answer, in words; nothing if they ask."""
    answer = by_order(play.game, play.asked, {**PLAIN, **settings})
    return "" if answer is None else play.words(answer)


def trigger(units=None, mover=SOMUA, to="1513"):
    units = units or {SOMUA: "1514", PANZER: "1511"}
    return act(mover, units).answer(f"go {to}")


def test_the_first_value_of_every_order_is_to_ask_or_to_take_all():
    firsts = {info.id: info.values[0] for info in orders("hannut", "german")}
    assert {firsts[id] for id in ("fire", "give_way", "neutralized", "observers")} == {"ask"}
    assert firsts["target"] == "any"


def test_6_2c_without_orders_he_is_asked():
    assert ordered(trigger()) == ""


def test_6_2c_always_fires():
    assert ordered(trigger(), fire="always", give_way="never") == f"react {PANZER}"


def test_6_2c_never_fires_and_never_gives_way():
    assert ordered(trigger(), fire="never", give_way="never") == "no_reaction"


def test_6_2g_whether_to_give_way_is_still_asked():
    assert ordered(trigger(), fire="never") == ""


@pytest.mark.parametrize(("chance", "answer"), [("10%", f"react {PANZER}"), ("20%", "no_reaction")])
def test_6_3a_only_with_a_fair_chance(chance, answer):
    """With a hex between, a Pz IV passes on 7 or less, and a 2 hits a tank 9 times of 36: 15 %."""
    settings = {"fire": "if likely", "chance": chance, "give_way": "never"}
    assert ordered(trigger(), **settings) == answer


@pytest.mark.parametrize(
    ("target", "fires"),
    [("any", True), ("vehicles", True), ("infantry", False), ("1 Cuir", True), ("I/11 RDP", False)],
)
def test_6_2c_only_at_given_targets(target, fires):
    answer = ordered(trigger(), fire="always", target=target, give_way="never")
    assert answer == (f"react {PANZER}" if fires else "no_reaction")


def test_6_2d_all_who_are_ordered_to_fire_do_so_one_after_the_other():
    play = trigger({SOMUA: "1514", PANZER: "1511", "I/14 PzR Pz III": "1511"})
    fired = []
    while play.asked == "german":
        answer = ordered(play, fire="always", give_way="never")
        fired.append(answer)
        play.answer(answer)
        if play.asked == "roll":
            play.answer(12)
    assert {f"react {PANZER}", "react I/14 PzR Pz III"} <= set(fired)


@pytest.mark.parametrize(
    ("order", "answer"), [("ask", ""), ("accept", "accept"), ("take the loss", "take_loss")]
)
def test_10_3b_what_becomes_of_a_neutralization(order, answer):
    play = act(SOMUA, {SOMUA: "1512", COMPANY: "1511"}).answer("fire", 6)
    assert ordered(play, neutralized=order) == answer


@pytest.mark.parametrize(
    ("order", "answer"), [("ask", ""), ("accept", "accept"), ("take the loss", "take_loss")]
)
def test_10_3b_9_1_4a_and_of_one_in_a_simultaneous_fire(order, answer):
    play = act(DRAGOONS, {DRAGOONS: "1512", COMPANY: "1511"}).answer("assault 1511", 7, 7, 6, 6)
    assert ordered(play, neutralized=order) == answer


@pytest.mark.parametrize(("order", "answer"), [("ask", ""), ("stay", "stay_put")])
def test_1_4f_observers_stay(order, answer):
    play = Play(sketch({"AO 1 F": "1512"}), AdministrativePhase())
    assert ordered(play, observers=order) == answer
