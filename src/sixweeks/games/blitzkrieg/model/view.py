"""1.4a, 7.4a, 8.1c, 14.2j What each side may know, built field by field from scratch."""

from collections import Counter as CountOf
from itertools import product

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import (
    GERMAN,
    SIDES,
    Counter,
    FormationId,
    UnitId,
    opponent,
)
from sixweeks.games.blitzkrieg.model.procedures import FRAMES
from sixweeks.games.blitzkrieg.model.queries import (
    counters_of,
    formation_id,
    grid_of,
    hex_of,
    is_on_map,
    side_of,
    standing,
    steps_unseen,
)
from sixweeks.games.blitzkrieg.model.state import (
    NOBODY,
    FormationState,
    Game,
    Options,
    Segment,
    Unit,
)
from sixweeks.games.blitzkrieg.rules.r06_advance import FireAction
from sixweeks.games.blitzkrieg.rules.r08_fire import seen_from, targets_in_reach
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment, Salvo
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.games.blitzkrieg.rules.r14_independents import hosts
from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.engine import deciders
from sixweeks.kernel.event import Event
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.procedure import Procedure
from sixweeks.kernel.state import Ending
from sixweeks.kernel.view import exchanged, restacked, shared_fields, values

STEPS = frozenset({"moved", "marched", "entered", "marched_in", "retreated"})
TRIES = 40  # to find a game that looks the same
UNTOLD = ""  # 14.2j the formation that an enemy unit is attached to, until it is shown
NAMED = ("unit", "target", "firer", "to")  # frames name the units that act and suffer


class Known(Struct, frozen=True):
    """A counter whose identity the side knows."""

    unit: UnitId
    state: Unit


class Covered(Struct, frozen=True):
    """8.1c Counters under the top one of an enemy stack: only how many there are."""

    hex: Hex
    count: int


class View(Struct, frozen=True):
    """What one side may know; of enemies hidden on the map (1.4a, 7.4a) only that they exist."""

    side: str
    scenario_id: str
    options: Options
    turn: int
    active: str
    known: tuple[Known, ...]  # of each stack from bottom to top
    covered: tuple[Covered, ...]
    german_ground: int
    passed_unseen: int  # by one's own hidden guns
    mines: int
    works: int
    formations: dict[FormationId, FormationState]
    attached: dict[UnitId, FormationId]
    shown: tuple[UnitId, ...]
    cup: tuple[str, ...]
    generals: dict[str, int]
    held: tuple[str, ...]
    last_pass: str
    segment: Segment
    frames: tuple[dict[str, object], ...]  # the procedures in progress, without their secrets
    ending: Ending | None


TOLD_APART = ("passed_unseen", "attached", "shown", "cup", "segment")
PUBLIC = shared_fields(View, Game, TOLD_APART)


def view(game: Game, side: str) -> View:
    secret = secret_units(game, side)
    unseen = ~sum(1 << unit for unit in secret)
    return View(
        side=side,
        known=known_units(game, secret),
        covered=covered_stacks(game, secret),
        attached=known_attachments(game, side),
        shown=tuple(sorted(game.shown)),
        passed_unseen=steps_unseen(game, side),
        cup=tuple(sorted(game.cup)),
        segment=Segment(game.segment.acted & unseen, game.segment.retreated & unseen),
        frames=visible_frames(game, side),
        **values(game, PUBLIC),
    )


# --- what is secret ---------------------------------------------------------------------------


def secret_units(game: Game, side: str | None) -> frozenset[UnitId]:
    """Enemies hidden on the map, and those under the top of a stack that is not open; nobody sees
    all but who is of no side."""
    if side is None:
        return frozenset()
    opened, named = open_hexes(game, side), named_units(game)
    covered = (
        unit
        for hex, unit in covered_units(game, side)
        if not opened >> hex & 1 and unit not in named
    )
    return frozenset((*hidden_units(game, side), *covered))


