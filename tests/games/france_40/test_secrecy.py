"""3.10 Nothing a side may not know reaches it: by its view, its options, its news or its questions.

What a side cannot know is scrambled; not a byte of what it is shown may change."""

import re
from random import Random

import msgspec
import pytest

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.definition import DEFINITION
from sixweeks.games.france_40.model.components import MAP, SIDES, UnitId, opponent
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.model.view import hidden_units, imagine, scramble, view
from sixweeks.games.france_40.page.odds import preview
from sixweeks.games.france_40.rules.r10_movement_phase import MovementPhase
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Action, Choose, Roll
from tests.games.france_40.toolkit import assault, at
from tests.games.france_40.wandering import sample, wander

SEEDS = [("1939", 8), ("1939", 24), ("1940", 19), ("1940", 4), ("1940", 13)]
random_games = pytest.mark.parametrize(("scenario", "seed"), SEEDS)
two_games = pytest.mark.parametrize(("scenario", "seed"), SEEDS[1:3])


def shown(game: Game, side: str) -> bytes:
    return msgspec.json.encode(view(game, side))


def scrambled(game: Game, side: str, rng: Random) -> Game:
    """The game with what a side cannot know exchanged, and its question asked anew."""
    twin = scramble(game, side, rng)
    twin.memo = {}
    engine.run(twin)
    return twin


def decider(game: Game) -> str:
    return next(iter(engine.deciders(game)), "")


# --- views ------------------------------------------------------------------------------------


@random_games
def test_3_10a_a_view_does_not_change_with_what_is_hidden(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed):
        for side in SIDES:
            assert shown(scramble(game, side, rng), side) == shown(game, side)


def test_3_10a_scrambling_does_change_what_is_hidden():
    rng = Random(1)
    changed = [
        scramble(game, "german", rng).units != game.units
        for game in sample("1940", seed=24)
        if len(hidden_units(game, "german")) > 3
    ]
    assert any(changed)


@random_games
def test_3_10a_a_view_names_no_hidden_unit(scenario, seed):
    for game in sample(scenario, seed, rate=0.01):
        for side in SIDES:
            seen = view(game, side)
            secret = hidden_units(game, side)
            assert not secret & {each.unit for each in seen.known}
            assert sum(each.count for each in seen.hidden) == len(secret)
            phase = seen.phase
            marked = phase.moved | phase.restacked | phase.attacked | phase.defended
            assert not any(marked >> unit & 1 for unit in secret)
            assert not secret & phase.rolled.keys()


# --- options, prompts and why -----------------------------------------------------------------


@random_games
def test_3_10a_the_question_does_not_depend_on_what_is_hidden(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed):
        if side := decider(game):
            twin = scrambled(game, side, rng)
            assert twin.pending == game.pending
            assert DEFINITION.text.prompt(twin) == DEFINITION.text.prompt(game)


def wishes(game: Game, rng: Random) -> list[str]:
    """Things a player might ask about: units of both sides, hexes, and some of both."""
    names = [counter.name for counter in rng.sample(game.scenario.counters, 3)]
    near = rng.sample(sorted(game.stacks), min(3, len(game.stacks)))
    hexes = [MAP.grid.number(hex) for hex in near]
    both = [f"{name} {hex}" for name, hex in zip(names, hexes, strict=False)]
    return [*names, *hexes, *both, *(f"attack {hex}" for hex in hexes), "end", "launch"]


def objections(game: Game, wish: str, side: str) -> list[str]:
    return [DEFINITION.text.explain(each) for each in DEFINITION.rules.objections(game, wish, side)]


@two_games
def test_3_10a_why_not_does_not_tell_what_is_hidden(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed, first=1, rate=0.01):
        for side in SIDES:
            twin = scrambled(game, side, rng)
            for wish in wishes(game, rng):
                assert objections(twin, wish, side) == objections(game, wish, side), wish


def odds(game: Game, wish: str, side: str) -> object:
    try:
        return preview(game, wish, side)
    except InputError as refusal:
        return str(refusal)


@two_games
def test_3_10a_odds_do_not_tell_what_is_hidden(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed, first=1, rate=0.01):
        for side in SIDES:
            twin = scrambled(game, side, rng)
            for wish in ("", *wishes(game, rng)):
                assert odds(twin, wish, side) == odds(game, wish, side), wish


# --- imagining --------------------------------------------------------------------------------


@random_games
def test_3_10a_an_imagined_game_looks_the_same(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed):
        for side in SIDES:
            assert shown(imagine(view(game, side), rng), side) == shown(game, side)


@random_games
def test_3_10a_an_imagined_game_asks_the_same(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed):
        if side := decider(game):
            twin = imagine(view(game, side), rng)
            assert isinstance(twin.pending, Choose)
            assert isinstance(game.pending, Choose)
            assert set(twin.pending.options) == set(game.pending.options)


def test_3_10a_an_imagined_game_can_be_played():
    rng = Random(2)
    played = 0
    for game in sample("1940", seed=25, first=1, rate=0.005):
        twin = imagine(view(game, side), rng) if (side := decider(game)) else None
        for _ in range(20):
            if twin is None or twin.pending is None:
                break
            engine.answer(twin, rng.choice(twin.pending.options))  # type: ignore[union-attr]
            played += 1
    assert played > 300


# --- news -------------------------------------------------------------------------------------

# What is seen in a battle is named: those who attack, are attacked, are lost, retreat or advance.
IN_BATTLE = {"attack", "revealed", "step_lost", "eliminated", "retreated", "advanced"}


def names(text: str, name: str) -> bool:
    return bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text))


