"""What the page shows of this game: the phase, piles, trays and tracks."""

from collections.abc import Iterable
from functools import cache, lru_cache

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing.ground import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import (
    FRENCH,
    GERMAN,
    SCENARIOS,
    SIDES,
    FormationId,
    UnitId,
)
from sixweeks.games.blitzkrieg.model.queries import (
    counters_at,
    german_ground,
    grid_of,
    is_in_play,
    left_out,
    losses,
    marker_terms,
    state_of,
)
from sixweeks.games.blitzkrieg.model.state import DEAD, EXITED, GONE, UNPLACED, FormationState, Game
from sixweeks.games.blitzkrieg.page.choices import choice
from sixweeks.games.blitzkrieg.page.layers import layers
from sixweeks.games.blitzkrieg.page.pieces import (
    Looks,
    Visibility,
    chits_of,
    ground_marker,
    looks_of,
    pieces_of,
    pile_of,
)
from sixweeks.games.blitzkrieg.page.standing import outlook
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import GameTurn
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_of
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.games.blitzkrieg.text.messages import turn_title
from sixweeks.kernel.memo import all_of_position, of_position
from sixweeks.kernel.presentation.scene import Piece, Pile, Scene, Stage, Track, Tray
from sixweeks.kernel.presentation.scene_text import ended, stages_shown, track
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Place,
    Sentence,
    Side,
    Term,
    message,
)
from sixweeks.kernel.presentation.text_board import off_map
from sixweeks.kernel.sequence import stage_of, stages_from
from sixweeks.kernel.why import barred

TRAYS = {UNPLACED: "waiting", DEAD: "dead", EXITED: "exited", GONE: "gone"}
TRAY_RULES = {"waiting": "14.2i", "dead": "1.2a", "exited": "14.1g", "gone": "11f"}
# 2.B1 The Administrative Phase is shown by its own stages.
STAGES = {name: stage for name, stage in stages_from(GameTurn).items() if name != "administration"}


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    visibility = Visibility.to(game, side)
    return Scene(
        turn=turn_title(game),
        phase=phase_title(game),
        stages=stages(game.scenario_id, stage_name(game)),
        piles=tuple(piles(game, side, visibility)),
        trays=(*markers(game), *absent_units(game, visibility)),
        tracks=tracks(game, side),
        layers=layers(game, side),
        result=ended(game),
        outlook=outlook(game, side),
        barred=barred(game, side, choice),
    )


def stage_name(game: Game) -> str:
    """The stage in progress, by its name; none in set-up and when all is over."""
    if game.turn == 0 or game.ending:
        return ""
    stage = stage_of(game.stack)
    return stage if stage in STAGES else "operations"


def phase_title(game: Game) -> Sentence:
    """The stage, and what has been activated."""
    name = stage_name(game)
    if not name:
        return Sentence("scene-over" if game.ending else "scene-set_up")
    activation = next((f for f in game.stack if isinstance(f, Activation)), None)
    if activation is None:
        return Sentence(f"phase-{name}")
    return message("scene-activated", markers=marker_terms(activation.markers))


@cache
def stages(scenario: str, now: str) -> tuple[Stage, ...]:
    """2a, 2.B1 The sequence of a turn; only Stonne has reinforcements."""
    all_begin = all(counter.arrives == 1 for counter in SCENARIOS[scenario].counters)
    names = [name for name in STAGES if not (all_begin and name == "reinforcements")]
    return stages_shown(((name, STAGES[name].rule) for name in names), now)


# --- piles and trays --------------------------------------------------------------------------


def piles(game: Game, side: str | None, visibility: Visibility) -> Iterable[Pile]:
    """Works and mines look out from beneath the units; impacts lie on top."""
    yield from grounds(game.scenario_id, game.mines, game.works)
    stacks = counters_shown(game, side, visibility.secret)
    if falling := impacts(game):
        found = {pile.place: pile.pieces for pile in stacks}
        for hex, salvo in falling:
            number = grid_of(game).number(hex)
            found[number] = (*found.get(number, ()), salvo)
        stacks = tuple(Pile(number, found[number]) for number in sorted(found))
    yield from stacks


@all_of_position
def counters_shown(game: Game, side: str | None, secret: frozenset[UnitId]) -> Iterable[Pile]:
    """Every counter on the map that a side sees."""
    visibility = Visibility.with_secrets(game, side, secret)
    number = grid_of(game).number
    for hex in sorted(game.stacks, key=number):
        if here := looks_of(game, counters_at(game, hex), visibility):
            yield pile_of(game.scenario_id, number(hex), here)


@lru_cache(maxsize=1000)
def grounds(scenario: str, mines: int, works: int) -> tuple[Pile, ...]:
    """12 An earthwork above the middle of its hex, mines below it."""
    return tuple(
        on_ground(SCENARIOS[scenario].battlefield, kind, hex, down)
        for kind, mask, down in (("mines", mines, 22), ("prepared", works, -25))
        for hex in bits(mask)
    )


