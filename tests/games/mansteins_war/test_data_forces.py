"""The counters of Manstein's War, our reconstruction, against the rules and the digest."""

from collections import Counter

import pytest

from sixweeks.games.mansteins_war.model.components import AIR as AIR_COUNTERS
from sixweeks.games.mansteins_war.model.components import (
    BY_NAME,
    COMMANDS,
    COUNTERS,
    MARKERS,
    MARKERS_OF_COUNTRY,
    PLANS,
    REGULARS,
    SPECIAL_FORCES,
)
from tests.games.mansteins_war.data_files import (
    AIR,
    UNITS,
    counters,
    is_mech,
    printed,
    units,
)
from tests.games.mansteins_war.data_files import MARKERS as CHARTS
from tests.games.mansteins_war.data_files import SPECIAL_FORCES as FORCES

FORCES_OF = {  # attack-defence-movement, / the other face, // the weaker counter, m mech
    ("german", "HGA"): {
        "G 4 Army": "12-12-4/9-9//6-6/3-3",
        "G 12 Army": "12-12-4/9-9//6-6/3-3",
        "G 16 Army": "10-10-4/8-8//5-5/3-3",
        "15 Pz": "m 7-5-8/4-3",
        "fort Eifel": "0-3-0",
        "log HGA": "0-1-10",
    },
    ("german", "HGB"): {
        "G 6 Army": "12-12-4/9-9//6-6/3-3",
        "G 18 Army": "8-8-4/6-6//4-4/2-2",
        "16 Pz": "m 8-6-8/4-3",
        "LLK": "4-4-4/2-2",
        "fort Rhine": "0-3-0",
        "fort Aachen": "0-3-0",
        "log HGB": "0-1-10",
        "39 Mech": "m 7-5-8/4-3",
    },
    ("german", "HGC"): {
        "G 1 Army": "8-10-4/6-8//4-5/2-3",
        "G 7 Army": "6-8-4/4-6//3-4/1-2",
        "fort Saar": "0-3-0",
        "log HGC": "0-1-10",
    },
    ("german", "PGK"): {
        "19 Pz": "m 9-6-8/5-3",
        "41 Pz": "m 8-6-8/4-3",
        "14 Mot": "m 6-5-8/3-3",
        "log PGK": "0-1-10",
    },
    ("german", "Res"): {
        "GrD": "m 2-2-8",
        "38 Corps": "4-4-4/2-2",
        "40 Corps": "4-4-4/2-2",
        "G 2 Army": "10-10-4/8-8//5-5/3-3",
        "G 9 Army": "8-8-4/6-6//4-4/2-2",
        "SS Mot": "m 5-4-8/3-2",
        "GbK": "4-5-4/2-3",
    },
    ("french", "1AG"): {
        "F 1 Army": "8-10-4/6-8//4-5/2-3",
        "F 7 Army": "7-8-5/5-6//3-4/2-2",
        "F 9 Army": "5-7-3/4-5//3-4/1-2",
        "F 2 Army": "5-7-3/4-5//3-4/1-2",
        "Cav": "m 5-4-7/3-2",
        "fort Maub": "0-3-0",
        "log 1AG": "0-1-8",
        "2GC": "m 5-4-6/3-2",
        "DLM": "m 2-2-7",
    },
    ("french", "2AG"): {
        "F 3 Army": "7-9-3/5-7//4-5/2-2",
        "F 4 Army": "5-7-3/4-5//3-4/1-2",
        "F 5 Army": "7-9-3/5-7//4-5/2-2",
        "fort Metz": "0-4-0",
        "fort Sarre": "0-3-0",
        "fort Lauter": "0-4-0",
        "log 2AG": "0-1-8",
    },
    ("french", "3AG"): {
        "F 8 Army": "5-5-3/3-3",
        "fort Rhin": "0-3-0",
        "fort PFB": "0-3-0",
        "log 3AG": "0-1-8",
    },
    ("french", "Res"): {
        "1GC": "m 5-4-6/3-2",
        "log Res": "0-1-8",
        "F 6 Army": "5-5-4/3-3",
        "F 10 Army": "5-5-4/3-3",
        "Col": "3-4-4/2-2",
    },
    ("british", "1AG"): {
        "BEF": "9-11-5/7-8//5-6/2-3",
        "1 Armor": "m 4-3-7/2-2",
        "UK 2 Corps": "4-5-5/2-3",
        "log GHQ": "0-1-8",
    },
    ("belgian", "BL"): {
        "BE 1 Corps": "3-4-3/2-2",
        "BE 2 Corps": "3-4-3/2-2",
        "BE 3 Corps": "3-4-3/2-2",
        "GPK": "1-2-4",
        "fort EE": "0-3-0",
        "fort Namur": "0-2-0",
        "fort Antwerp": "0-2-0",
    },
    ("dutch", "NL"): {
        "NL 1 Corps": "2-3-3/1-2",
        "NL 2 Corps": "2-3-3/1-2",
        "Light": "1-1-5",
        "fort VH": "0-3-0",
        "fort K": "0-2-0",
    },
}


