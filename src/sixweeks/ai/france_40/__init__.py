"""The computer player of France '40: a greedy planner of whole phases."""

from sixweeks.ai.france_40.lookahead import LOOKAHEAD, THOROUGH
from sixweeks.ai.france_40.staff import Staff

__all__ = ["LOOKAHEAD", "THOROUGH", "Staff"]
