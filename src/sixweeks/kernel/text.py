"""Text for players: templates with named arguments, looked up by id in one catalogue."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Catalogue:
    """The sentences of one game in one language, from `text.<language>.toml`."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)

    @classmethod
    def load(cls, path: Path) -> "Catalogue":
        return cls(dict(flatten("", tomllib.loads(path.read_text("utf-8")))))

    def has(self, key: str) -> bool:
        return key in self.templates

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        template = self.templates[key]
        return template.format_map(args or {}) if "{" in template else template


def flatten(prefix: str, node: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Nested tables as dotted keys."""
    pairs: list[tuple[str, str]] = []
    for name, value in node.items():
        key = f"{prefix}.{name}" if prefix else name
        pairs += flatten(key, value) if isinstance(value, dict) else [(key, str(value))]
    return pairs
