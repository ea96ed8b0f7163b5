"""The text of a game: prompts, events and refusals as sentences, in the languages there are."""

from typing import Any

import pytest

from sixweeks.board.hexes import Hex
from sixweeks.kernel.event import Event
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.catalogue import languages
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import Path as Way
from sixweeks.kernel.presentation.sentence import Place, Side, Signed
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from tests.kernel import toy

ENGLISH = """
-side-red = the Reds
    .title = Red
-side-blue = the Blues
    .title = Blue
prompt-Bid-bid = bid in secret
prompt-Round-take = take coins: { $left } are left
prompt-Round-roll = roll for coins
prompt-March-go = go on from { $hex } with { $points } points
event-paid = { $side } gain { $amount }.
objection-2-1-heap = the heap has only { $left }.
"""
RULES = """
[[chapter]]
number = "2"
title = "Rounds"

[[rule]]
number = "2.1"
title = "Coins"
text = "A side takes one or two coins."
status = "enforced"
"""


class March(Procedure):
    by: str
    hex: Hex
    points: int
    path: tuple[Hex, ...] = ()
    is_road: bool = False
    origin: Hex = Hex(-1)

    @step("2.1")
    def go(self, game: Any) -> Outcome:
        return Choose(self.by, (Action("go"), Action("stay")))


@pytest.fixture
def text(tmp_path):
    (tmp_path / "rules.toml").write_text(RULES, "utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "text" / "fr.ftl").write_text("prompt-Bid-bid = misez en secret\n", "utf-8")
    return GameText(
        tmp_path,
        lambda scenario: Names(),
        one={Hex: lambda game, hex: Place(f"{hex:04}")},
        many={Hex: lambda game, hexes: Way(tuple(f"{hex:04}" for hex in hexes))},
        more=lambda game: {"left": game.heap},
    )


def marching(**fields):
    game = toy.new(bids="none")
    game.stack = [March(by=toy.RED, hex=Hex(101), points=3, **fields)]
    return game


def test_a_prompt_is_named_by_procedure_and_step_and_has_its_rule(text):
    asked = text.asked(toy.new())
    assert (asked.id, asked.rule) == ("prompt-Bid-bid", "1.1")


def test_the_fields_of_a_procedure_are_arguments_by_their_annotations(text):
    args = text.asked(marching(path=(Hex(101), Hex(102)))).args
    assert args == {
        "by": Side(toy.RED),
        "hex": Place("0101"),
        "points": 3,
        "path": Way(("0101", "0102")),
        "left": 3,
    }


def test_a_field_that_holds_nothing_is_no_argument(text):
    assert {"path", "origin"}.isdisjoint(text.asked(marching()).args)


@pytest.mark.parametrize(
    ("game", "prompt"),
    [
        (toy.new(), "Red and Blue: bid in secret (1.1)"),
        (toy.new(bids="none"), "Red: take coins: 3 are left (2.1)"),
        (toy.after(toy.PASS, toy.SALUTE), "Red: roll for coins (2.4)"),
    ],
)
def test_a_prompt_in_plain_text_says_who_must_answer(text, game, prompt):
    assert text.prompt(game) == prompt


def test_an_event_is_told_with_its_rule(text):
    event = Event("paid", "2.1", {"side": Side(toy.RED), "amount": Signed(2)})
    assert text.tell(event, None) == "The Reds gain +2. (2.1)"


def test_a_refusal_has_its_own_words(text):
    assert text.explain(Objection("2.1", "heap", {"left": 1})) == "2.1: the heap has only 1."


def test_a_refusal_without_words_is_told_in_those_of_the_rule(text):
    assert text.explain(Objection("2.1", "other")) == "2.1: A side takes one or two coins."


def test_what_is_not_translated_is_said_in_english(text):
    french = text.localization("fr")
    assert french.plain(text.asked(toy.new())) == "Misez en secret"
    assert french.plain(text.asked(marching())) == "Go on from 0101 with 3 points"


def test_a_localization_is_made_once(text):
    assert text.localization("fr", "1940") is text.localization("fr", "1940")


def test_english_is_the_first_language():
    assert languages()[0] == "en"
