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

# Whole sentences one after another. $sentences (Listed)
sentences = { $sentences }

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

# A path told with full names. $from (Place), $to (Place), $by (Places)
path-full = from { $from } to { $to }
path-full-by = from { $from } by way of { $by } to { $to }

# A table goes on with newer rules. $after (Number): an answer, $lost (Number): later answers
event-taken_up = The rules of this game have been corrected since. It goes on after answer { $after }; { $lost ->
        [one] 1 later answer
       *[other] { $lost } later answers
    } could not be followed.

# The rule's own text, where no message says why something is not allowed. $text (Text)
rule-text = { $text }

# How the command line shows a prompt, an event and a refusal.
# $sides (the sides that are asked), $prompt, $text (sentences), $rule (Text)
asked = { $sides }: { $prompt } ({ $rule })
asked-nobody = { $prompt } ({ $rule })
told = { $text } ({ $rule })
refused = { $rule }: { $text }
