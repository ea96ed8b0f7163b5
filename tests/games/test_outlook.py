"""How a game stands, in one sentence: true, and without secrets of the other side."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sixweeks import api
from sixweeks.games import definition_of, game_ids
from sixweeks.games.france_40.model.components import MAP
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import play_again, starting_table
from sixweeks.kernel.ready_set_up import set_up
from sixweeks.kernel.state import State
from sixweeks.kernel.table import Table
from tests.games.wandering import sample

POSITIONS = 25
RECORDS = Path(__file__).resolve().parents[1] / "records"
SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]


def told(game: str, position: State, side: str | None = None) -> str:
    definition = definition_of(game)
    to = definition.text.localization(scenario=position.scenario_id)
    return to.text(definition.page.scene(position, side).outlook)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_nobody_learns_a_secret_from_how_the_game_stands(game, scenario):
    definition, rng = definition_of(game), Random(5)
    for position in islice(sample(definition, scenario, 5), POSITIONS):
        for side in definition.side_ids():
            twin = definition.views.scramble(position, side, rng)
            assert told(game, twin, side) == told(game, position, side)


def recorded(game: str, scenario: str) -> Table:
    """A finished game, at its last question."""
    definition = definition_of(game)
    for path in sorted((RECORDS / game).glob("*.txt")):
        record = read_record(path.read_text("utf-8"))
        if record.scenario == scenario and record.result:
            table = starting_table(definition, record)
            for entry in record.entries[:-1]:
                play_again(table, entry)
            return table
    raise AssertionError(f"no finished game of {game}, {scenario}")


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_it_is_told_on_the_board_until_the_end(game, scenario):
    table = recorded(game, scenario)
    outlook = told(game, table.game)
    assert outlook
    assert outlook in table.board()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_nothing_is_told_before_the_first_turn(game, scenario):
    start = definition_of(game).new_game(scenario, {})
    assert told(game, start) == "" or start.turn > 0


def test_4_11b_points_of_france_40_and_what_is_missing():
    table = api.position("france_40", scenario="1940", turn=12, phase="german combat")
    table.game.victory_points = (("4.7a", 1), ("4.5a", 1), ("4.3a", 1), ("4.6a", 1), ("4.8a", 1))
    said = "5 German points: a draw now; 1 more for a German marginal victory."
    assert told("france_40", table.game) == f"{said} 1 turn left after this one."


def test_4_11b_eight_points_are_the_best_result():
    table = api.position("france_40", scenario="1940", turn=13, phase="german combat")
    table.game.victory_points = (("4.7a", 8),)
    said = "8 German points: a German war-winning victory now. This is the last turn."
    assert told("france_40", table.game) == said


def test_4_1a_cities_of_1939_are_chances():
    table = api.position("france_40", scenario="1939", turn=3, phase="allied movement")
    assert told("france_40", table.game).startswith("The French hold no German city.")
    table.game.control &= ~MAP.grid.mask(["2334", "2635"])
    said = "The French hold 2 hexes of German cities: 2 chances in 6 at the end of the turn."
    assert told("france_40", table.game).startswith(said)


def test_16_1a_morale_paris_and_zones_of_springtime():
    game = set_up(definition_of("springtime"), "campaign", {})
    said = "French Morale 30, armistice possible at 5. Paris holds; 0 of 3 Zones."
    assert told("springtime", game) == f"{said} 6 turns left after this one."


def test_13a_objectives_of_hannut():
    game = set_up(definition_of("blitzkrieg"), "hannut", {})
    assert told("blitzkrieg", game).startswith("0 of 4 objective hexes are German.")


def test_16_d_only_the_germans_read_their_plan():
    table = Table.new(
        definition_of("nineteen_forty"), program="", scenario="campaign", seed=seed_by_hand(1)
    )
    while not table.game.begun:
        table.answer(table.options[0])
    assert "The plan is " in told("nineteen_forty", table.game, "german")
    assert "The German plan is secret." in told("nineteen_forty", table.game, "allied")
