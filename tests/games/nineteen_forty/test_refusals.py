"""Every refusal of a step with its own rule and case, as `against` reads them."""

import pytest

from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import Arrivals as Arrived
from sixweeks.games.nineteen_forty.model.state import BySide, Countries
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Impulse, PlayerTurn
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from tests.games.nineteen_forty.toolkit import (
    ALL_JOINED,
    against,
    answer,
    assault,
    at,
    declare,
    run,
    sketch,
)

FIELD = {"G XIX": "2412", "F XX": "2413"}
ALARMED = Countries(*("allied",) * 4, invaded_on={"switzerland": 2}, is_border_alarmed=True)


# --- 7.ao where a retreat ends ----------------------------------------------------------------


def retreating(units, **fields):
    return answer(assault(at("german combat", units, **fields), "2413", "G XIX"), 2)


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("2413", "7.r near"),
        ("2414", "7.r near"),
        ("2616", "7.af far"),
    ],
)
def test_7_ao_a_retreat_of_two_hexes(hex, reason):
    assert against(retreating(FIELD), f"retreat {hex}") == {reason}


def test_7_al_a_retreat_of_four_hexes():
    game = assault(at("german combat", {"G XIX": "2412", "F XLII": "2413"}), "2413", "G XIX")
    assert against(answer(game, 3), "retreat 2415") == {"7.al near"}


def test_7_ac_no_retreat_over_enemy_ground():
    assert against(retreating(FIELD, control=["2415"]), "retreat 2415") == {"7.ac"}


def test_7_ac_no_retreat_to_enemies():
    regiment = retreating({**FIELD, "G 1 FJ": "2415"})
    assert against(regiment, "retreat 2415") == {"7.ac enemy"}


def test_7_ad_no_retreat_into_an_enemy_zone():
    units = {**FIELD, "G X": "2416", "F IX": "2515"}
    assert against(retreating(units), "retreat 2415") == {"7.ad"}


def test_3_b_no_retreat_into_a_full_hex():
    assert against(retreating({**FIELD, "F IX": "2415"}), "retreat 2415") == {"3.b"}


def test_6_m_no_retreat_into_the_sea():
    game = at("german combat", {"G XIX": "1420", "F XX": "1320"}, control=["1420"])
    game = answer(assault(game, "1320", "G XIX"), 1, 2)
    assert against(game, "retreat 1121") == {"6.m"}


def test_6_d_no_retreat_of_motorized_units_into_mountains():
    units = {"G XIX": "3003", "F Cav": "3002"}
    game = answer(assault(at("german combat", units, control=["3003"]), "3002", "G XIX"), 2)
    assert against(game, "retreat 3201") == {"6.d mountain"}


def test_7_ao_no_retreat_without_an_open_way():
    assert against(retreating({**FIELD, "G X": "2314"}), "retreat 2415") == {"7.ao way"}


# --- 7.ap who retreats, 7.ai who advances ------------------------------------------------------


def two_retreating():
    units = {**FIELD, "F 1 Cav": "2413", "F IX": "1814"}
    return answer(assault(at("german combat", units), "2413", "G XIX"), 2)


@pytest.mark.parametrize(
    ("name", "reason"), [("G XIX", "attacker"), ("F IX", "unharmed"), ("F III", "off_map")]
)
def test_7_ap_who_does_not_retreat(name, reason):
    assert against(two_retreating(), f"{name} retreats") == {f"7.ap {reason}"}


def test_7_ap_nobody_retreats_twice():
    units = {**FIELD, "F 1 Cav": "2413", "F 5 Cav": "2413"}
    game = answer(assault(at("german combat", units), "2413", "G XIX"), 2)
    game = answer(game, "retreat_unit F 1 Cav", "retreat 2415")
    assert against(game, "F 1 Cav retreats") == {"7.ap done"}


def test_7_ai_who_does_not_advance():
    units = {"G XIX": "2412", "G SSC": "2412", "G X": "2313", "G II": "2512", "F 1 Cav": "2413"}
    game = assault(at("german combat", units), "2413", "G XIX", "G SSC", "G X")
    answer(game, 1)
    assert against(game, "G II advances") == {"7.ai attackers"}
    answer(game, "advance_unit G SSC", "advance 2413")
    assert against(game, "G SSC advances") == {"7.ai once"}


def test_7_ai_who_is_not_next_to_a_cleared_hex_does_not_advance():
    units = {"G XIX": "2412", "G II": "2512", "F 1 Cav": "2413", "F XX": "2513"}
    game = at("german combat", units)
    declare(declare(game, "2413", "G XIX"), "2513", "G II")
    answer(game, "fight", "next 2413", 1)
    assert against(game, "G II advances") == {"7.ai one"}


# --- the declaration --------------------------------------------------------------------------


SEDAN = {"G XIX": "1511", "G III": "1510", "F X": "1611", "F XLI": "1512", "F XLII": "1610"}


@pytest.mark.parametrize(
    ("hex", "reason"),
    [("1512", "7.am once"), ("1413", "7.a nobody"), ("1610", "7.am hex")],
)
def test_7_am_what_cannot_be_attacked_too(hex, reason):
    game = answer(at("german combat", {**SEDAN, "G V": "1411"}), "attack 1512", "with G V")
    assert against(game, f"also {hex}") == {reason}


