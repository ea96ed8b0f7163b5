"""The chances along an analysis: where they are estimated, and what has been played out so far."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from sixweeks.ai.playouts import Interval, Tally, outlook_of
from sixweeks.ai.survey import Cost, Stop, Survey, stop_at, stops_of
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.state import State
from sixweeks.server.live.analysis import entry_of, last_rows, path_rows, table_after
from sixweeks.server.live.analysis_tree import Node, Tree
from sixweeks.server.live.restore import begun, play
from sixweeks.server.storage.analyses import StepRow
from sixweeks.server.storage.rows import TableRow
from sixweeks.server.storage.store import Store

MAX_WALKED = 8  # lines whose stops are remembered


class PlayoutSource(Protocol):
    """What plays games out: see `computers/playouts.py`."""

    async def winner(self, game_id: str, game: State) -> str: ...

    def close(self) -> None: ...


class NoPlayouts:
    """Where nothing is analysed."""

    async def winner(self, game_id: str, game: State) -> str:
        raise NotImplementedError("no playouts here")

    def close(self) -> None:
        """There is nothing to close."""


class StopInfo(Struct, frozen=True):
    """A moment of a line whose chances are estimated."""

    step: int
    turn: int
    title: Sentence
    phase: Sentence


class ChanceAt(Struct, frozen=True):
    """The chances of the first side after a step: games played out and won by each side, the share
    with its bounds, and what the staff thinks at a glance, where it says so."""

    step: int
    side: str
    games: int
    wins: dict[str, int]
    chance: Interval
    outlook: float | None
    is_over: bool


class CostOf(Struct, frozen=True):
    """What a side lost between two steps; `who` answered, if it was one: nobody is the dice."""

    first: int
    last: int
    side: str
    loss: float
    margin: float
    who: str | None


class ChanceNews(Struct, frozen=True):
    """An event of the stream: first the stops, then one chance after another, at last done."""

    stops: tuple[StopInfo, ...] = ()
    chances: tuple[ChanceAt, ...] = ()
    costs: tuple[CostOf, ...] = ()
    most: int = 0  # playouts of a step
    is_done: bool = False


class Walked:
    """The stops of lines that were walked lately, by their answers."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, list[Stop]] = OrderedDict()

    def stops(self, row: TableRow, rows: Sequence[StepRow]) -> list[Stop]:
        key = sha256("\n".join((row.id, *(each.lines for each in rows))).encode()).digest()
        if key not in self.known:
            self.known[key] = stops_of(definition_of(row.game), moments(row, rows))
            if len(self.known) > MAX_WALKED:
                self.known.popitem(last=False)
        return self.known[key]


def moments(row: TableRow, rows: Sequence[StepRow]) -> Iterator[tuple[int, State]]:
    """The game after each step of a path."""
    entries = [entry_of(each, n) for n, each in enumerate(rows)]
    table = begun(row, "", entries[:1])
    yield 0, table.game
    for step, entry in enumerate(entries[1:], 1):
        play(table, entry)
        yield step, table.game


class TallyBook:
    """What has been played out at one table, by node; shared by all who look at it."""

    def __init__(self) -> None:
        self.tallies: dict[Node, Tally] = {}
        self.unsaved: set[Node] = set()
        self.readers = 0

    def load(self, store: Store, id: str) -> None:
        for (line, step), wins in store.analyses.tallies(id).items():
            self.tallies.setdefault(Node(line, step), Tally(wins))

    def add(self, node: Node, winner: str) -> None:
        self.tallies[node] = self.tallies.get(node, Tally()).plus(winner)
        self.unsaved.add(node)

    def save(self, store: Store, id: str) -> None:
        while self.unsaved:
            node = self.unsaved.pop()
            store.analyses.put_tally(id, node.line, node.step, self.tallies[node].wins)


class LineChances:
    """The survey of one line or, with a single stop, of one position."""

    def __init__(
        self, row: TableRow, rows: Sequence[StepRow], stops: Sequence[Stop], tree: Tree, line: int
    ) -> None:
        self.definition = definition_of(row.game)
        self.row, self.rows, self.tree, self.line = row, rows, tree, line
        self.stops = {stop.step: stop for stop in stops}
        self.outlooks: dict[int, float | None] = {}

    def survey(self, book: TallyBook, most: int) -> Survey:
        side, other = self.definition.side_ids()
        survey = Survey(self.stops.values(), side, other, most)
        for step in self.stops:
            self.refresh(survey, book, step)
        return survey

    def node(self, step: int) -> Node:
        return self.tree.owner(self.line, step)

    def refresh(self, survey: Survey, book: TallyBook, step: int) -> None:
        """Others may have played out games from here meanwhile."""
        if (known := book.tallies.get(self.node(step))) and survey.tallies[step].ended is None:
            survey.tallies[step] = known

    def add_stop(self, survey: Survey, step: int) -> Stop:
        game = table_after(self.row, self.rows[: step + 1]).game
        self.stops[step] = stop = stop_at(self.definition, step, game)
        survey.insert(step, game)
        return stop

    def outlook(self, step: int) -> float | None:
        if step not in self.outlooks:
            side, game = self.definition.side_ids()[0], self.stops[step].game
            self.outlooks[step] = outlook_of(self.definition, game, side)
        return self.outlooks[step]

    def chance(self, survey: Survey, step: int) -> ChanceAt:
        tally = survey.tallies[step]
        return ChanceAt(
            step=step,
            side=survey.side,
            games=tally.games,
            wins={side: tally.wins.get(side, 0) for side in self.definition.side_ids()},
            chance=tally.chance(survey.side),
            outlook=self.outlook(step),
            is_over=tally.ended is not None,
        )

    def cost(self, cost: Cost) -> CostOf:
        is_one = cost.last == cost.first + 1
        who = self.rows[cost.last].who if is_one else None
        return CostOf(cost.first, cost.last, cost.side, cost.loss, cost.margin, who)


def info_of(stop: Stop) -> StopInfo:
    return StopInfo(stop.step, stop.turn, stop.title, stop.phase)


def chances_after(store: Store, row: TableRow, tree: Tree, line: int, step: int) -> LineChances:
    """Of the position after one step of a line."""
    rows = last_rows(store, row.id, tree, line, step)
    game = table_after(row, rows).game
    return LineChances(row, rows, [stop_at(definition_of(row.game), step, game)], tree, line)


def chances_since(
    walked: Walked, store: Store, row: TableRow, tree: Tree, line: int, since: int
) -> LineChances:
    """Of a line from a step on."""
    rows = path_rows(store, row.id, tree, line, tree.tip(line))
    stops = [stop for stop in walked.stops(row, rows) if stop.step >= since]
    if stops[0].step != since:
        game = table_after(row, rows[: since + 1]).game
        stops.insert(0, stop_at(definition_of(row.game), since, game))
    return LineChances(row, rows, stops, tree, line)


class TallyBooks:
    """The books of the tables at which somebody looks."""

    def __init__(self) -> None:
        self.open: dict[str, TallyBook] = {}
        self.walked = Walked()

    def take(self, id: str) -> TallyBook:
        book = self.open.setdefault(id, TallyBook())
        book.readers += 1
        return book

    def give_back(self, id: str) -> None:
        self.open[id].readers -= 1
        if not self.open[id].readers:
            del self.open[id]
