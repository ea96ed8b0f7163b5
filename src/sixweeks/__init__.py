"""Six Weeks: five board wargames about the Battle of France, played and studied in Python."""

from sixweeks.api import new, play, position, replay, verify
from sixweeks.version import __version__

__all__ = ["__version__", "new", "play", "position", "replay", "verify"]
