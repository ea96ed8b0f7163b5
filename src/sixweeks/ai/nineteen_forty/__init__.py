"""The staff officer of 1940: plans each impulse as a set of attacks and marches."""

from sixweeks.ai.nineteen_forty.lookahead import LOOKAHEAD, THOROUGH
from sixweeks.ai.nineteen_forty.staff import Staff

__all__ = ["LOOKAHEAD", "THOROUGH", "Staff"]
