"""Tables in play: loading, answering, what each seat sees, undo, recovery."""
