"""Answers as text: unique, and read back to themselves."""

import re
from random import Random

import pytest

from sixweeks.ai.arena import play_game
from sixweeks.games import definition_of
from sixweeks.games.mansteins_war.rules.r05_bins import CommandMarkerPhase
from sixweeks.games.mansteins_war.rules.r11_retreat import Retreat
from sixweeks.games.mansteins_war.text.naming import VOCABULARY
from sixweeks.games.mansteins_war.text.notation import NOTATION, write
from sixweeks.kernel import engine
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from tests.games.mansteins_war.options import EVERYTHING
from tests.games.mansteins_war.toolkit import answer, at, hex_at, sketch, unit
from tests.games.mansteins_war.wandering import wander


def asked_sides(game):
    return [(side, engine.question_for(game, side)) for side in engine.deciders(game)]


@pytest.mark.parametrize(("seed", "options"), [(11, {}), (12, EVERYTHING)])
def test_every_option_is_written_in_its_own_way_and_read_back(seed, options):
    rng = Random(seed)
    for number, game in enumerate(wander(seed, options)):
        if game.begun and number % 10:
            continue
        for side, question in asked_sides(game):
            texts = [write(game, option) for option in question.options]
            assert len({text.lower() for text in texts}) == len(texts)
            assert all(text == text.strip() and text.isprintable() for text in texts)
            for index in rng.sample(range(len(texts)), min(6, len(texts))):
                for spelling in (texts[index], texts[index].lower(), f"  {texts[index]} "):
                    assert NOTATION.find(game, spelling, side) == question.options[index]


def texts(game):
    return {write(game, option) for option in game.pending.options}


def test_a_move_is_written_with_its_way():
    game = answer(at("german movement", {"19 Pz": "1738"}), "unit 19 Pz")
    assert "19 Pz 1738-1638-1538" in texts(game)


def test_a_stack_moves_by_the_names_of_its_units():
    game = answer(at("german movement", {"G 12 Army": "1738", "19 Pz": "1738"}), "stack 1738")
    assert "G 12 Army + 19 Pz 1738-1638" in texts(game)


def test_rail_and_landing_name_the_unit():
    units = {"LLK": "1834", "log HGB": "1734"}
    game = answer(at("german movement", units), "unit LLK")
    assert "LLK lands" in texts(game)
    assert "LLK lands in 1333" in texts(answer(game, "land"))
    game = at("german movement", {"38 Corps": "1835", "log HGB": "1834"})
    assert "38 Corps by rail to 1934" in texts(answer(game, "unit 38 Corps", "rail"))


def test_a_flight_names_the_air_unit():
    game = answer(at("german air", {}, air={"VIII Flk": "available"}), "fly VIII Flk")
    assert "VIII Flk over 1438" in texts(game)


def test_a_retreat_names_unit_and_hex():
    flight = Retreat(by="allied", unit=unit("F 2 Army"), length=1, start=hex_at("1438"))
    assert "F 2 Army retreats to 1339" in texts(sketch(flight, {"F 2 Army": "1438"}))


# --- secret replies that differ by side ---------------------------------------------------------


def filling(**plans):
    """The Command Marker Phase of GT 2, with these plans kept."""
    return sketch(CommandMarkerPhase(), {}, plans=plans)


def test_4_1_b_what_each_side_puts_into_its_bin_is_read_back():
    game = filling(german="Manstein", allied="Plan_D")
    for side, text in (("german", "bin Guderian"), ("allied", "bin Plan_D")):
        engine.answer(game, NOTATION.find(game, text) or text, side)
    assert ("Guderian" in game.bins.german, "Plan_D" in game.bins.allied) == (True, True)


@pytest.mark.parametrize(("side", "text"), [("german", "bin Plan_D"), ("allied", "bin Hoth")])
def test_4_1_b_nobody_fills_the_bin_of_the_other_side(side, text):
    game = filling(german="Manstein", allied="Plan_D")
    assert NOTATION.find(game, text, side) is None
    with pytest.raises(engine.IllegalAnswer):
        engine.answer(game, NOTATION.find(game, text) or text, side)


@pytest.mark.parametrize("plan", ["Plan_D", "Plan_E"])
def test_5_0_a_why_does_not_tell_what_the_other_side_has_kept(plan):
    game = filling(german="Manstein", allied="Plan_D")
    (found,) = VOCABULARY.objections(game, f"bin {plan}", "german")
    assert (found.rule, found.case) == ("5.0.a", "other")


# --- records ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, EVERYTHING)])
def test_4_1_b_records_with_replies_that_differ_by_side_are_read_back(seed, options):
    played = play_game(
        definition_of("mansteins_war"), "campaign", ("random", "random"), seed, options, "", True
    )
    replies = re.findall(r"^(german|allied): bin (\S+)", played.record, re.MULTILINE)
    special = {side for side, marker in replies if marker != "none"}
    table = replay(definition_of("mansteins_war"), read_record(played.record))
    assert special == {"german", "allied"}
    assert table.game.ending == played.ending
