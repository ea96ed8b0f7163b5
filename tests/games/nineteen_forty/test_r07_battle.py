"""7.l-7.ap, 9.e, 10.d-10.m, 11.e How an attack is fought, and what follows."""

import pytest

from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import COUNTERS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import Countries
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault, result_in
from sixweeks.games.nineteen_forty.rules.r07_retreats import advances, retreats
from sixweeks.games.nineteen_forty.rules.r10_fortifications import is_through_minor, voided_by_forts
from tests.games.nineteen_forty.toolkit import (
    against,
    answer,
    asked,
    assault,
    at,
    declare,
    friendly,
    hex_at,
    hexes,
    offered,
    place_of,
    sketch,
    state_of,
    unit,
)

FIELD = {"G XIX": "2412", "F XX": "2413"}  # 8:3 and armor: 3:1
WEAK = {"G XIX": "2412", "F 1 Cav": "2413"}  # 8:1 and armor: a column beyond 6:1


def battle(units, hexes, *names, **fields):
    return assault(at("german combat", units, **fields), hexes, *names)


# --- results


def test_7_h_the_result_of_the_column_is_carried_out():
    game = battle(FIELD, "2413", "G XIX")
    assert (game.frame.odds(game).name, game.frame.at) == ("3:1", "roll")
    assert answer(game, 6).phase.retreated == 0


def test_7_t_de_removes_the_defenders():
    assert place_of(answer(battle(WEAK, "2413", "G XIX"), 1), "F 1 Cav") == "dead"


def test_7_r_dr_drives_the_defenders_two_hexes_back_and_disrupts_them():
    game = answer(battle(FIELD, "2413", "G XIX"), 2, "retreat 2415")
    assert (place_of(game, "F XX"), state_of(game, "F XX")) == ("2415", "driven back")


def test_7_q_ne_does_nothing():
    game = answer(battle(FIELD, "2413", "G XIX"), 5)
    assert (place_of(game, "F XX"), state_of(game, "G XIX")) == ("2413", "sound")


def test_7_p_ar_disrupts_the_attackers_where_they_stand():
    game = answer(battle({"G X": "2412", "F XX": "2413"}, "2413", "G X"), 5)
    assert (place_of(game, "G X"), state_of(game, "G X")) == ("2412", "just repulsed")


def test_7_o_ae_removes_the_attackers():
    game = answer(battle({"G 1 Cav": "2412", "F XX": "2413"}, "2413", "G 1 Cav"), 6)
    assert (place_of(game, "G 1 Cav"), place_of(game, "F XX")) == ("dead", "2413")


@pytest.mark.parametrize(("hex", "start"), [("2415", "2416"), ("2612", "2611"), ("1309", "1308")])
def test_7_s_dr_with_a_star_does_nothing_in_forest_and_rough(hex, start):
    """2415 is a forest, 1309 rough, 2612 clear."""
    game = sketch({"G X": start, "F XX": hex})
    assault = Assault("german", GRID.mask(hex), (unit("G X"),))
    assert result_in(game, assault, hex_at(hex), "DR*") == ("DR" if hex == "2612" else "NE")
    assert result_in(game, assault, hex_at(hex), "DR") == "DR"


# --- bridgeheads


MEUSE = {"G XIX": "1511", "F XX": "1611"}


def test_7_l_a_die_for_each_minor_river_side():
    game = battle({**MEUSE, "G II": "1511"}, "1611", "G XIX", "G II")
    assert game.frame.at == "bridgeheads"
    assert answer(game, 3).frame.at == "roll"


def test_7_l_a_failed_bridgehead_halves_who_attacks_over_it():
    game = battle(MEUSE, "1611", "G XIX")
    assert answer(game, 4).frame.odds(game).attack == 4 << 20


def test_7_l_a_bridgehead_spares_the_attackers():
    game = answer(battle(MEUSE, "1611", "G XIX"), 3)
    assert game.frame.odds(game).attack == 8 << 20


def test_7_m_the_attack_goes_on_without_a_bridgehead():
    assert answer(battle(MEUSE, "1611", "G XIX"), 6).frame.at == "roll"


