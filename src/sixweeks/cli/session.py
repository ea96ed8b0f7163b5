"""A game at the command line: asks, reads an answer or a command, tells what happens."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from sixweeks.ai.player import Player, Seat
from sixweeks.cli import rule, why
from sixweeks.cli.describing import (
    asked,
    events_told,
    odds_grids,
    options_of,
    question_of,
    result_in_words,
)
from sixweeks.cli.files import write_whole
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.levels import in_words, levels_of
from sixweeks.cli.resuming import save
from sixweeks.cli.screen import Screen, listing
from sixweeks.kernel.agreement import ACCEPT, DECLINE, OFFER, RESIGN, agree
from sixweeks.kernel.engine import IllegalAnswer, seat_of
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Side, message
from sixweeks.kernel.question import Answer, is_chance
from sixweeks.kernel.ready_set_up import ready_answer
from sixweeks.kernel.table import Table

DRAWS = {"offer": OFFER, "accept": ACCEPT, "decline": DECLINE}
LATEST = 8  # events shown when a saved game is continued


class Session:
    """One table, the people at the keyboard and the computer players."""

    def __init__(
        self,
        table: Table,
        computers: Mapping[str, Player],
        screen: Screen,
        rolls: Sequence[str] = (),
        deploys_ready: bool = True,
    ) -> None:
        self.table = table
        self.computers = computers
        self.screen = screen
        self.rolls = list(rolls)
        self.deploys_ready = deploys_ready

    @property
    def humans(self) -> list[str]:
        """The sides that are played at the keyboard."""
        return [side for side in self.table.definition.side_ids() if not self.computer(side)]

    def computer(self, side: str) -> Player | None:
        """The computer player of a side, if there is one."""
        sides = self.table.definition.side_ids()
        return self.computers.get(self.changed(side)) if side in sides else None

    def run(self) -> None:
        """Play until the game is over or the input ends."""
        self.open()
        self.tell(self.table.events[-LATEST:])
        while not self.table.is_over:
            if not self.go_on():
                return
        self.close()

    def open(self) -> None:
        record = self.table.record
        seats = ", ".join(f"{side} {name}" for side, name in record.players.items())
        data = {"game": record.game, "scenario": record.scenario, "commitment": record.commitment}
        title = f"{self.table.definition.info.title}, {record.scenario}: {seats}."
        dice = [words("play-committed", commitment=record.commitment)] if record.commitment else []
        lines = (title, *self.opponents(), *dice, words("play-how"))
        self.screen.show("start", {**data, "players": record.players}, *lines)

    def opponents(self) -> list[str]:
        """How each level at this table plays, and how strong it is."""
        record, definition = self.table.record, self.table.definition
        seated = {record.players[side] for side in self.computers if side in record.players}
        levels = levels_of(definition, record.scenario)
        return [f"{each['name']}: {in_words(each)}" for each in levels if each["name"] in seated]

    def close(self) -> None:
        record = self.table.record
        lines = [f"\n{result_in_words(self.table)}"]
        if record.reveal:
            lines.append(words("play-revealed", seed=record.reveal))
        if self.humans:
            lines.append(words("play-after"))
        self.screen.show("end", {"result": record.result, "reveal": record.reveal}, *lines)
        while self.humans and self.take_line():
            pass

    # --- one answer ---------------------------------------------------------------------------

    def go_on(self) -> bool:
        """One more answer by the player who must give it; False if there is none."""
        question, side = self.table.question, asked(self.table)
        if question is not None and is_chance(question):
            return self.roll()
        if computer := self.computer(side):
            self.answer(computer.decide(Seat(self.table.definition, self.table.game, side)), side)
            return True
        ready = ready_answer(self.table.game, side) if self.deploys_ready else None
        if ready is not None:
            self.answer(ready, side)
            return True
        return self.ask()

    def roll(self) -> bool:
        if not self.rolls:
            return self.ask()
        roll = self.rolls.pop(0)
        try:
            self.answer(roll, "")
        except InputError as error:
            self.refuse(error)
        return True

    def ask(self) -> bool:
        """Show the question and read lines until one of them answers it."""
        self.list_answers()
        before = len(self.table.record.entries)
        while len(self.table.record.entries) == before:
            if not self.take_line():
                return False
        return True

    def take_line(self) -> bool:
        line = self.screen.read()
        if line is None or line.lower() in ("quit", "exit", "q"):
            return False
        try:
            self.take(line)
        except InputError as error:
            self.refuse(error)
        except IllegalAnswer as error:
            self.refuse(InputError("error-not-among", answer=str(error.reply)))
        return True

    def take(self, line: str) -> None:
        """Handle a line: a command, a number of the list, or an answer in notation."""
        word, _, rest = line.partition(" ")
        if word.lower() in WORDS:
            WORDS[word.lower()](self, rest.strip())
        else:
            self.answer(self.meant(line), "" if self.is_chance() else asked(self.table))

    def meant(self, line: str) -> Answer:
        answers: Sequence[Answer] = self.table.options
        is_number = line.isascii() and line.isdigit() and len(line) < 4 and not self.is_chance()
        if is_number and 1 <= int(line) <= len(answers):
            return answers[int(line) - 1]
        return line

    def is_chance(self) -> bool:
        return self.table.question is not None and is_chance(self.table.question)

    def answer(self, reply: Answer, side: str) -> None:
        """Show what happens to the player who answered, even if the players swap sides by it."""
        seat = self.changed(side)
        events = self.table.answer(reply, side)
        self.tell(events, self.changed(seat))

    def changed(self, side: str) -> str:
        """The seat that plays a side, or the side played from a seat."""
        sides = self.table.definition.side_ids()
        return seat_of(self.table.game, side, sides) if side else ""

    # --- what is shown ------------------------------------------------------------------------

    def viewer(self, side: str = "") -> str | None:
        """Whose view is shown: that of the only human, of the acting side, or of an observer."""
        if len(self.humans) == 1:
            return self.humans[0]
        return (side or asked(self.table) or self.humans[0]) if self.humans else None

    def tell(self, events: Sequence[Event], side: str = "") -> None:
        sentences = events_told(self.table, events, self.viewer(side))
        if sentences:
            self.screen.show("events", {"events": sentences}, *(f"  {each}" for each in sentences))

    def refuse(self, error: InputError) -> None:
        text = error.said(self.table.language)
        self.screen.show("refused", {"text": text, **error.data()}, text)

    def list_answers(self, rest: str = "") -> None:
        if self.table.is_over:
            return
        answers, prompt = self.table.options, self.prompt()
        texts = options_of(self.table, self.viewer())
        data = {"question": {**question_of(self.table), "prompt": prompt}, "options": texts}
        lines = [] if self.is_chance() else [listing(answers, texts, self.screen.console.width)]
        self.screen.show("question", data, f"\n{prompt}", *lines)

    def prompt(self) -> str:
        """The prompt; of a roll for the other side only that it is needed."""
        side = asked(self.table)
        if self.is_chance() and self.humans and side not in self.humans:
            title = self.table.localization.text(message("side-title", side=Side(side)))
            return words(f"play-needs-{self.table.to_move}", side=title)
        return self.table.prompt

    def why(self, rest: str) -> None:
        found = why.described(self.table, rest, self.viewer())
        self.screen.show("why", found, *why.sentences(found))

    def odds(self, rest: str) -> None:
        odds = self.table.odds(rest, self.viewer())
        self.screen.show("odds", {"odds": odds}, *odds_grids(odds))

    def board(self, rest: str) -> None:
        self.screen.say("board", self.table.board(self.viewer()))

    def log(self, rest: str) -> None:
        sentences = events_told(self.table, self.table.events, self.viewer())
        self.screen.show("log", {"events": sentences}, *sentences)

    def view(self, rest: str) -> None:
        side = self.viewer()
        seen = self.table.view(side) if side else None
        self.screen.show("view", {"view": seen}, msgspec.json.encode(seen).decode())

    def rule(self, rest: str) -> None:
        rules = rule.wanted(self.table.definition.text.rulebook_in(self.table.language), rest)
        texts = [f"{each.number} {each.title}\n    {each.text}" for each in rules]
        self.screen.show("rule", {"rules": rules}, *texts)

    def orders(self, rest: str) -> None:
        """Show or change the standing orders of the side at the keyboard."""
        side = self.viewer()
        known = self.table.definition.rules.orders(self.table.record.scenario, side) if side else ()
        if side is None or not known:
            raise CommandError("error-no-orders")
        if rest:
            name, _, value = rest.partition(" ")
            self.table.order(side, {name: value.strip()})
        given = self.table.orders.get(side, {})
        values = {each.id: given.get(each.id, each.values[0]) for each in known}
        said = self.table.localization.text
        lines = [
            f"{each.id} {values[each.id]}: {said(each.title)} ({each.rule}); "
            + ", ".join(each.values)
            for each in known
        ]
        self.screen.show("orders", {"orders": values}, *lines)

    def help(self, rest: str) -> None:
        uses = [(words(f"use-{word}"), words(f"use-{word}-about")) for word in (*WORDS, "quit")]
        wide = max(len(use) for use, _ in uses) + 2
        lines = (f"  {use:<{wide}}{about}" for use, about in uses)
        self.screen.say("help", "\n".join((words("play-help"), *lines)))

    # --- what is taken back or kept -----------------------------------------------------------

    def undo(self, rest: str) -> None:
        """Undo the player's own answers only, not the computer's."""
        last = self.table.past[-1] if self.table.past else None
        if last and self.computer(last.by):
            raise CommandError("error-other-side-answered")
        if last and self.deploys_ready and ready_answer(last.game, last.by):
            raise CommandError("error-ready-set-up")
        self.table.undo()
        self.screen.say("undone", words("play-undone"))

    def resign(self, rest: str) -> None:
        """The side that is asked gives the game up."""
        if rest != "yes":
            raise CommandError("error-resign-yes")
        side = asked(self.table)
        self.tell(agree(self.table, side, RESIGN), side)

    def agree_to_draw(self, rest: str) -> None:
        """Between two people at one keyboard: offered by the side that is asked."""
        if rest not in DRAWS:
            raise CommandError("error-draw-how", known=tuple(DRAWS))
        if len(self.humans) < len(self.table.definition.side_ids()):
            raise CommandError("error-computer-draw")
        sides, side = self.table.definition.side_ids(), asked(self.table)
        if rest != "offer" and self.table.offer:
            side = next(each for each in sides if each != self.table.offer)
        self.tell(agree(self.table, side, DRAWS[rest]), side)

    def save(self, rest: str) -> None:
        save(self.table, named(rest))
        self.screen.say("saved", words("play-saved-record", file=rest))

    def position(self, rest: str) -> None:
        write_whole(named(rest), self.table.definition.formats.write_position(self.table.game))
        self.screen.say("saved", words("play-saved-position", file=rest))

    def draw(self, rest: str) -> None:
        write_whole(named(rest), self.table.definition.pictures.svg(self.table.game, self.viewer()))
        self.screen.say("saved", words("play-saved-map", file=rest))


WORDS: dict[str, Callable[[Session, str], None]] = {
    "list": Session.list_answers,
    "why": Session.why,
    "odds": Session.odds,
    "board": Session.board,
    "map": Session.draw,
    "log": Session.log,
    "view": Session.view,
    "rule": Session.rule,
    "orders": Session.orders,
    "undo": Session.undo,
    "resign": Session.resign,
    "draw": Session.agree_to_draw,
    "save": Session.save,
    "position": Session.position,
    "help": Session.help,
}


def named(file: str) -> str:
    if not file:
        raise CommandError("error-name-a-file")
    return file
