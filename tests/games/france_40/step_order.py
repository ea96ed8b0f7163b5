"""The steps of every procedure of France '40, in the order of the rulebook."""

STEPS = {
    "Campaign": "set_up turns",
    "SetUp1939": "germans french",
    "SetUp1940": "neutrals anglo_french sickle_cut germans violate_belgium",
    "Deploy": "plan review pick place",
    "GameTurn1939": (
        "begin supply_crisis_check french_turn german_turn victory_check supply_check judge"
    ),
    "GameTurn1940": (
        "begin german_turn allied_turn victory_check supply_check operation_dynamo"
        " german_replacements french_replacements judge"
    ),
    "PlayerTurn": "begin choose_order airborne_coup panzer_halt first_phase second_phase close",
    "AirborneCoup": "drop violate roll displace displace_singly",
    "Violation": "declare choose_strategy",
    "CityDie": "roll",
    "MovementPhase": "begin dyle_breda choose stacking finish",
    "Move": "roll_factor set_out go finish",
    "Restack": "choose",
    "StackingTest": "one_nationality excess",
    "CombatPhase": "begin declare stacking finish",
    "Attack": (
        "gather look commit_armored roll automatic eliminate defender_loss attacker_loss"
        " retreat advance"
    ),
    "Replacements": "replace",
}
