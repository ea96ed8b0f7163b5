"""Optional dependencies: the packages of each extra, and one sentence if they are missing."""

from importlib.util import find_spec

from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Listed, named

PACKAGES = {
    "cli": ("click", "rich"),
    "server": ("click", "rich", "starlette", "uvicorn", "httptools"),
    "postgres": ("psycopg",),
}


class MissingExtra(InputError, ImportError):
    """The extra that a part of the program needs is not installed."""


def require(extra: str) -> None:
    """`require("server")` before anything of the server is imported."""
    missing = tuple(named(name) for name in PACKAGES[extra] if find_spec(name) is None)
    if missing:
        raise MissingExtra(f"error-extra-{extra}", missing=Listed(missing))
