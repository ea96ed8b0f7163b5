"""6.1.1, 6.4.4, 17.1, 18.2 Nothing a side may not know reaches it.

What a side cannot know is scrambled; not a byte of what it is shown may change."""

from random import Random

import msgspec
import pytest

from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.model.components import SIDES, opponent
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import imagine, scramble, view
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.sentence import Hidden, Term  # noqa
from sixweeks.kernel.question import Choose
from tests.games.springtime.sketch import impulse, sketch
from tests.games.springtime.wandering import sample, wander

SECRET = {"free_set_up": "on", "bids": "axis", "airdrops": "on", "bef_returns": "on"}
SEEDS = [("campaign", 3, {}), ("campaign", 5, SECRET), ("plan_red", 7, SECRET)]
random_games = pytest.mark.parametrize(("scenario", "seed", "options"), SEEDS)


def shown(game: Game, side: str) -> bytes:
    return msgspec.json.encode(view(game, side))


def scrambled(game: Game, side: str, rng: Random) -> Game:
    twin = scramble(game, side, rng)
    engine.run(twin)
    return twin


@random_games
def test_a_view_does_not_change_with_what_is_hidden(scenario, seed, options):
    rng = Random(seed)
    for game in sample(scenario, seed, options):
        for side in SIDES:
            assert shown(scrambled(game, side, rng), side) == shown(game, side)


@random_games
def test_no_question_depends_on_what_the_asked_cannot_know(scenario, seed, options):
    rng = Random(seed)
    for game in sample(scenario, seed, options):
        for side in engine.deciders(game):
            asked = engine.question_for(game, side)
            assert engine.question_for(scrambled(game, side, rng), side) == asked


@random_games
def test_boards_and_scenes_keep_secrets(scenario, seed, options):
    rng = Random(seed)
    for game in sample(scenario, seed, options, rate=0.01):
        for side in SIDES:
            twin = scrambled(game, side, rng)
            assert DEFINITION.formats.board(twin, side) == DEFINITION.formats.board(game, side)
            assert DEFINITION.page.scene(twin, side) == DEFINITION.page.scene(game, side)


@random_games
def test_an_imagined_game_looks_the_same(scenario, seed, options):
    rng = Random(seed)
    for game in sample(scenario, seed, options):
        for side in engine.deciders(game):
            twin = imagine(view(game, side), rng)
            assert shown(twin, side) == shown(game, side)
            assert engine.question_for(twin, side) == engine.question_for(game, side)


def test_6_1_1a_scrambling_does_change_the_event_held():
    rng = Random(1)
    changed = [
        scramble(game, side, rng).held != game.held
        for game in wander("campaign", 3)
        for side in SIDES
        if opponent(side) in game.held
    ]
    assert any(changed)


def test_6_1_1a_no_prompt_names_the_event_of_the_other_side():
    game = sketch({"Guderian": "3"}, advantage="allied", impulse=4, held={"axis": "refugees"})
    said = DEFINITION.text.asked(impulse(game, "pass", 3))
    assert (said.id, "event" in said.args) == ("prompt-Impulse-soldier_on", False)


def test_15_1a_nobody_imagines_air_supremacy_in_the_hand_of_the_axis_on_turn_1():
    rng = Random(2)
    for game in wander("campaign", 4):
        if game.turn == 1 and "axis" in game.held:
            assert scramble(game, "allied", rng).held["axis"] != "air_supremacy"


@pytest.mark.parametrize("place", [("FirstTurnEvent", "offer"), ("Impulse", "declare")])
def test_6_1_1f_whoever_holds_a_marker_is_asked_even_if_he_cannot_play_it(place):
    """The silence would tell whose Event it is."""
    offers = [
        game.pending
        for seed in (3, 4, 5)
        for game in wander("campaign", seed)
        if (type(game.stack[-1]).__name__, game.stack[-1].at) == place
        and isinstance(game.pending, Choose)
        and game.held.get(game.pending.by)
    ]
    assert offers
    assert all(each.secret for each in offers)


def test_18_2a_a_set_up_is_out_of_sight_until_both_are_made():
    for game in wander("campaign", 5, {"free_set_up": "on"}):
        frame = game.stack[-1]
        if isinstance(frame, FreeSetUp) and frame.by == "allied":
            seen = view(game, "allied").units
            assert all(seen[unit].place < 0 for unit in range(14))
            assert any(game.units[unit].place >= 0 for unit in range(14))


def test_6_4_4b_a_discard_is_not_shown():
    for game in wander("campaign", 3):
        for event in game.journal or ():
            if event.kind == "event_discarded":
                other = opponent(event.args["side"].id)
                assert event.seen_by(other)["event"] == Hidden("card")
