"""The engine: procedures and their steps, who must answer, and the state."""

from fractions import Fraction

import msgspec
import pytest

from sixweeks.kernel import engine
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll, Together, is_chance
from sixweeks.kernel.state import Ending, State
from tests.kernel import toy
from tests.kernel.toy import (
    BLUE,
    HIGH,
    LOW,
    NO,
    PASS,
    PEEK,
    RED,
    TAKE_1,
    TAKE_2,
    YES,
    after,
    bidding,
    place,
)

# A step cites its rule.


class Cited(Procedure):
    fine: bool

    @step("1.1")
    def plain(self, game: State) -> Outcome:
        return Roll(RED)

    @step("1.2")
    def varying(self, game: State) -> Outcome:
        return Roll(RED)

    @varying.cites
    def rule_of_varying(self, game: State) -> str:
        return "1.2a" if self.fine else "1.2b"


@pytest.mark.parametrize(
    ("at", "fine", "rule"),
    [("plain", True, "1.1"), ("varying", True, "1.2a"), ("varying", False, "1.2b")],
)
def test_a_step_cites_its_rule_or_the_one_of_the_situation(at, fine, rule):
    assert Cited(at=at, fine=fine).rule_cited(after()) == rule


# Steps follow each other.


def test_a_game_waits_for_its_first_question():
    assert after().pending == Choose(RED, (TAKE_1, TAKE_2, PEEK, PASS))


def test_a_step_is_asked_then_told_then_left():
    game = after(PASS)
    assert place(game) == [("Match", "rounds"), ("Round", "salute")]


def test_again_asks_the_same_step_once_more():
    game = after(TAKE_1)
    assert (place(game)[-1], game.red, game.stack[-1].takings) == (("Round", "take"), 1, 1)


def test_again_lists_the_options_anew():
    assert after(TAKE_2).pending == Choose(RED, (TAKE_1, PEEK, PASS))


def test_a_step_with_nothing_to_ask_is_passed_over():
    assert place(after(TAKE_1, TAKE_2))[-1] == ("Round", "salute")


def test_back_to_takes_a_procedure_up_at_an_earlier_step():
    assert place(after(PEEK))[-1] == ("Round", "take")


def test_a_step_without_a_then_goes_on():
    assert after(PASS, toy.SALUTE).pending == Roll(RED)


def test_the_calling_step_hears_what_a_procedure_returns():
    game = after(TAKE_1, PASS, toy.SALUTE, 4, "gold", YES)
    assert (game.stack[0].played, game.stack[-1].by) == (1, BLUE)


def test_a_game_that_is_over_asks_nothing():
    game = after(PASS, toy.SALUTE, 1, "lead", NO, PASS, toy.SALUTE, 6, "gold", YES)
    assert (game.pending, game.ending) == (None, Ending(BLUE, "rich", "1.3"))


class Counting(State, kw_only=True):
    """A state for small procedures: what was heard, in order."""

    heard: tuple[str, ...] = ()


class Inner(Procedure):
    """Returns without having asked."""

    @step("1")
    def give(self, game: Counting) -> Outcome:
        return Return("a present")


class Silent(Procedure):
    """Comes to its end, which returns nothing."""

    @step("1")
    def nothing(self, game: Counting) -> Outcome:
        return None


class Outer(Procedure):
    """Calls twice, the second time for nothing."""

    @step("1")
    def first(self, game: Counting) -> Call[Inner]:  # type: ignore[override]
        return Call(Inner())

    @first.then
    def first_done(self, game: Counting, value: object) -> Outcome:
        game.heard = (*game.heard, f"first {value}")
        return None

    @step("2")
    def second(self, game: Counting) -> Call[Silent]:
        return Call(Silent())

    @second.then
    def second_done(self, game: Counting, value: object) -> Outcome:
        game.heard = (*game.heard, f"second {value}")
        return None


def test_results_are_heard_in_order_without_any_question():
    game = Counting(scenario_id="", stack=[Outer()])
    engine.run(game)
    assert (game.heard, game.stack, game.pending) == (("first a present", "second None"), [], None)


