"""What an InputError says."""

from sixweeks.kernel.presentation.input_error import InputError


def told(error: InputError) -> tuple[int, str]:
    """The line, and what is wrong there."""
    return error.line, str(error).removeprefix(f"line {error.line}: ")
