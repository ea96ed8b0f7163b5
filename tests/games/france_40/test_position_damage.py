"""Positions that are wrong are refused in a sentence, with the line."""

import contextlib

import pytest

from sixweeks.games.france_40.text.position import POSITIONS
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told
from tests.games.france_40.positions import TEXT
from tests.games.france_40.wandering import wander
from tests.games.wandering import kind_of

KEYED = [(line.partition(":")[0], line) for line in TEXT.splitlines()]


def without(key: str) -> str:
    return "".join(f"{line}\n" for found, line in KEYED if found != key)


def changed(key: str, value: str) -> str:
    return "".join(f"{key}: {value}\n" if key == found else f"{line}\n" for found, line in KEYED)


WHOLE = [
    ("", 1, "this is not a sixweeks position: the first line must be 'sixweeks position 1'"),
    (TEXT.replace("position 1", "record 1"), 1, "this is not a sixweeks position"),
    (TEXT.replace("position 1", "position 7"), 1, "format 7 is newer than this program"),
    (TEXT.replace("position 1", "position one"), 1, "'sixweeks position one' should be"),
    (without("game"), 0, "the position has no 'game' line"),
    (without("scenario"), 0, "the position has no 'scenario' line"),
    (without("turn"), 0, "the position has no 'turn' line"),
    (without("phase"), 0, "the position has no 'phase' line"),
    (changed("game", "blitzkrieg"), 2, "this is a position of 'blitzkrieg'"),
    (changed("scenario", "1941"), 3, "there is no scenario '1941'; there are 1939, 1940"),
    (changed("turn", "two"), 4, "'two' is not a whole number"),
    (changed("turn", "14"), 4, "14 is not between 0 and 13"),
    (changed("turn", "-1"), 4, "-1 is not between 0 and 13"),
    (changed("turn", "2" * 5000), 4, "'222"),
    (changed("turn", "²"), 4, "'²' is not a whole number"),
    (changed("turn", ""), 4, "'' is not a whole number"),
    (changed("turn", "0"), 5, "a phase needs a turn from 1 on"),
    (changed("phase", "tea"), 5, "there is no phase 'tea' in 1940; there are set-up, new turn"),
    (changed("phase", "supply crisis check"), 5, "there is no phase 'supply crisis check' in"),
    (TEXT.replace("turn: 2", "turn: 13").replace("german combat", "new turn"), 0, "turn 13 was"),
]
ADDED = {
    "order: whenever": "'order' is one of move_fight, fight_move",
    "turn: 3": "'turn' appears twice in the position",
    "belgium: neutral": "'belgium' appears twice in the position",
    "weather: fine": "'weather' is not a key of a position",
    "Unit: F I, 2829": "'Unit' is not a key of a position",
    "unit F I, 2829": "'unit F I, 2829' has no colon",
    "option tea: yes": "there is no option 'tea'",
    "option fort_dr: maybe": "option fort_dr cannot be 'maybe'",
    "option: yes": "there is no option ''",
    "unit: 20 Pz, 2931": "there is no unit '20 Pz' in 1940",
    "unit: F 1, 2931": "there is no unit 'F 1' in 1940",
    "unit: 19 Pz, 2930": "19 Pz appears twice in the position",
    "unit: F I": "a unit is written 'unit: name, place' or with its steps",
    "unit: F I, 2829, 2, 2": "a unit is written 'unit: name, place'",
    "unit: F I, Sedan": "there is no hex 'Sedan' on",
    "unit: F I, 9999": "there is no hex '9999' on this map",
    "unit: F I, 2829, 3": "3 is not between 0 and 2",
    "unit: F I, 2829, half": "'half' is not a whole number",
    "unit: F I, 2829, 0": "F I is on the map with no step left",
    "unit: F I, 2931": "F I and an enemy unit are both in 2931",
    "unit: F I, 4127": "F I cannot be in 4127: no unit can enter it",
    "unit: F I, 2235": "F I cannot be in 2235: no unit can enter it",
    "unit: G I, 2731": "G I and an enemy fortification are in 2731",
    "unit: G I, 2834": "German units are in 2834, but there is no line 'luxembourg: in",
    "unit: Maginot 2731, 2632": "Maginot 2731 cannot be anywhere but in 2731",
    "forts: some": "'forts' is 'standing' or 'none'",
    "control german: 3022 9999": "there is no hex '9999' on this map",
    "control allied: Paris": "there is no hex 'Paris' on",
    "ports lost: 392": "there is no hex '392' on",
    "points: 4.1a +1": "no points are booked under '4.1a'",
    "points: 4.7a +2": "2 is not between -1 and 1",
    "points: 4.7a": "'' is not a whole number",
    "replacements german: lots": "'lots' is not a whole number",
    "replacements french: 3": "'replacements french' is not a key of a position",
    "luxembourg: occupied": "'luxembourg' is neutral, or in play or capitulated and",
    "luxembourg: in play forward": "'luxembourg' is neutral, or in play",
    "luxembourg: in play 14": "14 is not between 1 and 13",
    "luxembourg: in play soon": "'soon' is not a whole number",
    "switzerland: neutral forward": "'switzerland' is neutral, or in play",
    "sickle cut: 19 Pz, 20 Pz": "there is no unit '20 Pz' in 1940",
    "dynamo: 5": "'dynamo' is the turn declared, the port, steps evacuated",
    "dynamo: 5 Dunkirk": "there is no hex 'Dunkirk' on",
    "dynamo: 5 3927 5": "5 is not between 0 and 4",
    "closed edge: east": "'closed edge' is one of west, south",
    "first halt: never": "'never' is not a whole number",
    "halt: brief": "'halt' is one of halved, halted",
    "dyle: maybe": "'dyle' is one of hesitate, normal, roads",
    "dyle entered: perhaps": "'dyle entered' is one of yes, no",
    "supply crisis: yes": "'supply crisis' belongs to 1939 only",
    "moved: F I; F II": "there is no unit 'F I; F II' in 1940",
    "rolled: F X, 7": "7 is not between 1 and 6",
    "rolled: 4": "there is no unit '' in 1940",
    "result: france wins": "'result' is the winner or draw, the level and the rule",
    "frame: Campaign": "the frame cannot be read",
    'frame: {"type":"Tea"}': "the frame cannot be read: Invalid value 'Tea'",
    'frame: {"at":"turns"}': "the frame cannot be read",
    "frame: []": "the frame cannot be read: Expected `object`, got `array`",
    'frame: {"type":"Campaign","at":"tea"}': "Campaign has no step 'tea'",
    'frame: {"type":"Move","by":"german","units":[]}': "Move cannot be the first frame",
    "frame: " + "[" * 5000: "the frame cannot be read",
}
BELOW = (
    '{"type":"Campaign","at":"turns"}',
    '{"type":"GameTurn1940","at":"german_turn"}',
    '{"type":"PlayerTurn","at":"first_phase","by":"german","order":"move_fight"}',
    '{"type":"MovementPhase","at":"choose","by":"german"}',
)
# Frames above the movement phase; one that cannot be played from is nobody's line.
ABOVE = {
    '{"type":"GameTurn1940"}': (13, "GameTurn1940 is not called by MovementPhase in its step"),
    '{"type":"CombatPhase","by":"dutch"}': (13, "'dutch' is not a side"),
    '{"type":"CombatPhase"}': (13, "the frame cannot be read: Object"),
    '{"type":"Attack","by":"german","hex":"99"}': (13, "there is no hex '99' on"),
    '{"type":"Attack","by":"german","hex":7}': (13, "there is no hex '7' on"),
    '{"type":"Move","by":"german","units":["G"]}': (13, "there is no"),
    '{"type":"Move","by":"german","units":7}': (13, "the frame cannot"),
    '{"type":"Move","by":"german","units":[]}': (0, "the position c"),
    '{"type":"Violation","country":"utopia"}': (0, "the position ca"),
}


