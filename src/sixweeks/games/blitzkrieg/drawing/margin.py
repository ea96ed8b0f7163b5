"""What stands around the map: frame, cartouche, legend of the ground and of the counters, turns."""

from functools import cache

from sixweeks.board.drawing.courses import Stroke, cased
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import OURS, box, neat_line, scale_bar, title_lines
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.games.blitzkrieg.drawing import counters
from sixweeks.games.blitzkrieg.drawing.ground import (
    HOUSE,
    ORCHARD,
    STREAMS,
    STREETS,
    WOOD,
    bed,
)
from sixweeks.games.blitzkrieg.drawing.relief import LINE, TINTS, highest
from sixweeks.games.blitzkrieg.drawing.roads import HEX, LOOKS, sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Scenario
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.text.messages import TEXT, turn_title
from sixweeks.kernel.presentation.sentence import Sentence

LEGEND_HEIGHT = 236.0
GUTTER = 26.0
WORDS = {"hannut": "HANNUT", "stonne": "STONNE"}
PLACES = {
    "hannut": ("The plateau between Hannut and the Petite Gette", "Brabant, 13 May 1940"),
    "stonne": ("The crest of Stonne, between the Bar and the Meuse", "Ardennes, 15 May 1940"),
}
SAMPLES = {
    "hannut": ("1 Cuir S35 1", "I/11 RDP AT", "I/14 PzR Pz IV", "KG Krad 1", "I/13 IR Rifle 1"),
    "stonne": ("49 BCC B1 1", "I/205 RI Rifle 1", "640 Stu StuG 1", "Stu Pion Pion 1", "I/GD HQ"),
}


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
    middle = width / 2
    where, when = PLACES[scenario.id]
    bar = scale_bar((middle - HEX, 176), HEX / 2, ("0", "500 m", "1 km"), bars=4, below=True)
    return group(
        title_lines(middle, "BLITZKRIEG 1940", WORDS[scenario.id], 54, 8, 130),
        text(where, (middle, 134), font_size=17, font_style="italic"),
        text(TEXT.printed(turn_title(game)) if game else when, (middle, 158), font_size=15),
        group(bar, font_size=12),
        text(f"Map {OURS}", (middle, 220), font_size=12.5, fill=SEPIA, font_style="italic"),
        text_anchor="middle",
    )


def printed(scenario: str, title: Sentence, text: Sentence) -> tuple[str, str]:
    """The map is printed in English."""
    return TEXT.printed(title, scenario), TEXT.printed(text, scenario)


# --- the ground -------------------------------------------------------------------------------


@cache
def ground_legend(field: Battlefield) -> Markup:
    drawn = [
        *level_samples(field),
        ("Woods", join(patch(WOOD), use("grove-1", transform=small()))),
        ("Orchard", join(patch(ORCHARD), use("orchard", transform=small()))),
        ("Built-up area", join(patch(STREETS), path(BLOCKS, fill=HOUSE))),
        ("Main road", road("main")),
        ("Secondary road", road("secondary")),
        *hexside_samples(field),
    ]
    return group(
        heading("The ground"),
        *(
            group(sample, text(words, (58, 22), font_size=15), transform=moved(place(n)))
            for n, (words, sample) in enumerate(drawn)
        ),
    )


def place(n: int) -> Point:
    return 22 + 200 * (n // 4), 46 + 45 * (n % 4)


def small() -> str:
    return moved((23, 17), scale=0.33)


BLOCKS = "M12 8h9v6h-9zM25 7h10v7h-10zM10 19h8v7h-8zM22 20h11v6h-11z"


def heading(words: str) -> Markup:
    return text(words, (22, 32), font_size=19, font_weight="bold")


def patch(colour: str) -> Markup:
    return rectangle((0, 0), 46, 34, rx=3, fill=colour, stroke=SEPIA, stroke_width=0.8)


def level_samples(field: Battlefield) -> list[tuple[str, Markup]]:
    """The levels, each with the line at which it begins."""
    return [
        (f"Level {level}", join(patch(TINTS[level]), brow() if level else Markup("")))
        for level in range(highest(field) + 1)
    ]


def brow() -> Markup:
    return path("M0 24Q22 8 46 14", fill="none", stroke=LINE, stroke_width=1.7)


def road(kind: str) -> Markup:
    return crossed_by("M2 26Q24 4 44 12", TINTS[1], LOOKS[kind])


def crossed_by(way: str, ground: str, strokes: tuple[Stroke, ...]) -> Markup:
    return group(patch(ground), cased((way, strokes)), fill="none")


def hexside_samples(field: Battlefield) -> list[tuple[str, Markup]]:
    names = {"gette": "Petite Gette", "river": "Brook (river)"}
    waters = [
        (words, crossed_by("M2 24Q14 6 24 18T44 10", TINTS[0], bed(STREAMS[name])))
        for name, words in names.items()
        if field.lines[name]
    ]
    cliff = join(
        patch(TINTS[2]),
        path("M2 22H44", stroke="#7a5426", stroke_width=2.6),
        path("M6 22V12M12 22V8M18 22V12M24 22V8M30 22V12M36 22V8M42 22V12", stroke="#7a5426"),
    )
    return [*waters, *([("Escarpment", cliff)] if field.lines["escarpment"] else [])]


# --- the counters -----------------------------------------------------------------------------


@cache
def counter_legend(id: str) -> Markup:
    battle = SCENARIOS[id]
    units = [battle.counters[battle.by_name[name]] for name in SAMPLES[id]]
    drawn = [(counters.counter(battle, each, each.steps), 1.0) for each in units]
    drawn += [(counters.faces(id)[face], 0.9) for face in ("prepared", "mines", "impact-105")]
    return group(
        heading("The counters"),
        group(
            *(
                group(face, transform=moved(at, scale=scale))
                for (face, scale), at in zip(drawn, COUNTER_PLACES, strict=True)
            ),
            **ON_COUNTERS,
        ),
        *(text(words, (24, 142 + 21 * n), font_size=14.5) for n, words in enumerate(EXPLANATIONS)),
    )


COUNTER_PLACES = (*((60 + 74 * n, 84) for n in range(5)), (470, 92), (560, 88), (650, 84))
EXPLANATIONS = (
    "Below left attack/defense, right movement: black on foot, red on tracks, circled on wheels.",
    "In the circle the range. A red line under the attack: fires only at vehicles.",
    "A pale counter has lost a step. White stripe: independent. Yellow: command range.",
    "N neutralized · C column · O out of command · F fatigued · D demoralized · ✓ has acted",
)
