"""25.1 Mountain units."""

from tests.games.mansteins_war.toolkit import board, shifts_of

OPTION = {"options": {"mountain": "on"}}
ATTACK = {"GbK": "1743", "F 8 Army": "1842"}


def mountain(units, names, hex="1842", **fields):
    return shifts_of(board(units, **fields), "german", hex, names).get("mountain", 0)


def test_25_1_mountain_units_attack_the_rough_with_a_column():
    assert mountain(ATTACK, "GbK", **OPTION) == 1


def test_25_1_only_with_the_option():
    assert mountain(ATTACK, "GbK") == 0


def test_25_1_all_attackers_must_be_mountain_units():
    assert mountain(ATTACK | {"15 Pz": "1743"}, "GbK, 15 Pz", **OPTION) == 0


def test_25_1_only_in_the_rough():
    units = {"GbK": "1342", "F 8 Army": "1343"}
    assert mountain(units, "GbK", hex="1343", **OPTION) == 0


def test_25_1_mountain_units_defend_the_rough_with_a_column():
    assert mountain({"15 Pz": "1743", "Col": "1842"}, "15 Pz", **OPTION) == -1


def test_25_1_all_defenders_must_be_mountain_units():
    units = {"15 Pz": "1743", "Col": "1842", "log 3AG": "1842"}
    assert mountain(units, "15 Pz", **OPTION) == 0


def test_25_1_both_cancel():
    assert mountain({"GbK": "1743", "Col": "1842"}, "GbK", **OPTION) == 0
