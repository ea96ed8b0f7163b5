"""17 Fortified lines and fortified cities."""

import pytest

from sixweeks.games.mansteins_war.rules.r11_retreat import Retreats
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    assault,
    at,
    events,
    hex_at,
    offered,
    place_of,
    shifts_of,
    sketch,
    step_of,
    steps_of,
    unit,
)


def retreating(units, *names, length=1, **fields):
    return sketch(Retreats(units=tuple(map(unit, names)), length=length), units, **fields)


@pytest.mark.parametrize(
    ("hex", "attacker", "start", "defender"),
    [
        ("1740", "G 12 Army", "1739", "F 3 Army"),
        ("1237", "G 12 Army", "1238", "F 3 Army"),
        ("1839", "F 3 Army", "1939", "G 1 Army"),
    ],
)
def test_17_0_b_own_forts_give_a_column(hex, attacker, start, defender):
    game = at("german combat", {attacker: start, defender: hex})
    side = "german" if attacker.startswith("G ") else "allied"
    assert shifts_of(game, side, hex, attacker)["fort"] == -1


def test_17_0_b_not_forts_that_began_with_the_enemy():
    game = at("allied combat", {"F 3 Army": "1741", "G 12 Army": "1740"})
    assert "fort" not in shifts_of(game, "allied", "1740", "F 3 Army")


def test_17_1_destroyed_forts_give_none():
    units = {"G 12 Army": "1739", "F 3 Army": "1740"}
    game = at("german combat", units, destroyed=1 << hex_at("1740"))
    assert "fort" not in shifts_of(game, "german", "1740", "G 12 Army")


def test_17_0_f_without_a_fortress_unit_as_well():
    game = at("german combat", {"G 12 Army": "1739", "DLM": "1740"})
    assert shifts_of(game, "german", "1740", "G 12 Army")["fort"] == -1


def test_17_0_c_units_in_an_own_fort_may_ignore_a_retreat():
    game = retreating({"F 3 Army": "1740", "G 12 Army": "1739"}, "F 3 Army")
    assert {"stand", "retreat 1741"} <= offered(game)
    assert place_of(answer(game, "stand"), "F 3 Army") == "1740"


def test_17_0_c_or_retreat():
    game = retreating({"F 3 Army": "1740", "G 12 Army": "1739"}, "F 3 Army")
    assert place_of(answer(game, "retreat 1741"), "F 3 Army") == "1741"


def test_17_0_c_not_in_a_fort_of_the_enemy():
    game = retreating({"F 3 Army": "1839", "G 12 Army": "1939"}, "F 3 Army")
    assert against(game, "stand") == {"17.0.c fort"}


def test_17_0_c_not_in_a_destroyed_fort():
    units = {"F 3 Army": "1740", "G 12 Army": "1739"}
    game = retreating(units, "F 3 Army", destroyed=1 << hex_at("1740"))
    assert "stand" not in offered(game)


def test_17_0_c_attackers_in_their_own_fort_may_ignore_it_too():
    game = retreating({"G 1 Army": "1839", "F 3 Army": "1740"}, "G 1 Army")
    assert "stand" in offered(game)


def test_17_0_c_participants_outside_may_not():
    units = {"G 1 Army": "1839", "G 12 Army": "1840", "F 3 Army": "1740"}
    game = answer(retreating(units, "G 1 Army", "G 12 Army"), "stand")
    assert "stand" not in offered(game)


def test_17_0_c_fortress_units_stand_without_being_asked():
    game = retreating({"fort Metz": "1640", "G 12 Army": "1639"}, "fort Metz")
    assert (place_of(game, "fort Metz"), game.pending) == ("1640", None)


def test_17_0_d_a_long_retreat_may_end_in_an_own_fort():
    units = {"F 3 Army": "1739", "G 12 Army": "1738"}
    game = answer(retreating(units, "F 3 Army", length=2), "retreat 1740")
    assert "stand" in offered(game)
    answer(game, "stand")
    assert (place_of(game, "F 3 Army"), game.pending) == ("1740", None)
    assert [event.rule for event in events(game, "stood")] == ["17.0.d"]


def test_17_0_d_or_go_on():
    units = {"F 3 Army": "1739", "G 12 Army": "1738"}
    game = answer(retreating(units, "F 3 Army", length=2), "retreat 1740")
    assert place_of(answer(game, "retreat 1741"), "F 3 Army") == "1741"


def test_17_0_d_only_with_room():
    units = {"F 3 Army": "1739", "G 12 Army": "1738", "F 4 Army": "1740", "Cav": "1740"}
    game = answer(retreating(units, "F 3 Army", length=2), "retreat 1740")
    assert "stand" not in offered(game)


def test_17_0_e_no_counterattack_out_of_a_major_fort():
    units = {"F 3 Army": "1740", "G 12 Army": "1739", "G 16 Army": "1839"}
    game = assault(at("german combat", units, sf={"BB": "lost", "SA Koch": "lost"}), "1740")
    answer(game, 1)
    assert not events(game, "counterattack")


def test_17_0_b_forts_are_attacked_on_the_assault_table():
    units = {"F 3 Army": "1740", "15 Pz": "1739"}
    game = assault(at("german combat", units, sf={"BB": "lost", "SA Koch": "lost"}), "1740")
    assert step_of(game) == "Combat roll"


def test_17_1_the_fort_is_destroyed_at_the_instant_of_entry():
    units = {"F 3 Army": "1740/1", "G 12 Army": "1739", "G 4 Army": "1839", "log HGC": "1940"}
    game = at(
        "german combat", units, sf={"BB": "lost", "SA Koch": "lost"}, air={"VIII Flk": "1740"}
    )
    answer(assault(game, "1740"), 6)
    assert steps_of(game, "F 3 Army") == 0
    assert not game.destroyed
    answer(game, "pursue G 12 Army")
    assert game.destroyed == 1 << hex_at("1740")


def test_12_2_c_no_pursuit_where_the_defenders_stand():
    """DD: two steps, and the survivors stand in their fort."""
    units = {"F 3 Army": "1740", "G 12 Army": "1739", "G 4 Army": "1839", "log HGC": "1940"}
    game = at(
        "german combat", units, sf={"BB": "lost", "SA Koch": "lost"}, air={"VIII Flk": "1740"}
    )
    answer(assault(game, "1740"), 6, "stand")
    assert game.pending is None
    assert place_of(game, "F 3 Army") == "1740"
