"""How the maps and counters look, read once from data/drawing.toml."""

from msgspec import Struct

from sixweeks.board.drawing.courses import Stroke
from sixweeks.board.loading import read_as
from sixweeks.games.blitzkrieg.model.battlefield import DATA


class StreamLook(Struct, frozen=True, forbid_unknown_fields=True):
    """The strokes of a stream; its names, each with where it begins along the course."""

    title: str
    strokes: tuple[Stroke, ...]
    names: tuple[tuple[str, str], ...]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed under the map of a battle."""

    name: str
    place: str
    date: str
    samples: tuple[str, ...]


class CounterLooks(Struct, frozen=True, forbid_unknown_fields=True):
    explanations: tuple[str, ...]
    ground: dict[str, str]
    reduced: dict[str, str]
    models: dict[str, str]
    badges: dict[str, str]


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    levels: tuple[str, ...]
    contour: str
    woods: str
    orchard: str
    streets: str
    roads: dict[str, tuple[Stroke, ...]]
    streams: dict[str, StreamLook]
    names: dict[str, dict[str, str | float]]
    titles: dict[str, Title]
    counters: CounterLooks


LOOKS = read_as(DATA / "drawing.toml", Looks)
