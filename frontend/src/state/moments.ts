/** The moments of a record of one seat: what it saw after each answer that it was told of. */
import { replays } from "../api/scene";
import type { Playback, Replayed } from "../api/types";

export const isOfOneSeat = (record: string) => /^seat:/m.test(record);

export function momentsOf(past: Playback): Replayed[] {
  const { serial, scene, steps } = past;
  const last = steps.at(-1)?.serial ?? serial;
  const next = steps[0]?.serial ?? serial;
  return [{ scene, serial, previous: serial, next, last, text: "" }, ...replays(past, last)];
}

/** The last moment up to an answer. */
export const momentAt = (moments: Replayed[], serial: number) =>
  (moments.findLast((each) => each.serial <= serial) ?? moments[0]) as Replayed;
