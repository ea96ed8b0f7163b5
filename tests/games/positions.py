"""A position written by hand, with changes."""


def changed(text: str, *more: str, **changes: str) -> str:
    """The text with lines changed by key and lines added."""
    lines = [changed_line(line, changes) for line in text.splitlines()]
    return "\n".join([*lines, *more]) + "\n"


def changed_line(line: str, changes: dict[str, str]) -> str:
    key = line.partition(":")[0]
    return f"{key}: {changes[key]}" if key in changes else line
