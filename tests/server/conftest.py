"""A server within the test, a server in a process of its own, and both kinds of databases."""

import os
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from sixweeks.server.app import Service, make_app
from sixweeks.server.settings import Settings
from sixweeks.server.store import Store, open_store
from tests.server.postgres import PostgresServer, missing_programs
from tests.server.toolkit import PLENTY, Browser, House


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if missing := missing_programs():
        sentence = f"PostgreSQL is not installed: there is no {missing}"
        assert not os.environ.get("CI"), sentence
        pytest.skip(sentence)
    server = PostgresServer()
    yield server
    server.stop()


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
def settings(tmp_path) -> Settings:
    return Settings(
        database=str(tmp_path / "tables.sqlite"),
        workers=0,
        requests=PLENTY,
        answers=PLENTY,
        new_tables=PLENTY,
    )


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
