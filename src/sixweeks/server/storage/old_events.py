"""Schema upgrade on read: events that were stored before their arguments were typed."""

from typing import Any

Stored = dict[str, Any]


def upgraded(event: Stored) -> Stored:
    """Words become texts, rolls dice, and the chances of a result a field of the event."""
    args, others = event["args"], event.get("others")
    return {
        **event,
        "args": typed(args),
        "others": None if others is None else typed(others),
        "chances": event.get("chances") or args.get("chances") or {},
    }


def typed(args: Stored) -> Stored:
    return {name: argument(name, value) for name, value in args.items() if name != "chances"}


def argument(name: str, value: object) -> object:
    if isinstance(value, str | float):
        return ["text", str(value)]
    return ["die", value] if name == "roll" and isinstance(value, int) else value
