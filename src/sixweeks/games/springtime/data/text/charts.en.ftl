# The key and charts of Springtime for Hitler, in English.

chart-attack_value = Attack Value
chart-defense_value = Defense Value
chart-value-lead = The Lead
chart-value-lead-is = its Combat Value
chart-value-leader = A leader with the Lead
chart-value-leader-is = + Rating
chart-value-air = One Air Support marker
chart-value-air-is = + its value
chart-value-tem = Terrain of the Area
chart-value-tem-is = + its TEM
chart-value-attack-other_unit = Each other attacking unit
chart-value-attack-out_of_supply = Any unit Out of Supply
chart-value-defense-other_unit = Each other defending unit
chart-value-defense-river = All attackers came across a river
chart-value-defense-maginot = All came across the Maginot Line
chart-value-defense-out_of_supply = Any unit Out of Supply

chart-column-when = When
chart-result-repulse-when = attack total below defense total
chart-result-repulse-means = the attacking Lead is reduced
chart-result-stalemate-when = totals equal
chart-result-stalemate-means = both Leads are reduced
chart-result-success-when = attack total above, and the attacking Lead is infantry
chart-result-success-means = the defending Lead is reduced and the defenders retreat
chart-result-overrun-when = attack total above, and the attacking Lead is armored
chart-result-overrun-means = the defending Lead is eliminated and the other defenders retreat
# $number (Number)
chart-costly = the defender's dice are { $number } or more
chart-costly-means = the victorious Lead loses a step too
chart-results-note-1 = Each side rolls two dice and adds its value.

chart-terrain-tem = The small number of an Area
# $least, $most (Number)
chart-terrain-tem-effect = its TEM, { $least } to { $most }, is added to the defense
chart-terrain-river = Blue boundary: river
# $value (Number)
chart-terrain-river-effect = defense +{ $value } if all attackers came across it
chart-terrain-maginot = Jagged black boundary: Maginot Line
chart-terrain-maginot-effect = defense +{ $value } if all came across it; units stop
chart-terrain-port = Anchor: port
chart-terrain-port-effect = the BEF may be evacuated here
chart-terrain-zone = Zone, with arrows
chart-terrain-zone-effect = entered and left only along its arrows

chart-column-combat = Combat Value
chart-kind-infantry = Infantry
chart-kind-armored = Armored
chart-kind-reduced = Reduced: a stripe
chart-kind-leader = Leader: his Rating
chart-counters-note-1 = The numbers below are Combat Value and Movement Factor.
chart-counters-note-2 = The stripe on the left has the color of the army group.

chart-morale = French Morale
chart-morale-paris = Paris is lost
chart-morale-open_paris = Paris is lost as an open city
chart-morale-french_area = Another French Area or Zone is lost
chart-morale-french_unit = A French unit is lost
chart-morale-british_unit = The BEF is lost, not evacuated
chart-morale-belgian_unit = The Belgian Army is lost
chart-morale-dutch_unit = The Dutch Army is lost
chart-morale-german_unit = A German unit is lost
chart-morale-italian_unit = An Italian unit is lost
chart-morale-airlanding = The Airlanding Corps is lost
chart-morale-cabinet_shuffle = Cabinet Shuffle

chart-thresholds = What falling Morale brings
# $morale (Number)
chart-threshold = Morale { $morale } or less
chart-threshold-confidence = as a turn begins: victories of the Axis flip leaders in that turn
chart-threshold-italy = as a turn begins: the Italian Army enters
chart-threshold-armistice = at the end of a turn: the Axis roll for an armistice
chart-threshold-automatic = at the end of a turn: the Axis win

chart-surrender = Surrender of units out of supply
# $number (Number)
chart-from = { $number } or more
chart-surrender-reduced = reduced; surrenders if reduced already
chart-surrender-surrenders = surrenders
# $level (Number)
chart-surrender-axis_unit = added for an Axis unit
chart-surrender-fortress = added in a fortress Area
chart-surrender-low_morale = added for a French unit while Morale is { $level } or less
chart-surrender-note-1 = Below, what is added to the die.

chart-costs = Replacement Points
chart-column-restore = Restore
chart-column-rebuild = Rebuild reduced
chart-column-rebuild_full = Rebuild at full strength
