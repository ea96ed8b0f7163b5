"""Games that look the same to one side: what it cannot know is filled in at random."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from sixweeks.games.mansteins_war.model.components import (
    GERMAN,
    MARKERS,
    PLANS,
    REGULARS,
    SCENARIO,
    SIDES,
    AirId,
    opponent,
)
from sixweeks.games.mansteins_war.model.procedures import FRAMES
from sixweeks.games.mansteins_war.model.state import (
    AVAILABLE,
    AWAITED,
    LOST,
    UTILIZED,
    AirUnit,
    Game,
)
from sixweeks.games.mansteins_war.model.view import (
    APART,
    HIDDEN,
    PUBLIC,
    UNKNOWN_TURN,
    UNSEEN,
    View,
    known,
)
from sixweeks.games.mansteins_war.rules.r05_bins import specials
from sixweeks.kernel import engine
from sixweeks.kernel.dice import Rng
from sixweeks.kernel.question import Action
from sixweeks.kernel.view import values

T = TypeVar("T")
TRIES = 8  # to find a game that asks the same


def any_of(choices: Sequence[T], rng: Rng) -> T:
    return choices[rng.randint(0, len(choices) - 1)]


def imagine(seen: View, rng: Rng) -> Game:
    """A whole game that looks like this view."""
    game = Game(stack=[], **values(seen, (*PUBLIC, *APART)))
    game.stack = FRAMES.restored([dict(frame) for frame in seen.frames])
    fill(game, seen.side, bool(game.bins.of(seen.side) or game.picked), rng)
    engine.run(game)
    if seen.other_has_replied:
        game.sealed = sealed_reply(game, opponent(seen.side), rng)
    return game


def scramble(game: Game, side: str, rng: Rng) -> Game:
    """A game that looks the same to this side, with what it cannot know changed at random."""
    has_bins = bool(game.bins.german or game.bins.allied)
    for _ in range(TRIES):
        twin = game.copy()
        for name, value in values(known(game, side), APART).items():
            setattr(twin, name, value)
        fill(twin, side, has_bins, rng)
        asked = twin.copy()
        engine.run(asked)
        if standing(asked) == standing(game):
            for other in others(side, game.sealed):
                twin.sealed = {**twin.sealed, **sealed_reply(asked, other, rng)}
            return twin
    return game.copy()


def others(side: str, among: Iterable[str] = SIDES) -> list[str]:
    """The sides whose secrets are hidden: for an observer those of both."""
    return [each for each in among if each != side]


def standing(game: Game) -> tuple[object, ...]:
    """Where the game is, as everybody can see."""
    frames = tuple((type(frame), frame.at) for frame in game.stack)
    return frames, engine.asked_sides(game)


def sealed_reply(game: Game, side: str, rng: Rng) -> dict[str, Action]:
    """4.1.b What the other side may have chosen for its bin."""
    twin = game.copy()
    twin.sealed = {}
    question = engine.question_for(twin, side)
    assert question is not None, "it is asked together with the other"
    return {side: any_of(question.options, rng)}


# --- filling in -------------------------------------------------------------------------------


def fill(game: Game, side: str, has_bins: bool, rng: Rng) -> None:
    """Put something possible wherever only the other side knows what there is."""
    for other in others(side):
        if game.plans.of(other) == HIDDEN:
            game.plans = replace(game.plans, **{other: any_of(PLANS[other], rng)})
    fill_displays(game, rng)
    fill_arrivals(game, rng)
    for other in others(side) if has_bins else ():
        game.bins = game.bins.having(other, guessed_bin(game, other, rng))
    game.memo = {}


def fill_displays(game: Game, rng: Rng) -> None:
    """16.1 Before the first impulse of a turn everything is available, or lost."""
    seen = (AVAILABLE, UTILIZED) if game.picked else (AVAILABLE,)
    game.air = tuple(
        guessed_air(game, AirId(n), rng) if unit.place == UNSEEN else unit
        for n, unit in enumerate(game.air)
    )
    game.special_forces = tuple(
        any_of((AVAILABLE, LOST), rng) if place == UNSEEN else place
        for place in game.special_forces
    )
    if game.naval == UNSEEN:
        game.naval = any_of(seen, rng)
    if game.airlift == UNSEEN:
        game.airlift = any_of(seen, rng)


def guessed_air(game: Game, unit: AirId, rng: Rng) -> AirUnit:
    due = game.air_arrivals.get(unit)
    if due is not None and (due > game.turn or (due == UNKNOWN_TURN and any_of((0, 1), rng))):
        return AirUnit(AWAITED)
    if not game.begun:
        return AirUnit(AVAILABLE)
    places = (AVAILABLE, AVAILABLE, LOST, *((UTILIZED,) if game.picked else ()))
    return AirUnit(any_of(places, rng), is_reduced=bool(any_of((0, 1), rng)))


def fill_arrivals(game: Game, rng: Rng) -> None:
    """28.3 Not earlier than now, for what is due has come."""
    turns = range(max(1, min(game.turn, SCENARIO.turns)), SCENARIO.turns + 1)

    def due(turn: int) -> int:
        return any_of(turns, rng) if turn == UNKNOWN_TURN else turn

    game.arrivals = {unit: due(turn) for unit, turn in game.arrivals.items()}
    game.air_arrivals = {unit: due(turn) for unit, turn in game.air_arrivals.items()}


# --- the other bin ----------------------------------------------------------------------------


def guessed_bin(game: Game, side: str, rng: Rng) -> tuple[str, ...]:
    """21.1.f, 21.2.f The regular markers not played yet, and perhaps one special marker."""
    if has_stopped(game, side):
        return morale_of(game, side)
    gone = {*game.picked, *game.spent}
    regular = tuple(marker for marker in REGULARS[side] if marker not in gone)
    return (*regular, *guessed_special(game, side, rng), *morale_of(game, side))


def guessed_special(game: Game, side: str, rng: Rng) -> tuple[str, ...]:
    """5.2.b One at most; 21.2.e on GT 1 the German plan for certain."""
    if any(MARKERS[side, id].is_special for id in game.picked if (side, id) in MARKERS):
        return ()
    if side == GERMAN and game.turn == 1:
        return (game.plans.german,)
    chosen = any_of(("", *specials(game, side)), rng)
    return (chosen,) if chosen else ()


def has_stopped(game: Game, side: str) -> bool:
    """5.4.b The other side has picked twice in a row, so that this one had nothing to pick."""
    other, last = opponent(side), game.picked[-2:]
    return len(last) == 2 and all(owners(id) == {other} for id in last)


def owners(marker: str) -> set[str]:
    """Both sides have a Morale marker."""
    return {side for side in SIDES if (side, marker) in MARKERS}


def morale_of(game: Game, side: str) -> tuple[str, ...]:
    """24.3.a Its Morale marker has entered openly, and may have been picked."""
    entered, played = game.morale.entered, game.picked.count("Morale")
    if side not in entered or played == len(entered):
        return ()
    is_others = "Morale" in game.bins.of(opponent(side))
    return () if played and is_others else ("Morale",)
