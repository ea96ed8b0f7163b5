import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Piece, Scene } from "../api/types";

const play = vi.hoisted(() => vi.fn());
const settings = vi.hoisted(() => ({ sound: false, volume: 50 }));
vi.mock("./synthesizer", () => ({ play }));
vi.mock("../state/settings.svelte", () => ({ settings }));

import { sound, soundsOf } from "./sounds";

const piece = (id: string, face = id) => ({ id, face, side: "german", hidden: false }) as Piece;
const scene = (pieces: Piece[], more: Partial<Scene> = {}) =>
  ({ turn: "Turn 1", result: "", piles: [{ place: "1", pieces }], ...more }) as Scene;
const line = (more: Partial<Line>) => ({ path: [], dice: [], result: "", ...more }) as Line;
const [a, b] = [piece("a"), piece("b")];

describe("sounds", () => {
  it("are of marches, dice and fights", () => {
    const lines = [line({ path: ["1", "2"] }), line({ dice: [3], result: "DR" })];
    expect(soundsOf(scene([a]), scene([a]), lines)).toEqual(["march", "dice", "shot"]);
  });

  it("are of losses in a fight", () => {
    const fight = [line({ dice: [3], result: "DE" })];
    expect(soundsOf(scene([a, b]), scene([a]), fight)).toContain("loss");
    expect(soundsOf(scene([a]), scene([piece("a", "reduced")]), fight)).toContain("loss");
    expect(soundsOf(scene([a, b]), scene([a]), [])).not.toContain("loss");
  });

  it("are of a new turn and of the end", () => {
    expect(soundsOf(scene([]), scene([], { turn: "Turn 2" }), [])).toEqual(["turn"]);
    expect(soundsOf(scene([]), scene([], { result: "Victory" }), [])).toEqual(["end"]);
  });
});

describe("the player", () => {
  beforeEach(() => {
    play.mockClear();
    vi.stubGlobal("document", { hidden: false });
    settings.sound = true;
  });
  const heard = () =>
    new Promise((done) => setTimeout(done, 20)).then(() => play.mock.calls.length);

  it("hears nothing unless sound is on", async () => {
    settings.sound = false;
    sound(["dice"]);
    expect(await heard()).toBe(0);
  });

  it("hears nothing of a page that is hidden", async () => {
    vi.stubGlobal("document", { hidden: true });
    sound(["dice"]);
    expect(await heard()).toBe(0);
  });

  it("hears what happens, as loud as is wanted", async () => {
    sound(["dice", "shot"]);
    expect(await heard()).toBe(1);
    expect(play).toHaveBeenCalledWith(["dice", "shot"], 0.5);
  });
});
