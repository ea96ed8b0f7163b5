"""7.1d What each side may know: the whole map, but not the other's Event, bid or secret set-up."""

from msgspec import Struct, to_builtins

from sixweeks.games.springtime.model.components import SIDES, UnitId, opponent
from sixweeks.games.springtime.model.procedures import FRAMES
from sixweeks.games.springtime.model.state import WAITING, Game, Options, PhaseName, Progress, Unit
from sixweeks.games.springtime.rules.r05_setup import SetUp, has_free_set_up
from sixweeks.games.springtime.rules.r15_first_turn import may_hold
from sixweeks.games.springtime.rules.r17_side_bids import BIDS
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp, free_units
from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.question import Action
from sixweeks.kernel.state import Ending
from sixweeks.kernel.view import exchanged, shared_fields, values

SECRET_STEPS = ("bids", "axis_set_up", "allied_set_up")


class View(Struct, frozen=True):
    """What one side may know. `held` is its own Event marker; `unseen` are the markers that are in
    the cup or, one of them, in the other side's hand."""

    side: str
    scenario_id: str
    options: Options
    turn: int
    phase: PhaseName
    impulse: int
    active: str
    units: tuple[Unit, ...]
    control: int
    morale: int
    paris_price: int
    replacements: dict[str, int]
    advantage: str
    spent_by: str
    held: str
    other_holds: bool
    unseen: tuple[str, ...]
    impulse_track: tuple[str, ...]
    turn_track: tuple[str, ...]
    kept: tuple[str, ...]
    drawn: dict[str, int]
    played: dict[str, int]
    previous: dict[str, tuple[str, ...]]
    strong_air: tuple[str, ...]
    flipped: int
    kleist: UnitId
    kleist_seeks: int
    out_of_supply: int
    confidence: bool
    italy_at_war: bool
    paris_open: bool
    billotte_killed: bool
    refugees: bool
    plan_red: bool
    exchanged: bool
    airhead: int
    progress: Progress
    bid: Action | None
    other_has_bid: bool
    frames: tuple[dict[str, object], ...]
    ending: Ending | None


PUBLIC = shared_fields(View, Game, told_apart=("units", "held"))


def view(game: Game, side: str) -> View:
    other = opponent(side)
    return View(
        side=side,
        units=visible_units(game, side),
        held=game.held.get(side, ""),
        other_holds=bool(game.held.get(other)),
        unseen=unseen(game, side),
        bid=game.sealed.get(side),
        other_has_bid=other in game.sealed,
        frames=visible_frames(game, side),
        **values(game, PUBLIC),
    )


def unseen(game: Game, side: str) -> tuple[str, ...]:
    """6.1.1, 6.4.4b The markers in the cup and in the other hand, which nobody can tell apart."""
    held = game.held.get(opponent(side))
    return tuple(sorted((*game.cup, held) if held else game.cup))


def hidden_units(game: Game, side: str) -> tuple[UnitId, ...]:
    """18.2a The units of others, while set-ups are secret; an observer is of neither side."""
    is_secret = has_free_set_up(game) and any(
        isinstance(frame, SetUp) and frame.at in SECRET_STEPS for frame in game.stack
    )
    owners = [each for each in SIDES if each != side] if is_secret else []
    return tuple(unit for owner in owners for unit in free_units(owner))


def visible_units(game: Game, side: str) -> tuple[Unit, ...]:
    units = list(game.units)
    for unit in hidden_units(game, side):
        units[unit] = Unit(WAITING, units[unit].strength)
    return tuple(units)


def seen_by(game: Game, side: str | None) -> Game:
    """18.2a The game without units whose set-up is still secret to a side."""
    if side is None or not hidden_units(game, side):
        return game
    twin = game.copy()
    twin.units, twin.memo = visible_units(game, side), {}
    return twin


def visible_frames(game: Game, side: str) -> tuple[dict[str, object], ...]:
    """The procedures in progress; of a secret set-up only that it is being made."""
    frames = [
        FreeSetUp(by=frame.by) if isinstance(frame, FreeSetUp) and frame.by != side else frame
        for frame in game.stack
    ]
    return tuple(to_builtins(frame) for frame in frames)


# --- imagining what one cannot see ------------------------------------------------------------


def scramble(game: Game, side: str, rng: Rng) -> Game:
    """A game that looks the same to this side, with what it cannot know shuffled."""
    twin, other = game.copy(), opponent(side)
    if other in game.held:
        deal_events(twin, other, unseen(game, side), rng)
    if other in game.sealed:
        twin.sealed = {**game.sealed, other: rng.sample(list(BIDS), 1)[0]}
    exchange_places(twin, hidden_units(game, side), rng)
    twin.memo = {}
    twin.pending = game.pending
    return twin


def deal_events(game: Game, holder: str, markers: tuple[str, ...], rng: Rng) -> None:
    """One of the unseen markers is in the other hand, the rest in the cup."""
    allowed = [event for event in markers if may_hold(game, holder, event)]
    held = rng.sample(allowed, 1)[0]
    game.held = {**game.held, holder: held}
    game.cup = tuple(event for event in markers if event != held)


def exchange_places(game: Game, units: tuple[UnitId, ...], rng: Rng) -> None:
    values = list(game.units)
    for unit, other in exchanged(units, rng).items():
        values[unit] = Unit(game.units[other].place, game.units[unit].strength)
    game.units = tuple(values)


def imagine(seen: View, rng: Rng) -> Game:
    """A complete game consistent with this view (determinization)."""
    game = Game(
        stack=[],
        units=seen.units,
        held={seen.side: seen.held} if seen.held else {},
        cup=seen.unseen,
        **values(seen, PUBLIC),
    )
    if seen.other_holds:
        deal_events(game, opponent(seen.side), seen.unseen, rng)
    if seen.bid is not None:
        game.sealed = {seen.side: seen.bid}
    if seen.other_has_bid:
        game.sealed = {**game.sealed, opponent(seen.side): rng.sample(list(BIDS), 1)[0]}
    game.stack = FRAMES.restored(seen.frames)
    engine.run(game)
    return game
