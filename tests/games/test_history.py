"""What happened in 1940 beside the games: on their maps, turn by turn, and in words."""

import json
import tomllib
from itertools import pairwise
from math import dist

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.history import history_of
from tools.atlas import history as atlas
from tools.atlas.fit import project

SCENARIOS = [(game, each.id) for game in game_ids() for each in definition_of(game).info.scenarios]
CAMPAIGNS = ("france_40", "mansteins_war", "nineteen_forty", "springtime")
SINGLE = {("france_40", "1939"), ("blitzkrieg", "hannut"), ("blitzkrieg", "stonne")}


def last_scenario(game: str) -> str:
    return definition_of(game).info.scenarios[-1].id


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_scenario_tells_how_it_really_ended(game, scenario):
    summary = history_of(definition_of(game), scenario).summary
    said = definition_of(game).text.localization("en", scenario).text(summary)
    assert len(said.split()) > 20


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_campaigns_of_1940_have_a_front_for_each_turn(game, scenario):
    turns = history_of(definition_of(game), scenario).turns
    assert bool(turns) == ((game, scenario) not in SINGLE)
    assert all(each.front for each in turns)


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_there_is_a_turn_for_every_turn_of_the_game(game):
    known = {each.turn for each in history_of(definition_of(game), last_scenario(game)).turns}
    turns = definition_of(game).info.scenarios[-1].turns
    assert set(range(1, turns + 1)) <= known


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_every_event_has_words(game):
    say = definition_of(game).text.localization("en").text
    events = [
        e
        for turn in history_of(definition_of(game), last_scenario(game)).turns
        for e in turn.events
    ]
    assert len(events) == 67
    assert all(say(each.title) and len(say(each.text).split()) > 8 for each in events)


@pytest.mark.parametrize("game", ["france_40", "mansteins_war", "nineteen_forty"])
@pytest.mark.parametrize("town", ["Paris", "Antwerp", "Arras", "Dunkirk", "Verdun"])
def test_a_town_is_placed_within_a_hex_of_its_own(game, town):
    source = json.loads(atlas.SOURCE.read_text("utf-8"))
    sheet = definition_of(game).pictures.sheet(last_scenario(game))
    places = [(each.x, each.y) for each in sheet.places if each.name == town]
    longitude, latitude = atlas.known_towns(source)[town][:2]
    at = atlas.placing(game, source)((longitude, latitude))
    width = dist(sheet.places[0].outline[0], sheet.places[0].outline[3])
    assert places
    assert min(dist(at, place) for place in places) < width


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_the_files_are_what_the_source_gives(game):
    about = tomllib.loads(atlas.TURNS.read_text("utf-8"))[game]
    assert atlas.written(game, **about) == (atlas.GAMES / game / "data/history.json").read_text(
        "utf-8"
    )


# --- events beside the front --------------------------------------------------------------------

BEHIND = {  # landings, governments, ships, and pockets that had just been closed
    *("landing_at_the_hague_fails", "moerdijk_bridges_taken", "allies_enter_belgium"),
    *("dutch_surrender_signed", "weygand_replaces_gamelin", "weygand_meets_his_allies_at_ypres"),
    *("lille_gives_up", "dunkirk_falls", "supreme_war_council_at_briare", "petain_takes_office"),
    *("lancastria_sunk", "last_british_troops_leave_cherbourg", "armistice_signed"),
    "surrender_in_the_vosges",
}
NEAR = 35  # kilometres
Point = tuple[float, float]


def away(place: Point, lines: list[list[Point]]) -> float:
    """Kilometres from a place to the nearest of some lines."""
    here = project(*place)
    return min(to_part(here, project(*start), project(*end)) for start, end in parts(lines))


def parts(lines: list[list[Point]]) -> list[tuple[Point, Point]]:
    return [part for line in lines for part in pairwise(line)]


def to_part(place: Point, start: Point, end: Point) -> float:
    length = dist(start, end) ** 2 or 1.0
    along = sum((p - s) * (e - s) for p, s, e in zip(place, start, end, strict=True)) / length
    share = min(1.0, max(0.0, along))
    return dist(place, [s + share * (e - s) for s, e in zip(start, end, strict=True)])


def test_a_fight_lies_near_the_front_of_its_day():
    source = json.loads(atlas.SOURCE.read_text("utf-8"))
    for event in source["events"]:
        day, place = event["date"], (event["lon"], event["lat"])
        before = [each for each in source["fronts"] if each["date"] <= day][-1]
        after = next(each for each in source["fronts"] if each["date"] >= day)
        is_near = min(away(place, front["lines"]) for front in (before, after)) < NEAR
        assert is_near != (event["id"] in BEHIND), event["id"]
