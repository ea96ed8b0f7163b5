"""The ready deployments, ours, against the rules of set-up."""

from collections import Counter

import pytest

from sixweeks.games.blitzkrieg.model.components import DEPLOYMENTS, SCENARIOS

HANNUT, STONNE = SCENARIOS["hannut"], SCENARIOS["stonne"]
FRENCH = ("hannut_french", "hannut_french_full", "stonne_french")
GERMAN = ("hannut_german", "stonne_german")


def scenario_of(name):
    return SCENARIOS[DEPLOYMENTS[name].scenario]


def counter(scenario, name):
    return scenario.counters[scenario.by_name[name]]


def places(name):
    """Each counter of a deployment with its hex."""
    scenario, plan = scenario_of(name), DEPLOYMENTS[name]
    grid = scenario.battlefield.grid
    return [(counter(scenario, unit), grid.hex(hex)) for unit, hex in plan.units.items()]


def test_deployments_are_one_for_each_side_and_force():
    assert sorted(DEPLOYMENTS) == sorted((*FRENCH, *GERMAN))


@pytest.mark.parametrize("name", FRENCH)
def test_14_1a_14_2a_the_french_deploy_everybody_who_is_there(name):
    scenario = scenario_of(name)
    gone = scenario.reduced_leaves_out if name == "hannut_french" else ()
    there = {
        c.name
        for c in scenario.counters
        if c.side == "french" and c.arrives == 1 and c.id not in gone
    }
    assert set(DEPLOYMENTS[name].units) == there


@pytest.mark.parametrize("name", FRENCH)
def test_14_1a_14_2a_the_french_deploy_in_their_area(name):
    area = scenario_of(name).set_up["french"]
    assert all(area >> hex & 1 for _, hex in places(name))


@pytest.mark.parametrize("name", FRENCH)
def test_7_3a_no_more_than_three_units_to_a_hex(name):
    assert max(Counter(hex for c, hex in places(name) if c.stacks).values()) <= 3


@pytest.mark.parametrize("name", FRENCH)
def test_3_3a_everybody_is_in_command(name):
    scenario, grid = scenario_of(name), scenario_of(name).battlefield.grid
    headquarters = {c.formation: (c, hex) for c, hex in places(name) if c.kind == "hq"}
    for unit, hex in places(name):
        if unit.needs_command and not scenario.formations[unit.formation].independent:
            hq, at = headquarters[unit.formation]
            assert grid.distance(at, hex) <= hq.command_range, unit.name


@pytest.mark.parametrize("name", FRENCH)
def test_1_4b_observers_have_a_friend_within_three_hexes(name):
    grid = scenario_of(name).battlefield.grid
    units = [hex for c, hex in places(name) if c.stacks]
    for observer, hex in places(name):
        if observer.kind == "observer":
            assert min(grid.distance(hex, other) for other in units) <= 3


@pytest.mark.parametrize("name", FRENCH)
def test_12_2a_every_prepared_position_is_manned_by_infantry(name):
    scenario, plan = scenario_of(name), DEPLOYMENTS[name]
    grid = scenario.battlefield.grid
    manned = {grid.number(hex) for c, hex in places(name) if c.stacks and not c.is_vehicle}
    assert len(set(plan.prepared_positions)) == scenario.prepared_positions["french"]
    assert set(plan.prepared_positions) <= manned


def test_14_2a_four_mines_in_four_hexes_of_their_area():
    mines, area = DEPLOYMENTS["stonne_french"].mines, STONNE.mines
    assert area is not None
    assert len(set(mines)) == area.count
    assert all(area.within >> STONNE.battlefield.grid.hex(hex) & 1 for hex in mines)


@pytest.mark.parametrize("name", GERMAN)
def test_14_1d_14_2c_the_german_observers_stand_in_their_area(name):
    scenario = scenario_of(name)
    there = [scenario.counters[id] for id in scenario.observers["german"]]
    assert set(DEPLOYMENTS[name].units) == {c.name for c in there if c.arrives == 1}
    assert all(scenario.set_up["german_observers"] >> hex & 1 for _, hex in places(name))


@pytest.mark.parametrize("french", ["hannut_french", "hannut_french_full"])
def test_1_4b_no_german_observer_is_next_to_the_french(french):
    grid = HANNUT.battlefield.grid
    occupied = sum({1 << hex for _, hex in places(french)})
    assert not any(grid.around[hex] & occupied for _, hex in places("hannut_german"))


def test_14_1k_six_companies_ride_on_trucks():
    trucks = DEPLOYMENTS["hannut_german"].trucks
    riders = [counter(HANNUT, name) for name in trucks]
    assert len(set(trucks)) == HANNUT.trucks["german"]
    assert {rider.kind for rider in riders} == {"rifle"}
    assert not any(rider.halftrack for rider in riders)


def test_14_1h_the_first_formation_is_a_german_one_that_enters_on_turn_1():
    formation = HANNUT.formations[DEPLOYMENTS["hannut_german"].first_formation]
    assert (formation.side, formation.arrives) == ("german", 1)


def test_14_2j_attached_are_all_units_of_an_independent_formation_or_none():
    attached = DEPLOYMENTS["stonne_german"].attachments
    formations = Counter(counter(STONNE, unit).formation for unit in attached)
    for id, count in formations.items():
        assert STONNE.formations[id].independent
        assert count == len(STONNE.formations[id].units)


def test_14_2x_a_company_of_pioneers_and_antitank_guns_to_each_battalion_of_gd():
    attached = DEPLOYMENTS["stonne_german"].attachments
    for battalion in ("I/GD", "II/GD", "III/GD"):
        kinds = [counter(STONNE, unit).kind for unit, host in attached.items() if host == battalion]
        assert sorted(kinds) == ["at_gun", "pioneer"]
