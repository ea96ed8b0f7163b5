"""Units that cut others off from supply (8.1)."""

# 2725 lies in clear country far from the coast. Three enemies two hexes away hold every neighbour
# of it in their zones of control, but 2525 beyond 2625 and 2626 stays free: a pocket with a gate.
GERMAN_RING = {"G I": "2925", "G II": "2627", "G III": "2624"}
FRENCH_RING = {"F I": "2925", "F III": "2627", "F IV": "2624"}
# From Dunkirk to 2631, along the French border: with the West Wall standing, Belgium is cut off
# from every edge of the map in France, but not from the sea.
CORDON = {
    "G I": "3927",
    "G II": "3727",
    "G III": "3528",
    "G IV": "3329",
    "G V": "3129",
    "G VI": "2929",
    "G VII": "2830",
    "G VIII": "2730",
    "G IX": "2631",
    "Maginot 2731": "dead",
    "Maginot 2632": "dead",
}
