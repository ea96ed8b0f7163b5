-side-axis = l’Axe
    .to = à l’Axe
    .of = de l’Axe
-side-allied = les Alliés
    .number = plural
    .to = aux Alliés
    .of = des Alliés
-form-army = { $name }
    .gender = feminine
-form-division = { $name }
    .gender = feminine
-form-corps = { $name }
    .gender = masculine
-form-place = { $name }
    .in = à { $name }
    .from = de { $name }
-place-9 = Anvers
-place-13 = Bruxelles
-place-26 = Beauvais-Rouen
list-and = { " " }et{ " " }
event-moved = { $unit } fait mouvement { $path }.
event-retreated = { $unit } se replie { $path }.
event-attack = { $side } { COUNT($side) ->
    [one] attaque
   *[other] attaquent
} { NAME($area, as: "in") } : { $units }.
event-attack_mandatory = { $side } { COUNT($side) ->
    [one] doit
   *[other] doivent
} attaquer { NAME($area, as: "in") } : { $units }.
event-eliminated = { $unit } est { GENDER($unit) ->
    [feminine] éliminée
   *[masculine] éliminé
}.
event-reduced = { $unit } est { GENDER($unit) ->
    [feminine] réduite
   *[masculine] réduit
}.
event-control = { $side } { COUNT($side) ->
    [one] contrôle
   *[other] contrôlent
} désormais { $area }.
event-advantage_passes = L’Avantage passe { NAME($side, as: "to") }.
event-replacements = { $side } { COUNT($side) ->
    [one] reçoit
   *[other] reçoivent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de remplacement (total : { $total }).
