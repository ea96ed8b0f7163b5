# The key and charts of Blitzkrieg, in English.

chart-combat-note-1 = A column is attack less defense with all modifiers; two dice give the row.
chart-combat-note-2 = Below the first column and above the last, those count.
chart-result-none = nothing
chart-result-red = infantry is neutralized, vehicles are not hurt (red on the printed table)
chart-result-N = the target is neutralized
chart-result-1 = the target loses a step

chart-impacts = Shells, Stukas and mines
chart-modifiers = Modifiers of the attack factor
chart-modifiers-note-1 = A dash is no modifier. In an assault column and move and fire count in the first round only.
chart-column-direct = Direct fire
chart-column-indirect = Artillery
chart-column-assault = Assault
chart-firer-fatigued = Firer fatigued
chart-firer-neutralized = Firer neutralized
chart-firer-column = Firer in column
chart-firer-dispersed = Firer dispersed
chart-firer-pioneer = Firer a pioneer
chart-firer-move_and_fire = Move and fire
chart-firer-distance = Each hex between; range 0 in an assault
chart-firer-out_of_command = Firer out of command
chart-target-woods = Target in woods
chart-target-orchard = Target in an orchard
chart-target-built_up = Target in a built-up area
chart-target-column = Target in column
chart-target-higher = Target on higher ground
chart-target-dispersed = Target dispersed
chart-target-prepared = Target in a prepared position

chart-terrain-note-1 = Movement points to enter a hex; with a plus, added for crossing a hexside. On a road the cost of the road counts.
chart-column-tracked = Tracked
chart-column-wheeled = Wheeled
chart-column-foot = Foot
# $points (Halves)
chart-cost = { $points }
chart-cost_more = +{ $points }
chart-ground-clear = Clear
chart-ground-orchard = Orchard
chart-ground-woods = Woods
chart-ground-main_road = Main road
chart-ground-secondary_road = Secondary road
chart-ground-built_up = Built-up area
chart-ground-river = River
chart-ground-escarpment = Escarpment
chart-ground-mines = Leaving mines
chart-ground-gette = Petite Gette

chart-sight = How far targets are seen
chart-column-open = In the open
chart-column-cover = In cover
chart-sight-vehicle = Vehicles
chart-sight-infantry = Infantry, guns and trucks
chart-sight-observer = … by an artillery observer

chart-column-range = Range
# $points (Number), $mobility (Sentence)
chart-moves = { $points } { $mobility }
chart-kind-tank = Tanks
chart-kind-assault_gun = Assault guns
chart-kind-at_gun = Antitank guns
chart-kind-armored_car = Armored cars
chart-kind-motorcycle = Motorcycles
chart-kind-rifle = Rifle company
chart-kind-heavy_weapons = Heavy weapons
chart-kind-pioneer = Pioneers
chart-kind-transport = Armored transport
chart-kind-hq = Headquarters
chart-kind-observer = Artillery observer
chart-counters-note-1 = A counter shows attack and defense, below them range and movement points with the letter of its mobility.
chart-counters-note-2 = The stripe has the color of the formation; the back of a counter is its reduced side.

chart-checks = Rolls of two dice, up to
chart-checks-note-1 = A demoralization check must be below the number.
chart-column-german = German
chart-column-french = French
# $kind (Sentence)
chart-reaction = Reaction: { $kind }
chart-check-fatigue = End of fatigue
chart-check-rally = Rally of a neutralized unit
chart-check-demoralization = Half the steps lost: demoralization
chart-check-recovery = End of demoralization
chart-transmission-hq = Transmission of fire by a headquarters
chart-transmission-observer = Transmission of fire by an observer
chart-check_modifiers = Added to the dice of a reaction
chart-reaction-out_of_command = Out of command
chart-reaction-neutralized = Neutralized
chart-reaction-fatigued = Fatigued
chart-reaction-distance = Each hex between
chart-reaction-demoralized = Demoralized
