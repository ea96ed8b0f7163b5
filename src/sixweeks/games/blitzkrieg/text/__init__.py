"""The game as text: notation, positions, names, messages and the board."""
