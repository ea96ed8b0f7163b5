"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.counters import Stacking, badge, stack_of
from sixweeks.board.drawing.lettering import ON_COUNTERS, counter_typeface, typefaces
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import Markup, group, join, moved, title
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing import counters, ground, margin, names
from sixweeks.games.blitzkrieg.drawing.ground import sheet_of
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS
from sixweeks.games.blitzkrieg.model.queries import counters_at, field_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.page.pieces import Visibility, pieces
from sixweeks.games.blitzkrieg.text.messages import TEXT, turn_title
from sixweeks.kernel.presentation.scene import Piece
from sixweeks.kernel.presentation.scene_text import picture_text
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.presentation.text_board import board_title

STACKING = Stacking(counters.SIZE, 13.0, 104.0, (1.0, 1.0, 0.94, 0.86, 0.8, 0.74))


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (1.4a, 7.4a, 8.1c)."""
    scenario = game.scenario if game else SCENARIOS["hannut"]
    field, turn = scenario.battlefield, turn_title(game) if game else EMPTY
    return plate(
        sheet_of(field).frame,
        margin.end_of_margin(field),
        TEXT.captions(scenario.id, board_title(scenario.id), picture_text(turn, side)),
        join(definitions(field), counter_typeface()),
        map_layers(field),
        ground.hex_numbers(field),
        margin.margin(scenario, game),
        *([on_the_ground(game), stacks(game, side)] if game else []),
    )


@cache
def definitions(field: Battlefield) -> Markup:
    return join(
        typefaces(),
        ground.definitions(),
        ground.relief_of(field).definitions(),
        names.definitions(field),
        counters.definitions(),
    )


@cache
def map_layers(field: Battlefield) -> Markup:
    """From the bottom up."""
    return group(
        ground.relief_of(field).tints(LOOKS.levels),
        ground.meadows(field),
        ground.streets(field),
        ground.woods(field),
        ground.relief_of(field).contour_lines(LOOKS.contour),
        ground.streams(field),
        ground.escarpment(field),
        names.under_the_grid(field),
        ground.hexes(field),
        ground.roads_of(field).drawn(LOOKS.roads),
        ground.bridges(field),
        ground.villages(field),
        sheet_of(field).veil(0.62),
        names.over_the_grid(field),
        clip_path="url(#sheet)",
    )


# --- the position -----------------------------------------------------------------------------


def on_the_ground(game: Game) -> Markup:
    """12 Mines and prepared positions."""
    sheet, faces = sheet_of(field_of(game)), counters.faces(game.scenario_id)
    lying = [("mines", sheet.centre(hex)) for hex in bits(game.mines)]
    lying += [("prepared", sheet.beside(hex, 0, -0.22)) for hex in bits(game.works)]
    return group(
        *(
            group(said(Sentence(f"scene-{kind}")), faces[kind], transform=moved(at))
            for kind, at in lying
        )
    )


def stacks(game: Game, side: str | None) -> Markup:
    """Northern ones first, so that tabs stay on top."""
    centre, seen = sheet_of(field_of(game)).centre, stacks_seen(game, side)
    hexes = sorted(seen, key=lambda hex: centre(hex)[::-1])
    return group(*(stack(game, hex, seen[hex]) for hex in hexes), id="units", **ON_COUNTERS)


def stacks_seen(game: Game, side: str | None) -> dict[Hex, tuple[Piece, ...]]:
    """1.4a, 7.4a Every stack as one side may see it."""
    visibility = Visibility.to(game, side)
    found = {hex: pieces(game, counters_at(game, hex), visibility) for hex in game.stacks}
    return {hex: lying for hex, lying in found.items() if lying}


def stack(game: Game, hex: Hex, lying: tuple[Piece, ...]) -> Markup:
    """8.1c Of a stack one may not look through, the number of counters is shown."""
    return stack_of(
        STACKING,
        sheet_of(field_of(game)).centre(hex),
        [drawn(game, piece) for piece in lying],
        counted=-1 if any(piece.hidden for piece in lying) else 0,
        id=f"stack-{field_of(game).grid.number(hex)}",
    )


def drawn(game: Game, piece: Piece) -> Markup:
    """A counter, with its markers along its upper edge."""
    colours = LOOKS.counters.badges
    marks = [mark for mark in piece.marks if mark.sign in colours]
    return group(
        said(piece.label, game.scenario_id),
        counters.faces(game.scenario_id)[piece.face],
        *(
            badge(mark.sign, (24 - 15 * n, -28), colours[mark.sign], TEXT.printed(mark.title))
            for n, mark in enumerate(marks)
        ),
        data_unit=None if piece.hidden else piece.id,
    )


def said(words: Sentence, scenario: str = "") -> Markup:
    return title(TEXT.printed(words, scenario))
