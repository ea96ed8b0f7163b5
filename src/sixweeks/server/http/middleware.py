"""Middleware: checks of host, origin, body size and rate, and security headers on responses."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixweeks.server.errors import HTTPError
from sixweeks.server.http.error_responses import EXPECTED, response_to
from sixweeks.server.http.event_stream import STREAM, started
from sixweeks.server.http.forwarding import FORWARDED, Forwarding, arrived
from sixweeks.server.http.rate_limit import Limit, rate_limit
from sixweeks.server.http.routes import COOKIE, SECURE_COOKIE
from sixweeks.server.live.seats import hash_of
from sixweeks.server.request_counts import Requests
from sixweeks.server.settings import Settings, is_loopback

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_HEADERS = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]
HOST = re.compile(r"(\[[0-9a-f:]+\]|[^:\[\]]+)(:[0-9]*)?")
LENGTH = re.compile("[0-9]{1,15}")
RECORDS = ("/api/import", "/api/view", "/api/analyses")  # which are sent a record
SLOW = re.compile(  # a game is played again
    rf"{'|'.join(RECORDS)}|/api/tables/[^/]+/(record|analyse)"
)
QUERY = re.compile(
    r"/api/tables/[^/]+/(why|odds|advice|layer|inspect|replay|playback|record|log|chances"
    r"|analysis/record|analysis/chances)"
)


class Sending:
    """Sends a response with security headers, and counts it."""

    def __init__(self, send: Send, path: str, counted: Requests) -> None:
        self.send, self.counted, self.began = send, counted, monotonic()
        self.added = API_HEADERS if path.startswith("/api/") else PAGE_HEADERS
        self.has_started = False

    async def __call__(self, message: Message) -> None:
        if not self.has_started:
            self.has_started = True
            self.counted.count(message["status"], monotonic() - self.began)
            given = {name.lower() for name, _ in message["headers"]}
            added = (header for header in self.added if header[0] not in given)
            message["headers"] = [*message["headers"], *added]
        await self.send(message)


class SecurityMiddleware:
    """The outermost middleware; errors of all that is within it are answered here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = Forwarding(app, settings.place) if settings.place.number > 1 else app
        self.settings = settings
        self.requests = self.limited("requests")
        self.queries = self.limited("queries")
        self.answers = self.limited("answers")
        self.new_tables = self.limited("new_tables")
        self.imports = self.limited("imports")
        self.entering = self.limited("entering")
        self.streams: Counter[str] = Counter()
        self.counted = Requests()

    def limited(self, name: str) -> Limit:
        return rate_limit(getattr(self.settings, name), name, self.settings.place)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope = arrived(scope, self.settings.place)
        sending = Sending(send, scope["path"], self.counted)
        try:
            self.check(scope)
            await self.app(scope, self.bounded(scope, receive), sending)
            if STREAM in scope:
                await self.run_stream(scope, receive, sending)
        except Exception as error:  # whatever went wrong is answered
            if sending.has_started:
                raise
            await response_to(error, Request(scope))(scope, receive, sending)
            if not isinstance(error, EXPECTED):
                raise  # to the console

    async def run_stream(self, scope: Scope, receive: Receive, sending: "Sending") -> None:
        address = address_of(scope)
        if self.streams[address] >= self.settings.max_streams:
            raise HTTPError(429, "error-too-many-streams")
        self.streams[address] += 1
        try:
            await sending(started(scope[STREAM]))
            await scope[STREAM].run(receive, sending.send)
        finally:
            self.streams[address] -= 1
            self.streams += Counter()  # drops zero counts

    def largest(self, path: str) -> int:
        is_record = path in RECORDS
        return self.settings.max_import if is_record else self.settings.max_body

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.check_host(headers)
        if scope["method"] not in ("GET", "HEAD"):
            check_origin(headers)
            self.check_size(headers, scope["path"])
        if FORWARDED not in scope:
            self.check_rate(scope, headers)

    def check_host(self, headers: Headers) -> None:
        """Against DNS rebinding: a local server answers to local names only."""
        is_guarded = self.settings.is_local and not self.settings.behind_proxy
        if is_guarded and not is_loopback(host_of(headers)):
            raise HTTPError(421, "error-other-host")

    def check_size(self, headers: Headers, path: str) -> None:
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > self.largest(path):
            raise HTTPError(413, "error-too-large")

    def bounded(self, scope: Scope, receive: Receive) -> Receive:
        """The body is limited in size and time while it is read."""
        taken, is_whole, largest = 0, False, self.largest(scope["path"])
        deadline = asyncio.get_running_loop().time() + self.settings.body_timeout

        async def receiving() -> Message:
            nonlocal taken, is_whole
            if is_whole:
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPError(408, "error-too-slow") from None
            is_whole = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > largest:
                raise HTTPError(413, "error-too-large")
            return message

        return receiving

    def check_rate(self, scope: Scope, headers: Headers) -> None:
        address = address_of(scope)
        if not all(
            limits.allows(key) for limits, key in self.rate_limits_of(scope, headers, address)
        ):
            raise HTTPError(429, "error-too-many-requests")

    def rate_limits_of(
        self, scope: Scope, headers: Headers, address: str
    ) -> Iterator[tuple[Limit, str]]:
        """The limits that a request counts against; without a cookie the client is the address."""
        yield self.requests, address
        path, is_post = scope["path"], scope["method"] == "POST"
        browser = browser_of(headers) or address
        if SLOW.fullmatch(path):
            yield self.imports, address
        if path in ("/api/tables", "/api/lessons") and is_post:
            yield self.new_tables, address
        elif path.startswith("/api/tables/") and is_post:
            yield self.answers, f"{browser} {path}"
            if path.endswith(("/enter", "/recover")):
                yield self.entering, f"{address} {path}"
        elif QUERY.fullmatch(path):
            yield self.queries, browser


def address_of(scope: Scope) -> str:
    """The client address; of an IPv6 address its /64 network, which belongs to one customer, unless
    it stands for an IPv4 address."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=4096)
def network_of(client: str) -> str:
    address = client.partition("%")[0]
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))
    return address


def browser_of(headers: Headers) -> str:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name in (COOKIE, SECURE_COOKIE):
            return hash_of(value)
    return ""


def host_of(headers: Headers) -> str:
    """The name in the Host header, without its port."""
    found = HOST.fullmatch(headers.get("host", ""))
    return found[1] if found else ""


def check_origin(headers: Headers) -> None:
    """CSRF check: writes must come from our own page; programs send no Origin."""
    origin = headers.get("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise HTTPError(403, "error-other-site")
    if headers.get("sec-fetch-site") == "cross-site":
        raise HTTPError(403, "error-other-site")
