"""The names on the map: identifiers, areas, towns, rivers, countries, landscapes and seas."""

from msgspec import Struct

from sixweeks.board.drawing import names as lettering
from sixweeks.board.drawing.courses import Stretch, along_course
from sixweeks.board.drawing.lettering import haloed, rim
from sixweeks.board.drawing.palette import INK, PAPER, WHITE
from sixweeks.board.drawing.svg import Markup, Point, Value, group, join, moved, text, use
from sixweeks.board.loading import read_as
from sixweeks.games.springtime.drawing.ground import SCALE, geography, on_sheet, spot
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import DATA, MAP, SCENARIOS, Area

AXIS_AT_START = SCENARIOS["campaign"].control
BOLD = {"font_family": "sans-serif", "font_weight": "bold", "text_anchor": "middle"}


class Words(Struct, frozen=True, array_like=True):
    """A name at a point of the sheet in kilometres, turned in degrees."""

    name: str
    at: Point
    size: float
    turn: float = 0
    spacing: float = 0


class MapNames(Struct, frozen=True, forbid_unknown_fields=True):
    """map_names.toml."""

    rivers: tuple[Stretch, ...]
    nations: tuple[Words, ...]
    landscapes: tuple[Words, ...]
    seas: tuple[Words, ...]
    ports: dict[str, Point]


NAMES = read_as(DATA / "map_names.toml", MapNames)


# --- identifiers ------------------------------------------------------------------------------


def identifiers() -> Markup:
    """3.1.1a In each Area a disc in its country's colour: the number above, the TEM inside."""
    return group(*(identifier(area) for area in MAP.areas), **BOLD)


def identifier(area: Area) -> Markup:
    """4.4.2b A black number is under Axis control at the start, a white one under Allied."""
    ink, at = INK if AXIS_AT_START >> area.id & 1 else WHITE, geography().identifiers[area.name]
    return group(disc(area.name, area.tem, area.country, ink), transform=moved(spot(at)))


def disc(name: str, tem: int, country: str, ink: str) -> Markup:
    """White figures have a dark rim: some countries are light."""
    halo: dict[str, Value] = {} if ink == INK else {**rim(INK, 2.2)}
    return group(
        use("identifier", color=LOOKS.identifiers[country]),
        text(f"+{tem}", (0, 10), font_size=16, fill=INK),
        text(name, (0, -17.6), font_size=16, fill=ink, **halo),
    )


def area_names() -> Markup:
    """The names of the Areas, under their identifiers."""
    return group(
        *(area_name(area) for area in MAP.areas),
        font_size=15.5,
        letter_spacing=1,
        font_style="italic",
        font_weight="bold",
        **haloed(PAPER, "#5b4526", 3.6),
    )


def area_name(area: Area) -> Markup:
    x, y = spot(geography().identifiers[area.name])
    words = in_lines(area.title)
    return group(*(text(line, (x, y + 38 + 15 * n)) for n, line in enumerate(words)))


def in_lines(title: str) -> list[str]:
    """A long name is broken at its hyphens."""
    parts = title.split("-")
    if len(title) < 15:
        return [title.replace("-", "–")]
    return [f"{part}–" for part in parts[:-1]] + [parts[-1]]


# --- towns ------------------------------------------------------------------------------------


def ports() -> Markup:
    """3.1.3a An anchor by the shore: the BEF may be taken off here."""
    return group(*(use("anchor", spot(at)) for at in NAMES.ports.values()))


def towns() -> Markup:
    found = geography().towns
    marks = (use(f"town-{town.size}", spot(town.at)) for town in found)
    written = (lettering.town_name(town, spot(town.at)) for town in found)
    return join(
        group(*marks, stroke=INK, stroke_width=1.1, fill="#b4543c"),
        group(*written, **haloed(PAPER, INK, 3)),
    )


# --- rivers -----------------------------------------------------------------------------------


def river_names() -> Markup:
    return lettering.river_names(map(river_name, NAMES.rivers), 2.6)


def river_name(stretch: Stretch) -> Markup:
    """The name runs with the river's general course, beside it."""
    longest = max(geography().rivers[stretch.name], key=len)
    course = on_sheet(longest)
    name = stretch.name.removeprefix("Upper ")
    return along_course(name, course, along=stretch.along, off=stretch.off, half=40)


# --- countries, landscapes and seas -----------------------------------------------------------


def wide_names() -> Markup:
    look = lettering.landscape("#6b5429", "#ece7d8")
    return lettering.lettered(
        group(*map(wide_name, NAMES.nations), opacity=0.42, **lettering.NATION),
        group(*map(wide_name, NAMES.landscapes), opacity=0.85, **look),
        group(*map(wide_name, NAMES.seas), **lettering.WATERS),
    )


def wide_name(words: Words) -> Markup:
    x, y = words.at
    at = x * SCALE, y * SCALE
    return lettering.wide_name(words.name, at, words.size, words.turn, words.spacing)
