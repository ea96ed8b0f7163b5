"""How the map makers of the time drew coasts and borders. Knows no game."""

from collections.abc import Iterable, Mapping

from sixweeks.board.drawing.svg import Markup, group, use


def water_lines(shore: str, sea: str, lines: Iterable[tuple[float, str]]) -> list[Markup]:
    """Lines that follow the coast, ever fainter, as engravers drew the sea."""
    drawn = []
    for distance, colour in lines:
        drawn.append(use(shore, stroke=colour, stroke_width=2 * distance + 1))
        drawn.append(use(shore, stroke=sea, stroke_width=2 * distance - 1))
    return drawn


def ribbons(borders: str, wide: float, narrow: float, colours: Mapping[str, str]) -> Markup:
    """A band of each country's colour, by the name of its clip, inside its borders."""
    return group(
        *(
            group(
                use(borders, stroke_width=wide, opacity=0.2),
                use(borders, stroke_width=narrow, opacity=0.28),
                clip_path=f"url(#{clip})",
                stroke=colour,
            )
            for clip, colour in colours.items()
        ),
        fill="none",
    )
