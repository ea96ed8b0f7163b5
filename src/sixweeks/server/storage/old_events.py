"""Schema upgrade on read: events that were stored before their arguments were typed."""

Stored = dict[str, object]


def upgraded(event: Stored) -> Stored:
    """Words become texts, rolls dice, and the chances of a result a field of the event."""
    args, others = event["args"], event.get("others")
    told = args.get("chances") if isinstance(args, dict) else None
    return {
        **event,
        "args": typed(args),
        "others": None if others is None else typed(others),
        "chances": event.get("chances") or told or {},
    }


def typed(args: object) -> Stored:
    assert isinstance(args, dict), "arguments are stored by their names"
    return {name: argument(name, value) for name, value in args.items() if name != "chances"}


def argument(name: str, value: object) -> object:
    if isinstance(value, str | float):
        return ["text", str(value)]
    return ["die", value] if name == "roll" and isinstance(value, int) else value
