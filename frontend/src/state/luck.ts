/** Battles: expected and actual results. */

import type { Line } from "../api/types";
import { plain } from "../text/words";
import { entries } from "./log";

export interface Battle {
  serial: number;
  text: string;
  places: string[]; // where it was fought, if known
  result: string;
  chance: number;
  chances: Record<string, number>;
}

/** Every roll on a result table, titled by the first line of its log entry. */
export function battlesOf(log: Line[]): Battle[] {
  return entries(log).flatMap(({ serial, lines }) =>
    lines
      .filter((line) => line.result)
      .map(({ text, places, result, chances }) => ({
        serial,
        places: places.length
          ? places
          : (lines.findLast((line) => line.places.length)?.places ?? []),
        text: [...new Set([lines[0]?.text ?? "", text].map(plain))].join(" "),
        result,
        chance: chances[result] ?? 0,
        chances,
      })),
  );
}

export interface Total {
  result: string;
  expected: number;
  came: number;
}

/** Expected and actual number of each result. */
export function totalsOf(battles: Battle[]): Total[] {
  const names = new Set(battles.flatMap((battle) => Object.keys(battle.chances)));
  return [...names].sort().map((result) => ({
    result,
    expected: battles.reduce((sum, battle) => sum + (battle.chances[result] ?? 0), 0),
    came: battles.filter((battle) => battle.result === result).length,
  }));
}
