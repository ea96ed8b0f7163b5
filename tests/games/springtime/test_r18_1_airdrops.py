"""18.1 Airdrops."""

import pytest

from sixweeks.games.springtime.model.components import MAP, REDUCED, ROSTER
from sixweeks.games.springtime.model.state import WAITING, Unit
from sixweeks.games.springtime.rules.r06_sequence_of_play import EndPhase
from sixweeks.kernel.presentation.sentence import Hidden, Term  # noqa
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    events,
    fight,
    impulse,
    is_full,
    march,
    offered,
    place_of,
    reach,
    run,
    sketch,
    throw,
)

ON = {"airdrops": "on"}
UNITS = {"Airlanding": "waiting", "German 18th": "6", "German 6th": "5", "Hoepner": "5"}


def assault(units=(), group="B", **fields):
    game = sketch({**UNITS, **dict(units)}, **{"options": ON, **fields})
    return impulse(game, f"assault {group}")


def dropped(area, die, units=(), **fields):
    return answer(assault(units, **fields), f"airdrop {area}", die)


def test_18_1a_the_corps_may_be_dropped_in_an_axis_assault():
    assert "8" in offered(assault(), "airdrop")


def test_18_1a_5_2_2f_only_with_the_option():
    assert offered(assault(options={}), "airdrop") == set()


@pytest.mark.parametrize("kind", ["regroup", "redeploy 5"])
def test_18_1a_only_in_an_assault(kind):
    assert offered(impulse(sketch(UNITS, options=ON), kind), "airdrop") == set()


def test_18_1a_only_once():
    assert offered(dropped("8", 6), "airdrop") == set()


def test_18_1b_within_two_areas_of_a_german_unit():
    found = offered(assault(), "airdrop")
    assert {"7", "8", "9", "10", "12", "13"} <= found
    assert not {"14", "16", "24"} & found


def test_18_1a_not_where_five_axis_units_stand():
    names = ("German 4th", "German 12th", "German 16th", "Hoth", "Schmidt")
    assert "7" not in offered(assault(dict.fromkeys(names, "7")), "airdrop")


def test_18_1a_not_where_an_attack_has_been_made():
    game = assault({"Schmidt": "7", "Dutch Army": "7"})
    answer(game, "attack 7", "launch")
    end_battle(game, 2, 12)
    assert "7" not in offered(game, "airdrop")


def end_battle(game, attack, defense):
    while asks_for(game) not in ("unit", "attack", "airdrop", "end"):
        if asks_for(game) == "roll":
            throw(game, attack if asked(game) == "axis" else defense)
        else:
            quiet = [each for each in ("no_air", "stay") if each in offered(game)]
            answer(game, quiet[0] if quiet else min(offered(game)))


@pytest.mark.parametrize(("die", "full"), [(4, True), (3, False)])
def test_18_1c_on_3_or_less_it_is_reduced(die, full):
    assert is_full(dropped("7", die), "Airlanding") is full


@pytest.mark.parametrize(("die", "full"), [(6, True), (5, False)])
def test_18_1c_each_allied_unit_there_subtracts_one(die, full):
    game = dropped("13", die, {"BEF": "13", "French 1st": "13"})
    assert is_full(game, "Airlanding") is full


def reduced_corps(die):
    """A Corps that was withdrawn Reduced is dropped again."""
    game = sketch(UNITS, options=ON)
    units = list(game.units)
    units[ROSTER.airlanding] = Unit(WAITING, REDUCED)
    game.units = tuple(units)
    return answer(impulse(game, "assault B"), "airdrop 7", die)


@pytest.mark.parametrize("die", [1, 6])
def test_18_1c_18_1_3a_a_reduced_corps_stays_reduced_and_loses_nothing_more(die):
    game = reduced_corps(die)
    assert (place_of(game, "Airlanding"), is_full(game, "Airlanding")) == ("7", False)


def test_14_3a_it_is_not_dropped_on_italy():
    assert "F" not in offered(assault({"German 12th": "E"}), "airdrop")


