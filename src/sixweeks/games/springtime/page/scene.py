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
from sixweeks.games.springtime.rules.r06_sequence_of_play import GameTurn
from sixweeks.games.springtime.text.messages import TEXT, side_title
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Scene, Stage, Track
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
    game = seen_by(game, side)
    return Scene(
        turn=turn_title(game),
        phase=phase_title(phase_name(game)),
        stages=stages(phase_name(game)),
        piles=pieces.piles(game),
        trays=tuple(pieces.trays(game, side)),
        tracks=tracks(game),
        layers=layers(game),
        result=result(game),
        barred=barred(game, side, choice),
    )


def turn_title(game: Game) -> str:
    if game.turn == 0:
        return TEXT.say("scene.set_up")
    dates = game.scenario.dates
    at = game.turn - game.scenario.first_turn
    args = {"turn": game.turn, "date": dates[at] if at < len(dates) else ""}
    words = TEXT.say("scene.turn", args).rstrip(" ,")
    if game.phase != "maneuvers" or not game.impulse:
        return words
    return f"{words}, {TEXT.say('scene.impulse', {'impulse': game.impulse})}"


def phase_title(name: str) -> str:
    return TEXT.say(f"phase.{name.replace(' ', '_').replace('-', '_')}")


@cache
def stages(now: str) -> tuple[Stage, ...]:
    steps = stages_from(GameTurn).values()
    return tuple(Stage(phase_title(each.name), each.rule, each.name == now) for each in steps)


def result(game: Game) -> str:
    if game.ending is None:
        return ""
    winner = side_title(game.ending.winner) if game.ending.winner else ""
    return TEXT.say(f"scene.ended_{game.ending.level}", {"winner": winner, "morale": game.morale})


# --- tracks -----------------------------------------------------------------------------------


@all_of_position
def tracks(game: Game) -> Iterator[Track]:
    yield Track(
        "morale", TEXT.say("track.morale"), "4.4.9", str(game.morale), tuple(morale_lines(game))
    )
    yield advantage_track(game)
    if game.phase == "maneuvers" and game.impulse:
        yield logistics_track(game)
    for side in (AXIS, ALLIED):
        title = TEXT.say(f"track.replacements_{side}")
        yield Track(f"replacements_{side}", title, "12.2a", str(game.replacements.get(side, 0)))
    for side in (AXIS, ALLIED):
        if groups := game.previous.get(side):
            title = TEXT.say(f"track.groups_{side}")
            yield Track(f"groups_{side}", title, "8.1.1c", ", ".join(groups))
    for name, rule in EFFECTS:
        if getattr(game, name):
            yield Track(name, TEXT.say(f"track.{name}"), rule, TEXT.say("track.in_force"))


def morale_lines(game: Game) -> Iterator[str]:
    """4.4.9, 6.1.3, 6.1.4, 16.1, 16.2 What French Morale stands for, and how far it is to fall."""
    lost = game.control & MAP.countries["france"] & ~(1 << MAP.paris)
    if lost:
        amount = TABLES.morale["french_area"] * lost.bit_count()
        args = {"amount": f"{amount:+d}", "areas": ", ".join(MAP.graph.names(lost))}
        yield TEXT.say("track.morale_areas", args)
    if game.paris_price:
        yield TEXT.say("track.morale_paris", {"amount": f"{game.paris_price:+d}"})
    for name in ("confidence", "italy", "armistice", "automatic"):
        level = TABLES.thresholds[name]
        key = "reached" if game.morale <= level else "ahead"
        what = TEXT.say(f"threshold.{name}")
        yield TEXT.say(f"track.morale_{key}", {"level": level, "what": what})


def advantage_track(game: Game) -> Track:
    """11.0 Who holds the Advantage, and what it may be used for."""
    holder = side_title(game.advantage) if game.advantage else TEXT.say("scene.nobody")
    uses = tuple(TEXT.say(f"advantage.{use}") for use in ADVANTAGE_USES)
    return Track("advantage", TEXT.say("track.advantage"), "11.0a", holder, uses)


ADVANTAGE_USES = ("open_city", "heroic_defense", "maximum_attack", "soldier_on", "extra_event")


def logistics_track(game: Game) -> Track:
    """6.2.1 The chance that the Maneuvers Phase goes on after this Axis impulse, or the next."""
    impulse = game.impulse + game.impulse % 2
    ways = max(0, 7 - impulse)
    args = {"ways": ways, "impulse": impulse}
    return Track(
        "logistics", TEXT.say("track.logistics"), "6.2.1a", TEXT.say("track.logistics_chance", args)
    )
