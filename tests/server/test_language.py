"""Everybody at a table reads it in a language of their own."""

from collections.abc import Iterator

import pytest

from sixweeks.server.http.language import accepted
from sixweeks.server.storage.store import open_store
from tests.games.pseudo_locale import LANGUAGE, install, outside_brackets


@pytest.fixture(autouse=True)
def pseudo_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch.setattr)


def plain(words) -> str:
    return "".join(part if isinstance(part, str) else part[2] for part in words)


def said(view) -> Iterator[str]:
    yield plain(view["ask"]["prompt"])
    yield from (plain(line["text"]) for line in view["log"])


def is_pseudo(view) -> bool:
    return all(words.startswith("⟦") for words in said(view))


def asked(table, **headers):
    return table.browser.send("GET", table.path, headers=headers).json()


@pytest.fixture
def table(visitor):
    table = visitor.new_table(deployment="historical")
    table.play(10)
    return table


def test_a_request_is_answered_in_the_language_of_the_browser(table):
    assert is_pseudo(asked(table, **{"accept-language": f"xx, {LANGUAGE};q=0.5"}))


def test_the_language_chosen_on_the_page_goes_before_that_of_the_browser(table):
    table.browser.cookies["language"] = LANGUAGE
    assert is_pseudo(asked(table, **{"accept-language": "en"}))


def test_what_one_reads_in_another_language_is_not_sent_to_others(table):
    first = asked(table, **{"accept-language": LANGUAGE})
    second = asked(table, **{"accept-language": "en-GB"})
    assert (is_pseudo(first), any("⟦" in words for words in said(second))) == (True, False)


def test_a_language_that_does_not_exist_is_answered_in_english(table):
    assert asked(table, **{"accept-language": "tlh"}) == asked(table)


def test_a_table_without_a_name_is_called_by_its_scenario_in_the_language_of_the_reader(table):
    spoken = {"accept-language": LANGUAGE}
    (listed,) = table.browser.send("GET", "/api/tables", headers=spoken).json()
    found = [asked(table, **spoken)["name"], listed["name"], listed["turn"]]
    assert [outside_brackets(each) for each in found] == ["", "", ""]


def test_a_table_keeps_the_name_that_it_was_given(visitor):
    table = visitor.new_table(deployment="historical", name="Sunday game")
    assert asked(table, **{"accept-language": LANGUAGE})["name"].strip("⟦⟧") == "Sunday game"


def test_a_turn_and_a_name_stored_in_words_are_shown(table, settings):
    store = open_store(settings.database)
    store.db.run("UPDATE tables SET name = ?, turn = ?", "The Campaign", "Turn 3 of 10")
    store.close()
    (listed,) = table.browser.send("GET", "/api/tables").json()
    assert (listed["name"], listed["turn"]) == ("The Campaign", "Turn 3 of 10")


JSON = {"content-type": "application/json", "accept-language": LANGUAGE}
ERRORS = [
    ("GET", "/api/nothing", b""),
    ("GET", "/nothing.js", b""),
    ("DELETE", "/api/tables", b""),
    ("GET", "/api/games/waterloo/rules", b""),
    ("GET", "/api/tables/nowhere", b""),
    ("GET", "/api/tables/nowhere/log?since=x", b""),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b"[]"),
    ("POST", "/api/tables", b'{"game": "waterloo"}'),
    ("POST", "/api/tables", b'{"game": "france_40", "scenario": "1815"}'),
    ("POST", "/api/tables", b'{"game": "france_40", "options": {"weather": "rain"}}'),
    ("POST", "/api/tables", b'{"game": "france_40", "seats": {"german": "napoleon"}}'),
    ("POST", "/api/tables", b'{"game": "france_40", "name": "\\u0007"}'),
    ("POST", "/api/import", b'{"record": "sixweeks record 99"}'),
    ("POST", "/api/view", b'{"record": "sixweeks record 1"}'),
]


@pytest.mark.parametrize(("method", "path", "content"), ERRORS)
def test_an_error_has_no_english_of_its_own(visitor, method, path, content):
    reply = visitor.send(method, path, content=content, headers=JSON)
    assert reply.status_code >= 400
    assert outside_brackets(reply.json()["error"]) == "."


@pytest.mark.parametrize("query", ["why?place=9999", "odds?choice=999", "layer?id=x", "log?side=x"])
def test_an_error_at_a_table_has_no_english_of_its_own(table, query):
    path = f"{table.path}/{query}"
    reply = table.browser.send("GET", path, headers={"accept-language": LANGUAGE})
    assert reply.status_code >= 400
    assert outside_brackets(reply.json()["error"]) == "."


def test_an_error_has_the_message_that_it_was_made_from(visitor):
    told = visitor.send("GET", "/api/games/waterloo/rules").json()
    assert told["error"].startswith("There is no game 'waterloo'")
    assert (told["id"], told["args"]["name"]) == ("error-no-game", ["text", "waterloo"])


def test_the_language_of_an_error_is_that_of_the_cookie(visitor):
    visitor.cookies["language"] = LANGUAGE
    assert visitor.send("GET", "/api/nothing").json()["error"].startswith("⟦")


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", ["fr-CH", "fr", "en"]),
        ("en;q=0.5, de", ["de", "en"]),
        ("en;q=much, de", ["de"]),
        ("", [""]),
    ],
)
def test_languages_are_accepted_by_their_weight(header, tags):
    assert accepted(header) == tags
