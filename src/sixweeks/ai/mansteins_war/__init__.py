"""The staff officer of Manstein's War: plans each impulse as attacks, flights and marches."""

from sixweeks.ai.mansteins_war.lookahead import LOOKAHEAD, THOROUGH
from sixweeks.ai.mansteins_war.staff import Staff

__all__ = ["LOOKAHEAD", "THOROUGH", "Staff"]
