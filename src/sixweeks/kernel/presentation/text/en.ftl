# Messages that all games share, in English.

# $count (Number): pieces that the reader may not know
-hidden-pieces = { $count ->
    [one] a hidden unit
   *[other] { $count } hidden units
}
-hidden-piece = a hidden unit
    .the = the hidden unit
-hidden-place = an unknown place
-hidden-number = ?

list-comma = ,{ " " }
list-and = { " " }and{ " " }
list-or = { " " }or{ " " }
list-semicolon = ;{ " " }
list-space = { " " }
list-blank = { " " }

# Complete sentences, one after another. $sentences (Listed)
sentences = { $sentences }

# Several things. $items (Listed)
listed = { $items }

# A track of the page in the board as text. $title, $value (Sentence), $rule (Text), $notes (Listed)
board-track = { $title }: { $value } ({ $rule }).
board-track_noted = { $title }: { $value } ({ $rule }). { $notes }.

# What a picture shows. $land, $turn, $sight (Sentence)
picture-position = { $land } { $turn }, { $sight }.
# $side (Side)
picture-seen = as { $side } see it
picture-open = with nothing hidden

# What came of a roll. $result (Term)
result = { $result }

# What is the same in every language: a proper name, odds of 3:1. $name (Text)
name = { $name }
# $number (Number)
number = { $number }
# $number (Signed)
number-signed = { $number }
# $side (Side)
side-title = { NAME($side, as: "title") }

# A path. $from (Place), $to (Place), $by (Places): those in between that have a name
path = from { $from } to { $to }
path-by = from { $from } by way of { $by } to { $to }

# A hex without a name. $number, $near (Text): a place that has one, $kilometres (Halves), $direction (Term)
place-near = { $number } ({ $kilometres } km { $direction } of { $near })

# The name of a hex in a list of what it is. $hex (Place)
place-title = { $hex }

-direction-north = north
-direction-north_east = north-east
-direction-east = east
-direction-south_east = south-east
-direction-south = south
-direction-south_west = south-west
-direction-west = west
-direction-north_west = north-west

# A table goes on with newer rules, which all its answers obey. $before (Number), $now (Number): their numbers
event-carried_on = The rules of this game have been corrected since it began (rules { $before }, now { $now }). Every answer so far is still legal, so the game goes on under the present rules.
# A table goes on with newer rules. $after (Number): an answer, $lost (Number): later answers
event-taken_up = The rules of this game have been corrected since. The game resumes after answer { $after }; { $lost ->
        [0] no later answer
        [one] 1 later answer
       *[other] { $lost } later answers
    } could not be followed.

# A player came back to a seat. $side (Side)
event-returned = { NAME($side, as: "title") }: a browser has taken this seat with its recovery code; the others that held it have lost it.

# A player took answers back. $side (Side), $answers (Number), $undos (Number): in how many undos
event-undone = { NAME($side, as: "title") }: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } taken back{ $undos ->
        [one] { "" }
       *[other] { " " }in { $undos } undos
    }.

# What players agreed, or one did to the game itself. $side, $winner (Side)
event-agreed_resign = { NAME($side, as: "title") }: resigns.
event-agreed_offer_draw = { NAME($side, as: "title") }: offers a draw.
event-agreed_accept_draw = { NAME($side, as: "title") }: accepts the draw.
event-agreed_decline_draw = { NAME($side, as: "title") }: declines the draw.
event-agreed_leave_seat = { NAME($side, as: "title") }: the player has left; the seat can be filled.
event-agreed_fill_seat = { NAME($side, as: "title") }: somebody else has taken the seat.
event-agreed_close_table = The operator of the server has ended the game.
event-ended_resignation = Resignation: { $winner } win the game.
event-ended_agreement = A draw by agreement.
event-ended_closed = The game was ended without a result.

# A computer player at a table failed. $error (Text): its name in the program, $seconds (Number)
fault = The computer player failed ({ $error }); it will try again in { fault-seconds }.
fault-slow = The computer player failed (it thought for too long); it will try again in { fault-seconds }.
fault-died = The computer player failed (its process died); it will try again in { fault-seconds }.
fault-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}

# How the command line shows a prompt, an event and a refusal.
# $sides (Listed): those that are asked, $prompt, $text (Sentence), $rule (Text)
asked = { $sides }: { $prompt } ({ $rule })
asked-nobody = { $prompt } ({ $rule })
told = { $text } ({ $rule })
refused = { $rule }: { $text }

