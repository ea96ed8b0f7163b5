"""Why not? Every refusal names its rule; what is offered is refused by none."""

from random import Random

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.components import DATA
from sixweeks.games.blitzkrieg.model.queries import grid_of, number_of
from sixweeks.games.blitzkrieg.model.view import scramble, secret_units
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.games.blitzkrieg.text.naming import VOCABULARY
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Choose
from tests.games.blitzkrieg.toolkit import (
    PANZER,
    SOMUA,
    act,
    against,
)
from tests.games.blitzkrieg.wandering import sample
from tests.games.wandering import kind_of

TELLING = ("aim", "observe")  # whom one may fire at, and who sees him


# --- secrets ----------------------------------------------------------------------------------


def test_8_1c_nobody_learns_where_a_covered_unit_is():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR Pz III": "1509"}
    assert against(act(SOMUA, units), PANZER) == {"8.1c unseen"}
    assert "8.1c unseen" not in against(act(SOMUA, units), "I/14 PzR Pz III")


def test_7_4a_nor_where_a_hidden_gun_lies():
    units = {SOMUA: "1512", "KG Pak": "1509 hidden"}
    play = act(SOMUA, units, options={"hidden_at": "on"})
    assert against(play, "KG Pak") == {"8.1c unseen"}
    assert against(play, "1509") == set()


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_secrecy_refusals_do_not_hang_on_what_a_side_cannot_know(scenario):
    """But for what the offers themselves tell, as that there is something to fire at."""
    rng = Random(scenario)
    for game in sample(scenario, 8, first=2, rate=0.005, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose) and game.stack[-1].at not in TELLING:
            twin = scramble(game, game.pending.by, rng)
            for wish in some_wishes(game, rng, 6):
                assert against(twin, f"move {wish}") == against(game, f"move {wish}"), wish


# --- all of it --------------------------------------------------------------------------------


def some_wishes(game, rng, count):
    grid = grid_of(game)
    names = [counter.name for counter in rng.sample(game.scenario.counters, count)]
    hexes = [grid.number(hex) for hex in rng.sample(bits(grid.all), count)]
    held = [
        number_of(game, hex)
        for hex in rng.sample(sorted(game.stacks), min(count, len(game.stacks)))
    ]
    return [*names, *hexes, *held]


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_every_step_that_asks_has_its_refusals(scenario):
    for game in sample(scenario, 1, first=1, rate=0, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose):
            frame = game.stack[-1]
            assert frame.steps[frame.at].explain, kind_of(game)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_whatever_action_is_named_at_whatever_question_there_is_an_answer(scenario):
    for game in sample(scenario, 17, first=1, rate=0, options={"hidden_at": "on"}):
        for phrase, _ in VOCABULARY.phrases:
            assert isinstance(against(game, phrase), set)


def test_every_sentence_is_used_and_every_case_has_one():
    """Sentences for cases that no code raises are dead; cases without a sentence are mute."""
    folder = DATA.parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    for key in TEXT.catalogue("en").sources:
        if key.startswith("objection-"):
            case = key.rpartition("-")[2]
            assert case == "plain" or f'"{case}"' in code, key


@pytest.mark.parametrize("wish", ["sing a song", "9999", ""])
def test_words_that_name_nothing_are_one_sentence(wish):
    with pytest.raises(InputError) as found:
        VOCABULARY.objections(act(SOMUA, {SOMUA: "1512"}).game, wish)
    assert "\n" not in str(found.value)


def test_2_a2a_the_other_side_is_told_to_wait():
    play = act(SOMUA, {SOMUA: "1512"})
    assert against(play, "1511", "german") == {"2.A2a not_yours"}


def test_8_1c_secret_units_are_those_of_the_view():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR Pz III": "1509"}
    play = act(SOMUA, units)
    assert secret_units(play.game, "french") == {play.game.scenario.by_name[PANZER]}
