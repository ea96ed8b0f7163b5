"""M-07 The odds by which our counters were balanced."""

from typing import Any

from tests.games.france_40.data_files import UNITS
from tests.games.france_40.toolkit import at

SICKLE_CUT: dict[str, Any] = {
    "turn": 1,
    "belgium": "in play 1",
    "sickle_cut": "19 Pz, 41 Pz, 16 Pz",
}


def sickle_cut(units, attack):
    return at("german combat", units, **SICKLE_CUT).odds(attack)


def chances(found):
    """Of six."""
    return {result: round(chance * 6) for result, chance in found["results"].items()}


def test_m_07_a_panzer_corps_by_surprise_from_2931_on_2930():
    found = sickle_cut({"19 Pz": "2931", "F X": "2930"}, "19 Pz 2930")
    assert (found["attack"], found["defence"]) == (14, 5)
    assert (found["initial"], found["column"], chances(found)["DE"]) == ("2:1", "3:1", 2)


def test_m_07_an_ordinary_pair_of_corps_in_its_place():
    found = sickle_cut({"G I": "2931", "G II": "2931", "F X": "2930"}, "G I + G II 2930")
    assert (found["attack"], found["initial"], found["column"]) == (12, "2:1", "1:1")


def test_m_07_two_panzer_corps_by_surprise():
    found = sickle_cut({"19 Pz": "2931", "41 Pz": "2931", "F X": "2930"}, "19 Pz + 41 Pz 2930")
    assert (found["attack"], found["initial"], found["column"]) == (26, "5:1", "6:1")
    assert chances(found)["DE"] == 5


def test_m_07_a_panzer_corps_across_the_meuse():
    found = sickle_cut({"19 Pz": "3031", "F X": "3030"}, "19 Pz 3030")
    assert (found["attack"], found["initial"], found["column"]) == (7, "1:1", "2:1")


def test_m_07_three_corps_on_the_maginot_line_and_a_garrison():
    germans = dict.fromkeys(("G I", "G II", "G III"), "1732")
    units = {**germans, "F XX": "1733", "Maginot 1733": "1733"}
    found = at("german combat", units).odds("G I + G II + G III 1733")
    assert (found["attack"], found["defence"]) == (18, 7)
    assert (found["initial"], found["column"], chances(found)["DR"]) == ("2:1", "1:2", 2)


def test_m_07_a_french_counter_stroke_with_the_4th_armored_division():
    units = {**dict.fromkeys(("F I", "F III", "F IV"), "2726"), "19 Pz": "2725"}
    found = at("allied combat", units).odds("F I + F III + F IV 2725 armored")
    assert (found["attack"], found["defence"]) == (15, 8)
    assert (found["initial"], found["column"]) == ("1:1", "2:1")


SIXTEEN = [f"F {n}" for n in (1, 3, 5, 9, 10, 11, 12, 13, 14, 15, 21, 23, 25, 26, 42, 43)]


def saar(**lines):
    """Sixteen French divisions from 2135 and 2136 on four German ones in the West Wall at 2236."""
    french = {unit: "2135" if index < 8 else "2136" for index, unit in enumerate(SIXTEEN)}
    germans = dict.fromkeys(("G 5", "G 6", "G 9", "G 15"), "2236")
    table = at("allied combat", {**french, **germans, "WW 2236": "2236"}, scenario="1939", **lines)
    return table.odds(f"{' + '.join(SIXTEEN)} 2236")


def test_m_07_sixteen_divisions_on_the_west_wall():
    found = saar()
    assert (found["attack"], found["defence"]) == (48, 17)
    assert (found["initial"], found["column"]) == ("2:1", "1:2")


def test_m_07_the_same_in_the_supply_crisis():
    assert saar(turn=4, supply_crisis="yes")["column"] == "1:1"


def total(nation, factor, kind=""):
    found = [u for u in UNITS if u["scenario"] == "1939" and u["nation"] == nation]
    if kind:
        return sum(int(u["factors"]) for u in found if u["kind"] == kind)
    return sum(int(u["factors"].split("-")[factor]) for u in found if "-" in u["factors"])


def test_m_07_the_armies_of_1939():
    french_attack, german_defense = total("french", 0), total("german", 1)
    assert (french_attack, german_defense, total("german", 0, "west_wall")) == (129, 110, 14)
