"""What stands around the map: frame, cartouche, compass, legend, scale, turn track and points."""

from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    circle,
    group,
    moved,
    path,
    rectangle,
    text,
)
from sixweeks.games.france_40.components import TABLES
from sixweeks.games.france_40.drawing.ground import (
    BORDER,
    BOTTOM,
    INK,
    LEFT,
    PAPER,
    RIGHT,
    SEA,
    SEPIA,
    TOP,
    neat_line,
)
from sixweeks.games.france_40.drawing.legend import (
    GUTTER,
    LEGEND_HEIGHT,
    LEGENDS,
    legends,
    panel,
)
from sixweeks.games.france_40.messages import TEXT
from sixweeks.games.france_40.queries import points
from sixweeks.games.france_40.rules.r04_victory import german_cities_held, points_by
from sixweeks.games.france_40.state import Game
from sixweeks.games.france_40.text_board import date, phase

NOTE = "Map reconstructed by the Six Weeks project; not the publisher's art"
COMPASS_NORTH = 33.0  # degrees clockwise from the top of the map
TRACK = LEGENDS + LEGEND_HEIGHT + GUTTER
TRACK_WIDTH = 1412.0
TRACK_HEIGHT = 132.0
OBJECTIVES = ("4.3b", "4.4a", "4.5a", "4.6a", "4.7a", "4.8a", "4.9a", "4.10a")


def end_of_margin(game: Game | None) -> float:
    return TRACK + TRACK_HEIGHT if game else LEGENDS + LEGEND_HEIGHT


def margin(game: Game | None) -> Markup:
    return group(
        frame(),
        cartouche(game),
        compass(),
        legends(game.scenario_id if game else "1940"),
        turn_track(game) if game else Markup(""),
        score(game) if game else Markup(""),
    )


@cache
def frame() -> Markup:
    outer = rectangle((LEFT - 9, TOP - 9), RIGHT - LEFT + 18, BOTTOM - TOP + 18, stroke_width=4.5)
    return group(neat_line(stroke_width=1.4), outer, fill="none", stroke=INK)


# --- cartouche and compass --------------------------------------------------------------------


def cartouche(game: Game | None) -> Markup:
    lines = (scenario_line(game), turn_line(game)) if game else PLACE_LINES
    return group(
        rectangle((0, 0), 508, 206, fill=PAPER, stroke=INK, stroke_width=2.4),
        rectangle((6, 6), 496, 194, fill="none", stroke=INK, stroke_width=0.9),
        text("THEATRE OF OPERATIONS", (254, 38), font_size=15, letter_spacing=6),
        text("FRANCE ’40", (254, 91), font_size=54, letter_spacing=6, font_weight="bold"),
        path("M120 107H388", stroke=BORDER, stroke_width=2),
        text(lines[0], (254, 132), font_size=18, font_style="italic"),
        text(lines[1], (254, 155), font_size=15),
        text(NOTE, (254, 186), font_size=12.5, fill=SEPIA, font_style="italic"),
        transform=moved((LEFT + 22, TOP + 22)),
        font_family=SERIF,
        text_anchor="middle",
        fill=INK,
    )


PLACE_LINES = ("North-eastern France and the Low Countries", "1939 – 1940")


def scenario_line(game: Game) -> str:
    return game.scenario.title


def turn_line(game: Game) -> str:
    if game.turn == 0:
        return "Set-up"
    when = "" if game.ending else f" of {game.scenario.turns}{date(game)}"
    return f"Turn {game.turn}{when} · {phase(game)}"