def test_7_f_only_a_declared_attack_is_fought_next():
    units = {**SEDAN, "G VI": "1609", "G V": "1411"}
    game = at("german combat", units)
    declare(game, "1611", "G XIX")
    declare(game, "1512", "G V")
    declare(game, "1610", "G III")
    answer(game, "fight")
    assert against(game, "next 1413") == {"7.f undeclared"}


# --- 9.h interdiction -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hex", "reason"), [("0112", "9.h water"), ("1613", "9.h twice"), ("3220", "9.h vain")]
)
def test_9_h_where_interdiction_would_be_in_vain(hex, reason):
    interdicted = BySide(german=GRID.mask("1613"))
    game = sketch({"F X": "1611"}, air=BySide(2, 0), interdicted=interdicted)
    run(game, PlayerTurn(by="german", at="interdict"), "german")
    assert against(game, f"interdict {hex}") == {reason}


# --- 11.f withdrawal --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"), [("G XIX", "airborne"), ("G 2 FJ", "supply"), ("G 3 FJ", "off_map")]
)
def test_11_f_who_is_not_withdrawn(name, reason):
    game = sketch({"G 1 FJ": "1607", "G 2 FJ": "1914", "G XIX": "1607"})
    run(game, Impulse(by="german", at="withdraw"), "german")
    assert against(game, f"withdraw {name}") == {f"11.f {reason}"}


# --- 14 who comes in, and where ----------------------------------------------------------------


def arriving(side, units=None, **fields):
    return run(sketch(units or {}, **fields), Arrivals(by=side), side)


@pytest.mark.parametrize(
    ("name", "reason"),
    [("F XXI", "own"), ("G XIX", "gone"), ("G 1 FJ", "kind"), ("G XXXIX", "kind")],
)
def test_14_a_who_is_no_reserve_of_the_side(name, reason):
    game = arriving("german", {"G XIX": "1607"})
    assert against(game, f"bring {name}") == {f"14.a {reason}"}


def test_14_d_allied_reserves_beyond_three():
    game = arriving("allied", turn=2, arrivals=Arrived(allied=3))
    assert against(game, "bring F XXI") == {"14.d quota"}


def test_14_k_a_reinforcement_before_its_turn():
    assert against(arriving("allied", turn=3), "bring B 2 Arm") == {"14.k early"}


def test_14_e_allied_reserves_in_the_first_impulse_of_turn_1():
    game = arriving("allied", turn=1, countries=ALARMED)
    assert against(game, "bring F XXI") == {"14.e"}


def test_14_d_allied_reserves_on_turn_0():
    game = arriving("allied", turn=0, countries=ALARMED)
    assert against(game, "bring F XXI") == {"14.d early"}


def test_14_j_swiss_reserves_before_the_invasion():
    assert against(arriving("allied", turn=2), "bring S 4") == {"14.j early"}


def placing(name, units=None, **fields):
    side = "german" if name.startswith("G") else "allied"
    return answer(arriving(side, units, **fields), f"bring {name}")


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("0403", {"14.c city"}),
        ("1606", {"14.c zone"}),
        ("0906", {"14.b"}),
        ("1401", {"14.c held"}),
    ],
)
def test_14_c_where_german_reserves_do_not_come(hex, reason):
    control = GRID.numbers(sketch().control & ~GRID.mask("1401"))
    used = Arrived(german=1, hexes=GRID.mask("0906"))
    game = placing("G I", {"F XX": "1607", "G SSC": "1606"}, control=control, arrivals=used)
    assert against(game, f"at {hex}") == reason


@pytest.mark.parametrize(
    ("hex", "units", "reason"),
    [
        ("1613", {}, {"14.f place"}),
        ("2018", {}, {"14.f points"}),
        ("1921", {}, {"14.f points"}),
        ("1814", {"G XIX": "1813"}, {"14.f closed"}),
        ("1921", {"G XIX": "1813"}, {"14.f paris"}),
    ],
)
def test_14_f_where_allied_reserves_do_not_come(hex, units, reason):
    assert against(placing("F XXI", units), f"at {hex}") == reason


def test_14_g_at_the_swiss_border_only_after_the_invasion():
    assert against(placing("F XLV"), "at 2805") == {"14.f place", "14.g"}
    late = placing("F XLV", countries=ALARMED, arrivals=Arrived(allied=3))
    assert against(late, "at 1814") == {"14.d quota"}


def test_14_j_where_swiss_reserves_do_not_come():
    invaded = Countries(*("allied",) * 4, invaded_on={"switzerland": 1})
    game = placing("S 4", countries=invaded, control=["3105"])
    assert against(game, "at 3004") == {"14.j city"}
    assert against(game, "at 3105") == {"14.j held"}


def test_14_k_where_reinforcements_do_not_come():
    game = placing("B 1 Arm", control=["1521"])
    assert against(game, "at 1814") == {"14.k edge"}
    assert against(game, "at 1521") == {"14.k held"}


def test_6_g_nobody_appears_among_enemies():
    game = placing("F XXI", {"G XIX": "1813", "G 1 FJ": "1718"}, countries=ALL_JOINED)
    assert "6.g" in against(game, "at 1718")
