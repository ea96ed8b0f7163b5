"""Files named by users: clear errors on reading, atomic writing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from sixweeks.kernel.formats.lines import decoded
from sixweeks.kernel.presentation.input_error import InputError

LARGEST = 50_000_000


class BadFile(click.ClickException):
    """One sentence that begins with the file's name."""


def read_text(path: str) -> str:
    check_name(path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path}: {reason(error)}") from None
    if len(data) > LARGEST:
        raise BadFile(f"{path}: the file is too large")
    if not data.strip():
        raise BadFile(f"{path}: the file is empty")
    with blaming(path):
        return decoded(data)


@contextmanager
def blaming(path: str) -> Iterator[None]:
    """Attribute errors inside the block to this file."""
    try:
        yield
    except InputError as error:
        raise BadFile(f"{path}: {error}") from None


def write_whole(path: str, text: str) -> None:
    """Write atomically: to a temporary file in the same folder, which is then renamed."""
    check_name(path)
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")  # a device or a pipe; a folder refuses
        else:
            replace_whole(target, text)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path}: {reason(error)}") from None


def replace_whole(target: Path, text: str) -> None:
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def make_folder(path: str) -> Path:
    check_name(path)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path}: {reason(error)}") from None
    return Path(path)


def check_name(path: str) -> None:
    """Refuse an empty name, which would mean the working folder."""
    if not path:
        raise BadFile("the name of a file or folder is empty")


def reason(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case FileExistsError() | NotADirectoryError():
            return "this is a file, not a folder"
        case IsADirectoryError():
            return "this is a folder, not a file"
        case PermissionError():
            return "no permission to open it"
        case OSError():
            return (error.strerror or str(error)).lower()
    return str(error)
