"""The odds of an attack before it is fought, as the page shows them."""

import pytest

from sixweeks.games.nineteen_forty.model.state import BySide
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.nineteen_forty.shown import preview
from tests.games.nineteen_forty.toolkit import answer, assault, at, bits_of, declare, hex_at

EXAMPLE = {"G XV": "1607", "F X": "1508", "F XI": "1608"}  # 7.k


def parts(list):
    return {each["unit"]: (each["factor"], each["rules"], each.get("why", "")) for each in list}


def shifts(odds):
    return [(each["rule"], each["shift"], each["why"]) for each in odds["shifts"]]


def notes(odds):
    return {each["rule"]: each["note"] for each in odds["notes"]}


def test_7_k_armor_is_halved_by_forest_and_loses_a_column_to_rough():
    odds = preview(at("german combat", EXAMPLE), "G XV 1508 1608")
    assert parts(odds["attackers"]) == {"G XV": (3.5, ["7.j"], "7 halved: armor against forest")}
    assert ("7.j", -1, "1508 (25 km north-east of Luxembourg) is rough") in shifts(odds)


def test_8_i_an_unsupplied_defender_counts_half():
    game = at("german combat", {"G XIX": "1511", "F XVIII": "1611"}, unsupplied=bits_of("F XVIII"))
    odds = preview(game, "1611")
    assert parts(odds["defenders"]) == {"F XVIII": (1.5, ["8.i"], "3 halved: out of supply")}


def test_10_f_10_k_the_ground_defends_itself():
    liege = at("german combat", {"G IX": "1109", "Be III": "1110"}, strengths=1 << hex_at("1110"))
    assert parts(preview(liege, "1110")["defenders"])["defenses of Liège (1110)"][:2] == (
        2,
        ["10.f"],
    )
    maginot = at("german combat", {"G XII": "1708", "F XXIV": "1808"})
    fort = "Maginot Line in Thionville (1808)"
    assert parts(preview(maginot, "1808")["defenders"])[fort][:2] == (1, ["10.k"])


def test_9_d_air_points_shift_the_column():
    odds = preview(at("german combat", {"G XIX": "1411", "F XVIII": "1412"}), "1412 air 2")
    assert ("9.c", 2, "air points of the Germans") in shifts(odds)


def test_7_l_the_chances_are_an_exact_mixture_over_the_bridgehead_dice():
    game = at("german combat", {"G II": "0712", "Be I": "0812"})
    odds = preview(game, "0812")
    won, lost = (stage["results"] for stage in odds["stages"])
    names = {*won, *lost}
    assert odds["results"] == {
        name: pytest.approx((won.get(name, 0) + lost.get(name, 0)) / 2) for name in names
    }
    assert [stage["title"] for stage in odds["stages"]] == [
        "2:1 (50%): 1 of 1 bridgehead won",
        "1:1 (50%): 0 of 1 bridgehead won",
    ]
    assert odds["column"] == "1:1 to 2:1"


def test_7_s_results_that_terrain_turns_into_nothing_are_counted_so():
    rough = preview(at("german combat", {"G XIX": "1411", "F XVIII": "1412"}), "1412")
    assert "DR*" not in rough["results"]
    assert sum(rough["results"].values()) == pytest.approx(1)


def test_7_s_in_several_hexes_some_may_hold_while_others_retreat():
    game = at("german combat", {"G II": "2012", "F X": "2011", "F XI": "2112"})
    odds = preview(game, "G II 2011 2112")
    if "DR*" in odds["results"]:
        assert "retreat" in odds["meanings"]["DR*"]


def test_7_b_what_would_be_owed_as_well_is_noted():
    game = at("german combat", {"G XIX": "1511", "F X": "1611", "F XLI": "1512"})
    assert notes(preview(game, "1611"))["7.b"] == "Must be attacked as well: Charleville (1512)."


def test_7_ae_a_defender_without_a_retreat_is_noted():
    game = at("german combat", {"G II": "1411", "F III": "1412"}, control=["1411"])
    assert "7.ae" not in notes(preview(game, "1412"))
    regiment = at("allied combat", {"F III": "1411", "G 1 FJ": "1412"})
    assert notes(preview(regiment, "1412"))["7.ae"] == (
        "Could not retreat, and would be eliminated: G 1 FJ."
    )


def test_9_e_the_points_that_are_left_are_noted_with_their_column():
    game = at("german combat", {"G II": "1411", "F III": "1412"}, air=BySide(0, 1))
    assert "Allied air points left: 1. With" in notes(preview(game, "1412"))["9.c"]


def test_the_attack_in_progress_needs_no_words():
    game = answer(at("german combat", {"G XIX": "1511", "F X": "1611"}), "attack 1611")
    assert list(parts(preview(game)["attackers"])) == ["G XIX"]


def test_9_e_in_a_battle_the_points_declared_so_far_are_counted():
    units = {"G XIX": "1511", "F X": "1611"}
    game = assault(at("german combat", units, air=BySide(2, 1)), "1611", "G XIX")
    answer(game, "air 1")
    assert [shift for shift in shifts(preview(game, "air 2")) if shift[0] == "9.c"] == [
        ("9.c", 2, "air points of the Germans"),
        ("9.c", -1, "air points of the Allies"),
    ]


def test_7_f_the_whole_set_is_told_attack_by_attack():
    game = at("german combat", {"G XIX": "1511", "F X": "1611", "F XLI": "1512", "G XV": "1411"})
    declare(game, "1611", "G XIX")
    declare(game, "1512", "G XV")
    assert [stage["title"].split(":")[0] for stage in preview(game, "declared")["stages"]] == [
        "Sedan (1611)",
        "Charleville (1512)",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("G XIX", "names no hex"),
        ("G XIX 1612", "7.a"),
        ("G XV 1611", "7.am"),
        ("F X 1511", ""),
        ("1409", "no unit can attack 1409"),
    ],
)
def test_what_the_rules_do_not_allow_has_no_odds(text, said):
    game = at("german combat", {"G XIX": "1511", "F X": "1611", "G XV": "1411", "Be K": "1409"})
    if not said:
        assert preview(game, text)["attack"] > 0
        return
    with pytest.raises(InputError, match=said):
        preview(game, text)
