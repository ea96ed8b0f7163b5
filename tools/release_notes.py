"""Prints the release notes of a version from CHANGELOG.md.

python tools/release_notes.py 0.1.0
"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def sections(text: str) -> dict[str, str]:
    """The notes of each version, newest first; what is not released is under "Unreleased"."""
    parts = re.split(r"^## \[(.+?)\].*\n", text, flags=re.MULTILINE)
    return {version: notes.strip() for version, notes in zip(parts[1::2], parts[2::2], strict=True)}


def main(arguments: list[str]) -> int:
    found = sections(CHANGELOG.read_text("utf-8"))
    if len(arguments) != 1 or not found.get(arguments[0]):
        print(f"Say a version that the changelog has: {', '.join(found)}.", file=sys.stderr)
        return 2
    print(found[arguments[0]])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
