"""The course of a finished game: how it stood after each turn, and which turns decided it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple, TypeVar

from msgspec import Struct

from sixweeks.kernel.presentation.rule_text import rule_sentence
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.presentation.standing import Figure, Standing
from sixweeks.kernel.table import Table
from sixweeks.server.live.restore import begun, play
from sixweeks.server.storage.rows import TableRow
from sixweeks.server.storage.store import Store

Key = TypeVar("Key")
MOST_DECISIVE = 3
MOST_MOMENTS = 3  # of a turn
GROUND_WEIGHT = 0.5  # ground matters less than what decides the game


class TurnCourse(Struct, frozen=True):
    """A turn: its answers, the standing at its end, and the answers that changed most."""

    turn: int
    title: Sentence
    first: int
    last: int
    standing: Standing
    moments: tuple[int, ...]


class Course(Struct, frozen=True):
    """A finished game; a draw has no winner. `decisive` are indices of turns."""

    winner: str
    rule: str
    reason: Sentence  # what the rule says
    opening: Standing
    turns: tuple[TurnCourse, ...]
    decisive: tuple[int, ...]


class Mark(NamedTuple):
    """The table after the answer `serial`."""

    serial: int
    turn: int
    title: Sentence
    standing: Standing


class Move(NamedTuple):
    """An answer: the table before and after it."""

    before: Mark
    after: Mark


def course_of(store: Store, row: TableRow, table: Table) -> Course:
    marks = list(marks_of(store, row))
    played = [Move(*pair) for pair in pairwise(marks) if pair[0].standing.is_begun]
    scale = Scale(marks, table.definition.side_ids()[0])
    by_turn = [list(moves) for _, moves in groupby(played, key=lambda move: move.before.turn)]
    opening = played[0].before if played else marks[-1]
    ending = table.game.ending
    assert ending is not None, "only a finished game has a course"
    return Course(
        winner=ending.winner,
        rule=ending.rule,
        reason=rule_sentence(ending.rule) if ending.rule else EMPTY,
        opening=opening.standing,
        turns=tuple(turn_of(moves, scale) for moves in by_turn),
        decisive=most_decisive([scale.swing(Move(of[0].before, of[-1].after)) for of in by_turn]),
    )


def marks_of(store: Store, row: TableRow) -> Iterator[Mark]:
    """The table after each of its answers, from its opening on."""
    entries = store.entries(row.id, row.opening - 1)
    table = begun(row, "", entries[:1])
    yield mark(table, entries[0].serial)
    for entry in entries[1:]:
        play(table, entry)
        yield mark(table, entry.serial)


def mark(table: Table, serial: int) -> Mark:
    page, game = table.definition.page, table.game
    return Mark(serial, game.turn, page.turn_title(game), page.standing(game))


def turn_of(moves: Sequence[Move], scale: "Scale") -> TurnCourse:
    (first, _), (_, last) = moves[0], moves[-1]
    serials = tuple(move.after.serial for move in moves)
    swings = [abs(scale.decided(move)) for move in moves]
    if not any(swings):
        swings = [abs(scale.swing(move)) for move in moves]
    ranked = sorted(range(len(moves)), key=lambda n: -swings[n])[:MOST_MOMENTS]
    moments = tuple(serials[n] for n in sorted(ranked) if swings[n])
    return TurnCourse(first.turn, first.title, serials[0], serials[-1], last.standing, moments)


def most_decisive(swings: Sequence[float]) -> tuple[int, ...]:
    """The turns that moved the game most, in order of play."""
    ranked = sorted(range(len(swings)), key=lambda n: -abs(swings[n]))[:MOST_DECISIVE]
    return tuple(n for n in sorted(ranked) if swings[n])


class Scale:
    """What a change is worth to the first side: each figure as a share of its range."""

    def __init__(self, marks: Iterable[Mark], first_side: str) -> None:
        self.first_side = first_side
        standings = [each.standing for each in marks]
        self.figures = ranges(dict(map(valued, each.figures)) for each in standings)
        self.ground = ranges(each.ground for each in standings)

    def decided(self, move: Move) -> float:
        """By the figures alone."""
        was, now = (dict(map(valued, each.standing.figures)) for each in move)
        return sum(
            self.sign(key[1]) * (now[key] - was.get(key, 0)) / self.figures[key] for key in now
        )

    def swing(self, move: Move) -> float:
        before, after = move.before.standing, move.after.standing
        gained = sum(
            self.sign(side) * (after.ground[side] - before.ground[side]) / self.ground[side]
            for side in after.ground
        )
        return self.decided(move) + GROUND_WEIGHT * gained

    def sign(self, side: str) -> int:
        return 1 if side == self.first_side else -1


def valued(figure: Figure) -> tuple[tuple[str, str], int]:
    return (figure.id, figure.side), figure.value


def ranges(values: Iterable[dict[Key, int]]) -> dict[Key, int]:
    """How far each value went in the whole game, at least one."""
    seen: dict[Key, list[int]] = {}
    for each in values:
        for key, value in each.items():
            seen.setdefault(key, []).append(value)
    return {key: max(1, max(all) - min(all)) for key, all in seen.items()}
