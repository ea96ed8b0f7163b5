"""The computer opponent for Blitzkrieg 1940."""

from sixweeks.ai.blitzkrieg.lookahead import LOOKAHEAD
from sixweeks.ai.blitzkrieg.staff import Staff

__all__ = ["LOOKAHEAD", "Staff"]
