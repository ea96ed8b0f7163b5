"""How a game stands, in figures: what decides it, ground and losses."""

from pathlib import Path

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from sixweeks.kernel.presentation.standing import Standing
from sixweeks.kernel.state import State

RECORDS = Path(__file__).resolve().parents[1] / "records"
SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]

LATE = ("springtime", "plan_red")  # begins in June, with units lost before
FRESH = [each for each in SCENARIOS if each[0] != "springtime"]  # there some begin Reduced


def finished(game: str, scenario: str) -> State:
    """The end of a recorded game."""
    definition = definition_of(game)
    for path in sorted((RECORDS / game).glob("*.txt")):
        record = read_record(path.read_text("utf-8"))
        if record.scenario == scenario and record.result:
            game_over: State = replay(definition, record).game
            return game_over
    raise AssertionError(f"no finished game of {game}, {scenario}")


def at_start(game: str, scenario: str) -> Standing:
    definition = definition_of(game)
    return definition.page.standing(definition.new_game(scenario, {}))


@pytest.mark.parametrize(("game", "scenario"), FRESH)
def test_nobody_has_lost_anything_before_the_first_turn(game, scenario):
    assert set(at_start(game, scenario).losses.values()) == {0}


def test_plan_red_begins_with_the_losses_of_may():
    assert min(at_start(*LATE).losses.values()) > 0


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_losses_have_grown_after_a_game(game, scenario):
    standing = definition_of(game).page.standing(finished(game, scenario))
    assert sum(standing.losses.values()) > sum(at_start(game, scenario).losses.values())


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_figure_is_of_a_side_and_of_a_rule(game, scenario):
    definition = definition_of(game)
    figures = definition.page.standing(finished(game, scenario)).figures
    rules = {rule.number for rule in definition.rulebook.rules}
    assert figures
    assert {each.side for each in figures} <= set(definition.side_ids())
    assert {each.rule for each in figures} <= rules


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_figure_and_level_has_words(game, scenario):
    definition = definition_of(game)
    say = definition.text.localization("en", scenario).text
    for figure in definition.page.standing(finished(game, scenario)).figures:
        titles = (figure.title, *(level.title for level in figure.levels))
        assert all(say(title) and say(title) != title.id for title in titles)