## Errors: what is wrong with something that a user wrote. They stand after "Error: " and after the
## name of a file, so they begin with a small letter and end without a full stop.
## $what (Sentence or Listed): another error, or reasons; $known (Text): all that could be written.
## As the user wrote it: $name, $key, $value, $text, $side, $game, $scenario, $answer, $marker, $option (Text)

# $line (Number)
error-line = line { $line }: { $what }
error-barred = { $what }

# Agreements.
error-not-agreed = players resign, offer a draw or leave; only the operator closes a table
error-offer-stands = a draw has been offered already
error-no-offer = no draw has been offered by the other side

# Texts of lines. $text, $kind, $first, $found, $due, $key, $value (Text)
error-not-utf-8 = this is not UTF-8 text
error-no-colon = '{ $text }' has no colon; 'key: value' was expected
error-not-of-kind = this is not a { $kind }: the first line must be '{ $first }'
error-newer-format = format { $found } is newer than this program, which reads { $known }
error-should-be = '{ $found }' should be '{ $due }'
error-not-a-number = '{ $text }' is not a whole number
# $value, $least, $most (Text)
error-not-between = { $value } is not between { $least } and { $most }
error-not-one-of = '{ $key }' is one of { $known }

# Settings. $game, $name, $value (Text)
error-no-game = there is no game '{ $name }'; there are: { $known }
error-game-has-no-scenario = { $game } has no scenario '{ $name }'; it has { $known }
error-game-has-no-option = { $game } has no option '{ $name }'; it has { $known }
error-game-has-no-order = { $game } has no standing order '{ $name }'
error-game-has-no-side = { $game } has no side '{ $name }'; it has { $known }
error-option-cannot-be = option { $name } cannot be '{ $value }'; it can be { $known }
error-order-cannot-be = order { $name } cannot be '{ $value }'; it can be { $known }
error-not-one-line = '{ $value }' does not fit on one line of a record
error-text-and-keywords = a position is given as a text or as keywords, not as both
error-no-player = there is no player '{ $name }' for { $game }; there are { $known }
# $scenario (Text): its id
error-player-not-offered = '{ $name }' is not offered in scenario '{ $scenario }' of { $game }, because its strength has not been proven there; there are { $known }
# $why (Text): what the decoder says
error-not-a-line-of-results = this is not a result of such a run: { $why }
# $name (Text), $side (Text)
error-no-style = side '{ $side }' has no style '{ $name }'
# $name (Text): a weight such as german.sortie
error-no-weight = the staff has no weight '{ $name }'
# $weights (Number), $least (Number)
error-too-few-games = { $weights ->
        [one] one weight needs
       *[other] { $weights } weights need
    } at least { $least } games
# $name (Text): a player such as staff@0fdcab8
error-only-staff-is-pinned = { $name }: of an earlier commit there is only the staff
# $commit (Text)
error-no-such-commit = there is no commit { $commit } with a computer player for this game
# $count (Number), $sides (Listed)
error-players-needed = { $game } needs { $count } names of players, for { $sides }
# $rule (Text), $near (Text): rules with numbers near it
error-no-rule = there is no rule { $rule }; near it are { $near }
error-name-a-rule = name a rule

# Answers. $roll (Text)
error-game-over = the game is over
error-nothing-to-undo = there is nothing to undo since the last roll, reveal or reply
error-illegal = '{ $answer }' is not a legal answer here
error-illegal-because = '{ $answer }' is not a legal answer here; { $what }
# $first (Text): an answer
error-illegal-begin = '{ $answer }' is not a legal answer here; begin with '{ $first }'
error-not-among = '{ $answer }' is not among the legal answers
error-not-in-cup = '{ $marker }' is not a marker in the cup
error-not-a-die = '{ $roll }' is not a roll of a die
# $dice, $lowest, $highest (Number)
error-not-a-roll = '{ $roll }' is not a roll of the { $dice ->
    [one] die: a number from { $lowest } to { $highest }
   *[other] dice: { $lowest } to { $highest }
}
error-unknown-hex = there is no hex '{ $name }' on this map
error-unknown-area = there is no area '{ $name }' on this map
error-names-no-hex = '{ $text }' names no hex, unit or action of this game
error-names-no-area = '{ $text }' names no area, unit or action of this game

# Dice. $seed, $roll (Text)
error-not-a-seed = '{ $seed }' is not a seed: 64 hexadecimal digits are needed
# $count (Number)
error-rolls-ran-out = the list of { $count ->
    [one] 1 roll
   *[other] { $count } rolls
} has run out
error-not-a-result = { $roll } is not a possible result: { $known }

