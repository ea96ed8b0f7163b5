# What only the command line says, in English.

# $what (Text): an error
shown = Error: { $what }
interrupted = Interrupted

# --- Errors. $flag (Text): an option such as --games; other texts are the user's own, $known what could be written.

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
error-not-a-setting = { $flag } cannot be '{ $value }': it should be name=value
error-not-rolls = { $flag } cannot be '{ $value }': it should be rolls with commas between
error-argument-not-utf-8 = an argument is not UTF-8 text
error-given-twice = the option { $name } is given twice
# $flag, $other (Text)
error-flag-needs = { $flag } needs { $other }
error-flag-with = { $flag } goes with { $other }
error-flag-without = { $flag } goes without { $other }
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
error-ready-set-up = the ready set-up cannot be undone; use --deploy ask to set up by hand
error-name-a-file = name a file
