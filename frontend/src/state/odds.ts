/** What odds say: the results that can come, and all of it as one sentence for screen readers. */
import type { Odds } from "../api/types";
import { percent, t } from "../text/text";

/** The results that can come, with their chances. */
export const likely = (results: Odds["results"]): [string, number][] =>
  Object.entries(results).filter(([, chance]) => chance > 0);

/** The column and the chance of each result, or of success. */
export function oddsInWords(odds: Odds): string {
  const results = likely(odds.results).map(
    ([name, chance]) => `${odds.meanings?.[name] || name} ${percent(chance)}`,
  );
  const said = results.length || odds.chance === undefined ? results : [percent(odds.chance)];
  return t("odds-said", { what: [odds.title, odds.column, ...said].filter(Boolean).join(", ") });
}