def test_18_1a_15_3b_on_turn_1_it_fights_beside_one_army_group():
    """Kleist's corps has joined it in 17; the Corps of Army Group A may not."""
    units = {"Airlanding": "waiting", "Guderian": "11", "Hoth": "11", "French 2nd": "17"}
    game = impulse(sketch(units, turn=1, impulse=6, options=ON), "assault all")
    answer(game, "airdrop 17", 6)
    march(game, "Guderian", "17")
    assert "17" not in reach(game, "Hoth")


def test_18_1a_it_takes_an_empty_enemy_area():
    assert controls(dropped("7", 6), "7") == "axis"


@pytest.mark.parametrize(("area", "question"), [("25", "open_city"), ("23", "roll")])
def test_11_1_1a_18_1a_before_it_lands_in_an_empty_paris_the_allies_may_declare_it_open(
    area, question
):
    game = assault({"German 6th": "24"}, axis="24", advantage="allied")
    assert asks_for(answer(game, f"airdrop {area}")) == question


def test_18_1a_it_does_not_move_in_that_impulse():
    assert "Airlanding" not in offered(dropped("7", 6), "unit")


def test_18_1a_10_1a_among_enemies_it_must_attack():
    game = dropped("8", 6, {"Dutch Army": "8"})
    assert ("attack 8" in offered(game), "end" in offered(game)) == (True, False)


def contested_drop(units=()):
    """The Corps comes down in 7, where Schmidt has been fighting the Dutch."""
    return dropped("7", 6, {"Schmidt": "7", "Dutch Army": "7", **dict(units)})


def test_18_1a_10_2a_where_the_area_was_contested_it_need_not_attack():
    assert {"attack 7", "end"} <= offered(contested_drop())


def test_18_1a_10_2a_nor_take_part_in_an_attack_of_others():
    game = answer(contested_drop(), "attack 7")
    assert offered(game) == {"with Schmidt", "with Airlanding", "call_off"}


def test_18_1a_10_3a_repulsed_there_it_stays():
    game = answer(contested_drop(), "attack 7", "with Airlanding", "launch")
    end_battle(game, 2, 12)
    assert place_of(game, "Airlanding") == "7"


def test_18_1a_others_who_enter_join_its_attack():
    game = dropped("8", 6, {"Dutch Army": "8", "Schmidt": "7"})
    march(game, "Schmidt", "8")
    assert offered(answer(game, "attack 8"), "lead") == {"Schmidt", "Airlanding"}


def test_18_1a_10_5a_repulsed_it_retreats_by_the_priorities():
    game = dropped("8", 6, {"Dutch Army": "8"}, axis="7")
    end_battle(answer(game, "attack 8"), 2, 12)
    assert place_of(game, "Airlanding") == "7"


def test_18_1a_with_no_way_out_it_is_lost():
    game = dropped("8", 6, {"Dutch Army": "8"})
    end_battle(answer(game, "attack 8"), 2, 12)
    assert (place_of(game, "Airlanding"), game.morale) == ("eliminated", 32)


def holland(units=(), **fields):
    """Schmidt comes across the river to the Dutch in 8 (2, Winkelman 1, TEM 3, river 2)."""
    game = dropped("8", 6, {"Dutch Army": "8", "Schmidt": "7", **dict(units)}, **fields)
    march(game, "Schmidt", "8")
    answer(game, "attack 8", "lead Schmidt", "no_air")
    throw(game, 7)
    throw(game, 7)
    return events(game, "combat_result")[0].args["defense"]


def test_18_1_1a_it_cancels_the_river_where_it_landed():
    assert holland() == 2 + 1 + 3


@pytest.mark.parametrize(
    ("option", "airhead", "river"),
    [("impulse", "8", 2), ("stay", "8", 0), ("stay", "7", 2)],
)
def test_18_1_1a_in_a_later_impulse(option, airhead, river):
    """It is in 8 since an earlier impulse; the armor comes across the river."""
    units = {"Airlanding": "8", "Schmidt": "8", "Dutch Army": "8"}
    game = sketch(
        units,
        entered={"Schmidt": "7"},
        axis="7",
        inactive="Airlanding",
        airhead=MAP.area(airhead),
        options={"airdrop_river": option},
    )
    fight(game, "8", 7, 7)
    assert events(game, "combat_result")[0].args["defense"] == 2 + 1 + 3 + river


