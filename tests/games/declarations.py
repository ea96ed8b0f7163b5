"""The arguments that a catalogue declares: `# $unit (Piece), $need (Number or Hidden): of a roll`.

A `###` comment holds for the whole file, a `##` comment for its group, and a `#` comment for the
messages below it up to the next empty line; the nearest one counts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.games.catalogues import Messages

DECLARED = re.compile(r"((?:\$\w+, )*\$\w+) \(([\w ]+)\)")
COMMENT = re.compile(r"(#{1,3}) ?(.*)")
MESSAGE = re.compile(r"(-?[a-zA-Z][\w-]*) =")

Types = Mapping[str, frozenset[str]]


class Catalogue(NamedTuple):
    """One file: its messages, and the types of the arguments of each."""

    messages: Messages
    types: Mapping[str, Types]

    def variables(self, id: str) -> set[str]:
        """What a message names, itself or by another that it refers to."""
        uses = self.messages.uses[id]
        known = [each for each in uses.references if each in self.messages.uses]
        return set.union(uses.variables, *map(self.variables, known))

    def is_known(self, id: str) -> bool:
        return id in self.messages.uses


@cache
def catalogue_in(path: Path) -> Catalogue:
    return Catalogue(Messages(path), dict(types_in(path.read_text("utf-8"))))


def types_in(text: str) -> Iterator[tuple[str, Types]]:
    """The types in force at each message."""
    notes = {"###": "", "##": "", "#": ""}
    for before, line in zip(("", *text.splitlines()), text.splitlines(), strict=False):
        if not line:
            notes["#"] = ""
        elif comment := COMMENT.fullmatch(line):
            level, words = comment.groups()
            is_new = level == "##" and not before.startswith("## ")
            notes[level] = words if is_new else f"{notes[level]} {words}"
        elif message := MESSAGE.match(line):
            yield message[1], {k: v for note in notes.values() for k, v in declared(note).items()}


@cache
def declared(note: str) -> Types:
    found: dict[str, frozenset[str]] = {}
    for names, types in DECLARED.findall(note):
        for name in re.findall(r"\w+", names):
            found[name] = found.get(name, frozenset()) | {*types.split(" or ")}
    return found
