"""Formations and scenarios as the game reads them, against the rules and the digest."""

from collections import Counter

import pytest

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, SCENARIOS

HANNUT, STONNE = SCENARIOS["hannut"], SCENARIOS["stonne"]


def composition(scenario, formation):
    counters = (scenario.counters[id] for id in scenario.formations[formation].units)
    return dict(Counter(counter.model for counter in counters))


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
    assert enters["49 BCC"] == field.grid.edges["south"]
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
    assert Counter(HANNUT.impacts["artillery"][FRENCH]) == {"105": 2, "75": 2}
    assert Counter(HANNUT.impacts["artillery"][GERMAN]) == {"150": 2, "105": 2}
    assert Counter(HANNUT.impacts["stuka"][GERMAN]) == {"stuka": 2}
    assert Counter(STONNE.impacts["artillery"][FRENCH]) == {"150": 1, "105": 1, "75": 3}
    assert Counter(STONNE.impacts["artillery"][GERMAN]) == {"105": 2, "75": 2}
    assert "stuka" not in STONNE.impacts


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
    assert HANNUT.set_up[FRENCH] == hannut.grid.all & ~hannut.grid.edges["east"]
    assert HANNUT.set_up["german_observers"] == hannut.grid.edges["east"]
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
