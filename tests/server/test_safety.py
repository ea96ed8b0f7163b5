"""Bad input is one sentence; nothing is taken from strangers; secrets stay secret."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from sixweeks.server.app import make_app
from sixweeks.server.http.middleware import SECURITY, address_of
from sixweeks.server.http.rate_limit import RateLimit
from sixweeks.server.settings import Rate
from tests.server.toolkit import Browser

JSON = {"content-type": "application/json"}


def is_sentence(reply):
    """An error as docs/reference/server.md has it."""
    body = reply.json()
    return (
        set(body) == {"error", "rules", "id", "args"}
        and body["error"].endswith(".")
        and body["error"][0].isupper()
        and "\n" not in body["error"]
        and "Traceback" not in body["error"]
    )


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("GET", "/api/nothing", b"", 404),
        ("POST", "/api/nothing", b"", 404),
        ("DELETE", "/api", b"", 404),
        ("GET", "/api/tables/x/y/z", b"", 404),
        ("GET", "/api/tables/%00", b"", 404),
        ("GET", "/api/tables/%ff/log", b"", 404),
        ("POST", "/api/tables", b'{"game": "france_40", "name": "\\u0000"}', 422),
        ("POST", "/api/tables", b'{"game": "france_40", "name": "x\\u202etxt"}', 422),
        ("POST", "/api/tables", b'{"game":' + b"[" * 30_000, 422),
        ("POST", "/api/tables", b'{"options":' + b'{"a":' * 9_000, 422),
        ("GET", "/api/games/chess/sheet", b"", 404),
        ("GET", "/api/games/france_40/sheet?scenario=1066", b"", 422),
        ("GET", "/api/games/..%2F..%2Fetc/rules", b"", 404),
        ("DELETE", "/api/games", b"", 405),
        ("PUT", "/api/tables", b"{}", 405),
        ("GET", "/api/import", b"", 405),
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"[]", 422),
        ("POST", "/api/tables", b"null", 422),
        ("POST", "/api/tables", b'{"game": ["france_40"]}', 422),
        ("POST", "/api/tables", b'{"game": "france_40", "options": {"fort_dr": 1}}', 422),
        ("POST", "/api/tables", b'{"game": "' + b"x" * 50 + b'"}', 422),
        ("POST", "/api/tables", b'{"game": "fr\\u0000"}', 422),
        ("POST", "/api/tables", b'{"game": "\\ud800"}', 400),
        ("POST", "/api/tables/nowhere/answer", b'{"serial": 0, "choice": 0}', 404),
        ("POST", "/api/tables/nowhere/answer", b'{"serial": -1, "choice": 0}', 422),
        ("POST", "/api/tables/nowhere/answer", b'{"serial": 1e99, "choice": 0}', 422),
        ("POST", "/api/tables/nowhere/answer", b'{"serial": true, "choice": 0}', 422),
        ("POST", "/api/tables/nowhere/enter", b'{"token": "short"}', 422),
        ("POST", "/api/import", b'{"record": ""}', 422),
        ("POST", "/api/import", b'{"record": "this is no record"}', 422),
        ("POST", "/api/import", b'{"record": "sixweeks record 99"}', 422),
        ("GET", "/no-such-file.js", b"", 404),
        ("GET", "/..%2f..%2fetc%2fpasswd.txt", b"", 404),
    ],
)
def test_bad_requests_are_one_sentence(visitor, method, path, content, status):
    reply = visitor.send(method, path, content=content, headers=JSON)
    assert (reply.status_code, is_sentence(reply)) == (status, True), reply.text


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/import", "POST"),
        ("POST", "/api/games", "GET, HEAD"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
        ("GET", "/api/tables/x/answer", "POST"),
        ("POST", "/", "GET, HEAD"),
        ("POST", "/table/x", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_answered_with_the_right_ones(visitor, method, path, allowed):
    reply = visitor.send(method, path)
    assert (reply.status_code, reply.headers["allow"]) == (405, allowed)


@pytest.mark.parametrize(
    "query",
    ["side=swiss", "side=" + "x" * 100, "since=-1", "since=many", "since=99999999999999999999"],
)
def test_bad_queries_are_one_sentence(visitor, query):
    table = visitor.new_table()
    reply = visitor.send("GET", f"{table.path}?{query}")
    assert reply.status_code in (403, 422)
    assert is_sentence(reply)


@pytest.mark.parametrize("what", ["why", "odds"])
@pytest.mark.parametrize("words", ["", "\x00", "🜲", "9999", "x" * 301, "attack attack attack"])
def test_strange_words_do_no_harm(visitor, what, words):
    table = visitor.new_table(deployment="historical")
    reply = table.get(what, place=words, piece=words, verb=words, target=words)
    assert reply.status_code in (200, 409, 422)


def test_a_body_must_say_that_it_is_json(visitor):
    reply = visitor.send("POST", "/api/tables", content=b"{}", headers={"content-type": "text/xml"})
    assert (reply.status_code, is_sentence(reply)) == (415, True)


def test_large_bodies_are_refused(visitor):
    large = json.dumps({"game": "x" * 70_000}).encode()
    assert visitor.send("POST", "/api/tables", content=large, headers=JSON).status_code == 413

    def in_pieces():
        yield from (b"x" * 1000 for _ in range(100))

    reply = visitor.send("POST", "/api/tables", content=in_pieces(), headers=JSON)
    assert (reply.status_code, is_sentence(reply)) == (413, True)


def test_an_endless_body_times_out(settings):
    app, pieces = make_app(replace(settings, body_timeout=0.05)), [b"{"]
    sent: list[dict[str, Any]] = []

    async def receive():
        if not pieces:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": pieces.pop(), "more_body": True}

    async def send(message):
        sent.append(message)

    with TestClient(app, base_url="http://localhost") as client:
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/tables"}
        scope |= {"headers": headers, "query_string": b"", "root_path": "", "scheme": "http"}
        assert client.portal is not None
        client.portal.call(app, scope, receive, send)
    assert sent[0]["status"] == 408


def test_a_record_may_be_larger(visitor):
    reply = visitor.post("/api/import", record="x" * 100_000)
    assert reply.status_code == 422


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/nothing"])
def test_every_answer_has_the_safety_headers(visitor, path):
    headers = visitor.get(path).headers
    for name, value in SECURITY.items():
        assert headers[name] == value
    assert "unsafe" not in headers["content-security-policy"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor):
    made = visitor.post("/api/tables", game="france_40")
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie


def test_the_cookie_is_secure_over_https(settings):
    app = make_app(settings)
    with TestClient(app, base_url="https://localhost") as client:
        made = client.post("/api/tables", json={"game": "france_40"})
        assert "secure" in made.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://localhost:81"},
        {"origin": "http://["},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_post_from_another_site_is_refused(visitor, headers):
    reply = visitor.send("POST", "/api/tables", json={"game": "france_40"}, headers=headers)
    assert (reply.status_code, is_sentence(reply)) == (403, True)


def test_a_post_from_our_own_page_is_taken(visitor):
    headers = {"origin": "http://localhost"}
    reply = visitor.send("POST", "/api/tables", json={"game": "france_40"}, headers=headers)
    assert reply.status_code == 201


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "localhost.evil.example", "[::2]", "", "evil:localhost", "]["),
        *("[::1]evil", "localhost:80@evil", "localhost:evil", "[::1", "localhost/evil"),
    ],
)
def test_a_local_server_answers_to_local_names_only(visitor, host):
    reply = visitor.send("GET", "/api/games", headers={"host": host})
    assert (reply.status_code, is_sentence(reply)) == (421, True)


@pytest.mark.parametrize("address", ["127.0.0.2", "::1", "localhost"])
def test_every_local_address_is_guarded_against_other_names(settings, address):
    with TestClient(
        make_app(replace(settings, host=address)), base_url="http://localhost"
    ) as local:
        assert local.get("/api/games", headers={"host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1940", "127.0.0.1:80", "127.0.0.2:80", "[::1]:1940"]
)
def test_a_local_server_answers_to_every_local_name(visitor, host):
    assert visitor.send("GET", "/api/games", headers={"host": host}).status_code == 200


def test_queries_are_rate_limited(settings):
    few = replace(settings, requests=Rate(burst=3, per_second=0.001))
    with TestClient(make_app(few), base_url="http://localhost") as client:
        statuses = [client.get("/api/games").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert client.get("/api/games").headers["retry-after"] == "1"


def test_answers_are_rate_limited(settings):
    few = replace(settings, answers=Rate(burst=2, per_second=0.001))
    with TestClient(make_app(few), base_url="http://localhost") as client:
        table = Browser(client).new_table()
        view = table.view()
        assert [table.answer(view).status_code for _ in range(3)] == [200, 200, 429]
        assert table.view()["serial"] == 1


@pytest.mark.parametrize(
    "what", ["why", "odds", "layer", "inspect", "replay", "playback", "record", "log"]
)
def test_expensive_queries_are_rate_limited(settings, what):
    few = replace(settings, queries=Rate(burst=2, per_second=0.001))
    with TestClient(make_app(few), base_url="http://localhost") as client:
        table = Browser(client).new_table()
        statuses = [table.get(what, place="2930", id="front").status_code for _ in range(3)]
        assert (429 in statuses[:2], statuses[2]) == (False, 429)
        assert table.get().status_code == 200, "to look at the table costs little"


@pytest.mark.parametrize("path", ["/api/import", "/api/view"])
def test_imports_are_rate_limited(settings, path):
    few = replace(settings, imports=Rate(burst=1, per_second=0.001))
    with TestClient(make_app(few), base_url="http://localhost") as client:
        body = {"record": "this is no record"}
        statuses = [client.post(path, json=body).status_code for _ in range(2)]
        assert statuses == [422, 429]


def test_record_downloads_are_rate_limited(settings):
    few = replace(settings, imports=Rate(burst=1, per_second=0.001))
    with TestClient(make_app(few), base_url="http://localhost") as client:
        table = Browser(client).new_table()
        assert [table.get("record").status_code for _ in range(2)] == [200, 429]


def test_addresses_of_one_customer_count_as_one():
    def known(address):
        return address_of({"client": (address, 1)})

    assert known("2001:db8:1:2::7") == known("2001:db8:1:2:ffff::9")
    assert known("2001:db8:1:2::7") != known("2001:db8:1:3::7")
    assert known("fe80::1%eth0") == known("fe80::2")
    assert known("192.0.2.1") != known("192.0.2.2")
    assert known("::ffff:192.0.2.1") == known("192.0.2.1"), "a server at :: sees IPv4 clients so"
    assert address_of({}) == ""


def test_a_bucket_fills_again(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("sixweeks.server.http.rate_limit.monotonic", lambda: now[0])
    limits = RateLimit(Rate(burst=2, per_second=1))
    assert [limits.allows("a") for _ in range(3)] == [True, True, False]
    assert limits.allows("b")
    now[0] += 1
    assert [limits.allows("a") for _ in range(2)] == [True, False]


def test_a_fault_reveals_nothing(settings, monkeypatch):
    def failing(*_):
        raise RuntimeError("the French XII Corps is in 2631")

    with TestClient(make_app(settings), base_url="http://localhost") as client:
        table = Browser(client).new_table()
        monkeypatch.setattr("sixweeks.server.live.live_table.answer_with_set_up", failing)
        table.browser.client = TestClient(
            client.app, base_url="http://localhost", raise_server_exceptions=False
        )
        reply = table.answer(table.view())
        assert (reply.status_code, is_sentence(reply)) == (500, True)
        assert "XII" not in reply.text


def test_without_a_built_page_it_says_how_to_build_it(visitor, monkeypatch, tmp_path):
    monkeypatch.setattr("sixweeks.server.http.page_files.STATIC", tmp_path)
    assert "npm run build" in visitor.get("/").text


def test_the_built_page_is_served_for_its_own_addresses(visitor, monkeypatch, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>")
    (tmp_path / "assets" / "app.js").write_text("1")
    monkeypatch.setattr("sixweeks.server.http.page_files.STATIC", tmp_path)
    for path in ("/", "/table/abc"):
        assert "the page" in visitor.get(path).text
    assert "immutable" in visitor.get("/assets/app.js").headers["cache-control"]
    assert visitor.get("/api/table/abc").status_code == 404
    (tmp_path / ".source").write_text("of the builders alone")
    assert visitor.get("/.source").status_code == 404