class Circle(Procedure):
    """Begins again at its end until somebody has had enough."""

    repeats = True
    times: int = 0

    @step("1")
    def ask(self, game: Counting) -> Outcome:
        return Choose(RED, (YES, NO))

    @ask.then
    def asked(self, game: Counting, choice: Action) -> Outcome:
        return Return() if choice == NO else None

    @step("2")
    def count(self, game: Counting) -> Outcome:
        self.times += 1
        return None


def test_a_repeating_procedure_begins_again():
    game = Counting(scenario_id="", stack=[Circle()])
    engine.run(game)
    engine.answer(game, YES)
    engine.answer(game, YES)
    assert (game.stack[0].at, game.stack[0].times) == ("ask", 2)


def test_a_repeating_procedure_ends_by_returning():
    game = Counting(scenario_id="", stack=[Circle()])
    engine.run(game)
    engine.answer(game, NO)
    assert game.stack == []


def test_steps_are_in_the_order_of_the_methods():
    assert list(toy.Round.steps) == ["take", "permit", "salute", "roll", "draw", "reply"]


def test_a_step_knows_its_rule():
    assert toy.Round.steps["roll"].rule == "2.4"


class Odd(Procedure):
    """A step that returns what no step may."""

    @step("1")
    def err(self, game: Counting) -> Outcome:
        return "nonsense"  # type: ignore[return-value]


def test_a_step_that_returns_nonsense_is_a_fault():
    with pytest.raises(AssertionError, match="a step asks, calls, returns, repeats or goes on"):
        engine.run(Counting(scenario_id="", stack=[Odd()]))


# Who must answer.


def test_nobody_decides_a_roll():
    game = after(PASS, toy.SALUTE)
    assert (engine.deciders(game), engine.question_for(game, RED)) == ((), None)


def test_a_choice_is_a_question_for_its_side_alone():
    game = after()
    assert engine.question_for(game, RED) == game.pending
    assert engine.question_for(game, BLUE) is None


# Questions.


def test_the_odds_of_a_die():
    assert Roll(RED, 10).odds == dict.fromkeys(range(1, 11), Fraction(1, 10))


def test_the_odds_of_a_cup_count_equal_markers():
    draw = Draw(RED, toy.CUP)
    assert draw.odds == {"gold": Fraction(2, 3), "lead": Fraction(1, 3)}


def test_dice_and_draws_are_chance():
    assert is_chance(Roll(RED))
    assert is_chance(Draw(RED, toy.CUP))
    assert not is_chance(Choose(RED, (YES,)))
    assert not is_chance(Together(()))


# The state is plain data.


def test_the_stack_survives_json_at_every_question():
    replies: list[Answer] = [
        TAKE_1,
        PEEK,
        PASS,
        toy.SALUTE,
        4,
        "gold",
        YES,
        TAKE_2,
        toy.SALUTE,
        2,
        "lead",
        NO,
    ]
    game = toy.new()
    engine.answer(game, HIGH, by=RED)
    engine.answer(game, LOW, by=BLUE)
    for reply in replies:
        game.stack = msgspec.json.decode(msgspec.json.encode(game.stack), type=list[toy.ToyFrame])
        asked = game.pending
        engine.run(game)
        assert game.pending == asked
        engine.answer(game, reply)
    assert game.ending is not None


def test_a_saved_procedure_reads_well():
    saved = msgspec.json.encode(after(TAKE_1).stack[-1])
    assert saved == b'{"type":"Round","by":"red","takings":1,"at":"take"}'


def test_the_procedure_in_progress_is_on_top_of_the_stack():
    game = after(PASS)
    assert (type(game.frame).__name__, game.frame.at) == ("Round", "salute")


def test_without_procedures_none_is_in_progress():
    assert Counting(scenario_id="", stack=[]).frame is None


def test_a_copy_goes_its_own_way():
    game = after()
    twin = game.copy()
    engine.answer(twin, TAKE_2)
    assert (game.red, game.stack[-1].takings, twin.red) == (0, 0, 2)


def test_a_copy_keeps_no_journal():
    game = after()
    game.journal = []
    assert game.copy().journal is None


def test_a_copy_keeps_its_own_sealed_replies():
    game = bidding((RED, LOW))
    twin = game.copy()
    engine.answer(twin, HIGH, by=BLUE)
    assert (game.sealed, twin.sealed) == ({RED: LOW}, {})


def test_without_a_journal_nothing_is_told():
    game = after(TAKE_1)
    assert game.journal is None
