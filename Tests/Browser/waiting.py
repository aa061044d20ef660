"""Waiting for a state, never for a time."""

import time

DEADLINE = 15.0  # s, far beyond what any state takes: it is reached only by a fault
PAUSE = 0.02  # s between two looks


def wait_until(condition, what):
    """The first true value of `condition`, which is asked again and again; `what` says what was waited for."""
    end = time.monotonic() + DEADLINE
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {DEADLINE:g} s for: {what}; the last look gave {value!r}")
        time.sleep(PAUSE)
