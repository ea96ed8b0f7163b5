"""Positions as text: written and read without loss, written by hand, refused with their line."""

import contextlib
from pathlib import Path
from random import Random

import pytest
from msgspec import convert

from sixweeks.games.blitzkrieg.position import read_position, write_position
from sixweeks.games.blitzkrieg.position_reader import KEYS
from sixweeks.games.blitzkrieg.position_units import MARKS
from sixweeks.games.blitzkrieg.procedures import CALLERS, PHASES, phase_name
from sixweeks.games.blitzkrieg.state import FormationState, Game, Options
from sixweeks.kernel.lines import BadText
from sixweeks.kernel.question import Choose, Draw
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
    text = write_position(game)
    twin = read_position(text)
    assert write_position(twin) == text
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
    assert met == set(CALLERS)


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_game_that_is_over_stays_over(scenario):
    *_, game = wander(scenario, seed=5)
    twin = read_position(write_position(game))
    assert (twin.pending, twin.ending) == (None, game.ending)


def test_every_option_is_written():
    check_round_trip(new_game("hannut", OTHER_OPTIONS))
    assert read_position(write_position(new_game("hannut", OTHER_OPTIONS))).options == convert(
        OTHER_OPTIONS, Options
    )


# --- by hand ----------------------------------------------------------------------------------

TEXT = """\
sixweeks position 1
game: blitzkrieg
scenario: hannut
turn: 2
phase: activation 1 Cuir
unit: 1 Cuir HQ, 1513
unit: 1 Cuir S35 1, 1512
unit: I/14 PzR Pz IV, 1510, 1, neutralized
"""


def at(*more: str, **changes: str) -> Game:
    """The text above, with lines changed by key and lines added."""
    lines = [changed_line(line, changes) for line in TEXT.splitlines()]
    return read_position("\n".join([*lines, *more]) + "\n")


def changed_line(line: str, changes: dict[str, str]) -> str:
    key = line.partition(":")[0]
    return f"{key}: {changes[key]}" if key in changes else line


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


def test_mines_works_and_ground():
    game = at("mines: 1601", "prepared positions: 1512", "german ground: 0703 0708")
    grid = game.scenario.battlefield.grid
    assert grid.numbers(game.mines) == ["1601"]
    assert grid.numbers(game.works) == ["1512"]
    assert grid.numbers(game.german_ground) == ["0703", "0708"]


def at_stonne(*more: str) -> Game:
    lines = [line for line in TEXT.splitlines() if not line.startswith("unit")]
    changes = {"scenario": "stonne", "phase": "operations"}
    return read_position("\n".join([*(changed_line(line, changes) for line in lines), *more]))


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
    assert game.pending is not None


def test_comments_and_blank_lines_are_passed_over():
    assert asked(at("", "# the cuirassiers counterattack")) == "Activation choose french"


def test_a_position_says_where_the_game_stands():
    assert phase_name(at()) == "activation 1 Cuir"
    assert phase_name(at(phase="operations")) == "operations"


# --- what is wrong is said --------------------------------------------------------------------

