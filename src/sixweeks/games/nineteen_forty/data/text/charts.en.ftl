# The key and charts of 1940, in English.

chart-combat-note-1 = A column is attack to defense after all shifts; low rolls favor the attacker.
chart-combat-note-2 = 7.s says who is held against DR*.
chart-combat-note-3 = The booklet comes without its tables: these are our reconstruction.
chart-terrain-note-1 = A hexside is paid on top of its hex.

chart-surcharges = What else costs movement
chart-surcharge-leave_zone = Leaving an enemy zone of control
chart-surcharge-enter_disrupted = Entering the hex of a disrupted friendly unit
chart-surcharge-evacuate = Evacuation by sea
chart-surcharge-enter_map = Entering the map

chart-column-combat = Combat
chart-column-points = Points
chart-column-number = Number
chart-counters-note-1 = The numbers below are combat and movement; the number beside the symbol is the army.
chart-counters-note-2 = A counter turned to its back is disrupted; the band says by which result.

chart-points = Victory points
chart-points-british = Each British combat factor eliminated
chart-points-french_motorized = Each French motorized combat factor
chart-points-french = Each other French combat factor
chart-points-german_airborne = Each German airborne unit
chart-points-german_motorized = Each German motorized combat factor
chart-points-german = Each other German combat factor

chart-limits = Limits
chart-limit-divisions = Divisions in a hex
chart-limit-armored_divisions = … of them armored
chart-limit-bridgehead = A bridgehead is won on a die up to
chart-limit-air_german = German air points a turn
chart-limit-air_french = French air points a turn
chart-limit-air_british = British air points a turn
chart-limit-reserves_german = German reserve units a turn
chart-limit-reserves_allied = Allied reserve units a turn
