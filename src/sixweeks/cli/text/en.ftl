# What only the command line says, in English.

# $what (Text): an error
shown = Error: { $what }
interrupted = Interrupted

none = none
# $file (Text): its name
written = Written to { $file }.

# --- Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-pieces = [OPTIONS]
help-pieces-command = [COMMAND] [ARGS]...
help-help = Show this message and exit.
help-version = Show the version and exit.
# $value (Text)
help-default = [default: { $value }]
help-required = [required]

# The words for values of options and arguments.
metavar-game = GAME
metavar-file = FILE
metavar-picture = FILE.svg
metavar-folder = FOLDER
metavar-scenario = SCENARIO
metavar-side = SIDE
metavar-player = PLAYER
metavar-players = PLAYERS
metavar-number = NUMBER
metavar-text = TEXT
metavar-rolls = 4,3,...
metavar-setting = NAME=VALUE
metavar-style = SIDE=STYLE
metavar-weight = WEIGHT=LOW,HIGH
metavar-language = LANGUAGE
metavar-answers = ANSWERS
metavar-address = ADDRESS
metavar-database = URL|FILE
metavar-days = DAYS
metavar-table = TABLE
metavar-seconds = SECONDS

command-program-about = Board wargames about the Battle of France, 1940, played by their rulebooks.
command-play = play against the computer, at one keyboard, or watch
command-play-about =
    Play against the computer or a friend at the same keyboard, or watch a game.

    Every question lists its legal answers; type 'help' for other commands.
command-serve = run the server, for the page in the browser
command-serve-about =
    Serve the games to browsers. Ctrl-C stops the server.

    With --json it prints the address and the database as JSON once it is listening.
command-games = list the games with their scenarios, sides, options and players
command-games-about =
    List the games with their sides, scenarios, options and players.

    With GAME only that one, and how strong its computer opponents are.
command-replay = play a record again, and verify its dice
command-replay-about =
    Replay a record, checking that every answer is legal.

    With --verify, also check every roll against the revealed seed.
command-position = write a position as text
command-position-about = Write a position: the start of turn 1 after the historical set-up, or one from a record.
command-map = draw a position as a picture
command-map-about = Draw the map as SVG: empty, or with the counters of a position or a record.
command-rule = show a rule in our words, with its code and its tests
command-rule-about =
    Show a rule (7.3a), a paragraph (7.3), a chapter (7) or the whole list.

    Each rule is shown with its status and where it is implemented and tested.
command-odds = show the chances of every result of an attack
command-odds-about = Show the strengths, the shifts with their rules, the column and the chance of each result.
command-why = show the rules that forbid something
command-why-about = List the rules that forbid something in a position; none if nothing does.
command-answer = give answers to a position and see what happens
command-answer-about =
    Give answers in a position, in notation, and show what happens.

    A roll that --dice does not give is one of the answers. Secret simultaneous answers are given in the order of the sides.
command-simulate = play many games between computer players
command-simulate-about =
    Play many games between computer players.

    The seed of each game is one more than that of the game before, so the results do not depend on --jobs.
command-analyse = estimate the chances of winning along a game
command-analyse-about =
    Play a record or a position out between staff officers, from the beginning of each phase, and show the chance of winning there with its 95 % confidence interval.

    Where a side loses much, the search goes on between the two moments until it finds the answer or the roll that cost it. Ctrl-C shows what is known so far.
command-ladder = measure how strong the computer players are
command-ladder-about =
    Play each computer player against the one below it, in pairs of games with the same seed and exchanged sides.

    The table gives the score with its 95 % confidence interval, also by side, and the processor time for a turn. With --results a run that was stopped goes on where it ended; pairs that other code has played are left alone.
command-weights = measure which weights of the staff matter
command-weights-about =
    Play games between staff officers whose weights stand at one of two levels, at random, and tell what each weight brings its side.

    A linear regression separates the weights, so that the same games measure all of them. Without --weight every weight is compared at two thirds and at one and a half times its value. With --results a run that was stopped goes on where it ended.
command-fit = fit the chances of winning to games between staffs
command-fit-about =
    Play games between staff officers and fit the outlook of a game, the chance of winning that a search rests on.

    It prints the table for the file outlook.toml of the game's computer player, with the area under the ROC curve in games that were held out.
command-fuzz = look for bugs with random games
command-fuzz-about =
    Play random games with random options and check for bugs.

    It finds crashes, dead ends, endless games, records that do not replay, secrets that leak, and refusals that contradict what is offered, are untrue or have no rule.
