"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS, counter_typeface, typefaces
from sixweeks.board.drawing.svg import (
    Markup,
    circle,
    document,
    element,
    group,
    join,
    moved,
    rectangle,
    text,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.battlefield import Battlefield
from sixweeks.games.blitzkrieg.components import SCENARIOS, UnitId
from sixweeks.games.blitzkrieg.drawing import counters, ground, margin, names, relief, silhouettes
from sixweeks.games.blitzkrieg.drawing.geometry import centre, frame
from sixweeks.games.blitzkrieg.drawing.roads import roads
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    counters_of,
    enemy_of,
    field_of,
    known_counters,
    state_of,
)
from sixweeks.games.blitzkrieg.state import NOBODY, FormationState, Game, Unit
from sixweeks.games.blitzkrieg.view import secret_units

NOTHING_SHOWN = FormationState()
EDGE = 40.0
TAB = 13.0  # how much of a counter looks out from under the next one
TALLEST = 104.0
SCALES = (1.0, 1.0, 0.94, 0.86, 0.8, 0.74)  # by height, so that stacks in adjacent hexes keep apart


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (1.4a, 7.4a, 8.1c)."""
    scenario = game.scenario if game else SCENARIOS["hannut"]
    field = scenario.battlefield
    around = frame(field)
    width = around.width + 2 * EDGE
    height = margin.end_of_margin(field) - around.top + 2 * EDGE
    return document(
        width,
        height,
        f"Blitzkrieg 1940. {scenario.title}",
        description(game, side),
        element("defs", definitions(field), counter_typeface()),
        rectangle((0, 0), width, height, fill="#e9dfc6"),
        group(
            map_layers(field),
            numbers(field),
            margin.margin(scenario, game),
            *([on_the_ground(game), stacks(game, side)] if game else []),
            transform=moved((EDGE - around.left, EDGE - around.top)),
        ),
    )


def description(game: Game | None, side: str | None) -> str:
    land = "A topographic map in hexes of 500 m, with levels, woods, orchards, villages and roads."
    if game is None:
        return land
    sight = f"as the {side} side sees it" if side else "with nothing hidden"
    count = len(hexes_with_stacks(game, side))
    return f"{land} {margin.turn_line(game)}, {sight}: {count} stacks."


@cache
def definitions(field: Battlefield) -> Markup:
    return join(
        typefaces(),
        ground.definitions(),
        relief.definitions(field),
        names.definitions(field),
        piece_definitions(),
    )


def piece_definitions() -> Markup:
    return join(counters.definitions(), silhouettes.definitions())


@cache
def map_layers(field: Battlefield) -> Markup:
    """From the bottom up."""
    return group(
        relief.tints(field),
        ground.meadows(field),
        ground.streets(field),
        ground.woods(field),
        relief.lines(field),
        ground.streams(field),
        ground.escarpment(field),
        names.under_the_grid(field),
        ground.hexes(field),
        roads(field),
        ground.bridges(field),
        ground.houses(field),
        ground.beyond(field),
        names.over_the_grid(field),
        clip_path="url(#sheet)",
    )


def numbers(field: Battlefield) -> Markup:
    return ground.hex_numbers(field)


# --- the position -----------------------------------------------------------------------------


def on_the_ground(game: Game) -> Markup:
    """12 Mines and prepared positions."""
    field = field_of(game)
    return group(
        *(group(counters.mines(), transform=moved(centre(field, h))) for h in bits(game.mines)),
        *(
            group(counters.prepared_position(), transform=moved(above(field, hex)))
            for hex in bits(game.works)
        ),
    )


def above(field: Battlefield, hex: Hex) -> tuple[float, float]:
    x, y = centre(field, hex)
    return x, y - 22


def stacks(game: Game, side: str | None) -> Markup:
    """Every stack as one side may see it; northern ones first, so that tabs stay on top."""
    secret = secret_units(game, side) if side else frozenset()
    field = field_of(game)
    hexes = sorted(hexes_with_stacks(game, side), key=lambda hex: centre(field, hex)[::-1])
    return group(*(stack(game, hex, secret) for hex in hexes), id="units", **ON_COUNTERS)


def hexes_with_stacks(game: Game, side: str | None) -> list[Hex]:
    """1.4a, 7.4a Where a side sees counters; of the enemy's hidden ones it sees nothing."""
    if side is None:
        return list(game.stacks)
    here = counters_of(game, side) | known_counters(game, enemy_of(side))
    return [hex for hex in game.stacks if here >> hex & 1]


def stack(game: Game, hex: Hex, secret: frozenset[UnitId]) -> Markup:
    units = [u for u in counters_at(game, hex) if u not in secret or not game.units[u].hidden]
    scale = SCALES[min(len(units), len(SCALES)) - 1]
    places = stack_places(len(units), scale)
    drawn = (
        group(piece(game, unit, secret), transform=moved(at, scale=scale))
        for unit, at in zip(units, places, strict=True)
    )
    covered = sum(unit in secret for unit in units)
    return group(
        *drawn,
        height_badge(len(units), places[0]) if covered else Markup(""),
        id=f"stack-{field_of(game).grid.number(hex)}",
        transform=moved(centre(field_of(game), hex)),
    )


def stack_places(height: int, scale: float) -> list[tuple[float, float]]:
    """The middle of each counter from the bottom one up; the top one lies lowest on the sheet."""
    size, tab = counters.SIZE * scale, TAB * scale
    if height > 1:
        tab = min(tab, (TALLEST - size) / (height - 1))
    front = tab * (height - 1) / 2
    return [(0, front - tab * (height - 1 - n)) for n in range(height)]


def piece(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> Markup:
    face = counter_of(game, unit)
    if unit in secret:
        return counters.back(face.side)
    formation = game.scenario.formations.get(face.formation)
    drawn = counters.counter(
        face,
        formation,
        game.units[unit].steps,
        activated=formation_shown(game, unit).activations > 0,
        class_="unit",
        data_unit=face.name,
    )
    marked = signs(game.units[unit], formation_shown(game, unit), has_acted(game, unit))
    return join(drawn, counters.badges(marked))


def formation_shown(game: Game, unit: UnitId) -> FormationState:
    """1.3a, 5.3c, 11a What is to be told of a formation is told by its headquarters alone."""
    face = counter_of(game, unit)
    return state_of(game, face.formation) if face.kind == "hq" else NOTHING_SHOWN


def has_acted(game: Game, unit: UnitId) -> bool:
    return bool(game.segment.acted >> unit & 1)


def signs(state: Unit, formation: FormationState, acted: bool) -> list[str]:
    """The markers on a counter."""
    found = {
        "neutralized": state.neutralized,
        "demoralized": formation.demoralized,
        "fatigued": formation.fatigued,
        "out_of_command": state.out_of_command,
        "column": state.column,
        "truck": state.truck,
        "aboard": state.aboard != NOBODY,
        "hidden": state.hidden,
        "acted": acted,
    }
    return [name for name, is_there in found.items() if is_there]


def height_badge(height: int, at: tuple[float, float]) -> Markup:
    """8.1c How many counters there are in a stack one may not look through."""
    middle = (at[0] - counters.HALF + 3, at[1] - counters.HALF + 3)
    return group(
        circle(middle, 8, fill=counters.PALE, stroke=counters.SHADOW),
        text(str(height), (middle[0], middle[1] + 3.8), font_size=10.5, fill="#000000"),
    )