def number_of_counters(nation):
    displays = [*AIR.values(), *FORCES.values()]
    ground = sum(counters(unit) for unit in units(nation=nation))
    return ground + sum(each["nation"] == nation for each in displays)


def test_2_0_there_are_104_counters_of_units():
    """With 72 markers they make the 176."""
    found = {nation: number_of_counters(nation) for nation, _ in FORCES_OF}
    assert found == {"german": 48, "french": 36, "british": 8, "belgian": 7, "dutch": 5}
    assert sum(found.values()) == 104


def test_2_0_there_are_25_command_markers():
    assert {side: len(charts) for side, charts in CHARTS.items()} == {"german": 13, "allied": 12}


@pytest.mark.parametrize(("nation", "command"), FORCES_OF)
def test_2_2_the_units_of_a_command(nation, command):
    found = units(nation=nation, command=command)
    assert {u["name"]: printed(u) for u in found} == FORCES_OF[nation, command]


def test_2_2_there_are_no_other_units():
    assert {(u["nation"], u["command"]) for u in UNITS.values()} == set(FORCES_OF)


def test_2_2_5_every_command_is_one_of_its_side():
    assert all(counter.command in COMMANDS[counter.side] for counter in COUNTERS)


def test_2_2_names_and_titles_are_unique():
    names = [*UNITS, *AIR, *FORCES]
    titles = [row["title"] for rows in (UNITS, AIR, FORCES) for row in rows.values()]
    assert len(set(names)) == len(names)
    assert len(set(titles)) == len(titles)


def test_2_2_6_units_have_one_to_four_steps_and_two_counters_above_two():
    assert {(counter.steps, counters(UNITS[counter.name])) for counter in COUNTERS} == {
        (1, 1),
        (2, 1),
        (4, 2),
    }


def test_2_2_6_factors_are_kept_by_the_steps_left():
    assert COUNTERS[BY_NAME["F 1 Army"]].factors == ((2, 3), (4, 5), (6, 8), (8, 10))


def test_2_2_7_no_step_makes_a_unit_stronger():
    for counter in COUNTERS:
        assert list(counter.factors) == sorted(counter.factors)


def test_2_2_1_b_a_mech_unit_is_armor_or_motorized():
    assert {c.name for c in COUNTERS if c.is_mech} == {
        u["name"] for u in UNITS.values() if is_mech(u)
    }


def test_2_2_4_the_one_army_detachment_counts_as_a_corps():
    (detachment,) = units(size="detachment")
    counter = COUNTERS[BY_NAME[detachment["name"]]]
    assert detachment["name"] == "F 8 Army"
    assert (counter.is_army, counter.is_corps_sized, counter.factors) == (
        False,
        True,
        ((3, 3), (5, 5)),
    )


def test_2_2_4_the_brigades():
    assert {u["name"] for u in units(size="brigade")} == {"GrD", "Light"}