def test_18_1_1a_it_need_not_attack_to_cancel_the_river():
    """It lands in 8, where the 18th Army fights the Dutch; Schmidt alone attacks."""
    game = dropped("8", 6, {"Dutch Army": "8", "German 18th": "8", "Schmidt": "7"})
    march(game, "Schmidt", "8")
    answer(game, "attack 8", "with Schmidt", "launch", "no_air")
    throw(game, 7)
    throw(game, 7)
    assert events(game, "combat_result")[0].args["defense"] == 2 + 1 + 3


def airhead(game):
    return MAP.name(game.airhead) if game.airhead >= 0 else ""


def test_18_1_1a_the_landing_is_remembered():
    assert airhead(dropped("8", 6)) == "8"


def test_18_1_1a_until_the_corps_leaves():
    units = {"Airlanding": "7", "Schmidt": "7"}
    game = impulse(sketch(units, options=ON, airhead=MAP.area("7")), "assault B")
    march(game, "Airlanding", "8")
    assert airhead(game) == ""


def test_18_1_1a_or_is_withdrawn():
    game = sketch({"Airlanding": "7", "Guderian": "3"}, options=ON, airhead=MAP.area("7"))
    assert airhead(run(game, EndPhase(), "withdraw")) == ""


def test_18_1_1a_but_not_if_it_is_reduced():
    game = answer(contested_drop(), "attack 7", "with Airlanding", "launch")
    end_battle(game, 2, 12)
    assert (is_full(game, "Airlanding"), airhead(game)) == (False, "7")


def test_18_1_1a_it_does_not_cancel_the_maginot_line():
    units = {"Airlanding": "waiting", "German 1st": "2", "French 3rd": "18"}
    game = impulse(sketch(units, options=ON), "assault C")
    answer(game, "airdrop 18", 6)
    march(game, "German 1st", "18")
    answer(game, "lead German 1st", "no_air", "no_air")
    throw(game, 7)
    throw(game, 7)
    assert events(game, "combat_result")[0].args["defense"] == 5 + 1 + 4 + 3


def test_18_1_2a_later_it_is_a_reserve():
    units = {"Airlanding": "7", "Schmidt": "7", "Guderian": "3"}
    game = impulse(sketch(units, options=ON), "assault B")
    assert "Airlanding" in offered(game, "unit")
    assert "Airlanding" not in offered(impulse(sketch(units, options=ON), "assault K"), "unit")


def test_18_1_2a_and_moves():
    units = {"Airlanding": "7", "Schmidt": "7"}
    game = impulse(sketch(units, options=ON), "assault B")
    assert "9" in reach(game, "Airlanding")


def withdraw(choice, place="7"):
    return run(sketch({"Airlanding": place, "Guderian": "3"}, options=ON), EndPhase(), choice)


def test_18_1_3a_it_may_be_taken_off_the_map_in_the_end_phase():
    game = withdraw("withdraw")
    assert place_of(game, "Airlanding") == "waiting"


def test_18_1_3a_or_stay():
    assert place_of(withdraw("remain"), "Airlanding") == "7"


def test_18_1_3a_withdrawn_it_keeps_its_side():
    assert withdraw("withdraw", "(7)").units[ROSTER.airlanding].strength == 1


def test_18_1_3a_7_2b_it_leaves_the_area_to_the_enemy_who_is_there():
    units = {"Airlanding": "7", "Dutch Army": "7", "Guderian": "3"}
    game = run(sketch(units, options=ON, axis="7"), EndPhase(), "withdraw")
    assert controls(game, "7") == "allied"


def test_18_1_3a_and_may_be_dropped_again():
    game = withdraw("withdraw")
    game.phase, game.active = "maneuvers", "axis"
    assert "11" in offered(impulse(game, "assault K"), "airdrop")


def test_18_1_4a_eliminated_it_does_not_return():
    assert offered(assault({"Airlanding": "eliminated"}), "airdrop") == set()
