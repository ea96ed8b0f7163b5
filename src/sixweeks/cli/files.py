"""Files named by users: clear errors on reading, atomic writing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sixweeks.cli.language import CommandError
from sixweeks.kernel.formats.atomic_write import replace_whole
from sixweeks.kernel.formats.lines import decoded
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Text

LARGEST = 50_000_000


def bad_file(path: str, error: InputError) -> InputError:
    """What is wrong with a file, beginning with its name."""
    return error.inside("error-in-file", file=Text(path))


def read_text(path: str) -> str:
    check_name(path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise bad_file(path, reason(error)) from None
    if len(data) > LARGEST:
        raise bad_file(path, CommandError("error-file-large"))
    if not data.strip():
        raise bad_file(path, CommandError("error-file-empty"))
    with blaming(path):
        return decoded(data)


@contextmanager
def blaming(path: str) -> Iterator[None]:
    """Attribute errors inside the block to this file."""
    try:
        yield
    except InputError as error:
        raise bad_file(path, error) from None


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
        raise bad_file(path, reason(error)) from None


def make_folder(path: str) -> Path:
    check_name(path)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise bad_file(path, reason(error)) from None
    return Path(path)


def check_name(path: str) -> None:
    """Refuse an empty name, which would mean the working folder."""
    if not path:
        raise CommandError("error-file-unnamed")


def reason(error: OSError | ValueError) -> InputError:
    """Why a file could not be opened."""
    match error:
        case FileNotFoundError():
            return CommandError("error-file-missing")
        case FileExistsError() | NotADirectoryError():
            return CommandError("error-file-not-folder")
        case IsADirectoryError():
            return CommandError("error-file-is-folder")
        case PermissionError():
            return CommandError("error-file-forbidden")
    why = getattr(error, "strerror", None) or str(error)
    return CommandError("error-file-fails", why=why.lower())
