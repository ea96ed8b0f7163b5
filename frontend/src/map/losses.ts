/** What a fight did to the counters on the map: those that are gone, and those that were turned over. */
import type { Lying } from "./pieces";

export interface Losses {
  fallen: Lying[];
  turned: Set<string>; // by their keys
}

const MOST = 12; // more is another position, not a fight
export const NO_LOSSES: Losses = { fallen: [], turned: new Set() };

/** Counters that are known now, where a hidden one of their side lay. */
function revealed(before: Lying[], after: Lying[]): Lying[] {
  const known = new Set(before.map(({ key }) => key));
  const backs = new Set(
    before.filter(({ piece }) => piece.hidden).map(({ place, piece }) => `${place} ${piece.side}`),
  );
  return after.filter(
    ({ key, place, piece }) =>
      !piece.hidden && !known.has(key) && backs.has(`${place} ${piece.side}`),
  );
}

export function lossesOf(before: Lying[], after: Lying[]): Losses {
  const now = new Map(after.map((each) => [each.key, each.piece.face]));
  const units = before.filter(({ piece }) => piece.side && !piece.hidden);
  const fallen = units.filter(({ key }) => !now.has(key));
  const turned = [
    ...units.filter(({ key, piece }) => now.has(key) && now.get(key) !== piece.face),
    ...revealed(before, after),
  ];
  if (fallen.length + turned.length > MOST) return NO_LOSSES;
  return { fallen, turned: new Set(turned.map(({ key }) => key)) };
}
