"""The map and the counters as pictures."""
