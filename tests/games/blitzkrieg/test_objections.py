"""Why not? Every refusal names its rule; what is offered is refused by none."""

import re
from random import Random

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.components import DATA
from sixweeks.games.blitzkrieg.messages import TEXT
from sixweeks.games.blitzkrieg.naming import LOOKUP, VOCABULARY, objections_to_wish
from sixweeks.games.blitzkrieg.notation import write
from sixweeks.games.blitzkrieg.queries import counters_at, grid_of, number_of
from sixweeks.games.blitzkrieg.view import scramble, secret_units
from sixweeks.kernel.name_matching import UnknownWish
from sixweeks.kernel.question import Choose
from sixweeks.kernel.why import asked
from sixweeks.lab.legality import contradictions, silences, untruths
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


def names_in(game, wish, option):
    """Is the wish the unit or the hex that an option is about, or the hex of that unit?"""
    text = write(game, option).lower()
    if wish.lower() in text:
        return True
    if not re.fullmatch(r"\d{4}", wish):
        place = game.units[game.scenario.by_name[wish]].place
        return place >= 0 and number_of(game, place) in text
    units = counters_at(game, grid_of(game).hex(wish))
    return any(game.scenario.counters[unit].name.lower() in text for unit in units)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_is_refused_by_no_rule(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed, first=3, rate=0.02, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose):
            options = game.pending.options
            for option in rng.sample(options, min(8, len(options))):
                assert against(game, write(game, option)) == set(), write(game, option)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_not_offered_is_refused_by_a_rule(scenario, seed):
    """But for targets: to name one means to fire, which is offered without naming it."""
    rng = Random(seed)
    for game in sample(scenario, seed, first=3, rate=0.02):
        if not isinstance(game.pending, Choose):
            continue
        options = game.pending.options
        may_fire = any(option.verb == "fire" for option in options)
        for wish in some_wishes(game, rng, 5):
            named = any(names_in(game, wish, option) for option in options)
            about = {wish} & {counter.name for counter in game.scenario.counters}
            is_own = any(game.scenario.by_name[name] == unit_in_question(game) for name in about)
            if not (named or may_fire or is_own):
                assert against(game, wish), (kind_of(game), wish)


def unit_in_question(game):
    frame = game.stack[-1]
    units = getattr(frame, "units", ())
    return units[0] if units else getattr(frame, "unit", -1)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_reasons_contradict_no_offer_leave_nothing_out_and_are_true(scenario):
    rng = Random(scenario)
    for game in sample(scenario, 6, first=2, rate=0.01, options={"hidden_at": "on"}):
        if isinstance(game.pending, Choose):
            question = asked(game, game.pending.by, LOOKUP)
            found = [*contradictions(question), *untruths(question, rng)]
            found += silences(question, TEXT.rulebook.citable, rng)
            assert not found, kind_of(game)


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
    with pytest.raises(UnknownWish) as found:
        objections_to_wish(act(SOMUA, {SOMUA: "1512"}).game, wish)
    assert "\n" not in str(found.value)


def test_2_a2a_the_other_side_is_told_to_wait():
    play = act(SOMUA, {SOMUA: "1512"})
    assert against(play, "1511", "german") == {"2.A2a not_yours"}


def test_8_1c_secret_units_are_those_of_the_view():
    units = {SOMUA: "1512", PANZER: "1509", "I/14 PzR Pz III": "1509"}
    play = act(SOMUA, units)
    assert secret_units(play.game, "french") == {play.game.scenario.by_name[PANZER]}
