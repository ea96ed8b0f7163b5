"""Odds before one commits: every part with its rule, and the exact chance of every result."""

from itertools import product
from random import Random

import pytest

from sixweeks.games.blitzkrieg.model.components import SCENARIOS
from sixweeks.games.blitzkrieg.model.view import scramble
from sixweeks.games.blitzkrieg.rules.r06_advance import Rally
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Factor, Part
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Choose
from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    PANZER,
    SOMUA,
    Play,
    act,
    odds,
    parts,
    preview,
    sketch,
    unit_of,
)
from tests.games.blitzkrieg.wandering import sample


def defense(name):
    """As printed: the values are ours, and may be tuned."""
    return SCENARIOS["hannut"].counters[SCENARIOS["hannut"].by_name[name]].full[1]


def chances(column):
    """10.2a Against a vehicle."""
    found = Factor((Part("10.1a", "attack", column),), against_vehicle=True).chances
    return {name or "-": float(chance) for name, chance in found.items()}


# --- 8.1 direct fire --------------------------------------------------------------------------


def test_a_shot_part_by_part():
    told = odds({SOMUA: "1512", PANZER: "1510"}, f"{SOMUA} at {PANZER}")
    assert told["title"] == "1 Cuir S35 1 fires at I/14 PzR Pz IV in 1510 (1½ km west of Wansin)"
    assert told["attackers"] == [{"unit": SOMUA, "factor": 9, "rules": ["10.1a"]}]
    value = defense(PANZER)
    assert told["defenders"] == [{"unit": PANZER, "factor": value, "rules": ["10.1a"]}]
    assert (told["initial"], told["column"]) == (str(9 - value), str(9 - value - 1))
    assert parts(told) == {("0b", -1, "distance")}
    assert told["results"] == chances(9 - value - 1)


def test_ex6_the_shot_of_the_example_of_play():
    told = odds({SOMUA: "1114", COMPANY: "1014"}, f"{SOMUA} moves and fires at {COMPANY}")
    assert told["column"] == "5"
    assert parts(told) == {
        ("6.1d", -2, "moves and fires"),
        ("0.2a", -2, "built-up area"),
    }


def test_10_1b_the_halved_attack_of_infantry_has_its_rule():
    told = odds({COMPANY: "1511", SOMUA: "1512"}, f"{COMPANY} at {SOMUA}")
    assert told["attackers"] == [{"unit": COMPANY, "factor": 2, "rules": ["10.1b"]}]
    assert told["column"] == "−1 or less"


def test_14_1j_a_transport_fires_with_its_company():
    units = {"Sdkfz 1": "1511", "I/13 IR Rifle 1": "1511 in Sdkfz 1", DRAGOONS: "1512"}
    told = odds(units, f"Sdkfz 1 at {DRAGOONS}")
    assert [(each["unit"], each["factor"]) for each in told["attackers"]] == [
        ("Sdkfz 1", 2),
        ("I/13 IR Rifle 1", 4),
    ]


def test_7_3b_a_hex_means_every_target_in_it():
    units = {SOMUA: "1512", PANZER: "1511", COMPANY: "1511"}
    told = odds(units, f"{SOMUA} 1511")
    titles = [told["title"], *(stage["title"] for stage in told["stages"])]
    where = "1511 (1½ km south-west of Wansin)"
    assert titles == [f"{SOMUA} fires at {each} in {where}" for each in (PANZER, COMPANY)]


def test_the_unit_in_action_need_not_be_named():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1511"})
    assert preview(play.game, f"at {PANZER}", "french")["attack"] == 9


def test_6_1d_who_has_moved_fires_moving():
    play = act(SOMUA, {SOMUA: "1513", PANZER: "1510"}, calm=True).answer("go 1512")
    told = preview(play.game, f"at {PANZER}", "french")
    assert ("6.1d", -2, "moves and fires") in parts(told)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{SOMUA} at {PANZER}", "4.1a"),
        (f"{SOMUA} assaults 1507", "9.1.1a"),
        (f"{SOMUA} 1509", "names no enemy"),
        ("1509", "names no unit that fires"),
        ("KG Pak at 1512", "KG Pak is not on the map"),
        (f"rally {SOMUA}", "10.3d"),
        ("105 on 1507", "8.2a"),
        ("sing", "names no hex, unit or action"),
        ("", "name a unit and what it does"),
    ],
)
def test_what_cannot_be_done_has_no_odds(text, said):
    with pytest.raises(InputError, match=said) as found:
        odds({SOMUA: "1512", PANZER: "1507"}, text, "french")
    assert "\n" not in str(found.value)


