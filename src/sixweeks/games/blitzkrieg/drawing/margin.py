"""The margins of the map: frame, cartouche, legends of terrain and counters, turns."""

from functools import cache

from sixweeks.board.drawing.courses import Stroke, cased
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import (
    OURS,
    box,
    entries,
    neat_line,
    patch,
    scale_bar,
    title_lines,
)
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.svg import Markup, group, moved, text, use
from sixweeks.games.blitzkrieg.drawing import counters
from sixweeks.games.blitzkrieg.drawing.ground import HEX, relief_of, sheet_of
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Scenario
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.text.messages import TEXT, turn_title

LEGEND_HEIGHT = 236.0
GUTTER = 26.0
ROAD, STREAM = "M2 9Q24 -13 44 -5", "M2 7Q14 -11 24 1T44 -7"
COUNTER_PLACES = (*((60 + 74 * n, 84) for n in range(5)), (470, 92), (560, 88), (650, 84))


def end_of_margin(field: Battlefield) -> float:
    return sheet_of(field).frame.bottom + GUTTER + LEGEND_HEIGHT


def margin(scenario: Scenario, game: Game | None) -> Markup:
    """Around the map a frame; under it its title, the ground and the counters."""
    field = scenario.battlefield
    around = sheet_of(field).frame
    top, wide = around.bottom + GUTTER, around.width
    columns = (
        (0.0, 0.27, cartouche(scenario, game, 0.27 * wide)),
        (0.28, 0.33, ground_legend(field)),
        (0.62, 0.38, counter_legend(scenario.id)),
    )
    panels = (
        box((around.left + left * wide, top), share * wide, LEGEND_HEIGHT, inside)
        for left, share, inside in columns
    )
    return group(neat_line(around), *panels)


def cartouche(scenario: Scenario, game: Game | None, width: float) -> Markup:
    """The title, how the battle stands in time, and the scale: 0.1a one hex is about 500 m."""
    middle, words = width / 2, LOOKS.titles[scenario.id]
    when = TEXT.printed(turn_title(game)) if game else words.date
    bar = scale_bar((middle - HEX, 176), HEX / 2, ("0", "500 m", "1 km"), bars=4, below=True)
    return group(
        title_lines(middle, "BLITZKRIEG 1940", words.name, 54, 8, 130),
        text(words.place, (middle, 134), font_size=17, font_style="italic"),
        text(when, (middle, 158), font_size=15),
        group(bar, font_size=12),
        text(f"Map {OURS}", (middle, 220), font_size=12.5, fill=SEPIA, font_style="italic"),
        text_anchor="middle",
    )


def heading(words: str) -> Markup:
    return text(words, (22, 32), font_size=19, font_weight="bold")


# --- the ground -------------------------------------------------------------------------------


@cache
def ground_legend(field: Battlefield) -> Markup:
    lines = entries(
        ground_samples(field), (22, 63), down=45, rows=4, across=200, beside=58, font_size=15
    )
    return group(heading("The ground"), *lines)


def ground_samples(field: Battlefield) -> dict[str, Markup]:
    """The levels, each with the line at which it begins; cover; what runs along and across."""
    tints, small = LOOKS.levels, moved((23, 0), scale=0.33)
    samples = {"Level 0": patch(tints[0])}
    samples |= {f"Level {n}": patch(tints[n], use("sample-brow")) for n in relief_of(field).levels}
    samples |= {
        "Woods": patch(LOOKS.woods, use("grove-1", transform=small)),
        "Orchard": patch(LOOKS.orchard, use("orchard", transform=small)),
        "Built-up area": patch(LOOKS.streets, use("sample-houses")),
        "Main road": crossed_by(ROAD, tints[1], LOOKS.roads["main"]),
        "Secondary road": crossed_by(ROAD, tints[1], LOOKS.roads["secondary"]),
    }
    for name in ("gette", "river"):
        if field.lines[name]:
            stream = LOOKS.streams[name]
            samples[stream.title] = crossed_by(STREAM, tints[0], stream.strokes)
    if field.lines["escarpment"]:
        samples["Escarpment"] = patch(tints[2], use("sample-escarpment"))
    return samples


def crossed_by(way: str, ground: str, strokes: tuple[Stroke, ...]) -> Markup:
    return patch(ground, group(cased((way, strokes)), fill="none"))


# --- the counters -----------------------------------------------------------------------------


@cache
def counter_legend(id: str) -> Markup:
    battle = SCENARIOS[id]
    units = [battle.counters[battle.by_name[name]] for name in LOOKS.titles[id].samples]
    drawn = [(counters.counter(battle, each, each.steps), 1.0) for each in units]
    drawn += [(counters.faces(id)[face], 0.9) for face in ("prepared", "mines", "impact-105")]
    shown = (
        group(face, transform=moved(at, scale=scale))
        for (face, scale), at in zip(drawn, COUNTER_PLACES, strict=True)
    )
    words = enumerate(LOOKS.counters.explanations)
    return group(
        heading("The counters"),
        group(*shown, **ON_COUNTERS),
        *(text(each, (24, 142 + 21 * n), font_size=14.5) for n, each in words),
    )
