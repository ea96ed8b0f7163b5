"""What the page shows of this game: the phase, piles, trays and tracks."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.battlefield import Battlefield
from sixweeks.games.blitzkrieg.choosing import barred
from sixweeks.games.blitzkrieg.components import FRENCH, GERMAN, SCENARIOS, SIDES, Counter, UnitId
from sixweeks.games.blitzkrieg.counters_picture import strength
from sixweeks.games.blitzkrieg.layers import layers
from sixweeks.games.blitzkrieg.picture import formation_shown, has_acted, signs
from sixweeks.games.blitzkrieg.queries import (
    counter_of,
    counters_at,
    grid_of,
    is_in_play,
    left_out,
    losses,
    state_of,
)
from sixweeks.games.blitzkrieg.rules.r02_sequence_of_play import AdministrativePhase
from sixweeks.games.blitzkrieg.rules.r05_activation import Activation, owner_in, owner_of
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import Bombardment
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited
from sixweeks.games.blitzkrieg.sheet import chit_face, face_of, on_page
from sixweeks.games.blitzkrieg.sheet_geometry import centre
from sixweeks.games.blitzkrieg.speech import TEXT, side_title, spoken
from sixweeks.games.blitzkrieg.state import (
    DEAD,
    EXITED,
    GONE,
    UNPLACED,
    FormationState,
    Game,
    Unit,
)
from sixweeks.games.blitzkrieg.view import known_attachments, secret_units
from sixweeks.kernel.scene import Mark, Piece, Pile, Scene, Stage, Track, Tray

TRAYS = ((UNPLACED, "waiting"), (DEAD, "dead"), (EXITED, "exited"), (GONE, "gone"))
TRAY_RULES = {"waiting": "14.2i", "dead": "1.2a", "exited": "14.1g", "gone": "11f"}
STAGES = (
    ("reinforcements", "14.2i"),
    ("operations", "2.A1a"),
    ("observers", "1.4f"),
    ("rallies", "10.3d"),
    ("fatigue", "5.4b"),
    ("recoveries", "11e"),
)
ADMINISTRATION = {
    "observers_arrive": "observers",
    "observers_move": "observers",
    "rallies": "rallies",
    "fatigue": "fatigue",
    "recoveries": "recoveries",
}
MARKS = {
    "neutralized": Mark("N", TEXT.say("mark.neutralized"), "10.3a", is_warning=True),
    "demoralized": Mark("D", TEXT.say("mark.demoralized"), "11d", is_warning=True),
    "fatigued": Mark("F", TEXT.say("mark.fatigued"), "5.4a"),
    "out_of_command": Mark("O", TEXT.say("mark.out_of_command"), "6.1b", is_warning=True),
    "column": Mark("C", TEXT.say("mark.column"), "7.2a"),
    "truck": Mark("T", TEXT.say("mark.truck"), "14.1k"),
    "aboard": Mark("H", TEXT.say("mark.aboard"), "14.1j"),
    "hidden": Mark("?", TEXT.say("mark.hidden"), "1.4a"),
    "acted": Mark("✓", TEXT.say("mark.acted"), "5.2a"),
}


class Eyes(NamedTuple):
    """8.1c, 14.2j What a viewer does not know, and the attachments that he knows of."""

    secret: frozenset[UnitId] = frozenset()
    hosts: Mapping[UnitId, str] = MappingProxyType({})

    @classmethod
    def to(cls, game: Game, side: str | None) -> "Eyes":
        if side is None:
            return cls(hosts=game.attached)
        return cls(secret_units(game, side), known_attachments(game, side))

    def shows(self, game: Game, unit: UnitId) -> bool:
        """Whether there is a counter to be seen at all; 1.4a, 7.4a not if it is hidden."""
        return unit not in self.secret or not game.units[unit].hidden


def scene(game: Game, side: str | None) -> Scene:
    """The game as a side may see it; None sees everything."""
    eyes = Eyes.to(game, side)
    return Scene(
        turn=turn_title(game),
        phase=phase_title(game),
        stages=stages(game),
        piles=tuple(piles(game, eyes)),
        trays=tuple(trays(game, eyes)),
        tracks=tuple(tracks(game, side)),
        layers=tuple(layers(game, side)),
        result=result(game),
        barred=tuple(barred(game, side)),
    )


def turn_title(game: Game) -> str:
    if game.turn == 0:
        return TEXT.say("scene.set_up")
    hour = game.scenario.first_hour + game.turn - 1
    return TEXT.say(
        "scene.turn", {"turn": game.turn, "turns": game.scenario.turns, "hour": f"{hour}.00"}
    )


def phase_name(game: Game) -> str:
    """The stage in progress, by its name; none in set-up and when all is over."""
    if game.turn == 0 or game.ending:
        return ""
    for frame in game.stack:
        if isinstance(frame, AdministrativePhase):
            return ADMINISTRATION.get(frame.at, "observers")
    steps = {type(frame).__name__ for frame in game.stack}
    return "reinforcements" if "Reinforcements" in steps else "operations"


def phase_title(game: Game) -> str:
    """The stage, and what has been activated."""
    name = phase_name(game)
    if not name:
        return TEXT.say("scene.over" if game.ending else "scene.set_up")
    activation = next((f for f in game.stack if isinstance(f, Activation)), None)
    if activation is None:
        return TEXT.say(f"stage.{name}")
    markers = " + ".join(str(spoken(marker)) for marker in activation.markers)
    return TEXT.say("scene.activated", {"markers": markers})


def stages(game: Game) -> tuple[Stage, ...]:
    """2a, 2.B1 The sequence of a turn; only Stonne has reinforcements."""
    now = phase_name(game)
    comes_later = any(counter.arrives > 1 for counter in game.scenario.counters)
    return tuple(
        Stage(TEXT.say(f"stage.{name}"), rule, name == now)
        for name, rule in STAGES
        if comes_later or name != "reinforcements"
    )


def result(game: Game) -> str:
    if game.ending is None:
        return ""
    winner = spoken(game.ending.winner) if game.ending.winner else ""
    return TEXT.say(f"event.ended_{game.ending.level}", {"winner": winner})


# --- pieces -----------------------------------------------------------------------------------


def piece(game: Game, unit: UnitId, eyes: Eyes) -> Piece:
    if unit in eyes.secret:
        return back(counter_of(game, unit).side)
    shown, acted = formation_shown(game, unit), has_acted(game, unit)
    host = eyes.hosts.get(unit, "")
    return front(game.scenario_id, unit, game.units[unit], shown, acted, host)


@cache
def back(side: str) -> Piece:
    return Piece("?", f"back-{side}", TEXT.say("scene.covered"), side, hidden=True)


@lru_cache(maxsize=50_000)
def front(
    scenario: str, unit: UnitId, state: Unit, shown: FormationState, acted: bool, host: str
) -> Piece:
    # SPEED: of a hundred pieces two or three change with an answer.
    counter = SCENARIOS[scenario].counters[unit]
    face = face_of(counter, max(state.steps, 1), shown.activations > 0)
    marks = [MARKS[sign] for sign in signs(state, shown, acted)]
    marks += [attached_to(host)] if host else []
    words = label(counter, state.steps)
    return Piece(counter.name, face, words, counter.side, marks=tuple(marks))


def attached_to(host: str) -> Mark:
    return Mark("+", TEXT.say("mark.attached", {"host": host}), "14.2j")


def label(counter: Counter, steps: int) -> str:
    """1.1b What is printed on a counter, in words."""
    attack, defense = strength(counter, steps)
    args = {
        "title": counter.title,
        "attack": attack,
        "defense": defense,
        "range": counter.range,
        "points": counter.mp,
        "mobility": TEXT.say(f"mobility.{counter.mobility}"),
        "command": counter.command_range,
    }
    kind = counter.kind if counter.kind in ("hq", "observer") else "unit"
    reduced = counter.reduced is not None and steps < counter.steps
    return TEXT.say(f"scene.{'reduced' if reduced else kind}", args)


@cache
def ground_marker(kind: str, id: str) -> Piece:
    """12 What lies on the ground and belongs to nobody; 8.2b an impact about to fall."""
    key = kind.split("-", 1)
    label = TEXT.say(f"scene.{key[0]}") if len(key) == 1 else str(spoken(key[1]))
    return Piece(id, kind, label, "")


def piles(game: Game, eyes: Eyes) -> Iterable[Pile]:
    """Works and mines look out from beneath the units; impacts lie on top."""
    yield from grounds(game.scenario_id, game.mines, game.works)
    falling = impacts(game)
    hexes = set(game.stacks) | {hex for hex, _ in falling}
    for hex in sorted(hexes, key=grid_of(game).number):
        units = [unit for unit in counters_at(game, hex) if eyes.shows(game, unit)]
        pieces = (
            *(piece(game, unit, eyes) for unit in units),
            *(salvo for where, salvo in falling if where == hex),
        )
        if pieces:
            yield Pile(grid_of(game).number(hex), pieces)


@lru_cache(maxsize=1000)
def grounds(scenario: str, mines: int, works: int) -> tuple[Pile, ...]:
    """12 An earthwork above the middle of its hex, mines below it."""
    return tuple(
        on_ground(SCENARIOS[scenario].battlefield, kind, hex, down)
        for kind, mask, down in (("mines", mines, 22), ("prepared", works, -25))
        for hex in bits(mask)
    )


def on_ground(field: Battlefield, kind: str, hex: Hex, down: int) -> Pile:
    number, (x, y) = field.grid.number(hex), on_page(field, centre(field, hex))
    return Pile(number, (ground_marker(kind, f"{kind} {number}"),), at=(x, y + down))


def impacts(game: Game) -> list[tuple[Hex, Piece]]:
    """8.2b The impacts placed and not yet resolved."""
    aimed = [each for f in game.stack if isinstance(f, Bombardment) for each in f.aimed]
    return [
        (hex, ground_marker(f"impact-{kind}", f"impact {n}"))
        for n, (kind, hex) in enumerate(aimed, 1)
    ]


def trays(game: Game, eyes: Eyes) -> Iterable[Tray]:
    """The cup, markers kept and held, and the units that are not on the map."""
    if game.turn:
        chits = chits_of(game.scenario_id, game.cup)
        yield Tray("cup", TEXT.say("tray.cup"), chits, "2.A1a", "cup")
    for side in SIDES:
        generals = (f"{side} general",) * game.generals.get(side, 0)
        held = tuple(marker for marker in game.held if owner_of(game, marker) == side)
        if generals or held:
            title = TEXT.say("tray.kept", {"side": side_title(side)})
            chits = chits_of(game.scenario_id, (*generals, *held), "kept ")
            yield Tray(f"kept_{side}", title, chits, "5.5a", side=side)
    absent = left_out(game)
    away = [c.id for c in game.scenario.counters if game.units[c.id].place < 0]
    for place, name in TRAYS:
        units = [u for u in away if game.units[u].place == place and u not in absent]
        if units:
            pieces = tuple(piece(game, unit, eyes) for unit in units)
            yield Tray(name, TEXT.say(f"tray.{name}"), pieces, TRAY_RULES[name])


@lru_cache(maxsize=1000)
def chits_of(scenario: str, markers: tuple[str, ...], kept: str = "") -> tuple[Piece, ...]:
    """Each with an id of its own: there may be several of a kind."""
    numbered = [
        (marker, n) for marker in sorted(set(markers)) for n in range(markers.count(marker))
    ]
    return tuple(chit(scenario, marker, n + 1, kept) for marker, n in numbered)


@cache
def chit(scenario: str, marker: str, number: int, kept: str) -> Piece:
    battle, many = SCENARIOS[scenario], f" {number}" if number > 1 else ""
    face, side = chit_face(battle, marker), owner_in(battle, marker)
    return Piece(f"{kept}{marker} marker{many}", face, str(spoken(marker)), side)


# --- tracks -----------------------------------------------------------------------------------


def tracks(game: Game, viewer: str | None) -> Iterable[Track]:
    yield objectives(game.scenario_id, game.german_ground & game.scenario.objective_hexes)
    yield exits(game)
    for side in SIDES:
        yield formations(game, side, viewer)


@cache
def objectives(scenario: str, german: int) -> Track:
    """13a Who holds each hex of each objective."""
    field, wanted = SCENARIOS[scenario].battlefield, SCENARIOS[scenario].objective_hexes
    lines = tuple(
        TEXT.say(
            "track.held",
            {
                "hex": field.grid.number(hex),
                "name": field.names[hex],
                "side": side_title(GERMAN if german >> hex & 1 else FRENCH),
            },
        )
        for hex in bits(wanted)
    )
    value = TEXT.say("track.of", {"count": german.bit_count(), "all": wanted.bit_count()})
    return Track("objectives", TEXT.say("track.objectives"), "13a", value, lines)


def exits(game: Game) -> Track:
    """14.1g, 14.2h Armored units that have left by the edge that counts."""
    way = game.scenario.exit
    value = TEXT.say("track.of", {"count": units_exited(game), "all": way.units})
    args = {"side": side_title(way.side), "edge": spoken(way.edge)}
    rule = "14.1g" if game.scenario_id == "hannut" else "14.2h"
    return Track("exits", TEXT.say("track.exits", args), rule, value)


def formations(game: Game, side: str, viewer: str | None) -> Track:
    """5.2a, 5.4a, 11 Which formations have been activated, and how they stand."""
    mine = [
        id
        for id, formation in game.scenario.formations.items()
        if formation.side == side and is_in_play(game, id)
    ]
    done = sum(state_of(game, id).activations > 0 for id in mine)
    lines = tuple(formation_line(game, id, viewer in (None, side)) for id in mine)
    value = TEXT.say("track.of", {"count": done, "all": len(mine)})
    title = TEXT.say("track.formations", {"side": side_title(side)})
    return Track(f"formations_{side}", title, "5.2a", value, lines)


def formation_line(game: Game, id: str, is_known: bool) -> str:
    """8.1c An enemy's losses are not told here: one may not look through his stacks."""
    state = state_of(game, id)
    words = [
        *([TEXT.say("track.activated", {"count": state.activations})] if state.activations else []),
        *([TEXT.say("track.fatigued")] if state.fatigued else []),
        *([TEXT.say("track.demoralized")] if state.demoralized else []),
    ]
    if is_known:
        lost, total = losses(game, id)
        words.append(TEXT.say("track.losses", {"lost": lost, "total": total}))
    return f"{id}: {', '.join(words)}" if words else id
