"""The map, the displays and the counters as pictures."""