FRAMES = (
    'frame: {"type":"Battle","at":"turns"}',
    'frame: {"type":"GameTurn","at":"operations"}',
    'frame: {"type":"OperationsPhase","at":"play","marker":"1 Cuir"}',
)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["unit: 1 Cuir S35 1, 1511"], "line 9: 1 Cuir S35 1 stands in the position twice"),
        (["unit: 9 Cuir S35 1, 1511"], "there is no unit '9 Cuir S35 1' in hannut"),
        (["unit: 1 Cuir S35 2"], "a unit is written 'unit: name, place' and what is on it"),
        (["unit: 1 Cuir S35 2, 2399"], "There is no hex 2399 on this map"),
        (["unit: 1 Cuir S35 2, nowhere"], "nowhere"),
        (["unit: 1 Cuir S35 2, 1511, 3"], "3 is not between 1 and 2"),
        (["unit: 1 Cuir S35 2, 1511, 0"], "0 is not between 1 and 2"),
        (["unit: 1 Cuir S35 2, dead, 1"], "1 is not between 0 and 0"),
        (["unit: 1 Cuir S35 2, 1511, 2, tired"], "'tired' is not a marker"),
        (["unit: 1 Cuir S35 2, 1511, hidden"], "1 Cuir S35 2 cannot be hidden (1.4a, 7.4a)"),
        (["unit: 1 Cuir S35 2, dead, column"], "1 Cuir S35 2 is in column, but not on the map"),
        (["unit: 1 Cuir S35 2, 1511, truck"], "1 Cuir S35 2 cannot be on trucks (14.1k)"),
        (["unit: KG Pak, 2203, in Sdkfz 9"], "'Sdkfz 9' is not an armored transport"),
        (
            ["unit: KG Pak, 2203, in Sdkfz 1", "unit: Sdkfz 1, 2203"],
            "KG Pak cannot be in Sdkfz 1 (14.1j)",
        ),
        (
            ["unit: I/13 IR Rifle 1, 2203, in Sdkfz 1", "unit: Sdkfz 1, 2204"],
            "I/13 IR Rifle 1 cannot be in Sdkfz 1 (14.1j)",
        ),
        (
            [
                "unit: Sdkfz 1, 2203",
                "unit: I/13 IR Rifle 1, 2203, in Sdkfz 1",
                "unit: I/13 IR Rifle 2, 2203, in Sdkfz 1",
            ],
            "Sdkfz 1 carries two companies (14.1j)",
        ),
        (
            ["unit: I/13 IR Rifle 1, 2203, truck, in Sdkfz 1", "unit: Sdkfz 1, 2203"],
            "I/13 IR Rifle 1 is on trucks and in a transport",
        ),
        (["unit: KG Pak, 1512"], "KG Pak and an enemy unit are both in 1512"),
        (
            [f"unit: 1 Cuir {name}, 1512" for name in ("S35 2", "H39 1", "H39 2")],
            "more than three units are in 1512 (7.3a)",
        ),
        (["formation: 9 Cuir, 1"], "there is no formation '9 Cuir' in hannut"),
        (["formation: 1 Cuir, 3"], "3 is not between 0 and 2"),
        (["formation: 1 Cuir, 1, cross"], "'cross' is not a marker: fatigued, demoralized"),
        (["formation: 1 Cuir, 1", "formation: 1 Cuir, 1"], "1 Cuir stands in the position twice"),
        (["cup: 1 Cuir, 1 Cuir"], "there are not so many markers '1 Cuir'"),
        (["cup: 1 Cuir", "held: 1 Cuir"], "there are not so many markers '1 Cuir'"),
        (["cup: french stuka"], "there is no marker 'french stuka' in hannut"),
        (["generals french: 2"], "2 is not between 0 and 1"),
        (["attached: KG Pak, I/13 IR"], "KG Pak is not an independent unit (14.2j)"),
        (["active: belgian"], "'active' is one of german, french"),
        (["acted: 9 Cuir"], "there is no unit '9 Cuir'"),
        (["mines: 0000"], "0000"),
        (["weather: fine"], "'weather' is not a key of a position"),
        (["option weather: fine"], "there is no option 'weather'"),
        (["option second_n: both"], "option second_n cannot be 'both'"),
        (["turn: 3"], "'turn' stands in the position twice"),
        (["result: draw"], "'result' is the winner, the level and the rule"),
        (["no colon"], "'no colon' has no colon; 'key: value' was expected"),
        (["frame: {"], "the frame cannot be read"),
        (['frame: {"type":"Dance"}'], "the frame cannot be read"),
        (['frame: {"type":"Act","at":"decide"}'], "the frame cannot be read"),
        (['frame: {"type":"Battle","at":"sleep"}'], "Battle has no step 'sleep'"),
        (
            ['frame: {"type":"GameTurn","at":"operations"}'],
            "GameTurn is not carried out first of all",
        ),
        (
            [*FRAMES[:2], 'frame: {"type":"Act","by":"french","unit":"1 Cuir S35 1"}'],
            "Act is not carried out by GameTurn in its step 'operations'",
        ),
        (
            [*FRAMES, 'frame: {"type":"Activation","by":"polish","markers":["1 Cuir"]}'],
            "'polish' is not a side",
        ),
        (
            [*FRAMES, 'frame: {"type":"Activation","by":"french","markers":["9 Cuir"]}'],
            "there is no marker '9 Cuir'",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(lines, said):
    with pytest.raises(BadText) as found:
        at(*lines)
    assert said in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "line 2: this is a position of 'chess'"),
        ({"scenario": "arras"}, "there is no scenario 'arras'; there are hannut, stonne"),
        ({"turn": "7"}, "7 is not between 0 and 6"),
        ({"turn": "two"}, "'two' is not a whole number"),
        ({"phase": "lunch"}, "there is no phase 'lunch'"),
        ({"phase": "activation"}, "there is no phase 'activation'"),
        ({"phase": "activation 9 Cuir"}, "there is no marker '9 Cuir'"),
        ({"phase": "activation 1 Cuir + KG"}, "an activation is of one side's formations"),
        ({"phase": "operations", "turn": "0"}, "a phase needs a turn from 1 on"),
        ({"phase": "new turn", "turn": "6"}, "turn 6 was the last, and it is over"),
    ],
)
def test_a_header_that_is_wrong(changes, said):
    with pytest.raises(BadText, match=said.replace("+", r"\+")):
        at(**changes)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("attached: Stu Pion Pion 1, 4 BCC", "cannot be attached to 4 BCC (14.2j)"),
        ("attached: Stu Pion Pion 1, I/205 RI", "cannot be attached to I/205 RI (14.2j)"),
        ("attached: Stu Pion Pion 1, I/GD, loud", "an attachment is a unit, a formation"),
    ],
)
def test_an_attachment_that_is_wrong(line, said):
    with pytest.raises(BadText) as found:
        at_stonne("unit: Stu Pion Pion 1, 0610", line)
    assert said in str(found.value)


