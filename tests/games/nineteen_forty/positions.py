"""A small position, written by hand."""

TEXT = """\
sixweeks position 1
game: nineteen_forty
scenario: campaign
turn: 2
phase: german combat
unit: G XIX, 2412
unit: F XX, 2413, repulsed
main effort: A
"""