def searches(game: Game, event: Event) -> bool:
    """1.4c, 6.2, 7.4a A step might meet a hidden counter, or draw the fire of an enemy that is not
    seen, as long as there are any."""
    return event.kind in STEPS and any(secret_units(game, side) for side in event.to)


@of_fields("units", "stacks")
def hidden_units(game: Game, side: str) -> list[UnitId]:
    """1.4a, 7.4a Enemies hidden on the map."""
    hidden = [UnitId(id) for id, unit in enumerate(game.units) if unit.hidden and unit.place >= 0]
    return [unit for unit in hidden if side_of(game, unit) != side]


@of_fields("units", "stacks")
def covered_units(game: Game, side: str) -> list[tuple[Hex, UnitId]]:
    """8.1c Enemies under the top of a stack."""
    counters, units, found = game.scenario.counters, game.units, []
    for hex, stack in game.stacks.items():
        if len(stack) > 1:
            theirs = [u for u in stack if counters[u].side != side and not units[u].hidden]
            found += [(hex, unit) for unit in theirs[:-1]]
    return found


def named_units(game: Game) -> frozenset[UnitId]:
    """Units that act, fire, are fired at or suffer are named."""
    return frozenset(
        getattr(frame, name) for frame in game.stack for name in NAMED if hasattr(frame, name)
    )


def open_hexes(game: Game, side: str) -> int:
    """8.1c Stacks the firer may look through; 9.1 the assaulted hex; where shells fall (7.3b)."""
    mask = 0
    for frame in game.stack:
        if is_fought_over(frame):
            mask |= 1 << frame.hex
        elif isinstance(frame, FireAction) and frame.by == side and is_on_map(game, frame.unit):
            mask |= sum({1 << hex_of(game, u) for u in targets_in_reach(game, frame.unit)})
    return mask


def is_fought_over(frame: Procedure) -> bool:
    if isinstance(frame, Assault):
        return frame.at not in ("mines", "meet")
    return isinstance(frame, Salvo) and bool(frame.struck)


def known_units(game: Game, secret: frozenset[UnitId]) -> tuple[Known, ...]:
    on_map = [u for stack in game.stacks.values() for u in stack if u not in secret]
    off_map = [UnitId(n) for n, unit in enumerate(game.units) if unit.place < 0]
    ordered = (*sorted(on_map, key=lambda unit: game.units[unit].place), *off_map)
    return tuple(Known(unit, game.units[unit]) for unit in ordered)


def covered_stacks(game: Game, secret: frozenset[UnitId]) -> tuple[Covered, ...]:
    covered = (unit for unit in secret if not game.units[unit].hidden)
    counts = CountOf(hex_of(game, unit) for unit in covered)
    return tuple(Covered(hex, count) for hex, count in sorted(counts.items()))


def known_attachments(game: Game, side: str | None) -> dict[UnitId, FormationId]:
    """14.2j The enemy's are known when they have been used."""
    return {
        unit: host if side in (None, side_of(game, unit)) or unit in game.shown else UNTOLD
        for unit, host in game.attached.items()
    }


def visible_frames(game: Game, side: str) -> tuple[dict[str, object], ...]:
    """The procedures in progress, for the side that must answer; 1.4a not who observes.

    C-27 Nor what the enemy has decided of a simultaneous fire."""
    if side not in deciders(game):
        return ()
    return tuple(to_builtins(without_secrets(frame, side)) for frame in game.stack)


def without_secrets(frame: Procedure, side: str) -> Procedure:
    if isinstance(frame, Bombardment) and frame.by != side:
        return replace(frame, observers=())
    if isinstance(frame, Salvo) and frame.by != side:
        return replace(frame, observer=NOBODY)
    if isinstance(frame, Assault) and frame.by == side:
        return replace(frame, sealed="")  # C-27
    return frame


# --- imagining what one cannot see ------------------------------------------------------------


