"""The coefficients of `outlook`, above zero for the Germans."""

COEFFICIENTS: dict[str, dict[str, float]] = {
    "1939": {"level": 1.0, "cities": -0.8, "open way": -1.5, "crisis": -0.5},
    "1940": {"level": -6.0, "points": 1.2, "paris": 0.6, "south": 0.6, "brittany": 0.5},
}
