"""The margins of the map: frame, cartouche, compass, legend, scale, turn track and points."""

from functools import cache

from sixweeks.board.drawing.margins import OURS, box, compass, neat_line, panel, title_lines
from sixweeks.board.drawing.palette import BORDER, INK, PAPER, SEPIA, WHITE
from sixweeks.board.drawing.svg import Markup, Point, group, join, moved, rectangle, text
from sixweeks.games.france_40.drawing import legend
from sixweeks.games.france_40.drawing.ground import SHEET
from sixweeks.games.france_40.model.components import TABLES
from sixweeks.games.france_40.model.queries import points
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r04_victory import german_cities_held, points_by
from sixweeks.games.france_40.text.board import turn_line
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, message

LEFT, TOP, RIGHT, _ = SHEET.frame
COMPASS_NORTH = 33.0  # degrees clockwise from the top of the map
TRACK = legend.END + legend.GUTTER
TRACK_WIDTH, TRACK_HEIGHT = 1412.0, 132.0
OBJECTIVES = ("4.3b", "4.4a", "4.5a", "4.6a", "4.7a", "4.8a", "4.9a", "4.10a")
PLACE_LINES = ("North-eastern France and the Low Countries", "1939 – 1940")


def end_of_margin(game: Game | None) -> float:
    return TRACK + TRACK_HEIGHT if game else legend.END


def margin(game: Game | None) -> Markup:
    return group(
        around(game),
        legend.legends(game.scenario_id if game else "1940"),
        *([turn_track(game), score(game)] if game else []),
    )


def around(game: Game | None) -> Markup:
    return join(frame(), title(game), rose())


@cache
def frame() -> Markup:
    return neat_line(SHEET.frame)


@cache
def rose() -> Markup:
    return compass((790, 62), COMPASS_NORTH)


def title(game: Game | None) -> Markup:
    scenario = Sentence(f"scenario-{game.scenario_id}") if game else EMPTY
    lines = TEXT.captions(game.scenario_id, scenario, turn_line(game)) if game else PLACE_LINES
    return box(
        (LEFT + 22, TOP + 22),
        508,
        206,
        title_lines(254, "THEATRE OF OPERATIONS", "FRANCE ’40", 54, 6, 134),
        text(lines[0], (254, 132), font_size=18, font_style="italic"),
        text(lines[1], (254, 155), font_size=15),
        text(f"Map {OURS}", (254, 186), font_size=12.5, fill=SEPIA, font_style="italic"),
        text_anchor="middle",
    )


# --- turn track and points --------------------------------------------------------------------


def turn_track(game: Game) -> Markup:
    width = (TRACK_WIDTH - 32) / game.scenario.turns
    boxes = (turn_box(game, turn, width) for turn in range(1, game.scenario.turns + 1))
    return panel((LEFT, TRACK), TRACK_WIDTH, TRACK_HEIGHT, "Turns", *boxes)


def turn_box(game: Game, turn: int, width: float) -> Markup:
    is_now = turn == game.turn
    when = "" if game.scenario_id == "1939" else short_date(turn)
    return group(
        rectangle((0, 0), width - 6, 80, fill=BORDER if is_now else PAPER, stroke=SEPIA),
        text(str(turn), (width / 2 - 3, 34), font_size=26, font_weight="bold"),
        text(when, (width / 2 - 3, 54), font_size=11.5),
        text(note_on(game, turn), (width / 2 - 3, 71), font_size=11.5, font_style="italic"),
        transform=moved((19 + (turn - 1) * width, 38)),
        text_anchor="middle",
        fill=WHITE if is_now else INK,
    )


def short_date(turn: int) -> str:
    """10–13 May."""
    term = message("scene-date", date=Term("date", str(turn)))
    return TEXT.printed(term).removesuffix(" 1940")


def note_on(game: Game, turn: int) -> str:
    """5.5a, 5.13a, 9.4a What is due on a turn."""
    late = game.scenario.printed.reinforcement
    if turn == game.scenario.printed.dynamo_first_turn:
        return "Dynamo may begin"
    if late and turn == late.turn:
        return f"{late.unit} arrives"
    if game.scenario_id == "1939" and turn in TABLES.german_supply_crisis:
        return f"supply crisis up to {TABLES.german_supply_crisis[turn]}"
    return ""


def score(game: Game) -> Markup:
    lines = score_1939(game) if game.scenario_id == "1939" else score_1940(game)
    left = LEFT + TRACK_WIDTH + legend.GUTTER
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
        text(f"{points:+}", (11, 6), text_anchor="middle", fill=WHITE, font_size=12)
        if points
        else Markup(""),
        text(TEXT.rulebook.rule(rule).title, (30, 6)),
        transform=moved(at),
    )
