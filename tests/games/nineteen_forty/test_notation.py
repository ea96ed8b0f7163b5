"""Answers as text: unique, and read back to themselves."""

from random import Random

import pytest

from sixweeks.games.nineteen_forty.text.notation import NOTATION, write
from sixweeks.kernel.question import Choose
from tests.games.nineteen_forty.toolkit import answer, assault, at
from tests.games.nineteen_forty.wandering import wander


@pytest.mark.parametrize("seed", [11, 12])
def test_every_option_is_written_in_its_own_way_and_read_back(seed):
    rng = Random(seed)
    for number, game in enumerate(wander(seed)):
        if not isinstance(game.pending, Choose) or (game.begun and number % 25):
            continue
        options = game.pending.options
        texts = [write(game, option) for option in options]
        assert len({text.lower() for text in texts}) == len(options)
        assert all(text == text.strip() and text.isprintable() for text in texts)
        for index in rng.sample(range(len(options)), min(6, len(options))):
            for spelling in (texts[index], texts[index].lower(), f"  {texts[index]} "):
                assert NOTATION.find(game, spelling) == options[index]


def texts(game):
    assert isinstance(game.pending, Choose)
    return {write(game, option) for option in game.pending.options}


def test_a_move_is_written_with_its_way():
    game = answer(at("german movement", {"G XIX": "2411"}), "unit G XIX")
    assert "G XIX 2411-2412-2413" in texts(game)


def test_a_stack_moves_by_the_names_of_its_units():
    game = answer(at("german movement", {"G X": "0404", "G SSV": "0404"}), "stack 0404")
    assert "G X + G SSV 0404-0405" in texts(game)


def test_rail_and_evacuation_name_the_unit():
    assert "B I evacuated" in texts(answer(at("allied movement", {"B I": "0919"}), "unit B I"))
    assert "F XXI by rail to 2620" in texts(
        answer(at("allied movement", {"F XXI": "1919"}), "unit F XXI", "rail")
    )


def test_a_retreat_names_unit_and_hex():
    game = at("german combat", {"G XIX": "2412", "F XX": "2413"})
    assert "F XX retreats to 2415" in texts(answer(assault(game, "2413", "G XIX"), 2))
