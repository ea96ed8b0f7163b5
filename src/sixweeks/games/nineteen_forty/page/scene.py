"""What the page shows of this game: the sequence of play and the tracks."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    FRENCH_ARMIES,
    GERMAN,
    LIEGE,
    MAASTRICHT,
    NEUTRALS,
    PARIS,
    SCENARIO,
    SIDES,
    TABLES,
    Counter,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.procedures import phase_name
from sixweeks.games.nineteen_forty.model.queries import occupied, place, status
from sixweeks.games.nineteen_forty.model.state import DEAD, Game, Plans
from sixweeks.games.nineteen_forty.model.view import HIDDEN, has_deployed, seen_plans
from sixweeks.games.nineteen_forty.page import pieces
from sixweeks.games.nineteen_forty.page.choices import choice
from sixweeks.games.nineteen_forty.page.layers import layers
from sixweeks.games.nineteen_forty.page.standing import outlook
from sixweeks.games.nineteen_forty.rules import r19_victory
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Impulse, PlayerTurn
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r14_entry import QUOTA
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH, points_for
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Scene, Stage, Track
from sixweeks.kernel.presentation.scene_text import ended, track
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Sentence,
    Side,
    Term,
    counted,
    message,
)
from sixweeks.kernel.sequence import Staged, stages_from
from sixweeks.kernel.value_memo import of_values
from sixweeks.kernel.why import barred


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    now = stage_now(game)
    return Scene(
        turn=turn_title(game),
        phase=phase_named(*now),
        stages=stages(*now),
        piles=pieces.piles(game, side),
        trays=pieces.trays(game, side),
        tracks=tracks(game, side),
        layers=layers(game),
        result=result(game),
        outlook=outlook(game, side),
        barred=barred(game, side, choice),
    )


def turn_title(game: Game) -> Sentence:
    if not game.begun:
        return Sentence("scene-set_up")
    return turn_named(game.turn)


@cache
def turn_named(turn: int) -> Sentence:
    return message("scene-turn", turn=turn, turns=SCENARIO.turns, date=Term("date", str(turn)))


def result(game: Game) -> Sentence:
    return ended(game)


# --- the sequence of play ---------------------------------------------------------------------


OPENS_WITH, ENDS_WITH = ("withdraw", "break_up"), ("form",)  # of an impulse, without a stage


def stage_now(game: Game) -> tuple[str, int, int]:
    """The stage, its impulse and its turn, which is -1 before play."""
    return stage_name(game), game.impulse, game.turn if game.begun else -1


def stage_name(game: Game) -> str:
    """11.f, 15.b What opens an impulse is told among its arrivals, 15.a or with its movement."""
    frame = game.stack[-1] if game.stack else None
    if isinstance(frame, Impulse) and frame.at in (*OPENS_WITH, *ENDS_WITH):
        return f"{frame.by} {'arrivals' if frame.at in OPENS_WITH else 'movement'}"
    return phase_name(game)


def phase_title(game: Game) -> Sentence:
    return phase_named(*stage_now(game))


@cache
def phase_named(name: str, impulse: int, turn: int) -> Sentence:
    if turn < 0:
        return Sentence("scene-set_up")
    is_known = name in IMPULSE_STAGES or name.endswith("interdiction")
    return stage_title(name, impulse, turn) if is_known else EMPTY


def in_impulse(side: str) -> Iterator[Staged]:
    """15, 14, 11, 17 What one impulse of a side consists of."""
    others = {GERMAN: "allied release", ALLIED: "german drops"}[side]
    return (each for each in stages_from(Impulse, side).values() if each.name != others)


IMPULSE_STAGES = frozenset(stage.name for side in SIDES for stage in in_impulse(side))


def stage_title(name: str, impulse: int, turn: int) -> Sentence:
    """2.c, 2.f The phases of the two impulses; 18.a turn 0 has but one."""
    id = f"phase-{name.replace(' ', '_')}"
    is_double = turn > 0 and name in IMPULSE_STAGES
    return message(f"{id}_of", impulse=impulse) if is_double else Sentence(id)


@cache
def stages(now: str, impulse: int, turn: int) -> tuple[Stage, ...]:
    """2.a Both player turns, each with its impulses."""
    if turn < 0:
        return (Stage(Sentence("scene-set_up"), "16.a", True),)
    return tuple(
        Stage(
            stage_title(each.name, number, turn), each.rule, (each.name, number) == (now, impulse)
        )
        for side in SIDES
        for number, each in of_player_turn(side, turn)
    )


def of_player_turn(side: str, turn: int) -> Iterator[tuple[int, Staged]]:
    impulses = (1,) if turn == 0 else (1, 2)
    for number in impulses:
        yield from ((number, each) for each in in_impulse(side))
    yield impulses[-1], stages_from(PlayerTurn, side)[f"{side} interdiction"]


# --- tracks -----------------------------------------------------------------------------------


@all_of_position
def tracks(game: Game, viewer: str | None) -> Iterable[Track]:
    if game.begun:
        yield from counts(game)
    yield from written_down(game, viewer)
    if game.begun:
        yield from (objective(game, each) for each in GOALS)
    yield from countries(game)
    yield from armies(game, viewer)


def plan_values(game: Game, viewer: str | None) -> tuple[object, ...]:
    deployed = [has_deployed(game, side) for side in SIDES]
    known = game.begun, game.turn, game.phasing, game.options, game.ending
    return game.plans, game.command.released, *deployed, *known


def plans_of(game: Game, viewer: str | None) -> Plans:
    return seen_plans(game, viewer) if viewer else game.plans


@of_values(plan_values)
def written_down(game: Game, viewer: str | None) -> tuple[Track, ...]:
    """16.b, 16.d What this side has written down, or may know."""
    plans, found = plans_of(game, viewer), []
    for id, rule in (("objective", "16.d"), ("main_effort", "16.d"), ("ready_group", "16.b")):
        word = getattr(plans, id)
        if word and word != HIDDEN:
            kind = "objective" if id == "objective" else "group"
            what = message(f"track-{kind}", what=Term(kind, word))
            found.append(track(f"written_{id}", rule, what))
    return tuple(found)


def count_values(game: Game) -> tuple[object, ...]:
    arrivals = game.arrivals
    return pieces.off_map_states(game), game.air, game.turn, arrivals.german, arrivals.allied


@of_values(count_values)
def counts(game: Game) -> tuple[Track, ...]:
    """9.a Air points, 14.c, 14.d reserves of the turn, 19.b, 19.c victory points."""
    points, lost = r19_victory.victory_points(game), r19_victory.british_losses(game)
    value = message("track-points_of", german=points.german, allied=points.allied)
    return (
        track("points", "19.b", value, *earned(game, GERMAN), *earned(game, ALLIED)),
        *(track(f"air_{side}", "9.a", counted(game.air.of(side))) for side in SIDES),
        track("british", "19.o", share(lost, TABLES.victory["british_factors"])),
        *reserves(game),
    )


def reserves(game: Game) -> Iterator[Track]:
    for side, rule in ((GERMAN, "14.c"), (ALLIED, "14.d")):
        if game.turn >= QUOTA[f"{side}_from"]:
            brought = game.arrivals.german if side == GERMAN else game.arrivals.allied
            yield track(f"reserves_{side}", rule, share(brought, QUOTA[side]))


def share(count: int, all: int) -> Sentence:
    return message("track-share", count=count, all=all)


def earned(game: Game, side: str) -> Iterator[Sentence]:
    """19.b, 19.c The points of a side by the kind of unit that the enemy has lost."""
    sums: dict[str, int] = {}
    for counter in COUNTERS:
        if counter.side == opponent(side) and game.units[counter.id].place == DEAD:
            kind = kind_of_loss(counter)
            sums[kind] = sums.get(kind, 0) + points_for(counter)
    for kind, points in sums.items():
        yield message("track-earned", side=Side(side), points=points, kind=Term("loss", kind))


def kind_of_loss(counter: Counter) -> str:
    if counter.nation not in (0, 1, 2):
        return "neutral"
    if counter.is_airborne:
        return "airborne"
    nation = ("german", "french", "british")[counter.nation]
    return nation if nation == "british" or not counter.is_motorized else f"{nation}_motorized"


# --- objectives, countries and armies ---------------------------------------------------------


GOALS = {"1": ("19.e", MAP.maginot), "2": ("19.f", PARIS), "3": ("19.g", NORTH)}


def objective(game: Game, id: str) -> Track:
    """19.e Hexes of the Maginot Line without Allies, 19.f, 19.g or hexes in German hands."""
    done = ~occupied(game, ALLIED) if id == r19_victory.MAGINOT else territory(game, GERMAN)
    _, goal = GOALS[id]
    return objective_track(id, (goal & done).bit_count())


@cache
def objective_track(id: str, done: int) -> Track:
    rule, goal = GOALS[id]
    title = message("track-objective", what=Term("objective", id))
    return Track(f"goal_{id}", title, rule, share(done, goal.bit_count()))


@of_fields("countries", "strengths")
def countries(game: Game) -> tuple[Track, ...]:
    """13 Who is neutral still, and 10.i, 13.i whether the fortresses stand."""
    return (
        *(country_track(country, status(game, country)) for country in NEUTRALS),
        *(strength_track(game, hex, rule) for hex, rule in ((LIEGE, "10.i"), (MAASTRICHT, "13.i"))),
    )


def country_track(country: str, status: str) -> Track:
    title = message("track-country", country=Term("country", country))
    return Track(country, title, "13.a", message("track-status", status=Term("status", status)))


def strength_track(game: Game, hex: Hex, rule: str) -> Track:
    title = message("track-strength", hex=place(hex))
    key = "stands" if game.strengths >> hex & 1 else "destroyed"
    return Track(f"strength_{hex}", title, rule, Sentence(f"track-{key}"))


@of_values(plan_values)
def armies(game: Game, viewer: str | None) -> tuple[Track, ...]:
    """16.c, 16.e Which army belongs to which group; 17.b which of the French are released."""
    plans = plans_of(game, viewer)
    each_side = ((ALLIED, plans.allied_armies), (GERMAN, plans.german_armies))
    return tuple(armies_track(game, side, assigned) for side, assigned in each_side if assigned)


def armies_track(game: Game, side: str, assigned: Mapping[str, str]) -> Track:
    lines = (army_line(game, side, army, group) for army, group in sorted(assigned.items()))
    rule = "17.a" if side == ALLIED else "16.e"
    free = sum(army in game.command.released for army in FRENCH_ARMIES)
    value = message("track-released", count=free) if side == ALLIED else EMPTY
    return track(f"armies_{side}", rule, value, *lines)


def army_line(game: Game, side: str, army: str, group: str) -> Sentence:
    words = {"army": Term("army", army), "group": Term("group", group)}
    if side == ALLIED and army in game.command.released:
        return message("track-army_released", **words, turn=game.command.released[army])
    return message("track-army", **words)
