"""The ASGI application: routes, error handlers and services."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp

from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.server.computers.playouts import Playouts
from sixweeks.server.computers.workers import WorkerPool
from sixweeks.server.console import tell
from sixweeks.server.errors import HTTPError
from sixweeks.server.http import (
    agreements_api,
    analysis_api,
    coach_api,
    dice_api,
    games_api,
    history_api,
    layers_api,
    lessons_api,
    play_api,
    recovery_api,
    tables_api,
    thoughts_api,
    your_games_api,
)
from sixweeks.server.http.middleware import SecurityMiddleware, error_response
from sixweeks.server.http.openapi import description
from sixweeks.server.http.page_files import methods_at, page
from sixweeks.server.http.routes import JSON, endpoint
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.retention import run_retention
from sixweeks.server.monitoring import PROMETHEUS, Health, health_of, metrics_text
from sixweeks.server.settings import Settings
from sixweeks.server.storage.rows import NoTable, Unreachable
from sixweeks.server.storage.store import Store, open_store

ROUTES = (
    *play_api.ROUTES,
    *history_api.ROUTES,
    *dice_api.ROUTES,
    *agreements_api.ROUTES,
    *layers_api.ROUTES,
    *tables_api.ROUTES,
    *thoughts_api.ROUTES,
    *recovery_api.ROUTES,
    *lessons_api.ROUTES,
    *coach_api.ROUTES,
    *analysis_api.ROUTES,
    *your_games_api.ROUTES,
    *games_api.ROUTES,
)
MESSAGES = {404: "error-no-page", 405: "error-no-method"}


class Service:
    """The services of a server: live tables, worker processes and retention."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.tables = LiveTables(store, Playouts(), settings.playouts)
        self.workers = WorkerPool(settings.database, settings.workers)
        self.retention: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.tables.start()
        self.workers.start()
        if days := self.settings.forget_after:
            self.retention = asyncio.create_task(run_retention(self.tables, days))

    async def health(self) -> Health:
        return await health_of(self.tables, self.workers, self.settings.place)

    async def close(self) -> None:
        if self.retention is not None:
            self.retention.cancel()
        self.workers.close()
        await self.tables.close()


@asynccontextmanager
async def running(settings: Settings, current: list[Service]) -> AsyncIterator[None]:
    """The service while the server runs; `current` holds it."""
    service = Service(settings, open_store(settings.database))
    await service.start()
    current.append(service)
    try:
        yield
    finally:
        current.clear()
        await service.close()


def make_app(settings: Settings, on_start: Callable[[Service], None] | None = None) -> ASGIApp:
    current: list[Service] = []
    guards: list[SecurityMiddleware] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(settings, current):
            if on_start is not None:
                on_start(current[0])
            yield

    application = Starlette(
        routes=[
            *(endpoint(lambda: current[0].tables, route) for route in ROUTES),
            *operator_routes(current, guards),
            StarletteRoute("/api/openapi.json", openapi),
            StarletteRoute("/{path:path}", page),
        ],
        lifespan=lifespan,
        middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)],
        exception_handlers=HANDLERS,
    )
    application.router.redirect_slashes = False
    guards.append(SecurityMiddleware(application, settings))
    return guards[0]


def operator_routes(
    current: list[Service], guards: list[SecurityMiddleware]
) -> tuple[StarletteRoute, StarletteRoute]:
    """Health and metrics; the outermost middleware has counted the requests."""

    async def health(request: Request) -> Response:
        found = await current[0].health()
        status = 200 if found.is_well else 503
        return Response(msgspec.json.encode(found), status, media_type=JSON)

    async def metrics(request: Request) -> Response:
        found = await current[0].health()
        streams, counted = sum(guards[0].streams.values()), guards[0].counted
        text = metrics_text(found, counted, current[0].tables, streams)
        return Response(text, media_type=PROMETHEUS)

    return StarletteRoute("/health", health), StarletteRoute("/metrics", metrics)


async def openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(description(ROUTES)), media_type=JSON)


async def on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, InputError), "only these are handled here"
    return error_response(error, request)


async def on_no_route(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException), "only these are handled here"
    status, headers = error.status_code, error.headers
    if status == 405:
        methods = methods_at(request)
        status, headers = (405, {"Allow": ", ".join(methods)}) if methods else (404, None)
    id = MESSAGES.get(status)
    refused = HTTPError(status, id) if id else HTTPError(status, "error-http", status=status)
    return error_response(refused, request, headers)


async def on_unreachable(request: Request, error: Exception) -> Response:
    """The client may send the same answer again: one that was stored is recognised."""
    tell("database", f"The database has failed: {error}", reason=str(error))
    return error_response(HTTPError(503, "error-unreachable"), request)


async def on_deleted_table(request: Request, error: Exception) -> Response:
    return error_response(HTTPError(404, "error-no-table"), request)


async def on_fault(request: Request, error: Exception) -> Response:
    """The message reveals nothing of the game; the details go to the console."""
    return error_response(HTTPError(500, "error-fault"), request)


HANDLERS = {
    InputError: on_error,
    HTTPException: on_no_route,
    Unreachable: on_unreachable,
    NoTable: on_deleted_table,
    Exception: on_fault,
}
