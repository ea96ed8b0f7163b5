/** Choices as places, buttons and typed words. */
import type { Ask, Choice, Piece, Pointed } from "../api/types";

export const buttonsOf = (choices: Choice[]) =>
  choices.filter((choice) => !choice.place || choice.is_button);

/** Buttons in order: attacks, counters off the map, the rest, and what ends the phase. */
export const inOrder = (buttons: Choice[]) => {
  const rank = (choice: Choice) => (choice.odds ? 0 : choice.piece ? 1 : choice.ends ? 3 : 2);
  return buttons.toSorted((a, b) => rank(a) - rank(b));
};
const FEW = 3;

/** The solid button: the attack being built, the only choice, or the first of a few that costs nothing
 * where nothing can be chosen on the map. */
export function usualOf(buttons: Choice[], choices: Choice[], onMap: boolean): Choice | undefined {
  const free = buttons.filter((each) => !each.is_costly && !each.warning);
  const attack = free.find((each) => each.odds);
  if (attack || choices.length === 1) return attack ?? buttons[0];
  if (onMap || choices.length > FEW) return undefined;
  const isPlain = buttons.every((each) => !each.is_costly);
  return isPlain && free[0]?.ends ? undefined : free[0];
}
export const choicesAt = (choices: Choice[], place: string) =>
  choices.filter((choice) => choice.place === place);
/** The same answer, even if the question was asked again. */
export const isSame = (one: Choice) => (other: Choice | null | undefined) =>
  other?.text === one.text && other.place === one.place;
export const labelOf = (choice: Choice) => choice.label || choice.text;

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** The choice that typed words name: its notation, its label, or the only one at that place. */
export function typed(choices: Choice[], words: string): Choice | undefined {
  const wanted = plain(words);
  const exact = choices.find((c) => plain(c.text) === wanted || plain(c.label) === wanted);
  if (exact) return exact;
  const there = choicesAt(choices, words.trim());
  return there.length === 1 ? there[0] : undefined;
}

/** The choices whose words contain what has been typed so far. */
export function matching(choices: Choice[], words: string): Choice[] {
  const wanted = plain(words);
  return choices.filter((c) => `${plain(c.text)} ${plain(c.label)} ${c.place}`.includes(wanted));
}

/** The piece or place that typed words mention, to ask "why not?" about. */
export function mentioned(words: string, pieces: string[], places: string[]): Pointed | null {
  const said = ` ${plain(words)} `;
  const longest = (ids: string[]) =>
    ids.filter((id) => said.includes(` ${plain(id)} `)).toSorted((a, b) => b.length - a.length)[0];
  const [piece, place] = [longest(pieces), longest(places)];
  if (piece) return { piece };
  return place ? { place } : null;
}

/** What to ask "why not?" about: one's own top unit where units are asked for, else the place. */
export function whyQueryAt(ask: Ask, place: string, pieces: Piece[], side: string): Pointed {
  const top = pieces.findLast((piece) => piece.side === side && !piece.hidden);
  const asksUnits = ask.choices.some((choice) => choice.piece);
  return top && asksUnits ? { piece: top.id } : { place };
}
