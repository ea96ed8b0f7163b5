"""What happened in 1940 beside a game: the front and the events of each turn, on its sheet."""

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import Sentence

Point = tuple[float, float]


class HistoricalEvent(Struct, frozen=True):
    """One event; `at` is empty if it lies beyond the sheet."""

    date: str
    side: str  # whose success it mainly was, or both
    at: tuple[Point, ...]
    title: Sentence
    text: Sentence


class HistoricalTurn(Struct, frozen=True):
    """A turn: the approximate front on a day of it, as lines on the sheet, and what happened."""

    turn: int
    front_of: str
    front: tuple[tuple[Point, ...], ...]
    events: tuple[HistoricalEvent, ...]


class History(Struct, frozen=True):
    """How it really ended, and turn by turn if the game is about the whole campaign."""

    summary: Sentence
    turns: tuple[HistoricalTurn, ...] = ()


class EventData(Struct, frozen=True):
    id: str
    date: str
    side: str
    at: tuple[Point, ...]


class TurnData(Struct, frozen=True):
    turn: int
    front_of: str
    front: tuple[tuple[Point, ...], ...]
    events: tuple[EventData, ...]


class HistoryData(Struct, frozen=True):
    """A `data/history.json`, written by tools/atlas/history.py; scenarios of 1939 have none."""

    scenarios: tuple[str, ...]
    turns: tuple[TurnData, ...]


def history_of(definition: GameDefinition, scenario: str) -> History:
    file = definition.info.folder / "data" / "history.json"
    data = read_history(file) if file.is_file() else HistoryData((), ())
    turns = data.turns if scenario in data.scenarios else ()
    return History(Sentence(f"aftermath-{scenario}"), tuple(map(told, turns)))


@cache
def read_history(file: Path) -> HistoryData:
    return decode(file.read_bytes(), type=HistoryData)


def told(turn: TurnData) -> HistoricalTurn:
    events = tuple(map(told_event, turn.events))
    return HistoricalTurn(turn.turn, turn.front_of, turn.front, events)


def told_event(event: EventData) -> HistoricalEvent:
    title, text = (Sentence(f"history-{event.id}{part}") for part in ("", "-about"))
    return HistoricalEvent(event.date, event.side, event.at, title, text)
