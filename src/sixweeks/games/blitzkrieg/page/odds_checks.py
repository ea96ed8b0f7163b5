"""Checks on two dice, with the number needed, its parts and its chance."""

from fractions import Fraction

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, piece, side_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.page.odds_words import Preview, titled, told_part
from sixweeks.games.blitzkrieg.rules.r06_advance import rally_number
from sixweeks.games.blitzkrieg.rules.r06_reactions import reaction_modifiers, reaction_value
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import is_automatic, transmission_number
from sixweeks.games.blitzkrieg.rules.r10_combat_results import Part
from sixweeks.games.blitzkrieg.rules.r11_demoralization import formation_factor
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.scene import Check
from sixweeks.kernel.presentation.sentence import Sentence, message
from sixweeks.kernel.question import odds_of_sum

RULES = {"fatigue": "5.4b", "rally": "10.3d", "demoralization": "11a", "recovery": "11e"}


def chance_of(need: int) -> Fraction:
    """That two dice show no more."""
    return sum((p for roll, p in odds_of_sum(2, 6).items() if roll <= need), Fraction(0))


def check(
    title: Sentence, rule: str, base: int, parts: list[Part], chance: Fraction, need: int
) -> Check:
    return {
        "title": title,
        "rule": rule,
        "base": base,
        "shifts": [told_part(part) for part in parts],
        "need": need,
        "chance": float(chance),
    }


def reaction_check(game: Game, unit: UnitId, enemy: UnitId) -> Check:
    """6.2e, 6.3a The modifiers of the dice, taken off the number that they may show."""
    counter, need = counter_of(game, unit), reaction_value(game, unit, enemy)
    parts = [Part("6.3a", why, -value) for why, value in reaction_modifiers(game, unit, enemy)]
    base = TABLES.reaction[counter.side][counter.kind]
    return check(Sentence("check-reaction"), "6.2e", base, parts, chance_of(need), need)


def transmission_check(game: Game, observer: UnitId, hex: Hex) -> Check:
    """8.2c Next to the target an observer needs none."""
    need = transmission_number(game, observer)
    base = TABLES.transmission[counter_of(game, observer).kind]
    parts = [Part("8.2c", "neutralized", need - base)] if need != base else []
    chance = Fraction(1) if is_automatic(game, observer, hex) else chance_of(need)
    title = message("check-transmission", unit=piece(game, observer))
    return check(title, "8.2c", base, parts, chance, need)


def rallying(game: Game, unit: UnitId) -> Preview:
    """10.3d FF-1, less 1 for a neutralized HQ unless it is its own."""
    if not game.units[unit].neutralized:
        raise TEXT.barred([Objection("10.3d", "not_neutralized")])
    check = factor_check("rally", side_of(game, unit), rally_number(game, unit))
    return Preview(titled(game, "rally", unit=unit), check=check)


def formation_check(game: Game, formation: FormationId, kind: str) -> Preview:
    """5.4b, 11a, 11e Morale needs less than FF, the others FF less their number."""
    need = formation_factor(game, formation, kind) - (kind == "demoralization")
    check = factor_check(kind, game.scenario.formations[formation].side, need)
    return Preview(titled(game, kind, formation=formation), check=check)


def factor_check(kind: str, side: str, need: int) -> Check:
    base = TABLES.formation_factor[side]
    own = TABLES.formation_checks[kind] - (kind == "demoralization")
    parts = [Part(RULES[kind], f"check_{kind}", own)]
    if need != base + own:
        parts.append(Part("10.3d", "hq_neutralized", need - base - own))
    return check(Sentence(f"check-{kind}"), RULES[kind], base, parts, chance_of(need), need)
