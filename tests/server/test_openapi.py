"""The description of the interface is right, and the interface keeps to it."""

from itertools import count
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from starlette.testclient import TestClient

from sixweeks.server.app import ROUTES, make_app
from sixweeks.server.http.openapi import description
from sixweeks.server.settings import Settings, unlimited
from tests.server.toolkit import Browser

SCHEMA = schemathesis.openapi.from_dict(description(ROUTES))
TESTED = SCHEMA.exclude(path_regex="/stream$")
NUMBERS = count()
CHECKED = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A real table, so that half of the requests get past the door."""
    database = str(tmp_path_factory.mktemp("openapi") / "tables.sqlite")
    wanted = unlimited(Settings(database=database, workers=0))
    with TestClient(make_app(wanted), base_url="http://localhost") as client:
        yield Browser(client).new_table(deployment="historical")


@TESTED.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_keeps_to_its_description(case, table):
    lead_in(case, table)
    sent = case.as_transport_kwargs(base_url="http://localhost")
    sent = {
        name: sent[name] for name in ("method", "url", "params", "json", "data") if name in sent
    }
    method, url = sent.pop("method"), sent.pop("url")
    if "data" in sent:
        sent["content"] = sent.pop("data")
    headers = {"content-type": "application/json"} if "content" in sent else {}
    reply = table.browser.send(method, url, headers=headers, **sent)
    case.validate_response(reply, checks=CHECKED)


def lead_in(case, table):
    """Of the requests that fit the description, every second one names what there is."""
    names, query = case.path_parameters or {}, case.query or {}
    if next(NUMBERS) % 2:
        names.update({"table": table.id} if "table" in names else {})
        names.update({"game": "france_40"} if "game" in names else {})
        query.update({"side": "german"} if "side" in query else {})
        query.update({"scenario": "1940"} if "scenario" in query else {})


def described(part: str) -> dict[str, Any]:
    """A part of the description: JSON, which has no types."""
    return cast(dict[str, Any], description(ROUTES)[part])


def test_every_route_is_described():
    paths = described("paths")
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        assert operation["summary"].endswith(".")
        assert str(route.status) in operation["responses"]


def test_what_is_sent_has_all_its_fields():
    schemas = described("components")["schemas"]
    assert set(schemas["Choice"]["required"]) == set(schemas["Choice"]["properties"])
    assert schemas["Changes"]["required"] == ["since"]
    assert schemas["Answer"]["required"] == ["serial", "choice"]


def test_the_data_of_the_stream_are_described():
    streamed = described("paths")["/api/tables/{table}/stream"]["get"]["responses"]["200"]
    data = streamed["content"]["text/event-stream"]["schema"]["contentSchema"]
    assert data == {"$ref": "#/components/schemas/TableView"}


def test_the_description_is_served(visitor):
    told = visitor.get("/api/openapi.json").json()
    assert told["openapi"] == "3.1.0"
    assert {"TableView", "Scene", "Choice", "Error"} <= set(told["components"]["schemas"])
