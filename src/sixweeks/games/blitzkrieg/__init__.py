"""Blitzkrieg 1940: Hannut and Stonne."""