@pytest.mark.parametrize(("scenario", "seed"), [("1939", 26), ("1940", 26), ("1940", 27)])
def test_3_10a_no_news_names_a_unit_that_was_and_stays_hidden(scenario, seed):
    before: dict[str, frozenset[UnitId]] = dict.fromkeys(SIDES, frozenset())
    leaks = []
    for game in wander(scenario, seed):
        for side in SIDES:
            now = hidden_units(game, side)
            secret = [game.scenario.counters[unit].name for unit in before[side] & now]
            for event in game.journal or ():
                told = DEFINITION.text.tell(event, side)
                if event.kind not in IN_BATTLE:
                    leaks += [(side, told) for name in secret if names(told, name)]
            before[side] = now
    assert not leaks


def mapped(game: Game, twin: Game, action: Action) -> Action:
    """The same action in a scrambled game: the unit that lies in the same place of its stack."""
    if action.verb not in ("unit", "top", "with"):
        return action
    unit = UnitId(int(action.noun))
    hex = Hex(game.units[unit].place)
    return Action(action.verb, twin.stacks[hex][game.stacks[hex].index(unit)])


def together(game: Game, twin: Game, rng: Random) -> bool:
    """One answer, the same in both games; no if there is none."""
    if isinstance(game.pending, Roll) and isinstance(twin.pending, Roll):
        die = rng.randint(1, 6)
        engine.answer(game, die)
        engine.answer(twin, die)
        return True
    if not isinstance(game.pending, Choose) or not isinstance(twin.pending, Choose):
        return False
    other = set(twin.pending.options)
    both = [each for each in game.pending.options if mapped(game, twin, each) in other]
    if both:
        action = rng.choice(both)
        engine.answer(twin, mapped(game, twin, action))
        engine.answer(game, action)
    return bool(both)


@random_games
def test_3_10a_news_of_the_enemy_is_the_same_where_the_view_is(scenario, seed):
    """The enemy does the same with other units: if that shows nothing new, it tells nothing new."""
    rng = Random(seed)
    compared = 0
    for game in sample(scenario, seed, first=3, rate=0.03):
        if type(game.stack[-1]) not in (MovementPhase, CombatPhase):
            continue  # else the procedure itself holds units
        side = opponent(game.stack[-1].by)
        real, twin = game.copy(), scrambled(game, side, rng)
        real.journal, twin.journal = [], []
        while together(real, twin, rng) and shown(real, side) == shown(twin, side):
            told = [
                [DEFINITION.text.tell(each, side) for each in g.journal or ()] for g in (real, twin)
            ]
            assert told[0] == told[1]
            compared += len(told[0])
            real.journal, twin.journal = [], []
            if type(real.stack[-1]) in (MovementPhase, CombatPhase):
                break
    assert compared >= 10


# --- the look that commits --------------------------------------------------------------------

STACK = {"F I": "2930", "F II": "2930", "F X": "2930", "19 Pz": "2931", "41 Pz": "2931"}


def battle():
    return at("german combat", STACK, belgium="in play 1")


def known(table, side: str) -> set[str]:
    counters = table.game.scenario.counters
    return {counters[each.unit].name for each in table.view(side).known if each.place >= 0}


def test_3_10b_the_attacker_sees_the_stack_after_he_has_launched_and_not_before():
    table = battle()
    before = known(table, "german")
    table.answer("attack 2930")
    table.answer("with 19 Pz")
    gathering = known(table, "german")
    table.answer("launch")
    assert before == gathering == {"19 Pz", "41 Pz", "F X"}
    assert known(table, "german") == {"19 Pz", "41 Pz", "F I", "F II", "F X"}


def test_3_10a_the_defender_sees_who_attacks_him_once_it_is_launched():
    table = battle()
    table.answer("attack 2930")
    table.answer("with 19 Pz")
    gathering = known(table, "allied")
    table.answer("launch")
    assert (gathering & {"19 Pz", "41 Pz"}, known(table, "allied") & {"19 Pz", "41 Pz"}) == (
        {"41 Pz"},
        {"19 Pz", "41 Pz"},
    )


def test_3_10a_an_attack_being_built_is_the_attackers_own_affair():
    table = battle()
    table.answer("attack 2930")
    table.answer("with 19 Pz")
    assert table.view("allied").frames == ()
    with pytest.raises(InputError, match="names no hex"):
        table.odds("", side="allied")
    assert table.odds("", side="german")["attack"] == 14


def test_3_10b_a_look_cannot_be_undone():
    table = assault(battle(), "2930", "19 Pz")
    assert not table.may_undo()


def test_3_10a_a_hidden_unit_is_not_found_by_asking_for_its_odds():
    table = at("allied combat", STACK, belgium="in play 1")
    with pytest.raises(InputError, match=r"19 Pz is not visible \(3\.10a\)"):
        table.odds("19 Pz 2930", side="allied")


def test_3_10a_the_dyle_line_is_reached_by_a_unit_that_is_seen():
    table = at(
        "allied movement",
        {"F I": "3532", "F III": "3532", "F X": "3532"},
        turn=1,
        belgium="in play 1",
        dyle="normal",
    )
    table.answer("stack 3532")
    events = table.answer("3633")
    told = [
        DEFINITION.text.tell(event, "german") for event in events if event.kind == "dyle_reached"
    ]
    assert told
    assert "F X" in told[0]


def test_3_10a_sickle_cut_corps_under_a_stack_are_not_named():
    units = {"19 Pz": "2931", "41 Pz": "2931", "14 PzG": "2931", "F X": "2930"}
    table = at(
        "german combat", units, turn=1, belgium="in play 1", sickle_cut="19 Pz, 41 Pz, 14 PzG"
    )
    top = table.game.roster.by_name["14 PzG"]
    assert table.view("allied").sickle_cut == 1 << top
