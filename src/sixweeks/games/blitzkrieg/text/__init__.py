"""The game in words: notation, positions, names, messages and the board as text."""
