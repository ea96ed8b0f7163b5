"""The checks of offers and refusals find what was planted."""

from dataclasses import replace
from random import Random

import pytest

from sixweeks import api
from sixweeks.kernel import why
from sixweeks.kernel.objection import Bar, Objection
from sixweeks.kernel.reasons import Why, always, button, open_places, pieces, places
from sixweeks.lab.legality import changes, contradictions, counted, silences, untruths

ENOUGH = 200  # to look at all of a small question


@pytest.fixture
def table():
    """France '40 at its first movement phase: units are offered, and the end."""
    found = api.new("france_40", scenario="1939", seed=1)
    while not any(option.verb == "unit" for option in found.options):
        found.answer(found.options[0])
    return found


@pytest.fixture
def asked(table, monkeypatch):
    monkeypatch.setattr("sixweeks.lab.legality.SAMPLE", ENOUGH)
    return why.asked(table.game, table.to_move, table.definition.rules.lookup)


def offered(asked, verb):
    return next(option.noun for option in asked.options if option.verb == verb)


def contradicted(table, asked):
    return list(contradictions(asked, table.definition, Random(1)))


def silent(table, asked):
    return list(silences(asked, table.definition.rulebook.citable, Random(1)))


def test_a_sound_question_has_no_faults(table, asked):
    assert contradicted(table, asked) == silent(table, asked) == []


def test_a_step_that_takes_a_piece_for_a_place_is_found(table, asked):
    wrong = places("unit", always(Objection("5.0b")))
    assert contradicted(table, replace(asked, refusal=Why(wrong)))


def test_reasons_that_bar_what_is_offered_are_found(table, asked):
    wrong = replace_kind(pieces("unit", always(Objection("5.0b"))), exact=True)
    assert any(
        "by its kind" in each for each in contradicted(table, replace(asked, refusal=Why(wrong)))
    )


def replace_kind(kind, **changed):
    return type(kind)(**{name: getattr(kind, name) for name in kind.__struct_fields__} | changed)


def test_a_piece_without_a_reason_is_found(table, asked):
    silence = Why(pieces("unit", lambda unit: ()))
    assert any(
        "nothing is said against it" in each
        for each in silent(table, replace(asked, refusal=silence))
    )


def test_a_button_without_a_reason_is_found(table, asked):
    found = silent(table, replace(asked, refusal=Why(*asked.refusal.kinds, button("launch"))))
    assert found == []  # the step's own rule answers
    without = Why(pieces("unit", always(Objection("99.9"))))
    assert any("no rule 99.9" in each for each in silent(table, replace(asked, refusal=without)))


def test_a_rule_that_does_not_bar_is_found(table, asked):
    here = offered(asked, "unit")
    shut = open_places("go", -1, [Bar("7.3a", -1), Bar("10.4a", 0)])
    lying = replace_kind(shut, reasons=always(Objection("10.4a")))
    assert list(untruths(replace(asked, refusal=Why(shut)), Random(1))) == []
    found = list(untruths(replace(asked, refusal=Why(lying)), Random(1)))
    assert any("10.4a is named, but others bar it" in each for each in found), here


def test_a_step_that_changes_something_when_asked_is_found(table, monkeypatch):
    game, step = table.game, table.game.frame.steps[table.game.frame.at]
    assert list(changes(game, table.definition)) == []

    def writes(frame, game):
        game.turn += 1
        return game.pending

    monkeypatch.setattr(step, "ask", writes)
    assert list(changes(game, table.definition)) == ["asking again changes the position"]


def test_a_place_without_a_reason_of_its_own_is_counted(table):
    first = api.new("france_40", scenario="1939", seed=1)  # a deployment is to be chosen
    found = counted(first, first.to_move, Random(1))
    assert found["places"] == found["places_by_otherwise"] > 0
    assert counted(table, table.to_move, Random(1))["places_by_otherwise"] == 0
