"""3.10 What each side may know, built field by field from scratch."""

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model.components import NATIONS, UnitId
from sixweeks.games.france_40.model.procedures import FRAMES
from sixweeks.games.france_40.model.queries import FORMER_NEUTRALS, is_neutral, side_of, units_at
from sixweeks.games.france_40.model.state import Countries, Dynamo, Game, Options, Phase, Unit
from sixweeks.games.france_40.rules.r06_stacking import StackingTest, overstacked_hex
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.engine import deciders
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.state import Ending
from sixweeks.kernel.view import exchanged, restacked, shared_fields, values


class Known(Struct, frozen=True):
    """A unit whose identity the side knows."""

    unit: UnitId
    place: int
    steps: int


class Hidden(Struct, frozen=True):
    """3.10a Units under the top one of an enemy stack: only how many there are.

    Attacks are public, so it is known how many of them have been attacked this phase (11.0b)."""

    hex: Hex
    nation: int
    count: int
    defended: int = 0


class View(Struct, frozen=True):
    """What one side may know."""

    side: str
    scenario_id: str
    options: Options
    turn: int
    phasing: str
    known: tuple[Known, ...]  # of each stack from bottom to top
    hidden: tuple[Hidden, ...]
    forts: int
    control: int
    ports_lost: int
    countries: Countries
    victory_points: tuple[tuple[str, int], ...]
    replacements: dict[str, int]
    sickle_cut: int
    dynamo: Dynamo | None
    closed_edges: tuple[str, ...]
    first_halt: int
    halt: str
    dyle: str
    dyle_entered: bool
    mechanized_refit: bool
    supply_crisis: bool
    phase: Phase
    frames: tuple[dict[str, object], ...]  # the procedures in progress, where they hold no secret
    ending: Ending | None


PUBLIC = shared_fields(View, Game, told_apart=("sickle_cut", "closed_edges", "phase"))


def view(game: Game, side: str) -> View:
    secret = hidden_units(game, side)
    return View(
        side=side,
        known=known_units(game, secret),
        hidden=hidden_stacks(game, secret),
        sickle_cut=game.sickle_cut & ~unseen(secret),
        closed_edges=tuple(sorted(game.closed_edges)),
        phase=visible_phase(game, secret),
        frames=visible_frames(game, side),
        **values(game, PUBLIC),
    )


def hidden_units(game: Game, side: str | None) -> frozenset[UnitId]:
    """3.10a Every unit under the top of an enemy stack, but in a stack open to this side.

    Units of countries still neutral are visible, because they never stack (3.6a), and so are units
    while they attack, because they are named (B-52)."""
    if side is None:
        return frozenset()
    opened, attacking = open_stack(game, side), attacking_units(game)
    shown = attacking if opened is None else (*attacking, *units_at(game, opened))
    covered = covered_units(game, side)
    return covered.difference(shown) if shown else covered


@of_fields("stacks", "countries", "scenario_id")
def covered_units(game: Game, side: str) -> frozenset[UnitId]:
    return frozenset(
        unit
        for stack in game.stacks.values()
        if len(stack) > 1 and side_of(game, stack[-1]) != side
        for unit in stack[:-1]
        if not is_openly_neutral(game, unit)
    )


def is_openly_neutral(game: Game, unit: UnitId) -> bool:
    country = FORMER_NEUTRALS.get(game.roster.nation[unit])
    return country is not None and is_neutral(game, country)


def launched_attack(game: Game) -> Attack | None:
    frame = game.frame
    is_launched = isinstance(frame, Attack) and frame.at not in ("gather", "look")
    return frame if is_launched else None


def attacking_units(game: Game) -> tuple[UnitId, ...]:
    attack = launched_attack(game)
    return attack.units if attack else ()


def open_stack(game: Game, side: str) -> Hex | None:
    """3.10a The stack this side attacks; B-36 the one it must eliminate units from."""
    frame, attack = game.frame, launched_attack(game)
    if attack and attack.by == side:
        return attack.hex
    if isinstance(frame, StackingTest) and side in deciders(game) and frame.at == "excess":
        return overstacked_hex(game)
    return None


def known_units(game: Game, secret: frozenset[UnitId]) -> tuple[Known, ...]:
    stacked = [unit for stack in game.stacks.values() for unit in stack]
    on_map = [unit for unit in stacked if unit not in secret]
    others = map(UnitId, sorted(set(range(len(game.units))) - set(stacked) - secret))
    return tuple(
        Known(unit, game.units[unit].place, game.units[unit].steps)
        for unit in (*sorted(on_map, key=lambda u: game.units[u].place), *others)
    )


