"""The inspector of the page: what is to be known of one hex, and who sees it."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model.components import SIDES, TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    field_of,
    german_ground,
    grid_of,
    hex_of,
    is_on_map,
    name_of,
    number_of,
    points_word,
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
from sixweeks.games.blitzkrieg.page.pieces import Eyes, pieces
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import Blocker, blockers
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r07_movement import allowance
from sixweeks.games.blitzkrieg.rules.r08_fire import seen_from
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, may_observe
from sixweeks.games.blitzkrieg.text.messages import TEXT, side_title
from sixweeks.kernel.presentation.scene import Fact, Inspection


def inspect(game: Game, number: str, side: str | None) -> Inspection:
    """The ground, what stands there, what it sees and can fire at, and who sees the hex."""
    hex = grid_of(game).hex(number)
    eyes, units = Eyes.to(game, side), counters_at(game, hex)
    secret = eyes.secret
    facts = (
        *ground_facts(game, hex, side),
        *line_facts(game, hex, side),
        *unit_facts(game, [unit for unit in units if unit not in secret], secret),
        *sight_facts(game, hex, secret),
    )
    return Inspection(hex_title(game, hex), facts, pieces(game, units, eyes))


def hex_title(game: Game, hex: Hex) -> str:
    return f"{number_of(game, hex)} {field_of(game).names.get(hex, '')}".rstrip()


# --- the ground -------------------------------------------------------------------------------


def ground_facts(game: Game, hex: Hex, viewer: str | None) -> Iterable[Fact]:
    field = field_of(game)
    terrain = field.terrain[hex]
    args = {"terrain": TEXT.say(f"terrain.{terrain}"), "level": field.level[hex]}
    yield Fact(TEXT.say("scene.ground", args).capitalize(), "0.2a")
    costs = {who: points_word(cost) for who, cost in TABLES.movement[terrain].items()}
    yield Fact(TEXT.say("inspect.costs", costs), "7.1a")
    if terrain in TABLES.modifiers["target"]:
        shelter = TABLES.modifiers["target"][terrain]
        yield Fact(
            TEXT.say("inspect.shelter", {how: str(less) for how, less in shelter.items()}), "8.3a"
        )
    if game.mines >> hex & 1:
        yield Fact(TEXT.say("inspect.mines"), "12.1a")
    if game.works >> hex & 1:
        yield Fact(TEXT.say("inspect.prepared"), "12.2a")
    if game.scenario.objective_hexes >> hex & 1:
        holder = side_title("german" if german_ground(game, viewer) >> hex & 1 else "french")
        yield Fact(TEXT.say("inspect.objective", {"side": holder}), "13a")


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
    args = {"unit": name_of(game, unit), "distance": distance}
    if distance > FARTHEST + (counter_of(game, unit).kind == "observer"):
        yield Fact(TEXT.say("inspect.too_far", args), "4.1b")
        return
    found = blockers(field_of(game), here, hex, game.options.low_cover)
    if not found:
        yield Fact(TEXT.say("inspect.line", args), "4.3a", way=way)
    for blocker in found:
        words = {**args, "what": blocker_words(game, blocker)}
        places = tuple(number_of(game, each) for each in blocker.hexes)
        yield Fact(TEXT.say("inspect.blocked", words), blocker.rules[0], places, way)


def blocker_words(game: Game, blocker: Blocker) -> str:
    """`woods in 0812, level 2`; along a side the two hexes together."""
    field = field_of(game)
    return TEXT.say("inspect.and").join(
        TEXT.say(
            "inspect.blocker",
            {
                "terrain": TEXT.say(f"terrain.{field.terrain[hex]}"),
                "hex": number_of(game, hex),
                "level": field.level[hex],
            },
        )
        for hex in blocker.hexes
    )


# --- units, and what is seen ------------------------------------------------------------------


def unit_facts(game: Game, units: Iterable[UnitId], secret: Secret) -> Iterable[Fact]:
    """Of each unit: what it can do now, what it sees, commands and can fire at."""
    for unit in units:
        counter = counter_of(game, unit)
        args = {"unit": counter.name, "points": points_word(allowance(game, unit))}
        seen = numbers(game, ground_seen(game, unit) & ~one(hex_of(game, unit)))
        yield Fact(TEXT.say("inspect.sees", args), "4.1a", places=seen)
        if reach := known_range(game, unit, secret):
            words = {**args, "range": reach}
            under_fire = ground_under_fire(game, unit, secret)
            places = numbers(game, under_fire & ~one(hex_of(game, unit)))
            yield Fact(TEXT.say("inspect.fires", words), "4.2a", places=places)
        if ground := ground_in_command(game, unit):
            words = {**args, "range": counter.command_range}
            yield Fact(TEXT.say("inspect.commands", words), "3.3a", places=numbers(game, ground))


def sight_facts(game: Game, hex: Hex, secret: Secret) -> Iterable[Fact]:
    """4.1, 4.3 What one sees from here, from where one is seen here, and by whom."""
    seen = seen_from(game, hex) & grid_of(game).within(hex, FARTHEST) & ~one(hex)
    yield Fact(TEXT.say("inspect.seen_from"), "4.3a", places=numbers(game, seen))
    for kind, key, rule in (("tank", "vehicle", "4.1b"), ("rifle", "infantry", "4.1c")):
        places = numbers(game, from_which_seen(game, hex, kind))
        yield Fact(TEXT.say(f"inspect.shows_{key}"), rule, places=places)
    for side in SIDES:
        units = [u for u in seers_of(game, hex, side, secret) if hex_of(game, u) != hex]
        if units:
            args = {"side": side_title(side), "count": len(units)}
            places = standing_places(game, units)
            yield Fact(TEXT.say("inspect.watched", args), "4.3a", places=places)
