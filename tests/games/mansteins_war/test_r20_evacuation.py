"""20.2 Evacuation."""

import pytest

from sixweeks.games.mansteins_war.rules.r03_victory import total
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    board,
    hex_at,
    offered,
    place_of,
    play_on,
    step_of,
    turn_at,
)

UNITS = {
    "BEF": "0936", "F 1 Army": "0836", "Cav": "0836", "F 3 Army": "0738", "1GC": "0539",
    "F 7 Army": "1037", "BE 1 Corps": "1035", "19 Pz": "0838",
}  # fmt: skip


def evacuating(group="1AG", joined=(), units=None, **fields):
    """Evac is picked, and everybody has stopped moving."""
    fields = {"turn": 3, "bins": {"german": "", "allied": "Evac"}} | fields
    game = turn_at("operations", UNITS | (units or {}), **fields)
    answer(game, "Evac", f"command {group}", *(f"with {name}" for name in joined))
    return play_on(game, "Evacuation embark")


def test_20_2_b_units_of_the_group_may_embark_in_ports_in_enemy_zones_or_not():
    assert offered(evacuating(), "embark") == {"BEF", "F 1 Army", "Cav"}


def test_20_2_b_units_outside_a_port_may_not():
    assert against(evacuating(), "embark F 7 Army") == {"20.2.b port"}


def test_20_2_b_another_group_may_not():
    assert against(evacuating(), "embark F 3 Army") == {"20.2.b group"}


def test_20_2_b_belgians_may_not():
    """A-60"""
    assert against(evacuating(), "embark BE 1 Corps") == {"20.2.b group"}


def test_20_2_b_reserves_that_joined_do_not_belong_to_the_group():
    assert against(evacuating(joined=["1GC"]), "embark 1GC") == {"20.2.b group"}


def test_20_2_b_another_group_can_be_chosen():
    assert offered(evacuating("2AG"), "embark") == {"F 3 Army"}


def test_22_4_bombed_ports_are_closed():
    """A-48"""
    game = evacuating(bombed=1 << hex_at("0936"))
    assert against(game, "embark BEF") == {"22.4 port"}


def test_20_2_b_ports_pass_one_stack_since_stacking_comes_first():
    units = {"2GC": "0836", "DLM": "0836"}
    game = turn_at("operations", UNITS | units, turn=3, bins={"german": "", "allied": "Evac"})
    answer(game, "Evac", "command 1AG")
    play_on(game, "OverStacking choose")
    assert step_of(game) == "OverStacking choose"


def test_20_2_b_units_embark_one_by_one():
    game = answer(evacuating(), "embark BEF", "embark Cav")
    assert offered(game, "embark") == {"F 1 Army"}


def test_20_2_c_there_are_no_attacks():
    game = answer(evacuating(), "done")
    assert (step_of(game), game.turn) == ("CommandMarkerPhase fill", 4)


def test_20_2_e_evacuated_units_are_not_eliminated():
    game = answer(evacuating(), "embark BEF")
    assert place_of(game, "BEF") == "evacuated"
    assert total(board({"BEF": "evacuated"}), "german") == 0


@pytest.mark.parametrize("marker", ["1AG", "Plan_D"])
def test_20_2_b_only_evac_evacuates(marker):
    game = turn_at("operations", UNITS, turn=3, bins={"german": "", "allied": marker})
    answer(game, marker)
    if marker == "Plan_D":
        answer(game, "command 1AG")
    play_on(game, "CombatSegment choose")
    assert place_of(game, "BEF") == "0936"


def test_25_3_the_group_is_remembered_for_this_turn():
    game = evacuating()
    assert game.evac_by == "1AG"
    answer(game, "done")
    assert game.evac_by == ""
