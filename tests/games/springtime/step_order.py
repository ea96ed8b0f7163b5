"""The steps of every procedure of Springtime for Hitler, in the order of the rulebook."""

STEPS = {
    "Campaign": "set_up first_turn turns",
    "SetUp": "bids axis_set_up allied_set_up reveal kleist",
    "SideBids": "bid roll settle",
    "FreeSetUp": "plan pick place",
    "GameTurn": "political maneuvers victory refit end_phase",
    "PoliticalPhase": (
        "begin take_plan_red allied_draw axis_draw belgian_surrender confidence italy kleist"
    ),
    "TakePlanRed": "offer",
    "PoliticalDraw": "keep_or_discard draw",
    "DrawEvent": "draw put_back",
    "PlayEvent": "play place_de_gaulle",
    "FirstTurnEvent": "offer",
    "EndPhaseEvent": "offer",
    "PlaceKleist": "choose",
    "KleistJoins": "choose",
    "ManeuversPhase": "begin impulses",
    "Impulse": (
        "begin allied_event open_paris declare supply logistics soldier_on shift_advantage"
    ),
    "Assault": "activate act",
    "Regroup": "activate act",
    "Redeploy": "activate act",
    "Move": "go open_paris enter finish",
    "Airdrop": "open_paris roll",
    "Attack": (
        "gather declare lead_attacker lead_defender attacker_air defender_air roll"
        " compare offer_advantage flip_leaders suffer kleist repulsed defender_retreats"
        " attacker_retreats"
    ),
    "Retreat": "choose_unit choose_area vacate kleist next_unit",
    "RefitPhase": "begin allied_refit axis_refit surrender",
    "Refit": "spend place",
    "Surrender": "begin roll kleist next_unit empty_areas",
    "EndPhase": (
        "automatic_victory armistice last_turn advance_markers allied_event axis_event airlanding"
    ),
    "Withdraw": "offer",
}
