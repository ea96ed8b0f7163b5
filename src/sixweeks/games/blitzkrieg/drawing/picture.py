"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.counters import badge, scale_of, stack_of, stack_places
from sixweeks.board.drawing.lettering import ON_COUNTERS, counter_typeface, typefaces
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import Markup, group, join, moved
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing import (
    counters,
    ground,
    margin,
    names,
    relief,
    silhouettes,
)
from sixweeks.games.blitzkrieg.drawing.roads import roads, sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Scenario, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    counters_of,
    enemy_of,
    field_of,
    known_counters,
    state_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, FormationState, Game, Unit
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.text.messages import turn_title
from sixweeks.kernel.presentation.sentence import Sentence, Side, message

NOTHING_SHOWN = FormationState()
TAB, TALLEST = 13.0, 104.0
SCALES = (1.0, 1.0, 0.94, 0.86, 0.8, 0.74)  # by height


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (1.4a, 7.4a, 8.1c)."""
    scenario = game.scenario if game else SCENARIOS["hannut"]
    field = scenario.battlefield
    return plate(
        sheet_of(field).frame,
        margin.end_of_margin(field),
        margin.printed(scenario.id, name_of(scenario), description(game, side)),
        join(definitions(field), counter_typeface()),
        map_layers(field),
        ground.hex_numbers(field),
        margin.margin(scenario, game),
        *([on_the_ground(game), stacks(game, side)] if game else []),
    )


def name_of(scenario: Scenario) -> Sentence:
    return message("board-title", scenario=Sentence(f"scenario-{scenario.id}"))


def description(game: Game | None, side: str | None) -> Sentence:
    land = Sentence("scene-map")
    if game is None:
        return land
    sight = message("picture-seen", side=Side(side)) if side else Sentence("picture-open")
    count = len(hexes_with_stacks(game, side))
    turn = turn_title(game)
    return message("picture-position", land=land, turn=turn, sight=sight, stacks=count)


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


# --- the position -----------------------------------------------------------------------------


def on_the_ground(game: Game) -> Markup:
    """12 Mines and prepared positions."""
    sheet = sheet_of(field_of(game))
    mines, works = counters.mines(), counters.prepared_position()
    return group(
        *(group(mines, transform=moved(sheet.centre(hex))) for hex in bits(game.mines)),
        *(group(works, transform=moved(sheet.beside(hex, 0, -0.22))) for hex in bits(game.works)),
    )


def stacks(game: Game, side: str | None) -> Markup:
    """Every stack as one side may see it; northern ones first, so that tabs stay on top."""
    secret = secret_units(game, side) if side else frozenset()
    centre = sheet_of(field_of(game)).centre
    hexes = sorted(hexes_with_stacks(game, side), key=lambda hex: centre(hex)[::-1])
    return group(*(stack(game, hex, secret) for hex in hexes), id="units", **ON_COUNTERS)


def hexes_with_stacks(game: Game, side: str | None) -> list[Hex]:
    """1.4a, 7.4a Where a side sees counters; of the enemy's hidden ones it sees nothing."""
    if side is None:
        return list(game.stacks)
    here = counters_of(game, side) | known_counters(game, enemy_of(side))
    return [hex for hex in game.stacks if here >> hex & 1]


def stack(game: Game, hex: Hex, secret: frozenset[UnitId]) -> Markup:
    """8.1c Of a stack one may not look through, the number of counters is shown."""
    units = [u for u in counters_at(game, hex) if u not in secret or not game.units[u].hidden]
    height, scale = len(units), scale_of(len(units), SCALES)
    places = stack_places(height, counters.SIZE * scale, TAB * scale, TALLEST)
    corner = places[0][0] - counters.HALF + 3, places[0][1] - counters.HALF + 3
    return stack_of(
        f"stack-{field_of(game).grid.number(hex)}",
        sheet_of(field_of(game)).centre(hex),
        scale,
        zip(places, (piece(game, unit, secret) for unit in units), strict=True),
        badge(str(height), corner) if secret.intersection(units) else Markup(""),
    )


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
