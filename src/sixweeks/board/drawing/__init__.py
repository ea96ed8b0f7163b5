"""A kit for drawing maps and counters as SVG. Knows no game."""
