"""A small position, written by hand: the Meuse at Sedan."""

TEXT = """\
sixweeks position 1
game: mansteins_war
scenario: campaign
turn: 2
phase: german combat
unit: 19 Pz, 1538
unit: log PGK, 1638
unit: F 2 Army, 1438, 3
"""
