# What only the server says, in English.

## Errors, without a capital letter at the beginning and without a full stop.
## $side, $player (Text): as they are written, $known (Text): what could be written, $what (Sentence): another error

error-too-many-connections = too many connections: try again soon

# Requests. $why (Text): what the parser says
error-no-page = there is no such page
error-no-method = this method is not allowed here
error-no-file = there is no such file
# $status (Number)
error-http = the request failed with status { $status }
error-other-site = this request comes from another site
error-other-host = this server answers only to the name of this machine
error-too-large = the request is too large
error-too-slow = the request took too long to arrive
error-too-many-requests = too many requests: wait a moment
error-too-many-streams = too many streams to this address
error-too-many-listeners = too many browsers are connected to this seat
error-query = the query is wrong: { $why }
error-body = the body is wrong: { $why }
error-body-type = the body must be JSON, with the content type application/json
error-body-json = the body is not JSON
error-interrupted = the request was interrupted
error-unreachable = the database cannot be reached or written to: try again soon
error-fault = the server failed to do this; the error has been logged

# Tables and seats.
error-no-table = there is no such game: the link is incomplete, or the game was deleted
error-disk-full = this server's disk is full: new tables cannot be created
# $count (Number)
error-too-many-tables = this browser plays at { $count } tables: finish some games first
error-no-seat-link = this link does not open a seat at this table
error-seat-full = too many browsers have taken this seat
error-link-used = this link has been used in another browser: its player can add a second device
error-no-recovery = this recovery code does not open a seat at this table, or it has been used
error-not-a-player = only a player at this table may change its seats
error-no-seat-at-table = there is no seat '{ $side }' at this table
error-other-players-seat = this seat is another player's
error-no-seat = this browser has no seat in this game: open the link you were sent
error-not-your-seat = this browser does not hold the seat '{ $side }'
error-cannot-play = '{ $player }' cannot play { $side }: it can be { $known }
error-table-name = the name of a table has characters that cannot be shown

# Dice.
error-no-share = this side adds nothing to the dice
error-salt-given = this side has given its salt already
error-salt-first = the dice wait for the salt of this seat: open the table in a browser first
error-other-commitment = this salt was given for another commitment than that of this table
error-no-roll-due = no roll waits for this link
error-not-the-next-link = this is not the next link of the chain
error-not-joint = the dice of this table are not joint
error-joint-secret-rolls = this game has secret rolls, which joint dice would betray

# Play. $count (Number)
error-moved-on = the table has moved on: this answers an earlier question
error-moved-on-since = the table has moved on since you looked
error-quicker = somebody else was quicker: the table has moved on
error-not-your-turn = it is not your turn to answer
error-few-choices = there are only { $count } choices, from 0
error-computer-draw = a computer player agrees to no draw
error-undo-reveals = its consequences depend on what you may not know, so it cannot be undone
error-unplayable-now = this cannot be replayed under the current rules
error-observer-orders = an observer cannot give orders
error-odds-for-others = the odds are shown only to the side that must answer
# $choice (Number)
error-no-odds = choice { $choice } has no odds
error-unknowable = the answer depends on what you may not know
# $place, $layer (Text)
error-no-place = there is no place '{ $place }' on this map
error-no-layer = there is no layer '{ $layer }' here
error-no-side-here = there is no side '{ $side }' here
error-others-play = somebody else plays at this table: archive it instead
error-still-thinking = a computer player is thinking at this table: try again in a moment
error-not-over = the game is not over
error-nobody-thinks = no computer player is thinking at this table
error-secret-rolls = some rolls of this game are secret: its dice are shown after the end
error-no-cover = this game has no cover
error-no-lesson = there is no such lesson

# Analyses.
error-no-analysis = this table is no analysis
error-analysis-would-tell = a running game can be analysed only if all its seats are yours: it would tell you what you may not know
error-no-line = this analysis has no such line
# $count (Number)
error-line-shorter = this line has { $count } steps
# $count (Number)
error-too-many-lines = an analysis has at most { $count } lines: delete some first
error-first-line = the first line cannot be deleted: delete the whole analysis instead

# Records.
# $count (Number)
error-too-many-answers = the record has more than { $count } answers
error-ends-midway = the record ends in the middle of an answer's consequences
error-view-damaged = what the seat saw is damaged or was changed: download the record again
error-not-one-sided = this is not the record of one seat
error-no-seat-here = there is no seat '{ $side }' here

# Starting. $host, $file, $why (Text), $port, $found, $known (Number)
error-no-host = cannot listen on an address without a name
error-port = cannot listen on { $host }:{ $port }: { $why }
error-database = a database is a file or an address that begins with postgresql://
error-no-database = there is no database { $file }
error-database-in-use = the database must be empty: it has tables already
error-backup-exists = { $file } exists already
error-no-backup = there is no file { $file }
error-database-file = the database { $file } cannot be opened: { $what }
error-database-server = the database cannot be opened: { $what }
error-database-newer = it was made by a newer Six Weeks (its version is { $found }, this program knows { $known })
error-database-foreign = it contains something other than tables of Six Weeks
error-database-says = { $why }