def hidden_stacks(game: Game, secret: frozenset[UnitId]) -> tuple[Hidden, ...]:
    counts: dict[tuple[Hex, int], list[int]] = {}
    for unit in secret:
        key = Hex(game.units[unit].place), game.roster.nation[unit]
        counts.setdefault(key, []).append(game.phase.defended >> unit & 1)
    return tuple(
        Hidden(hex, nation, len(defended), sum(defended))
        for (hex, nation), defended in sorted(counts.items())
    )


def visible_phase(game: Game, secret: frozenset[UnitId]) -> Phase:
    """What units have done this phase, without the units this side cannot see."""
    phase, seen = game.phase, ~unseen(secret)
    return replace(
        phase,
        moved=phase.moved & seen,
        rolled={unit: die for unit, die in phase.rolled.items() if unit not in secret},
        restacked=phase.restacked & seen,
        attacked=phase.attacked & seen,
        defended=phase.defended & seen,
    )


def unseen(secret: frozenset[UnitId]) -> int:
    """The units a side cannot see, as bits."""
    return sum(1 << unit for unit in secret)


def visible_frames(game: Game, side: str) -> tuple[dict[str, object], ...]:
    """The procedures in progress, for the side that must answer, or both in a launched attack.

    Otherwise they would reveal which unit is being moved, placed or added to an attack."""
    if side not in deciders(game) and launched_attack(game) is None:
        return ()
    return tuple(to_builtins(frame) for frame in game.stack)


# --- imagining what one cannot see ------------------------------------------------------------


def scramble(game: Game, side: str, rng: Rng) -> Game:
    """A game that looks the same to this side, with the units it cannot see shuffled.

    Units of one nation swap places, and their steps change too."""
    twin = game.copy()
    secret = hidden_units(game, side)
    for nation in range(len(NATIONS)):
        exchange(twin, [u for u in sorted(secret) if game.roster.nation[u] == nation], rng)
    twin.memo = {}
    twin.pending = game.pending
    return twin


def exchange(game: Game, units: list[UnitId], rng: Rng) -> None:
    swap, values = exchanged(units, rng), list(game.units)
    for old, new in swap.items():
        steps = rng.randint(1, game.scenario.counters[new].steps)
        values[new] = Unit(game.units[old].place, steps)
    game.units = tuple(values)
    game.stacks = restacked(game.stacks, swap)
    game.phase = swapped_phase(game.phase, swap)


def swapped_phase(phase: Phase, swap: dict[UnitId, UnitId]) -> Phase:
    def moved(mask: int) -> int:
        return sum(1 << swap.get(UnitId(unit), UnitId(unit)) for unit in bits(mask))

    return replace(
        phase,
        moved=moved(phase.moved),
        rolled={swap.get(unit, unit): die for unit, die in phase.rolled.items()},
        restacked=moved(phase.restacked),
        attacked=moved(phase.attacked),
        defended=moved(phase.defended),
    )


def imagine(seen: View, rng: Rng) -> Game:
    """A complete game consistent with this view (determinization)."""
    game = Game(
        stack=[],
        sickle_cut=seen.sickle_cut,
        closed_edges=frozenset(seen.closed_edges),
        phase=seen.phase,
        **values(seen, PUBLIC),
    )
    deal(game, seen, rng)
    game.stack = FRAMES.restored(seen.frames)
    engine.run(game)
    return game


def deal(game: Game, seen: View, rng: Rng) -> None:
    """Put the known units where they are and deal the others to the hidden places, underneath."""
    counters = game.scenario.counters
    units = [Unit()] * len(counters)
    stacks: dict[Hex, tuple[UnitId, ...]] = {}
    waiting = set(range(len(counters))) - {each.unit for each in seen.known}
    for slot in seen.hidden:
        pool = sorted(u for u in waiting if game.roster.nation[u] == slot.nation)
        dealt = rng.sample(pool, slot.count)
        for unit in dealt:
            waiting.discard(unit)
            units[unit] = Unit(slot.hex, counters[unit].steps)
            stacks[slot.hex] = (*stacks.get(slot.hex, ()), UnitId(unit))
        defended = sum(1 << unit for unit in dealt[: slot.defended])
        game.phase = replace(game.phase, defended=game.phase.defended | defended)
    for each in seen.known:
        units[each.unit] = Unit(each.place, each.steps)
        if each.place >= 0 and not counters[each.unit].is_static:
            hex = Hex(each.place)
            stacks[hex] = (*stacks.get(hex, ()), each.unit)
    game.units, game.stacks = tuple(units), stacks
    game.presence = presence_of(game)


def presence_of(game: Game) -> tuple[int, ...]:
    masks = [0] * len(NATIONS)
    for hex, stack in game.stacks.items():
        for unit in stack:
            masks[game.roster.nation[unit]] |= 1 << hex
    return tuple(masks)
