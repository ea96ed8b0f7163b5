"""The state of a game, its components, and what reads and writes them."""
