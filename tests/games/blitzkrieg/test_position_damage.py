"""Positions that are not right are refused with their line."""

import contextlib
from random import Random

import pytest

from sixweeks.games.blitzkrieg.text.position import POSITIONS
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Choose
from tests.games.blitzkrieg.positions import TEXT, at, at_stonne
from tests.games.blitzkrieg.wandering import sample

FRAMES = (
    'frame: {"type":"Battle","at":"turns"}',
    'frame: {"type":"GameTurn","at":"operations"}',
    'frame: {"type":"OperationsPhase","at":"play","marker":"1 Cuir"}',
)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["unit: 1 Cuir S35 1, 1511"], "line 9: 1 Cuir S35 1 appears twice in the position"),
        (["unit: 9 Cuir S35 1, 1511"], "there is no unit '9 Cuir S35 1' in hannut"),
        (["unit: 1 Cuir S35 2"], "a unit is written 'unit: name, place' and what is on it"),
        (["unit: 1 Cuir S35 2, 2399"], "there is no hex '2399' on this map"),
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
        (
            ["unit: I/11 RDP AT, 1511, hidden"],
            "I/11 RDP AT is hidden only with the option hidden_at",
        ),
        (["unit: KG Krad 1, exited"], "KG Krad 1 does not leave by that edge (14.1g)"),
        (["unit: 1 Cuir S35 2, exited"], "1 Cuir S35 2 does not leave by that edge (14.1g)"),
        (["german ground: 0703 1512"], "a French unit is in 1512 and holds it (13a)"),
        (["cup: KG, 1 Cuir"], "'1 Cuir' is activated, so it is not in the cup"),
        (["cup: french general", "generals french: 1"], "1 is not between 0 and 0"),
        (
            [
                f"unit: {each} Rifle {n}, 220{n}, truck"
                for each in ("I/13 IR", "II/13 IR", "I/21 IR")
                for n in (1, 2, 3)
            ],
            "there are only 6 trucks (14.1k)",
        ),
        (["formation: 9 Cuir, 1"], "there is no formation '9 Cuir' in hannut"),
        (["formation: 1 Cuir, 3"], "3 is not between 0 and 2"),
        (["formation: 1 Cuir, 1, cross"], "'cross' is not a marker: fatigued, demoralized"),
        (["formation: 1 Cuir, 1", "formation: 1 Cuir, 1"], "1 Cuir appears twice in the position"),
        (["cup: 1 Cuir, 1 Cuir"], "there are not that many markers '1 Cuir'"),
        (["cup: 1 Cuir", "held: 1 Cuir"], "there are not that many markers '1 Cuir'"),
        (["cup: french stuka"], "there is no marker 'french stuka' in hannut"),
        (["generals french: 2"], "2 is not between 0 and 1"),
        (["attached: KG Pak, I/13 IR"], "KG Pak is not an independent unit (14.2j)"),
        (["active: belgian"], "'active' is one of german, french"),
        (["acted: 9 Cuir"], "there is no unit '9 Cuir'"),
        (["mines: 0000"], "0000"),
        (["weather: fine"], "'weather' is not a key of a position"),
        (["option weather: fine"], "there is no option 'weather'"),
        (["option second_n: both"], "option second_n cannot be 'both'"),
        (["turn: 3"], "'turn' appears twice in the position"),
        (["result: draw"], "'result' is the winner, the level and the rule"),
        (["no colon"], "'no colon' has no colon; 'key: value' was expected"),
        (["frame: {"], "the frame cannot be read"),
        (['frame: {"type":"Dance"}'], "the frame cannot be read"),
        (['frame: {"type":"Act","at":"decide"}'], "the frame cannot be read"),
        (['frame: {"type":"Battle","at":"sleep"}'], "Battle has no step 'sleep'"),
        (
            ['frame: {"type":"GameTurn","at":"operations"}'],
            "GameTurn cannot be the first frame",
        ),
        (
            [*FRAMES[:2], 'frame: {"type":"Act","by":"french","unit":"1 Cuir S35 1"}'],
            "Act is not called by GameTurn in its step 'operations'",
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
    with pytest.raises(InputError) as found:
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
    with pytest.raises(InputError, match=said.replace("+", r"\+")):
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
    with pytest.raises(InputError) as found:
        at_stonne("unit: Stu Pion Pion 1, 0610", line)
    assert said in str(found.value)


def test_14_1k_there_are_no_trucks_at_stonne():
    with pytest.raises(InputError, match=r"I/GD Rifle 1 cannot be on trucks \(14\.1k\)"):
        at_stonne("unit: I/GD Rifle 1, 0610, truck")


@pytest.mark.parametrize("key", ["game", "scenario", "turn", "phase"])
def test_four_lines_are_required(key):
    lines = [line for line in TEXT.splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(InputError, match=f"no '{key}' line"):
        POSITIONS.read("\n".join(lines))


@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_a_text_with_something_changed_is_read_or_refused_but_never_breaks(scenario):
    rng = Random(scenario)
    for game in sample(scenario, 3, first=1, rate=0):
        lines = POSITIONS.write(game).splitlines()
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
    with contextlib.suppress(InputError):
        game = POSITIONS.read(text)
        assert game.pending is None or not isinstance(game.pending, Choose) or game.pending.options
