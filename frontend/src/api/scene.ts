/** Applying scene diffs: docs/reference/server.md. */
import type { Changes, Playback, Replayed, Scene, SentView, TableView } from "./types";

/** A number is an index into the old list. */
function kept<T>(old: T[], told: (T | number)[] | undefined): T[] {
  return told?.map((each) => (typeof each === "number" ? (old[each] as T) : each)) ?? old;
}

export function patched(old: Scene, { since: _, ...changes }: Changes): Scene {
  return {
    ...old,
    ...changes,
    piles: kept(old.piles, changes.piles),
    trays: kept(old.trays, changes.trays),
    tracks: kept(old.tracks, changes.tracks),
    layers: kept(old.layers, changes.layers),
  };
}

/** The scene after each answer of a playback. */
export function scenesOf({ scene, steps }: Playback): { serial: number; scene: Scene }[] {
  let last = scene;
  return steps.map(({ serial, changes }) => {
    last = patched(last, changes);
    return { serial, scene: last };
  });
}

/** The same as single replays; `last` is the table's last answer. */
export function replays(playback: Playback, last: number): Replayed[] {
  const found = scenesOf(playback);
  return found.map(({ serial, scene }, n) => ({
    scene,
    serial,
    previous: found[n - 1]?.serial ?? playback.serial,
    next: found[n + 1]?.serial ?? Math.min(serial + 1, last),
    last,
    text: "",
  }));
}

/** The phase, where it says more than the turn. */
export const phaseOf = ({ turn, phase }: Scene) => (phase === turn ? "" : phase);

/** The new view, given the last one; null if the diff is against another. */
export function viewOf(told: SentView, seen: TableView): TableView | null {
  if (told.serial === seen.serial) return { ...told, scene: seen.scene };
  if (told.scene) return { ...told, scene: told.scene };
  if (told.changes?.since !== seen.serial) return null;
  return { ...told, scene: patched(seen.scene, told.changes) };
}
