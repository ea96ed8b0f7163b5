"""Every roll on the table of results tells its chances, its result and its place."""

import pytest

from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Salvo
from tests.games.blitzkrieg.toolkit import COMPANY, PANZER, SOMUA, Play, act, hex_at, sketch


def rolled(play):
    return [event for event in play.game.journal or [] if event.chances]


def fire():
    return act(SOMUA, {SOMUA: "1512", PANZER: "1510"}, calm=True).answer("fire", 7)


def assault():
    units = {SOMUA: "1512", COMPANY: "1511"}
    return act(SOMUA, units, calm=True).answer("assault 1511", 7, 7)


def bombardment():
    game = sketch({SOMUA: "1512", "AO 1 G": "1511", PANZER: "0101"})
    salvo = Salvo(by="german", hex=hex_at(game, "1512"), impacts=("150",))
    return Play(game, salvo, calm=True).answer(7)


def mines():
    return act(COMPANY, {COMPANY: "1513"}, calm=True, mines="1512").answer("go 1512", 7)


@pytest.mark.parametrize(
    ("battle", "hex", "count"),
    [(fire, "1510", 1), (assault, "1511", 2), (bombardment, "1512", 1), (mines, "1512", 1)],
)
def test_10_1a_a_roll_counts_as_a_battle_with_its_place(battle, hex, count):
    found = rolled(battle())
    assert len(found) == count
    for event in found:
        assert sum(event.chances.values()) == pytest.approx(1)
        assert event.args["result"].id in event.chances
        assert event.said_to(None).places == (hex,)


def test_10_2a_what_cannot_come_is_not_among_the_chances():
    """A company fires at a Somua with a factor at which vehicles are never hurt."""
    play = act(COMPANY, {COMPANY: "1511", SOMUA: "1512"}, calm=True).answer("fire", 7)
    assert [event.chances for event in rolled(play)] == [{"miss": 1.0}]
