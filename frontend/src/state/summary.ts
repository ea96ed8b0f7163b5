/** What the other side did, in short: from its log entries and the scenes before and after them. */
import type { Piece, Place, Scene } from "../api/types";
import { type LogEntry, marches } from "./log";

export interface Summary {
  moves: number;
  attacks: number;
  lost: string[]; // named places where own units stood and others stand now
  weakened: number; // own units that show another face
  gone: number; // own units off the map
  theirs: number; // units of the other side off the map
}

const onMap = (scene: Scene) =>
  new Map(
    scene.piles.flatMap(({ place, pieces }) =>
      pieces
        .filter(isKnown)
        .map((piece): [string, Piece & { place: string }] => [piece.id, { ...piece, place }]),
    ),
  );
const isKnown = (piece: Piece) => !piece.hidden && piece.side !== "";

/** Units of others that may be among those known before, under a counter that hides them. */
const unknown = (scene: Scene, own: string[]) =>
  scene.piles
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.hidden && !own.includes(piece.side)).length;

const sidesAt = (scene: Scene, id: string) =>
  new Set(
    scene.piles
      .filter(({ place }) => place === id)
      .flatMap(({ pieces }) => pieces.map((p) => p.side)),
  );

function lostPlaces(before: Scene, after: Scene, places: Iterable<Place>, own: string[]): string[] {
  const isOwn = (sides: Set<string>) => own.some((side) => sides.has(side));
  const isLost = ({ id, name }: Place) => {
    if (!name || !isOwn(sidesAt(before, id))) return false;
    const now = sidesAt(after, id);
    return !isOwn(now) && [...now].some(Boolean);
  };
  return [...new Set([...places].filter(isLost).map(({ name }) => name))];
}

export function summaryOf(
  news: LogEntry[],
  before: Scene,
  after: Scene,
  places: Iterable<Place>,
  own: string[],
): Summary {
  const lines = marches(news).flatMap((entry) => entry.lines);
  const [was, now] = [onMap(before), onMap(after)];
  const stood = [...was.values()];
  const mine = stood.filter(({ side }) => own.includes(side));
  const left = (each: { id: string }) => !now.has(each.id);
  const theirs = stood.filter(({ side }) => !own.includes(side)).filter(left).length;
  const hidden = Math.max(0, unknown(after, own) - unknown(before, own));
  return {
    moves: lines.filter((line) => line.path.length > 1).length,
    attacks: lines.filter((line) => line.result).length,
    lost: lostPlaces(before, after, places, own),
    weakened: mine.filter(({ id, face }) => now.has(id) && now.get(id)?.face !== face).length,
    gone: mine.filter(left).length,
    theirs: Math.max(0, theirs - hidden),
  };
}
