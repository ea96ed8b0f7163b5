"""The game in words: answers, positions, sentences."""
