# Every sentence of the page; another language is another file here. After a change of ids or
# arguments: npm run messages.

app-title = Six Weeks
app-motto = Board wargames on the Battle of France, May and June 1940, with every rule enforced and explained.
app-unreachable = The server cannot be reached.
app-status = The server reported an error ({ $status }).

home-games = Games
home-help = New here? How to play, lessons and rules
home-map = Map of { $game }
home-turns = Turns
home-scale = Scale
home-time = Playing time
home-difficulty = Difficulty
home-tables = Your games
home-none = You have no games yet.
home-play = Play the { $side } side
home-against = Starts at once, with the armies set up, against { $player }.
home-new = Other scenarios, opponents and optional rules …
home-import = Load a saved game …
home-name = Name of the game
home-rename = Rename
home-rename-this = Rename { $name }
home-save = Save
home-archive = Archive
home-archive-this = Archive { $name }
home-restore = Restore
home-restore-this = Restore { $name }
home-archived = { $count ->
    [one] 1 archived game
   *[other] { $count } archived games
}
home-delete = Delete
home-delete-this = Delete { $name }
home-delete-sure = Delete it for good?
home-you = you are { $sides }
home-both = you play both sides
home-lessons = Learn it in short lessons
home-won = You won
home-lost = You lost
home-draw = Draw
home-won-by = { $side } victory
home-statistics = Statistics of your games
statistics-game = Game and side
statistics-won = Won
statistics-lost = Lost
statistics-draw = Draws
statistics-running = Running
statistics-share = Share won
home-over = Finished
home-yours = Your turn
home-reconstructed = Maps, counters and missing charts are our own reconstructions. No text or artwork from the rulebooks is reproduced.

new-title = New game: { $game }
new-unknown = There is no game called { $game }.
new-scenario = Scenario
new-player = Who plays the { $side } side?
new-me = Me, in this browser
new-friend = A friend, with a link
new-computer = The computer ({ $name })
new-deployment = Set-up
new-historical = Historical, ready to play
new-changed = Historical, with my changes
new-by-hand = By hand, from an empty map
new-dice = Dice
new-salted = Each player's browser adds to them once
new-joint = Both browsers add to every roll (both must be online)
new-name = Name of the game (optional)
new-options = Optional and disputed rules
new-start = Start the game
new-links = Send this link to the { $side } player. It works once, for the first browser that opens it:
new-watch = Link for spectators:
new-copied = Copied
new-go = Go to the game

level-about = { $name ->
    [random] Chooses any legal answer: good for learning how the game runs.
    [recruit] Plays like the staff but makes mistakes: for your first games.
    [staff] Plays by hand-written judgement and answers at once.
    [general] Has learned from many games, and compares plans in imagined games where that pays: up to 5 seconds for a turn.
    [marshal] Has learned in many games to beat the general.
   *[other] A computer player.
}
level-strength = It scored { $score } in { $games } games against { $opponent ->
    [random] random moves
    [recruit] the recruit
    [staff] the staff
   *[general] the general
}.

player-observer = Spectator
player = { $name ->
    [me] you
    [friend] a friend, with a link
    [vacant] nobody
   *[other] the computer ({ computer })
}
computer = { $name ->
    [random] random moves
    [recruit] Recruit
    [staff] Staff
    [general] General
    [marshal] Marshal
   *[other] { $name }
}

skip-map = Skip to the map
skip-orders = Skip to your decision

tab-log = Log
tab-place = Place
tab-tracks = Tracks
tab-overlays = Layers
tab-standing = Responses
tab-rules = Rules
tab-replay = Replay
tab-table = Game
tab-board = Text
tab-settings = Settings

table-orders = Your decision
table-panels = Panels

orders-title = Automatic responses
orders-about = These answers are given for you. Where nothing is set, you are asked. You can change them at any time.

