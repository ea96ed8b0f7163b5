"""Positions as text: written and read without loss, written by hand, refused with their line."""

import json
from pathlib import Path

import pytest
from msgspec import convert

from sixweeks.games.blitzkrieg.model.procedures import FRAMES, PHASES, phase_name
from sixweeks.games.blitzkrieg.model.queries import german_ground
from sixweeks.games.blitzkrieg.model.state import FormationState, Game, Options
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance
from sixweeks.games.blitzkrieg.text.position import POSITIONS
from sixweeks.games.blitzkrieg.text.position_reader import MARKS, Reader
from sixweeks.kernel.question import Draw
from tests.games.blitzkrieg.positions import at, at_stonne
from tests.games.blitzkrieg.toolkit import hex_at, place_of, state, unit_of
from tests.games.blitzkrieg.wandering import new_game, sample, wander
from tests.games.wandering import kind_of

FIELDS = set(Game.__struct_fields__) - {"memo", "journal", "pending", "scenario"}
OTHER_OPTIONS = {
    "hidden_at": "on",
    "second_n": "step",
    "french_force": "full",
    "hq_neutralized_ff": "own_rally",
    "command_binds": "all",
    "low_cover": "blocks",
    "assault_woods": "defender",
    "extra_replay": "french",
    "extra_general": "german",
    "extra_artillery": "french",
    "extra_stuka": "german",
}


def check_round_trip(game: Game) -> None:
    text = POSITIONS.write(game)
    twin = POSITIONS.read(text)
    assert POSITIONS.write(twin) == text
    assert [name for name in FIELDS if getattr(twin, name) != getattr(game, name)] == []
    assert list(twin.formations) == list(game.formations)
    assert twin.pending == game.pending


# --- round trips ------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, OTHER_OPTIONS)])
def test_games_are_written_and_read_at_every_kind_of_question(scenario, seed, options):
    for game in sample(scenario, seed, first=3, rate=0.02, options=options):
        check_round_trip(game)


