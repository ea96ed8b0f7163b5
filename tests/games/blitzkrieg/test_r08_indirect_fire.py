"""8.2 Indirect fire: impacts, observers, transmission; 14.1i Stukas."""

from functools import partial

import pytest

from tests.games.blitzkrieg import toolkit
from tests.games.blitzkrieg.toolkit import COMPANY, DRAGOONS, MISS, SOMUA

activate = partial(toolkit.activate, calm=True)
SECOND = "I/11 RDP Rifle 2"
AO, HQ = "AO 1 G", "I/21 IR HQ"
GUNS, STUKAS = "german artillery", "german stuka"


def bombard(units, marker=GUNS, **lines):
    return activate(marker, units, **lines).answer(f"bombard {marker}")


def fire(play, *hexes):
    """Place all four impacts: two of 150 mm, two of 105 mm."""
    return play.answer(*(f"impact {hex}" if hex else "hold_fire" for hex in hexes))


def impacts(play):
    return [(shot["impact"], shot["target"]) for shot in play.events("impact")]


# --- observers --------------------------------------------------------------------------------


def test_8_2a_8_2g_without_an_observer_there_is_no_target():
    play = bombard({DRAGOONS: "1512", COMPANY: "1511"})
    assert not play.verbs() & {"impact"}


def test_8_2a_an_observer_who_sees_the_enemy_makes_a_target():
    assert bombard({DRAGOONS: "1512", AO: "1509"}).hexes("impact") == {"1512"}


def test_8_2a_not_one_whose_sight_is_blocked():
    assert not bombard({DRAGOONS: "1414", AO: "1411"}).hexes("impact")


@pytest.mark.parametrize(("hex", "seen"), [("1507", True), ("1506", False)])
def test_4_1d_8_2a_an_observer_sees_infantry_five_hexes_away(hex, seen):
    assert bool(bombard({DRAGOONS: "1512", AO: hex}).hexes("impact")) is seen


@pytest.mark.parametrize(("hex", "seen"), [("1508", True), ("1507", False)])
def test_4_1d_8_2e_a_headquarters_sees_it_four_hexes_away(hex, seen):
    assert bool(bombard({DRAGOONS: "1512", HQ: hex}).hexes("impact")) is seen


@pytest.mark.parametrize("under", [SOMUA, SECOND])
def test_8_1c_8_2a_what_may_be_bombarded_does_not_tell_what_lies_under_a_company(under):
    """C-63: six hexes away a company is not seen, but a tank under it would be."""
    assert bombard({under: "1512", DRAGOONS: "1512", AO: "1506"}).hexes("impact") == {"1512"}
    assert not bombard({DRAGOONS: "1512", AO: "1506"}).hexes("impact")


@pytest.mark.parametrize(("under", "seen"), [(SOMUA, True), (SECOND, False)])
def test_8_2a_fire_on_what_the_observer_does_not_see_is_lost(under, seen):
    play = fire(bombard({under: "1512", DRAGOONS: "1512", AO: "1506"}), "1512", "", "", "")
    assert (play.asked == "roll") is seen
    assert len(play.events("observed_nothing")) == (not seen)
    assert not impacts(play)


@pytest.mark.parametrize(
    ("hq", "observes"), [("I/21 IR HQ", True), ("I/14 PzR HQ", False), ("KG HQ", False)]
)
def test_8_2e_only_headquarters_of_infantry_observe(hq, observes):
    assert bool(bombard({DRAGOONS: "1512", hq: "1509"}).hexes("impact")) is observes


def test_8_2a_a_company_is_no_observer():
    assert not bombard({DRAGOONS: "1512", COMPANY: "1511"}).hexes("impact")


def test_8_2a_a_hex_without_a_known_enemy_is_no_target():
    units = {"AO 1 F": "1512 hidden", DRAGOONS: "0101", AO: "1509"}
    assert not bombard(units).hexes("impact")


# --- placing and resolving --------------------------------------------------------------------


