"""The steps of every procedure of Blitzkrieg 1940, in the order of the rulebook."""

STEPS = {
    "Battle": "set_up turns",
    "SetUp": "begin french germans",
    "Deploy": (
        "plan pick place dig_in lay_mines load_trucks attach hide_guns review settled choose_again"
    ),
    "Attachment": "choose note",
    "GameTurn": "begin reinforcements fill_cup first_turn operations administration victory",
    "Reinforcements": "announce attach observers",
    "ObserversArrive": "place",
    "FirstTurn": "hold_out play",
    "OperationsPhase": "draw_on draw test_end keep_general choose_replay play_again play",
    "Activation": "begin choose close",
    "Act": "set_out decide finish",
    "Advance": "enter mines reactions go_on",
    "FireAction": "combine look aim shoot reply second",
    "Reactions": "choose give_way check opportunity_fire go mines more",
    "Shot": "roll suffer",
    "Suffer": "exchange apply morale",
    "MoraleCheck": "roll",
    "Rally": "roll",
    "Bombardment": "aim observe resolve",
    "Salvo": "transmit fall strike next_impact give_way",
    "Assault": (
        "mines meet aim shoot seal take_hits end_of_fire weak_leave end_of_round"
        " break_off next_round withdraw"
    ),
    "PointBlank": "roll",
    "Endure": "suffer decide leave mines morale",
    "AdministrativePhase": (
        "turn_hqs command observers_recover observers_arrive observers_ready"
        " observers_move rallies_due rallies rest fatigue recoveries_due recoveries"
    ),
    "Recovery": "roll retreat cut_off command",
}
