"""The computer opponent for Blitzkrieg 1940."""

from sixweeks.ai.blitzkrieg.staff import Staff

__all__ = ["Staff"]
