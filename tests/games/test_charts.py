"""The key and charts of every game, from the tables that the rules use."""

from functools import cache
from typing import Any

import pytest

from sixweeks.games import definition_of
from sixweeks.games.blitzkrieg.model.components import TABLES as BLITZKRIEG
from sixweeks.games.france_40.model.components import TABLES as FRANCE
from sixweeks.games.mansteins_war.model.components import AIR_TABLE, ASSAULT, MOBILE
from sixweeks.games.nineteen_forty.model.components import COMBAT
from sixweeks.games.springtime.model.components import TABLES as SPRINGTIME

GAMES = ("france_40", "springtime", "mansteins_war", "nineteen_forty", "blitzkrieg")
SCENARIOS = [(game, each.id) for game in GAMES for each in definition_of(game).info.scenarios]
RESULTS = {
    "france_40": {"combat": FRANCE.combat},
    "mansteins_war": {"assault": ASSAULT, "mobile": MOBILE, "air": AIR_TABLE},
    "nineteen_forty": {"combat": COMBAT},
    "blitzkrieg": {"combat": BLITZKRIEG.combat},
}


@cache
def charts(game: str, scenario: str) -> dict[str, Any]:
    definition = definition_of(game)
    to = definition.text.localization("en", scenario)
    return {each["id"]: each for each in to.builtins(definition.page.charts(scenario))}


def rows(game: str, scenario: str, chart: str) -> dict[str, tuple[str, ...]]:
    return {row["title"]: row["cells"] for row in charts(game, scenario)[chart]["rows"]}


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_game_has_a_key_of_terrain_results_and_counters(game, scenario):
    assert {"terrain", "results", "counters"} <= set(charts(game, scenario))


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_row_has_a_cell_for_each_column(game, scenario):
    for chart in charts(game, scenario).values():
        assert all(len(row["cells"]) == len(chart["columns"]) for row in chart["rows"]), chart["id"]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_picture_is_on_the_map_or_among_the_faces(game, scenario):
    pictures = definition_of(game).pictures
    places = {place.id for place in pictures.sheet(scenario).places}
    drawn = pictures.faces(scenario)
    shown = [row for chart in charts(game, scenario).values() for row in chart["rows"]]
    assert {row["place"] for row in shown} - {""} <= places
    assert [
        row["face"] for row in shown if row["face"] and f'id="{row["face"]}"' not in drawn
    ] == []


@pytest.mark.parametrize(
    ("game", "id"), [(game, id) for game, tables in RESULTS.items() for id in tables]
)
def test_a_results_table_is_that_of_the_rules(game, id):
    scenario = definition_of(game).info.scenarios[0].id
    shown, table = charts(game, scenario)[id], RESULTS[game][id]
    assert shown["is_results"]
    assert shown["columns"] == table.columns
    assert rows(game, scenario, id) == {str(die): cells for die, cells in table.rows.items()}


def test_the_terrain_of_france_40_has_the_costs_of_10_5():
    shown = rows("france_40", "1940", "terrain")
    assert shown["rough"] == (str(FRANCE.terrain["rough"]["cost"]), "1 column left")
    assert shown["River or canal"][0] == f"+{FRANCE.terrain['river']['toll']}"


def test_the_values_of_springtime_are_those_of_its_tables():
    shown = rows("springtime", "campaign", "defense_value")
    river = SPRINGTIME.defense_value["river"]
    assert shown["All attackers came across a river"] == (f"+{river}",)


def test_a_stream_that_is_not_on_the_map_is_not_in_the_key():
    assert "River" in rows("blitzkrieg", "hannut", "terrain")
    assert "River" not in rows("blitzkrieg", "stonne", "terrain")