# --- 6.2 reactions ----------------------------------------------------------------------------


def test_ex3_a_reaction_is_a_check_and_a_shot():
    """Reaction value 8, one hex between: 7 or less; then 7 - 1 - 4 = 2."""
    told = odds({PANZER: "1510", SOMUA: "1512"}, f"{PANZER} reacts {SOMUA}")
    assert (told["check"]["base"], told["check"]["need"]) == (8, 7)
    assert parts(told["check"]) == {("6.3a", -1, "distance")}
    assert told["column"] == "2"
    passes = 21 / 36
    assert told["check"]["chance"] == pytest.approx(passes)
    assert told["results"] == pytest.approx(
        {"fails": 1 - passes, "-": passes * 27 / 36, "N": passes * 9 / 36, "1": 0}
    )


def test_6_3a_every_modifier_of_a_reaction_is_named():
    units = {PANZER: "1511 neutralized out_of_command", SOMUA: "1512"}
    tired = {"I/14 PzR": "fatigued demoralized"}
    told = odds(units, f"{PANZER} reacts {SOMUA}", formations=tired)
    assert told["check"]["need"] == 8 - 1 - 2 - 1 - 2
    assert {each["why"] for each in told["check"]["shifts"]} == {
        "out of command",
        "neutralized",
        "fatigued",
        "demoralized",
    }


def test_6_2_in_a_reaction_the_unit_alone_is_enough():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1509"}).answer("go 1511")
    assert preview(play.game, f"{PANZER} fires", "german")["check"]["need"] == 7
    play.answer(f"react {PANZER}")
    assert preview(play.game, "", "german")["check"]["need"] == 7


# --- 8.2 indirect fire ------------------------------------------------------------------------


def test_8_2_an_impact_needs_transmission_and_strikes_everybody_known():
    units = {"AO 1 F": "1512", PANZER: "1510", COMPANY: "1510"}
    told = odds(units, "105 on 1510", "french")
    assert told["check"]["need"] == 8
    assert told["results"] == pytest.approx({"passes": 26 / 36, "fails": 10 / 36})
    assert told["hidden_defenders"] == 1
    assert [stage["column"] for stage in told["stages"]] == ["5"]


def test_8_2_with_nothing_hidden_every_unit_of_the_hex_has_its_chances():
    game = sketch({"AO 1 F": "1512", PANZER: "1510", COMPANY: "1510"})
    play = Play(game, Bombardment(by="french", impacts=("105",)))
    stages = preview(play.game, "1510", None)["stages"]
    assert [stage["column"] for stage in stages] == [str(5 - defense(PANZER)), "5"]


def test_8_2c_an_observer_next_to_the_target_is_sure():
    told = odds({"AO 1 F": "1511", PANZER: "1510"}, "150 on 1510", "french")
    assert told["check"]["chance"] == 1


def test_14_1i_a_stuka_needs_no_observer():
    units = {DRAGOONS: "1512", "AO 1 G": "2203"}
    told = odds(units, "stuka on 1512", "german")
    assert (told["check"], told["stages"][0]["column"]) == (None, "3")


def test_1_4a_8_2_of_the_enemys_bombardment_nobody_learns_who_observes_it():
    game = sketch({COMPANY: "1512", "AO 1 F": "1509 hidden", "I/11 RDP HQ": "1508"})
    play = Play(game, Bombardment(by="french", impacts=("105",)))
    with pytest.raises(InputError, match=r"8\.2a"):
        preview(play.game, "105 on 1512", "german")
    assert preview(play.game, "105 on 1512", "french")["check"]["need"] == 8


def test_8_2_in_a_bombardment_the_next_impact_is_meant():
    game = sketch({"AO 1 F": "1512", PANZER: "1510", COMPANY: "1509"})
    play = Play(game, Bombardment(by="french", impacts=("150", "75")))
    assert preview(play.game, "1509", "french")["stages"][0]["column"] == "6"


# --- checks -----------------------------------------------------------------------------------


def test_10_3d_a_rally():
    told = odds({COMPANY: "1512 neutralized"}, f"rally {COMPANY}")
    assert (told["check"]["base"], told["check"]["need"]) == (8, 7)
    assert told["results"]["passes"] == pytest.approx(21 / 36)


