"""Fuzzing: random games that find crashes, dead ends, endless games, bad records and leaks."""

import traceback
from collections import Counter
from collections.abc import Generator, Sequence
from functools import partial
from random import Random

from msgspec import Struct

from sixweeks.ai.arena import players_for
from sixweeks.ai.player import Seat
from sixweeks.games import definition_of
from sixweeks.kernel import engine
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.formats.record import read_record, write_record
from sixweeks.kernel.formats.replay import replay, verify
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Answer, Draw, Roll, Together
from sixweeks.kernel.table import Table
from sixweeks.lab.checks import CHECKS, FAULTS, events_without_words
from sixweeks.lab.legality import counted
from sixweeks.lab.pool import in_order
from sixweeks.version import __version__

KINDS = ("errors", "dead_ends", "endless", "unreplayable", "leaks", "refusals")
MOST_ANSWERS = 30_000
CHECKED = 0.02  # the fraction of answers at which checks run


class Fault(Struct, frozen=True):
    """What went wrong in which game, after how many answers."""

    kind: str
    seed: int
    scenario: str
    answers: int
    sentence: str


class Fuzzed(Struct, frozen=True):
    """The findings of one game: its faults and its statistics."""

    faults: list[Fault]
    counts: dict[str, int]


class Fuzzing(Struct, frozen=True):
    """What to fuzz; without a scenario each game draws one."""

    game: str
    scenario: str = ""
    most_answers: int = MOST_ANSWERS


def games_fuzzed(
    fuzzing: Fuzzing, seeds: Sequence[int], jobs: int = 1
) -> Generator[Fuzzed, None, None]:
    """The findings of each game, in the order of the seeds."""
    return in_order(partial(fuzz_one, fuzzing), seeds, jobs)


def fuzz_one(fuzzing: Fuzzing, seed: int) -> Fuzzed:
    return fuzz_game(definition_of(fuzzing.game), fuzzing, seed)


def fuzz_game(definition: GameDefinition, fuzzing: Fuzzing, seed: int) -> Fuzzed:
    """One random game; the same seed finds the same faults."""
    fuzzed = FuzzedGame(definition, fuzzing, seed)
    fuzzed.play()
    return Fuzzed(fuzzed.faults, dict(fuzzed.counts))


class Summary(Struct, frozen=True):
    """The number of faults of each kind, the first of each, and the statistics."""

    games: int
    faults: dict[str, int]
    counted: dict[str, int]
    examples: list[Fault]

    def data(self, seconds: float) -> dict[str, object]:
        """As one JSON object, each kind of fault by its name."""
        return {
            "games": self.games,
            **self.faults,
            "counted": self.counted,
            "examples": self.examples,
            "seconds": seconds,
        }


def summary(games: Sequence[Fuzzed]) -> Summary:
    faults = [fault for game in games for fault in game.faults]
    counts = Counter(fault.kind for fault in faults)
    first = [next(f for f in faults if f.kind == kind) for kind in KINDS if counts[kind]]
    counted = sum((Counter(game.counts) for game in games), Counter[str]())
    return Summary(len(games), {kind: counts[kind] for kind in KINDS}, dict(counted), first)


class FuzzedGame:
    """A random game with random options, checked at some of its answers."""

    def __init__(self, definition: GameDefinition, fuzzing: Fuzzing, seed: int) -> None:
        self.definition = definition
        self.most_answers = fuzzing.most_answers
        self.seed = seed
        self.rng = Random(f"fuzz {seed}")
        self.scenario = fuzzing.scenario or self.rng.choice(definition.info.scenarios).id
        self.faults: list[Fault] = []
        self.answers = 0
        self.told = 0
        self.counts: Counter[str] = Counter()

    def complain(self, kind: str, sentence: str) -> None:
        self.faults.append(Fault(kind, self.seed, self.scenario, self.answers, sentence))

    def play(self) -> None:
        try:
            table = self.new_table()
            self.play_out(table)
            self.check_record(table)
        except Exception as error:  # any exception is a finding
            self.complain("errors", crash(error))

    def new_table(self) -> Table:
        """Half of the tables roll their own dice; at the others the fuzzer answers chance."""
        options = {each.id: self.rng.choice(each.values) for each in self.definition.info.options}
        names = ["random"] * len(self.definition.info.sides)
        self.players = players_for(self.definition, names, self.seed)
        return Table.new(
            self.definition,
            scenario=self.scenario,
            program=__version__,
            options=options,
            players=dict(zip(self.definition.side_ids(), names, strict=True)),
            seed=seed_by_hand(self.seed),
            own_dice=self.rng.random() < 0.5,
        )

    def play_out(self, table: Table) -> None:
        while not table.is_over:
            if self.is_stuck(table):
                return
            if self.rng.random() < CHECKED:
                self.check(table)
            else:
                table.answer(*self.choose(table))
            self.answers += 1
            self.check_events(table)

    def is_stuck(self, table: Table) -> bool:
        if self.is_dead_end(table):
            self.complain("dead_ends", f"a question without options: {table.prompt}")
            return True
        if self.answers >= self.most_answers:
            self.complain("endless", f"no end after {self.answers} answers")
            return True
        return False

    def is_dead_end(self, table: Table) -> bool:
        question = table.question
        questions = question.questions if isinstance(question, Together) else (question,)
        return any(asked is not None and not asked.options for asked in questions)

    def choose(self, table: Table) -> tuple[Answer, str]:
        question = table.question
        if isinstance(question, Roll | Draw):
            outcomes: Sequence[Answer] = question.options
            return self.rng.choice(outcomes), ""
        side = engine.deciders(table.game)[0]
        return self.players[side].decide(Seat(self.definition, table.game, side)), side

    def check(self, table: Table) -> None:
        name = self.rng.choice(list(CHECKS))
        answer, side = self.choose(table)
        for sentence in CHECKS[name](table, answer, side, self.rng):
            self.complain(FAULTS.get(name, "errors"), f"{name}: {sentence}")
        if name == "legality":
            self.counts += counted(table, side, self.rng)

    def check_events(self, table: Table) -> None:
        for sentence in events_without_words(table, table.events[self.told :]):
            self.complain("errors", sentence)
        self.told = len(table.events)

    def check_record(self, table: Table) -> None:
        """The record can be parsed, replays to the same position, and its rolls match the seed."""
        try:
            record = read_record(table.text())
            if write_record(record) != table.text():
                self.complain("unreplayable", "the record reads as another one")
            if table.is_over and table.dice is not None:
                self.check_rolls(table, verify(self.definition, record))
            else:
                self.check_end(table, replay(self.definition, record))
        except InputError as error:
            self.complain("unreplayable", str(error))

    def check_rolls(self, table: Table, rolls: int) -> None:
        assert table.dice is not None, "only own dice are verified"
        if rolls != table.dice.rolled:
            self.complain("unreplayable", f"{table.dice.rolled} rolls, but {rolls} verified")

    def check_end(self, table: Table, again: Table) -> None:
        write = self.definition.formats.write_position
        if write(again.game) != write(table.game):
            self.complain("unreplayable", "the record leads to another position")


def crash(error: Exception) -> str:
    """What was raised and where, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{frame.filename.rpartition('sixweeks/')[2]}:{frame.lineno}"
    return f"{type(error).__name__} at {place}: {' '.join(str(error).split())[:200]}"