def test_8_2b_3_2a_all_impacts_are_placed_before_the_first_roll():
    play = bombard({DRAGOONS: "1512", SOMUA: "1511", AO: "1509"})
    placed = [play.game.stack[-1].impacts[0]]
    for hex in ("1512", "1512", "1511"):
        play.answer(f"impact {hex}")
        placed.append(play.game.stack[-1].impacts[0])
    assert placed == ["150", "150", "105", "105"]
    play.answer("impact 1511")
    assert play.asked == "roll"


def test_8_2b_an_impact_need_not_be_used():
    play = fire(bombard({DRAGOONS: "1512", AO: "1509"}), "1512", "", "", "")
    play.answer(8, MISS)
    assert impacts(play) == [("150", DRAGOONS)]


def test_7_3b_8_2a_an_impact_attacks_every_unit_in_the_hex_by_its_own_roll():
    units = {DRAGOONS: "1512", SECOND: "1512", "I/11 RDP HQ": "1512", AO: "1509"}
    play = fire(bombard(units), "1512", "", "", "").answer(8, 2, 6, "accept", MISS)
    assert {target for _, target in impacts(play)} == {DRAGOONS, SECOND, "I/11 RDP HQ"}
    struck = [play.state(name) for name in (DRAGOONS, SECOND, "I/11 RDP HQ")]
    assert sum(unit.steps for unit in struck) < 5
    assert sum(unit.neutralized for unit in struck) == 1


def test_8_2a_hidden_counters_in_the_hex_are_attacked_too_and_shown_if_hit():
    units = {DRAGOONS: "1512", "AO 1 F": "1512 hidden", AO: "1509"}
    play = fire(bombard(units), "1512", "", "", "").answer(8, MISS, MISS)
    assert play.state("AO 1 F").hidden
    assert [each["target"] for each in play.events("impact")] == [DRAGOONS]  # not even a miss
    play = fire(bombard(units), "1512", "", "", "").answer(8, 6)
    while play.asked == "french":
        play.answer("accept")
    play.answer(6)
    assert not play.state("AO 1 F").hidden
    assert play.state("AO 1 F").neutralized


def test_8_2a_own_units_in_the_hex_are_safe():
    """There are none: enemies never share a hex. The neighbours are not attacked."""
    units = {DRAGOONS: "1512", COMPANY: "1511", AO: "1511"}
    play = fire(bombard(units), "1512", "", "", "").answer(MISS)
    assert impacts(play) == [("150", DRAGOONS)]


def test_8_2f_fire_on_one_hex_needs_one_transmission():
    play = fire(bombard({DRAGOONS: "1512", AO: "1509"}), *["1512"] * 4)
    play.answer(8, *[MISS] * 4)
    assert len(play.events("transmitted")) == 1
    assert impacts(play) == [(gun, DRAGOONS) for gun in ("150", "150", "105", "105")]
    assert play.asked != "roll"


def test_8_2f_fire_on_two_hexes_needs_two():
    units = {DRAGOONS: "1512", SECOND: "1511", AO: "1508"}
    play = fire(bombard(units), "1512", "1512", "1511", "1511")
    play.answer(9)
    assert play.asked == "roll"
    play.answer(8, MISS, MISS)
    assert impacts(play) == [("105", SECOND)] * 2


def test_8_2f_when_the_target_is_destroyed_the_rest_is_lost():
    play = fire(bombard({DRAGOONS: "1512 reduced", AO: "1509"}), *["1512"] * 4).answer(8, 2)
    assert play.place_of(DRAGOONS) == "dead"
    assert len(impacts(play)) == 1
    assert play.asked != "roll"


@pytest.mark.parametrize(("roll", "passed"), [(8, True), (9, False)])
def test_8_2c_an_observer_transmits_with_8_or_less(roll, passed):
    play = fire(bombard({DRAGOONS: "1512", AO: "1509"}), "1512", "", "", "").answer(roll)
    assert (play.asked == "roll") is passed


