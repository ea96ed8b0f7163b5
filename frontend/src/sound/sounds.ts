/** Which sounds belong to what has just happened. Nothing is loaded and nothing sounds unless the
 * player wants it and looks at the page. */
import type { Line, Scene, TableView } from "../api/types";
import { settings } from "../state/settings.svelte";

export type Sound = "march" | "dice" | "shot" | "loss" | "turn" | "yours" | "end";

const known = ({ piles }: Scene) =>
  new Map(
    piles.flatMap(({ pieces }) =>
      pieces.filter((each) => !each.hidden && each.side).map((each) => [each.id, each.face]),
    ),
  );

/** Whether a unit has left the map, or shows another face after a fight. */
function hasLoss(before: Scene, after: Scene, isFight: boolean): boolean {
  const [was, is] = [known(before), known(after)];
  return [...was].some(([id, face]) => !is.has(id) || (isFight && is.get(id) !== face));
}

/** In the order in which they are heard. */
export function soundsOf(before: Scene, after: Scene, lines: Line[]): Sound[] {
  const isFight = lines.some((line) => line.result);
  const found: Sound[] = [];
  if (lines.some((line) => line.path.length > 1)) found.push("march");
  if (lines.some((line) => line.dice.length)) found.push("dice");
  if (isFight) found.push("shot");
  if (isFight && hasLoss(before, after, isFight)) found.push("loss");
  if (before.turn !== after.turn && !after.result) found.push("turn");
  if (!before.result && after.result) found.push("end");
  return found;
}

/** The move is this seat's, and was not. */
export const isNowAsked = (before: TableView, after: TableView) =>
  !before.ask && after.ask !== null && before.to_move !== after.side;

export function sound(sounds: Sound[]) {
  if (!settings.sound || document.hidden || !sounds.length) return;
  import("./synthesizer").then(
    ({ play }) => play(sounds, settings.volume / 100),
    () => {}, // a game can be played in silence
  );
}
