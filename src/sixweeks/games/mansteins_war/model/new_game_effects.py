"""A new game, before anybody has been asked."""

from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    COUNTERS,
    DUTCH,
    NATIONS,
    SPECIAL_FORCES,
    TABLES,
    AirCounter,
    Counter,
    UnitId,
)
from sixweeks.games.mansteins_war.model.state import (
    AVAILABLE,
    AWAITED,
    OUT,
    REMOVED,
    WAITING,
    AirUnit,
    Game,
    Options,
    Unit,
)

READY_ARMOR = ("2GC", "1 Armor")  # 28.2


def new_game(scenario: str, options: Options) -> Game:
    """21.0 Every unit waits, 2.2.2 or is out of the game."""
    is_neutral = options.netherlands == "neutral"
    has_airlift = has_option(options, AIRLIFT.optional) or options.air_transfer == "on"
    return Game(
        scenario_id=scenario,
        stack=[],
        options=options,
        units=tuple(unit_at_start(options, counter) for counter in COUNTERS),
        arrivals=arrivals_of(options),
        air=tuple(air_at_start(options, counter) for counter in AIR),
        air_arrivals={
            c.id: c.arrives for c in AIR if c.arrives and has_option(options, c.optional)
        },
        special_forces=tuple(
            AVAILABLE if has_option(options, each.optional) else OUT for each in SPECIAL_FORCES
        ),
        airlift=AVAILABLE if has_airlift else OUT,
        rp=tuple(TABLES.rp[nation].start for nation in NATIONS),
        spent=frozenset({"Netherlands"}) if is_neutral else frozenset(),
    )


def has_option(options: Options, id: str) -> bool:
    """2.2.2 Whether a piece is in play: most need no option."""
    return not id or getattr(options, id) == "on"


def is_in_game(options: Options, counter: Counter) -> bool:
    """28.1 Without the Netherlands its units stay out."""
    is_neutral = counter.nation == DUTCH and options.netherlands == "neutral"
    return has_option(options, counter.optional) and not is_neutral


def is_ready(options: Options, counter: Counter) -> bool:
    """28.2 Two armored corps that are there from the start, at full strength."""
    return options.ready_armor == "on" and counter.name in READY_ARMOR


def unit_at_start(options: Options, counter: Counter) -> Unit:
    """21.0 At full strength, 21.1.g but for those that arrive reduced."""
    if not is_in_game(options, counter):
        return Unit(REMOVED, counter.steps)
    is_reduced = counter.arrives_reduced and not is_ready(options, counter)
    return Unit(WAITING, 1 if is_reduced else counter.steps)


def arrivals_of(options: Options) -> dict[UnitId, int]:
    """21.1.g, 21.2.h The GT of each reinforcement."""
    return {
        counter.id: counter.arrives
        for counter in COUNTERS
        if counter.arrives and is_in_game(options, counter) and not is_ready(options, counter)
    }


def air_at_start(options: Options, counter: AirCounter) -> AirUnit:
    """21.1.d, 21.2.d Available, or awaited on a later GT."""
    if not has_option(options, counter.optional):
        return AirUnit(OUT)
    return AirUnit(AWAITED if counter.arrives else AVAILABLE)
