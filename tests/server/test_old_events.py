"""Tables that were stored before the arguments of events were typed can be opened and read."""

import msgspec
import pytest

from sixweeks.games import definition_of
from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import Die, Text
from sixweeks.server.live.log_lines import lines_of
from sixweeks.server.live.record_download import redacted
from sixweeks.server.storage.store import entry_row

FRANCE, BLITZKRIEG = definition_of("france_40"), definition_of("blitzkrieg")


def row(*events):
    lines = msgspec.json.encode([("german", "go 2729"), ("roll", "7")])
    stored = msgspec.json.encode([{"to": [], "others": None, **each} for each in events])
    return entry_row(3, "german", 0, lines.decode(), stored.decode(), 1, 0)


@pytest.fixture(autouse=True)
def as_in_production(monkeypatch):
    monkeypatch.setattr(Localization, "is_strict", False)


def test_words_are_read_as_texts_and_chances_as_a_field():
    args = {"column": "3:1", "die": 2, "result": "DR", "chances": {"DR": 0.5, "BB": 0.5}}
    (event,) = row({"kind": "combat_result", "rule": "11.10d", "args": args}).events
    assert event.args == {"column": Text("3:1"), "die": 2, "result": Text("DR")}
    assert event.chances == {"DR": 0.5, "BB": 0.5}


def words(definition, scenario, line) -> str:
    return str(definition.text.localization(scenario=scenario).plain(line.text))


def test_an_old_line_is_shown_in_the_message_of_today():
    args = {"units": "F X", "count": 1, "path": "2728-2729", "to": "2729"}
    old = row({"kind": "moved", "rule": "10.0a", "args": args})
    (line,) = lines_of([old], None)
    assert words(FRANCE, "1940", line) == "F X moves 2728-2729."


def test_of_an_old_line_without_its_arguments_the_words_are_left():
    args = {"unit": "1 Cuir S35 1", "from": "1512", "to": "1511"}
    old = row({"kind": "moved", "rule": "7.1a", "args": args})
    (line,) = lines_of([old], None)
    assert words(BLITZKRIEG, "hannut", line) == "1 Cuir S35 1, 1512, 1511"


def test_what_was_secret_stays_so():
    secret = {"to": ["allied"], "others": {"units": "?", "path": "2728-2729"}}
    args = {"units": "F X", "path": "2728-2729"}
    old = row({"kind": "moved", "rule": "10.0a", "args": args, **secret})
    (line,) = lines_of([old], "german")
    assert "F X" not in words(FRANCE, "1940", line)


def test_old_rolls_are_still_those_that_a_seat_was_told():
    old = row({"kind": "fired", "rule": "8.1a", "args": {"unit": "KG Pak", "roll": 7}})
    assert old.events[0].args["roll"] == Die(7)
    assert [line.text for line in redacted(BLITZKRIEG, old, "german")] == ["go 2729", "7"]


def test_events_of_today_are_read_as_they_are():
    today = Event("turn_begins", "5.0b", {"turn": 1})
    assert row(msgspec.to_builtins(today)).events == (today,)