@pytest.mark.parametrize("key", ["game", "scenario", "turn", "phase"])
def test_four_lines_are_required(key):
    lines = [line for line in TEXT.splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(BadText, match=f"no '{key}' line"):
        read_position("\n".join(lines))


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_text_with_something_changed_is_read_or_refused_but_never_breaks(scenario):
    rng = Random(scenario)
    for game in sample(scenario, 3, first=1, rate=0):
        lines = write_position(game).splitlines()
        for _ in range(4):
            read_or_refused("\n".join(spoiled(lines, rng)))


def spoiled(lines: list[str], rng: Random) -> list[str]:
    """A line lost, doubled, exchanged with another, or a bit of it changed."""
    lines = list(lines)
    at = rng.randrange(1, len(lines))
    match rng.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = rng.randrange(1, len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            place = rng.randrange(len(lines[at]))
            new = rng.choice('0129, :{}"[]aG')
            lines[at] = lines[at][:place] + new + lines[at][place + 1 :]
    return lines


def read_or_refused(text: str) -> None:
    with contextlib.suppress(BadText):
        game = read_position(text)
        assert game.pending is None or not isinstance(game.pending, Choose) or game.pending.options


# --- the page that describes them -------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[3] / "docs/games/blitzkrieg/position.md").read_text()


def test_the_example_of_the_page_is_read():
    game = read_position(PAGE.partition("```text\n")[2].partition("```")[0])
    assert asked(game) == "Activation choose french"
    assert place_of(game, "1 Cuir S35 1") == "1410"


@pytest.mark.parametrize("word", sorted({*KEYS, *PHASES, *MARKS}))
def test_every_key_phase_and_marker_is_described(word):
    assert f"`{word}`" in PAGE
