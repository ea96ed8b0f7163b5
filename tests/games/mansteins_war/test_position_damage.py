"""Positions that are wrong are refused in a sentence, with the line."""

import contextlib

import pytest

from sixweeks.games.mansteins_war.text.position import POSITIONS
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told
from tests.games.mansteins_war.positions import TEXT
from tests.games.mansteins_war.wandering import wander
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
    (changed("turn", "9"), 4, "9 is not between 0 and 8"),
    (changed("phase", "tea"), 5, "there is no phase 'tea'; there are set-up, new turn"),
]
ADDED = {
    "turn: 3": "'turn' appears twice in the position",
    "weather: fine": "'weather' is not a key of a position",
    "option tea: yes": "there is no option 'tea'",
    "option morale: maybe": "option morale cannot be 'maybe'",
    "initiative: french": "'initiative' is one of german, allied",
    "unit: 20 Pz, 1638": "there is no unit '20 Pz' in campaign",
    "unit: VIII Flk, 1638": "there is no unit 'VIII Flk' in campaign",
    "unit: 19 Pz, 1638": "19 Pz appears twice in the position",
    "unit: BEF": "a unit is written 'unit: name, place'",
    "unit: BEF, 1036, 2, 3": "a unit is written 'unit: name, place'",
    "unit: BEF, Lille": "there is no hex 'Lille' on",
    "unit: BEF, 9999": "there is no hex '9999' on this map",
    "unit: BEF, 1036, 5": "5 is not between 1 and 4",
    "unit: BEF, 1036, all": "'all' is not a whole number",
    "unit: BEF, 1538": "BEF and an enemy unit are both in 1538",
    "unit: BEF, 0430": "BEF cannot be in 0430: no unit can enter it",
    "unit: BEF, 1844": "BEF cannot be in 1844: no unit can enter it",
    "support: BEF, 1036": "an air unit, the naval unit, the airlift and special forces",
    "support: VIII Flk": "an air unit, the naval unit, the airlift and special forces",
    "support: VIII Flk, 1438, full": "an air unit, the naval unit, the airlift and special forces",
    "support: VIII Flk, away": "there is no hex 'away' on",
    "support: IX Flak, lost": "there is no unit 'IX Flak' in campaign",
    "support: Navy, available, reduced": "only air units can be reduced",
    "support: Navy, 1035": "Navy cannot be in a hex",
    "rp german: 11": "11 is not between 0 and 10",
    "rp swiss: 1": "'rp swiss' is not a key of a position",
    "due: 2GC": "'due' is a unit and the turn of its entry",
    "due: nobody, 3": "'due' is a unit and the turn of its entry",
    "due: 2GC, 9": "9 is not between 1 and 8",
    "control german: 1538 9999": "there is no hex '9999' on this map",
    "bridgehead: 1538": "'bridgehead' is two neighboring hexes with a river between them",
    "bridgehead: 1538-1638": "'bridgehead' is two neighboring hexes with a river between them",
    "bridgehead: 1538-1036": "'bridgehead' is two neighboring hexes with a river between them",
    "plan german: Plan_D": "'plan german' is one of OKH, OKH_Mod, Manstein",
    "bin allied: HGA": "'bin allied' is one of 1AG, 2AG",
    "picked: HGD": "'picked' is one of HGA, HGB",
    "spent: nothing": "'spent' is one of HGA, HGB",
    "manstein: 9": "9 is not between 1 and 8",
    "may evacuate: perhaps": "'may evacuate' is one of yes, no",
    "capitulated: britain": "'capitulated' is one of france, germany",
    "morale events: joy": "'morale events' is one of german_occupation",
    "shift: 3": "3 is not between 0 and 2",
    "moved: 19 Pz, nobody": "there is no unit 'nobody' in campaign",
    "flown: 19 Pz, nobody": "there is no unit 'nobody' in campaign",
    "marker: Plan_D": "'marker' is one of HGA, HGB",
    "operating: allied": "'operating' is one of german",
    "result: german": "'result' is the winner or draw, the level and the rule",
    "frame: {}": "the frame cannot be read",
    'frame: {"type":"Move","by":"german","units":[]}': "Move cannot be the first frame",
    'frame: {"type":"Campaign","at":"tea"}': "Campaign has no step 'tea'",
}
BELOW = (
    '{"type":"Campaign","at":"turns"}',
    '{"type":"GameTurn","at":"operations","last":"german"}',
    '{"type":"ImpulseTurn","at":"movement","by":"german"}',
    '{"type":"MovementSegment","at":"choose","by":"german"}',
)
# Frames above the movement segment; one that cannot be played from is nobody's line.
ABOVE = {
    '{"type":"GameTurn"}': (13, "GameTurn is not called by MovementSegment in its step"),
    '{"type":"Move","by":"dutch","units":["19 Pz"]}': (13, "'dutch' is not a side"),
    '{"type":"Move","by":"german","units":["Pz"]}': (13, "there is no unit 'Pz' in campaign"),
    '{"type":"Move","by":"german","units":7}': (13, "the frame cannot"),
    '{"type":"Move","by":"german","units":["41 Pz"]}': (0, "the position c"),
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


def test_a_support_unit_is_listed_once():
    twice = "support: Navy, available\nsupport: Navy, utilized\n"
    assert begins(complaint(f"{TEXT}{twice}"), 10, "Navy appears twice in the position")


@pytest.mark.parametrize(("frame", "line", "what"), [(f, *at) for f, at in ABOVE.items()])
def test_a_wrong_frame_is_told(frame, line, what):
    frames = "".join(f"frame: {each}\n" for each in (*BELOW, frame))
    assert begins(complaint(f"{TEXT}{frames}"), line, what)


def test_whatever_is_cut_out_a_position_is_read_or_refused_with_a_sentence():
    text = next(POSITIONS.write(g) for g in wander(7) if "Combat " in kind_of(g))
    for start in range(0, len(text), 61):
        with contextlib.suppress(InputError):
            POSITIONS.read(text[:start] + text[start + 7 :])