def test_11_k_no_die_for_a_hex_dropped_upon():
    game = battle(MEUSE, "1611", "G XIX", drops=1 << hex_at("1611"))
    assert game.frame.at == "roll"


# --- retreats


def test_7_ac_7_ag_7_ao_a_retreat_ends_two_hexes_away_on_friendly_ground():
    game = answer(battle(FIELD, "2413", "G XIX"), 2)
    ends = hexes(game, "retreat")
    assert {"2415", "2214", "2614"} <= ends
    assert "2411" not in ends


def test_7_ac_not_on_enemy_ground():
    control = ["2414", "2415", "2314", "2315"]
    game = answer(battle(FIELD, "2413", "G XIX", control=control), 2)
    assert not {"2415", "2315"} & hexes(game, "retreat")


def test_7_ad_4_i_foot_does_not_retreat_into_an_enemy_zone():
    units = {**FIELD, "G X": "2416", "F IX": "2515"}
    assert "2415" not in hexes(answer(battle(units, "2413", "G XIX"), 2), "retreat")


def test_4_i_a_friend_makes_a_zone_open_to_a_retreat():
    units = {**FIELD, "G X": "2416", "F 1 DIM": "2415"}
    assert "2415" in hexes(answer(battle(units, "2413", "G XIX"), 2), "retreat")


def test_4_i_motorized_units_retreat_through_zones():
    units = {"G XIX": "2412", "F Cav": "2413", "G X": "2416", "F IX": "2515"}
    assert "2415" in hexes(answer(battle(units, "2413", "G XIX"), 1), "retreat")


def test_7_ae_without_a_retreat_the_unit_is_lost():
    ring = {"G X": "2415", "G XXVI": "2214", "G IV": "2614", "G IX": "2612", "G XI": "2212"}
    game = answer(battle({**FIELD, **ring}, "2413", "G XIX"), 2)
    assert place_of(game, "F XX") == "dead"


def test_7_af_full_hexes_are_passed_to_the_next():
    start = hex_at("2413")
    ring = GRID.numbers(GRID.within(start, 2) & ~GRID.within(start, 1))
    corps = [c.name for c in COUNTERS if c.nation == 1 and c.size == "corps" and c.name != "F XX"]
    game = sketch({**dict(zip(corps, ring, strict=False)), "F XX": "2413"})
    ends = retreats(game, unit("F XX"), MAP.land)
    assert ends == GRID.within(start, 3) & ~GRID.within(start, 2)


def test_7_al_b_reservists_retreat_four_hexes():
    game = answer(battle({"G XIX": "2412", "F XLII": "2413"}, "2413", "G XIX"), 3)
    assert "2417" in hexes(game, "retreat")
    assert "2415" not in hexes(game, "retreat")


def test_7_ap_the_owner_takes_the_units_in_his_own_order():
    game = answer(battle({**FIELD, "F 1 Cav": "2413"}, "2413", "G XIX"), 2)
    assert asked(game) == "allied"
    assert offered(game) == {"retreat_unit F XX", "retreat_unit F 1 Cav"}


def test_7_ah_who_retreats_into_a_later_fight_suffers_with_it():
    units = {**FIELD, "G X": "2416", "G XXVI": "2416", "F 1 DIM": "2415"}
    game = at("german combat", units)
    declare(game, "2413", "G XIX")
    declare(game, "2415", "G X", "G XXVI")
    answer(game, "fight", "next 2413", 2, "retreat 2415", "stay")
    assert game.frame.assault.hexes == 1 << hex_at("2415")
    assert game.frame.odds(game).defence == 1 << 20


def test_7_f_a_hex_that_was_emptied_is_attacked_no_more():
    """A-4"""
    units = {"G XIX": "2412", "F XX": "2413", "G X": "2511"}
    game = at("german combat", {**units, "F 1 Cav": "2512"})
    declare(game, "2413", "G XIX")
    declare(game, "2512", "G X")
    answer(game, "fight")
    effects.eliminate(game, [unit("F 1 Cav")], "7.t")
    answer(game, "next 2512")
    assert game.frame.assault.hexes == 1 << hex_at("2413")


