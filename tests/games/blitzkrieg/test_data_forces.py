"""Counters, tables and scenarios as the game reads them, against the rules and the digest."""

from collections import Counter
from fractions import Fraction

import pytest

from sixweeks.games.blitzkrieg.components import FRENCH, GERMAN, SCENARIOS, TABLES

HANNUT, STONNE = SCENARIOS["hannut"], SCENARIOS["stonne"]
WEIGHTS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def unit(scenario, name):
    return scenario.counters[scenario.by_name[name]]


def values(counter):
    mp = f"{counter.mp}{counter.mobility[0].upper()}"
    return (*counter.full, counter.reduced, counter.range, mp)


def composition(scenario, formation):
    counters = (scenario.counters[id] for id in scenario.formations[formation].units)
    return dict(Counter(counter.model for counter in counters))


# Counters


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
    assert values(unit(HANNUT, "I/11 RDP HQ"))[-1] == "10W"  # motorcycles
    assert values(unit(HANNUT, "1 Cuir HQ"))[-1] == "8T"
    assert values(unit(HANNUT, "I/13 IR HQ"))[-1] == "4F"  # its transports are not its own
    assert values(unit(STONNE, "49 BCC HQ"))[-1] == "6T"


def test_1_4e_an_observer_neither_fires_nor_stacks():
    observer = unit(HANNUT, "AO 1 F")
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


# Orders of battle


