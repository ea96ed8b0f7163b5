"""The interface described by itself: OpenAPI 3.1 out of the route table."""

import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from sixweeks.server.http.routes import JSON, Route
from sixweeks.server.messages import Error
from sixweeks.version import __version__

REFERENCES = "#/components/schemas/{name}"
PARAMETER = re.compile(r"{(\w+)}")
ALWAYS = (400, 408, 413, 421, 429, 503)
WRITING = (403, 415)


def description(routes: Iterable[Route]) -> dict[str, Any]:
    routes = tuple(routes)
    types = [Error, *(part for route in routes for part in types_of(route))]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCES)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Six Weeks", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def types_of(route: Route) -> list[Any]:
    return [part for part in (route.result, route.body, route.query) if part is not None]


def operation(route: Route, components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": route.call.__name__,
        "summary": route.summary,
        "parameters": [*path_parameters(route), *query_parameters(route, components)],
        "responses": {str(status): answer for status, answer in responses(route)},
    }
    if route.body is not None:
        content = {JSON: {"schema": schema(route.body)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def schema(type: Any) -> Any:
    (found,), _ = msgspec.json.schema_components([type], ref_template=REFERENCES)
    return found


def path_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in PARAMETER.findall(route.path)
    ]


def query_parameters(route: Route, components: dict[str, Any]) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    properties = components[route.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": without_null(kind)}
        for name, kind in properties.items()
    ]


def without_null(kind: dict[str, Any]) -> dict[str, Any]:
    """A parameter that may be left out is never the word null."""
    choices = [each for each in kind.get("anyOf", []) if each.get("type") != "null"]
    found = choices[0] if choices else kind
    return {name: value for name, value in found.items() if name != "default"}


def responses(route: Route) -> Iterable[tuple[int, dict[str, Any]]]:
    yield route.status, answer(route.status, route.media, route.result)
    refusals = {*ALWAYS, *route.refusals, *(WRITING if route.method == "POST" else ())}
    for status in sorted(refusals):
        yield status, answer(status, JSON, Error)


def answer(status: int, media: str, type: Any) -> dict[str, Any]:
    content = {media: {"schema": schema(type) if media == JSON else {"type": "string"}}}
    return {"description": HTTPStatus(status).phrase, "content": content}
