"""The OpenAPI 3.1 description, generated from the route table."""

import re
from collections.abc import Iterable
from http import HTTPStatus
from inspect import isclass
from typing import TypeAlias, TypedDict, TypeGuard, cast, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Struct

from sixweeks.kernel.presentation.sentence import Chances, Meanings, Sentence, Statement
from sixweeks.kernel.presentation.words import Ref
from sixweeks.server.http.routes import JSON, Route
from sixweeks.server.messages import Error
from sixweeks.version import __version__

Operation: TypeAlias = dict[str, object]  # and other parts of the description
Schema = TypedDict(
    "Schema",
    {
        "$ref": str,
        "type": str,
        "description": str,
        "properties": dict[str, "Schema"],
        "required": list[str],
        "additionalProperties": "Schema",
        "items": "Schema",
        "anyOf": list["Schema"],
        "contentMediaType": str,
        "contentSchema": "Schema",
    },
    total=False,
)

REFERENCES = "#/components/schemas/{name}"
PARAMETER = re.compile(r"{(\w+)}")
STRING: Schema = {"type": "string"}
NUMBER: Schema = {"type": "number"}
REFERENCE: Schema = {"$ref": REFERENCES.format(name=Ref.__name__)}
SCHEMAS: dict[type, Schema] = {  # what sentences are in the reader's language
    Sentence: STRING,
    Statement: {
        "anyOf": [STRING, {"type": "array", "items": {"anyOf": [STRING, REFERENCE]}}],
    },
    Chances: {"type": "object", "additionalProperties": NUMBER},
    Meanings: {"type": "object", "additionalProperties": STRING},
    object: {"description": "Any JSON."},
}
ALWAYS = (400, 408, 413, 421, 429, 503)
WRITING = (403, 415)


def description(routes: Iterable[Route]) -> Operation:
    routes = tuple(routes)
    types = [Error, Ref, *(part for route in routes for part in types_of(route))]
    _, components = schema_components(types)
    for sent in structs_in((Error, *(route.result for route in routes))):
        components[sent.__name__]["required"] = fields_sent(sent)
    paths: dict[str, Operation] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Six Weeks", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def types_of(route: Route) -> list[object]:
    return [part for part in (route.result, route.body, route.query) if part is not None]


def structs_in(types: Iterable[object]) -> set[type[Struct]]:
    """Every Struct within the types that is an object in JSON."""
    found: set[type[Struct]] = set()
    waiting = list(types)
    while waiting:
        each = waiting.pop()
        waiting += get_args(each)
        if is_object(each) and each not in found:
            found.add(each)
            waiting += get_type_hints(each).values()
    return found


def is_object(kind: object) -> TypeGuard[type[Struct]]:
    is_struct = isclass(kind) and issubclass(kind, Struct)
    return is_struct and not kind.__struct_config__.array_like  # type: ignore[attr-defined]


def fields_sent(of: type[Struct]) -> list[str]:
    """What is sent has all its fields, those with a default too."""
    return [each.encode_name for each in msgspec.structs.fields(of) if each.default is not UNSET]


def operation(route: Route, components: dict[str, Schema]) -> Operation:
    found: Operation = {
        "operationId": route.call.__name__,
        "summary": route.summary,
        "parameters": [*path_parameters(route), *query_parameters(route, components)],
        "responses": {str(status): answer for status, answer in responses(route)},
    }
    if route.body is not None:
        content = {JSON: {"schema": schema(route.body)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def schema(type: object) -> Schema:
    (found,), _ = schema_components([type])
    return found


def schema_components(types: list[object]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=lambda kind: dict(SCHEMAS[kind]), ref_template=REFERENCES
    )
    return cast(tuple[Schema, ...], schemas), components


def path_parameters(route: Route) -> list[Operation]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in PARAMETER.findall(route.path)
    ]


def query_parameters(route: Route, components: dict[str, Schema]) -> list[Operation]:
    if route.query is None:
        return []
    properties = components[route.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": without_null(kind)}
        for name, kind in properties.items()
    ]


def without_null(kind: Schema) -> dict[str, object]:
    """A parameter that may be left out is never the word null."""
    choices = [each for each in kind.get("anyOf", []) if each.get("type") != "null"]
    found = choices[0] if choices else kind
    return {name: value for name, value in found.items() if name != "default"}


def responses(route: Route) -> Iterable[tuple[int, Operation]]:
    yield route.status, answer(route.status, route.media, route.result)
    sent = (422,) if route.query or route.body else ()
    refusals = {*ALWAYS, *sent, *route.refusals, *(WRITING if route.method == "POST" else ())}
    for status in sorted(refusals):
        yield status, answer(status, JSON, Error)


def answer(status: int, media: str, type: object) -> Operation:
    content = {media: {"schema": schema(type) if media == JSON else text_schema(type)}}
    return {"description": HTTPStatus(status).phrase, "content": content}


def text_schema(type: object) -> Schema:
    """Text; the events of a stream have data in JSON."""
    if type is str:
        return {"type": "string"}
    return {"type": "string", "contentMediaType": JSON, "contentSchema": schema(type)}
