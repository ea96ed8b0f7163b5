/** How one's games ended, and how often. */
import type { TableInfo } from "../api/types";

export type Outcome = "running" | "won" | "lost" | "draw" | "over";

const OBSERVER = "observer";

/** The result begins with the winner: `german decisive 18.2`, or `draw`. */
export const winnerOf = ({ result }: Pick<TableInfo, "result">) => result.split(" ")[0] ?? "";

/** For this browser; whoever watched or played both sides has neither won nor lost. */
export function outcomeOf({ result, sides }: Pick<TableInfo, "result" | "sides">): Outcome {
  if (!result) return "running";
  const own = sides.filter((side) => side !== OBSERVER);
  const winner = winnerOf({ result });
  if (winner === "draw") return "draw";
  if (own.length !== 1 || winner === "nobody") return "over";
  return own[0] === winner ? "won" : "lost";
}

export interface Statistics {
  game: string;
  side: string;
  won: number;
  lost: number;
  draw: number;
  running: number;
}

/** By game and side, for those that this browser plays. */
export function statisticsOf(tables: TableInfo[]): Statistics[] {
  const found = new Map<string, Statistics>();
  for (const table of tables) {
    const own = table.sides.filter((side) => side !== OBSERVER);
    const outcome = outcomeOf(table);
    const [side] = own;
    if (own.length !== 1 || !side || outcome === "over") continue;
    const key = `${table.game} ${side}`;
    const row = found.get(key) ?? { game: table.game, side, won: 0, lost: 0, draw: 0, running: 0 };
    row[outcome] += 1;
    found.set(key, row);
  }
  return [...found.values()].sort((a, b) =>
    `${a.game} ${a.side}`.localeCompare(`${b.game} ${b.side}`),
  );
}
