"""A game for the tests of the kernel: two sides take coins from a heap, and everything is asked.

A bid, sealed on both sides, decides who begins. Then each side has one round: take coins, peek or
pass; salute, which is forced; roll; draw; and the other side replies. The richer side wins.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sixweeks.kernel import engine
from sixweeks.kernel.dice import seed_by_hand
from sixweeks.kernel.formats.lines import read_lines
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.definition import (
    GameDefinition,
    GameFormats,
    GameInfo,
    GamePage,
    GamePictures,
    GameRules,
    GameViews,
    OptionInfo,
    ScenarioInfo,
    SideInfo,
)
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Hidden, Side, Text
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll, Together
from sixweeks.kernel.state import Ending, State
from sixweeks.kernel.table import Table

RED, BLUE = "red", "blue"
CUP = ("gold", "gold", "lead")
LOW, HIGH = Action("bid", 1), Action("bid", 2)
TAKE_1, TAKE_2 = Action("take", 1), Action("take", 2)
PEEK, PASS, SALUTE = Action("peek"), Action("pass"), Action("salute")
YES, NO = Action("yes"), Action("no")


class ToyOptions(Struct, frozen=True):
    bids: Literal["sealed", "none"] = "sealed"
    manners: Literal["rough", "fine"] = "rough"


class Toy(State, kw_only=True):
    options: ToyOptions
    red: int = 0
    blue: int = 0
    heap: int = 3
    drawn: tuple[str, ...] = ()


def give(game: Toy, side: str, coins: int) -> None:
    setattr(game, side, getattr(game, side) + coins)
    game.emit("paid", "2.1", {"side": Side(side), "coins": coins})


def other(side: str) -> str:
    return BLUE if side == RED else RED


class Match(Procedure):
    """The bid, a round each, and the count."""

    opener: str = RED
    played: int = 0

    @step("1.1")
    def open(self, game: Toy) -> "Call[Bid] | None":
        return Call(Bid()) if game.options.bids == "sealed" else None

    @open.then
    def opened(self, game: Toy, winner: str) -> Outcome:
        self.opener = winner
        return None

    @step("1.2")
    def rounds(self, game: Toy) -> "Call[Round]":
        return Call(Round(by=self.opener if self.played == 0 else other(self.opener)))

    @rounds.then
    def round_over(self, game: Toy, takings: int) -> Outcome:
        assert takings >= 0, "a round returns how often coins were taken"
        self.played += 1
        return Again() if self.played < 2 else None

    @step("1.3")
    def count(self, game: Toy) -> Outcome:
        winner = "" if game.red == game.blue else RED if game.red > game.blue else BLUE
        game.ending = Ending(winner, "rich" if winner else "even", "1.3")
        return None


class Bid(Procedure):
    """Both bid at once; equal bids are made again."""

    @step("1.1")
    def bid(self, game: Toy) -> Outcome:
        return Together((Choose(RED, (LOW, HIGH)), Choose(BLUE, (LOW, HIGH))))

    @bid.then
    def compare(self, game: Toy, bids: tuple[Action, ...]) -> Outcome:
        red, blue = bids
        game.emit("opened", "1.1", {"red": int(red.noun), "blue": int(blue.noun)})
        if red == blue:
            return Again()
        return Return(RED if red == HIGH else BLUE)


class Round(Procedure):
    """Take, salute, roll, draw; the other side replies."""

    by: str
    takings: int = 0

    @step("2.1")
    def take(self, game: Toy) -> Outcome:
        coins = [each for each in (TAKE_1, TAKE_2) if int(each.noun) <= game.heap]
        return Choose(self.by, (*coins, PEEK, PASS)) if coins else None

    @take.then
    def taken(self, game: Toy, choice: Action | None) -> Outcome:
        match choice:
            case Action("take", int(coins)):
                self.takings += 1
                game.heap -= coins
                give(game, self.by, coins)
                return Again()
            case Action("peek"):
                game.emit(
                    "revealed", "2.2", {"heap": game.heap}, (self.by,), {"heap": Hidden("number")}
                )
                return self.back_to("take")
        return None

    @step("2.2")
    def permit(self, game: Toy) -> Outcome:
        """With fine manners the other side is asked before anything is rolled."""
        return Choose(other(self.by), (YES, NO)) if game.options.manners == "fine" else None

    @step("2.3")
    def salute(self, game: Toy) -> Outcome:
        return Choose(self.by, (SALUTE,))

    @step("2.4")
    def roll(self, game: Toy) -> Outcome:
        return Roll(self.by)

    @roll.then
    def rolled(self, game: Toy, die: int) -> Outcome:
        give(game, self.by, die)
        return None

    @step("2.5")
    def draw(self, game: Toy) -> Outcome:
        return Draw(self.by, CUP)

    @draw.then
    def marker_drawn(self, game: Toy, marker: str) -> Outcome:
        game.drawn = (*game.drawn, marker)
        return None

    @step("2.6")
    def reply(self, game: Toy) -> Outcome:
        return Choose(other(self.by), (YES, NO))

    @reply.then
    def replied(self, game: Toy, choice: Action) -> Outcome:
        return Return(self.takings)


ToyFrame: TypeAlias = Match | Bid | Round


def new(**options: str) -> Toy:
    game = Toy(scenario_id="plain", options=msgspec.convert(options, ToyOptions), stack=[Match()])
    engine.run(game)
    return game


def after(*replies: Answer) -> Toy:
    """A toy without bids, after these answers."""
    game = new(bids="none")
    for reply in replies:
        engine.answer(game, reply)
    return game


def bidding(*replies: tuple[str, Any]) -> Any:
    """A toy at its sealed bids, after these replies of the sides."""
    game = new()
    game.journal = []
    for side, reply in replies:
        engine.answer(game, reply, by=side)
    return game


def place(game: State) -> list[tuple[str, str]]:
    """The procedures in progress and their steps."""
    return [(type(frame).__name__, frame.at) for frame in game.stack]


def plain(game: State) -> bytes:
    """Everything the state holds, as bytes."""
    return msgspec.json.encode(game)


# --- the door to the toy ----------------------------------------------------------------------


def write(game: Toy, answer: Answer) -> str:
    return f"{answer.verb} {answer.noun}".strip() if isinstance(answer, Action) else str(answer)


def read(game: Toy, text: str) -> Answer:
    question = game.pending
    if isinstance(question, Roll):
        return int(text)
    if isinstance(question, Draw) and text in question.cup:
        return text
    asked = question.questions if isinstance(question, Together) else (question,)
    for each in asked:
        for option in each.options if isinstance(each, Choose) else ():
            if write(game, option) == text.strip():
                return option
    raise InputError("error-illegal-because", answer=text, what=Text("2.1: so it is written"))


def write_position(game: Toy) -> str:
    stack = msgspec.json.encode(game.stack).decode()
    money = f"red: {game.red}\nblue: {game.blue}\nheap: {game.heap}\ndrawn: {' '.join(game.drawn)}"
    return f"sixweeks position 1\n{money}\nstack: {stack}\n"


def read_position(text: str) -> Toy:
    written = {line.key: line for line in read_lines(text, "sixweeks position 1")}
    game = Toy(scenario_id="plain", options=ToyOptions(), stack=[])
    for key in ("red", "blue", "heap"):
        if not written[key].value.isdigit():
            raise InputError(
                "error-not-a-number", text=written[key].value, line=written[key].number
            )
        setattr(game, key, int(written[key].value))
    game.drawn = tuple(written["drawn"].value.split())
    game.stack = msgspec.json.decode(written["stack"].value, type=list[ToyFrame])
    engine.run(game)
    return game


def start(scenario: str, options: Mapping[str, str]) -> Toy:
    return new(**options)


def objections(game: Toy, wish: str, side: str | None) -> list[Objection]:
    return [Objection("2.1", "heap")] if "9" in wish else []


def unused(*_: Any) -> Any:
    raise NotImplementedError("the toy has no such thing")


class ToyText(GameText):
    """The toy has no words."""

    def __init__(self) -> None:
        pass

    def prompt(self, game: Toy, language: str = "en") -> str:
        return f"{type(game.stack[-1]).__name__} {game.stack[-1].at}"

    def explain(self, objection: Objection, language: str = "en", scenario: str = "") -> str:
        return f"{objection.rule}: {objection.case}"


def part(kind: Any, **given: Any) -> Any:
    """A part of the definition; what is neither given nor has a default the toy has not."""
    missing = {each.name: unused for each in fields(kind) if each.default is MISSING}
    return kind(**{**missing, **given})


INFO = GameInfo(
    id="toy",
    title="Coins",
    sides=(SideInfo(RED), SideInfo(BLUE)),
    scenarios=(
        ScenarioInfo("plain", 1),
        ScenarioInfo("short", 1),
    ),
    options=(
        OptionInfo("bids", "1.1", ("sealed", "none")),
        OptionInfo("manners", "2.2", ("rough", "fine")),
    ),
    folder=Path(),
)
COINS = GameDefinition(
    info=INFO,
    text=ToyText(),
    rules=part(
        GameRules,
        version=3,
        barriers=frozenset({"revealed"}),
        start=start,
        objections=objections,
    ),
    formats=part(
        GameFormats,
        write=write,
        read=read,
        write_position=write_position,
        read_position=read_position,
    ),
    views=part(GameViews),
    page=part(GamePage),
    pictures=part(GamePictures),
)


def table(**given: Any) -> Table:
    """A table of the toy; without bids unless they are asked for, with the dice of seed 1."""
    options = {"bids": "none", **given.pop("options", {})}
    settings = {"scenario": "plain", "program": "test", "seed": seed_by_hand(1), **given}
    return Table.new(COINS, options=options, **settings)


def asking(**given: Any) -> Table:
    """A table that asks for its dice."""
    return table(own_dice=False, **given)


def finished(**given: Any) -> Table:
    """A game red wins or loses by the dice of its seed."""
    played = table(**given)
    for reply in ("take 1", "pass", "yes", "pass", "no"):
        played.answer(reply)
    return played


def position(table: Table) -> str:
    return write_position(table.game)


def lines(table: Table) -> list[tuple[str, str]]:
    """What the record holds: who answered what."""
    return [(entry.who, entry.text) for entry in table.record.entries]
