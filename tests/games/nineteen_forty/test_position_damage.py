"""Positions that are wrong are refused in a sentence, with the line."""

import contextlib

import pytest

from sixweeks.games.nineteen_forty.text.position import POSITIONS
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told
from tests.games.nineteen_forty.positions import TEXT
from tests.games.nineteen_forty.wandering import wander
from tests.games.wandering import kind_of

KEYED = [(line.partition(":")[0], line) for line in TEXT.splitlines()]


def without(key: str) -> str:
    return "".join(f"{line}\n" for found, line in KEYED if found != key)


def changed(key: str, value: str) -> str:
    return "".join(f"{key}: {value}\n" if key == found else f"{line}\n" for found, line in KEYED)


WHOLE = [
    ("", 1, "this is not a sixweeks position: the first line must be 'sixweeks position 1'"),
    (TEXT.replace("position 1", "position 7"), 1, "format 7 is newer than this program"),
    (without("turn"), 0, "the position has no 'turn' line"),
    (without("phase"), 0, "the position has no 'phase' line"),
    (changed("game", "blitzkrieg"), 2, "this is a position of 'blitzkrieg'"),
    (changed("scenario", "1941"), 3, "there is no scenario '1941'; there are campaign"),
    (changed("turn", "two"), 4, "'two' is not a whole number"),
    (changed("turn", "11"), 4, "11 is not between 0 and 10"),
    (changed("phase", "tea"), 5, "there is no phase 'tea'; there are set-up, new turn"),
]
ADDED = {
    "impulse: 3": "3 is not between 1 and 2",
    "turn: 3": "'turn' appears twice in the position",
    "weather: fine": "'weather' is not a key of a position",
    "option tea: yes": "there is no option 'tea'",
    "option mechelen: maybe": "option mechelen cannot be 'maybe'",
    "unit: G XX, 2411": "there is no unit 'G XX' in campaign",
    "unit: G XIX, 2411": "G XIX appears twice in the position",
    "unit: F X": "a unit is written 'unit: name, place' or with how it is disrupted",
    "unit: F X, 2415, repulsed, 2": "a unit is written 'unit: name, place'",
    "unit: F X, Sedan": "there is no hex 'Sedan' on",
    "unit: F X, 9999": "there is no hex '9999' on this map",
    "unit: F X, 2415, tired": "a unit on the map may be just repulsed, repulsed, driven back",
    "unit: F X, dead, repulsed": "a unit on the map may be just repulsed, repulsed, driven back",
    "unit: F X, 2415,": "a unit on the map may be just repulsed, repulsed, driven back",
    "unit: F X, 2412": "F X and an enemy unit are both in 2412",
    "unit: F X, 0412": "F X cannot be in 0412: no unit can enter it",
    "unit: F X, 1110": "F X is in 1110, but there is no line 'belgium: allied'",
    "formed: G XIX, G 9 Pz, G 10 Pz, G SSV": "'formed' is G XXXIX or F Arm and its three divisions",
    "formed: G XXXIX, G 9 Pz": "'formed' is G XXXIX or F Arm and its three divisions",
    "control german: 3015 9999": "there is no hex '9999' on this map",
    "strengths: 1110 2412": "'strengths' is none, or some of 1009, 1110",
    "eben emael: shaken": "'eben emael' is one of standing, destroyed",
    "belgium: at war": "'belgium' is neutral, or allied or surrendered and the turn it was invaded",
    "belgium: allied 11": "11 is not between 0 and 10",
    "belgium:": "'belgium' is neutral, or allied or surrendered",
    "just joined: utopia": "'utopia' is not one of belgium, netherlands, luxembourg, switzerland",
    "border alarm: perhaps": "'border alarm' is one of yes, no",
    "air german: 6": "6 is not between 0 and 5",
    "interdicted german: 99": "there is no hex '99' on",
    "ready group: A": "'ready group' is one of 1, 2, 3",
    "objective: 4": "'objective' is one of 1, 2, 3",
    "main effort: B": "'main effort' appears twice in the position",
    "group 1: 1 6": "there is no army '6'; there are",
    "group 1: 1 1": "the army 1 appears twice in the position",
    "group 4: 1": "'group 4' is not a key of a position",
    "arrived german: 4": "4 is not between 0 and 3",
    "released: BEF 1": "'released' is a French army and the turn of it",
    "released: 9": "'' is not a whole number",
    "british left: soon": "'soon' is not a whole number",
    "evacuated: 0919": "'' is not a whole number",
    "moved: G XIX, nobody": "there is no unit 'nobody' in campaign",
    "result: german": "'result' is the winner or draw, the level and the rule",
    "frame: {}": "the frame cannot be read",
    'frame: {"type":"Move","by":"german","units":[]}': "Move cannot be the first frame",
    'frame: {"type":"Campaign","at":"tea"}': "Campaign has no step 'tea'",
}
BELOW = (
    '{"type":"Campaign","at":"turns"}',
    '{"type":"GameTurn","at":"german_turn"}',
    '{"type":"PlayerTurn","at":"first_impulse","by":"german"}',
    '{"type":"Impulse","at":"movement","by":"german"}',
    '{"type":"MovementPhase","at":"choose","by":"german"}',
)
# Frames above the movement phase; one that cannot be played from is nobody's line.
ABOVE = {
    '{"type":"GameTurn"}': (14, "GameTurn is not called by MovementPhase in its step"),
    '{"type":"Move","by":"dutch","units":["G XIX"]}': (14, "'dutch' is not a side"),
    '{"type":"Move","by":"german","units":["G"]}': (14, "there is no unit 'G' in campaign"),
    '{"type":"Move","by":"german","units":7}': (14, "the frame cannot"),
    '{"type":"Move","by":"german","units":[]}': (0, "the position c"),
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


@pytest.mark.parametrize(("frame", "line", "what"), [(f, *at) for f, at in ABOVE.items()])
def test_a_wrong_frame_is_told(frame, line, what):
    frames = "".join(f"frame: {each}\n" for each in (*BELOW, frame))
    assert begins(complaint(f"{TEXT}{frames}"), line, what)


def test_18_a_turn_0_has_no_second_impulse():
    assert told(complaint(f"{changed('turn', '0')}impulse: 2\n"))[1] == "2 is not between 1 and 1"


def test_whatever_is_cut_out_a_position_is_read_or_refused_with_a_sentence():
    text = next(POSITIONS.write(g) for g in wander(7) if "Battle" in kind_of(g))
    for start in range(0, len(text), 61):
        with contextlib.suppress(InputError):
            POSITIONS.read(text[:start] + text[start + 7 :])
