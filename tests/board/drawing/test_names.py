import pytest

from sixweeks.board.drawing.names import Town, town_name


@pytest.mark.parametrize(
    ("side", "anchor", "right", "down"),
    [("right", "start", 1, 0), ("left", "end", -1, 0), ("above", "", 0, -1), ("below", "", 0, 1)],
)
def test_the_name_of_a_town_stands_on_its_side_of_the_mark(side, anchor, right, down):
    drawn = town_name(Town("Sedan", (0, 0), 4, side), (100, 200))
    x, y = (float(drawn.split(f' {axis}="')[1].split('"')[0]) for axis in "xy")
    assert (x > 100) - (x < 100) == right
    assert not down or (y > 200) - (y < 200) == down
    assert (f'text-anchor="{anchor}"' in drawn) == bool(anchor)


def test_large_towns_are_in_bold_type():
    names = [town_name(Town("Paris", (0, 0), size, "right"), (0, 0)) for size in (1, 2, 3, 4)]
    assert ['font-weight="bold"' in name for name in names] == [True, True, False, False]
