"""What the page shows of this game: the sequence of play and the tracks."""

from collections.abc import Iterator
from functools import cache

from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP, TABLES
from sixweeks.games.springtime.model.procedures import phase_name
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.page.choices import choice
from sixweeks.games.springtime.page.layers import layers
from sixweeks.games.springtime.page.standing import outlook
from sixweeks.games.springtime.rules.r06_sequence_of_play import GameTurn
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.scene import Scene, Stage, Track
from sixweeks.kernel.presentation.scene_text import ended, phase_title, stages_shown, track
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Places,
    Sentence,
    Side,
    Signed,
    Term,
    Terms,
    counted,
    message,
)
from sixweeks.kernel.sequence import stages_from
from sixweeks.kernel.why import barred

EFFECTS = (
    ("italy_at_war", "6.1.4a"),
    ("confidence", "6.1.3a"),
    ("paris_open", "11.1.1a"),
    ("billotte_killed", "6.1.1d"),
    ("refugees", "6.1.1d"),
    ("plan_red", "6.1.1d"),
)


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    game, phase = seen_by(game, side), phase_name(game)
    return Scene(
        turn=turn_title(game),
        phase=phase_title(phase),
        stages=stages(phase),
        piles=pieces.piles(game),
        trays=pieces.trays(game, side),
        tracks=tracks(game),
        layers=layers(game),
        result=result(game),
        outlook=outlook(game),
        barred=barred(game, side, choice),
    )


@of_fields("turn", "phase", "impulse")
def turn_title(game: Game) -> Sentence:
    if game.turn == 0:
        return Sentence("scene-set_up")
    last = TABLES.tracks["turns"]
    turn = min(game.turn, last)
    of_turn = message("scene-turn", turn=game.turn, turns=last, date=Term("date", str(turn)))
    if game.phase != "maneuvers" or not game.impulse:
        return of_turn
    return message("scene-impulse", turn=of_turn, impulse=game.impulse)


@cache
def stages(now: str) -> tuple[Stage, ...]:
    return stages_shown(((each.name, each.rule) for each in stages_from(GameTurn).values()), now)


def result(game: Game) -> Sentence:
    if game.ending is None:
        return EMPTY
    winner = Side(game.ending.winner)
    if not game.ending.rule:
        return ended(game)
    return message(f"scene-ended_{game.ending.level}", winner=winner, morale=game.morale)


# --- tracks -----------------------------------------------------------------------------------


@of_fields(
    *("morale", "control", "paris_price", "advantage", "phase", "impulse", "replacements"),
    *("previous", *dict(EFFECTS)),
)
def tracks(game: Game) -> tuple[Track, ...]:
    return tuple(tracks_now(game))


def tracks_now(game: Game) -> Iterator[Track]:
    yield track("morale", "4.4.9", counted(game.morale), *morale_lines(game))
    yield advantage_track(game)
    if game.phase == "maneuvers" and game.impulse:
        yield logistics_track(game)
    for side in (AXIS, ALLIED):
        yield track(f"replacements_{side}", "12.2a", counted(game.replacements.get(side, 0)))
    for side in (AXIS, ALLIED):
        if groups := game.previous.get(side):
            said = message("track-groups", groups=Terms("group", tuple(groups)))
            yield track(f"groups_{side}", "8.1.1c", said)
    for name, rule in EFFECTS:
        if getattr(game, name):
            yield track(name, rule, Sentence("track-in_force"))


def morale_lines(game: Game) -> Iterator[Sentence]:
    """4.4.9, 6.1.3, 6.1.4, 16.1, 16.2 What French Morale stands for, and how far it is to fall."""
    lost = game.control & MAP.countries["france"] & ~(1 << MAP.paris)
    if lost:
        amount = TABLES.morale["french_area"] * lost.bit_count()
        areas = Places(tuple(MAP.graph.names(lost)))
        yield message("track-morale_areas", amount=Signed(amount), areas=areas)
    if game.paris_price:
        yield message("track-morale_paris", amount=Signed(game.paris_price))
    for name in ("confidence", "italy", "armistice", "automatic"):
        level = TABLES.thresholds[name]
        key = "reached" if game.morale <= level else "ahead"
        yield message(f"track-morale_{key}", level=level, what=Term("threshold", name))


def advantage_track(game: Game) -> Track:
    """11.0 Who holds the Advantage, and what it may be used for."""
    uses = (Sentence(f"advantage-{use}") for use in ADVANTAGE_USES)
    return track("advantage", "11.0a", pieces.holder_of(game.advantage), *uses)


ADVANTAGE_USES = ("open_city", "heroic_defense", "maximum_attack", "soldier_on", "extra_event")


def logistics_track(game: Game) -> Track:
    """6.2.1 The chance that the Maneuvers Phase goes on after this Axis impulse, or the next."""
    impulse = game.impulse + game.impulse % 2
    ways = max(0, 7 - impulse)
    chance = message("track-logistics_chance", ways=ways, impulse=impulse)
    return track("logistics", "6.2.1a", chance)
