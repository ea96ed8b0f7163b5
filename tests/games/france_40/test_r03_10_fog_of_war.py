"""3.10 Fog of war: what lies under the top unit of an enemy stack, and what a look commits to."""

import re
from typing import Any

import sixweeks
from sixweeks.games.france_40.model.components import MAP
from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import answer, assault, at, offered, rules_against

STACK = {"F I": "3128", "F III": "3128", "F X": "3128"}  # F X on top


def seen(table: Table, side: str, hex: str = "3128") -> set[str]:
    """The mobile units whose names a side knows in a hex."""
    counters = table.game.scenario.counters
    return {
        counters[each.unit].name
        for each in table.view(side).known
        if each.place == MAP.grid.hex(hex) and not counters[each.unit].is_static
    }


def fight(**lines: Any) -> Table:
    return at("german combat", {**STACK, "G I": "3127"}, **lines)


def test_3_10a_only_the_top_unit_of_an_enemy_stack_is_seen():
    assert seen(fight(), "german") == {"F X"}


def test_3_10a_how_many_lie_beneath_is_seen():
    assert [each.count for each in fight().view("german").hidden] == [2]


def test_3_10a_ones_own_stacks_are_seen():
    assert seen(fight(), "allied") == {"F I", "F III", "F X"}


def test_3_10a_the_allies_see_no_more_of_german_stacks():
    table = at("allied combat", {"G I": "3128", "G II": "3128", "F I": "3127"})
    assert seen(table, "allied") == {"G II"}


def test_3_10a_the_fog_is_the_same_in_1939():
    units = {"G 5": "2334", "G 6": "2334", "F 1": "2333"}
    assert seen(at("allied combat", units, scenario="1939"), "allied", "2334") == {"G 6"}


def test_3_10a_naming_attackers_shows_nothing_yet():
    """B-52: target and attackers are named before anything is seen."""
    table = fight()
    table.answer("attack 3128")
    table.answer("with G I")
    assert seen(table, "german") == {"F X"}


def test_3_10a_the_declared_attack_shows_the_whole_stack():
    assert seen(assault(fight(), "3128", "G I"), "german") == {"F I", "F III", "F X"}


def test_3_10a_another_stack_stays_hidden_meanwhile():
    units = {**STACK, "G I": "3127", "F IV": "3227", "F V": "3227"}
    table = assault(at("german combat", units), "3128", "G I")
    assert seen(table, "german", "3227") == {"F V"}


def test_3_10a_after_the_attack_the_stack_is_hidden_again():
    table = assault(fight(), "3128", "G I")
    table.answer(2)  # 1:3, AS
    assert seen(table, "german") == {"F X"}


def test_3_10a_odds_asked_beforehand_count_only_what_is_seen():
    odds = fight().odds("G I 3128", side="german")
    assert (odds["defence"], odds["hidden_defenders"]) == (5, 2)


def test_3_10a_the_attacker_is_told_of_the_stack_he_looks_at():
    table = assault(fight(), "3128", "G I")
    told = [table.tell(event, "german") for event in table.events]
    assert any("F I, F III and F X" in each for each in told)


def test_3_10a_a_moving_stack_is_named_by_its_top_unit_alone():
    table = at("allied movement", {"UK I": "3128", "UK II": "3128"})
    table.answer("stack 3128")
    table.answer("3127")
    table.answer("done")
    told = " ".join(table.tell(event, "german") for event in table.events)
    assert re.findall(r"UK I+", told) == ["UK II"]


def test_3_10a_a_unit_set_up_is_not_named_to_the_enemy():
    table = sixweeks.new("france_40", scenario="1939")
    answer(table, "deploy by_hand", "G 5", "2334")
    told = table.tell(table.events[-1], "allied")
    assert ("2334" in told, "G 5" in told) == (True, False)


def test_3_10a_fortifications_are_always_seen():
    """B-36"""
    units = {"F I": "2731", "G I": "2732", "UK I": "3020"}
    table = at("german combat", units, forts="standing", belgium="in play 1")
    assert table.view("german").forts >> MAP.grid.hex("2731") & 1


def test_3_10a_the_owner_may_put_another_unit_on_top():
    """B-36"""
    table = at("allied movement", STACK)
    table.answer("restack")
    table.answer("F I on top")
    assert seen(table, "german") == {"F I"}


def test_3_10a_the_owner_orders_his_stacks_in_his_combat_phase_too():
    """B-36"""
    table = at("allied combat", {**STACK, "G I": "3127"})
    assert "restack" in offered(table)


def test_3_10a_nobody_orders_the_stacks_of_the_enemy():
    """B-36"""
    assert rules_against(fight(), "restack") == {"3.10a"}


def test_3_10a_the_unit_on_top_is_not_put_there_again():
    """B-36"""
    table = at("allied movement", STACK)
    table.answer("restack")
    assert rules_against(table, "F X on top") == {"3.10a"}


def test_3_10a_a_stack_from_which_the_opponent_must_eliminate_is_shown_to_him():
    """B-36, 6.2b"""
    units = {**STACK, "F IV": "3128", "UK I": "3020", "UK II": "3020"}
    table = at("allied movement", units)
    table.answer("end")
    assert seen(table, "german") == {"F I", "F III", "F X", "F IV"}


def test_3_10b_an_attack_may_be_called_off_before_the_look():
    table = fight()
    table.answer("attack 3128")
    table.answer("with G I")
    assert "call off" in offered(table)


def test_3_10b_a_look_commits_to_the_attack():
    """The Allied player is still asked for the 4th Armored Division, and for nothing else."""
    table = at("allied combat", {"F I": "3127", "G I": "3128"})
    assault(table, "3128", "F I")
    assert offered(table) == {"commit 4th armored", "hold 4th armored"}


def test_3_10b_after_the_look_the_attack_may_not_be_called_off():
    table = assault(at("allied combat", {"F I": "3127", "G I": "3128"}), "3128", "F I")
    assert rules_against(table, "call off") == {"3.10b"}


def test_3_10b_a_look_cannot_be_undone():
    table = assault(at("allied combat", {"F I": "3127", "G I": "3128"}), "3128", "F I")
    assert not table.may_undo()