def test_11_e_7_ae_a_regiment_has_no_retreat():
    """A-33, A-34"""
    game = assault(at("allied combat", {"F XX": "2413", "G 1 FJ": "2412"}), "2412", "F XX")
    assert game.frame.odds(game).name == "6:1"
    assert place_of(answer(game, 4), "G 1 FJ") == "dead"


# --- advances


def test_7_ai_7_ak_into_the_hex_or_beside_it():
    """7.ak The example: from 1511 on 1512, to 1411, 1512 or 1611."""
    game = battle({"G XIX": "1511", "F 63": "1512"}, "1512", "G XIX")
    answer(game, 1, 1)
    assert hexes(game, "advance") == {"1411", "1512", "1611"}


def test_7_ai_not_where_enemies_are():
    units = {"G XIX": "1511", "G X": "1511", "F 63": "1512", "F XX": "1611*"}
    game = battle(units, "1512", "G XIX")
    answer(game, 1, 1)
    assert hexes(game, "advance") == {"1411", "1512"}


def test_7_ai_nobody_must_advance():
    game = answer(battle(WEAK, "2413", "G XIX"), 1, "stay")
    assert place_of(game, "G XIX") == "2412"


def test_7_aj_an_advance_minds_no_zone_and_claims_the_hex():
    game = battle({**WEAK, "F IX": "2415"}, "2413", "G XIX")
    answer(game, 1, "advance 2413")
    assert (place_of(game, "G XIX"), friendly(game, "german", "2413")) == ("2413", [True])


def test_7_ai_all_that_fit_advance_the_strongest_first():
    units = {"G SSC": "2412", "G X": "2412", "G IV": "2313", "F 63": "2413"}
    game = answer(battle(units, "2413", "G SSC", "G X", "G IV"), 1, "advance_all")
    places = [place_of(game, name) for name in ("G IV", "G SSC", "G X")]
    assert places == ["2413", "2413", "2412"]


def test_7_ai_one_attacker_does_not_advance_as_all():
    game = answer(battle(WEAK, "2413", "G XIX"), 1)
    assert against(game, "all advance") == {"7.ai one"}


def test_7_ai_several_attackers_halt_together():
    units = {"G X": "2412", "G IV": "2313", "F 63": "2413"}
    game = answer(battle(units, "2413", "G X", "G IV"), 1, "halt")
    assert [place_of(game, name) for name in ("G X", "G IV")] == ["2412", "2313"]


def test_7_aj_stacking_holds():
    units = {"G X": "2412", "G IV": "2313", "F 63": "2413"}
    game = battle(units, "2413", "G X", "G IV")
    answer(game, 1, "advance_unit G X", "advance 2413")
    assert "2413" not in hexes(game, "advance")


def test_7_ai_without_a_cleared_hex_nobody_advances():
    assert not [o for o in offered(answer(battle(FIELD, "2413", "G XIX"), 6)) if "advance" in o]


def test_17_a_an_advance_does_not_cross_a_boundary():
    """A-66"""
    game = sketch({"F XVIII": "1813"})
    assert not advances(game, unit("F XVIII"), GRID.mask("1812")) & MAP.groups["allied"]["2"]


def test_13_d_a_german_advance_into_a_neutral_country_is_an_invasion():
    """A-9"""
    countries = Countries("allied", "neutral", "allied", "neutral", {"belgium": 0})
    game = sketch({"G X": "1110"}, countries=countries)
    effects.advance(game, unit("G X"), hex_at("1009"))
    assert game.countries.netherlands == "allied"


# --- forts


@pytest.mark.parametrize(
    ("starts", "drops", "voided"),
    [
        (("1708",), False, {"DR", "DR*"}),
        (("1809",), False, {"DR*"}),
        (("1708", "1809"), False, {"DR*"}),
        (("1708",), True, {"DR*"}),
        (("1708", "1809"), True, set()),
        (("1809",), True, set()),
    ],
)
def test_10_l_10_m_11_n_11_o_retreats_in_the_maginot_line(starts, drops, voided):
    hex = hex_at("1808")
    game = at("german combat", {"B 51": "1808"}, drops=1 << hex if drops else 0)
    mask = sum(1 << hex_at(start) for start in starts)
    assert voided_by_forts(game, "allied", mask, hex) == voided