@pytest.mark.parametrize(("roll", "passed"), [(7, True), (8, False)])
def test_8_2c_a_headquarters_with_7_or_less(roll, passed):
    play = fire(bombard({DRAGOONS: "1512", HQ: "1509"}), "1512", "", "", "").answer(roll)
    assert (play.asked == "roll") is passed


@pytest.mark.parametrize(("unit", "number"), [(AO, 7), (HQ, 6)])
def test_8_2c_1_4e_a_neutralized_one_adds_one(unit, number):
    units = {DRAGOONS: "1512", unit: "1509 neutralized"}
    for roll in (number, number + 1):
        play = fire(bombard(units), "1512", "", "", "").answer(roll)
        assert (play.asked == "roll") is (roll == number)


def test_8_2c_an_observer_next_to_the_target_need_not_roll():
    play = fire(bombard({DRAGOONS: "1512", AO: "1511"}), "1512", "", "", "").answer(MISS)
    assert impacts(play) == [("150", DRAGOONS)]


def test_8_2c_a_headquarters_next_to_it_must():
    play = fire(bombard({DRAGOONS: "1512", HQ: "1511"}), "1512", "", "", "").answer(8)
    assert not impacts(play)


def test_8_2d_a_failed_transmission_loses_the_salvo_and_the_activation():
    play = fire(bombard({DRAGOONS: "1512", AO: "1509"}), *["1512"] * 4).answer(9)
    assert not impacts(play)
    assert not play.asked


def test_8_2c_the_owner_chooses_among_observers():
    units = {DRAGOONS: "1512", AO: "1509", HQ: "1510"}
    play = fire(bombard(units), "1512", "", "", "")
    assert play.units("observer") == {AO, HQ}


def test_6_2g_who_was_shelled_may_retreat():
    play = toolkit.activate(GUNS, {DRAGOONS: "1512", AO: "1511"}).answer(f"bombard {GUNS}")
    fire(play, "1512", "", "", "").answer(MISS)
    assert play.offered == {f"give_way {DRAGOONS}", "no_reaction"}


def test_8_2f_6_2g_but_not_between_the_salvos_of_a_grouped_fire():
    """C-65: four impacts on one hex are one fire, announced before."""
    play = toolkit.activate(GUNS, {DRAGOONS: "1512", AO: "1511"}).answer(f"bombard {GUNS}")
    fire(play, "1512", "1512", "1512", "1512").answer(MISS, MISS, MISS)
    assert play.asked == "roll"
    play.answer(MISS)
    assert play.offered == {f"give_way {DRAGOONS}", "no_reaction"}


def test_5_3b_each_artillery_marker_drawn_fires_again():
    units = {DRAGOONS: "1512", AO: "1511", COMPANY: "2210"}
    play = toolkit.operations("german artillery, german artillery, I/11 RDP", units)
    for _ in range(2):
        play.answer("german artillery", "activate", f"bombard {GUNS}")
        fire(play, "1512", "", "", "").answer(MISS)
    assert len(impacts(play)) == 2


# --- 14.1i Stukas -----------------------------------------------------------------------------


def test_14_1i_stukas_need_no_observer():
    units = {DRAGOONS: "1512", SOMUA: "0101", "1 Cuir HQ": "0707"}
    assert bombard(units, STUKAS).hexes("impact") == {"1512", "0101", "0707"}


def test_14_1i_and_no_transmission():
    play = bombard({DRAGOONS: "1512"}, STUKAS).answer("impact 1512", "hold_fire", MISS)
    assert impacts(play) == [("stuka", DRAGOONS)]


def test_14_1i_they_do_not_find_what_is_hidden():
    units = {DRAGOONS: "1512", "AO 1 F": "0101 hidden"}
    assert bombard(units, STUKAS).hexes("impact") == {"1512"}


def test_3_2a_a_stuka_marker_has_two_impacts():
    play = bombard({DRAGOONS: "1512"}, STUKAS).answer("impact 1512", "impact 1512", MISS, MISS)
    assert len(impacts(play)) == 2
