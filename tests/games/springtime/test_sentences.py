"""Sentences of random games: what they mention is what happened, in every language."""

import random
from itertools import pairwise
from pathlib import Path as File

import msgspec
import pytest

import sixweeks
from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.model.components import MAP, ROSTER
from sixweeks.games.springtime.text.messages import TEXT, TITLES, SpringtimeNames
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.catalogue import Catalogue
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import Die, Path, Place, Places, Sentence, Signed
from sixweeks.kernel.presentation.words import Ref, plain

FOLDER = File(__file__).resolve().parents[2] / "languages" / "springtime"
VIEWERS = ("axis", "allied", None)
OPTIONS = {"airdrops": "on", "free_set_up": "on", "bef_returns": "on", "bids": "axis"}
GAMES = [
    ("campaign", OPTIONS, 1),
    ("campaign", {}, 2),
    ("plan_red", {"airdrops": "on"}, 3),
    ("plan_red", {}, 4),
]


def translated(language):
    own = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return Localization(Catalogue(language, [own], TEXT.catalogue("en")), SpringtimeNames(TITLES))


LANGUAGES = (TEXT.localization(), translated("fr"), translated("de"))


def steps(scenario, options, seed, most=400):
    """A random game, answer by answer: before, after, what was told."""
    table = sixweeks.new("springtime", scenario=scenario, options=options, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if table.is_over:
            return
        side = rng.choice(engine.deciders(table.game))
        before = table.game.copy()
        own = engine.question_for(table.game, side)
        assert own is not None
        events = table.answer(rng.choice(own.options), side)
        yield before, table, events


def sentences(events):
    return [
        event.said_to(visibility)
        for event in events
        for visibility in VIEWERS
        if event.is_told_to(visibility)
    ]


def other_numbers(arg):
    """The same sentence with every number another one: those of areas, 1 to 30."""
    if type(arg) is int:
        return (arg + 7) % 30 + 1
    if type(arg) in (Die, Signed):
        return type(arg)((arg.value + 7) % 30 + 1)
    return arg


def places_in(words):
    refs = [each for each in words if isinstance(each, Ref)] if isinstance(words, tuple) else []
    return {each.id for each in refs if each.kind == "place"}


@pytest.mark.parametrize("game", GAMES)
def test_places_come_from_places_alone(game):
    for _, _, events in steps(*game):
        for said in sentences(events):
            args = [arg for arg in said.args.values() if isinstance(arg, Place | Places | Path)]
            assert set(said.places) == {place for arg in args for place in arg.places()}
            numbers = {name: other_numbers(arg) for name, arg in said.args.items()}
            assert Sentence(said.id, numbers, said.rule).places == said.places


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_pointed_at_is_what_is_mentioned(game):
    for _, table, events in steps(*game):
        for said in sentences(events):
            for language in LANGUAGES:
                words = language.words(said)
                assert places_in(words) == set(said.places), said
                assert plain(words)
        if table.question:
            asked = TEXT.asked(table.game)
            assert places_in(LANGUAGES[0].words(asked)) <= set(asked.places)


@pytest.mark.parametrize("game", GAMES)
def test_a_path_is_where_the_unit_went(game):
    for before, _, events in steps(*game):
        where = [unit.place for unit in before.units]
        for event in events:
            said = event.said_to(None)
            if event.kind in ("moved", "retreated"):
                unit = ROSTER.by_name[event.args["unit"].id]
                assert said.path[0] == MAP.name(where[unit])
                where[unit] = MAP.area(said.path[-1])
            else:
                assert said.path == ()
            if event.kind == "rebuilt":
                where[ROSTER.by_name[event.args["unit"].id]] = MAP.area(event.args["area"].id)
            if event.kind == "moved":  # a retreat may pass a full area, which is not told
                steps_taken = [(MAP.area(a), MAP.area(b)) for a, b in pairwise(said.path)]
                assert all(MAP.neighbours[a] >> b & 1 for a, b in steps_taken)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_stored_and_read_again(game):
    events = [event for _, _, told in steps(*game) for event in told]
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[Event]) == events


@pytest.mark.parametrize("game", GAMES)
def test_refusals_name_what_they_bar(game):
    for _, table, _ in list(steps(*game))[::20]:
        for wish in ("17", "25", "attack 17", "Guderian 25", "end"):
            for found in DEFINITION.rules.objections(table.game, wish, None):
                said = TEXT.refused(found)
                assert places_in(TEXT.localization().words(said)) == set(said.places)


@pytest.mark.parametrize("kind", ["logistics_fail", "turn_begins", "impulse_begins"])
def test_numbers_that_are_no_places_light_nothing(kind):
    event = Event(kind, "6.2.1c", {"die": Die(5), "impulse": 6, "turn": 3})
    assert event.said_to(None).places == ()
