import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Playback as Fetched, Scene } from "../api/types";
import type { LogEntry } from "./log";
import { Playback } from "./playback.svelte";

const fetched: { side: string; after: number; to: number; arrive: () => void }[] = [];
const scene = (turn: string) => ({ turn, piles: [], trays: [], tracks: [], layers: [] }) as never;

/** What the server tells: a step for each answer. */
function told(side: string, after: number, to: number): Fetched {
  const serials = Array.from({ length: to - after }, (_, n) => after + 1 + n);
  const steps = serials.map((serial) => ({
    serial,
    changes: { since: serial - 1, turn: `${side} ${serial}` },
  }));
  return { serial: after, scene: scene(`${side} ${after}`), steps };
}

vi.mock("./settings.svelte", () => ({ settings: { pace: "quick" } }));
vi.mock("../api/client", () => ({
  api: {
    playback: (_: string, side: string, after: number, to: number) =>
      new Promise((over) => {
        fetched.push({ side, after, to, arrive: () => over(told(side, after, to)) });
      }),
  },
}));

const entry = (serial: number): LogEntry => ({ serial, who: "allied", lines: [] });
const now = (serial: number, side = "german") => ({
  serial,
  side,
  scene: scene(`now ${serial}`) as Scene,
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const onePace = () => vi.advanceTimersByTimeAsync(600);

async function arrives(nth: number) {
  fetched[nth]?.arrive();
  await settle();
}

describe("the playback", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetched.length = 0;
  });

  it("takes the scene from the view that told of the entry", async () => {
    const playback = new Playback();
    playback.show("t", [entry(1)], now(1), null);
    await settle();
    expect(playback.scene?.turn).toBe("now 1");
    playback.show("t", [entry(2)], now(2), null);
    await onePace();
    expect([playback.entry?.serial, playback.scene?.turn]).toEqual([2, "now 2"]);
    await onePace();
    expect([playback.isPlaying, fetched.length]).toEqual([false, 0]);
  });

  it("fetches at once what one view has told together", async () => {
    const playback = new Playback();
    playback.show("t", [entry(2), entry(3), entry(5)], now(5), null);
    await arrives(0);
    expect(playback.scene?.turn).toBe("german 2");
    await onePace();
    expect(playback.scene?.turn).toBe("german 3");
    await onePace();
    expect([playback.entry?.serial, playback.scene?.turn]).toEqual([5, "german 5"]);
    expect(fetched.map(({ after, to }) => [after, to])).toEqual([[1, 5]]);
  });

  it("shows nothing of what was skipped while it was fetched", async () => {
    const playback = new Playback();
    playback.show("t", [entry(1), entry(2)], now(2), null);
    playback.skip();
    playback.enable();
    playback.show("t", [entry(3)], now(4), null);
    await arrives(0);
    expect(playback.entry).toBeNull();
    await arrives(1);
    expect(playback.entry?.serial).toBe(3);
    await onePace();
    expect(fetched.map((each) => each.after)).toEqual([0, 2]);
  });

  it("never shows a seat what was fetched for the one before", async () => {
    const playback = new Playback();
    playback.show("t", [entry(1), entry(2)], now(2), null);
    playback.clear();
    playback.show("t", [entry(2)], now(3, "allied"), null);
    await arrives(0);
    expect(playback.scene).toBeNull();
    await arrives(1);
    expect(playback.scene?.turn).toBe("allied 2");
  });

  it("waits while it is paused, and goes on", async () => {
    const playback = new Playback();
    playback.show("t", [entry(1), entry(2)], now(2), null);
    fetched[0]?.arrive();
    await settle();
    playback.pause();
    await onePace();
    await onePace();
    expect(playback.entry?.serial).toBe(1);
    playback.resume();
    await vi.advanceTimersByTimeAsync(60);
    expect(playback.entry?.serial).toBe(2);
  });

  it("steps one entry further and waits there", async () => {
    const playback = new Playback();
    playback.show("t", [entry(1), entry(2), entry(3)], now(3), null);
    fetched[0]?.arrive();
    await settle();
    playback.step();
    await onePace();
    await onePace();
    expect([playback.entry?.serial, playback.isPaused]).toEqual([2, true]);
  });
});
