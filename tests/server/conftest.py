"""A server within the test, a server in a process of its own, and both kinds of databases."""

import os
import signal
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from starlette.testclient import TestClient

from sixweeks.kernel.dice import Seed
from sixweeks.server import console
from sixweeks.server.app import Service, make_app
from sixweeks.server.live import create_table
from sixweeks.server.settings import Settings, unlimited
from sixweeks.server.storage.store import Store, open_store
from tests.server.postgres import PostgresServer, missing_programs
from tests.server.toolkit import Browser, House


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice in every run: random answers make the same game, which is as long."""
    numbers = count()

    def next_seed() -> Seed:
        return Seed(sha256(f"die {next(numbers)}".encode()).digest())

    monkeypatch.setattr(create_table, "random_seed", next_seed)


@pytest.fixture(autouse=True)
def nothing_logged_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that another test has logged a moment ago is logged again."""
    monkeypatch.setattr(console, "repeats", console.Repeats())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if missing := missing_programs():
        sentence = f"PostgreSQL is not installed: there is no {missing}"
        assert not os.environ.get("CI"), sentence
        pytest.skip(sentence)
    server = PostgresServer()
    yield server
    server.stop()


@pytest.fixture
def frozen(postgres: PostgresServer) -> Iterator[Callable[[], None]]:
    """Stops every process of the database."""
    yield lambda: postgres.signal(signal.SIGSTOP)
    postgres.signal(signal.SIGCONT)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def store(database) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.close()


@pytest.fixture
def quick_folder() -> Iterator[str]:
    """In memory where there is such a place: thousands of answers wait for no disk."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield folder


@pytest.fixture
def settings(quick_folder) -> Settings:
    database = str(Path(quick_folder) / "tables.sqlite")
    return unlimited(Settings(database=database, workers=0))


@pytest.fixture
def house(settings) -> Iterator[House]:
    services: list[Service] = []
    app = make_app(settings, services.append)
    with TestClient(app, base_url="http://localhost") as client:
        yield House(client, services[0])


@pytest.fixture
def client(house: House) -> TestClient:
    return house.client


@pytest.fixture
def visitor(client) -> Browser:
    return Browser(client)


@pytest.fixture
def other_visitor(client) -> Browser:
    return Browser(client)
