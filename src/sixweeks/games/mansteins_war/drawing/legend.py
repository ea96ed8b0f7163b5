"""The legends over the sea: how to read a counter, what the marks of the map mean, the scale."""

from functools import cache

from sixweeks.board.drawing.campaign import HELD, colour_sample, held_sample
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import entries, scale_bar, wave
from sixweeks.board.drawing.palette import BORDER, INK
from sixweeks.board.drawing.svg import Markup, Value, group, join, moved, rectangle, text, use
from sixweeks.board.drawing.theatre import RIBBON
from sixweeks.games.mansteins_war.drawing.counters import COLOURS, SIGNS, counter
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.words import framed, words
from sixweeks.games.mansteins_war.drawing.works import LINES
from sixweeks.games.mansteins_war.model.components import BY_NAME, COUNTERS, NATIONS
from sixweeks.games.mansteins_war.model.map import METRES_PER_HEX

SAMPLE = COUNTERS[BY_NAME["19 Pz"]]
ARMY = COUNTERS[BY_NAME["F 1 Army"]]
PARTS = (("steps", 54), ("size", 71), ("command", 92), ("factors", 130))
NOTE: dict[str, Value] = {"font_size": 12, "font_style": "italic"}


@cache
def drawn() -> Markup:
    return group(units(), marks())


def units() -> Markup:
    """2.2 How to read a counter, what the symbols and colours mean."""
    return framed(
        "units",
        group(counter(SAMPLE, 2), transform=moved((64, 92), scale=1.8), **ON_COUNTERS),
        *(text(words(f"part-{id}"), (120, y), **NOTE) for id, y in PARTS),
        *(worn_sample(n, steps) for n, steps in enumerate((4, 3, 2, 1))),
        text(words("worn"), (14, 232), **NOTE),
        *kinds_and_nations(),
    )


def worn_sample(n: int, steps: int) -> Markup:
    """2.2.7 An army of two counters loses step after step."""
    return group(
        counter(ARMY, steps), transform=moved((32 + 47 * n, 188), scale=0.78), **ON_COUNTERS
    )


def kinds_and_nations() -> list[Markup]:
    box = rectangle((-13, -8.5), 26, 17, fill=LOOKS.commands["allied-3AG"], stroke=INK)
    kinds = {
        words(f"kind-{kind}"): join(box, use(f"symbol-{kind}", color=INK))
        for kind in (*SIGNS, "fortress", "logistic")
    }
    nations = {words(f"nation-{id}"): colour_sample(COLOURS[id].ground) for id in NATIONS}
    return [
        *entries(kinds, (286, 50), down=25, beside=18, font_size=12.5),
        *entries(nations, (396, 50), down=25, beside=16, font_size=12.5),
    ]


def marks() -> Markup:
    samples = {words(f"mark-{id}"): mark for id, mark in mark_samples().items()}
    stretch = 40_000 / METRES_PER_HEX * SHEET.hex
    bar = scale_bar((108 - stretch, 296), stretch, ("0", "40", "80 km"))
    shown = entries(samples, (34, 50), down=21.5, beside=26, font_size=12.5)
    return framed("marks", *shown, bar)


def mark_samples() -> dict[str, Markup]:
    return {
        "city": use("large-town"),
        "town": use("town"),
        "port": use("anchor"),
        "channel_port": join(use("anchor"), use("channel")),
        "depot": use("depot", fill=RIBBON["france"]),
        "border": wave(BORDER, 2.4, "11 4 2 4"),
        **{f"entry-{nation}": use("entry", fill=colour) for nation, colour in LINES.items()},
        **{id: held_sample(id) for id in HELD},
    }