def test_8_0_b_fortress_units_alone_are_static():
    static = {counter.name for counter in COUNTERS if counter.is_static}
    assert static == {u["name"] for u in units(kind="fortress")}


def test_10_0_a_fortress_and_logistic_units_cannot_attack():
    unarmed = {counter.name for counter in COUNTERS if counter.factors[-1][0] == 0}
    assert unarmed == {u["name"] for u in UNITS.values() if u["kind"] in ("fortress", "logistic")}


def test_9_1_thirds_of_rail_capacity():
    thirds = {COUNTERS[BY_NAME[name]].rail_thirds for name in ("BEF", "log GHQ")}
    assert thirds == {3}
    assert {COUNTERS[BY_NAME[name]].rail_thirds for name in ("19 Pz", "Light", "F 8 Army")} == {1}


def test_18_0_a_the_airborne_corps_belongs_to_heeresgruppe_b():
    assert [(u["name"], u["command"]) for u in units(kind="airborne")] == [("LLK", "HGB")]


def test_5_8_a_british_units_belong_to_the_first_army_group():
    assert {u["command"] for u in units(nation="british")} == {"1AG"}


def test_21_1_g_21_2_h_reinforcements():
    due = {u["name"]: int(u["arrives"]) for u in UNITS.values() if u["arrives"] and not u["option"]}
    assert due == {
        "2GC": 2,
        "DLM": 2,
        "1 Armor": 2,
        "G 2 Army": 2,
        "F 6 Army": 3,
        "39 Mech": 3,
        "F 10 Army": 4,
        "G 9 Army": 4,
        "UK 2 Corps": 5,
    }


def test_21_1_g_two_of_them_arrive_reduced():
    assert {u["name"] for u in units(reduced="yes")} == {"2GC", "1 Armor"}


def test_28_optional_units():
    found = {u["name"]: (u["option"], u["arrives"]) for u in UNITS.values() if u["option"]}
    assert found == {
        "SS Mot": ("ss_corps", ""),
        "GbK": ("mountain_corps", "3"),
        "Col": ("colonial_corps", "3"),
    }


def test_25_1_the_mountain_units():
    assert {u["name"] for u in units(kind="mountain")} == {"GbK", "Col"}


def test_2_3_air_units():
    assert {c.name: (c.strength, c.reduced) for c in AIR_COUNTERS} == {
        "I Flk": (2, 1),
        "II Flk": (2, 1),
        "IV Flk": (2, 1),
        "V Flk": (2, 1),
        "VIII Flk": (3, 2),
        "IX Flk": (2, 1),
        "ZOAE": (1, 1),
        "ZOAN": (1, 1),
        "ZOAS": (1, 1),
        "BAFF": (1, 1),
        "FC": (2, 1),
    }


def test_21_1_d_21_2_d_air_units_at_the_start():
    ready = Counter(
        each["nation"] for each in AIR.values() if each["kind"] == "air" and not each["option"]
    )
    assert ready == {"german": 6, "french": 3, "british": 1}


def test_2_3_a_the_naval_unit_and_the_airlift_have_one_step():
    single = {name for name, each in AIR.items() if not each["reduced"]}
    assert single == {"Navy", "Airlift"}
    assert (AIR["Navy"]["strength"], AIR["Navy"]["nation"]) == ("1", "british")


def test_28_2_fighter_command_arrives_on_turn_3():
    assert (AIR["FC"]["arrives"], AIR["FC"]["option"]) == ("3", "fighter_command")


def test_2_4_special_forces():
    assert {f.name: (f.side, f.success, f.optional) for f in SPECIAL_FORCES} == {
        "BB": ("german", 3, ""),
        "SA Koch": ("german", 4, ""),
        "SF": ("german", 3, "german_sf"),
        "CF": ("allied", 2, "french_sf"),
    }


