/** What was drawn from a cup: from the scenes before and after. */
import type { Piece, Scene } from "../api/types";

function counted(pieces: Piece[]): Map<string, { piece: Piece; count: number }> {
  const found = new Map<string, { piece: Piece; count: number }>();
  for (const piece of pieces)
    found.set(piece.face, { piece, count: (found.get(piece.face)?.count ?? 0) + 1 });
  return found;
}

/** The pieces of the second list that the first has not, by their faces. */
function added(before: Piece[], after: Piece[]): Piece[] {
  const known = counted(before);
  return [...counted(after)]
    .filter(([face, { count }]) => count > (known.get(face)?.count ?? 0))
    .map(([, { piece }]) => piece);
}

const inCups = ({ trays }: Scene) =>
  trays.filter(({ kind }) => kind === "cup").flatMap(({ pieces }) => pieces);
const beside = ({ trays }: Scene) =>
  trays.filter(({ kind }) => kind !== "cup").flatMap(({ pieces }) => pieces);

/** The one piece that left a cup, as it lies beside it now if it does; else none. */
export function drawnBetween(before: Scene, after: Scene): Piece | null {
  const [was, is] = [inCups(before), inCups(after)];
  if (is.length !== was.length - 1) return null;
  const known = (piece: Piece) => !piece.hidden;
  const [shown] = added(beside(before), beside(after)).filter(known);
  const [left] = added(is, was).filter(known);
  return shown ?? left ?? null;
}
