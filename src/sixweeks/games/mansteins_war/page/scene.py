"""What the page shows of this game: the sequence of play, and how both sides stand."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from sixweeks.games.mansteins_war.model.components import (
    GERMAN,
    MARKERS,
    NATIONS,
    NATIONS_OF,
    SCENARIO,
    SIDES,
    TABLES,
)
from sixweeks.games.mansteins_war.model.procedures import phase_name
from sixweeks.games.mansteins_war.model.queries import places
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.model.view import HIDDEN, seen_plans
from sixweeks.games.mansteins_war.page import pieces
from sixweeks.games.mansteins_war.page.choices import choice
from sixweeks.games.mansteins_war.page.layers import layers
from sixweeks.games.mansteins_war.page.standing import (
    known_points,
    known_scores,
    outlook,
)
from sixweeks.games.mansteins_war.rules import r03_victory
from sixweeks.games.mansteins_war.rules.r03_control import TO_CAPITULATE, controlled
from sixweeks.games.mansteins_war.rules.r03_victory import Score
from sixweeks.games.mansteins_war.rules.r04_sequence_of_play import GameTurn, ImpulseTurn
from sixweeks.games.mansteins_war.rules.r05_bins import objections_to_special
from sixweeks.games.mansteins_war.rules.r09_rail import capacity_left
from sixweeks.games.mansteins_war.rules.r20_evacuation import EVAC
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Scene, Stage, Track
from sixweeks.kernel.presentation.scene_text import ended, phase_title, track
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Piece,
    Place,
    Sentence,
    Side,
    Signed,
    Term,
    Terms,
    Text,
    counted,
    message,
)
from sixweeks.kernel.sequence import stages_from
from sixweeks.kernel.value_memo import of_values
from sixweeks.kernel.why import barred

THIRDS = ("", "⅓", "⅔")


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    return Scene(
        turn=turn_title(game),
        phase=phase(game),
        stages=stages(game),
        piles=pieces.piles(game, side),
        trays=pieces.trays(game, side),
        tracks=tracks(game, side),
        layers=layers(game),
        result=ended(game),
        outlook=outlook(game, side),
        barred=barred(game, side, choice),
    )


def turn_title(game: Game) -> Sentence:
    if not game.begun:
        return Sentence("scene-set_up")
    return turn_named(game.turn, SCENARIO.extended_turns if game.extended else SCENARIO.turns)


@cache
def turn_named(turn: int, turns: int) -> Sentence:
    return message("scene-turn", turn=turn, turns=turns, date=Term("date", str(turn)))


# --- the sequence of play ---------------------------------------------------------------------


def phase(game: Game) -> Sentence:
    """The segment, with the marker in play."""
    if not game.begun:
        return Sentence("scene-set_up")
    name, marker = phase_name(game), game.impulse.marker
    return phase_of(name, marker) if name and marker else phase_title(name)


@cache
def phase_of(name: str, marker: str) -> Sentence:
    return message("scene-phase", phase=phase_title(name), marker=Term("marker", marker))


def stages(game: Game) -> tuple[Stage, ...]:
    """4.1.a The phases of a turn; of the impulses the segments of the player in turn."""
    if not game.begun:
        return (Stage(Sentence("scene-set_up"), "21.0", True),)
    by = game.impulse.by or next((frame.by for frame in in_impulse(game)), game.initiative)
    now, marker = phase_name(game), game.impulse.marker
    left_out = {f"{by} channel", f"{by} evacuation"} - {now}
    if marker == EVAC:
        left_out.discard(f"{by} evacuation")
    return shown_stages(by, game.initiative, game.turn, now, frozenset(left_out))


def in_impulse(game: Game) -> Iterator[ImpulseTurn]:
    return (frame for frame in game.stack if isinstance(frame, ImpulseTurn))


@cache
def shown_stages(
    by: str, first: str, turn: int, now: str, left_out: frozenset[str]
) -> tuple[Stage, ...]:
    """5.3.b The player with the initiative refits first; 3.4.c the extension is decided once."""
    turns = stages_from(GameTurn)
    second = next(side for side in SIDES if side != first)
    before = ("command markers", f"{first} refit", f"{second} refit")
    after = ("extension",) if turn == SCENARIO.turns else ()
    impulse = stages_from(ImpulseTurn, by)
    rules = {**turns, **impulse}
    return tuple(
        Stage(phase_title(name), rules[name].rule, name == now)
        for name in (*before, *impulse, *after)
        if name not in left_out
    )


# --- tracks -----------------------------------------------------------------------------------


@all_of_position
def tracks(game: Game, viewer: str | None) -> Iterable[Track]:
    if game.begun:
        yield standing(game, viewer)
    yield from plans(game, viewer)
    if not game.begun:
        return
    if game.impulse.marker:
        yield impulse_track(game)
    yield initiative(game.initiative)
    if viewer in SIDES and (left := specials_left(game, str(viewer))):
        yield specials_track(left)
    yield from refit_points(game.rp)
    yield from (rail(capacity_left(game, side), side) for side in SIDES if game.impulse.by == side)
    yield from (country(game, each) for each in TO_CAPITULATE if fights(game, each))


@of_fields("plans", "spent", "ending")
def plans(game: Game, viewer: str | None) -> tuple[Track, ...]:
    """21.1.e, 21.2.e The own plan; the other one once its marker has been picked."""
    seen = seen_plans(game, viewer) if viewer else game.plans
    return tuple(
        track(f"plan_{side}", rule, message("track-plan", plan=Term("marker", plan)))
        for side, rule in zip(SIDES, ("21.2.e", "21.1.e"), strict=True)
        if (plan := seen.of(side)) and plan != HIDDEN
    )


@cache
def initiative(side: str) -> Track:
    return track("initiative", "5.3.a", message("track-side", side=Side(side)))


@of_fields("plans", "spent", "turn", "options")
def specials_left(game: Game, side: str) -> tuple[str, ...]:
    """5.2 The plan if it could be added now, and the special markers of this and later turns."""
    special = [each for (owner, _), each in MARKERS.items() if owner == side and each.is_special]
    plan = [m.id for m in special if m.is_plan and not objections_to_special(game, side, m.id)]
    later = [m.id for m in special if m.id not in game.spent and not m.is_plan and not m.option]
    return tuple(dict.fromkeys((*plan, *later)))


@cache
def specials_track(markers: tuple[str, ...]) -> Track:
    names = message("track-markers", markers=Terms("marker", markers))
    return track("specials", "5.2.b", counted(len(markers)), names)


@of_fields(*(f"impulse.{name}" for name in ("by", "marker", "commands", "shift", "air")))
def impulse_track(game: Game) -> Track:
    """5.5 What the marker in play allows."""
    impulse = game.impulse
    lines = []
    if impulse.commands:
        commands = Terms("command", impulse.commands)
        lines.append(message("track-commands", commands=commands))
    if impulse.shift:
        lines.append(message("track-shift", shift=impulse.shift))
    lines.append(message("track-air", count=impulse.air))
    value = message("track-marker", side=Side(impulse.by), marker=Term("marker", impulse.marker))
    return track("impulse", "5.5", value, *lines)


@lru_cache(maxsize=256)
def refit_points(points: tuple[int, ...]) -> tuple[Track, ...]:
    return tuple(refit_points_of(side, points) for side in SIDES)


def refit_points_of(side: str, points: tuple[int, ...]) -> Track:
    """14.0 Of a side, and of its nations if there are several."""
    nations = NATIONS_OF[side]
    parts = tuple(
        message("track-nation", nation=Term("nation", NATIONS[n]), points=points[n])
        for n in nations
    )
    lines = (message("track-list", parts=Listed(parts, "comma")),) if len(parts) > 1 else ()
    return track(f"rp_{side}", "14.0", counted(sum(points[n] for n in nations)), *lines)


@cache
def rail(left: int, side: str) -> Track:
    """9.1 Armies that can still be moved by rail in this segment."""
    all = TABLES.rail[side]
    value = message("track-rail_left", left=Text(armies(left)), all=Text(armies(all)))
    return track("rail", "9.1", value)


def armies(thirds: int) -> str:
    """A-34 In thirds of an army."""
    whole, rest = divmod(thirds, len(THIRDS))
    return f"{whole or ''}{THIRDS[rest]}" if rest else str(whole)


# --- countries --------------------------------------------------------------------------------


def fights(game: Game, country: str) -> bool:
    return country != "netherlands" or game.options.netherlands != "neutral"


def country(game: Game, name: str) -> Track:
    """3.8 What the Germans still need for a country to capitulate."""
    left = TO_CAPITULATE[name] & ~controlled(game, GERMAN)
    return country_track(name, name in game.capitulated, left)


@lru_cache(maxsize=1024)
def country_track(name: str, has_fallen: bool, left: int) -> Track:
    title = message("track-country", country=Term("country", name))
    rule = {"france": "3.8.b", "belgium": "3.8.c", "netherlands": "3.8.d"}[name]
    if has_fallen:
        return Track(name, title, rule, Sentence("track-capitulated"))
    all = TO_CAPITULATE[name].bit_count()
    value = message("track-share", count=all - left.bit_count(), all=all)
    return Track(name, title, rule, value, (message("track-left", hexes=places(left)),))


# --- how you stand ----------------------------------------------------------------------------


def standing_values(game: Game, viewer: str | None) -> tuple[object, ...]:
    return known_scores(game, viewer), game.ending


@of_values(standing_values)
def standing(game: Game, viewer: str | None) -> Track:
    """3.2 Points, their difference and the level it would give; 6.0.f as far as they are known."""
    german, allied = known_points(game, viewer)
    level = Term("level", r03_victory.level_of(german - allied))
    gap = german - allied
    value = message("track-standing", difference=Signed(gap) if gap else 0, level=level)
    known = known_scores(game, viewer)
    lines = (message("track-totals", german=german, allied=allied), *earned(known))
    unseen = (Sentence("track-unseen"),) if viewer in SIDES and not game.ending else ()
    return track("points", "3.6", value, *lines, *unseen)


def earned(scores: tuple[Score, ...]) -> Iterator[Sentence]:
    """3.4, 3.5 Points by what they are for, the hexes together and the units together."""
    for side in SIDES:
        own = [score for score in scores if score.side == side]
        for kind in dict.fromkeys(score.kind for score in own):
            alike = [score for score in own if score.kind == kind]
            yield message(
                f"track-for_{kind}",
                side=Side(side),
                points=sum(score.points for score in alike),
                parts=Listed(tuple(map(scored, alike)), "comma"),
            )


def scored(score: Score) -> Sentence:
    """`Paris 10`, `G 4 Army 2`."""
    match score.kind:
        case "hex":
            return message("track-hex", hex=Place(score.what), points=score.points)
        case "unit" | "air":
            return message("track-unit", unit=Piece(score.what), points=score.points)
        case "variant":
            return message("track-variant", variant=Term("variant", score.what))
    return counted(score.points)
