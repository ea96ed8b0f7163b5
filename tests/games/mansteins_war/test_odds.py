"""The odds of a combat before it is fought, as the page shows them."""

import pytest

from sixweeks.kernel.presentation.input_error import InputError
from tests.games.mansteins_war.shown import preview
from tests.games.mansteins_war.toolkit import answer, assault, at, hex_at

FIELD = {"F 1 Army": "1343", "G 4 Army": "1342", "log HGA": "1341"}
MEUSE = {"F 2 Army": "1438", "19 Pz": "1538", "41 Pz": "1539", "14 Mot": "1539"}
LIEGE = {"fort EE": "1537", "BE 3 Corps": "1537", "G 6 Army": "1636"}


def parts(list):
    return {each["unit"]: (each["factor"], each["rules"]) for each in list}


def shifts(odds):
    return [(each["rule"], each["shift"], each["why"]) for each in odds["shifts"]]


def notes(odds):
    return {each["rule"]: each["note"] for each in odds["notes"]}


def tables(odds):
    return {each["title"]: each["results"] for each in odds["alternatives"]}


def test_10_4_both_totals_and_the_column():
    odds = preview(at("german combat", FIELD), "1343")
    assert (odds["attack"], odds["defence"], odds["initial"]) == (12, 10, "100%")
    assert parts(odds["attackers"]) == {"G 4 Army": (12, [])}
    assert parts(odds["defenders"]) == {"F 1 Army": (10, [])}


def test_10_5_every_shift_has_its_rule():
    air = {"I Flk": "1438", "ZOAN": "1438"}
    game = at("german combat", MEUSE, marker="Manstein", manstein_on=2, air=air)
    odds = preview(game, "1438")
    assert shifts(odds) == [
        ("10.5.b", -1, "forest"),
        ("10.5.b", -1, "all attackers cross a river"),
        ("10.5.d", 2, "air support of the attack"),
        ("10.5.d", -1, "air support of the defence"),
        ("5.1.d", 2, "Manstein"),
    ]
    assert (odds["initial"], odds["column"]) == ("300%", "400%")


def test_10_5_c_unsupported_units_are_named():
    units = {"F 1 Army": "1343", "G 4 Army": "1342"}
    odds = preview(at("german combat", units), "1343")
    assert ("10.5.c", -1, "G 4 Army is unsupported") in shifts(odds)


def test_10_2_a_both_tables_side_by_side():
    game = at("german combat", MEUSE)
    found = tables(preview(game, "1438"))
    assert found == {
        "Assault table": {"CA": 1 / 3, "AA": 1 / 3, "ST": 1 / 3},
        "Mobile table": {"CA": 1 / 3, "AA": 1 / 6, "MA": 1 / 3, "DW": 1 / 6},
    }


def test_10_2_a_one_table_where_there_is_no_choice():
    odds = preview(at("german combat", FIELD), "1343")
    assert "alternatives" not in odds
    assert odds["results"] == pytest.approx({"AA": 1 / 3, "AD": 1 / 6, "CA": 1 / 3, "ST": 1 / 6})


def test_10_2_a_the_named_table_alone():
    odds = preview(at("german combat", MEUSE), "1438 mobile")
    assert odds["title"] == "Mobile table"


def test_22_1_e_results_are_told_as_they_take_effect():
    """Against an intact fort DW is ST, and CA nothing."""
    units = {"F 3 Army": "1740", "G 12 Army": "1739", "log HGA": "1738"}
    odds = preview(at("german combat", units, air={"VIII Flk": "1740"}), "1740")
    assert odds["results"] == pytest.approx({"AA": 1 / 3, "ST": 1 / 2, "–": 1 / 6})
    assert odds["meanings"]["–"] == "no effect"


def test_22_2_a_the_counterattack_inside_the_chance_of_ca():
    odds = preview(at("german combat", FIELD), "1343")
    (counter,) = odds["stages"]
    place = "Bar-sur-Aube (1342)"
    assert counter["title"] == f"Counterattack on {place} after CA (33 %), Assault table"
    assert (counter["attack"], counter["defence"], counter["column"]) == (8, 12, "100%")
    assert counter["results"] == pytest.approx({"AA": 1 / 3, "AD": 1 / 6, "–": 1 / 3, "ST": 1 / 6})


def test_22_2_a_one_for_each_hex_that_is_attacked_from():
    units = FIELD | {"G 16 Army": "1442", "F 7 Army": "1343"}
    odds = preview(at("german combat", units), "1343")
    assert [stage["defence"] for stage in odds["stages"]] == [12, 10]


def test_22_2_d_a_counterattack_on_each_table():
    units = {"Cav": "1343", "1GC": "1343", "G 18 Army": "1342", "log HGA": "1341"}
    odds = preview(at("german combat", units), "1343")
    assert [stage["title"].split(", ")[1] for stage in odds["stages"]] == [
        "Assault table",
        "Mobile table",
    ]


