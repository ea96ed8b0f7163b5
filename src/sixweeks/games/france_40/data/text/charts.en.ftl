# The key and charts of France '40, in English.

chart-combat-note-1 = The columns are the odds after all shifts.
chart-combat-note-2 = Below 1:5 the result is AE, above 6:1 it is DE, without a roll (11.10).

chart-river = River or canal
chart-river-effect = attackers across it are halved
chart-fortification = Fortification
chart-fortification-effect = shifts by its strength
# $count (Number)
chart-columns_left = { $count ->
    [one] 1 column left
   *[other] { $count } columns left
}
chart-terrain-note-1 = A river costs nothing more if the hex left or entered is a city, Paris or the Ruhr.

chart-movement-1939-german = German
chart-movement-1939-french_maximum = French, from turn 2: a die, at most
chart-movement-1939-french_turn_1 = French, turn 1
chart-movement-1940-foot = British, and Germans on foot
chart-movement-1940-mechanized = German mechanized corps
chart-movement-1940-die_maximum = French and former neutrals: a die, at most
chart-movement-1940-automatic = French on turn 1, neutrals on their first turn

chart-kind-infantry = Infantry
chart-kind-cavalry = Cavalry
chart-kind-light_cavalry = Light cavalry
chart-kind-light_mechanized = Light mechanized
chart-kind-north_african = North African
chart-kind-colonial = Colonial
chart-kind-panzer = Panzer
chart-kind-panzergrenadier = Panzergrenadier
chart-kind-maginot = Maginot Line
chart-kind-west_wall = West Wall
chart-kind-eben_emael = Eben Emael
chart-counters-note-1 = The numbers below are attack and defense; the squares beside the symbol are the steps left.
chart-counters-note-2 = A fortification never attacks: its one number is its defense.

# $turn (Number)
chart-crisis = German supply crisis, turn { $turn }
# $number (Number)
chart-up_to = begins on a die of { $number } or less
chart-roll-coup = Airborne coup
chart-roll-coup-means = succeeds on { $number } or less
# $fort, $unit (Number)
chart-roll-coup_modifiers = … added to the die
chart-roll-coup_modifiers-means = { $fort } for a Maginot counter there, { $unit } for each mobile unit
# $first, $later (Number)
chart-roll-halt = Panzer Halt
chart-roll-halt-means = the first on { $first } or less, later ones on { $later }
# $hesitate, $normal (Number)
chart-roll-dyle = Dyle-Breda
chart-roll-dyle-means = { $hesitate }: the French hesitate; up to { $normal }: normal; more: rivers in Belgium cost nothing
chart-roll-swiss = Swiss strategy
chart-roll-swiss-means = forward defense on { $number } or less, else the redoubt