def on_ground(field: Battlefield, kind: str, hex: Hex, down: int) -> Pile:
    number, sheet = field.grid.number(hex), sheet_of(field)
    x, y = sheet.on_page(sheet.centre(hex))
    return Pile(number, (ground_marker(kind, f"{kind} {number}"),), at=(x, y + down))


def impacts(game: Game) -> list[tuple[Hex, Piece]]:
    """8.2b The impacts placed and not yet resolved."""
    aimed = [each for f in game.stack if isinstance(f, Bombardment) for each in f.aimed]
    return [
        (hex, ground_marker(f"impact-{kind}", f"impact {n}"))
        for n, (kind, hex) in enumerate(aimed, 1)
    ]


@all_of_position
def markers(game: Game) -> Iterable[Tray]:
    """2.A1a, 5.5a The cup, and markers kept and held."""
    if game.turn:
        chits = chits_of(game.scenario_id, game.cup)
        yield Tray("cup", Sentence("tray-cup"), chits, "2.A1a", "cup")
    for side in SIDES:
        generals = (f"{side} general",) * game.generals.get(side, 0)
        held = tuple(marker for marker in game.held if owner_of(game, marker) == side)
        if generals or held:
            title = message("tray-kept", side=Side(side))
            chits = chits_of(game.scenario_id, (*generals, *held), "kept ")
            yield Tray(f"kept_{side}", title, chits, "5.5a", side=side)


def absent_units(game: Game, visibility: Visibility) -> Iterable[Tray]:
    """The units that are not on the map."""
    for name, units in away(game):
        yield tray_of(game.scenario_id, name, looks_of(game, units, visibility))


@lru_cache(maxsize=5000)
def tray_of(scenario: str, name: str, looks: Looks) -> Tray:
    lying = pieces_of(scenario, looks)
    return Tray(name, Sentence(f"tray-{name}"), lying, TRAY_RULES[name])


@all_of_position
def away(game: Game) -> Iterable[tuple[str, list[UnitId]]]:
    absent = left_out(game)
    for _, name, units in off_map(game, TRAYS):
        if present := [unit for unit in units if unit not in absent]:
            yield name, present


# --- tracks -----------------------------------------------------------------------------------


@all_of_position
def tracks(game: Game, viewer: str | None) -> Iterable[Track]:
    yield objectives(game.scenario_id, german_ground(game, viewer) & game.scenario.objective_hexes)
    yield exits(game)
    for side in SIDES:
        yield formations(game, side, viewer in (None, side))


@cache
def objectives(scenario: str, german: int) -> Track:
    """13a Who holds each hex of each objective."""
    field, wanted = SCENARIOS[scenario].battlefield, SCENARIOS[scenario].objective_hexes
    lines = tuple(
        message(
            "track-held",
            hex=Place(field.grid.number(hex)),
            side=Side(GERMAN if german >> hex & 1 else FRENCH),
        )
        for hex in bits(wanted)
    )
    value = share(german.bit_count(), wanted.bit_count())
    return track("objectives", "13a", value, *lines)


@cache
def share(count: int, all: int) -> Sentence:
    return message("track-of", count=count, all=all)


@of_position
def exits(game: Game) -> Track:
    """14.1g, 14.2h Armored units that have left by the edge that counts."""
    way = game.scenario.exit
    left = share(units_exited(game), way.units)
    return track("exits", exit_rule(game), left, side=Side(way.side), edge=Term("edge", way.edge))


def formations(game: Game, side: str, is_known: bool) -> Track:
    """5.2a, 5.4a, 11 Which formations have been activated, and how they stand."""
    return formations_track(
        side,
        tuple(
            [
                (id, state_of(game, id), losses(game, id) if is_known else None)
                for id in in_play(game, side)
            ]
        ),
    )


@lru_cache(maxsize=5000)
def formations_track(
    side: str, told: tuple[tuple[FormationId, FormationState, tuple[int, int] | None], ...]
) -> Track:
    done = sum(state.activations > 0 for _, state, _ in told)
    lines = tuple(formation_line(*each) for each in told)
    return Track(
        f"formations_{side}", formations_title(side), "5.2a", share(done, len(told)), lines
    )


@cache
def formations_title(side: str) -> Sentence:
    return message("track-formations", side=Side(side))


@all_of_position
def in_play(game: Game, side: str) -> Iterable[FormationId]:
    for id, formation in game.scenario.formations.items():
        if formation.side == side and is_in_play(game, id):
            yield id


@lru_cache(maxsize=5000)
def formation_line(id: str, state: FormationState, lost: tuple[int, int] | None) -> Sentence:
    """8.1c An enemy's losses are not told here: one may not look through his stacks."""
    formation, notes = Term("formation", id), tuple(formation_notes(state, lost))
    if not notes:
        return message("track-formation", formation=formation)
    return message("track-formation_noted", formation=formation, notes=Listed(notes, "comma"))


def formation_notes(state: FormationState, losses: tuple[int, int] | None) -> Iterable[Sentence]:
    if state.activations:
        yield message("track-activated", count=state.activations)
    if state.fatigued:
        yield Sentence("track-fatigued")
    if state.demoralized:
        yield Sentence("track-demoralized")
    if losses:
        lost, total = losses
        yield message("track-losses", lost=lost, total=total)