def complaint(text: str) -> InputError:
    with pytest.raises(InputError) as caught:
        POSITIONS.read(text)
    return caught.value


def begins(error: InputError, line: int, what: str) -> bool:
    at, said = told(error)
    return at == line and said.startswith(what)


@pytest.mark.parametrize(("text", "line", "what"), WHOLE)
def test_a_damaged_line_is_told(text, line, what):
    assert begins(complaint(text), line, what)


@pytest.mark.parametrize(("line", "what"), ADDED.items())
def test_a_wrong_line_is_told(line, what):
    assert begins(complaint(f"{TEXT}{line}\n"), 9, what)


@pytest.mark.parametrize(("frame", "line", "what"), [(f, *told) for f, told in ABOVE.items()])
def test_a_wrong_frame_is_told(frame, line, what):
    frames = "".join(f"frame: {each}\n" for each in (*BELOW, frame))
    assert begins(complaint(f"{TEXT}{frames}"), line, what)


@pytest.mark.parametrize(
    "line", ["belgium: in play 1", "dynamo: 5 3927", "halt: halted", "sickle cut: G 5"]
)
def test_what_belongs_to_1940_is_refused_in_1939(line):
    text = (
        f"sixweeks position 1\ngame: france_40\nscenario: 1939\nturn: 2\nphase: new turn\n{line}\n"
    )
    with pytest.raises(InputError, match=r"line 6: '.*' belongs to 1940 only"):
        POSITIONS.read(text)


def test_whatever_is_cut_out_a_position_is_read_or_refused_with_a_sentence():
    text = next(POSITIONS.write(g) for g in wander("1940", seed=7) if "Attack" in kind_of(g))
    for start in range(0, len(text), 61):
        with contextlib.suppress(InputError):
            POSITIONS.read(text[:start] + text[start + 7 :])