@cache
def compass() -> Markup:
    """The needle points to compass north, which is not the top of the map."""
    ticks = [path("M0 -46V-41", transform=f"rotate({30 * step})") for step in range(12)]
    needle = group(
        path("M0 -44L8 0H-8Z", fill=BORDER),
        path("M0 44L8 0H-8Z", fill=PAPER),
        circle((0, 0), 3, fill=INK),
        text("N", (0, -58), font_size=18, fill=INK, stroke="none", font_weight="bold"),
        transform=f"rotate({COMPASS_NORTH})",
    )
    return group(
        circle((0, 0), 46, fill=SEA),
        *ticks,
        needle,
        transform=moved((790, 62)),
        stroke=INK,
        stroke_width=1.2,
        font_family=SERIF,
        text_anchor="middle",
    )


# --- turn track and points --------------------------------------------------------------------


def turn_track(game: Game) -> Markup:
    width = (TRACK_WIDTH - 32) / game.scenario.turns
    boxes = (turn_box(game, turn, width) for turn in range(1, game.scenario.turns + 1))
    return panel((LEFT, TRACK), TRACK_WIDTH, TRACK_HEIGHT, "Turns", *boxes)


def turn_box(game: Game, turn: int, width: float) -> Markup:
    is_now = turn == game.turn
    dates = game.scenario.dates
    when = dates[turn - 1].removesuffix(" 1940") if dates else ""
    return group(
        rectangle((0, 0), width - 6, 80, fill=BORDER if is_now else PAPER, stroke=SEPIA),
        text(str(turn), (width / 2 - 3, 34), font_size=26, font_weight="bold"),
        text(when, (width / 2 - 3, 54), font_size=11.5),
        text(note_on(game, turn), (width / 2 - 3, 71), font_size=11.5, font_style="italic"),
        transform=moved((19 + (turn - 1) * width, 38)),
        text_anchor="middle",
        fill="#ffffff" if is_now else INK,
    )


def note_on(game: Game, turn: int) -> str:
    """5.5a, 5.13a, 9.4a What is due on a turn."""
    raw = game.scenario.raw
    if turn == raw.get("dynamo_first_turn"):
        return "Dynamo may begin"
    if turn == raw.get("reinforcement", {}).get("turn"):
        return f"{raw['reinforcement']['unit']} arrives"
    if game.scenario_id == "1939" and turn in TABLES.german_supply_crisis:
        return f"supply crisis up to {TABLES.german_supply_crisis[turn]}"
    return ""


def score(game: Game) -> Markup:
    lines = score_1939(game) if game.scenario_id == "1939" else score_1940(game)
    left = LEFT + TRACK_WIDTH + GUTTER
    return panel((left, TRACK), RIGHT - left, TRACK_HEIGHT, "Victory", *lines)


def score_1939(game: Game) -> list[Markup]:
    """4.1 A coup by die against the cities held, or a unit next to the Ruhr."""
    crisis = "has begun" if game.supply_crisis else "has not begun"
    return [
        total(german_cities_held(game)),
        text("German city hexes in French hands", (110, 62)),
        text(f"The German supply crisis {crisis}", (110, 90)),
    ]


def score_1940(game: Game) -> list[Markup]:
    """4.2d The German total and what it was earned with."""
    objectives = [
        objective(game, rule, (128 + 284 * (n // 4), 42 + 23 * (n % 4)))
        for n, rule in enumerate(OBJECTIVES)
    ]
    return [total(points(game)), *objectives]


def total(points: int) -> Markup:
    return text(str(points), (58, 96), font_size=60, font_weight="bold", text_anchor="middle")


def objective(game: Game, rule: str, at: Point) -> Markup:
    """A box with the points scored, and the objective's name; 4.8 can be met in two ways."""
    rules = ("4.8a", "4.8b") if rule == "4.8a" else (rule,)
    points = sum(points_by(game, each) for each in rules)
    return group(
        rectangle((0, -8), 22, 18, fill=BORDER if points else PAPER, stroke=SEPIA),
        text(f"{points:+}", (11, 6), text_anchor="middle", fill="#ffffff", font_size=12)
        if points
        else Markup(""),
        text(TEXT.rulebook.rule(rule).title, (30, 6)),
        transform=moved(at),
    )
