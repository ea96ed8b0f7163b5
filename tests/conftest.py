"""For all tests."""

import signal

# A shell that runs them in the background has Ctrl-C ignored, and what they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
