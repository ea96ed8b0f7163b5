"""Sentences of random games: what they speak of is what happened, in every language."""

import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixweeks
from sixweeks.games.springtime import speech
from sixweeks.games.springtime.components import MAP, ROSTER
from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.speech import reader
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.reader import Ref, plain
from sixweeks.kernel.sentence import Die, Path, Place, Places, Sentence, Signed

LANGUAGES = ("en", "fr", "de")
EYES = ("axis", "allied", None)
OPTIONS = {"airdrops": "on", "free_set_up": "on", "bef_returns": "on", "bids": "axis"}
GAMES = st.tuples(
    st.integers(0, 10**6),
    st.sampled_from(["campaign", "plan_red"]),
    st.sampled_from([{}, OPTIONS, {"airdrops": "on"}]),
)


def steps(seed, scenario, options, most=250):
    """A random game, answer by answer: before, after, what was told."""
    if scenario == "plan_red":
        options = {name: value for name, value in options.items() if name != "free_set_up"}
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
        yield before, table.game, events, table


def sentences(events):
    return [event.said_to(eyes) for event in events for eyes in EYES if event.is_told_to(eyes)]


def other_numbers(arg):
    """The same sentence with every number another one: those of areas, 1 to 30."""
    if type(arg) is int:
        return (arg + 7) % 30 + 1
    if type(arg) in (Die, Signed):
        return type(arg)((arg.value + 7) % 30 + 1)
    return arg


@settings(max_examples=60, deadline=None)
@given(GAMES)
def test_places_come_from_places_alone(game):
    for _, _, events, _ in steps(*game):
        for said in sentences(events):
            meant = {
                p
                for a in said.args.values()
                if isinstance(a, Place | Places | Path)
                for p in a.places()
            }
            assert set(said.places) == meant
            numbers = {name: other_numbers(arg) for name, arg in said.args.items()}
            assert Sentence(said.id, numbers, said.rule).places == said.places


@settings(max_examples=60, deadline=None)
@given(GAMES)
def test_what_can_be_pointed_at_is_what_is_spoken_of(game):
    for _, _, events, table in steps(*game):
        asked = [speech.asked(table.game)] if table.question else []
        for said in (*sentences(events), *asked):
            for language in LANGUAGES:
                words = reader(language).words(said)
                refs = [w for w in words if isinstance(w, Ref)] if isinstance(words, tuple) else []
                lit = {w.id for w in refs if w.kind == "place"}
                assert lit <= set(said.places)
                if said.id.startswith("event-"):
                    assert lit == set(said.places), said
                assert plain(words)
                assert "{" not in plain(words)


@settings(max_examples=60, deadline=None)
@given(GAMES)
def test_a_way_is_where_the_unit_went(game):
    for before, _after, events, _ in steps(*game):
        where = dict(enumerate(unit.place for unit in before.units))
        for event in events:
            said = event.said_to(None)
            if event.kind in ("moved", "retreated"):
                unit = ROSTER.by_name[event.args["unit"].id]
                assert said.path[0] == MAP.name(where[unit])
                if (
                    event.kind == "moved"
                ):  # a retreat may pass a full area, which is not told
                    assert all(
                        MAP.neighbours[MAP.area(a)] >> MAP.area(b) & 1
                        for a, b in pairwise(said.path)
                    )
                where[unit] = MAP.area(said.path[-1])
            else:
                assert said.path == ()
                if event.kind == "rebuilt":
                    where[ROSTER.by_name[event.args["unit"].id]] = MAP.area(event.args["area"].id)


@settings(max_examples=40, deadline=None)
@given(GAMES)
def test_an_event_is_stored_and_read_again(game):
    for _, _, events, _ in steps(*game):
        again = msgspec.json.decode(msgspec.json.encode(events), type=list[Event])
        assert again == events


@settings(max_examples=40, deadline=None)
@given(GAMES)
def test_refusals_name_what_they_bar(game):
    for _, after, _, _ in list(steps(*game))[::10]:
        for wish in ("17", "25", "attack 17", "Guderian 25", "end"):
            for found in DEFINITION.objections(after, wish, None):
                said = speech.refused(found)
                words = reader("en").words(said)
                lit = (
                    {w.id for w in words if isinstance(w, Ref) and w.kind == "place"}
                    if isinstance(words, tuple)
                    else set()
                )
                assert lit == set(said.places)


@pytest.mark.parametrize("kind", ["logistics_fail", "turn_begins", "impulse_begins"])
def test_the_reported_ones_light_nothing(kind):
    event = Event(kind, "6.2.1c", {"die": Die(5), "impulse": 6, "turn": 3})
    assert event.said_to(None).places == ()