def test_10_3d_a_neutralized_headquarters_makes_it_harder():
    units = {COMPANY: "1512 neutralized", "I/21 IR HQ": "1513 neutralized"}
    told = odds(units, f"rally {COMPANY}")
    assert told["check"]["need"] == 6
    assert ("10.3d", -1, "headquarters neutralized") in parts(told["check"])


@pytest.mark.parametrize("text", ["I/21 IR", "recovery I/21 IR", "rally I/21 IR Rifle 2"])
def test_10_3d_8_1c_odds_do_not_tell_whether_a_covered_headquarters_is_neutralized(text):
    covered = {"I/21 IR HQ": "1513 neutralized", COMPANY: "1513"}
    units = {**covered, "I/21 IR Rifle 2": "1512 neutralized"}
    assert odds(units, text, "german")
    with pytest.raises(InputError, match=r"8\.1c"):
        odds(units, text, "french")


@pytest.mark.parametrize(
    ("text", "need"), [("recovery KG", 5), ("fatigue KG", 6), ("KG", 7), ("morale 1 Cuir", 6)]
)
def test_5_4b_11a_11e_checks_of_formations(text, need):
    assert odds({}, text)["check"]["need"] == need


@pytest.mark.parametrize(
    ("frame", "need"),
    [
        (lambda game: Rally(unit=unit_of(game, COMPANY)), 7),
        (lambda game: MoraleCheck(formation="KG"), 7),
        (lambda game: Recovery(formation="KG"), 5),
    ],
)
def test_the_check_that_is_due_need_not_be_named(frame, need):
    game = sketch({COMPANY: "1512 neutralized"})
    play = Play(game, frame(game))
    assert preview(play.game, "", None)["check"]["need"] == need


def test_the_shot_that_is_due_need_not_be_named():
    game = sketch({SOMUA: "1512", PANZER: "1511"})
    shot = Shot(by="french", firer=unit_of(game, SOMUA), target=unit_of(game, PANZER))
    assert preview(Play(game, shot).game, "", None)["column"] == str(9 - defense(PANZER))


# --- what one may know ------------------------------------------------------------------------


def test_8_1c_covered_defenders_are_counted_but_not_reckoned():
    units = {SOMUA: "1512", PANZER: "1511", COMPANY: "1511"}
    told = odds(units, f"{SOMUA} assaults 1511", "french")
    assert (len(told["stages"]), told["hidden_defenders"]) == (2, 1)


def test_8_1c_nobody_learns_where_a_unit_is():
    units = {SOMUA: "1512", PANZER: "1511", COMPANY: "1511"}
    with pytest.raises(InputError, match=r"8\.1c"):
        odds(units, f"{SOMUA} at {PANZER}", "french")


def test_7_4a_hidden_guns_are_not_even_counted():
    units = {SOMUA: "1512", "KG Pak": "1511 hidden", COMPANY: "1511"}
    told = odds(units, f"{SOMUA} assaults 1511", "french", options={"hidden_at": "on"})
    assert (len(told["stages"]), told["hidden_defenders"]) == (2, 0)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_secrecy_odds_do_not_hang_on_what_a_side_cannot_know(scenario):
    rng = Random(scenario)
    for game in sample(scenario, 4, first=1, rate=0.004, options={"hidden_at": "on"}):
        if not isinstance(game.pending, Choose) or game.stack[-1].at == "aim":
            continue
        side = game.pending.by
        own = [c.name for c in game.scenario.counters if c.side == side]
        hexes = [game.scenario.battlefield.grid.number(hex) for hex in sorted(game.stacks)]
        twin = scramble(game, side, rng)
        for unit, hex in product(rng.sample(own, 3), rng.sample(hexes, min(4, len(hexes)))):
            for text in (f"{unit} at {hex}", f"{unit} assaults {hex}"):
                assert told_or_refused(twin, text, side) == told_or_refused(game, text, side)


def told_or_refused(game, text, side):
    try:
        return preview(game, text, side)
    except InputError as error:
        return str(error)


# --- in one number ----------------------------------------------------------------------------


def test_the_chance_of_a_reaction_is_that_of_any_effect():
    told = odds({PANZER: "1510", SOMUA: "1512"}, f"{PANZER} reacts {SOMUA}")
    assert told["chance"] == pytest.approx(21 / 36 * 9 / 36)


def test_the_chance_of_a_check_is_that_of_passing():
    told = odds({SOMUA: "1512 neutralized"}, f"rally {SOMUA}")
    assert told["chance"] == told["results"]["passes"]
