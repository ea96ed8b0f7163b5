"""Frames in a position: names for numbers, and back."""

from typing import Annotated, NewType

import pytest
from msgspec import Struct

from sixweeks.kernel.formats.frames import FrameText, Namers
from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import Procedure, step
from sixweeks.masks import Bits

Town = NewType("Town", int)
TOWNS = ("Ath", "Bree", "Ciney")


class Ground(Struct, frozen=True):
    town: Town


class March(Procedure):
    by: str
    town: Town = Town(-1)
    last: Annotated[int, Town] = -1
    way: tuple[Town, ...] = ()
    seen: Annotated[int, Bits(Town)] = 0
    losses: tuple[tuple[Town, int], ...] = ()
    ground: Ground = Ground(Town(0))
    camp: Ground | None = None
    flag: Annotated[str, "flag"] = ""
    points: int = 1

    @step("1.1")
    def go(self, game):
        return None


FRAMES = FrameText((March,), ("red", "blue"))
ATH, BREE, CINEY = map(Town, range(3))
FULL = March(
    by="red",
    town=BREE,
    last=2,
    way=(ATH, CINEY),
    seen=0b101,
    losses=((BREE, 2),),
    ground=Ground(CINEY),
    camp=Ground(BREE),
    flag="lion",
)


def written(frame):
    return FRAMES.encoded(frame, {Town: TOWNS.__getitem__, "flag": str.upper})


def read(text):
    def town(line, name):
        if name not in TOWNS:
            raise InputError("error-unknown-area", name=name, line=line.number)
        return TOWNS.index(name)

    return FRAMES.decoded(
        Line(7, "frame", text), {Town: town, "flag": lambda line, name: name.lower()}
    )


@pytest.mark.parametrize(
    "field",
    [
        '"town":"Bree"',
        '"last":"Ciney"',
        '"flag":"LION"',
        '"way":["Ath","Ciney"]',
        '"seen":["Ath","Ciney"]',
        '"losses":[["Bree",2]]',
        '"ground":{"town":"Ciney"}',
        '"camp":{"town":"Bree"}',
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
    names: Namers = {Town: TOWNS.__getitem__, Bits(Town): lambda mask: ["Ciney", "Ath"]}
    assert '"seen":["Ciney","Ath"]' in FRAMES.encoded(FULL, names)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "the frame cannot be read"),
        ('{"type":"March","at":"go"}', "the frame cannot be read"),
        ('{"type":"March","at":"go","by":"red","way":3}', "the frame cannot be read"),
        ('{"type":"March","at":"go","by":"red","town":"Dour"}', "there is no area 'Dour'"),
        ('{"type":"March","at":"stop","by":"red"}', "March has no step 'stop'"),
        ('{"type":"March","at":"go","by":"green"}', "'green' is not a side"),
    ],
)
def test_what_is_wrong_with_a_frame_is_said_with_its_line(text, why):
    with pytest.raises(InputError, match=f"line 7: .*{why}"):
        read(text)