command-perft = count positions by depth
command-perft-about =
    Count the positions that are up to so many answers away, including every result of a die roll.

    It starts from turn 1 after the historical set-up, or from a position.
command-bench = measure speed
command-bench-about =
    Measure random games, answers, copies and games between staff players, in one process.

    The figures are those of a game's last scenario; random games of chess are the comparison. With --server, clients play at many tables: first as many answers as the server can take, then the time from a click until it is acknowledged and the last seat has seen it.
command-admin = look after the tables of a server
command-admin-about =
    Look after the tables of a server: list, inspect, export, import, close, delete, back up.

    Every command works on the database, whether the server is running or not; a running server hears of the change.
command-admin-list = list the tables
command-admin-list-about = List the tables, the most recently played first.
command-admin-inspect = show what is known of a table
command-admin-inspect-about = Show the seats of a table, how many browsers hold them, its answers and its rules, but none of its secrets.
command-admin-export = write the record of a table
command-admin-export-about =
    Print or write the whole record of a table.

    It tells the secrets of both sides, but not the seed of a running game.
command-admin-import = make a table of a record
command-admin-import-about = Make a table of a record, and print the links to its seats.
command-admin-seat = give a seat to somebody else
command-admin-seat-about =
    Give a seat to 'friend' (the link is printed), 'staff' or 'random'.

    Whoever held it loses it. The side can be 'observer', with 'observer' or 'nobody' as the player.
command-admin-close = end a game without a result
command-admin-close-about = End a game without a result. Its record says so, and everybody at the table is told.
command-admin-delete = delete a table
command-admin-delete-about = Delete a table with all its answers, for good.
command-admin-replay = play tables again under the present rules
command-admin-replay-about =
    Play a table, or all of them, again under the present rules, and say which cannot be followed to their end.

    Nothing is changed. The exit status is 1 if a table cannot be followed.
command-admin-backup = copy the database into a file
command-admin-backup-about = Copy the whole database into one new SQLite file while the server runs, then check the copy by playing every table in it again.
command-admin-restore = copy a backup into an empty database
command-admin-restore-about = Copy a backup into an empty database, of SQLite or PostgreSQL.

option-language = The language.  [default: that of the environment]
option-json = Print JSON.
option-seed = A fixed seed, to get the same game again.
option-first-seed = The first seed.
option-jobs = The number of processes.
option-scenario = The scenario.  [default: the last one]
option-all-scenarios = The scenario.  [default: all of them]
option-rungs = The players from the weakest to the strongest, with commas between; staff@COMMIT is the staff of an earlier commit.  [default: random,staff]
option-pairs = The number of pairs of games.
option-results = A file to which each pair is added, so that a run can be resumed.
option-until-decided = Stop as soon as a sequential test (SPRT, 5 % errors) tells a score of 55 % from one of 50 %.
option-any-scenario = The scenario.  [default: any, at random]
option-weight = A weight and two levels of it, such as german.sortie=0.8,1.6; can be given several times.
option-style = The style in which a side plays, such as allied=bold; it sets the weights that are not screened.
option-screened-results = A file to which each game is added, so that a run can be resumed.
option-by-turn = Play every turn of the games this many times with other luck, and fit from the last turn backwards, each turn to what its end is worth.
option-tune = Tune the weights of the staff instead, in this many steps of SPSA with --pairs pairs each.
option-position = Start from this position.
option-the-position = The position.
option-out = The file to write.
option-csv = A file to write the chances to, as a table.
option-to = Stop after this many answers of the record.
option-shown-after = Show the position after this many answers.
option-option = An option of the game.
option-side = Your side, 'both' or 'none'.  [default: the first side]
option-against = Your opponent: random, recruit, staff, general or marshal, if 'sixweeks games GAME' lists it for the scenario.  [default: staff]
option-salt = Your own text, mixed into the seed.
option-record = Continue a saved game.
option-drawn-record = Draw the last position of this record.
option-source-record = Take the position from this record.
option-dice = The next rolls, in order.
option-dice-or-ask = The next rolls, or 'ask' to enter each one.
option-deploy = Use the historical set-up, or set up by hand.
option-shown-to = Show only what this side may know.
option-counted-by = Count only what this side may know.
option-wished-by = The side that wants to do it.
option-wish = A hex, a unit, an action, or a mixture.
option-attack = Units and a hex: '19 Pz + 41 Pz 2930'.
option-verify = Check every roll against the seed.
option-players = Who plays each side, in order: staff,random.
option-games = The number of games.
option-records = Save the records in this folder, named by their seeds.
option-depth = How many answers deep.
option-game = Only this game.  [default: all]
option-random-games = Random games of each scenario.
option-staff-games = Games between staff players.
option-server = Measure the server under load instead.
option-tables = Tables at once.
option-seconds = How many seconds.
option-think = Seconds between two answers at a table, on average.
option-host = The address to listen on.
option-port = The port.
option-database = postgresql://... or an SQLite file.  [default: in the user's data folder]
option-workers = Processes for the computer players.
option-playouts = The most games that are played out from a position.
option-processes = Server processes that share the port.
option-connections = The most connections at a time.
option-computers = At so many of the tables a computer plays the second side.
option-load-level = The level of these computers.
option-load-database = A database of the server's; it must be empty.  [default: a new SQLite file]
option-forget-after = Delete tables without activity for this long.  [default: never]
option-running = Only games that are not over.
option-yes = Really delete it.
option-behind-proxy = Trust a reverse proxy on this machine.
option-open = Open the browser.

