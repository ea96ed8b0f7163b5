"""The engine: runs the procedures until somebody must answer, and accepts one legal answer."""

from collections.abc import Sequence
from typing import Any

from sixweeks.kernel.procedure import END, Again, Call, Outcome, Procedure, Return
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Question, Roll, Together
from sixweeks.kernel.state import Ending, State

QUESTIONS = frozenset({Choose, Roll, Draw, Together})
NOUNS = frozenset({int, str})
OVER = Return()


class IllegalAnswer(Exception):
    """An answer that is not among the options; raised only by `answer`, with the question."""

    def __init__(self, reply: object, question: Question | None) -> None:
        super().__init__(f"{reply!r} is not among the legal answers")
        self.reply = reply
        self.question = question


def run(game: State) -> None:
    """Advance until somebody must answer; the question is kept in game.pending."""
    game.pending = None
    stack = game.stack
    while stack and game.ending is None:
        frame = stack[-1]
        if frame.at != END:
            step = frame.steps[frame.at]
            outcome = step.ask(frame, game)
            if outcome is None:  # SPEED: the usual case of `follow`, inlined
                frame.at = step.following
            elif type(outcome) in QUESTIONS:
                game.pending = outcome
                return
            else:
                follow(game, frame, outcome)
        elif frame.repeats:
            frame.at = frame.first
        else:
            follow(game, frame, OVER)


def answer(game: State, reply: Answer, by: str = "") -> None:
    """Give one legal answer to the pending question, then continue to the next one."""
    question = game.pending
    if isinstance(question, Together):
        answer_together(game, question, reply, by)
        return
    if question is None or not is_legal(question, reply):
        raise IllegalAnswer(reply, question)
    if by and type(question) is Choose and by != question.by:
        raise IllegalAnswer(reply, question)
    hear(game, game.stack[-1], reply)
    run(game)


def is_legal(question: Choose | Roll | Draw, reply: Answer) -> bool:
    """Membership that compares types too: True is neither the die roll 1 nor the unit 1."""
    if type(question) is Choose:
        return type(reply) is Action and type(reply.noun) in NOUNS and reply in question.options
    if type(question) is Roll:
        return type(reply) is int and question.dice <= reply <= question.dice * question.sides
    return type(reply) is str and type(question) is Draw and reply in question.cup


def answer_together(game: State, question: Together, reply: Answer, by: str) -> None:
    """Store one side's secret reply; reveal them all once the last one is given."""
    own = next((each for each in question.questions if each.by == by), None)
    if own is None or by in game.sealed or not is_legal(own, reply):
        raise IllegalAnswer(reply, question)
    assert isinstance(reply, Action), "a sealed reply is an action"
    game.sealed = {**game.sealed, by: reply}
    if len(game.sealed) == len(question.questions):
        replies = tuple(game.sealed[each.by] for each in question.questions)
        game.sealed = {}
        hear(game, game.stack[-1], replies)
        run(game)


def hear(game: State, frame: Procedure, value: Any) -> None:
    step = frame.steps[frame.at]
    outcome = step.hear(frame, game, value) if step.hear else None
    if outcome is None:  # SPEED: as in `run`
        frame.at = step.following
    else:
        follow(game, frame, outcome)


def follow(game: State, frame: Procedure, outcome: Outcome | Call[Procedure]) -> None:
    if outcome is None:  # on to the next step
        frame.at = frame.steps[frame.at].following
    elif type(outcome) is Call:  # its result goes to this step
        game.stack.append(outcome.procedure)
    elif type(outcome) is Return:
        game.stack.pop()
        if game.stack:
            hear(game, game.stack[-1], outcome.value)
    else:
        assert type(outcome) is Again, "a step asks, calls, returns, repeats or goes on"


def stop(game: State, ending: Ending) -> None:
    """End a game that no rule has ended."""
    game.ending, game.pending, game.sealed = ending, None, {}


def deciders(game: State) -> tuple[str, ...]:
    """The sides that must answer now; none if dice are rolled or the game is over."""
    question = game.pending
    if isinstance(question, Choose):
        return (question.by,)
    if isinstance(question, Together):
        return tuple(each.by for each in question.questions if each.by not in game.sealed)
    return ()


def asked_sides(game: State) -> tuple[str, ...]:
    """The sides that must answer, roll or draw now."""
    question = game.pending
    if isinstance(question, Roll | Draw):
        return (question.by,) if question.by else ()
    return deciders(game)


def seat_of(game: State, side: str, sides: Sequence[str]) -> str:
    """The seat that plays a side: its own, unless the players have swapped sides."""
    return next(each for each in sides if each != side) if game.exchanged else side


def question_for(game: State, side: str) -> Choose | None:
    """The question this side must answer now, if any."""
    question = game.pending
    if type(question) is Choose:
        return question if question.by == side else None
    if isinstance(question, Together) and side not in game.sealed:
        return next((each for each in question.questions if each.by == side), None)
    return None
