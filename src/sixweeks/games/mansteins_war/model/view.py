"""5.0.a, 6.0.f What each side may know: the map, but not the other's bin, plan and displays."""

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIR_OF,
    AIRLIFT,
    BRITISH,
    COUNTERS,
    HOME,
    NAVAL,
    SIDES,
    SPECIAL_FORCES,
    AirId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.state import (
    LOST,
    OUT,
    WAITING,
    AirUnit,
    Bins,
    Game,
    Impulse,
    Morale,
    Options,
    Plans,
    Unit,
)
from sixweeks.kernel import engine
from sixweeks.kernel.state import Ending
from sixweeks.kernel.view import shared_fields, values

HIDDEN = "?"
UNSEEN = -9  # off the map, in one of the other side's displays
UNKNOWN_TURN = 0  # 28.3 of a reinforcement
Fields = dict[str, object]


class View(Struct, frozen=True):
    """What one side may know. Its own plan and bin are in `plans` and `bins`."""

    side: str
    scenario_id: str
    options: Options
    turn: int
    begun: bool
    initiative: str
    units: tuple[Unit, ...]
    stacks: dict[Hex, tuple[UnitId, ...]]
    presence: tuple[int, ...]
    control: int
    destroyed: int
    bombed: int
    air: tuple[AirUnit, ...]
    special_forces: tuple[int, ...]
    naval: int
    airlift: int
    rp: tuple[int, ...]
    arrivals: dict[UnitId, int]
    air_arrivals: dict[AirId, int]
    plans: Plans
    bins: Bins
    picked: tuple[str, ...]
    spent: frozenset[str]
    manstein_on: int
    may_evacuate: bool
    evac_by: str
    reserves_used: int
    has_landed: bool
    capitulated: frozenset[str]
    extended: bool
    morale: Morale
    open_cities: int
    bridgeheads: tuple[tuple[Hex, Hex], ...]
    impulse: Impulse
    other_has_replied: bool  # 4.1.b its bin is chosen, the own one is not
    frames: tuple[Fields, ...]  # the procedures in progress, for the side that must answer
    ending: Ending | None


class Known(Struct, frozen=True):
    """What a side knows of the fields that hold secrets."""

    air: tuple[AirUnit, ...]
    special_forces: tuple[int, ...]
    naval: int
    airlift: int
    arrivals: dict[UnitId, int]
    air_arrivals: dict[AirId, int]
    plans: Plans
    bins: Bins


APART = Known.__struct_fields__
PUBLIC = shared_fields(View, Game, told_apart=APART)


def view(game: Game, side: str) -> View:
    return View(
        side=side,
        other_has_replied=side in engine.deciders(game) and bool(game.sealed),
        frames=seen_frames(game, side),
        **values(known(game, side), APART),
        **values(game, PUBLIC),
    )


def known(game: Game, side: str) -> Known:
    return Known(
        air=seen_air(game, side),
        special_forces=seen_special_forces(game, side),
        naval=game.naval if NAVAL.side == side else UNSEEN,
        airlift=seen_airlift(game, side),
        arrivals=seen_arrivals(game, side),
        air_arrivals=seen_air_arrivals(game, side),
        plans=seen_plans(game, side),
        bins=seen_bins(game, side),
    )


def seen_by(game: Game, side: str | None) -> Game:
    """The game as far as a side knows it, to look at and not to play on."""
    if side is None or game.ending:
        return game
    twin = game.copy()
    for name, value in values(known(game, side), APART).items():
        setattr(twin, name, value)
    twin.memo = {}
    return twin


# --- displays ---------------------------------------------------------------------------------


def seen_air(game: Game, side: str) -> tuple[AirUnit, ...]:
    """6.0.f Of the other side those over the map; what is not in the game is known by the options,
    3.7 what has capitulated by all."""
    own = AIR_OF.get(side, ())
    return tuple(
        unit if AirId(n) in own or is_open(game, AirId(n)) else AirUnit(UNSEEN)
        for n, unit in enumerate(game.air)
    )


def is_open(game: Game, unit: AirId) -> bool:
    place, nation = game.air[unit].place, AIR[unit].nation
    return place >= 0 or place == OUT or (place == LOST and has_fallen(game, nation))


def has_fallen(game: Game, nation: int) -> bool:
    return HOME[nation] in game.capitulated and nation != BRITISH


def seen_special_forces(game: Game, side: str) -> tuple[int, ...]:
    return tuple(
        place if each.side == side or place == OUT else UNSEEN
        for each, place in zip(SPECIAL_FORCES, game.special_forces, strict=True)
    )


def seen_airlift(game: Game, side: str) -> int:
    is_known = AIRLIFT.side == side or game.airlift >= 0 or game.airlift == OUT
    return game.airlift if is_known else UNSEEN


# --- reinforcements, plans and bins -----------------------------------------------------------


def seen_arrivals(game: Game, side: str) -> dict[UnitId, int]:
    """28.3 The turns of the other side's reinforcements are secret if dice decide them."""
    return {
        unit: UNKNOWN_TURN if is_entry_hidden(game, side, unit) else turn
        for unit, turn in game.arrivals.items()
    }


def is_entry_hidden(game: Game, side: str, unit: UnitId) -> bool:
    """Scheduled by a die, unlike a logistic unit that was replaced, and not on the map yet."""
    counter = COUNTERS[unit]
    is_rolled = game.options.variable_entry == "on" and bool(counter.arrives)
    return is_rolled and counter.side != side and game.units[unit].place == WAITING


def seen_air_arrivals(game: Game, side: str) -> dict[AirId, int]:
    is_rolled = game.options.variable_entry == "on"
    return {
        unit: UNKNOWN_TURN if is_rolled and AIR[unit].side != side else turn
        for unit, turn in game.air_arrivals.items()
    }


def seen_plans(game: Game, side: str) -> Plans:
    """21.1.e, 21.2.e The other plan is a secret until its marker is picked."""
    hidden = [other for other in SIDES if other != side and is_plan_hidden(game, other)]
    return replace(game.plans, **dict.fromkeys(hidden, HIDDEN))


def is_plan_hidden(game: Game, owner: str) -> bool:
    plan = game.plans.of(owner)
    return bool(plan) and plan not in game.spent and not game.ending


def seen_bins(game: Game, side: str) -> Bins:
    """5.0.a A player may look into his own bin only."""
    return Bins().having(side, game.bins.of(side)) if side in SIDES else Bins()


def seen_frames(game: Game, side: str) -> tuple[Fields, ...]:
    """Only for who must answer: the other side may be choosing from what is a secret."""
    if side not in engine.deciders(game):
        return ()
    return tuple(to_builtins(frame) for frame in game.stack)
