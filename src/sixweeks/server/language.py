"""What the server itself says, in every language that there are messages for."""

from pathlib import Path

from sixweeks.kernel.presentation.catalogues import Catalogues

TEXT = Catalogues(Path(__file__).parent / "text")
localization = TEXT.localization
