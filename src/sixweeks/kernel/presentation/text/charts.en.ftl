# The key and charts over the map, in English.

# A word of the game as the heading of a row. $term (Term)
chart-term = { $term }

chart-terrain = Terrain
chart-combat = Combat results
chart-results = What the results mean
chart-movement = Movement
chart-counters = What counters show
chart-rolls = Other rolls

chart-heading-die = Die
chart-heading-dice = Dice
chart-heading-terrain = Terrain
chart-heading-result = Result
chart-heading-unit = Unit
chart-heading-counter = Counter
chart-heading-roll = Roll
chart-heading-what = What

chart-column-means = What it does
chart-column-cost = Cost to enter
chart-column-shift = Columns left
chart-column-effect = In combat
chart-column-attack = Attack
chart-column-defense = Defense
chart-column-movement = Movement
chart-column-steps = Steps
chart-column-value = Value

chart-closed = closed
