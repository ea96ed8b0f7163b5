"""A real server with the built page, and a browser in front of it."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing() -> str:
    """What the tests of the page need and this machine has not."""
    try:
        import pytest_playwright  # noqa: F401
    except ImportError:
        return "pytest-playwright is not installed"
    return "" if CHROMIUM else "there is no chromium"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if not reason:
        return
    assert not os.environ.get("CI"), f"the page cannot be tested: {reason}"
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


if missing():  # so that collecting does not fail for want of a fixture

    @pytest.fixture
    def page() -> None:
        return None

    @pytest.fixture
    def new_context() -> None:
        return None


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "chromium_sandbox": False,
        "args": ARGUMENTS,
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No motion: what the other side did is not played back unless a test asks for it."""
    size = {"width": 1400, "height": 900}
    return {**browser_context_args, "viewport": size, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def browser(browser: "Browser") -> "Browser":
    """What each browser adds to the dice is the same in every run; see `patient_server`."""
    new_context = browser.new_context

    def with_set_luck(**options: Any) -> "BrowserContext":
        context = new_context(**options)
        context.add_init_script("crypto.getRandomValues = numbers => numbers.fill(1)")
        return context

    vars(browser)["new_context"] = with_set_luck
    return browser


def build_page() -> None:
    """One worker builds if need be, the others wait for it."""
    script = ROOT / "tools" / "page.py"
    with script.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, script], check=True)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server's address; its database lives as long as the tests."""
    with serving("tests.page.patient_server", tmp_path_factory.mktemp("server")) as address:
        yield address


@contextmanager
def serving(module: str, folder: Path) -> Iterator[str]:
    """A server in a process of its own, by its address."""
    build_page()
    database = str(folder / "tables.db")
    words = ["-m", module, "serve", "--no-open", "--port", "0", "--database", database]
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        [sys.executable, *words], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None, "the server's words are piped"
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found, "the server says where it is"
    yield found[0].rstrip("/")
    server.terminate()
    server.wait(timeout=20)
