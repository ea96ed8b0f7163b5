"""How well the grid fits real geography: a similarity transform from control points."""

import math
import tomllib
from dataclasses import dataclass
from pathlib import Path

from . import grid

CONTROL_POINTS = Path(__file__).with_name("control_points.toml")
EARTH_RADIUS = 6371.007  # km, the sphere of equal area
ORIGIN = (5.5, 50.0)  # longitude and latitude of the middle of the projection


@dataclass(frozen=True)
class ControlPoint:
    """A place on the ground whose hex the rules name or imply."""

    name: str
    hex: str
    longitude: float
    latitude: float
    weight: float


@dataclass(frozen=True)
class Similarity:
    """Turn, scale and shift: hex units = (a, -b; b, a) * km + (x, y)."""

    a: float
    b: float
    x: float
    y: float

    def apply(self, east: float, north: float) -> grid.Point:
        """Kilometres east and north of the origin, as hexes east and north."""
        return (
            self.a * east - self.b * north + self.x,
            self.b * east + self.a * north + self.y,
        )

    def kilometres_per_hex(self) -> float:
        """The scale of the map."""
        return 1 / math.hypot(self.a, self.b)

    def bearing_of_map_north(self) -> float:
        """Where the top of the map points, in degrees of the compass."""
        return math.degrees(math.atan2(self.b, self.a)) % 360


def read_control_points() -> list[ControlPoint]:
    """The control points, as written down."""
    places = tomllib.loads(CONTROL_POINTS.read_text(encoding="utf-8"))["place"]
    return [ControlPoint(**place) for place in places]


def project(longitude: float, latitude: float) -> grid.Point:
    """Kilometres east and north of the origin, in Lambert's equal-area projection."""
    turn = math.radians(longitude - ORIGIN[0])
    here, middle = math.radians(latitude), math.radians(ORIGIN[1])
    cosine = math.sin(middle) * math.sin(here) + math.cos(middle) * math.cos(here) * math.cos(turn)
    scale = EARTH_RADIUS * math.sqrt(2 / (1 + cosine))
    north = math.cos(middle) * math.sin(here) - math.sin(middle) * math.cos(here) * math.cos(turn)
    return scale * math.cos(here) * math.sin(turn), scale * north


def on_grid(hex: str) -> grid.Point:
    """The centre of a hex in hexes east and north, y up."""
    row, column = grid.split(hex)
    return column + 0.5 * (row % 2), row * grid.ROW_HEIGHT


def mean(points: list[grid.Point], weights: list[float]) -> grid.Point:
    """The weighted mean of some points."""
    total = sum(weights)
    pairs = list(zip(points, weights, strict=True))
    return sum(p[0] * w for p, w in pairs) / total, sum(p[1] * w for p, w in pairs) / total


def fit(places: list[ControlPoint]) -> Similarity:
    """The similarity with the least weighted sum of squared errors."""
    weights = [place.weight for place in places]
    ground = [project(place.longitude, place.latitude) for place in places]
    sheet = [on_grid(place.hex) for place in places]
    (east, north), (across, up) = mean(ground, weights), mean(sheet, weights)
    dot = cross = spread = 0.0
    for (e, n), (x, y), w in zip(ground, sheet, weights, strict=True):
        e, n, x, y = e - east, n - north, x - across, y - up
        dot += w * (e * x + n * y)
        cross += w * (e * y - n * x)
        spread += w * (e * e + n * n)
    a, b = dot / spread, cross / spread
    return Similarity(a, b, across - a * east + b * north, up - b * east - a * north)


def residual(similarity: Similarity, place: ControlPoint) -> grid.Point:
    """How far from its hex, in hexes east and north, the fit puts a place."""
    x, y = similarity.apply(*project(place.longitude, place.latitude))
    wanted = on_grid(place.hex)
    return x - wanted[0], y - wanted[1]


def root_mean_square(errors: list[grid.Point]) -> float:
    """The root mean square of some errors."""
    return math.sqrt(sum(x * x + y * y for x, y in errors) / len(errors))


def left_out(places: list[ControlPoint]) -> list[grid.Point]:
    """Leave-one-out residuals: the error at each place if the fit does not use it."""
    return [residual(fit([p for p in places if p != place]), place) for place in places]


def report() -> str:
    """The fit and its residuals, as a table to read."""
    places = read_control_points()
    similarity = fit(places)
    errors = [residual(similarity, place) for place in places]
    lines = [
        f"{similarity.kilometres_per_hex():.2f} km per hex (the booklet says 26)",
        f"the top of the map points to {similarity.bearing_of_map_north():.1f} degrees",
        f"rms error {root_mean_square(errors):.2f} hex at the control points",
        f"rms error {root_mean_square(left_out(places)):.2f} hex at a place left out of the fit",
        "",
        f"{'place':32} {'hex':5} {'weight':>6} {'east':>6} {'north':>6} {'off by':>6}",
    ]
    for place, (x, y) in zip(places, errors, strict=True):
        lines.append(
            f"{place.name:32} {place.hex:5} {place.weight:6.1f} {x:+6.2f} {y:+6.2f}"
            f" {math.hypot(x, y):6.2f}"
        )
    return "\n".join(lines)