RDP = {
    "French rifle": 2,
    "French motorcycles": 1,
    "French heavy weapons": 1,
    "H35": 1,
    "25 mm AT": 1,
}
RI = {"French rifle": 3, "French heavy weapons": 1}
PZR = {"Pz I/II": 3, "Pz III": 1, "Pz IV": 1}
IR = {"German rifle": 3, "German heavy weapons": 1, "Pak 36": 1}
GD = {"GD rifle": 3, "German heavy weapons": 1}
ORDER_OF_BATTLE = {
    "hannut": {
        **{f"{n}/11 RDP": RDP for n in ("I", "II", "III")},
        **{f"{n} Cuir": {"S35": 2, "H39": 2} for n in (1, 2)},
        "12 Cuir": {"Panhard 178": 4, "French motorcycles": 2},
        **{f"{n}/{r} PzR": PZR for n in ("I", "II") for r in (14, 35)},
        **dict.fromkeys(("I/13 IR", "II/13 IR", "I/21 IR"), IR),
        "KG": {"German motorcycles": 2, "German armored car": 2, "Pak 36": 1},
    },
    "stonne": {
        **{f"{n}/{r} RI": RI for n in ("II", "III") for r in (205, 67)},
        **{f"I/{r} RI": {**RI, "25 mm AT": 1} for r in (205, 67)},
        "4 BCC": {"FCM 36": 2},
        "6 GRDI": {"Panhard 178": 1, "French motorcycles": 2, "French heavy weapons": 1},
        "45 BCC": {"H39": 2},
        "49 BCC": {"B1 bis": 2},
        **{f"{n}/GD": GD for n in ("I", "II", "III")},
        "14 PzJg/GD": {"Pak 36": 3},
        "Stu Pion": {"Stu. Pion.": 3},
        "640 Stu": {"StuG III": 2},
        "I/8 PzR": {"Pz I/II": 2, "Pz III": 1, "Pz IV": 1},
        "I/SR 8": {"German rifle": 3, "German heavy weapons": 1},
        "14 PzJg/SR 8": {"captured 47 mm": 1},
    },
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_14_the_formations_have_their_companies(scenario):
    found = {id: composition(SCENARIOS[scenario], id) for id in SCENARIOS[scenario].formations}
    assert found == ORDER_OF_BATTLE[scenario]


def test_14_1a_14_1c_32_french_units_fight_40_german_ones_at_hannut():
    sides = Counter(
        formation.side for formation in HANNUT.formations.values() for _ in formation.units
    )
    assert sides == {FRENCH: 32, GERMAN: 40}


def test_14_1c_the_divisions_have_their_entry_hexes():
    field, third, fourth = HANNUT.battlefield, set(), set()
    for id, formation in HANNUT.formations.items():
        if formation.enters == field.hexes("2201-2210"):
            third.add(id)
        if formation.enters == field.hexes("2211-2216"):
            fourth.add(id)
    assert third == {"I/14 PzR", "II/14 PzR", "I/13 IR", "II/13 IR", "KG"}
    assert fourth == {"I/35 PzR", "II/35 PzR", "I/21 IR"}


def test_14_1j_two_companies_of_i_13_ir_ride_in_the_two_transports():
    riders = [c.name for c in HANNUT.counters if c.halftrack]
    assert riders == ["I/13 IR Rifle 1", "I/13 IR Rifle 2"]
    assert len(HANNUT.transports) == 2
    assert HANNUT.formations["I/13 IR"].transports == HANNUT.transports


def test_14_1l_the_reduced_french_force_has_17_units():
    left = [
        c
        for c in HANNUT.counters
        if c.side == FRENCH and c.id not in HANNUT.reduced_leaves_out and c.stacks
    ]
    assert Counter(c.formation for c in left) == {
        "I/11 RDP": 6,
        "II/11 RDP": 6,
        "1 Cuir": 4,
        "2 Cuir": 1,
    }
    assert {c.model for c in left if c.formation == "2 Cuir"} == {"H39"}


def test_14_1l_the_2nd_cuirassiers_keep_their_headquarters():
    assert HANNUT.by_name["2 Cuir HQ"] not in HANNUT.reduced_leaves_out


ARRIVALS = {
    2: {"6 GRDI", "I/8 PzR"},
    3: {"45 BCC", "I/67 RI", "49 BCC"},
    4: {"II/67 RI", "III/67 RI"},
    6: {"I/SR 8", "14 PzJg/SR 8"},
}


def test_14_2f_14_2g_the_reinforcements_of_stonne():
    found: dict[int, set[str]] = {}
    for formation in STONNE.formations.values():
        if formation.arrives > 1:
            found.setdefault(formation.arrives, set()).add(formation.id)
    assert found == ARRIVALS


def test_14_2f_one_company_of_the_49_bcc_comes_before_the_rest():
    arrivals = {c.name: c.arrives for c in STONNE.counters if c.formation == "49 BCC"}
    assert arrivals == {"49 BCC B1 1": 3, "49 BCC B1 2": 4, "49 BCC HQ": 4}


def test_14_2c_14_2g_where_they_enter():
    field = STONNE.battlefield
    enters = {f.id: f.enters for f in STONNE.formations.values()}
    assert enters["I/GD"] == enters["640 Stu"] == field.hexes("0108-0112")
    assert enters["I/8 PzR"] == field.hexes("0104")
    assert enters["I/SR 8"] == field.hexes("0104 0108-0112")
    assert enters["49 BCC"] == field.edges["south"]
    assert enters["I/205 RI"] == 0


def test_14_2j_the_independent_formations_have_no_headquarters():
    alone = {f.id for f in STONNE.formations.values() if f.independent}
    assert alone == {"4 BCC", "14 PzJg/GD", "Stu Pion", "640 Stu", "14 PzJg/SR 8"}
    assert {f.id for f in STONNE.formations.values() if f.hq is None} == alone


def test_14_1a_14_2a_observers():
    counts = {
        (s.id, side): [s.counters[id].arrives for id in ids]
        for s in SCENARIOS.values()
        for side, ids in s.observers.items()
    }
    assert counts == {
        ("hannut", FRENCH): [1, 1],
        ("hannut", GERMAN): [1, 1, 1],
        ("stonne", FRENCH): [1],
        ("stonne", GERMAN): [1, 6],
    }


def half_of_the_steps(scenario, formation):
    counters = (scenario.counters[id] for id in scenario.formations[formation].units)
    return (sum(counter.steps for counter in counters) + 1) // 2


def test_11a_half_of_the_steps_of_a_formation():
    assert half_of_the_steps(HANNUT, "1 Cuir") == 4
    assert half_of_the_steps(HANNUT, "I/11 RDP") == half_of_the_steps(HANNUT, "12 Cuir") == 6
    assert {half_of_the_steps(HANNUT, id) for id in ("I/14 PzR", "I/13 IR", "KG")} == {5}
    assert half_of_the_steps(STONNE, "I/205 RI") == 5
    assert half_of_the_steps(STONNE, "II/205 RI") == 4
    assert half_of_the_steps(STONNE, "I/GD") == 4
    assert half_of_the_steps(STONNE, "45 BCC") == half_of_the_steps(STONNE, "49 BCC") == 2


# Scenarios


def test_14_1b_14_1e_the_cup_of_hannut():
    markers = {(side, marker): count for _, side, marker, count in HANNUT.cup}
    assert markers == {
        (FRENCH, "artillery"): 2,
        (FRENCH, "replay"): 1,
        (FRENCH, "general"): 1,
        (GERMAN, "artillery"): 3,
        (GERMAN, "stuka"): 2,
        (GERMAN, "replay"): 2,
        (GERMAN, "general"): 2,
    }


def test_14_2b_14_2d_14_2f_14_2g_the_cup_of_stonne():
    assert set(STONNE.cup) == {
        (1, FRENCH, "artillery", 1),
        (1, FRENCH, "replay", 1),
        (1, FRENCH, "general", 1),
        (1, GERMAN, "artillery", 1),
        (1, GERMAN, "replay", 2),
        (1, GERMAN, "general", 2),
        (3, FRENCH, "artillery", 1),
        (3, FRENCH, "replay", 1),
        (6, GERMAN, "artillery", 1),
        (6, GERMAN, "replay", 1),
    }


def test_14_1b_14_1e_14_2b_14_2d_the_impacts_of_a_marker():
    assert Counter(HANNUT.artillery[FRENCH]) == {"105": 2, "75": 2}
    assert Counter(HANNUT.artillery[GERMAN]) == {"150": 2, "105": 2}
    assert Counter(HANNUT.stukas[GERMAN]) == {"stuka": 2}
    assert Counter(STONNE.artillery[FRENCH]) == {"150": 1, "105": 1, "75": 3}
    assert Counter(STONNE.artillery[GERMAN]) == {"105": 2, "75": 2}
    assert not STONNE.stukas


def test_14_1f_14_2e_six_and_ten_turns():
    assert (HANNUT.turns, STONNE.turns) == (6, 10)


def test_14_1g_14_2h_objectives_and_exits():
    numbers = {s.id: s.battlefield.grid.numbers(s.objective_hexes) for s in SCENARIOS.values()}
    assert numbers == {"hannut": ["0412", "0703", "0708", "0808"], "stonne": ["0811", "0812"]}
    assert (HANNUT.exit.side, HANNUT.exit.edge, HANNUT.exit.units) == (GERMAN, "west", 6)
    assert (STONNE.exit.side, STONNE.exit.edge, STONNE.exit.units) == (FRENCH, "north", 1)


def test_11e_the_friendly_edges():
    assert HANNUT.friendly_edge == {FRENCH: "west", GERMAN: "east"}
    assert STONNE.friendly_edge == {FRENCH: "south", GERMAN: "north"}


def test_14_1a_14_1d_14_2a_where_they_set_up():
    hannut, stonne = HANNUT.battlefield, STONNE.battlefield
    assert HANNUT.set_up[FRENCH] == hannut.grid.all & ~hannut.edges["east"]
    assert HANNUT.set_up["german_observers"] == hannut.edges["east"]
    rows = {number[:2] for number in stonne.grid.numbers(STONNE.set_up[FRENCH])}
    assert rows == {f"{row:02}" for row in range(4, 17)}
    assert STONNE.set_up["german_observers"] == stonne.hexes("0108-0112")


def test_14_1a_14_1k_14_2a_positions_trucks_and_mines():
    assert HANNUT.prepared_positions == STONNE.prepared_positions == {FRENCH: 5}
    assert (HANNUT.trucks, STONNE.trucks) == ({GERMAN: 6}, {})
    assert HANNUT.mines is None
    assert STONNE.mines is not None
    assert (STONNE.mines.side, STONNE.mines.count) == (FRENCH, 4)


def test_14_2a_mines_lie_in_columns_01_to_06_of_rows_06_to_10_but_not_in_towns():
    assert STONNE.mines is not None
    numbers = STONNE.battlefield.grid.numbers(STONNE.mines.within)
    assert len(numbers) == 28
    assert {"0902", "0906"}.isdisjoint(numbers)
    assert all("06" <= n[:2] <= "10" and n[2:] <= "06" for n in numbers)


# Tables


RESULTS = """
2   N N N N 1 1 1 1 1 1
3   N N N N N N N 1 1 1
4   - N N N N N N N 1 1
5   - - N N N N N N N 1
6   - - - N N N N N N N
7   - - - - - - - - - -
8   - - - - - - - - - N
9   - - - - - - N N N N
10  - - - N N N N N N 1
11  - N N N N N N 1 1 1
12  N N N N N N 1 1 1 1
"""


def test_10_1a_the_combat_results_are_those_printed():
    wanted = {int(line.split()[0]): line.split()[1:] for line in RESULTS.strip().splitlines()}
    found = {roll: [cell.upper() for cell in cells] for roll, cells in TABLES.combat.rows.items()}
    assert found == wanted
    assert TABLES.combat.columns == ("-1", *"012345678")


def test_10_2b_the_example_shows_a_red_result():
    assert TABLES.combat.result(TABLES.combat.columns.index("2"), 6) == "n"


def test_10_2b_in_each_row_the_two_leftmost_neutralizations_are_red():
    for cells in TABLES.combat.rows.values():
        neutralizations = [cell for cell in cells if cell in "nN"]
        reds = ["n"] * min(2, len(neutralizations))
        assert neutralizations == reds + ["N"] * (len(neutralizations) - len(reds))


ODDS = {
    "-1": (4, 0, 0, 0),
    "0": (9, 0, 0, 0),
    "1": (13, 0, 4, 0),
    "2": (21, 0, 9, 0),
    "3": (20, 1, 12, 1),
    "4": (20, 1, 20, 1),
    "5": (23, 2, 19, 2),
    "6": (19, 6, 15, 6),
    "7": (16, 9, 16, 9),
    "8": (14, 16, 9, 16),
}


@pytest.mark.parametrize("column", ODDS)
def test_10_2b_the_odds_of_a_column_for_infantry_and_vehicles(column):
    chances = TABLES.combat.distribution(TABLES.combat.columns.index(column), WEIGHTS)
    of_36 = {result: int(36 * chances.get(result, Fraction())) for result in "-nN1"}
    infantry = of_36["n"] + of_36["N"], of_36["1"]
    assert (*infantry, of_36["N"], of_36["1"]) == ODDS[column]


def test_8_2a_12_1a_the_columns_of_mines_stukas_and_artillery():
    assert TABLES.impact_columns == {"mine": 2, "stuka": 3, "75": 4, "105": 5, "150": 6}


def test_8_3a_the_modifiers_of_the_firer():
    found = {name: tuple(row.values()) for name, row in TABLES.modifiers["firer"].items()}
    assert found == {
        "fatigued": (-1, 0, -1),
        "neutralized": (-1, 0, -1),
        "column": (-1, 0, -1),
        "dispersed": (-1, 0, -1),
        "pioneer": (0, 0, 1),
        "move_and_fire": (-2, 0, -1),
        "distance": (-1, 0, 1),
        "out_of_command": (-1, 0, -1),
    }


def test_8_3a_the_modifiers_of_the_target():
    found = {name: tuple(row.values()) for name, row in TABLES.modifiers["target"].items()}
    assert found == {
        "woods": (-1, -1, -1),
        "orchard": (-1, -1, -1),
        "built_up": (-2, -2, -1),
        "column": (1, 1, 1),
        "higher": (0, 0, -1),
        "dispersed": (0, 0, 1),
        "prepared": (-1, -1, -1),
    }


def test_7_1a_movement_in_half_points():
    found = {name: tuple(row.values()) for name, row in TABLES.movement.items()}
    assert found == {
        "clear": (4, 4, 2),
        "orchard": (6, 6, 2),
        "woods": (6, 6, 2),
        "main_road": (2, 2, 1),
        "secondary_road": (4, 2, 1),
        "built_up": (8, 6, 2),
        "river": (4, 6, 2),
        "escarpment": (4, 6, 2),
        "mines": (6, 8, 2),
        "gette": (6, 8, 0),
    }


def test_6_3a_reaction_values():
    german = {kind for kind, value in TABLES.reaction[GERMAN].items() if value == 8}
    assert german == {"tank", "assault_gun", "at_gun"}
    assert set(TABLES.reaction[FRENCH].values()) == {7}
    assert TABLES.reaction_modifiers == {
        "out_of_command": 1,
        "neutralized": 2,
        "fatigued": 1,
        "distance": 1,
        "demoralized": 2,
    }


def test_10_3d_11a_5_4b_formation_factors():
    assert TABLES.formation_factor == {GERMAN: 8, FRENCH: 7}
    assert TABLES.formation_checks == {
        "fatigue": -2,
        "rally": -1,
        "demoralization": 0,
        "recovery": -3,
        "hq_neutralized": -1,
    }


def test_8_2c_transmission():
    assert TABLES.transmission == {"hq": 7, "observer": 8, "neutralized": 1}
