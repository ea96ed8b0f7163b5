"""The staff officer of Springtime for Hitler: chooses impulses by what they promise."""

from sixweeks.ai.springtime.staff import Staff

__all__ = ["Staff"]