def scramble(game: Game, side: str, rng: Rng) -> Game:
    """A game that looks the same to this side, with everything it cannot know changed at random.

    It sees who is asked: whoever chooses has something to choose from, in every such game."""
    for _ in range(TRIES):
        twin = scrambled(game, side, rng)
        if stands(twin):
            return twin
    return game.copy()


def stands(game: Game) -> bool:
    """Whether what is asked would be asked, so that nothing happens by itself."""
    trial = game.copy()
    engine.run(trial)
    return deciders(trial) == deciders(game) and trial.stack == game.stack


def scrambled(game: Game, side: str, rng: Rng) -> Game:
    twin = game.copy()
    twin.memo = {}  # not the game's own, which still holds
    secret = secret_units(game, side)
    loose = sorted(unit for unit in secret if is_loose(game, unit))
    for owner, is_unit in product(SIDES, (True, False)):  # to an observer both sides are strange
        alike = [unit for unit in loose if side_of(game, unit) == owner]
        exchange(twin, [unit for unit in alike if lies_under_unit(game, unit) == is_unit], rng)
    for unit in sorted(secret):
        if game.units[unit].hidden:
            foe = opponent(side_of(game, unit))
            places = hiding_places(twin, foe, told_of(game, unit))
            put(twin, unit, rng.sample(places, 1)[0])
    twin.attached = {
        unit: host if known_attachments(game, side)[unit] else any_host(game, unit, rng)
        for unit, host in game.attached.items()
    }
    twin.passed_unseen = steps_unseen(game, side) | steps_of_enemy(game, side, rng)
    twin.memo, twin.pending = {}, game.pending
    return twin


def steps_of_enemy(game: Game, side: str, rng: Rng) -> int:
    """7.4a Where those of the other side may have been, if it has any."""
    guns = [u for u in hidden_units(game, side) if game.scenario.counters[u].stacks]
    theirs = game.german_ground if side == GERMAN else ~game.german_ground & grid_of(game).all
    found = rng.sample(bits(theirs), 1) if guns and theirs else []
    return sum(1 << hex for hex in found)


def is_loose(game: Game, unit: UnitId) -> bool:
    """Neither hidden nor carried nor carrying, nor the only one in its hex."""
    state = game.units[unit]
    is_empty = all(each.aboard != unit for each in game.units)
    return is_empty and state.aboard == NOBODY and not state.hidden


def lies_under_unit(game: Game, unit: UnitId) -> bool:
    """Under a headquarters or an observer there is no unit."""
    return bool((standing(game, side_of(game, unit)) >> hex_of(game, unit)) & 1)


def exchange(game: Game, units: list[UnitId], rng: Rng) -> None:
    """Covered counters swap places, and their states change too."""
    swap, values = exchanged(units, rng), list(game.units)
    for old, new in swap.items():
        counter = game.scenario.counters[new]
        steps = rng.randint(1, counter.steps)
        neutralized = bool(rng.randint(0, 1)) and counter.kind != "observer"
        values[new] = Unit(place=game.units[old].place, steps=steps, neutralized=neutralized)
    game.units, game.stacks = tuple(values), restacked(game.stacks, swap)


def hiding_places(game: Game, side: str, within: int = -1) -> list[Hex]:
    """Any hex without a counter of the side from which somebody hides."""
    return bits(grid_of(game).all & ~counters_of(game, side) & within)


def told_of(game: Game, unit: UnitId) -> int:
    """8.2c, 8.2g The dice for an observer tell that he sees the target and is not next to it."""
    frame = game.frame
    if not isinstance(frame, Salvo) or frame.observer != unit:
        return -1
    grid, hex = grid_of(game), frame.hex
    near_enough = grid.within(hex, grid.distance(hex, hex_of(game, unit)))
    return seen_from(game, hex) & near_enough & ~grid.within(hex, 1)


