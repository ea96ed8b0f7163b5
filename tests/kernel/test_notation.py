"""Answers as text: written by verb, found by their text or by the place they end with."""

import re
from types import SimpleNamespace

import pytest

from sixweeks.kernel.formats.notation import Notation, Verb
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Statement, Text
from sixweeks.kernel.question import Action, Choose, Draw, Roll, Together
from sixweeks.kernel.reasons import PLACE, WORD

GO, RIDE = Action("go", 12), Action("ride", 12)
OPTIONS = (Action("end"), Action("with", "guns"), GO, Action("go", 34), Action("storm", 34))


def notation(first_is_meant=False):
    return Notation(
        {
            "end": Verb("end"),
            "with": Verb("with {}", WORD),
            "storm": Verb("storm {}", PLACE),
            "go": Verb("", PLACE, lambda game, answer: f"Max 01-{answer.noun}"),
            "ride": Verb("", PLACE, lambda game, answer: "ride"),
        },
        piece=lambda game, noun: str(noun),
        place=lambda game, noun: str(noun),
        last=re.compile(r"(?:^|[\s-])(\d\d)$"),
        first_is_meant=first_is_meant,
        alone=lambda game: ("max",),
    )


def asked(*options):
    return SimpleNamespace(pending=Choose("red", options or OPTIONS))


def find(text, *options, **how):
    return notation(**how).find(asked(*options), text)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Action("end"), "end"),
        (Action("with", "guns"), "with guns"),
        (GO, "Max 01-12"),
        (5, "5"),
        ("the marker", "the marker"),
    ],
)
def test_an_answer_is_written_by_its_verb(answer, text):
    assert notation().write(asked(), answer) == text


@pytest.mark.parametrize("text", ["Max 01-12", "  max   01-12 ", "12", "Max 12"])
def test_a_move_is_found_by_its_way_or_by_its_place_alone(text):
    assert find(text) == GO


def test_other_words_before_a_place_must_agree():
    assert find("Moritz 12") is None


def test_a_place_that_several_answers_name_is_not_clear():
    assert find("34") is None


def test_a_place_written_out_is_clear():
    assert find("storm 34") == Action("storm", 34)


def test_a_game_may_say_that_the_first_is_meant():
    assert find("12", RIDE, GO, first_is_meant=True) == RIDE


def test_sealed_replies_are_found_among_the_options_of_either_side():
    bids = Together((Choose("red", (Action("end"),)), Choose("blue", (Action("end"),))))
    assert notation().find(SimpleNamespace(pending=bids), "End") == Action("end")


def plans(**sides):
    """Each side is asked for another thing in secret."""
    questions = (
        Choose(side, (Action("end"), Action("with", plan))) for side, plan in sides.items()
    )
    return SimpleNamespace(pending=Together(tuple(questions)))


@pytest.mark.parametrize("plan", ["guns", "ships"])
def test_sealed_replies_may_differ_by_side(plan):
    game = plans(red="guns", blue="ships")
    assert notation().find(game, f"with {plan}") == Action("with", plan)


def test_of_sealed_replies_a_side_may_give_its_own_only():
    game = plans(red="guns", blue="ships")
    assert [notation().find(game, "with ships", side) for side in ("red", "blue")] == [
        None,
        Action("with", "ships"),
    ]


# What is refused.


def read(text, question, objections=lambda game, words: []):
    game = SimpleNamespace(pending=question)
    return notation().read(game, text, objections, So())


class So(GameText):
    """A game's messages, one for all."""

    def __init__(self):
        Catalogues.__init__(self)

    def new_localization(self, language, scenario):
        return Catalogues.new_localization(self, language, scenario)

    def sources(self, language):
        return Catalogues.sources(self, language)

    def refused(self, objection):
        return Statement("name", {"name": Text("so it is")}, objection.rule)


def test_a_refusal_names_the_rules():
    with pytest.raises(InputError, match=r"^'fly' is not a legal answer here; 7.3: so it is$"):
        read("fly", Choose("red", OPTIONS), lambda game, words: [Objection("7.3")])


def test_a_refusal_says_if_the_words_name_nothing():
    def nothing(game, words):
        raise InputError("error-names-no-hex", text="fly")

    with pytest.raises(InputError, match="not a legal answer here; 'fly' names no hex, unit or"):
        read("fly", Choose("red", OPTIONS), nothing)


@pytest.mark.parametrize(("text", "number"), [("2", 2), (" 12 ", 12)])
def test_dice_are_read_as_their_sum(text, number):
    assert read(text, Roll("red", dice=2)) == number


@pytest.mark.parametrize(
    ("text", "dice", "why"),
    [
        ("7", 1, "'7' is not a roll of the die: a number from 1 to 6"),
        ("1", 2, "'1' is not a roll of the dice: 2 to 12"),
        ("two", 2, "'two' is not a roll of the dice: 2 to 12"),
    ],
)
def test_what_no_dice_show_is_refused(text, dice, why):
    with pytest.raises(InputError, match=why):
        read(text, Roll("red", dice=dice))


def test_a_marker_is_drawn_by_name():
    assert read("stuka", Draw("red", ("Stuka", "General"))) == "Stuka"


def test_a_marker_that_is_not_in_the_cup_is_refused():
    with pytest.raises(InputError, match="'Replay' is not a marker in the cup"):
        read("Replay", Draw("red", ("Stuka", "General")))