def test_10_1_a_who_retreated_into_the_hex_counts_nothing():
    units = {"F 7 Army": "1343", "Cav": "1443", "G 4 Army": "1342", "41 Pz": "1543"}
    units |= {"log HGA": "1341", "log HGB": "1542"}
    game = at("german combat", units, air={"VIII Flk": "1343"})
    answer(assault(game, "1343", "G 4 Army"), 6, "retreat 1443", "halt")
    found = parts(preview(game, "1443")["defenders"])
    assert found == {"Cav": (4, []), "F 7 Army": (0, ["10.1.a"])}


def test_the_attack_that_is_put_together_needs_no_words():
    units = FIELD | {"G 6 Army": "1442"}
    game = answer(at("german combat", units), "attack 1343", "with G 6 Army")
    odds = preview(game)
    assert list(parts(odds["attackers"])) == ["G 6 Army"]
    assert notes(odds)["10.1.b"] == "G 4 Army may join the attack."


def test_the_attack_in_progress_needs_no_words():
    game = assault(at("german combat", FIELD), "1343")
    assert preview(game)["column"] == "100%"


def test_20_1_ships_that_may_still_come_are_noted():
    units = {"BEF": "0836", "15 Pz": "0837", "log HGA": "1038"}
    odds = preview(at("german combat", units), "0836")
    assert "20.1" in notes(odds)
    with_ships = preview(at("german combat", units), "0836 naval")
    assert ("20.1", -1, "naval support") in shifts(with_ships)


def test_11_1_b_who_could_not_retreat_is_noted():
    ring = {"15 Pz": "1344", "16 Pz": "1443", "39 Mech": "1243", "14 Mot": "1242", "GrD": "1442"}
    assert "11.1.b" not in notes(preview(at("german combat", FIELD), "1343"))
    trapped = notes(preview(at("german combat", FIELD | ring), "1343"))["11.1.b"]
    assert trapped == "Could not retreat, and would be eliminated: F 1 Army."


def test_11_1_b_who_stands_in_a_fort_is_not_trapped():
    units = {"fort Lauter": "1740", "G 12 Army": "1739"}
    assert "11.1.b" not in notes(preview(at("german combat", units), "1740"))


def test_19_0_the_roll_of_a_special_force_and_what_follows():
    game = assault(at("german combat", LIEGE), "1537")
    odds = preview(game, "commit SA Koch")
    check = odds["check"]
    assert (check["need"], check["chance"], check["rule"]) == (4, pytest.approx(4 / 6), "19.0")
    assert ("17.0.b", -1, "fort") not in shifts(odds)
    assert ("17.0.b", -1, "fort") in shifts(odds["stages"][-1])
    assert game.destroyed == 0


def test_19_0_a_force_that_does_not_exist():
    game = assault(at("german combat", LIEGE), "1537")
    with pytest.raises(InputError):
        preview(game, "commit Nobody")


def test_16_6_b_air_superiority():
    game = at("german air", {}, air={"VIII Flk": "1438", "ZOAN": "1438"})
    odds = preview(game, "fight 1438")
    assert (odds["attack"], odds["defence"], odds["column"]) == (3, 1, "+2")
    assert odds["results"] == pytest.approx({"BL1": 1 / 2, "DL1": 1 / 2})


def test_16_9_c_bombing():
    game = at("german air", {}, air={"I Flk": "1333"})
    odds = preview(game, "bomb 1333")
    assert odds["results"] == pytest.approx({"AL1": 1 / 6, "BL1": 1 / 2, "DL1": 1 / 3})


def test_5_1_f_luftwaffe_is_a_shift_with_its_rule():
    game = at("german air", {}, marker="Luftwaffe", air={"I Flk": "1333"})
    odds = preview(game, "bomb 1333")
    assert shifts(odds) == [("5.1.f", 1, "Luftwaffe")]
    assert (odds["initial"], odds["column"]) == ("+1", "+2")


def test_16_6_a_nobody_to_fight():
    game = at("german air", {}, air={"I Flk": "1333"})
    with pytest.raises(InputError):
        preview(game, "fight 1333")


def test_10_0_a_attacks_that_the_rules_forbid_have_no_odds():
    game = at("german combat", FIELD | {"15 Pz": "1241"})
    with pytest.raises(InputError):
        preview(game, "15 Pz 1343")


def test_10_0_a_a_hex_must_be_named():
    with pytest.raises(InputError):
        preview(at("german combat", FIELD), "G 4 Army")


def test_22_2_a_the_odds_of_the_counterattack_in_progress():
    game = answer(assault(at("german combat", FIELD), "1343"), 2)
    odds = preview(game, "1342")
    assert shifts(odds) == [("22.2.a", 1, "counterattack")]


def test_22_4_the_chances_always_add_up():
    game = at("german combat", MEUSE, bombed=1 << hex_at("1336"))
    for results in tables(preview(game, "1438")).values():
        assert sum(results.values()) == pytest.approx(1)
