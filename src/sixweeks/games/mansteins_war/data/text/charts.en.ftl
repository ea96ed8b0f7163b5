# The key and charts of Manstein's War, in English.

chart-assault = Assault results
chart-assault-note-1 = A column is the attack in percent of the defense, rounded down to it; high rolls favor the attacker.
chart-assault-note-2 = The booklet comes without these tables: they are our reconstruction.
chart-mobile = Mobile assault results
chart-air = Air warfare
chart-air-note-1 = A column is the attacker's strength less the defender's.
chart-air_results = What the results in the air mean
chart-air-AL1 = AL1
chart-air-BL1 = BL1
chart-air-DL1 = DL1
chart-terrain-note-1 = The better of city and terrain counts; river and fort are added to it.
chart-column-mech = Mech
chart-column-others = Others
chart-column-points = Refit points

chart-counters-note-1 = The numbers below are attack, defense and movement; the squares are the steps left.
chart-counters-note-2 = The color behind the symbol is that of the command: its marker activates the unit.
chart-air_unit = Air unit: its strength

chart-refit = Refit
chart-refit-step = A step of a ground unit
chart-refit-step_in_zone = … in an enemy zone of control
chart-refit-logistic = A logistic unit
chart-refit-air = An air unit

chart-heading-marker = Marker
chart-markers-german = German command markers (* special)
chart-markers-allied = Allied command markers (* special)
