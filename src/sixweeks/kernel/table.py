"""A table: one game being played, with its record, its dice and its undo."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, Self

from msgspec import Struct

from sixweeks.kernel import engine
from sixweeks.kernel.dice import Dice, Seed, random_seed
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.atomic_write import replace_whole
from sixweeks.kernel.formats.record import Entry, Record, chance_text, write_record
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.text_board import text_of_board
from sixweeks.kernel.question import Answer, Choose, Draw, Question, Roll, Together, is_chance


class ChanceSource(Protocol):
    """A source of dice and draws."""

    rolled: int

    @property
    def is_ready(self) -> bool: ...

    def answer(self, question: Roll | Draw) -> int | str: ...

    def copy(self) -> "ChanceSource": ...


class Moment(Struct, frozen=True):
    """The game before one answer of a player."""

    game: Any
    entries: int
    events: int
    rolled: int
    by: str


class Table:
    """A game in play: asks, accepts answers, rolls the dice, keeps the record, undoes."""

    language = ENGLISH  # of all text

    def __init__(
        self,
        definition: GameDefinition,
        game: Any,
        record: Record,
        dice: ChanceSource | None = None,
        seed: Seed | None = None,
        quiet: bool = False,
    ) -> None:
        self.definition = definition
        self.game = game
        self.record = record
        self.dice = dice
        self.seed = seed
        self.quiet = quiet  # during a replay nothing is answered automatically
        self.events: list[Event] = []
        self.past: list[Moment] = []
        self.barrier = 0
        self.orders: dict[str, dict[str, str]] = {}
        self.offer = ""  # the side that has offered a draw
        if game.pending is None and game.stack:
            self.watch(lambda: engine.run(game))
        self.settle()

    @classmethod
    def new(
        cls,
        definition: GameDefinition,
        *,
        program: str,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        players: Mapping[str, str] | None = None,
        seed: Seed | None = None,
        salts: Mapping[str, str] | None = None,
        position: str | None = None,
        own_dice: bool = True,
        dice: ChanceSource | None = None,
    ) -> Self:
        """A new game, or one from a position; without its own dice the caller answers chance."""
        game = first_game(definition, scenario, options or {}, position)
        record = header(definition, game, program)
        record.position = position or ""
        record.players = by_side(definition, players or {})
        record.salts = by_side(definition, salts or {})
        if own_dice and dice is None:
            return cls.committed(definition, game, record, seed or random_seed())
        return cls(definition, game, record, dice)

    @classmethod
    def committed(cls, definition: GameDefinition, game: Any, record: Record, seed: Seed) -> Self:
        """A table that rolls its own dice and commits to their seed in its record."""
        record.commitment, record.seed_by_hand = seed.commitment, seed.by_hand
        dice = Dice(seed.bytes, tuple(record.salts.values()))
        return cls(definition, game, record, dice, seed)

    # --- the question -------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        pending: Question | None = self.game.pending
        return pending

    @property
    def options(self) -> tuple[Any, ...]:
        """Every legal answer to the question; for secret replies, those of the side to move."""
        question = self.question
        if isinstance(question, Together):
            question = engine.question_for(self.game, self.to_move)
        return tuple(getattr(question, "options", ()))

    @property
    def is_over(self) -> bool:
        return self.question is None

    @property
    def to_move(self) -> str:
        """The side that must answer, `roll` or `draw` for chance, nothing when it is over."""
        question = self.question
        if isinstance(question, Roll | Draw):
            return type(question).__name__.lower()
        return next(iter(engine.deciders(self.game)), "")

    @property
    def prompt(self) -> str:
        text = self.definition.text
        return text.prompt(self.game, self.language) if self.question else ""

    def write(self, answer: Answer) -> str:
        """An answer in the notation of records."""
        return self.definition.formats.write(self.game, answer)

    def read(self, text: str) -> Answer:
        """The legal answer a text names; InputError says why there is none."""
        return self.definition.formats.read(self.game, text)

    def why(self, wish: str, side: str | None = None) -> list[str]:
        """The rules that forbid an action, one sentence each; empty if nothing does."""
        found = self.definition.rules.objections(self.game, wish, side)
        explain, scenario = self.definition.text.explain, self.game.scenario_id
        return [explain(objection, self.language, scenario) for objection in found]

    def tell(self, event: Event, side: str | None = None) -> str:
        """An event as a sentence for one side; None knows everything."""
        return self.definition.text.tell(event, side, self.language, self.game.scenario_id)

    def odds(self, attack: str, side: str | None = None) -> Any:
        """The odds of a battle before it is fought, from what a side may know."""
        return self.localization.builtins(self.definition.page.odds(self.game, attack, side))

    def board(self, side: str | None = None) -> str:
        """The position as text, with what a side may know."""
        return text_of_board(self.definition.board(self.game, side), self.localization)

    @property
    def localization(self) -> Localization:
        return self.definition.text.localization(self.language, self.game.scenario_id)

    def view(self, side: str) -> Any:
        return self.definition.views.view(self.game, side)

    # --- answering ----------------------------------------------------------------------------

    def answer(self, reply: Answer | str, by: str = "") -> list[Event]:
        """Give one answer, as an option or in notation; returns what happened.

        A secret reply is that of the side to move, unless `by` names another."""
        question = self.question
        if question is None:
            raise InputError("error-game-over")
        if isinstance(reply, str):
            reply = self.read(reply)
        seen = len(self.events)
        self.take(question, reply, by or self.to_move)
        self.settle()
        return self.events[seen:]

    def take(self, question: Question, reply: Answer, by: str, decided: bool = True) -> None:
        """Apply one answer to the game and the record; an illegal one changes nothing."""
        who = who_answers(question, by)
        text = self.write(reply) if self.is_legal(question, reply, who) else ""
        before = self.moment(who)
        told = len(self.events)
        self.watch(lambda: engine.answer(self.game, reply, who))
        self.remember(question, before, decided)
        self.record.entries.append(Entry(who, text, of=chance_text(question)))
        if any(self.is_barrier(before.game, event) for event in self.events[told:]):
            self.barrier = len(self.past)
        if self.is_over:
            self.close()

    def moment(self, who: str) -> Moment:
        game = self.game.copy()
        rolled = self.dice.rolled if self.dice else 0
        return Moment(game, len(self.record.entries), len(self.events), rolled, who)

    def remember(self, question: Question, before: Moment, decided: bool) -> None:
        """A forced answer is no decision: undo skips it. Dice and replies are barriers."""
        if is_chance(question):
            self.barrier = len(self.past)
        elif decided:
            if self.past and self.past[-1].by != before.by:
                self.barrier = len(self.past)
            self.past.append(before)
        if isinstance(question, Together) and not self.game.sealed:
            self.barrier = len(self.past)  # the replies are revealed

    def is_barrier(self, before: Any, event: Event) -> bool:
        """Whether it revealed something, or might have: undoing it could be used to look ahead."""
        rules = self.definition.rules
        return event.kind in rules.barriers or rules.searches(before, event)

    def is_legal(self, question: Question, reply: Answer, who: str) -> bool:
        own = engine.question_for(self.game, who) if isinstance(question, Together) else question
        return own is not None and engine.is_legal(own, reply)

    def watch(self, act: Callable[[], None]) -> None:
        """Record the game's events while the block runs."""
        self.game.journal = self.events
        try:
            act()
        finally:
            self.game.journal = None

    def order(self, side: str, wanted: Mapping[str, str]) -> list[Event]:
        """Change a side's standing orders at any time; returns the events that follow at once."""
        self.definition.check_side(side)
        changed = {**self.orders.get(side, {}), **wanted}
        scenario = self.record.scenario
        self.orders[side] = self.definition.chosen_orders(scenario, side, changed)
        seen = len(self.events)
        self.settle()
        return self.events[seen:]

    def by_order(self, question: Choose) -> Answer | None:
        """The answer by the standing orders of the side that must answer, if they give one."""
        orders = self.orders.get(question.by)
        return self.definition.rules.by_order(self.game, question.by, orders) if orders else None

    def settle(self) -> None:
        """Answer automatically: its own dice, forced answers, standing orders."""
        while not self.quiet and (question := self.question) is not None:
            if isinstance(question, Roll | Draw):
                if self.dice is None or not self.dice.is_ready:
                    return
                self.take(question, self.dice.answer(question), "")
            elif isinstance(question, Choose) and is_forced(question):
                self.take(question, question.options[0], question.by, decided=False)
            elif isinstance(question, Choose) and (reply := self.by_order(question)) is not None:
                self.take(question, reply, question.by, decided=False)
            else:
                return

    def close(self) -> None:
        """Write the result and the seed into the record when the game is over."""
        ending = self.game.ending
        if ending is not None:
            self.record.result = ending.text
        if self.seed is not None:
            self.record.reveal = self.seed.revealed
            self.barrier = len(self.past)

    # --- undo, copy, save ---------------------------------------------------------------------

    def may_undo(self) -> bool:
        return len(self.past) > self.barrier

    def undo(self, anyway: bool = False) -> None:
        """Take back the last answer; `anyway` ignores barriers, for analysis only."""
        if not self.past or not (anyway or self.may_undo()):
            raise InputError("error-nothing-to-undo")
        moment = self.past.pop()
        self.game = moment.game
        del self.record.entries[moment.entries :]
        self.record.result = self.record.reveal = ""
        if self.dice is not None:
            self.dice.rolled = moment.rolled
        self.barrier = min(self.barrier, len(self.past))
        del self.events[moment.events :]

    def copy(self) -> Self:
        """An independent copy of the table."""
        dice = self.dice.copy() if self.dice else None
        record = copy_of(self.record)
        game = self.game.copy()
        twin = type(self)(self.definition, game, record, dice, self.seed, self.quiet)
        twin.events, twin.past, twin.barrier = list(self.events), list(self.past), self.barrier
        twin.offer = self.offer
        twin.orders = {side: dict(orders) for side, orders in self.orders.items()}
        return twin

    def text(self) -> str:
        """The record as text."""
        return write_record(self.record)

    def save(self, path: str | Path) -> None:
        """Write the record atomically."""
        replace_whole(Path(path), self.text())


