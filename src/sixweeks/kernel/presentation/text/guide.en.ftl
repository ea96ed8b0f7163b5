# Words of wargames that all games here share, explained in English.
#
# The value of a message is the word itself. `.also` lists other forms, separated by a bar; words in lower case
# match capitals too. `.means` explains it. A game that explains a word with the same id replaces this one.

glossary-hex = hex
    .also = hexes
    .means = One cell of the map. Units move from hex to hex, and each hex has six neighbors.
glossary-counter = counter
    .also = counters
    .means = A playing piece: a unit with its values, or a marker that records something.
glossary-stack = stack
    .also = stacks | stacking
    .means = Several counters in one place. The stacking rule says how many may end there.
glossary-step = step
    .also = steps
    .means = A measure of losses. A unit that loses a step becomes weaker; without steps it is eliminated.
glossary-phase = phase
    .also = phases
    .means = A part of a turn in which one kind of thing is done, such as moving or fighting.
glossary-movement_points = movement points
    .also = movement point | MP | MPs
    .means = What a unit spends to enter hexes; difficult ground costs more.
glossary-crt = combat results table
    .also = CRT
    .means = The table on which the die gives the result of a battle.
glossary-odds = odds
    .means = The strength of the attackers compared with that of the defenders, such as 3:1.
glossary-column = column
    .also = columns
    .means = A column of the combat results table. Farther to the right is better for the attacker.
glossary-shift = shift
    .also = shifts | shifted
    .means = A step to another column of the table: to the right it helps the attacker, to the left the defender.
glossary-terrain = terrain
    .means = The kind of ground in a place: it slows units down and helps who defends there.
glossary-reinforcements = reinforcements
    .also = reinforcement
    .means = Units that enter the game after its start.
glossary-barrier = undo
    .means = Takes back your last answer, as far as the last roll, draw or reveal, or the last answer of the other side.
glossary-die = die roll
    .also = die rolls
    .means = A result of chance. The dice of a game are committed to before it starts, so nobody can change them.

## Lessons

lesson-aside = That was something else, and the rules allow it. The lesson waits: do the step above, take your answer back, or start again.
lesson-missed = The moment for this step has passed. Play on as you like, or start the lesson again.