def test_every_procedure_is_met_on_the_way():
    """So that the round trips above are of all of them."""
    met = set()
    for scenario in ("hannut", "stonne"):
        for seed in (1, 2):
            options = OTHER_OPTIONS if seed == 2 else {}
            for game in wander(scenario, seed, options):
                met |= {type(frame).__name__ for frame in game.stack}
    assert met == set(FRAMES.by_name)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_game_that_is_over_stays_over(scenario):
    *_, game = wander(scenario, seed=5)
    twin = POSITIONS.read(POSITIONS.write(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


def test_every_option_is_written():
    check_round_trip(new_game("hannut", OTHER_OPTIONS))
    assert POSITIONS.read(POSITIONS.write(new_game("hannut", OTHER_OPTIONS))).options == convert(
        OTHER_OPTIONS, Options
    )


# --- by hand ----------------------------------------------------------------------------------


def asked(game: Game) -> str:
    return kind_of(game)


def test_a_few_lines_are_a_position():
    game = at()
    assert asked(game) == "Activation choose french"
    assert (place_of(game, "1 Cuir S35 1"), state(game, "1 Cuir S35 1").steps) == ("1512", 2)
    assert (state(game, "I/14 PzR Pz IV").steps, state(game, "I/14 PzR Pz IV").neutralized) == (
        1,
        True,
    )


def test_a_unit_not_listed_is_out_of_play():
    assert place_of(at(), "KG Pak") == "gone"


def test_in_set_up_a_unit_not_listed_is_to_be_placed():
    game = at(turn="0", phase="set-up")
    assert asked(game) == "Deploy plan french"
    assert place_of(game, "II/11 RDP HW") == "unplaced"


def test_markers_on_units():
    game = at(
        "unit: I/13 IR Rifle 1, 2203, 2, in Sdkfz 1",
        "unit: Sdkfz 1, 2203, column",
        "unit: I/13 IR Rifle 3, 2204, 2, truck, out of command",
        "unit: AO 1 G, 2208, hidden",
    )
    assert state(game, "I/13 IR Rifle 1").aboard == unit_of(game, "Sdkfz 1")
    assert state(game, "Sdkfz 1").column
    assert (
        state(game, "I/13 IR Rifle 3").truck,
        state(game, "I/13 IR Rifle 3").out_of_command,
    ) == (
        True,
        True,
    )
    assert state(game, "AO 1 G").hidden


def test_units_are_listed_from_bottom_to_top():
    game = at("unit: 1 Cuir S35 2, 1512", "unit: 1 Cuir H39 1, 1512")
    names = [game.scenario.counters[u].name for u in game.stacks[hex_at(game, "1512")]]
    assert names == ["1 Cuir S35 1", "1 Cuir S35 2", "1 Cuir H39 1"]


def test_off_map_places_have_names():
    game = at("unit: KG HQ, unplaced", "unit: KG Pak, dead", "unit: KG Sp 1, exited, 1")
    assert [place_of(game, unit) for unit in ("KG HQ", "KG Pak", "KG Sp 1")] == [
        "unplaced",
        "dead",
        "exited",
    ]
    assert (state(game, "KG Pak").steps, state(game, "KG Sp 1").steps) == (0, 1)


def test_formations_cup_and_generals():
    game = at(
        "formation: I/14 PzR, 1, fatigued",
        "formation: 1 Cuir, 0, demoralized",
        "cup: I/14 PzR, german stuka, german stuka",
        "held: 2 Cuir",
        "generals french: 1",
        "passed: german",
        "acted: 1 Cuir HQ",
        "retreated: I/14 PzR Pz IV",
        phase="operations",
    )
    assert game.formations == {
        "I/14 PzR": FormationState(1, fatigued=True),
        "1 Cuir": FormationState(demoralized=True),
    }
    assert (game.cup, game.held) == (("I/14 PzR", "german stuka", "german stuka"), ("2 Cuir",))
    assert (game.generals, game.last_pass) == ({"french": 1}, "german")
    assert game.segment.acted == 1 << unit_of(game, "1 Cuir HQ")
    assert game.segment.retreated == 1 << unit_of(game, "I/14 PzR Pz IV")


def test_without_a_cup_line_every_marker_of_the_turn_is_in_it():
    game = at(phase="operations")
    assert isinstance(game.pending, Draw)
    assert {"1 Cuir", "I/14 PzR", "german stuka", "french general"} <= set(game.cup)
    assert "KG" not in game.cup


@pytest.mark.parametrize("phase", ["1 Cuir", "1 Cuir + french artillery"])
def test_5_3a_a_marker_that_is_being_played_is_not_in_the_cup(phase):
    game, all = at(phase=f"activation {phase}"), at(phase="operations").cup
    assert sorted((*game.cup, *phase.split(" + "))) == sorted(all)


def test_5_5a_nor_is_one_that_is_held_or_kept_or_has_been_activated():
    tanks = "unit: 2 Cuir H39 1, 1514"
    lines = ("held: I/14 PzR", "generals french: 1", "formation: 2 Cuir, 1", tanks)
    game, all = at(*lines, phase="operations"), at(tanks, phase="operations").cup
    drawn = ("I/14 PzR", "french general", "2 Cuir")
    assert sorted((*game.cup, *drawn)) == sorted(all)


def test_13a_a_german_unit_holds_the_hex_it_is_in():
    game = at("unit: KG Krad 1, 0708")
    assert german_ground(game) >> hex_at(game, "0708") & 1


def test_13a_7_4a_steps_of_hidden_guns_are_noted():
    game = at("german ground: 0708", "passed unseen: 0708")
    assert not german_ground(game) >> hex_at(game, "0708") & 1


def test_mines_works_and_ground():
    game = at("mines: 1601", "prepared positions: 1512", "german ground: 0703 0708")
    grid = game.scenario.battlefield.grid
    assert grid.numbers(game.mines) == ["1601"]
    assert grid.numbers(game.works) == ["1512"]
    assert grid.numbers(game.german_ground) == ["0703", "0708"]


def test_attachments_are_noted():
    game = at_stonne(
        "unit: Stu Pion Pion 1, 0610",
        "unit: I/GD HQ, 0610",
        "attached: Stu Pion Pion 1, I/GD, shown",
    )
    pioneers = unit_of(game, "Stu Pion Pion 1")
    assert (game.attached, game.shown) == ({pioneers: "I/GD"}, frozenset({pioneers}))


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_can_be_begun(phase):
    name = "activation 1 Cuir + french artillery" if phase == "activation" else phase
    game = at(phase=name, turn="0" if phase == "set-up" else "2")
    assert phase_name(game) == ("operations" if phase == "new turn" else name)


def test_comments_and_blank_lines_are_passed_over():
    assert asked(at("", "# the cuirassiers counterattack")) == "Activation choose french"


def test_a_position_says_where_the_game_stands():
    assert phase_name(at()) == "activation 1 Cuir"
    assert phase_name(at(phase="operations")) == "operations"


def advance_in(game: Game) -> Advance | None:
    """The move of a unit with one pace, some of whose points are spent."""
    found = [frame for frame in game.stack if isinstance(frame, Advance)]
    is_going = bool(found) and found[-1].has_moved and len(found[-1].paces) == 1
    return found[-1] if is_going else None


def as_before_paces(line: str) -> str:
    """The frame of a move as it was written when the points spent were kept apart."""
    fields = json.loads(line.removeprefix("frame: "))
    left = fields.pop("paces")[0]["points"]
    del fields["full"], fields["has_moved"]
    return "frame: " + json.dumps({**fields, "spent": fields["points"] - left})


def test_7_1a_a_move_written_before_paces_keeps_the_points_that_are_spent():
    game, advance = next((g, a) for g in wander("hannut", 1) if (a := advance_in(g)))
    lines = POSITIONS.write(game).splitlines()
    old = [as_before_paces(each) if '"Advance"' in each else each for each in lines]
    (twin,) = (f for f in POSITIONS.read("\n".join(old)).stack if isinstance(f, Advance))
    assert (twin.purse(game), twin.has_moved) == (advance.purse(game), True)


# --- the page that describes them -------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[3] / "docs/games/blitzkrieg/position.md").read_text()


def test_the_example_of_the_page_is_read():
    game = POSITIONS.read(PAGE.partition("```text\n")[2].partition("```")[0])
    assert asked(game) == "Activation choose french"
    assert place_of(game, "1 Cuir S35 1") == "1410"


@pytest.mark.parametrize("word", sorted({*Reader.known_keys(), *PHASES, *MARKS}))
def test_every_key_phase_and_marker_is_described(word):
    assert f"`{word}`" in PAGE