HG, AG = "HGA HGB HGC", "1AG 2AG 3AG"
CHART = [  # marker, special, sub-commands, how many, mech corps, air, shift, from turn
    ("german", "HGA", False, "HGA", 0, 0, 3, 0, 1),
    ("german", "HGB", False, "HGB", 0, 0, 3, 0, 1),
    ("german", "HGC", False, "HGC", 0, 0, 3, 0, 1),
    ("german", "PGK", False, "PGK", 0, 0, 3, 0, 1),
    ("german", "OKH", True, HG, 2, 0, 2, 0, 1),
    ("german", "OKH_Mod", True, HG, 1, 0, 3, 1, 1),
    ("german", "Manstein", True, "PGK", 0, 0, 4, 2, 1),
    ("german", "Guderian", True, "", 0, 2, 2, 1, 2),
    ("german", "Hoth", True, "", 0, 2, 1, 1, 2),
    ("german", "Rommel", True, "", 0, 1, 1, 1, 2),
    ("german", "Luftwaffe", True, "", 0, 0, 0, 0, 2),
    ("german", "Fall_Rot", True, f"{HG} PGK", 2, 0, 4, 0, 1),
    ("german", "Morale", False, f"{HG} PGK", 1, 0, 1, 1, 1),
    ("allied", "1AG", False, "1AG", 0, 0, 2, 0, 1),
    ("allied", "2AG", False, "2AG", 0, 0, 1, 0, 1),
    ("allied", "3AG", False, "3AG", 0, 0, 1, 0, 1),
    ("allied", "Belgium", False, "BL", 0, 0, 0, 0, 1),
    ("allied", "Netherlands", False, "NL", 0, 0, 0, 0, 1),
    ("allied", "Plan_D", True, AG, 1, 0, 2, 1, 1),
    ("allied", "Plan_E", True, AG, 2, 0, 1, 0, 1),
    ("allied", "Plan_R", True, AG, 1, 0, 1, 2, 1),
    ("allied", "De_Gaulle", True, "", 0, 1, 1, 1, 2),
    ("allied", "Evac", True, AG, 1, 0, 2, 0, 1),
    ("allied", "Plan_W", True, AG, 2, 0, 2, 0, 1),
    ("allied", "Morale", False, f"{AG} BL NL", 1, 0, 1, 1, 1),
]


@pytest.mark.parametrize("line", CHART, ids=lambda line: f"{line[0]} {line[1]}")
def test_5_1_23_0_the_command_charts(line):
    marker = MARKERS[line[0], line[1]]
    assert line == (
        *(marker.side, marker.id, marker.is_special, " ".join(marker.activates), marker.number),
        *(marker.corps, marker.air, marker.shift, marker.from_turn),
    )


def test_23_0_there_are_no_other_markers():
    assert list(MARKERS) == [(side, id) for side, id, *_ in CHART]


def with_value(field, value):
    return {id for (_, id), marker in MARKERS.items() if getattr(marker, field) == value}


def test_5_1_peculiarities_of_markers():
    assert with_value("all_turn", True) == {"Manstein"}
    assert with_value("all_air", True) == with_value("air_shift", 1) == {"Luftwaffe"}
    assert with_value("from_maginot", True) == {"Plan_R"}
    assert with_value("attacks", False) == {"Evac"}


def test_5_1_k_markers_of_the_options():
    found = {id: marker.option for (_, id), marker in MARKERS.items() if marker.option}
    assert found == {"Fall_Rot": "fall_rot", "Plan_W": "plan_w", "Morale": "morale"}


def test_21_1_e_21_2_e_three_plans_a_side():
    assert PLANS == {
        "german": ("OKH", "OKH_Mod", "Manstein"),
        "allied": ("Plan_D", "Plan_E", "Plan_R"),
    }


def test_21_1_f_21_2_f_the_markers_of_every_turn():
    assert REGULARS == {
        "german": ("HGA", "HGB", "HGC", "PGK"),
        "allied": ("1AG", "2AG", "3AG", "Belgium", "Netherlands"),
    }


def test_5_7_b_the_markers_of_a_country():
    assert MARKERS_OF_COUNTRY == {
        "germany": (),
        "france": ("2AG", "3AG", "De_Gaulle"),
        "belgium": ("Belgium",),
        "netherlands": ("Netherlands",),
    }
