"""The sequence of play, read from the procedures."""

from typing import ClassVar

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.procedure import END, Call, Procedure, step
from sixweeks.kernel.ready_set_up import set_up
from sixweeks.kernel.sequence import (
    called_at,
    first_procedures,
    procedures_in,
    stage_of,
    stages_from,
)
from tests.kernel.toy import Bid, Match, Round


@pytest.mark.parametrize(
    ("at", "called"), [("open", (Bid,)), ("rounds", (Round,)), ("count", ()), (END, ())]
)
def test_a_step_says_what_it_calls(at, called):
    assert called_at(Match, at) == called


def test_a_game_begins_with_what_nothing_calls():
    assert first_procedures((Round, Bid, Match)) == (Match,)


@pytest.mark.parametrize("game", game_ids())
def test_every_procedure_of_a_game_but_the_first_is_called(game):
    assert len(first_procedures(procedures_in(f"sixweeks.games.{game}.rules"))) == 1


def test_procedures_stand_in_the_order_of_the_chapters():
    names = [each.__module__ for each in procedures_in("sixweeks.games.france_40.rules")]
    assert names == sorted(names)


# --- stages -----------------------------------------------------------------------------------


class Hand(Procedure):
    stage: ClassVar[str] = "{by} hand"
    entry: ClassVar[str] = "lay"
    by: str

    @step("2.1")
    def begin(self, game):
        return None

    @step("2.2")
    def lay(self, game):
        return None


class Deal(Procedure):
    @step("1.1", stage="shuffling")
    def shuffle(self, game):
        return None

    @step("1.2", sides=("red", "blue"))
    def hands(self, game) -> Call[Hand]:
        return Call(Hand(by="red"))

    @step("1.3")
    def close(self, game):
        return None


def test_stages_come_in_the_order_of_play_each_with_its_rule():
    stages = [(name, stage.rule) for name, stage in stages_from(Deal).items()]
    assert stages == [("shuffling", "1.1"), ("red hand", "2.1"), ("blue hand", "2.1")]


def test_a_stage_begins_with_its_procedures_in_progress():
    frames = stages_from(Deal)["blue hand"].frames()
    assert frames == [Deal(at="hands"), Hand(by="blue", at="lay")]


@pytest.mark.parametrize(
    ("stack", "stage"),
    [
        ([Deal()], "shuffling"),
        ([Deal(at="hands"), Hand(by="red", at=END)], ""),
        ([Deal(at="hands"), Hand(by="red", at="begin")], "red hand"),
        ([Deal(at="shuffle"), Match()], "shuffling"),
        ([Deal(at="close")], ""),
    ],
)
def test_the_stage_in_progress_is_that_of_the_innermost_procedure(stack, stage):
    assert stage_of(stack) == stage


STRIPS = {
    ("france_40", "1939"): (
        "German supply crisis check, Allied combat, Allied movement, German order of phases,"
        " German movement, German combat, Victory check, Supply check"
    ),
    ("france_40", "1940"): (
        "German order of phases, Airborne coup, Panzer Halt check, German movement, German combat,"
        " Allied order of phases, Allied movement, Allied combat, Victory check, Supply check,"
        " Operation Dynamo, German replacements, French replacements"
    ),
    ("blitzkrieg", "hannut"): "Operations, Observers, Rallies, Fatigue, Recoveries",
    ("blitzkrieg", "stonne"): "Reinforcements, Operations, Observers, Rallies, Fatigue, Recoveries",
    ("springtime", "campaign"): (
        "Political Phase, Allied impulse, Axis impulse, Allied Refit, Axis Refit, Surrender,"
        " End Phase"
    ),
}


@pytest.mark.parametrize(("game", "scenario"), STRIPS)
def test_the_page_shows_the_stages_of_a_turn(game, scenario):
    definition = definition_of(game)
    seen = definition.page.scene(set_up(definition, scenario, {}), None)
    assert (
        ", ".join(definition.text.printed(stage.title) for stage in seen.stages)
        == STRIPS[game, scenario]
    )
