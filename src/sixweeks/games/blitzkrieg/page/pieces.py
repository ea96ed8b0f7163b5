"""Counters and markers as pieces for the page, as a viewer may see them."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import asdict

from sixweeks.games.blitzkrieg.drawing.counters import chit_face, face_of
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Counter, UnitId
from sixweeks.games.blitzkrieg.model.queries import state_of
from sixweeks.games.blitzkrieg.model.state import NOBODY, FormationState, Game, Unit
from sixweeks.games.blitzkrieg.model.view import known_attachments, secret_units
from sixweeks.games.blitzkrieg.rules.r05_markers import owner_in
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile
from sixweeks.kernel.presentation.sentence import Sentence, Term, message

MARKS = {
    "neutralized": Mark("N", Sentence("mark-neutralized"), "10.3a", is_warning=True),
    "demoralized": Mark("D", Sentence("mark-demoralized"), "11d", is_warning=True),
    "fatigued": Mark("F", Sentence("mark-fatigued"), "5.4a"),
    "out_of_command": Mark("O", Sentence("mark-out_of_command"), "6.1b", is_warning=True),
    "column": Mark("C", Sentence("mark-column"), "7.2a"),
    "truck": Mark("T", Sentence("mark-truck"), "14.1k"),
    "aboard": Mark("H", Sentence("mark-aboard"), "14.1j"),
    "hidden": Mark("?", Sentence("mark-hidden"), "1.4a"),
    "acted": Mark("✓", Sentence("mark-acted"), "5.2a"),
}
NOTHING_SHOWN = FormationState()


class Visibility(NamedTuple):
    """8.1c, 14.2j What a side does not know, the attachments that it knows, and the state of the
    formation of every headquarters."""

    secret: frozenset[UnitId]
    hosts: Mapping[UnitId, str]
    staffs: Mapping[UnitId, FormationState]

    @classmethod
    def to(cls, game: Game, side: str | None) -> "Visibility":
        return cls(secret_units(game, side), hosts(game, side), staffs(game))


# A counter as it is seen: its state, whether it has acted; its host, and what a headquarters tells.
Look: TypeAlias = tuple[UnitId, Unit, int, str | None, FormationState | None]
Covered: TypeAlias = tuple[UnitId]
Looks: TypeAlias = tuple[Look | Covered, ...]


@of_fields("attached", "shown")
def hosts(game: Game, side: str | None) -> dict[UnitId, str]:
    return known_attachments(game, side)


@of_fields("formations", "scenario")
def staffs(game: Game) -> dict[UnitId, FormationState]:
    """1.3a, 5.3c, 11a What is to be told of a formation is told by its headquarters alone."""
    return {
        each.id: state_of(game, each.formation)
        for each in game.scenario.counters
        if each.kind == "hq"
    }


def pieces(game: Game, units: Iterable[UnitId], visibility: Visibility) -> tuple[Piece, ...]:
    """1.4a, 7.4a Of an enemy who is hidden there is nothing to be seen at all."""
    return pieces_of(game.scenario_id, looks_of(game, units, visibility))


def looks_of(game: Game, units: Iterable[UnitId], visibility: Visibility) -> Looks:
    states, acted, (secret, hosts, staffs) = game.units, game.segment.acted, visibility
    return tuple(
        (unit,)
        if unit in secret
        else (unit, states[unit], acted >> unit & 1, hosts.get(unit), staffs.get(unit))
        for unit in units
        if unit not in secret or not states[unit].hidden
    )


@lru_cache(maxsize=50_000)
def pile_of(scenario: str, number: str, looks: Looks) -> Pile:
    # SPEED: both sides see most of them alike: the same objects.
    return Pile(number, pieces_of(scenario, looks))


def pieces_of(scenario: str, looks: Looks) -> tuple[Piece, ...]:
    """Counters that are covered show nothing but their backs."""
    counters = SCENARIOS[scenario].counters
    return tuple(
        front(scenario, *look) if len(look) > 1 else back(counters[look[0]].side) for look in looks
    )


@cache
def back(side: str) -> Piece:
    return Piece("?", f"back-{side}", Sentence("scene-covered"), side, hidden=True)


@lru_cache(maxsize=50_000)
def front(
    scenario: str,
    unit: UnitId,
    state: Unit,
    acted: int,
    host: str | None = None,
    formation: FormationState | None = None,
) -> Piece:
    counter, shown = SCENARIOS[scenario].counters[unit], formation or NOTHING_SHOWN
    face = face_of(counter, max(state.steps, 1), shown.activations > 0)
    marks = [MARKS[sign] for sign in signs(state, shown, bool(acted))]
    marks += [attached_to(host)] if host else []
    words = label(counter, state.steps)
    return Piece(counter.name, face, words, counter.side, marks=tuple(marks))


def signs(state: Unit, formation: FormationState, acted: bool) -> list[str]:
    """The markers on a counter."""
    others = {"aboard": state.aboard != NOBODY, "acted": acted}
    found = {**asdict(state), **asdict(formation), **others}
    return [name for name in MARKS if found[name]]


def attached_to(host: str) -> Mark:
    return Mark("+", message("mark-attached", host=Term("formation", host)), "14.2j")


def label(counter: Counter, steps: int) -> Sentence:
    """1.1b What is printed on a counter, in words."""
    attack, defense = counter.strength(steps)
    kind = counter.kind if counter.kind in ("hq", "observer") else "unit"
    reduced = counter.reduced is not None and steps < counter.steps
    return message(
        f"scene-{'reduced' if reduced else kind}",
        name=Term("counter", counter.name),
        attack=attack,
        defense=defense,
        range=counter.range,
        points=counter.mp,
        mobility=Term("mobility", counter.mobility),
        command=counter.command_range,
    )


@cache
def ground_marker(kind: str, id: str) -> Piece:
    """12 What lies on the ground and belongs to nobody; 8.2b an impact about to fall."""
    _, is_impact, shell = kind.partition("-")
    impact = message("scene-impact", impact=Term("impact", shell))
    return Piece(id, kind, impact if is_impact else Sentence(f"scene-{kind}"), "")


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
    label = message("scene-marker", marker=Term("marker", marker))
    return Piece(f"{kept}{marker} marker{many}", face, label, side)