table-trays = Off the map
table-undo = Undo
table-deselect = Deselect
table-click = click on { $place }
table-adding = Add all
table-waits = Next: { $what }
table-missed = Not done: { $what }. The game moved on before your click could apply.
table-undo-all = Undo back to the last roll, reveal or reply
table-key-end = Shortcut: e
table-no-undo = You have nothing to undo since the last roll, reveal or reply.
table-named = { $name } ({ $side })
table-wait = Waiting for the { $who } player
table-thinking = { $who }: the computer is thinking
table-thinking-time = Thinking for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
table-hurry = Play now
table-hurried = It will answer at once
table-choices = { $count ->
    [one] 1 option
   *[other] { $count } options
}
table-sequence = Sequence of play
table-refused = Not possible
table-why = Not available now. Click to see why.
table-confirm = Confirm
table-anyway = { $choice } anyway
table-cancel = Cancel
table-close = Close
table-here = Options here
table-on-map = { $count ->
    [one] Choose on the map: 1 place is marked.
   *[other] Choose on the map: { $count } places are marked.
}
table-anywhere = Choose on the map: nearly every place is possible.
table-all = Add all { $count }
table-add = Add { $what }
table-latest = What just happened
table-more-latest = { $count } more in the log
table-do = { $action }: { $what }
table-move = Move to { $place } (cost { $cost })
table-loading = Loading the map …
table-lost = Connection lost. Reconnecting …
table-seat = Your side
table-theme = Dark theme
table-fold = Hide the panels
table-home = All games

curtain-title = The map is hidden. Hand over the screen.
curtain-take = Play the { $side } side
curtain-setting = Two players share this screen: hide the map when it is the other's turn

over-course = How it went
over-replay = Watch it again
over-luck = Dice and luck
over-again = New game

note-nothing = There is nothing to do here now.
note-first = { $choice }, then act here

playback-skip = Skip ({ $left })
playback-step = Step
playback-speed = Speed
playback-slow = slow
playback-quick = normal
playback-fast = fast

news-title = The other side:
news-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
news-attacks = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
news-lost = lost: { $places }
news-weakened = { $count ->
    [one] 1 of your units weakened
   *[other] { $count } of your units weakened
}
news-gone = { $count ->
    [one] 1 of your units off the map
   *[other] { $count } of your units off the map
}
news-theirs = { $count ->
    [one] 1 of theirs off the map
   *[other] { $count } of theirs off the map
}

history-layer = History: the front on { $date } (approximate)
layer-numbers = Numbers of all hexes (hold h)
history-event = { $number }: { $title }
history-events = In these days of 1940
history-approximate = Drawn from general knowledge; expect errors of 5 to 40 km. The documentation names the works to compare.

inspector-none = Click a place on the map to see its terrain, units, control and supply.

log-more = Show earlier entries
log-none = Nothing has happened yet.
log-since-visit = Since your last visit
log-since-move = Since your last move
log-play = Play back
log-undo = Undo from here: { $line }
log-undo-short = Undo from here
log-trace = Show on the map: { $line }
log-trace-short = Show on the map

odds-title = Odds
odds-said = Odds: { $what }
odds-attack = Attack
odds-defence = Defense
odds-hidden = { $count ->
    [one] 1 hidden unit in the stack: the real odds may be worse.
   *[other] { $count } hidden units in the stack: the real odds may be worse.
}
odds-initial = { $column } before shifts
odds-automatic = automatic { $result }
odds-need = { $need } or less, { $chance }
odds-chances = Chance of each result
odds-column = What each roll gives at { $column }

rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-open = Rule { $rule }

board-hint = a unit, a place or an answer
board-unknown = This names no unit, place or action on offer.
board-look = Look at { $place }
board-others = Markers
board-order = Send
board-cost = { $count ->
    [one] for { $cost } movement point
   *[other] for { $cost } movement points
}
board-more = { $count } more: type to narrow the list.

replay-at = Step { $at } of { $last }.
replay-slider = Step shown
replay-first = To the start
replay-back = Step back
replay-next = Step forward
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-present = To the present
replay-moments = What happened: choose a moment
replay-viewer = Viewed as
replay-both = both sides
replay-link = Copy a link to this moment
replay-play = Play
replay-pause = Pause

