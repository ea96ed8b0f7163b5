"""The ready deployments of Manstein's War: every unit, where 6 and 21 let it stand."""

from collections import defaultdict

import pytest

from tests.games.mansteins_war.data_files import (
    DEPLOYMENTS,
    FORTS,
    MARKERS,
    SCENARIO,
    TABLES,
    UNITS,
    country,
    forts,
    terrain,
    within,
)

SIDE = {name: plan["side"] for name, plan in DEPLOYMENTS.items()}
HOME = {
    "german": "germany",
    "french": "france",
    "british": "france",
    "belgian": "belgium",
    "dutch": "netherlands",
}
REACH = {"german": 3, "allied": 2}
every_deployment = pytest.mark.parametrize("name", DEPLOYMENTS)
NATIONS = {"german": ("german",), "allied": ("french", "british", "belgian", "dutch")}
READY_ARMOR = {"2GC", "1 Armor"}  # 28.2


def placed(name):
    """Every unit with its hex, those of the options too."""
    plan = DEPLOYMENTS[name]
    return plan["units"] | plan["optional"]


def stacks(name):
    found = defaultdict(list)
    for unit, hex in placed(name).items():
        found[hex].append(UNITS[unit])
    return found


def at_start(side):
    return {
        name
        for name, unit in UNITS.items()
        if unit["nation"] in NATIONS[side] and not unit["arrives"] and not unit["option"]
    }


def sizes(stack):
    armies = sum(unit["size"] == "army" for unit in stack)
    return armies, sum(unit["size"] in ("corps", "detachment", "brigade") for unit in stack)


def test_there_are_two_of_each_side():
    assert SIDE == {
        "allied_plan_d": "allied",
        "allied_closed_door": "allied",
        "german_sickle": "german",
        "german_yellow": "german",
    }


@every_deployment
def test_21_0_places_every_unit_of_the_start(name):
    assert set(DEPLOYMENTS[name]["units"]) == at_start(SIDE[name])


@every_deployment
def test_28_places_the_units_that_an_option_brings_at_the_start(name):
    wanted = READY_ARMOR if SIDE[name] == "allied" else {"SS Mot"}
    assert set(DEPLOYMENTS[name]["optional"]) == wanted


@every_deployment
def test_21_1_e_21_2_e_keeps_a_plan_of_its_side(name):
    assert MARKERS[SIDE[name]][DEPLOYMENTS[name]["plan"]]["plan"]


@every_deployment
def test_21_every_unit_stands_in_its_country(name):
    assert all(country(hex) == HOME[UNITS[unit]["nation"]] for unit, hex in placed(name).items())


@every_deployment
def test_21_1_a_21_2_b_units_are_near_the_logistic_unit_of_their_command(name):
    hexes, side = placed(name), SIDE[name]
    for unit, hex in hexes.items():
        command = UNITS[unit]["command"]
        if command in ("Res", "BL", "NL") or unit in SCENARIO["fortresses"]:
            continue
        assert hex in within(hexes[f"log {command}"], REACH[side]), unit


@every_deployment
def test_6_1_6_2_6_3_no_hex_holds_too_much(name):
    limit = TABLES["stacking"][SIDE[name]]
    for hex, stack in stacks(name).items():
        armies, corps = sizes(stack)
        room = limit["with_army"] if armies else limit["corps"]
        room = limit["rough"] if terrain(hex) == "rough" else room
        assert armies <= 1, hex
        assert corps <= room, hex


@every_deployment
def test_6_1_6_2_one_logistic_and_one_static_unit_at_most(name):
    for hex, stack in stacks(name).items():
        kinds = [unit["kind"] for unit in stack]
        assert (kinds.count("fortress") <= 1, kinds.count("logistic") <= 1) == (True, True), hex


@every_deployment
def test_8_4_1_no_army_stands_in_the_rough(name):
    rough = [stack for hex, stack in stacks(name).items() if terrain(hex) == "rough"]
    assert not any(unit["size"] == "army" for stack in rough for unit in stack)


@every_deployment
def test_6_0_d_nations_do_not_share_a_hex(name):
    assert all(len({unit["nation"] for unit in stack}) == 1 for stack in stacks(name).values())


@every_deployment
def test_21_1_b_21_2_c_fortress_units_stand_in_forts_of_their_country(name):
    fortresses = {u: hex for u, hex in placed(name).items() if UNITS[u]["kind"] == "fortress"}
    for unit, hex in fortresses.items():
        assert FORTS[hex]["country"] == HOME[UNITS[unit]["nation"]]
        assert SCENARIO["fortresses"].get(unit, hex) == hex


@pytest.mark.parametrize("name", [name for name in DEPLOYMENTS if SIDE[name] == "allied"])
def test_21_1_b_one_dutch_unit_in_each_dutch_fort(name):
    dutch = {placed(name)[unit] for unit in ("fort VH", "fort K")}
    assert dutch == forts(country="netherlands")


def differences(one, other):
    return {unit: hex for unit, hex in placed(other).items() if placed(one)[unit] != hex}


def test_the_closed_door_differs_by_three_units():
    assert differences("allied_plan_d", "allied_closed_door") == {
        "F 3 Army": "1639",
        "fort Sarre": "1740",
        "GPK": "1537",
    }


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "allied_plan_d",
            "1237 log 1AG, fort Maub; 1137 F 1 Army, Cav; 1037 F 7 Army; 1036 BEF, log GHQ; "
            "1339 F 9 Army; 1438 F 2 Army; 1741 log 2AG; 1640 F 3 Army, fort Metz; "
            "1740 F 4 Army; 1840 fort Sarre; 1941 F 5 Army, fort Lauter; 1843 log 3AG, fort PFB; "
            "1942 F 8 Army; 1943 fort Rhin; 1239 1GC; 1341 log Res; 1435 BE 1 Corps; "
            "1536 BE 2 Corps; 1537 BE 3 Corps, fort EE; 1436 GPK, fort Namur; 1335 fort Antwerp; "
            "1333 NL 1 Corps; 1433 NL 2 Corps, fort VH; 1432 Light; 1531 fort K",
        ),
        (
            "german_sickle",
            "1735 log HGB; 1636 G 6 Army, 16 Pz, fort Aachen; 1633 G 18 Army, fort Rhine; "
            "1834 LLK; 1836 log HGA, 40 Corps; 1736 G 4 Army; "
            "1738 G 12 Army, 19 Pz, fort Eifel; 1739 G 16 Army; 1737 15 Pz; "
            "1838 log PGK, 41 Pz, 14 Mot; 1940 log HGC; 1839 G 1 Army, fort Saar; "
            "2041 G 7 Army; 1837 GrD; 1835 38 Corps",
        ),
        (
            "german_yellow",
            "1735 log HGB, G 4 Army; 1636 G 6 Army, 16 Pz, fort Aachen; "
            "1633 G 18 Army, fort Rhine; 1834 LLK; 1736 log HGA, G 12 Army; "
            "1738 G 16 Army, fort Eifel; 1737 15 Pz; 1734 19 Pz, 41 Pz, 14 Mot; "
            "1835 log PGK, 38 Corps; 1940 log HGC; 1839 G 1 Army, fort Saar; 2041 G 7 Army; "
            "1836 40 Corps, GrD",
        ),
    ],
)
def test_21_where_everything_stands(name, line):
    typed = {
        unit: hex
        for hex, _, units in (part.partition(" ") for part in line.split("; "))
        for unit in units.split(", ")
    }
    assert typed == DEPLOYMENTS[name]["units"]
