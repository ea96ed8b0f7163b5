"""Logging to stderr for the operator: sentences, or JSON with SIXWEEKS_LOG=json. The same line is
written at most once a second.

Neither contains requests, links, cookies, addresses or anything of a game."""

import logging
import os
import sys
import traceback
from time import monotonic, time

import msgspec

FORMAT = "SIXWEEKS_LOG"
REPEAT_SECONDS = 1.0


def is_json() -> bool:
    return os.environ.get(FORMAT, "") == "json"


class Repeats:
    """Lines that were written a moment ago. Without it a full disk would fill the log as well: the
    event loop waits for whoever reads that."""

    def __init__(self) -> None:
        self.last: dict[str, tuple[object, float]] = {}  # by event

    def has(self, event: str, line: object) -> bool:
        """Whether to leave it out; otherwise it is noted."""
        now, (last, when) = monotonic(), self.last.get(event, (None, 0.0))
        if line == last and now < when + REPEAT_SECONDS:
            return True
        self.last[event] = line, now
        return False


repeats = Repeats()


def tell(event: str, sentence: str, **fields: str | int | float) -> None:
    """An event by its name, in words for people and in fields for programs."""
    if repeats.has(event, (sentence, fields)):
        return
    data = {"time": round(time(), 3), "event": event, **fields}
    line = msgspec.json.encode(data).decode() if is_json() else sentence
    print(line, file=sys.stderr, flush=True)


def tell_error(event: str, sentence: str, error: BaseException, **fields: str | int) -> None:
    """An error by its kind and where it arose; its message may contain what is secret."""
    kind, place = type(error).__name__, place_of(error)
    tell(event, f"{sentence}: {kind} ({place}).", error=kind, at=place, **fields)


def place_of(error: BaseException) -> str:
    """The innermost line of ours or of a library, as module:line."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""


class JsonLog(logging.Handler):
    """What uvicorn logs, as one line of JSON."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            tell_error("fault", "", error)
        else:
            tell("log", "", level=record.levelname, message=record.getMessage())


def logging_config() -> dict[str, object] | None:
    """For uvicorn: its own texts, unless JSON is wanted."""
    if not is_json():
        return None
    handler = {"class": f"{JsonLog.__module__}.{JsonLog.__name__}"}
    uvicorn = {"handlers": ["json"], "level": "ERROR", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "handlers": {"json": handler},
        "loggers": {"uvicorn": uvicorn},
    }
