"""A library for drawing maps and counters as SVG, independent of any game."""
