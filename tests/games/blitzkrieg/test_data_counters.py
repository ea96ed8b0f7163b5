"""Counters as the game reads them, against the rules and the digest."""

import pytest

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, SCENARIOS
from tests.games.blitzkrieg.toolkit import printed


def values(counter):
    mp = f"{counter.mp}{counter.mobility[0].upper()}"
    return (*counter.full, counter.reduced, counter.range, mp)


MOVEMENT = {
    "8T": ("S35", "Pz III", "Pz IV"),
    "7T": ("H39", "StuG III"),
    "6T": ("H35", "B1 bis"),
    "5T": ("FCM 36",),
    "9T": ("Pz I/II", "Sd.Kfz."),
    "12W": ("Panhard 178", "German armored car", "German motorcycles"),
    "10W": ("French motorcycles",),
    "4F": ("French rifle", "German rifle", "GD rifle", "Stu. Pion."),
    "3F": ("French heavy weapons", "German heavy weapons", "Pak 36"),
    "2F": ("25 mm AT", "captured 47 mm"),
}
VALUES = {  # full and reduced, range
    "S35": ("9/4", "6/4", 3),
    "H39": ("4/2", "3/2", 2),
    "H35": ("4/2", "3/2", 2),
    "B1 bis": ("8/5", "5/5", 2),
    "FCM 36": ("4/3", "3/3", 2),
    "Panhard 178": ("6/1", "4/1", 3),
    "French motorcycles": ("3/0", "2/0", 1),
    "French rifle": ("3/0", "2/0", 1),
    "French heavy weapons": ("4/0", "3/0", 2),
    "25 mm AT": ("6/0", "4/0", 3),
    "Pz I/II": ("5/2", "3/2", 2),
    "Pz III": ("7/2", "5/2", 3),
    "Pz IV": ("7/2", "5/2", 4),
    "StuG III": ("7/4", "5/4", 3),
    "German armored car": ("3/1", "2/1", 2),
    "German motorcycles": ("4/0", "2/0", 1),
    "German rifle": ("4/0", "2/0", 1),
    "GD rifle": ("6/0", "4/0", 1),
    "Stu. Pion.": ("5/0", "3/0", 1),
    "German heavy weapons": ("6/0", "4/0", 2),
    "Pak 36": ("6/0", "4/0", 3),
    "captured 47 mm": ("9/0", "6/0", 4),
    "Sd.Kfz.": ("2/1", "", 1),
}
MODELS = {c.model: c for s in SCENARIOS.values() for c in s.counters}
FIGHTERS = {model: c for model, c in MODELS.items() if c.may_fire}


@pytest.mark.parametrize("mp", MOVEMENT)
def test_1_1b_how_far_and_on_what_a_type_moves(mp):
    found = {model for model, c in FIGHTERS.items() if values(c)[-1] == mp}
    assert found == set(MOVEMENT[mp])


def test_1_1b_what_is_printed_on_the_counters():
    def told(side):
        return f"{side[0]}/{side[1]}" if side else ""

    found = {m: (told(c.full), told(c.reduced), c.range) for m, c in FIGHTERS.items()}
    assert found == VALUES


@pytest.mark.parametrize(
    ("model", "full"), [("S35", (9, 4)), ("German rifle", (4, 0)), ("captured 47 mm", (9, 0))]
)
def test_1_1b_the_values_that_the_text_gives(model, full):
    assert FIGHTERS[model].full == full


def test_1_1b_a_pz_iv_attacks_with_7_and_fires_three_hexes_far_at_least():
    panzer = FIGHTERS["Pz IV"]
    assert panzer.full[0] == 7
    assert panzer.range >= 3


def test_1_1b_only_vehicles_have_a_defense():
    assert {model for model, c in FIGHTERS.items() if c.full[1] > 0} == {
        model for model, c in FIGHTERS.items() if c.is_vehicle
    }


def test_1_2a_a_reduced_unit_attacks_worse_and_is_as_hard_to_hit():
    for counter in FIGHTERS.values():
        if counter.reduced:
            assert counter.reduced[0] < counter.full[0]
            assert counter.reduced[1] == counter.full[1]


def test_1_1b_the_french_tanks_are_the_better_armored():
    french = min(FIGHTERS[model].full[1] for model in ("S35", "H39", "H35", "B1 bis", "FCM 36"))
    german = max(FIGHTERS[model].full[1] for model in ("Pz I/II", "Pz III", "Pz IV"))
    assert french >= german


def test_counters_have_names_and_titles_of_their_own():
    for scenario in SCENARIOS.values():
        names = [counter.name for counter in scenario.counters]
        titles = [counter.title for counter in scenario.counters]
        assert len(set(names)) == len(names)
        assert len(set(titles)) == len(titles)


def test_1_2a_every_combat_unit_has_two_steps():
    for scenario in SCENARIOS.values():
        one_step = {c.kind for c in scenario.counters if c.steps == 1}
        assert one_step <= {"hq", "observer", "transport"}


def test_1_3c_a_headquarters_moves_as_its_fastest_unit():
    assert values(printed("I/11 RDP HQ"))[-1] == "10W"  # motorcycles
    assert values(printed("1 Cuir HQ"))[-1] == "8T"
    assert values(printed("I/13 IR HQ"))[-1] == "4F"  # its transports are not its own
    assert values(printed("49 BCC HQ", "stonne"))[-1] == "6T"


def test_1_4e_an_observer_neither_fires_nor_stacks():
    observer = printed("AO 1 F")
    assert (observer.may_fire, observer.stacks, observer.mp) == (False, False, 4)


def test_3_3a_the_french_command_two_hexes_far_and_the_germans_three():
    for scenario in SCENARIOS.values():
        ranges = {(c.side, c.command_range) for c in scenario.counters if c.kind == "hq"}
        assert ranges == {(FRENCH, 2), (GERMAN, 3)}


def test_8_1d_the_25_mm_and_the_captured_47_mm_fire_only_at_vehicles():
    models = {c.model for s in SCENARIOS.values() for c in s.counters if c.vehicles_only}
    assert models == {"25 mm AT", "captured 47 mm"}


def test_8_2e_the_headquarters_of_infantry_observe():
    infantry = {f.id for s in SCENARIOS.values() for f in s.formations.values() if f.infantry}
    french = {f"{n}/{r}" for n in ("I", "II", "III") for r in ("11 RDP", "205 RI", "67 RI")}
    german = {"I/13 IR", "II/13 IR", "I/21 IR", "I/GD", "II/GD", "III/GD", "I/SR 8"}
    assert infantry == french | german
