"""Typed routes: requests are validated against their types, responses are encoded."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.language import language_of
from sixweeks.server.language import localization
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.seats import hash_of, new_token

COOKIE = "sixweeks"
COOKIE_SECONDS = 400 * 24 * 3600
JSON = "application/json"


@dataclass
class RequestContext:
    """One request: its query and body, and the browser that sent it."""

    tables: LiveTables
    request: Request
    query: Any
    body: Any
    new_browser: str = ""
    live: LiveTable | None = None  # the table that is meant, once it is known

    def json(self, value: object) -> bytes:
        """What holds sentences of a table's game is in the language of this request."""
        speaking = self.live.localization if self.live else localization
        return speaking(self.language).json(value)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def language(self) -> str:
        return language_of(self.request)

    @property
    def browser(self) -> str:
        """The hash of the browser's cookie; of the empty string if it has none yet."""
        return hash_of(self.new_browser or self.request.cookies.get(COOKIE, ""))

    def known_browser(self) -> str:
        """The same, after giving the browser a cookie if it has none."""
        if not self.new_browser and len(self.request.cookies.get(COOKIE, "")) < 20:
            self.new_browser = new_token()
        return self.browser


@dataclass(frozen=True)
class Route:
    """One route of the API. Media types other than JSON are sent unchanged."""

    method: str
    path: str
    call: Callable[[RequestContext], Awaitable[object]]
    result: Any
    query: type[msgspec.Struct] | None = None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    media: str = JSON
    refusals: tuple[int, ...] = ()

    @property
    def summary(self) -> str:
        return (self.call.__doc__ or "").strip().split("\n")[0]


def endpoint(tables: Callable[[], LiveTables], route: Route) -> StarletteRoute:
    async def serve(request: Request) -> Response:
        context = RequestContext(
            tables(), request, decoded_query(route, request), await decoded_body(route, request)
        )
        result = await route.call(context)
        response = response_of(route, result, context)
        if context.new_browser:
            give_cookie(response, request, context.new_browser)
        return response

    return StarletteRoute(route.path, serve, methods=[route.method])


def decoded_query(route: Route, request: Request) -> Any:
    if route.query is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), route.query, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPError(422, "error-query", why=Text(str(error))) from None


async def decoded_body(route: Route, request: Request) -> Any:
    if route.body is None:
        return None
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != JSON:
        raise HTTPError(415, "error-body-type")
    try:
        return msgspec.json.decode(await request.body(), type=route.body)
    except ClientDisconnect:
        raise HTTPError(400, "error-interrupted") from None
    except msgspec.ValidationError as error:
        raise HTTPError(422, "error-body", why=Text(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HTTPError(400, "error-body-json") from None


def response_of(route: Route, result: object, context: RequestContext) -> Response:
    if isinstance(result, Response):
        return result
    data = result if isinstance(result, bytes) else context.json(result)
    return Response(data, route.status, media_type=route.media)


def give_cookie(response: Response, request: Request, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
