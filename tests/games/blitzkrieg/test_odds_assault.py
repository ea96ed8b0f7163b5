"""Odds of an assault: exact, and as it plays out."""

from collections import Counter
from random import Random

import pytest

from sixweeks.games.blitzkrieg.model.state import Unit
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    act,
    odds,
    parts,
    place_of,
    preview,
    sketch,
    state,
    unit_of,
)


def test_ex7_ex8_the_assault_of_the_example_of_play():
    """The company fires at -1, the Somua at 8."""
    told = odds({SOMUA: "1114", COMPANY: "1014"}, f"{SOMUA} assaults 1014")
    assert [stage["column"] for stage in told["stages"]] == ["−1 or less", "8 or more"]
    assert parts(told["stages"][0]) == {("9.1.2a", 1, "range 0")}
    assert parts(told["stages"][1]) == {
        ("9.1.2a", 1, "range 0"),
        ("6.1a", -1, "moves and assaults"),
        ("0.2a", -1, "built-up area"),
    }


def test_9_1_the_chances_of_an_assault_add_up():
    units = {SOMUA: "1512", PANZER: "1511", COMPANY: "1511 reduced", "KG Pak": "1511"}
    told = odds(units, f"{SOMUA} assaults 1511")
    assert sum(told["results"].values()) == pytest.approx(1)
    assert told["results"]["goes_on"] == 0


def test_9_1_against_one_company_of_one_step_the_first_exchange_by_hand():
    """-1 does nothing to a tank; 8 or more neutralizes 14 and kills 16 of 36."""
    units = {SOMUA: "1512", COMPANY: "1511 reduced"}
    told = odds(units, f"{SOMUA} assaults 1511")
    assert "hex taken 83%" in told["notes"][0]["note"]
    assert told["results"]["taken"] == pytest.approx(1)


def test_9_1_2a_all_defenders_are_reckoned_with_before_the_attacker_goes_back():
    """Each of two companies at 5 kills worn dragoons with 2 of 36, whatever the other has done."""
    units = {DRAGOONS: "1512 reduced", COMPANY: "1511", "I/21 IR Rifle 2": "1511"}
    told = odds(units, f"{DRAGOONS} assaults 1511")
    assert told["results"]["destroyed"] >= 1 - (34 / 36) ** 2


def test_9_1_3b_a_neutralized_defender_leaves_in_any_case():
    units = {SOMUA: "1512", COMPANY: "1511 neutralized"}
    told = odds(units, f"{SOMUA} assaults 1511")
    assert "hex taken 100%" in told["notes"][0]["note"]


def test_9_0a_a_unit_that_comes_onto_the_map_may_assault_too():
    game = sketch({DRAGOONS: "2204"})
    newcomer = unit_of(game, PANZER)
    game.units = (*game.units[:newcomer], Unit(steps=2), *game.units[newcomer + 1 :])
    told = preview(game, f"{PANZER} assaults 2204", "german")
    assert [stage["attackers"][0]["unit"] for stage in told["stages"]] == [DRAGOONS, PANZER]


def test_9_0a_an_observer_still_to_come_does_not_assault():
    game = sketch({"I/205 RI Rifle 1": "0108"}, "stonne", turn=6)
    newcomer = unit_of(game, "AO 2 G")
    game.units = (*game.units[:newcomer], Unit(steps=1), *game.units[newcomer + 1 :])
    with pytest.raises(InputError, match=r"8\.1a"):
        preview(game, "AO 2 G assaults 0108", "german")


def test_12_1b_mines_come_first():
    units = {COMPANY: "1512", DRAGOONS: "1511"}
    told = odds(units, f"{COMPANY} assaults 1511", mines="1511")
    assert told["stages"][0]["title"] == f"mines against {COMPANY}"


def test_9_1_an_assault_plays_out_as_reckoned():
    """All dice of both sides tried out by playing, with the choices that the odds suppose."""
    units = {COMPANY: "1512 reduced", DRAGOONS: "1511 reduced"}
    told = odds(units, f"{COMPANY} assaults 1511")
    found: Counter[str] = Counter()
    rng = Random(9)
    for _ in range(1500):
        found[played_out(units, rng)] += 1
    for name in ("taken", "driven_off", "destroyed"):
        assert found[name] / 1500 == pytest.approx(told["results"][name], abs=0.04)


def played_out(units, rng):
    play = act(COMPANY, units).answer("assault 1511")
    while play.asked and state(play.game, COMPANY).place >= 0:
        if play.asked == "roll":
            play.answer(rng.randint(1, 6) + rng.randint(1, 6))
        elif "accept" in play.offered:
            play.answer("accept")
        elif "stay" in play.offered:
            play.answer("stay")
        else:
            play.answer(sorted(play.offered)[0])
    if place_of(play.game, COMPANY) == "dead":
        return "destroyed"
    return "taken" if place_of(play.game, COMPANY) == "1511" else "driven_off"
