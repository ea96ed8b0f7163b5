"""Answers as text: unique, read back to themselves, read leniently, refused with the rule."""

from random import Random

import pytest

from sixweeks.games.france_40.definition import DEFINITION
from sixweeks.games.france_40.text.notation import write
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Action, Choose
from tests.games.france_40.toolkit import answer, at, march, offered
from tests.games.france_40.wandering import sample

read = DEFINITION.formats.read
UNITS = {"19 Pz": "2931", "G I": "2932", "F X": "2930", "F XI": "2930"}


def field(phase: str = "german movement", **more):
    return at(phase, UNITS, belgium="in play 1", **more)


# Random games.


@pytest.mark.parametrize("scenario", ["1939", "1940"])
@pytest.mark.parametrize("seed", [11, 12])
def test_every_option_is_written_in_its_own_way_and_read_back(scenario, seed):
    rng = Random(seed)
    for game in sample(scenario, seed, first=2, rate=0.003):
        if not isinstance(game.pending, Choose):
            continue
        options = game.pending.options
        texts = [write(game, option) for option in options]
        assert len({text.lower() for text in texts}) == len(options)
        for index in rng.sample(range(len(options)), min(12, len(options))):
            text = texts[index]
            for spelling in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')}\t"):
                assert read(game, spelling) == options[index]


def test_notation_fits_on_a_line():
    for game in sample("1940", seed=13, rate=0):
        if isinstance(game.pending, Choose):
            texts = [write(game, option) for option in game.pending.options]
            assert all(text == text.strip() and text.isprintable() for text in texts)


# What the texts look like.


def test_a_move_is_written_with_its_way():
    table = march(field(), "19 Pz")
    assert "19 Pz 2931-3031" in offered(table)


def test_a_stack_moves_by_the_names_of_its_units():
    table = at("german movement", {"19 Pz": "2834", "G I": "2834"}, luxembourg="in play 1")
    table.answer("stack 2834")
    assert any(text.startswith("19 Pz + G I 2834-") for text in offered(table))


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([], {"19 Pz", "G I", "violate netherlands", "end"}),
        (["19 Pz"], {"done", "19 Pz 2931-3031"}),
    ],
)
def test_the_texts_of_a_movement_phase(answers, expected):
    assert expected <= offered(march(field(), *answers) if answers else field())


def test_the_texts_of_an_attack():
    table = field("german combat")
    seen = [offered(table)]
    for each in ("attack 2930", "with 19 Pz"):
        seen.append(offered(answer(table, each)))
    assert [{"attack 2930", "end"} <= seen[0], seen[1], seen[2]] == [
        True,
        {"with 19 Pz", "call off"},
        {"launch", "call off"},
    ]


def test_dice_are_numbers():
    table = at("allied movement", {"F X": "2930"})
    table.answer("F X")
    assert (table.write(4), table.read(" 4 ")) == ("4", 4)


# Lenient forms.


@pytest.mark.parametrize(
    ("phase", "before", "text", "option"),
    [
        ("german movement", [], "19 pz", "19 Pz"),
        ("german movement", [], "  END ", "end"),
        ("german movement", [], "Violate  Netherlands", "violate netherlands"),
        ("german movement", ["19 Pz"], "3031", "19 Pz 2931-3031"),
        ("german movement", ["19 Pz"], "19 PZ  2931-3031", "19 Pz 2931-3031"),
        ("german combat", [], "2930", "attack 2930"),
        ("german combat", [], "Attack 2930", "attack 2930"),
        ("german combat", ["attack 2930"], "WITH 19 pz", "with 19 Pz"),
    ],
)
def test_lenient_forms(phase, before, text, option):
    table = field(phase)
    answer(table, *before)
    assert table.write(table.read(text)) == option


def test_a_bare_hex_takes_up_the_stack_there():
    units = {"19 Pz": "2834", "G I": "2834"}
    table = at("german movement", units, luxembourg="in play 1")
    assert table.write(table.read("2834")) == "stack 2834"


def test_a_wrong_way_to_a_right_hex_is_refused():
    table = march(field(), "19 Pz")
    with pytest.raises(InputError, match="'19 Pz 2931-2932-3031' is not a legal answer here"):
        table.answer("19 Pz 2931-2932-3031")


# Refusals.


@pytest.mark.parametrize(
    ("phase", "before", "text", "rule"),
    [
        ("german movement", [], "F X", "10.1a"),
        ("german movement", [], "41 Pz", "2.1d"),
        ("german movement", [], "Maginot 2731", "10.1a"),
        ("german movement", [], "WW 3136", "2.12b"),
        ("german movement", [], "attack 2930", "5.0b"),
        ("german movement", [], "violate belgium", "4.3a"),
        ("german movement", ["19 Pz"], "2930", "6.2c"),
        ("german movement", ["19 Pz"], "2834", "4.3a"),
        ("german movement", ["19 Pz"], "1220", "10.4a"),
        ("german movement", ["19 Pz"], "G I 3031", "10.1c"),
        ("german combat", [], "attack 3022", "11.0a"),
        ("german combat", [], "attack 2834", "4.3a"),
        ("german combat", ["attack 2930"], "with G I", "11.2a"),
        ("german combat", ["attack 2930"], "launch", "11.0a"),
    ],
)
def test_a_refusal_names_the_rule(phase, before, text, rule):
    table = field(phase)
    answer(table, *before)
    with pytest.raises(InputError, match=rf"; {rule}: \w"):
        table.answer(text)


@pytest.mark.parametrize(
    "text", ["", "  ", "?", "x" * 5000, "9999", "２９３１", "19 Pz\n2930", "\0"]
)
def test_nonsense_is_refused_in_a_sentence(text):
    with pytest.raises(InputError, match="is not a legal answer here") as caught:
        field().answer(text)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["0", "7", "-1", "4.0", "four", "", "٤", "4" * 5000])
def test_what_is_no_roll_is_refused(text):
    table = at("allied movement", {"F X": "2930"})
    table.answer("F X")
    with pytest.raises(InputError, match="is not a roll of the die: a number from 1 to 6"):
        table.answer(text)


def test_every_verb_has_a_notation():
    """The verbs met in a random game of each scenario are all written."""
    met = set()
    for scenario in ("1939", "1940"):
        for game in sample(scenario, seed=14, first=3, rate=0):
            if isinstance(game.pending, Choose):
                for option in game.pending.options:
                    assert write(game, option)
                    met.add(option.verb)
    assert {"plan", "keep", "unit", "go", "attack", "with", "launch", "order", "end"} <= met


def test_a_text_for_an_unlisted_action_is_still_a_text():
    """A refusal can be written down: the gate, not the notation, decides what is legal."""
    table = field("german combat")
    action = Action("attack", table.options[0].noun)
    assert DEFINITION.formats.write(table.game, action) == table.write(table.options[0])
