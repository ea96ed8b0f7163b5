"""The computer player of Springtime for Hitler: chooses impulses by their expected value."""

from sixweeks.ai.springtime.lookahead import LOOKAHEAD
from sixweeks.ai.springtime.staff import Staff

__all__ = ["LOOKAHEAD", "Staff"]
