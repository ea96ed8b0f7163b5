/** A combat from the lines of an answer: who attacked where, what was rolled and what came of it. */
import type { Line } from "../api/types";

export interface Combat {
  attackers: string[]; // ids of pieces
  target: string; // a place
  result: string;
}

/** The ids of the pieces that a line names before its first place. */
function piecesIn({ text }: Line): string[] {
  if (typeof text === "string") return [];
  const first = text.findIndex((part) => typeof part !== "string" && part[0] === "place");
  const named = first < 0 ? text : text.slice(0, first);
  return named.flatMap((part) =>
    typeof part !== "string" && part[0] === "piece" ? [part[1]] : [],
  );
}

/** The last roll on a results table among some lines, or none. */
export function combatIn(lines: Line[]): Combat | null {
  const at = lines.findLastIndex((line) => line.result);
  const rolled = lines[at];
  if (!rolled) return null;
  const before = lines.slice(0, at).filter((line) => piecesIn(line).length && line.places.length);
  const attack = rolled.places.length ? (before.find(isAt(rolled)) ?? rolled) : before[0];
  const target = rolled.places.at(-1) ?? attack?.places.at(-1) ?? "";
  return { attackers: attack ? piecesIn(attack) : [], target, result: rolled.result };
}

const isAt = (rolled: Line) => (line: Line) => line.places.includes(rolled.places.at(-1) ?? "");

/** The results of a roll in the order of their chances, the likeliest first. */
export const likeliest = ({ chances }: Pick<Line, "chances">) =>
  Object.entries(chances).sort(([, a], [, b]) => b - a);
