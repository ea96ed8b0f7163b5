"""Optional dependencies: the packages of each extra, and one sentence if they are missing."""

from importlib.util import find_spec

PACKAGES = {
    "cli": ("click", "rich"),
    "server": ("click", "rich", "starlette", "uvicorn", "httptools"),
    "postgres": ("psycopg",),
}


class MissingExtra(ImportError):
    """The extra that a part of the program needs is not installed."""


def require(extra: str, what: str) -> None:
    """`require("server", "The server")` before anything of the server is imported."""
    missing = [name for name in PACKAGES[extra] if find_spec(name) is None]
    if missing:
        raise MissingExtra(
            f"{what} needs {' and '.join(missing)}: python -m pip install 'sixweeks[{extra}]'"
        )
