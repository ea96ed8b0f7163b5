"""Errors as responses: a sentence in the language of the request, and its message for programs."""

from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server.console import tell
from sixweeks.server.errors import HTTPError, one_sentence, status_of
from sixweeks.server.http.language import language_of
from sixweeks.server.http.page_files import methods_at
from sixweeks.server.http.routes import JSON
from sixweeks.server.messages import Error
from sixweeks.server.storage.rows import NoTable, Unreachable

MESSAGES = {404: "error-no-page", 405: "error-no-method"}
EXPECTED = (InputError, HTTPException, Unreachable, NoTable)


def response_to(error: Exception, request: Request) -> Response:
    """One that is not expected reveals nothing of the game; its details go to the console."""
    match error:
        case InputError():
            return error_response(request, error)
        case HTTPException():
            return on_no_route(request, error)
        case Unreachable():
            return on_unreachable(request, error)
        case NoTable():
            return error_response(request, HTTPError(404, "error-no-table"))
    return error_response(request, HTTPError(500, "error-fault"))


def error_response(
    request: Request, error: InputError, headers: Mapping[str, str] | None = None
) -> Response:
    status, body = status_of(error), error_body(error, language_of(request))
    retry = {"Retry-After": "1"} if status == 429 else {}
    return Response(body, status, {**(headers or {}), **retry}, media_type=JSON)


def error_body(error: InputError, language: str = ENGLISH) -> bytes:
    said = one_sentence(error.said(language))
    return msgspec.json.encode(Error(said, error.rules, error.whole.id, error.args_data()))


def on_no_route(request: Request, error: HTTPException) -> Response:
    """What Starlette itself refuses."""
    status, headers = error.status_code, error.headers
    if status == 405:
        methods = methods_at(request)
        status, headers = (405, {"Allow": ", ".join(methods)}) if methods else (404, None)
    id = MESSAGES.get(status)
    refused = HTTPError(status, id) if id else HTTPError(status, "error-http", status=status)
    return error_response(request, refused, headers)


def on_unreachable(request: Request, error: Unreachable) -> Response:
    """The client may send the same answer again: one that was stored is recognised."""
    tell("database", f"The database has failed: {error}", reason=str(error))
    return error_response(request, HTTPError(503, "error-unreachable"))
