"""The message files of some folders, in every language that they are written in."""

from pathlib import Path

from sixweeks.kernel.presentation.catalogue import ENGLISH, SHARED, Catalogue
from sixweeks.kernel.presentation.localization import Localization


class Catalogues:
    """Shared messages and those of the folders; what a language lacks is said in English."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (SHARED, *folders)
        self.catalogues: dict[str, Catalogue] = {}
        self.localizations: dict[tuple[str, str], Localization] = {}

    def localization(self, language: str = ENGLISH, scenario: str = "") -> Localization:
        """Created once for each scenario, for which a term may be worded."""
        key = (language, scenario)
        if key not in self.localizations:
            self.localizations[key] = self.new_localization(language, scenario)
        return self.localizations[key]

    def new_localization(self, language: str, scenario: str) -> Localization:
        return Localization(self.catalogue(language), None, scenario)

    def catalogue(self, language: str) -> Catalogue:
        if language not in self.catalogues:
            fallback = None if language == ENGLISH else self.catalogue(ENGLISH)
            self.catalogues[language] = Catalogue(language, self.sources(language), fallback)
        return self.catalogues[language]

    def sources(self, language: str) -> list[str]:
        """The messages of one language, as they are written."""
        files = [file for folder in self.folders for file in files_in(folder, language)]
        return [file.read_text("utf-8") for file in files]


def files_in(folder: Path, language: str) -> list[Path]:
    """`de.ftl`, and files such as `guide.de.ftl` beside it."""
    return sorted({*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")})
