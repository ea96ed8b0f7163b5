"""What each side may know: all but what the other has written down (16.a)."""

from collections.abc import Sequence

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    GERMAN,
    HOMES,
    NATION,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.procedures import FRAMES
from sixweeks.games.nineteen_forty.model.state import (
    REMOVED,
    WAITING,
    Arrivals,
    BySide,
    Command,
    Countries,
    Game,
    Options,
    Phase,
    Plans,
    Unit,
)
from sixweeks.games.nineteen_forty.rules.r16_planning import GROUPS, SetUp
from sixweeks.games.nineteen_forty.rules.r19_victory import OBJECTIVES
from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.state import Ending
from sixweeks.kernel.view import shared_fields, values

HIDDEN = "?"
DEPLOYED_BY = {
    side: tuple(unit for unit in units if NATION[unit] not in HOMES)
    for side, units in UNITS_OF.items()
}
Fields = dict[str, object]


class View(Struct, frozen=True):
    """What one side may know."""

    side: str
    scenario_id: str
    options: Options
    turn: int
    begun: bool
    phasing: str
    impulse: int
    units: tuple[Unit, ...]
    stacks: dict[Hex, tuple[UnitId, ...]]
    presence: tuple[int, ...]
    exerting: tuple[int, ...]
    control: int
    countries: Countries
    strengths: int
    has_eben_emael: bool
    unsupplied: int
    air: BySide
    interdicted: BySide
    drops: int
    landed: int
    grounded: int
    formed: dict[UnitId, tuple[UnitId, ...]]
    plans: Plans
    command: Command
    arrivals: Arrivals
    phase: Phase
    frames: tuple[Fields, ...]  # the procedures in progress, where they hold no secret
    ending: Ending | None


PUBLIC = shared_fields(View, Game, told_apart=("plans", "units"))


def view(game: Game, side: str) -> View:
    return View(
        side=side,
        units=seen_units(game, side),
        plans=seen_plans(game, side),
        frames=seen_frames(game, side),
        **values(game, PUBLIC),
    )


def seen_plans(game: Game, side: str) -> Plans:
    """16.b, 16.d What the other side has written down stays hidden until the rules show it."""
    words = dict.fromkeys(secrets(game, side), HIDDEN)
    return replace(game.plans, **words, **hidden_armies(game, side))


def secrets(game: Game, side: str) -> list[str]:
    """The words that are hidden from a side, if they have been written."""
    if side == GERMAN:
        hidden = [] if is_ready_group_known(game) else ["ready_group"]
    else:
        hidden = [] if game.ending else ["objective"]
        hidden += [] if game.begun else ["main_effort"]
    return [name for name in hidden if getattr(game.plans, name)]


def is_ready_group_known(game: Game) -> bool:
    """18.c It shows in the Allied turn 0; 20.a the Mechelen incident tells it before."""
    is_shown = game.begun and (game.turn > 0 or game.phasing == ALLIED)
    return is_shown or game.options.mechelen == "on"


def hidden_armies(game: Game, side: str) -> dict[str, dict[str, str]]:
    """16.c, 16.e The assignments of the other side are shown by its deployment."""
    if side == GERMAN:
        return {} if has_deployed(game, ALLIED) else {"allied_armies": {}}
    return {} if has_deployed(game, GERMAN) else {"german_armies": {}}


def has_deployed(game: Game, side: str) -> bool:
    """By a plan or by hand: all at once, or with the first unit."""
    return game.begun or any(game.units[unit].place >= 0 for unit in DEPLOYED_BY[side])


def seen_units(game: Game, side: str) -> tuple[Unit, ...]:
    """15.c The mountain corps is seen as the Germans deploy, and not before."""
    if side == GERMAN or has_deployed(game, GERMAN):
        return game.units
    waiting = Unit(WAITING)
    return tuple(waiting if unit.place == REMOVED else unit for unit in game.units)


def seen_frames(game: Game, side: str) -> tuple[Fields, ...]:
    """While plans are made, only for who must answer, and without the other side's plan."""
    if not game.begun and side not in engine.deciders(game):
        return ()
    return tuple(to_builtins(without_secrets(frame, side)) for frame in game.stack)


def without_secrets(frame: object, side: str) -> object:
    if not isinstance(frame, SetUp):
        return frame
    field = "german_plan" if side == ALLIED else "allied_plan"
    return replace(frame, **{field: ""})


# --- imagining what one cannot see ------------------------------------------------------------


def scramble(game: Game, side: str, rng: Rng) -> Game:
    """A game that looks the same to this side, with what it cannot know changed at random."""
    twin = game.copy()
    twin.plans = replace(twin.plans, **invented(game, side, rng))
    twin.memo = {}
    twin.pending = game.pending
    return twin


def invented(game: Game, side: str, rng: Rng) -> dict[str, object]:
    known: dict[str, object] = {name: word_for(name, rng) for name in secrets(game, side)}
    for name, armies in hidden_armies(game, side).items():
        assert not armies, "hidden assignments are not told in part"
        known[name] = dealt(name, list(getattr(game.plans, name)), rng)
    return known


def word_for(name: str, rng: Rng) -> str:
    choices = {
        "ready_group": GROUPS[ALLIED],
        "main_effort": GROUPS[GERMAN],
        "objective": OBJECTIVES,
    }
    return any_of(choices[name], rng)


def any_of(words: Sequence[str], rng: Rng) -> str:
    return words[rng.randint(0, len(words) - 1)]


def dealt(name: str, armies: list[str], rng: Rng) -> dict[str, str]:
    """As many armies as have been assigned, each group with one as soon as can be."""
    groups = GROUPS[GERMAN if name == "german_armies" else ALLIED]
    order = list(armies)
    rng.shuffle(order)
    group = {
        army: groups[n] if n < len(groups) else any_of(groups, rng) for n, army in enumerate(order)
    }
    return {army: group[army] for army in armies}


def imagine(seen: View, rng: Rng) -> Game:
    """A whole game that looks like this view."""
    game = Game(stack=[], units=seen.units, plans=guessed(seen.plans, rng), **values(seen, PUBLIC))
    game.stack = FRAMES.restored([dict(frame) for frame in seen.frames])
    engine.run(game)
    return game


def guessed(plans: Plans, rng: Rng) -> Plans:
    names = ("ready_group", "objective", "main_effort")
    hidden = [name for name in names if getattr(plans, name) == HIDDEN]
    return replace(plans, **{name: word_for(name, rng) for name in hidden})