agree-title = End the game
agree-resign = Resign
agree-resign-sure = The other side wins, and the game is over.
agree-offer_draw = Offer a draw
agree-offer_draw-sure = If the other side accepts, the game is over, and nobody has won.
agree-accept_draw = Accept the draw
agree-decline_draw = Decline
agree-leave_seat = Leave the game
agree-leave_seat-sure = Your seat becomes vacant. The other player can give it to somebody else or to the computer; you cannot come back without a new link.
agree-offered = { $side }: offers a draw.
share-title = Players and links
share-copy = Copy link
share-copied = Copied:
share-by-hand = Copy this link:
share-observer = Spectators
share-browsers = { $count ->
    [0] Nobody has taken this seat yet.
    [one] Held by 1 browser.
   *[other] Held by { $count } browsers.
}
share-device = Add another of my devices
share-device-copied = Copied; open it once on your other device:
share-device-by-hand = Open this link once on your other device:
share-recovery = Make a recovery link
share-recovery-keep = Keep this link in a safe place; it is shown only now. If this browser loses the game, open the link: it works once, gives you the seat back, takes it from all other browsers, and tells the other player. An older recovery link stops working.
share-end-others = Sign out the other browsers
share-hand = Hand the { $side } side to { $player }?
share-hand-friend = Whoever opens the new link plays it, and you no longer do. The old link stops working.
share-hand-computer = The computer plays it from now on, and moves at once if it is its turn. You can take the side back here at any time.
share-hand-over = Hand it over
share-take-back = Take the { $side } side back
share-only-here = Links to this address work on this computer only. To play with others, start the server with { $command } and open the page at the network address of this computer.
share-record = Download the record
share-whole = The record is the whole game. It can be loaded again on the home page.
share-so-far = The record is the game so far. It can be loaded again on the home page and continued, with new dice.
share-one-side = The game is not over, so the record has only what this seat saw. Load it on the home page to view it again; it cannot be continued.
share-preparing = Preparing the record …

saved-seat = What the { $side } seat saw, up to { $turn }; the game was not over.
saved-spectator = What a spectator saw, up to { $turn }; the game was not over.
saved-gone = To view a saved game again, load its file again.

dice-title = Dice
dice-promise = Committed before the first roll (SHA-256 of the seed):
dice-none = This game was loaded before it was finished. It rolls its own dice from then on, so its rolls cannot be verified.
dice-server = The server alone rolls these dice: no browser has added to them, so whoever runs the server could have chosen them.
dice-salted = The players' browsers have each added to the dice after the commitment, so nobody could choose them. Whoever runs the server can know them in advance.
dice-joint = The players' browsers add to the dice with every roll, so nobody can know them in advance.
dice-unsalted = Nothing is added for { $sides }, which the computer plays.
dice-alone = This one browser has added for { $sides }.
dice-kept = This browser remembers the commitment and compares it after the game.
dice-wait = Waiting for { $who }: nothing is rolled or drawn until that browser has opened this page.
dice-wait-joint = These dice need the browser in which each player started. If one of them is gone, you can continue with the server's dice, which were committed to before the first roll; both players must agree.
dice-waive = Agree to continue with the server's dice
dice-waived = You agree to continue with the server's dice.
dice-other = This is not the commitment that this browser saw first: the server has changed its dice.
dice-asked-again = The server asks again for a roll that this browser has already added to, after a different course of the game.
dice-remembered = They are the commitment and the contribution that this browser remembers.
dice-forgotten = But this is not what this browser remembers: the commitment, its own contribution or the course of the game was changed.
dice-seed = Seed, revealed after the last roll:
dice-verify = Verify every roll
dice-luck = Dice statistics
dice-good = The seed matches the commitment, and all { $count } rolls and draws follow from it.
dice-bad = { $count ->
    [one] Verification failed: 1 roll or draw does not follow from the seed.
   *[other] Verification failed: { $count } rolls or draws do not follow from the seed.
}
dice-broken = Verification failed: the seed does not match the commitment.
dice-fell = { $count ->
    [one] How often each number was rolled with one die ({ $sides } sides)
   *[other] How often each number was rolled with { $count } dice ({ $sides } sides)
}
dice-mean = Mean

luck-title = Luck
luck-none = No battle has been fought yet.
luck-totals = Expected and actual results
luck-battles = Battle by battle
luck-battle = Battle
luck-result = Result
luck-chance = Chance
luck-expected = Expected
luck-came = Actual

settings-name = Your name, shown to the other players
settings-language = Language
settings-theme = Theme
settings-system = Same as the system
settings-paper = Light (staff map)
settings-room = Dark (map room)
settings-palette = Colors
settings-usual = Standard
settings-distinct = Color-blind friendly
settings-size = Text size { $size }%
settings-pace = The other side's moves
settings-off = Do not play them back
settings-quick = Play them back quickly
settings-fast = Play them back very quickly
settings-slow = Play them back slowly
settings-shortcuts = Letters and digits are shortcuts
settings-keys = Keyboard

