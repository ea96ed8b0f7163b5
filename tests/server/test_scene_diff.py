"""A scene told by its changes is the scene itself."""

from random import Random

import pytest

from sixweeks.games import game_ids
from sixweeks.kernel.presentation.scene import Pile, Scene
from sixweeks.server.live.scene_diff import changes
from sixweeks.server.messages import Changes
from tests.server.toolkit import patched

HISTORICAL = {"deployment": "historical"}


def scene_of(**parts):
    plain = {"turn": "1", "phase": "", "stages": (), "piles": (), "trays": (), "tracks": ()}
    return Scene(**{**plain, "layers": (), **parts})


def test_every_part_of_a_scene_can_change():
    assert set(Changes.__struct_fields__) == {"since", *Scene.__struct_fields__}


def test_what_is_as_it_was_is_not_told():
    told = changes(scene_of(turn="1"), scene_of(turn="1"), 7)
    assert told == Changes(since=7)


def test_of_a_list_only_what_is_new_is_told():
    here, there = Pile("0101", ()), Pile("0202", ())
    told = changes(scene_of(piles=(here,)), scene_of(piles=(here, there)), 7)
    assert told.piles == (0, there)


def test_several_piles_of_one_place_are_told_apart():
    one, two = Pile("0101", ()), Pile("0101", (), across=2)
    told = changes(scene_of(piles=(one, two)), scene_of(piles=(two, Pile("0202", ()))), 7)
    assert told.piles == (1, Pile("0202", ()))


@pytest.mark.parametrize("game", game_ids())
def test_the_changes_of_a_whole_game_add_up(visitor, game):
    table = visitor.new_table(game=game, **HISTORICAL)
    table.browser.enter(table.id, table.made["observer"])
    sides, rng = (*table.made["seats"], "observer"), Random(game)
    seen = {side: table.view(side=side) for side in sides}
    for _ in range(120):
        asked = next((side for side in sides if seen[side]["ask"]), None)
        if asked is None:
            break
        choice = rng.randrange(len(seen[asked]["ask"]["choices"]))
        table.answer(seen[asked], choice)
        for side in sides:
            since = seen[side]["serial"]
            told = table.view(side=side, since=since, changes=True)
            assert (told["scene"], told["changes"]["since"]) == (None, since)
            scene = patched(seen[side]["scene"], told["changes"])
            seen[side] = table.view(side=side)
            assert scene == seen[side]["scene"]


def test_an_answer_and_an_undo_tell_what_they_changed(visitor):
    table = visitor.new_table(scenario="1939")
    before = table.view()
    body = {"side": before["side"], "changes": True}
    after = table.post("answer", serial=before["serial"], choice=0, **body).json()
    assert patched(before["scene"], after["changes"]) == table.view(side="german")["scene"]
    back = table.post("undo", serial=after["serial"], **body).json()
    assert back["changes"]["since"] == after["serial"]


def test_a_client_with_an_old_scene_gets_the_complete_one(visitor):
    table = visitor.new_table(scenario="1939")
    table.view()
    table.play(6)
    told = table.view(side="german", since=0, changes=True)
    assert told["changes"] is None
    assert told["scene"] == table.view(side="german")["scene"]


def test_a_client_that_asks_for_no_changes_gets_the_complete_scene(visitor):
    table = visitor.new_table(scenario="1939")
    before = table.view()
    assert table.answer(before).json()["scene"]
    assert table.view(side="german", since=before["serial"])["scene"]
