"""Atomic file writes: a file is written completely or not at all."""

from os import getpid
from pathlib import Path
from threading import get_ident


def replace_whole(target: Path, text: str) -> None:
    """Write to a draft in the same folder, then rename it: a reader sees the old text or the new
    one. Each writer has a draft of its own."""
    draft = target.with_name(f".{target.name}.{getpid()}.{get_ident()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