# Positions. $why (Text): a fault inside the program, $procedure, $caller, $step (Text): names in it
error-unplayable = the position cannot be played from: { $why }
# $turn (Number)
error-after-last-turn = turn { $turn } was the last, and it is over
error-line-missing = the position has no '{ $key }' line
error-position-of = this is a position of '{ $game }'
error-no-scenario = there is no scenario '{ $name }'; there are { $known }
error-no-option = there is no option '{ $name }'
error-option-value = option { $option } cannot be '{ $value }'
error-not-a-position-key = '{ $key }' is not a key of a position
error-position-twice = '{ $key }' appears twice in the position
error-no-phase = there is no phase '{ $name }'; there are { $known }
error-no-phase-in = there is no phase '{ $name }' in { $scenario }; there are { $known }
# $turn (Number)
error-phase-needs-turn = a phase needs a turn from { $turn } on
# $unit, $hex (Text)
error-unit-twice = { $unit } appears twice in the position
error-not-land = { $unit } cannot be in { $hex }: no unit can enter it
error-with-enemy = { $unit } and an enemy unit are both in { $hex }
# $name, $scenario (Text)
error-unlisted-unit = there is no unit '{ $name }' in { $scenario }
error-unlisted-formation = there is no formation '{ $name }' in { $scenario }
error-unlisted-marker = there is no marker '{ $name }' in { $scenario }
error-bad-result = 'result' is the winner, the level and the rule
error-bad-result-or-draw = 'result' is the winner or draw, the level and the rule
error-bad-frame = the frame cannot be read: { $why }
error-no-step = { $procedure } has no step '{ $step }'
error-not-a-side = '{ $side }' is not a side
error-not-first = { $procedure } cannot be the first frame
error-not-called = { $procedure } is not called by { $caller } in its step '{ $step }'

# Records. $said, $found, $due (Text)
error-after-end = the record continues after its end
error-not-a-record-key = '{ $key }' is not a key of a record
error-after-header = '{ $key }' belongs in the header, before the first answer
error-after-result = an answer comes after the result
error-record-twice = '{ $key }' appears twice in the record
error-bad-reveal = 'reveal' must be 64 hexadecimal digits
error-bad-links = 'links' must be a number and 64 hexadecimal digits
error-bad-commitment = 'seed' must be 'sha256' and 64 hexadecimal digits
error-header-lacks = the header has no '{ $key }' line before the first answer
# $count (Number)
error-wrong-end = the end says '{ $said }' but { $count } answers came before
error-cut-off = the record is cut off: its last line, 'end: N answers', is missing
error-must-be-number = '{ $key }' must be a whole number, not '{ $value }'
error-answer-after-game = the game was over before this answer
# $who, $due (Text): sides
error-wrong-side-answers = '{ $who }' answers, but it is for '{ $due }'
error-should-read = '{ $found }' should read '{ $due }'
# $rules, $own (Number), $program (Text): a version
error-other-rules = { $what } (the record was written under rules { $rules } of the program { $program }; this program has rules { $own })
error-newer-rules = rules { $rules } are newer than this program's { $own }
error-one-sided = this record was downloaded before the end of the game and has only what one seat saw: without the other side's secrets it cannot be replayed
error-one-sided-shown = { error-one-sided }; in the browser 'Load a saved game' shows it
error-record-of = this is a record of '{ $game }', not of '{ $due }'
error-no-side = there is no side '{ $side }'
error-start-of-scenario = the start position belongs to scenario { $scenario }
# $said, $found (Sentence)
error-wrong-result = the record says '{ $said }' but the game is '{ $found }'
error-not-finished = not finished
error-no-commitment = the record commits to no seed, so its dice cannot be verified
error-not-revealed = the seed has not been revealed, so the dice cannot be verified yet
# $committed (Number): a line
error-other-seed = the revealed seed is not the one committed to in line { $committed }
error-uneven-links = every side with a salt must have the same number of links
error-other-chain = these links do not lead to the salt of '{ $side }'
error-other-roll = the seed gives { $due }, the record says { $said }

# Where it is. $number (Number): of several answers, $file (Text)
error-in-answer = answer { $number }: { $what }
error-in-file = { $file }: { $what }

# Packages that are not installed. $missing (Listed)
error-extra-cli = The command line needs { $missing }: python -m pip install 'sixweeks[cli]'
error-extra-server = The server needs { $missing }: python -m pip install 'sixweeks[server]'
error-extra-postgres = PostgreSQL needs { $missing }: python -m pip install 'sixweeks[postgres]'