# --- Tables

column-after = after
column-answers = answers
column-answers-second = answers/s
column-before = before
column-browsers = browsers
column-chance = chance
column-chess = times chess
column-code = code
column-copy = copy us
column-counted = counted
column-default = default
column-depth = depth
column-factor = factor
column-faults = faults
column-found = found
column-game = game
column-games = games
column-games-second = games/s
column-interval = 95 % interval
column-last-answer = last answer
column-level = level
column-levels = computer opponents
column-plays = how it plays
column-longest = longest turn (s)
column-median = median turn (s)
column-name = name
column-opponent = opponent
column-option = option
column-or = or
column-percentile = 99th percentile (s)
column-phase = phase
column-player = player
column-positions = positions
column-refusals = refusals checked
column-result = result
column-rule = rule
column-rules = rules
column-scenario = scenario
column-score = score
column-settles = what it settles
column-high = high
column-low = low
column-margin = margin
column-margin-error = error
column-score-error = error
column-share = share
column-shift = shift
column-side = side
column-staff = staff s/game
column-status = status
column-table = table
column-tests = tests
column-title = title
column-to-move = to move
column-turn = turn
column-turns = turns
column-unit = unit
column-weight = weight
column-why = why
column-winner = winner

## What commands print. $count (Number); figures and names are texts.

progress-counting = counting
# $game (Text)
progress-fuzzing = fuzzing { $game }
# $player, $scenario (Text)
progress-ladder = { $player }, { $scenario }
# $scenario (Text)
progress-weights = weights, { $scenario }
progress-tuning = tuning, { $scenario }
progress-measuring = measuring

# $prompt, $result, $rule (Text)
result-open = The game is not over. { $prompt }
result = { $result } ({ $rule })

# $sides (Text): a list of ids
games-sides = sides: { $sides }
# $scenario (Text): its title
games-levels = Opponents, { $scenario }:

level-random = Chooses any legal answer: good for learning how the game runs.
level-recruit = Plays like the staff but makes mistakes: for your first games.
level-staff = Plays by hand-written judgement and answers at once.
level-general = Has learned from many games, and compares plans in imagined games where that pays: up to 5 seconds for a turn.
level-marshal = Has learned in many games to beat the general.
level-named-random = random moves
level-named-recruit = the recruit
level-named-staff = the staff
level-named-general = the general
# $percent, $opponent (Text), $games (Number)
level-strength = It scored { $percent }% in { $games } games against { $opponent }.

rule-code = code
rule-test = test
rule-status-enforced = enforced
rule-status-data = data
rule-status-descriptive = descriptive
rule-status-interface = interface
rule-status-moot = moot
rule-status-open = open

why-legal = This is a legal answer.
why-nothing = No rule forbids it here.

# $attack, $defence, $initial, $column (Text)
odds-plain = { $attack } against { $defence }: { $initial }
odds-shifted = { $attack } against { $defence }: { $initial }, after shifts { $column }
odds-attacker = attacker
odds-defender = defender
odds-hidden = { $count ->
    [one] 1 hidden defender is not counted
   *[other] { $count } hidden defenders are not counted
}
# $title, $chance, $rule (Text), $need (Number)
odds-check = { $title }: { $need } or less, { $chance } ({ $rule })