@pytest.mark.parametrize(
    ("starts", "drops", "voided"),
    [
        (("0508",), False, {"DR*"}),
        (("0508", "0608"), False, {"DR*"}),
        (("0508", "0408"), False, set()),
        (("0408",), False, set()),
        (("0508",), True, set()),
    ],
)
def test_10_d_10_m_11_m_retreats_behind_a_minor_fort(starts, drops, voided):
    hex = hex_at("0509")
    game = at("german combat", {"N III": "0509"}, drops=1 << hex if drops else 0)
    mask = sum(1 << hex_at(start) for start in starts)
    assert voided_by_forts(game, "allied", mask, hex) == voided


def test_10_o_on_the_flank_a_4_drives_back_and_a_6_does_nothing():
    units = {"B 51": "1808", "G IV": "1809"}
    game = answer(battle(units, "1808", "G IV"), 4)
    assert type(game.frame).__name__ == "Retreat"
    game = answer(battle(units, "1808", "G IV"), 6)
    assert type(game.frame).__name__ != "Retreat"


def test_10_i_a_german_in_liege_at_the_close_of_a_combat_phase_destroys_eben_emael():
    game = battle({"G XIX": "1111"}, "1110", "G XIX", strengths=1 << hex_at("1110"))
    answer(game, 1, "advance 1110")
    assert (game.strengths, game.has_eben_emael) == (0, False)


def test_10_f_a_strength_overcome_but_not_occupied_is_intact_again():
    """A-10"""
    game = battle({"G XIX": "1111"}, "1110", "G XIX", strengths=1 << hex_at("1110"))
    answer(game, 1, "stay")
    assert game.strengths == 1 << hex_at("1110")


def test_10_g_without_the_fort_its_sides_do_nothing():
    game = at("german combat", {"Be I": "1110"})
    assert is_through_minor(game, "allied", hex_at("1109"), hex_at("1110"))
    game.has_eben_emael = False
    assert not is_through_minor(game, "allied", hex_at("1109"), hex_at("1110"))


# --- the close of the phase


def test_11_e_airborne_units_among_enemies_are_lost():
    game = answer(at("german combat", {"G 1 FJ": "0509", "N III": "0509", "G 2 FJ": "0411"}), "end")
    assert (place_of(game, "G 1 FJ"), place_of(game, "G 2 FJ")) == ("dead", "0411")


def test_11_e_a_regiment_on_an_intact_strength_is_lost():
    """A-59"""
    game = answer(at("german combat", {"G 1 FJ": "1110"}, strengths=1 << hex_at("1110")), "end")
    assert (place_of(game, "G 1 FJ"), game.has_eben_emael) == ("dead", True)


# --- recovery


def recovered(units, side, impulse):
    game = at("german combat", units)
    effects.recover(game, side, impulse)
    return game


def test_7_z_7_aa_a_repulse_passes_in_the_next_impulse():
    game = answer(battle({"G X": "2412", "F XX": "2413"}, "2413", "G X"), 5)
    effects.recover(game, "german", 1)
    assert state_of(game, "G X") == "repulsed"
    effects.recover(game, "german", 2)
    assert state_of(game, "G X") == "sound"


def test_7_aa_repulsed_in_the_second_impulse_until_the_first_of_the_next_turn():
    game = recovered({"G X": "2412~"}, "german", 1)
    assert state_of(game, "G X") == "sound"


@pytest.mark.parametrize(("impulse", "state"), [(1, "driven back"), (2, "sound")])
def test_7_ab_a_retreat_passes_in_the_second_impulse(impulse, state):
    assert state_of(recovered({"F XX": "2413*"}, "allied", impulse), "F XX") == state


def test_7_ab_only_in_the_owners_own_phases():
    assert state_of(recovered({"F XX": "2413*"}, "german", 2), "F XX") == "driven back"


def test_7_r_a_retreat_overrides_a_repulse():
    """A-30"""
    game = answer(battle({"G XIX": "2412", "F XX": "2413~"}, "2413", "G XIX"), 2, "retreat 2415")
    assert state_of(game, "F XX") == "driven back"
