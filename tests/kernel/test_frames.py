"""Frames in a position: names for numbers, and back."""

import pytest
from msgspec import Struct

from sixweeks.kernel.formats.frames import FrameText, Namers
from sixweeks.kernel.formats.lines import BadText, Line
from sixweeks.kernel.procedure import Procedure, step

TOWNS = ("Ath", "Bree", "Ciney")


class Ground(Struct, frozen=True):
    town: int


class March(Procedure):
    by: str
    town: int = -1
    way: tuple[int, ...] = ()
    seen: int = 0
    losses: tuple[tuple[int, int], ...] = ()
    ground: Ground = Ground(0)
    points: int = 1

    @step("1.1")
    def go(self, game):
        return None


HOLDS = {
    "town": ("town",),
    "town list": ("way",),
    "town bits": ("seen",),
    "town count pairs": ("losses",),
    "frame": ("ground",),
}
FRAMES = FrameText(March, ("red", "blue"), HOLDS)
FULL = March(by="red", town=1, way=(0, 2), seen=0b101, losses=((1, 2),), ground=Ground(2))


def written(frame):
    return FRAMES.encoded(frame, {"town": TOWNS.__getitem__})


def read(text):
    def town(line, name):
        if name not in TOWNS:
            raise BadText(line.number, f"there is no town '{name}'")
        return TOWNS.index(name)

    return FRAMES.decoded(Line(7, "frame", text), {"town": town})


@pytest.mark.parametrize(
    "field",
    [
        '"town":"Bree"',
        '"way":["Ath","Ciney"]',
        '"seen":["Ath","Ciney"]',
        '"losses":[["Bree",2]]',
        '"ground":{"town":"Ciney"}',
        '"points":1',
    ],
)
def test_what_a_field_holds_is_written_by_name(field):
    assert field in written(FULL)


@pytest.mark.parametrize("frame", [FULL, March(by="blue")])
def test_a_frame_is_read_as_it_was_written(frame):
    assert read(written(frame)) == frame


def test_nothing_is_written_as_it_is():
    assert '"town":-1' in written(March(by="red"))


def test_a_set_may_be_written_in_an_order_of_its_own():
    names: Namers = {"town": TOWNS.__getitem__, "town bits": lambda mask: ["Ciney", "Ath"]}
    assert '"seen":["Ciney","Ath"]' in FRAMES.encoded(FULL, names)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "the frame cannot be read"),
        ('{"type":"March","at":"go"}', "the frame cannot be read"),
        ('{"type":"March","at":"go","by":"red","way":3}', "the frame cannot be read"),
        ('{"type":"March","at":"go","by":"red","town":"Dour"}', "there is no town 'Dour'"),
        ('{"type":"March","at":"stop","by":"red"}', "March has no step 'stop'"),
        ('{"type":"March","at":"go","by":"green"}', "'green' is not a side"),
    ],
)
def test_what_is_wrong_with_a_frame_is_said_with_its_line(text, why):
    with pytest.raises(BadText, match=f"line 7: .*{why}"):
        read(text)
