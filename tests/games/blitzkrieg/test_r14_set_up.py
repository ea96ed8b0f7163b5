"""14 The scenarios: who sets up what and where."""

import pytest

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.rules.r14_deployment import Deploy, SetUp
from tests.games.blitzkrieg.toolkit import Play, begun, deploying, fresh, place_of, unit_of


def set_up(scenario, **options):
    return Play(fresh(scenario, **options), SetUp())


def test_14_1a_the_french_set_up_first_anywhere_west_of_column_21():
    play = deploying("hannut", "french").answer("unit 1 Cuir S35 1")
    columns = {hex[:2] for hex in play.hexes("place")}
    assert columns == {f"{column:02}" for column in range(1, 22)}


def test_14_1a_the_french_first():
    play = set_up("hannut")
    assert play.asked == "french"


def test_14_1a_7_3a_not_four_to_a_hex():
    play = deploying("hannut", "french")
    for name in ("S35 1", "S35 2", "H39 1"):
        play.answer(f"unit 1 Cuir {name}", "place 1512")
    play.answer("unit 1 Cuir H39 2")
    assert "1512" not in play.hexes("place")


def test_14_2a_south_of_row_04_inclusive():
    play = deploying("stonne", "french").answer("unit 4 BCC FCM 1")
    assert {hex[:2] for hex in play.hexes("place")} == {f"{row:02}" for row in range(4, 17)}


def test_14_2a_mines_lie_between_the_west_edge_and_les_huttes():
    play = begun("stonne")
    grid = play.game.scenario.battlefield.grid
    mined = grid.numbers(play.game.mines)
    assert len(mined) == 4
    assert all("06" <= hex[:2] <= "10" and "01" <= hex[2:] <= "06" for hex in mined)


def place_all(play, *answers):
    """Every unit goes to the first hex offered, until something else is asked."""
    while "unit" in play.verbs() or "place" in play.verbs():
        play.answer(min(play.offered))
    return play


def test_14_2a_12_2a_five_positions_with_a_unit_each_and_four_mines():
    play = place_all(deploying("stonne", "french"))
    grid = play.game.scenario.battlefield.grid
    occupied = {place_of(play.game, c.name) for c in play.game.scenario.counters if c.kind != "hq"}
    assert play.hexes("works") <= occupied
    for _ in range(5):
        play.answer(min(each for each in play.offered if each.startswith("works")))
    assert play.game.works.bit_count() == 5
    first = min(play.hexes("mine"))
    for _ in range(4):
        play.answer(min(play.offered))
    assert play.game.mines.bit_count() == 4
    assert first in grid.numbers(play.game.mines)


def spread_out(play):
    """Every unit goes to a hex of its own."""
    taken: set[str] = set()
    while {"unit", "place"} & play.verbs():
        if "place" in play.verbs():
            taken.add(hex := min(play.hexes("place") - taken))
            play.answer(f"place {hex}")
        else:
            play.answer(min(play.offered))
    return play


def test_12_2a_14_2a_not_a_sixth_position():
    play = spread_out(deploying("stonne", "french"))
    for _ in range(5):
        play.answer(f"works {min(play.hexes('works'))}")
    assert play.verbs() == {"mine"}


def test_14_2a_four_different_hexes():
    play = place_all(deploying("stonne", "french")).answer("no_more")
    hex = min(play.hexes("mine"))
    play.answer(f"mine {hex}")
    assert hex not in play.hexes("mine")


def test_1_4a_observers_are_noted_in_secret():
    play = begun("hannut")
    game = play.game
    observers = [c.name for c in game.scenario.counters if c.kind == "observer"]
    assert all(game.units[unit_of(game, name)].hidden for name in observers)


def test_1_4b_an_observer_begins_within_three_hexes_of_a_friend():
    """All French stand in the north of column 01; the observers come last."""
    play = deploying("hannut", "french")
    while "unit AO 1 F" not in play.offered:
        play.answer(min(play.offered))
    play.answer("unit AO 1 F")
    game = play.game
    grid = game.scenario.battlefield.grid
    friends = [Hex(u.place) for u in game.units if u.place >= 0]
    for hex in play.hexes("place"):
        assert min(grid.distance(grid.hex(hex), place) for place in friends) <= 3


def test_1_4b_14_1a_and_not_only_at_the_edge():
    play = deploying("hannut", "french")
    while "unit AO 1 F" not in play.offered:
        play.answer(min(play.offered))
    play.answer("unit AO 1 F")
    assert {hex[:2] for hex in play.hexes("place")} == {"01", "02", "03", "04"}


def test_14_1d_1_4b_german_observers_begin_in_column_22_and_not_next_to_the_enemy():
    play = deploying("hannut", "german", {"1 Cuir S35 1": "2110"}).answer("unit AO 1 G")
    assert {hex[:2] for hex in play.hexes("place")} == {"22"}
    assert not play.hexes("place") & {"2209", "2210"}


def test_14_2c_the_german_observer_begins_in_an_entry_hex():
    play = deploying("stonne", "german")
    assert play.hexes("place") == {"0108", "0109", "0110", "0111", "0112"}


def test_14_1k_six_companies_of_choice_are_given_trucks():
    play = set_up("hannut").answer("plan hannut_french", "keep", "plan by hand")
    while "truck" not in play.verbs():
        play.answer(min(play.offered))
    companies = play.units("truck")
    assert "I/21 IR Rifle 1" in companies
    assert not companies & {"I/13 IR Rifle 1", "I/13 IR Rifle 2", "KG Krad 1", "I/14 PzR Pz IV"}
    for _ in range(6):
        play.answer(min(each for each in play.offered if each.startswith("truck")))
    assert sum(unit.truck for unit in play.game.units) == 6
    assert "truck" not in play.verbs()


@pytest.mark.parametrize(("carry", "may"), [("companies", False), ("guns", True)])
def test_14_1k_by_option_trucks_carry_antitank_guns_too(carry, may):
    play = set_up("hannut", truck_load=carry)
    play.answer("plan hannut_french", "keep", "plan by hand")
    while "truck" not in play.verbs():
        play.answer(min(play.offered))
    assert ("I/21 IR Pak" in play.units("truck")) is may
    assert "KG Krad 1" not in play.units("truck")


def test_14_1j_two_companies_begin_in_their_transports():
    game = begun("hannut").game
    for n in (1, 2):
        rider = game.units[unit_of(game, f"I/13 IR Rifle {n}")]
        assert rider.aboard == unit_of(game, f"Sdkfz {n}")


@pytest.mark.parametrize(("force", "units"), [("reduced", 17), ("full", 32)])
def test_14_1l_the_french_force(force, units):
    game = begun("hannut", french_force=force).game
    french = [
        counter.id
        for counter in game.scenario.counters
        if counter.side == "french" and counter.kind not in ("hq", "observer")
    ]
    assert sum(game.units[unit].place >= 0 for unit in french) == units


@pytest.mark.parametrize(("option", "hidden"), [("on", True), ("off", False)])
def test_7_4a_antitank_guns_may_be_hidden_at_the_start(option, hidden):
    game = fresh("hannut", hidden_at=option)
    play = Play(game, Deploy(by="french"))
    play.answer(min(each for each in play.offered if "by hand" not in each))
    assert ("hide" in play.verbs()) is hidden
    if hidden:
        play.answer("hide I/11 RDP AT")
        assert game.units[unit_of(game, "I/11 RDP AT")].hidden
