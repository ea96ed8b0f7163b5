import { describe, expect, it } from "vitest";
import type { Pile, Playback, Scene } from "../api/types";
import { isOfOneSeat, momentAt, momentsOf } from "./moments";

const pile = (place: string): Pile => ({ place, pieces: [], at: null, across: 0 });
const scene = (turn: string, places: string[]): Scene => ({
  turn,
  phase: "",
  stages: [],
  piles: places.map(pile),
  trays: [],
  tracks: [],
  layers: [],
  result: "",
  barred: [],
  outlook: "",
});
const past: Playback = {
  serial: 0,
  scene: scene("1", ["a", "b"]),
  steps: [
    { serial: 3, changes: { since: 0, piles: [1, pile("c")] } },
    { serial: 7, changes: { since: 3, turn: "2" } },
  ],
};

describe("a record of one seat", () => {
  it("is told from a whole one by the line of its seat", () => {
    expect(isOfOneSeat("sixweeks record 1\ngame: x\nseat: german\n")).toBe(true);
    expect(isOfOneSeat("sixweeks record 1\nplayer german: seat: me\n")).toBe(false);
  });

  it("is stepped through from moment to moment", () => {
    const at = (serial: number) => momentAt(momentsOf(past), serial);
    expect(at(5)).toMatchObject({ serial: 3, previous: 0, next: 7, last: 7 });
    expect(at(5).scene).toEqual(scene("1", ["b", "c"]));
    expect(at(0)).toMatchObject({ serial: 0, previous: 0, next: 3 });
    expect(at(0).scene).toEqual(scene("1", ["a", "b"]));
    expect(at(99)).toMatchObject({ serial: 7, previous: 3, next: 7 });
    expect(at(99).scene).toEqual(scene("2", ["b", "c"]));
  });
});
