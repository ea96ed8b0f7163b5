"""What the page shows of this game: the phase, piles, trays and tracks."""

from collections.abc import Iterable
from functools import cache, lru_cache, partial

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing.ground import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, SCENARIOS, SIDES
from sixweeks.games.blitzkrieg.model.queries import (
    counters_at,
    grid_of,
    is_in_play,
    left_out,
    losses,
    marker_terms,
    state_of,
)
from sixweeks.games.blitzkrieg.model.state import (
    DEAD,
    EXITED,
    GONE,
    UNPLACED,
    FormationState,
    Game,
    Unit,
)
from sixweeks.games.blitzkrieg.page.choices import choice
from sixweeks.games.blitzkrieg.page.layers import ground_held, layers
from sixweeks.games.blitzkrieg.page.pieces import (
    Looks,
    Visibility,
    chits_of,
    ground_marker,
    hosts,
    looks_of,
    pieces_of,
    pile_of,
    staffs,
)
from sixweeks.games.blitzkrieg.page.standing import outlook
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import GameTurn
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_of
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.games.blitzkrieg.text.messages import turn_title
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Piece, Pile, Scene, Stage, Track, Tray
from sixweeks.kernel.presentation.scene_text import ended, stages_shown, track
from sixweeks.kernel.presentation.sentence import Listed, Place, Sentence, Side, Term, message
from sixweeks.kernel.presentation.text_board import off_map
from sixweeks.kernel.sequence import stage_of, stages_from
from sixweeks.kernel.value_memo import of_values
from sixweeks.kernel.why import barred
from sixweeks.masks import mask_of

TRAYS = {UNPLACED: "waiting", DEAD: "dead", EXITED: "exited", GONE: "gone"}
TRAY_RULES = {"waiting": "14.2i", "dead": "1.2a", "exited": "14.1g", "gone": "11f"}
# 2.B1 The Administrative Phase is shown by its own stages.
STAGES = {name: stage for name, stage in stages_from(GameTurn).items() if name != "administration"}


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    return Scene(
        turn=turn_title(game),
        phase=phase_title(game),
        stages=stages(game.scenario_id, stage_name(game)),
        piles=piles(game, side),
        trays=(*markers(game), *absent_units(game, side)),
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
    return activated(activation.markers)


@lru_cache(maxsize=1000)
def activated(markers: tuple[str, ...]) -> Sentence:
    return message("scene-activated", markers=marker_terms(markers))


@cache
def stages(scenario: str, now: str) -> tuple[Stage, ...]:
    """2a, 2.B1 The sequence of a turn; only Stonne has reinforcements."""
    all_begin = all(counter.arrives == 1 for counter in SCENARIOS[scenario].counters)
    names = [name for name in STAGES if not (all_begin and name == "reinforcements")]
    return stages_shown(((name, STAGES[name].rule) for name in names), now)


# --- piles and trays --------------------------------------------------------------------------


def piles(game: Game, side: str | None) -> tuple[Pile, ...]:
    """Works and mines look out from beneath the units; impacts lie on top."""
    stacks = counters_shown(game, side)
    if falling := impacts(game):
        found = {pile.place: pile.pieces for pile in stacks}
        for hex, salvo in falling:
            number = grid_of(game).number(hex)
            found[number] = (*found.get(number, ()), salvo)
        stacks = tuple(Pile(number, found[number]) for number in sorted(found))
    return *grounds(game.scenario_id, game.mines, game.works), *stacks


def counters_shown(game: Game, side: str | None) -> tuple[Pile, ...]:
    """Every counter on the map that a side sees."""
    visibility = Visibility.to(game, side)
    unlike = (game.segment.acted, mask_of(visibility.secret))
    sight = Sight(game.units, game.stacks, unlike, (visibility.hosts, visibility.staffs))
    return piles_shown(game, side, sight, partial(piles_at, game, visibility))


def piles_at(game: Game, visibility: Visibility, hex: Hex) -> tuple[Pile, ...]:
    here = looks_of(game, counters_at(game, hex), visibility)
    return (pile_of(game.scenario_id, grid_of(game).number(hex), here),) if here else ()


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


@of_fields("turn", "cup", "generals", "held")
def markers(game: Game) -> tuple[Tray, ...]:
    return tuple(marker_trays(game))


def marker_trays(game: Game) -> Iterable[Tray]:
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


@of_fields("units", "segment")
def fates(game: Game) -> tuple[int | tuple[Unit, int], ...]:
    """The steps of each unit on the map, all that others show: as they were after most moves."""
    acted = game.segment.acted
    return tuple(
        [
            unit.steps if unit.place >= 0 else (unit, acted >> id & 1)
            for id, unit in enumerate(game.units)
        ]
    )


@of_values(lambda game, side: (fates(game), hosts(game, side), staffs(game)))
def absent_units(game: Game, side: str | None) -> tuple[Tray, ...]:
    """The units that are not on the map; none of them is secret."""
    absent, shown = left_out(game), Visibility(frozenset(), hosts(game, side), staffs(game))
    lying = [
        (name, looks_of(game, [unit for unit in units if unit not in absent], shown))
        for _, name, units in off_map(game, TRAYS)
    ]
    return tuple(tray_of(game.scenario_id, name, looks) for name, looks in lying if looks)


@lru_cache(maxsize=5000)
def tray_of(scenario: str, name: str, looks: Looks) -> Tray:
    return Tray(name, Sentence(f"tray-{name}"), pieces_of(scenario, looks), TRAY_RULES[name])


# --- tracks -----------------------------------------------------------------------------------


def tracks(game: Game, viewer: str | None) -> tuple[Track, ...]:
    held = ground_held(game, viewer) & game.scenario.objective_hexes
    known = (formations(game, side, viewer in (None, side)) for side in SIDES)
    return objectives(game.scenario_id, held), exits(game), *known


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


@of_values(fates)
def exits(game: Game) -> Track:
    """14.1g, 14.2h Armored units that have left by the edge that counts."""
    way = game.scenario.exit
    left = share(units_exited(game), way.units)
    return track("exits", exit_rule(game), left, side=Side(way.side), edge=Term("edge", way.edge))


@of_values(lambda game, *_: (fates(game), game.formations, game.attached, game.turn))
def formations(game: Game, side: str, is_known: bool) -> Track:
    """5.2a, 5.4a, 11 Which formations have been activated, and how they stand."""
    in_play = [
        id
        for id, formation in game.scenario.formations.items()
        if formation.side == side and is_in_play(game, id)
    ]
    states = [state_of(game, id) for id in in_play]
    lost = [losses(game, id) if is_known else None for id in in_play]
    lines = tuple(map(formation_line, in_play, states, lost))
    done = sum(state.activations > 0 for state in states)
    title = message("track-formations", side=Side(side))
    return Track(f"formations_{side}", title, "5.2a", share(done, len(states)), lines)


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
