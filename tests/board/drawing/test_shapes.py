"""Drawings read from .svg files."""

import pytest

from sixweeks.board.drawing.shapes import definitions_of, shapes
from sixweeks.board.loading import DataError

FILE = """<svg xmlns="http://www.w3.org/2000/svg">
  <!-- A remark. -->
  <path id="cross" d="M0 0L9 9" stroke-width="1.5"/>
  <g id="flag">
    <text x="1">H &amp; Q</text>
  </g>
</svg>
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "marks.svg"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_a_drawing_is_read_as_it_is_written(file):
    assert shapes(file)["cross"] == '<path id="cross" d="M0 0L9 9" stroke-width="1.5"/>'


def test_what_only_lays_out_the_file_is_left_out(file):
    assert shapes(file)["flag"] == '<g id="flag"><text x="1">H &amp; Q</text></g>'


def test_the_drawings_are_defined_in_the_order_of_the_file(file):
    assert definitions_of(file) == shapes(file)["cross"] + shapes(file)["flag"]


def test_a_fault_is_reported_with_file_and_line(tmp_path):
    path = tmp_path / "marks.svg"
    path.write_text("<svg>\n<g></svg>\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"marks\.svg:2: this is not SVG"):
        shapes(path)