# $record (Text): a game and a scenario
replay-legal = { $record }: { $count ->
    [one] 1 answer, which is legal.
   *[other] { $count } answers, all legal.
}
replay-verified = { $count ->
    [one] Verified: 1 roll, which is the one that the committed seed gives.
   *[other] Verified: { $count } rolls, each the one that the committed seed gives.
}

# $what, $seconds (Text)
games-played = { $what }: { $count ->
    [one] 1 game
   *[other] { $count } games
} in { $seconds } s
# $side (Text): whose chances they are
analyse-chances = { $what }: the chances of { $side }, by { $count ->
    [one] 1 game
   *[other] { $count } games
} played out
# $at (Number), $answer, $loss, $margin (Text)
analyse-cost = Answer { $at } cost { $side } { $loss } (± { $margin }): { $answer }
# $after, $upto (Number)
analyse-cost-between = Between answers { $after } and { $upto } { $side } lost { $loss } (± { $margin })
simulate-draws = draws
simulate-unfinished = not finished
# $mean, $least, $most (Text)
simulate-turns = turns: { $mean } ({ $least } to { $most })
simulate-answers = answers: { $mean } ({ $least } to { $most })

ladder-both = both
# $player, $opponent, $scenario (Text)
ladder-accepted = { $scenario }: { $player } is stronger than { $opponent } (accepted: 55 % rather than 50 %).
ladder-rejected = { $scenario }: { $player } is not stronger than { $opponent } (rejected: 50 % rather than 55 %).
ladder-undecided = { $scenario }: it is undecided whether { $player } is stronger than { $opponent }; play more pairs.

fuzz-errors = errors
fuzz-dead_ends = dead ends
fuzz-endless = endless games
fuzz-unreplayable = records that do not replay
fuzz-leaks = leaks
fuzz-refusals = wrong refusals
fuzz-places = forbidden places
fuzz-places_by_otherwise = of these, without a specific reason
fuzz-searched = places that a search did not reach
fuzz-searched_incompletely = of these, with a reason that is not the only one
# $scenario, $seed (Text)
fuzz-where = { $scenario }, seed { $seed }, after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}

# $seconds (Text)
perft-total = { $count ->
    [one] 1 position
   *[other] { $count } positions
} in { $seconds } s

bench-no-chess = The package chess is not installed, so there is no comparison.
bench-chess = times chess: compared with random games of python-chess, one played after each game.
# The figures of a load test. $tables, $answers, $seconds, $answers_per_second, $errors, $first_error, $p50_ms, $p95_ms, $p99_ms, $slowest_ms (Text),
# $server_ms_per_answer, $client_ms_per_answer, $server_megabytes, $saturated_answers_per_second (Text)
load-answers = { $tables } tables, { $answers } answers in { $seconds } s ({ $answers_per_second } a second), { $errors } errors { $first_error }
load-delays = from click to update: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, slowest { $slowest_ms } ms
load-costs = an answer costs the server { $server_ms_per_answer } ms of processor time and the clients { $client_ms_per_answer } ms; { $server_megabytes } MB of memory
load-saturated = without thinking time: { $saturated_answers_per_second } answers a second

# What operators are told. $answers, $undos, $rules, $now, $count, $serial, $all (Number), $table, $side, $link, $file (Text)
admin-answers = { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $undos ->
    [one] 1 undo
   *[other] { $undos } undos
}
admin-rules = begun under rules { $rules }, present rules { $now }
admin-fault = the computer player has failed { $count ->
    [one] once
   *[other] { $count } times
}
admin-link = { $side }: { $link }
admin-lost = { $table } can be followed to answer { $serial } only; { $count ->
    [one] 1 answer is
   *[other] { $count } answers are
} not legal under the present rules.
admin-replayed = { $count } of { $all ->
    [one] 1 table
   *[other] { $all } tables
} played again to the end.
admin-backed-up = The backup is { $file }.
admin-restored = { $count ->
    [one] 1 table
   *[other] { $count } tables
} restored from { $file }.

# $address, $host (Text)
serve-address = Six Weeks is at { $address } (Ctrl-C stops it).
serve-warning =
    Warning: { $host } can be reached from other machines, and the connection is not encrypted.
    Put a reverse proxy with TLS in front instead, for example with Caddy:

# --- A game at the keyboard

