"""The inspector: the facts about one hex, and who sees it."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model.components import SIDES, TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    field_of,
    grid_of,
    hex_of,
    holder,
    is_on_map,
    number_of,
    piece,
    place,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.page.layers import (
    FARTHEST,
    Secret,
    from_which_seen,
    ground_in_command,
    ground_seen,
    ground_under_fire,
    known_range,
    numbers,
    seers_of,
    standing_places,
)
from sixweeks.games.blitzkrieg.page.pieces import Visibility, pieces
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import Blocker, blockers
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance
from sixweeks.games.blitzkrieg.rules.r08_fire import seen_from
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, may_observe
from sixweeks.kernel.presentation.scene import Fact, Inspection
from sixweeks.kernel.presentation.sentence import Halves, Listed, Sentence, Side, Term, message


def inspect(game: Game, number: str, side: str | None) -> Inspection:
    """The terrain, the units there, what they see and can fire at, and who sees the hex."""
    hex = grid_of(game).hex(number)
    visibility, units = Visibility.to(game, side), counters_at(game, hex)
    secret = visibility.secret
    facts = (
        *ground_facts(game, hex, side),
        *line_facts(game, hex, side),
        *unit_facts(game, [unit for unit in units if unit not in secret], secret),
        *sight_facts(game, hex, secret),
    )
    title = message("inspect-hex", hex=place(game, hex))
    return Inspection(title, facts, pieces(game, units, visibility))


# --- the ground -------------------------------------------------------------------------------


def ground_facts(game: Game, hex: Hex, viewer: str | None) -> Iterable[Fact]:
    field = field_of(game)
    terrain = field.terrain[hex]
    ground = message("inspect-ground", terrain=Term("terrain", terrain), level=field.level[hex])
    yield Fact(ground, "0.2a")
    costs = {who: Halves(cost) for who, cost in TABLES.movement[terrain].items()}
    yield Fact(Sentence("inspect-costs", costs), "7.1a")
    if shelter := TABLES.modifiers["target"].get(terrain):
        yield Fact(Sentence("inspect-shelter", dict(shelter)), "8.3a")
    if game.mines >> hex & 1:
        yield Fact(Sentence("inspect-mines"), "12.1a")
    if game.works >> hex & 1:
        yield Fact(Sentence("inspect-prepared"), "12.2a")
    if game.scenario.objective_hexes >> hex & 1:
        yield Fact(message("inspect-objective", side=holder(game, hex, viewer)), "13a")


# --- the line of sight from whoever is asked about --------------------------------------------


def line_facts(game: Game, hex: Hex, viewer: str | None) -> Iterable[Fact]:
    """4.3 Whether the unit that acts, or an observer of the guns, sees this hex; and why not."""
    for unit in lookers(game, viewer):
        here = hex_of(game, unit)
        if here != hex:
            yield from line_fact(game, unit, here, hex)


def lookers(game: Game, viewer: str | None) -> list[UnitId]:
    for frame in reversed(game.stack):
        if isinstance(frame, Act) and viewer in (None, frame.by):
            return [frame.unit] if is_on_map(game, frame.unit) else []
        if isinstance(frame, Bombardment) and viewer in (None, frame.by):
            counters = (c for c in game.scenario.counters if c.side == frame.by)
            kinds = (c.id for c in counters if c.kind in ("hq", "observer"))
            return [u for u in kinds if is_on_map(game, u) and may_observe(game, u)]
    return []


def line_fact(game: Game, unit: UnitId, here: Hex, hex: Hex) -> Iterable[Fact]:
    way = (number_of(game, here), number_of(game, hex))
    distance = grid_of(game).distance(here, hex)
    looker = piece(game, unit)
    if distance > FARTHEST + (counter_of(game, unit).kind == "observer"):
        yield Fact(message("inspect-too_far", unit=looker, distance=distance), "4.1b")
        return
    found = blockers(field_of(game), here, hex, game.options.low_cover)
    if not found:
        line = message("inspect-line", unit=looker, distance=distance)
        yield Fact(line, "4.3a", way=way)
    for blocker in found:
        blocked = message("inspect-blocked", unit=looker, what=blocker_words(game, blocker))
        places = tuple(number_of(game, each) for each in blocker.hexes)
        yield Fact(blocked, blocker.rules[0], places, way)


def blocker_words(game: Game, blocker: Blocker) -> Listed:
    """`woods in 0812, level 2`; along a side the two hexes together."""
    field = field_of(game)
    found = (
        message(
            "inspect-blocker",
            terrain=Term("terrain", field.terrain[hex]),
            hex=place(game, hex),
            level=field.level[hex],
        )
        for hex in blocker.hexes
    )
    return Listed(tuple(found))


# --- units, and what is seen ------------------------------------------------------------------


def unit_facts(game: Game, units: Iterable[UnitId], secret: Secret) -> Iterable[Fact]:
    """Of each unit: what it can do now, what it sees, commands and can fire at."""
    for unit in units:
        own, here = piece(game, unit), one(hex_of(game, unit))
        sees = message("inspect-sees", unit=own, points=Halves(allowance(game, unit)))
        yield Fact(sees, "4.1a", places=numbers(game, ground_seen(game, unit) & ~here))
        if reach := known_range(game, unit, secret):
            fires = message("inspect-fires", unit=own, range=reach)
            under_fire = ground_under_fire(game, unit, secret)
            yield Fact(fires, "4.2a", places=numbers(game, under_fire & ~here))
        if ground := ground_in_command(game, unit):
            far = counter_of(game, unit).command_range
            commands = message("inspect-commands", unit=own, range=far)
            yield Fact(commands, "3.3a", places=numbers(game, ground))


def sight_facts(game: Game, hex: Hex, secret: Secret) -> Iterable[Fact]:
    """4.1, 4.3 What can be seen from here, from where units here are seen, and who sees them."""
    seen = seen_from(game, hex) & grid_of(game).within(hex, FARTHEST) & ~one(hex)
    yield Fact(Sentence("inspect-seen_from"), "4.3a", places=numbers(game, seen))
    for kind, key, rule in (("tank", "vehicle", "4.1b"), ("rifle", "infantry", "4.1c")):
        places = numbers(game, from_which_seen(game, hex, kind))
        yield Fact(Sentence(f"inspect-shows_{key}"), rule, places=places)
    for side in SIDES:
        units = [u for u in seers_of(game, hex, side, secret) if hex_of(game, u) != hex]
        if units:
            watched = message("inspect-watched", side=Side(side), count=len(units))
            yield Fact(watched, "4.3a", places=standing_places(game, units))
