"""Typed routes: requests are validated against their types, responses are encoded."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import Receive, Scope, Send

from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server.errors import HTTPError
from sixweeks.server.http.language import language_of
from sixweeks.server.language import localization
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.seats import hash_of, new_token

COOKIE = "sixweeks"
SECURE_COOKIE = "__Host-sixweeks"  # which no other host and no page without TLS can set
COOKIE_SECONDS = 400 * 24 * 3600
JSON = "application/json"


Sent = TypeVar("Sent", covariant=True)
Result = TypeVar("Result")


@dataclass
class RequestContext(Generic[Sent]):
    """One request: its query or body, and the browser that sent it."""

    tables: LiveTables
    request: Request
    sent: Sent
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
        name = cookie_name(self.request)
        return hash_of(self.new_browser or self.request.cookies.get(name, ""))

    async def costly(self, act: Callable[[], Result]) -> Result:
        """Worked out after this browser's earlier questions, unless it goes away."""
        return await self.tables.threads.costly.ask(self.browser, self.request.is_disconnected, act)

    async def imported(self, act: Callable[[], Result]) -> Result:
        """The same for what may take seconds."""
        return await self.tables.threads.imports.ask(
            self.browser, self.request.is_disconnected, act
        )

    async def claiming_browser(self) -> str:
        """The browser that is given a seat. Against session fixation, a cookie that holds no seat
        yet is replaced: somebody else may have chosen it."""
        known = self.tables.store.links.is_known
        if not self.new_browser and not await self.tables.threads.read(known, self.browser):
            self.new_browser = new_token()
        return self.browser


@dataclass(frozen=True)
class Route:
    """One route of the API. Media types other than JSON are sent unchanged."""

    method: str
    path: str
    call: Callable[..., Awaitable[object]]  # with the context of a request
    result: object
    query: type[msgspec.Struct] | None = None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    media: str = JSON
    refusals: tuple[int, ...] = ()

    @property
    def summary(self) -> str:
        return (self.call.__doc__ or "").strip().split("\n")[0]


class Endpoint:
    """A route as an ASGI application. SPEED: without the layers that Starlette puts around a
    function, because every answer passes through here."""

    def __init__(self, tables: Callable[[], LiveTables], route: Route) -> None:
        self.tables, self.route = tables, route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        context = RequestContext(self.tables(), request, await decoded(self.route, request))
        result = await self.route.call(context)
        response = response_of(self.route, result, context)
        if context.new_browser:
            give_cookie(response, request, context.new_browser)
        await response(scope, receive, send)


def endpoint(tables: Callable[[], LiveTables], route: Route) -> StarletteRoute:
    return StarletteRoute(route.path, Endpoint(tables, route), methods=[route.method])


async def decoded(route: Route, request: Request) -> msgspec.Struct | None:
    """The query or the body; no route has both."""
    if route.query is not None:
        return decoded_query(route.query, request)
    return None if route.body is None else await decoded_body(route.body, request)


def decoded_query(kind: type[msgspec.Struct], request: Request) -> msgspec.Struct:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPError(422, "error-query", why=Text(str(error))) from None


async def decoded_body(type: type[msgspec.Struct], request: Request) -> msgspec.Struct:
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != JSON:
        raise HTTPError(415, "error-body-type")
    try:
        return msgspec.json.decode(await body_of(request), type=type)
    except ClientDisconnect:
        raise HTTPError(400, "error-interrupted") from None
    except msgspec.ValidationError as error:
        raise HTTPError(422, "error-body", why=Text(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HTTPError(400, "error-body-json") from None


async def body_of(request: Request) -> bytes:
    """SPEED: nearly always one message, for which Starlette makes a generator."""
    chunks: list[bytes] = []
    while True:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        chunks.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(chunks)


def response_of(route: Route, result: object, context: RequestContext[object]) -> Response:
    if isinstance(result, Response):
        return result
    data = result if isinstance(result, bytes) else context.json(result)
    return Response(data, route.status, media_type=route.media)


def cookie_name(request: Request) -> str:
    return SECURE_COOKIE if request.scope["scheme"] == "https" else COOKIE


def give_cookie(response: Response, request: Request, token: str) -> None:
    name = cookie_name(request)
    is_secure = name == SECURE_COOKIE
    response.set_cookie(
        name,
        token,
        max_age=COOKIE_SECONDS,
        path="/" if is_secure else "/api",
        secure=is_secure,
        httponly=True,
        samesite="strict",
    )