keys-arrows = ← ↑ ↓ →
keys-arrows-does = move the cursor; with Shift, move the map
keys-enter = Enter
keys-enter-does = choose the place under the cursor
keys-np = n p
keys-np-does = next and previous place where something can be done
keys-digits = 1 … 9
keys-digits-does = press the first, second … button of your decision, or of a stack's cards
keys-i = i
keys-i-does = inspect the place under the cursor (mouse: right button)
keys-zoom = + − 0
keys-zoom-does = zoom in, zoom out, whole map
keys-u = u
keys-u-does = undo
keys-e = e
keys-e-does = end the move or the phase
keys-k = k
keys-k-does = key and charts: results, terrain, counters, the sequence of play
keys-h = h
keys-h-does = as long as you hold it: the numbers of all hexes
keys-escape = Esc
keys-escape-does = deselect the unit; skip the playback (so does a click on the map)

map-zoomin = Zoom in
map-zoomout = Zoom out
map-fit = Whole map
map-parts = Parts of the map
map-at = { $name } ({ $number })

tray-left = { $count } left, { $chance }
cup-marker = { $what }: { $chance }

map-label = Map. Arrow keys move the cursor, n goes to the next place where something can be done, Enter chooses, plus and minus zoom.

table-help = Briefing and help
term-label = Meaning of { $word }
term-list = Words:

charts-open = Key and charts (k)
charts-title = Key and charts
charts-list = Charts
charts-print = Print
charts-marks = Marks on counters now
charts-sequence = Sequence of play
charts-now = The attack you are looking at is in the column { $column }.
briefing-map = The map with the forces of both sides at the start and their main movements
briefing-situation = The situation
briefing-want = What each side wants
briefing-side = { $you ->
    [true] { $side } (you)
   *[other] { $side }
}
briefing-victory = How to win
briefing-special = Special features
briefing-first = Three things to do first
briefing-first-side = Three things to do first: { $side }
briefing-begin = Begin
briefing-more = Help: how to play here, all rules, lessons

help-title = Help
help-here = How to play here
help-here-question = Your decision is always at the top of the panel beside the map, with its rule. Places that answer it are highlighted on the map: click them, or press a button.
help-here-refusal = Everything the rules allow is offered, and nothing else. Click something that is not highlighted, and the page tells you which rule forbids it.
help-here-odds = Before an attack you see the odds: strengths, shifts with their rules, and the exact chance of each result.
help-here-undo = You can undo until the next roll, draw or reveal, or until the other side has answered.
help-here-layers = Layers show zones of control, supply, reach and the front. A right click or a long press inspects a place.
help-here-words = Words with a dashed line are explained when you point at them, tap them or reach them with Tab. Numbers such as 7.3 open the rule.
help-here-other = The other side's moves are played back on the map; a click or Esc skips them.
help-keys = Keys
help-game = Help for
help-sections = Sections
help-briefing = Briefing
help-how = How it plays
help-lessons = Lessons
help-rules = All rules
help-words = Glossary
help-search-words = Search the glossary
help-play = Play { $game }
help-loading = Loading …

end-loading = Loading the summary …
end-winner = { $side } victory.
end-draw = A draw.
end-standing = The score by turn
end-start = Start
end-from-to = { $side }: { $first } at the start, { $last } at the end
end-ground = Territory taken
end-losses = Steps lost and not replaced
end-decisive = The turns that changed most
end-none-decisive = No turn changed much.
end-change = { $side }: { $title } { $by }
end-watch = Watch
end-watch-moment = Watch: { $what }
end-history = In history
end-battles = { $count ->
    [one] 1 roll on a results table
   *[other] { $count } rolls on results tables
}
end-bars = Actual results as bars, expected ones as marks
end-luck-more = Every roll and its chance
end-turns = Turn by turn
end-turn = Turn
end-in-1940 = In 1940
end-event = { $date }: { $title }
end-approximate = What happened in 1940 is approximate: see History beside the games in the documentation.
end-rematch = Rematch with sides exchanged
end-picture = Save as a picture
end-link = Copy a link for others

