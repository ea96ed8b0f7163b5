"""For all tests."""

import signal

from sixweeks.kernel.presentation.localization import Localization

# A shell that runs them in the background has Ctrl-C ignored, and what they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A missing message or argument fails a test instead of showing its id.
Localization.is_strict = True
