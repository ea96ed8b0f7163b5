-side-axis = die Achse
    .acc = die Achse
    .dat = der Achse
    .gen = der Achse
-side-allied = die Alliierten
    .number = plural
    .acc = die Alliierten
    .dat = den Alliierten
    .gen = der Alliierten
-form-place = { $name }
    .in = in { $name }
-place-9 = Antwerpen
-place-13 = Brüssel
list-and = { " " }und{ " " }
event-moved = { $unit } rückt vor: { $path }.
event-retreated = { $unit } weicht zurück: { $path }.
event-attack = { $side } { COUNT($side) ->
    [one] greift
   *[other] greifen
} { NAME($area, as: "in") } an: { $units }.
event-attack_mandatory = { $side } { COUNT($side) ->
    [one] muss
   *[other] müssen
} { NAME($area, as: "in") } angreifen: { $units }.
event-eliminated = { $unit } wird vernichtet.
event-reduced = { $unit } wird geschwächt.
event-control = { $area } ist nun in der Hand { NAME($side, as: "gen") }.
event-advantage_passes = Der Vorteil geht an { NAME($side, as: "acc") } über.
event-replacements = { $side } { COUNT($side) ->
    [one] erhält
   *[other] erhalten
} { $points ->
    [one] 1 Ersatzpunkt
   *[other] { $points } Ersatzpunkte
} (insgesamt { $total }).
