"""The ASGI application: routes and services."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from sixweeks.server.computers.playouts import Playouts
from sixweeks.server.computers.workers import WorkerPool
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
from sixweeks.server.http.middleware import SecurityMiddleware
from sixweeks.server.http.openapi import description
from sixweeks.server.http.page_files import page
from sixweeks.server.http.routes import JSON, endpoint
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.live.retention import run_retention
from sixweeks.server.monitoring import PROMETHEUS, Health, health_of, metrics_text
from sixweeks.server.settings import Settings
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


class Application(Starlette):
    """The routes, with compression only: the outermost middleware answers errors."""

    def build_middleware_stack(self) -> ASGIApp:
        compressed = GZipMiddleware(self.router, minimum_size=2000, compresslevel=6)

        async def negotiated(scope: Scope, receive: Receive, send: Send) -> None:
            is_plain = scope["type"] == "http" and not accepts_compression(scope)
            await (self.router if is_plain else compressed)(scope, receive, send)

        return negotiated


def accepts_compression(scope: Scope) -> bool:
    """Files may be cached for others, so all of their responses vary by encoding."""
    encodings = dict(scope["headers"]).get(b"accept-encoding", b"")
    return b"gzip" in encodings or not scope["path"].startswith("/api/tables/")


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

    application = Application(
        routes=[
            *(endpoint(lambda: current[0].tables, route) for route in ROUTES),
            *operator_routes(current, guards),
            StarletteRoute("/api/openapi.json", openapi),
            StarletteRoute("/{path:path}", page),
        ],
        lifespan=lifespan,
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
