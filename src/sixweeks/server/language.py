"""What the server itself says, in every language that there are messages for."""

from functools import cache
from pathlib import Path

from sixweeks.kernel.presentation.catalogue import ENGLISH, SHARED, Catalogue
from sixweeks.kernel.presentation.localization import Localization

FOLDERS = (SHARED, Path(__file__).parent / "text")


@cache
def localization(language: str) -> Localization:
    return Localization(catalogue(language))


@cache
def catalogue(language: str) -> Catalogue:
    """What is not said in a language is said in English."""
    files = (folder / f"{language}.ftl" for folder in FOLDERS)
    fallback = None if language == ENGLISH else catalogue(ENGLISH)
    return Catalogue.load(language, [file for file in files if file.exists()], fallback)
