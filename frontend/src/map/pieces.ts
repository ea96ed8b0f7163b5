/** Layout of counters: stacked with an offset, spread under the pointer, or side by side. */

import type { Piece, Pile, Place } from "../api/types";
import { footOf, type Point } from "./geometry";

export interface Lying extends Point {
  key: string;
  piece: Piece;
  place: string;
  half: number;
  isCovered: boolean; // by another of its stack
  count: number; // of a tall stack, on its top
}

/** Where the counters of a side have gone that have left a place. */
export function followed(place: string, side: string, before: Pile[], after: Pile[]): string {
  const own = (piece: Piece) => piece.side === side && !piece.hidden;
  const there = (piles: Pile[]) =>
    (byPlace(piles).get(place) ?? []).filter(own).map((piece) => piece.id);
  const stayed = there(after);
  const gone = there(before).filter((id) => !stayed.includes(id));
  return after.find((pile) => pile.pieces.some((piece) => gone.includes(piece.id)))?.place ?? place;
}

const BESIDE = 1.08; // from one counter to the next in a row
const ASKEW = { least: 0.14, most: 0.4 }; // of a counter: between two in a stack, and in all
const SPREAD = { least: 0.52, most: 1.04 };
const TALL = 4; // a stack that has to be counted

export function lying(
  piles: Pile[],
  places: Map<string, Place>,
  size: number,
  spread: string,
): Lying[] {
  return piles.flatMap((pile) => {
    const place = places.get(pile.place);
    const [x, y] = pile.at ?? [place?.x, place?.y];
    if (x === undefined || y === undefined) return [];
    const shift = pile.across ? inRows(pile, size) : inStack(pile, size, pile.place === spread);
    const isStack = !pile.across && pile.place !== spread;
    const top = pile.pieces.length - 1;
    return pile.pieces.map((piece, n) => ({
      key: piece.hidden ? `${pile.place} ${pile.at ?? ""} ${n}` : piece.id,
      piece,
      place: pile.place,
      half: (size * piece.scale) / 2,
      isCovered: isStack && n < top,
      count: isStack && n === top && n >= TALL - 1 ? n + 1 : 0,
      x: x + shift(n).x,
      y: y + shift(n).y,
    }));
  });
}

function inStack(pile: Pile, size: number, isSpread: boolean) {
  const count = pile.pieces.length;
  const { least, most } = isSpread ? SPREAD : ASKEW;
  const step = size * Math.min(least, most / count);
  return (n: number): Point => {
    const shift = (n - (count - 1) / 2) * step;
    return { x: shift, y: -shift };
  };
}

function inRows(pile: Pile, size: number) {
  const count = pile.pieces.length;
  const rows = Math.ceil(count / pile.across);
  return (n: number): Point => {
    const row = Math.floor(n / pile.across);
    const inRow = Math.min(pile.across, count - row * pile.across);
    return {
      x: ((n % pile.across) - (inRow - 1) / 2) * size * BESIDE,
      y: (row - (rows - 1) / 2) * size * BESIDE,
    };
  };
}

/** The topmost counter at a point. */
export const pieceAt = (list: Lying[], at: Point): Lying | undefined =>
  list.findLast((each) => Math.max(Math.abs(each.x - at.x), Math.abs(each.y - at.y)) <= each.half);

const LETTER = 4; // half as wide as one on the map

/** Does a counter in the place, or one beside it that covers its print, hide the name? */
export function isNameHidden({ id, name, name_at }: Place, list: Lying[]): boolean {
  const covers = ({ x, y, half }: Lying) =>
    name_at !== null &&
    Math.abs(x - name_at[0]) < half + LETTER * name.length &&
    Math.abs(y - name_at[1]) < half;
  return name !== "" && list.some((each) => each.place === id || covers(each));
}

/** Where the name of a place goes: its middle is this far above the foot, or half its height below the
 * counters that lie there. */
export function footUnder(place: Place, list: Lying[], above: number, half: number): number {
  const bottoms = list.filter((each) => each.place === place.id).map((each) => each.y + each.half);
  const foot = footOf(place).y;
  return Math.max(foot - above, ...bottoms.filter((bottom) => bottom < foot).map((y) => y + half));
}

/** All pieces of a place, whatever pile they are in. */
export function byPlace(piles: Pile[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const { place, pieces } of piles) found.set(place, [...(found.get(place) ?? []), ...pieces]);
  return found;
}

export interface Kind {
  piece: Piece;
  count: number;
  chance: number;
}

/** Like pieces counted, with the chance that one of them is drawn next. */
export function kinds(pieces: Piece[]): Kind[] {
  const found = new Map<string, Kind>();
  for (const piece of pieces) {
    const name = `${piece.face} ${piece.label}`;
    const known = found.get(name) ?? { piece, count: 0, chance: 0 };
    const count = known.count + 1;
    found.set(name, { ...known, count, chance: count / pieces.length });
  }
  return [...found.values()];
}
