"""The proxies' files of deploy/: both proxies serve a table, its stream and its limits."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2
import pytest

from tests.server.postgres import free_port
from tests.server.toolkit import ROOT, Browser, eventually, running, streamed

DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
PATH = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"


@contextmanager
def nginx(folder: Path, upstream: str) -> Iterator[int]:
    """Without its certificate, and with its files in a folder of its own."""
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:1940", upstream)
    lines = [line for line in text.splitlines() if "ssl_certificate" not in line]
    site = "\n".join(lines).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
        f" http {{ access_log off; {temporary}\n{site}\n}}"
    )
    with program("nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")):
        yield port


@contextmanager
def caddy(folder: Path, upstream: str) -> Iterator[int]:
    port = free_port()
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:1940", upstream)
    site = site.replace(f"{NAME} {{", f"http://{NAME}:{port} {{", 1)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    command = ("run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile"))
    with program("caddy", *command):
        yield port


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def program(name: str, *arguments: str) -> Iterator[None]:
    command = [shutil.which(name, path=PATH) or name, *arguments]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:  # Caddy waits for open connections
            process.kill()
            process.wait()


@pytest.fixture(params=PROXIES, scope="module")
def proxy(request, tmp_path_factory) -> Iterator[httpx2.Client]:
    """A client of a proxy before a server of two processes."""
    name = request.param
    if not shutil.which(name, path=PATH):
        pytest.skip(f"{name} is not installed")
    folder = tmp_path_factory.mktemp(name)
    options = ("--workers", "0", "--processes", "2", "--behind-proxy")
    with running(str(folder / "tables.sqlite"), *options) as server:
        upstream = server.address.removeprefix("http://")
        with PROXIES[name](folder, upstream) as port:
            base = f"http://127.0.0.1:{port}"
            client = httpx2.Client(base_url=base, headers={"host": NAME}, timeout=20)
            eventually(lambda: is_there(client), 30)
            yield client


def is_there(client: httpx2.Client) -> bool:
    with suppress(httpx2.TransportError):
        return client.get("/api/games").status_code == 200
    return False


def test_a_game_is_played_through_the_proxy(proxy):
    table = Browser(proxy).new_table(deployment="historical")
    serial = table.view()["serial"]
    assert table.play(3)["serial"] >= serial + 3


def test_a_stream_is_not_held_back(proxy):
    table = Browser(proxy).new_table(deployment="historical")
    with streamed(str(proxy.base_url).rstrip("/"), table, host=NAME) as told:
        serial, view = next(told)
        table.answer(view)
        assert next(told)[0] == serial + 1


def test_an_oversized_body_is_refused(proxy):
    """Caddy reports what it refused as a failure of the server behind it."""
    try:
        reply = proxy.post("/api/import", json={"record": "x" * 6_000_000})
    except httpx2.TransportError:
        return  # closed before all was sent
    assert reply.status_code in (413, 502)


def test_operators_figures_are_not_public(proxy, request):
    """nginx shows them to this machine, Caddy to nobody."""
    allowed = 200 if "nginx" in request.node.name else 404
    assert proxy.get("/metrics").status_code == allowed
