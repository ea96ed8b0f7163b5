"""What most games say of a scene in the same way: phases, stages, tracks, the result."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from sixweeks.kernel.presentation.scene import Stage, Track
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Listed,
    Place,
    Sentence,
    Side,
    Term,
    Value,
    message,
)


@cache
def phase_title(name: str) -> Sentence:
    """`phase-german_movement`"""
    return Sentence(f"phase-{name.replace(' ', '_').replace('-', '_')}") if name else EMPTY


def stages_shown(steps: Iterable[tuple[str, str]], now: str) -> tuple[Stage, ...]:
    """The sequence of play from names of phases and their rules."""
    return stages_now(tuple(steps), now)


@lru_cache(maxsize=1000)
def stages_now(steps: tuple[tuple[str, str], ...], now: str) -> tuple[Stage, ...]:
    return tuple(Stage(phase_title(name), rule, name == now) for name, rule in steps)


def track(id: str, rule: str, value: Sentence, *lines: Sentence, **args: Value) -> Track:
    """`track-morale` is its title."""
    return Track(id, message(f"track-{id}", **args), rule, value, lines)


def hex_label(number: str, grounds: Iterable[str], country: str) -> Sentence:
    """`Liège (3134), city, Belgium`"""
    ground = [message("place-ground", ground=Term("ground", kind)) for kind in grounds]
    land = [message("place-country", country=Term("country", country))] if country else []
    parts = (message("place-title", hex=Place(number)), *ground, *land)
    return message("place-hex", parts=Listed(parts, "comma"))


def picture_text(turn: Sentence, side: str | None) -> Sentence:
    """What a picture shows: the map and, after the set-up, the position as one side sees it."""
    land = Sentence("scene-map")
    if not turn.id:
        return land
    sight = message("picture-seen", side=Side(side)) if side else Sentence("picture-open")
    return message("picture-position", land=land, turn=turn, sight=sight)


def ended(game: Any, **args: Value) -> Sentence:
    """Who has won and how, if it is over."""
    if game.ending is None:
        return EMPTY
    return message(f"event-ended_{game.ending.level}", winner=Side(game.ending.winner), **args)