# $commitment, $seed, $side, $file (Text)
play-committed = The dice are committed to: sha256 { $commitment }
play-how = Answer by number or in notation; type 'help' for other commands.
play-revealed = The seed was { $seed }; sixweeks replay --verify checks the dice.
play-after = You can still look around and save; 'quit' leaves the game.
play-needs-roll = { $side }: a roll is needed
play-needs-draw = { $side }: a draw is needed
play-undone = Undone.
play-saved-record = Record saved to { $file }.
play-saved-position = Position saved to { $file }.
play-saved-map = Map saved to { $file }.
play-help = Answer by number or in notation, or use a command:
use-list = list
use-list-about = show the answers again
use-why = why WISH
use-why-about = show which rules forbid a hex, a unit or an action
use-odds = odds [UNITS HEX]
use-odds-about = preview an attack: odds 19 Pz + 41 Pz 2930
use-board = board
use-board-about = show the position as your side sees it
use-map = map FILE.svg
use-map-about = draw the same as a picture
use-log = log
use-log-about = show what has happened
use-view = view
use-view-about = show everything your side may know, as JSON
use-rule = rule NUMBER
use-rule-about = show a rule in our words
use-orders = orders [NAME VALUE]
use-orders-about = list or change your automatic responses: orders fire always
use-undo = undo
use-undo-about = undo your last answer
use-resign = resign yes
use-resign-about = give the game up
use-draw = draw offer
use-draw-about = between two people: offer a draw; the other side types: draw accept, or: draw decline
use-save = save FILE
use-save-about = save the record; continue with: sixweeks play --record FILE
use-position = position FILE
use-position-about = save the position as text
use-help = help
use-help-about = show this list
use-quit = quit
use-quit-about = leave the game

## Errors. $flag (Text): an option such as --games, $known (Text): what could be written,
## $name, $value, $arguments, $file (Text): as the user wrote them

error-no-command = there is no command '{ $name }'; there are { $known }
error-no-flag = there is no option { $flag }
error-no-flag-but = there is no option { $flag }; did you mean { $known }?
error-flag-missing = { $flag } is missing
error-flag-needs-value = { $flag } needs a value
error-flag-takes-no-value = { $flag } takes no value
error-unexpected = unexpected: { $arguments }
error-bad-value = { $flag } cannot have this value
error-not-whole = { $flag } cannot be '{ $value }': it is a whole number
# $least, $most (Number)
error-not-from = { $flag } cannot be '{ $value }': it is a whole number from { $least } on
error-not-from-to = { $flag } cannot be '{ $value }': it is a whole number from { $least } to { $most }
error-not-a-choice = { $flag } cannot be '{ $value }': it can be { $known }
# $game (Text)
error-no-features = the outlook of { $game } is not fitted
error-one-rung = --players needs at least two names, with commas between
error-not-levels = the levels of { $name } cannot be '{ $value }': they should be two numbers with a comma between
error-not-a-setting = { $flag } cannot be '{ $value }': it should be name=value
error-not-rolls = { $flag } cannot be '{ $value }': it should be rolls separated by commas
error-argument-not-utf-8 = an argument is not UTF-8 text
error-given-twice = the option { $name } is given twice
# $flag, $other (Text)
error-flag-needs = { $flag } needs { $other }
error-flag-with = { $flag } can be used only with { $other }
error-flag-without = { $flag } cannot be used with { $other }
error-one-process = several processes need Linux or macOS
error-flags-together = { $flag } and { $other } cannot be combined

# Files.
error-file-unnamed = the name of a file or folder is empty
error-file-large = the file is too large
error-file-empty = the file is empty
error-file-missing = there is no such file or folder
error-file-not-folder = this is a file, not a folder
error-file-is-folder = this is a folder, not a file
error-file-forbidden = no permission to open it
# $why (Text): what the system says
error-file-fails = { $why }
error-unwritten = the output cannot be written: { $why }
# $count, $to (Number)
error-fewer-answers = the record has { $count } answers, not { $to }
# $source (Text): a file or an option
error-not-the-seed = { $source } is not the seed that the record commits to
error-seed-missing = { $file } with the secret seed is missing: give --seed, or continue with --dice ask

# At the keyboard.
error-no-orders = this game has no standing orders here
error-other-side-answered = there is nothing to undo since the other side has answered
error-resign-yes = this ends the game: type 'resign yes' if you mean it
error-draw-how = a draw is one of { $known }: draw offer
error-computer-draw = a computer player agrees to no draw
error-ready-set-up = the ready set-up cannot be undone; use --deploy ask to set up by hand
error-name-a-file = name a file
