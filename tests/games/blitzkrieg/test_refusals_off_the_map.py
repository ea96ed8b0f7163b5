"""8.1a Before it has come onto the map a unit neither fires nor does anything else there."""

import pytest

import sixweeks
from sixweeks.kernel.presentation.input_error import InputError
from tests.cli.toolkit import say, spoken
from tests.games.blitzkrieg.toolkit import against

TEXT = """\
sixweeks position 1
game: blitzkrieg
scenario: hannut
turn: 1
phase: activation KG
unit: KG HQ, unplaced
unit: KG Pak, unplaced
unit: KG Krad 1, unplaced
unit: 1 Cuir S35 1, 2004
"""
FIRES = ["fire", "fire at 1 Cuir S35 1", "KG Pak fires", "fire 2004", "fire then move"]


def arriving(*answers):
    table = sixweeks.position("blitzkrieg", TEXT, own_dice=True)
    for answer in ("KG Pak", *answers):
        table.answer(answer)
    return table


@pytest.mark.parametrize("wish", FIRES)
def test_8_1a_fire_from_off_the_map_is_refused(wish):
    assert against(arriving().game, wish) == {"8.1a off_map"}


@pytest.mark.parametrize("wish", FIRES)
def test_8_1a_the_answer_is_refused_with_its_rule(wish):
    with pytest.raises(InputError, match=r"8\.1a: a unit cannot fire before"):
        arriving().answer(wish)


def test_8_1a_so_it_is_at_the_command_line(tmp_path):
    (tmp_path / "position.txt").write_text(TEXT)
    lines = say("KG Pak", "fire", "why fire", "KG Pak enters 2204")
    shown = spoken(
        "blitzkrieg", "--position", tmp_path / "position.txt", "--side", "german", input=lines
    )
    (refused,) = [each for each in shown if each["kind"] == "refused"]
    assert "8.1a" in refused["text"]


def test_8_1a_of_a_unit_not_yet_here_it_is_refused_before_it_is_taken_up():
    table = sixweeks.position("blitzkrieg", TEXT, own_dice=True)
    assert against(table.game, "KG Pak fire") == {"8.1a off_map"}


@pytest.mark.parametrize("wish", ["unload", "exit", "rally", "load Sdkfz 1", "leave column"])
def test_6_1a_nor_may_it_do_what_is_done_on_the_map(wish):
    assert against(arriving().game, wish)
