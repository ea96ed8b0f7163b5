"""A small position, written by hand."""

TEXT = """\
sixweeks position 1
game: france_40
scenario: 1940
turn: 2
phase: german combat
unit: 19 Pz, 2931
unit: F X, 2930, 1
belgium: in play 1
"""
