"""Combat odds as an endless scale of columns: 1:1 is 0, 2:1 is 1, 1:2 is -1."""


def ratio_column(attack: int, defence: int) -> int:
    """The odds column, rounded in the defender's favour: 5 against 6 is 1:2."""
    if defence <= 0:
        raise ValueError(f"There are no odds against a defence of {defence}.")
    if attack <= 0:
        raise ValueError(f"There are no odds for an attack of {attack}.")
    if attack >= defence:
        return attack // defence - 1
    return 1 - -(-defence // attack)


def column_name(column: int) -> str:
    """The column as printed: "2:1", "1:3"."""
    return f"{column + 1}:1" if column >= 0 else f"1:{1 - column}"
