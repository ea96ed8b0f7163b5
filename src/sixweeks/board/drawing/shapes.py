"""Drawings stored as .svg files: symbols, silhouettes, markers."""

from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, parse

from sixweeks.board.drawing.svg import Markup, element, escaped, join, use
from sixweeks.board.loading import DataError

NAMESPACE = "{http://www.w3.org/2000/svg}"


@cache
def shapes(file: Path) -> dict[str, Markup]:
    """The drawings of a file, each by its id."""
    try:
        root = parse(file).getroot()
    except ParseError as error:
        raise DataError(file, error.position[0], f"this is not SVG: {error}.") from error
    return {drawing.attrib["id"]: markup(drawing) for drawing in root}


def markup(node: Element) -> Markup:
    """An element as text, without whitespace used for layout."""
    words = escaped((node.text or "").strip())
    return element(node.tag.removeprefix(NAMESPACE), words, *map(markup, node), **node.attrib)


def markers_of(file: Path) -> dict[str, Markup]:
    """The markers that are always the same: the drawing `marker-ruin` is the face `ruin`."""
    found = (id for id in shapes(file) if id.startswith("marker-"))
    return {id.removeprefix("marker-"): use(id) for id in found}


def definitions_of(file: Path) -> Markup:
    """All drawings of a file, to be used by their ids."""
    return join(*shapes(file).values())
