import { expect, test } from "vitest";
import { patched, viewOf } from "./scene";
import type { Pile, Scene, SentView, TableView } from "./types";

const pile = (place: string): Pile => ({ place, pieces: [], at: null, across: 0 });
const scene: Scene = {
  turn: "1",
  phase: "movement",
  stages: [],
  piles: [pile("0101"), pile("0202")],
  trays: [],
  tracks: [],
  layers: [],
  result: "",
  barred: [],
  outlook: "",
};
const seen = { serial: 7, scene } as unknown as TableView;
const told = (parts: Partial<SentView>) => ({ serial: 8, scene: null, ...parts }) as SentView;

test("what is not told is as it was, the very same thing", () => {
  const next = patched(scene, { since: 7, turn: "2" });
  expect(next).toEqual({ ...scene, turn: "2" });
  expect(next.piles).toBe(scene.piles);
});

test("a number stands for what was there", () => {
  const next = patched(scene, { since: 7, piles: [1, pile("0303")] });
  expect(next.piles.map((each) => each.place)).toEqual(["0202", "0303"]);
  expect(next.piles[0]).toBe(scene.piles[1]);
});

test("changes are taken if they speak of what was seen", () => {
  expect(viewOf(told({ changes: { since: 7, turn: "2" } }), seen)?.scene.turn).toBe("2");
  expect(viewOf(told({ changes: { since: 6, turn: "2" } }), seen)).toBeNull();
});

test("a whole scene is taken as it is", () => {
  const whole = { ...scene, turn: "3" };
  expect(viewOf(told({ scene: whole }), seen)?.scene).toBe(whole);
});

test("at the same serial the scene is the same", () => {
  expect(viewOf(told({ serial: 7, changes: { since: 6 } }), seen)?.scene).toBe(scene);
});
