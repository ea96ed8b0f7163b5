"""Resignation, a draw by agreement and vacated seats, in every game: public, and replayed."""

import pytest

import sixweeks
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.agreement import (
    ACCEPT,
    CLOSE,
    DECLINE,
    FILL,
    LEAVE,
    OFFER,
    OPERATOR,
    RESIGN,
    agree,
)
from sixweeks.kernel.formats.record import read_record
from sixweeks.kernel.formats.replay import replay
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.table import Table


@pytest.fixture(params=game_ids())
def table(request) -> Table:
    """A game a few answers after its start."""
    table = sixweeks.new(request.param, seed=3)
    for _ in range(5):
        table.answer(table.options[0])
    return table


def sides(table: Table) -> tuple[str, ...]:
    return table.definition.side_ids()


def replayed(table: Table) -> Table:
    return replay(table.definition, read_record(table.text()))


def result(table: Table) -> str:
    return table.localization.plain(table.definition.page.scene(table.game, None).result)


def test_who_resigns_loses(table):
    first, second = sides(table)
    agree(table, first, RESIGN)
    assert (table.is_over, table.record.result) == (True, f"{second} resignation")
    assert result(table).startswith("Resignation: ")


def test_a_draw_needs_both(table):
    first, second = sides(table)
    agree(table, second, OFFER)
    assert not table.is_over
    agree(table, first, ACCEPT)
    assert (table.record.result, result(table)) == ("draw agreement", "A draw by agreement.")


def test_a_draw_that_was_declined_can_be_offered_again(table):
    first, second = sides(table)
    agree(table, first, OFFER)
    agree(table, second, DECLINE)
    agree(table, first, OFFER)
    assert (table.offer, table.is_over) == (first, False)


def test_nobody_accepts_what_nobody_else_has_offered(table):
    first, second = sides(table)
    with pytest.raises(InputError, match="no draw has been offered"):
        agree(table, first, ACCEPT)
    agree(table, first, OFFER)
    with pytest.raises(InputError, match="no draw has been offered"):
        agree(table, first, ACCEPT)
    with pytest.raises(InputError, match="offered already"):
        agree(table, second, OFFER)


def test_only_the_operator_closes_a_table(table):
    with pytest.raises(InputError, match="only the operator"):
        agree(table, sides(table)[0], CLOSE)
    agree(table, OPERATOR, CLOSE)
    assert (table.record.result, result(table)) == (
        "nobody closed",
        "The game was ended without a result.",
    )


def test_nothing_is_agreed_after_the_end(table):
    agree(table, sides(table)[0], RESIGN)
    with pytest.raises(InputError, match="over"):
        agree(table, sides(table)[1], OFFER)


def test_agreements_are_in_the_record_and_replay(table):
    first, second = sides(table)
    for side, action in ((first, OFFER), (second, DECLINE), (first, LEAVE), (first, FILL)):
        agree(table, side, action)
    table.answer(table.options[0])
    agree(table, second, RESIGN)
    again = replayed(table)
    assert again.record.entries[-1].text == "[resign]"
    assert (again.is_over, again.record.result) == (True, f"{first} resignation")
    assert again.text() == table.text()


def test_the_position_of_a_game_that_was_given_up_is_read_again(table):
    agree(table, sides(table)[0], RESIGN)
    formats = table.definition.formats
    game = formats.read_position(formats.write_position(table.game))
    assert game.ending == table.game.ending


def test_everybody_is_told(table):
    first, second = sides(table)
    (event,) = agree(table, first, OFFER)
    assert table.tell(event, second).endswith(": offers a draw.")


def test_no_agreement_is_undone(table):
    agree(table, sides(table)[0], OFFER)
    assert not table.may_undo()


def test_a_record_with_a_strange_agreement_is_refused():
    table = sixweeks.new("france_40", seed=3)
    text = table.text().replace("end: ", "german: [accept draw]\nend: ")
    count = len(table.record.entries)
    text = text.replace(f"end: {count} ", f"end: {count + 1} ")
    with pytest.raises(InputError, match="no draw has been offered"):
        replay(definition_of("france_40"), read_record(text))
