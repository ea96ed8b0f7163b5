"""Tracks, tables and legends beside a map."""

import pytest

from sixweeks.board.drawing.margins import Table, entries
from sixweeks.board.drawing.svg import Markup
from sixweeks.board.drawing.tracks import HEAD, Track
from sixweeks.board.loading import DataError, read_as

TRACK = Track("Turns", "3.2", (40, 200), 410, 60, ("turn_1", "turn_2", "turn_3", "turn_4"), rows=2)


def test_the_spaces_of_a_track_lie_in_its_rows():
    corners = {box.id: box.at for box in TRACK.boxes()}
    assert corners["turn_1"][1] == corners["turn_2"][1] < corners["turn_3"][1]
    assert corners["turn_1"][0] == corners["turn_3"][0] < corners["turn_2"][0]


def test_the_spaces_of_a_track_lie_inside_it():
    for box in TRACK.boxes():
        assert all(40 < x < 450 for x, _ in box.outline())


@pytest.mark.parametrize(("numbered", "printed"), [(True, "4"), (False, "")])
def test_a_numbered_track_shows_the_numbers_of_its_spaces(numbered, printed):
    track = Track("Turns", "3.2", (0, 0), 410, 60, ("turn_4",), numbered=numbered)
    assert [box.words for box in track.boxes()] == [printed]


def test_tints_alternate():
    track = Track("Turns", "3.2", (0, 0), 410, 60, ("a", "b", "c"), tints=("#fff", "#000"))
    assert [box.fill for box in track.boxes()] == ["#fff", "#000", "#fff"]


def test_what_is_noted_of_a_space_is_printed_in_it():
    assert TRACK.drawn("Turns", lambda id: f"note on {id}").count(">note on turn_") == 4


def test_a_table_shows_values_of_the_rules():
    table = Table("Morale", "4.4", (0, 0), (("Paris", "{morale[paris]:+}"),))
    assert ">-10<" in table.drawn(200, HEAD, {"morale": {"paris": -10}})


def test_a_legend_goes_on_in_the_next_column():
    samples = {words: Markup("<g/>") for words in "abc"}
    drawn = entries(samples, (10, 20), down=30, rows=2, across=100)
    assert [
        f"translate({at})" in line
        for at, line in zip(("10 20", "10 50", "110 20"), drawn, strict=True)
    ] == [True] * 3


def test_a_record_that_is_not_as_it_should_be_is_reported_with_its_file(tmp_path):
    path = tmp_path / "drawing.toml"
    path.write_text("title = 3", encoding="utf-8")
    with pytest.raises(DataError, match=r"drawing\.toml:1: "):
        read_as(path, Track)


def test_many_pieces_move_closer_to_fit_into_a_space():
    (box,) = Track("Lost", "12.3", (0, 0), 100, 84, ("lost",)).boxes()
    few, many = box.corners(4, 30), box.corners(40, 30)
    assert few[1][0] - few[0][0] == 30
    assert len(set(many)) == 40
    assert all(x < box.at[0] + box.width and y < box.at[1] + box.height for x, y in many)