thoughts-title = Why did it do that?
thoughts-about = Before these answers the computer played several possibilities on in imagined games. The percentages are its estimates of its own chance of winning; what it chose is in bold. The first of each list is what it would have done without comparing: it takes another only if that is clearly better, for a small lead in a few imagined games may be luck.
thoughts-show = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
thoughts-answer = { $side }, step { $serial }: watch
# How the computer would go on after an answer.
thoughts-plan = { $plan ->
    [usual] as usual
    [bold] boldly
    [careful] carefully
    [storming] by assaults
    [by_fire] by fire, with few assaults
    [holding] holding its ground
    [garrisoning] with garrisons on the objectives
    [massed] massing its strength
    [spread] spread out
    [forward] farther forward
    [back] farther back
    [other_goal] towards another goal
   *[other] in another way
}
thoughts-worlds = { $count ->
    [one] 1 imagined game
   *[other] { $count } imagined games
}

lesson-label = Lesson
lesson-progress = { $done } of { $count } steps done
lesson-where = Show me where
lesson-next = Next lesson
lesson-again = Start again
lesson-all = All lessons
lesson-about = Short lessons at the real table, with prepared positions and set dice. Nothing that the rules allow is refused; you can undo, or start again.
lesson-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}

settings-coach = The coach explains your decisions
settings-coach-first = In the first game
settings-coach-on = Always
settings-coach-off = Never
settings-sound = Sound
settings-volume = Volume: { $volume } %
coach-label = Coach
coach-ask = What would the staff do?
coach-thinking = The staff is thinking …
coach-advice = The staff would choose: { $what }
coach-show = Show it
coach-off = Switch the coach off
coach-open = Coach: what is this about?

# The analysis board.
tab-analysis = Analysis
analysis-open = Analyse this game
analysis-open-this = Analyse { $name }
analysis-import = Analyse a record or a position …
analysis-item = Analysis
analysis-at = Step { $step } of { $tip }.
analysis-slider = Step of the line
analysis-start = To the start
analysis-phase-back = Phase back
analysis-back = Step back (,)
analysis-on = Step forward (.)
analysis-phase-on = Next phase
analysis-end = To the end of the line
analysis-otherwise = Tried here otherwise
analysis-chance = Chance of winning here
analysis-bounds = { $low } to { $high }
analysis-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} played out between staff officers; the bounds hold in 95 of 100 cases.
analysis-starting = The first game is being played out …
analysis-none = Nothing has been played out from here.
analysis-over = The game is over here.
analysis-outlook = Staff at a glance: { $side } { $chance }.
analysis-line = Along this line
analysis-chart = Chance of winning, { $side }, by turn
analysis-chart-told = Chart of the chance of winning of { $side }, estimated at { $count ->
    [one] 1 moment
   *[other] { $count } moments
}. The same figures are in the table below.
analysis-play-out = Play the whole line out
analysis-play-on = Play out from here on
analysis-why-play-out = Playing out shows where the game turned. The last turns take seconds, a whole game takes minutes.
analysis-stop = Stop
analysis-played = { $count ->
    [one] 1 game played out
   *[other] { $count } games played out
}
analysis-costs = What cost most
analysis-cost = Step { $step }: { $who } decided, and { $side } lost { $loss } (± { $margin })
analysis-cost-dice = Step { $step }: the dice cost { $side } { $loss } (± { $margin })
analysis-cost-between = Steps { $first } to { $last }: { $side } lost { $loss } (± { $margin })
analysis-no-costs = No loss beyond the error so far.
analysis-phases = All phases
analysis-phase = Phase
analysis-count = Games
analysis-lines = Lines
analysis-first = The game
analysis-branch = Another line
analysis-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
analysis-from-to = steps { $first } to { $last }
analysis-main = main line
analysis-make-main = Make it the main line
analysis-main-this = Make { $name } the main line
analysis-save = Save
analysis-save-this = Save { $name } as a record
analysis-name = Name of the line
analysis-delete-this = Delete the line { $name }
analysis-delete-sure = Delete it, and all that branches off it?
analysis-how = Step back and decide otherwise: that opens another line. Both sides are yours, and nothing is hidden. The staff plays both sides in playouts, so the chances are those of its play, not of the best.
analysis-roll = { $dice ->
    [one] A die with { $sides } sides is to be rolled: choose what it shows, or roll it.
   *[other] { $dice } dice with { $sides } sides are to be rolled: choose their sum, or roll them.
}
analysis-draw = A marker is to be drawn: choose it, or draw.
analysis-roll-it = Roll
analysis-draw-it = Draw
keys-steps = , .
keys-steps-does = on the analysis board: a step back, a step forward
