"""Manstein's War: Decision Games 2022."""
