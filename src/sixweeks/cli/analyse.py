"""`sixweeks analyse`: the chances of winning along a record, by playouts."""

import csv
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from typing import NamedTuple

from msgspec import Struct

from sixweeks.ai.analysed import moments_of, record_in
from sixweeks.ai.playouts import outlook_of, winner_of
from sixweeks.ai.survey import Stop, Survey, stop_at, stops_of
from sixweeks.cli.files import blaming, read_text, write_whole
from sixweeks.cli.help import argument, command, option
from sixweeks.cli.language import language, words
from sixweeks.cli.options import Whole, json_option, seed_option
from sixweeks.cli.output import console, grid, progress, report
from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import Record, entry_line
from sixweeks.kernel.presentation.definition import GameDefinition, SideInfo
from sixweeks.kernel.presentation.localization import Localization


class Point(Struct, frozen=True):
    """The chance of the first side after so many answers."""

    answers: int
    turn: int
    phase: str
    chance: float
    low: float
    high: float
    games: int
    outlook: float | None


class Loss(Struct, frozen=True):
    """What a side's chance lost between two moments; the answer, if it was a single one."""

    after: int
    upto: int
    side: str
    loss: float
    margin: float
    answer: str


class Result(Struct, frozen=True):
    game: str
    scenario: str
    side: str
    playouts: int
    chances: list[Point]
    costs: list[Loss]


@command("analyse")
@argument("file")
@option("--playouts", type=Whole(1, 100_000), default=40, metavar="number")
@seed_option
@option("--csv", "table", metavar="file")
@json_option
def analyse(file: str, playouts: int, seed: int, table: str | None, as_json: bool) -> None:
    """Estimate the chances of winning along a record, or at a position."""
    with blaming(file):
        game = Analysed.of(file)
    survey = game.survey(playouts)
    try:
        play(game, survey, seed)
    except KeyboardInterrupt:
        told(game, survey, table, as_json)
        raise
    told(game, survey, table, as_json)


class Analysed(NamedTuple):
    """A record, the stops along it, and its words."""

    definition: GameDefinition
    record: Record
    stops: dict[int, Stop]
    words: Localization

    @classmethod
    def of(cls, file: str) -> "Analysed":
        record = record_in(read_text(file))
        definition = definition_of(record.game)
        stops = stops_of(definition, moments_of(definition, record))
        said = definition.text.localization(language(), record.scenario)
        return cls(definition, record, {stop.step: stop for stop in stops}, said)

    def survey(self, most: int) -> Survey:
        side, other = self.definition.side_ids()
        return Survey(self.stops.values(), side, other, most)

    def add_stop(self, survey: Survey, step: int) -> None:
        moments = moments_of(self.definition, self.record)
        game = next(game for number, game in moments if number == step)
        self.stops[step] = stop_at(self.definition, step, game)
        survey.insert(step, self.stops[step].game)


def play(game: Analysed, survey: Survey, seed: int) -> None:
    """Play out one game after another, where the estimate needs it most."""
    open_stops = sum(tally.ended is None for tally in survey.tallies.values())
    label, total = game.record.game, open_stops * survey.most
    with progress(label, total) as advance:
        for number, step in enumerate(steps(game, survey)):
            survey.add(step, winner_of(game.definition, game.stops[step].game, seed + number))
            advance()


def steps(game: Analysed, survey: Survey) -> Iterator[int]:
    while True:
        middle = survey.midpoint()
        if middle is not None:
            game.add_stop(survey, middle)
        step = survey.next_step()
        if step is None:
            return
        yield step


# --- telling ----------------------------------------------------------------------------------


def told(game: Analysed, survey: Survey, table: str | None, as_json: bool) -> None:
    result = Result(
        game=game.record.game,
        scenario=game.record.scenario,
        side=survey.side,
        playouts=sum(tally.games for tally in survey.tallies.values()),
        chances=[point(game, survey, step) for step in sorted(survey.tallies)],
        costs=list(losses(game, survey)),
    )
    if table is not None:
        write_whole(table, csv_of(result.chances))
    report(result, as_json, shown_with(game.words))


def point(game: Analysed, survey: Survey, step: int) -> Point:
    stop, tally = game.stops[step], survey.tallies[step]
    chance = tally.chance(survey.side)
    return Point(
        answers=step,
        turn=stop.turn,
        phase=game.words.text(stop.phase),
        chance=round(chance.value, 4),
        low=round(chance.low, 4),
        high=round(chance.high, 4),
        games=tally.games,
        outlook=outlook_of(game.definition, stop.game, survey.side),
    )


def losses(game: Analysed, survey: Survey) -> Iterator[Loss]:
    for cost in survey.costs():
        is_one = cost.last == cost.first + 1
        answer = entry_line(game.record.entries[cost.first]) if is_one else ""
        loss, margin = round(cost.loss, 4), round(cost.margin, 4)
        yield Loss(cost.first, cost.last, cost.side, loss, margin, answer)


def csv_of(points: Sequence[Point]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Point.__struct_fields__)
    for each in points:
        writer.writerow([getattr(each, name) for name in Point.__struct_fields__])
    return text.getvalue()


def shown_with(said: Localization) -> Callable[[Result], None]:
    def show(result: Result) -> None:
        side = said.text(SideInfo(result.side).title)
        what = f"{result.game} {result.scenario}"
        screen = console()
        screen.print(words("analyse-chances", what=what, side=side, count=result.playouts), "")
        columns = ("answers#", "turn#", "phase", "chance#", "interval#", "games#")
        screen.print(grid(columns, map(row, result.chances)), "")
        for cost in result.costs:
            screen.print(loss_in_words(cost, said.text(SideInfo(cost.side).title)))

    return show


def loss_in_words(cost: Loss, side: str) -> str:
    figures = {"side": side, "loss": f"{cost.loss:.0%}", "margin": f"{cost.margin:.0%}"}
    if cost.answer:
        return words("analyse-cost", at=cost.upto, answer=cost.answer, **figures)
    return words("analyse-cost-between", after=cost.after, upto=cost.upto, **figures)


def row(each: Point) -> tuple[object, ...]:
    interval = f"{each.low:.0%} – {each.high:.0%}"
    return each.answers, each.turn, each.phase, f"{each.chance:.0%}", interval, each.games