def put(game: Game, unit: UnitId, hex: Hex) -> None:
    """Move a hidden counter underneath whatever lies in another hex."""
    stacks = {
        place: tuple(each for each in stack if each != unit) for place, stack in game.stacks.items()
    }
    stacks[hex] = (unit, *stacks.get(hex, ()))
    game.stacks = {place: stack for place, stack in stacks.items() if stack}
    units = list(game.units)
    units[unit] = replace(units[unit], place=hex)
    game.units = tuple(units)


def any_host(game: Game, unit: UnitId, rng: Rng) -> FormationId:
    found = hosts(game, side_of(game, unit)) or [formation_id(game, unit)]
    return str(rng.sample(found, 1)[0])


def imagine(seen: View, rng: Rng) -> Game:
    """A complete game consistent with this view (determinization)."""
    game = Game(
        stack=[],
        shown=frozenset(seen.shown),
        passed_unseen=seen.passed_unseen,
        cup=seen.cup,
        segment=seen.segment,
        **values(seen, PUBLIC),
    )
    deal(game, seen, rng)
    game.attached = {
        unit: host or any_host(game, unit, rng) for unit, host in seen.attached.items()
    }
    game.stack = FRAMES.restored(seen.frames)
    engine.run(game)
    return game


def deal(game: Game, seen: View, rng: Rng) -> None:
    """Known counters lie where they are; others go under the stacks, the rest into hiding."""
    counters = game.scenario.counters
    units = [Unit(steps=counter.steps) for counter in counters]
    stacks: dict[Hex, tuple[UnitId, ...]] = {}
    known = {each.unit for each in seen.known}
    enemy = opponent(seen.side)
    pool = [c.id for c in counters if c.id not in known and c.side == enemy]
    covered = under_the_stacks(counters, seen, pool, rng)
    for unit, hex in covered.items():
        units[unit] = Unit(place=hex, steps=counters[unit].steps)
        stacks[hex] = (*stacks.get(hex, ()), unit)
    for each in seen.known:
        units[each.unit] = each.state
        if each.state.place >= 0:
            hex = Hex(each.state.place)
            stacks[hex] = (*stacks.get(hex, ()), each.unit)
    game.units, game.stacks = tuple(units), stacks
    for unit in (unit for unit in pool if unit not in covered):
        hex = rng.sample(hiding_places(game, seen.side), 1)[0]
        put(game, unit, hex)
        game.units = (*game.units[:unit], Unit(hex, 1, hidden=True), *game.units[unit + 1 :])
    game.memo = {}


def under_the_stacks(
    counters: tuple[Counter, ...], seen: View, pool: list[UnitId], rng: Rng
) -> dict[UnitId, Hex]:
    """A counter for each place under a top; without a unit on top, which is dealt first, only
    staffs lie there."""
    slots = [slot.hex for slot in seen.covered for _ in range(slot.count)]
    with_units = {each.state.place for each in seen.known if counters[each.unit].stacks}
    slots.sort(key=lambda hex: hex in with_units)
    count = sum(hex not in with_units for hex in slots)
    staffs = deal_shy(seen, counters, [u for u in pool if not counters[u].stacks], count, rng)
    rest = [unit for unit in pool if unit not in staffs]
    others = deal_shy(seen, counters, rest, len(slots) - count, rng)
    return dict(zip((*staffs, *others), slots, strict=True))


def deal_shy(
    seen: View, counters: tuple[Counter, ...], pool: list[UnitId], count: int, rng: Rng
) -> list[UnitId]:
    """Observers, and guns where they may be hidden (7.4a), are the last to lie in a stack."""
    shy = {"observer"} | ({"at_gun"} if seen.options.hidden_at == "on" else set())
    plain = [unit for unit in pool if counters[unit].kind not in shy]
    rest = [unit for unit in pool if unit not in plain]
    taken = rng.sample(plain, min(count, len(plain)))
    return taken + rng.sample(rest, count - len(taken))