def first_game(
    definition: GameDefinition, scenario: str, options: Mapping[str, str], position: str | None
) -> Any:
    """A game from a position, or at its start; the last scenario is the default."""
    if position is not None:
        return definition.formats.read_position(position)
    return definition.new_game(scenario or definition.info.scenarios[-1].id, options)


def header(definition: GameDefinition, game: Any, program: str) -> Record:
    """The record of a game before its first answer."""
    return Record(
        game=definition.info.id,
        rules=definition.rules.version,
        program=program,
        scenario=game.scenario_id,
        options=definition.chosen_options(options_of(game)),
    )


def is_forced(question: Choose) -> bool:
    return len(question.options) == 1 and not question.secret


def needs_nobody(question: Question | None) -> bool:
    """Whether a table answers by itself: chance and forced answers."""
    return isinstance(question, Roll | Draw) or (
        isinstance(question, Choose) and is_forced(question)
    )


def who_answers(question: Question, by: str) -> str:
    if isinstance(question, Roll | Draw):
        return type(question).__name__.lower()
    if isinstance(question, Choose):
        return by or question.by
    return by


def by_side(definition: GameDefinition, values: Mapping[str, str]) -> dict[str, str]:
    """Names or salts in the order of the sides; each must fit on one line of the record."""
    for side, value in values.items():
        definition.check_side(side)
        if value != value.strip() or not value.isprintable():
            raise InputError("error-not-one-line", value=value)
    return {side: values[side] for side in definition.side_ids() if side in values}


def options_of(game: Any) -> dict[str, str]:
    return {name: getattr(game.options, name) for name in game.options.__struct_fields__}


def copy_of(record: Record, **changes: Any) -> Record:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**{**fields, "entries": list(record.entries), **changes})
