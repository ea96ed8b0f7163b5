import { describe, expect, it } from "vitest";
import type { Line, Piece, Place, Scene } from "../api/types";
import type { LogEntry } from "./log";
import { summaryOf } from "./summary";

const piece = (id: string, side: string, face = "full") =>
  ({ id, side, face, hidden: false, label: id }) as Piece;
const scene = (piles: Record<string, Piece[]>) =>
  ({
    piles: Object.entries(piles).map(([place, pieces]) => ({ place, pieces })),
  }) as never as Scene;
const places = [
  { id: "1", name: "Sedan" },
  { id: "2", name: "" },
] as Place[];
const line = (serial: number, more: Partial<Line>) =>
  ({ serial, who: "german", text: "", path: [], result: "", ...more }) as Line;
const entry = (serial: number, more: Partial<Line>): LogEntry => ({
  serial,
  who: "german",
  lines: [line(serial, more)],
});
const said = (before: Scene, after: Scene, news: LogEntry[] = []) =>
  summaryOf(news, before, after, places, ["allied"]);

describe("the other side's turn in short", () => {
  it("counts moves and attacks", () => {
    const news = [
      entry(1, { path: ["5", "6"] }),
      entry(2, { path: ["7", "8"] }),
      entry(3, { result: "DR" }),
    ];
    const { moves, attacks } = said(scene({}), scene({}), news);
    expect([moves, attacks]).toEqual([2, 1]);
  });

  it("does not take for lost what is hidden in a stack now", () => {
    const hidden = { ...piece("?", "german"), hidden: true };
    const before = scene({ "1": [piece("19 Pz", "german")], "2": [piece("G I", "german")] });
    expect(said(before, scene({ "2": [hidden, piece("G I", "german")] })).theirs).toBe(0);
    expect(said(before, scene({ "2": [piece("G I", "german")] })).theirs).toBe(1);
  });

  it("names the places that were lost", () => {
    const before = scene({ "1": [piece("F X", "allied")], "2": [piece("F XI", "allied")] });
    const after = scene({ "1": [piece("19 Pz", "german")], "2": [piece("G I", "german")] });
    expect(said(before, after).lost).toEqual(["Sedan"]);
  });

  it("does not call a place lost that stands empty", () => {
    const before = scene({ "1": [piece("F X", "allied")] });
    expect(said(before, scene({})).lost).toEqual([]);
  });

  it("counts units that were weakened, and those off the map", () => {
    const before = scene({
      "2": [piece("F X", "allied"), piece("F XI", "allied"), piece("G I", "german")],
    });
    const after = scene({ "2": [piece("F X", "allied", "reduced")] });
    const { weakened, gone, theirs } = said(before, after);
    expect([weakened, gone, theirs]).toEqual([1, 1, 1]);
  });
});
