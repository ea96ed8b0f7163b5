"""The command line."""

from sixweeks.cli.program import main

__all__ = ["main"]
