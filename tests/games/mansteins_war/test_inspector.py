"""The inspector: what the page tells of a hex, a unit and a box."""

from sixweeks.games.mansteins_war.drawing.boxes import RULES
from sixweeks.games.mansteins_war.model.components import GERMAN
from sixweeks.games.mansteins_war.text.messages import TEXT
from tests.games.mansteins_war.shown import facts, inspect
from tests.games.mansteins_war.toolkit import at, board, hex_at

DOOR = {"19 Pz": "1738", "41 Pz": "1838", "log PGK": "1838", "F 2 Army": "1438"}
BINS = {"german": "HGA PGK", "allied": "1AG Belgium"}


def test_8_4_a_10_5_b_a_hex_tells_its_ground():
    game = board()
    assert facts(game, "1438", "8.4.a") == [
        "Ground: forest; 2 movement factors for mechanized units, 1 for others."
    ]
    assert "Attacks on this hex are shifted 1 column to the left." in facts(game, "1438", "10.5.b")
    assert facts(game, "1538", "8.4.1") == ["Closed to armies, and room for one corps."]
    assert facts(game, "0428", "8.0.b") == ["Closed to ground units."]


def test_17_0_b_17_1_a_fort_is_told_while_it_stands():
    assert "A minor fort of the Allies" in facts(board(), "1537", "17.0.b")[0]
    ruin = board(destroyed=1 << hex_at("1537"))
    assert facts(ruin, "1537", "17.0.b") == []
    assert facts(ruin, "1537", "17.1") == ["A destroyed fort."]


def test_22_4_a_bombed_city_is_told():
    assert facts(board(bombed=1 << hex_at("1333")), "1333", "22.4")[-1].startswith("Bombed")


def test_3_3_b_3_4_a_control_and_points_of_a_hex_are_told():
    assert facts(board(), "0941", "3.3.b") == ["Controlled by the Allies."]
    assert facts(board(), "0941", "3.4.a") == ["Worth 10 points to the Germans."]
    near = board({"19 Pz": "0940"})
    assert facts(near, "0941", "7.2.a") == [
        "Held by the Allies, but contested: nobody controls it."
    ]


def test_15_4_b_a_unit_tells_how_it_is_supported_and_its_line():
    game = board(DOOR)
    assert facts(game, "1738", "15.1.a")[0].startswith("19 Pz is supported: attack ")
    assert facts(game, "1738", "15.1.a")[1].startswith("Supply comes ")
    assert facts(board({"19 Pz": "0740"}), "0740", "15.5")[0].startswith("19 Pz is UNSUPPORTED")


def test_6_5_too_many_units_in_a_hex_are_told():
    game = board({"G 4 Army": "1736", "G 6 Army": "1736"})
    assert facts(game, "1736", "6.5")[0].startswith("German units too many here: 1.")


def test_10_0_a_who_may_attack_a_stack_now_is_told():
    game = at("german combat", {"19 Pz": "1538", "F 2 Army": "1438"})
    assert facts(game, "1438", "10.0.a") == ["May be attacked now by 19 Pz."]


def test_a_box_beside_the_map_tells_its_rule_and_what_lies_in_it():
    shown = inspect(board(DOOR, bins=BINS), "german_bin", GERMAN)
    assert [fact.rule for fact in shown.facts] == ["2.7"]
    assert {piece.id for piece in shown.pieces} == {"HGA", "PGK"}


def test_every_box_beside_the_map_cites_a_rule_of_the_book():
    assert [rule for rule in RULES.values() if rule not in TEXT.rulebook.by_number] == []
