import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Replayed } from "../api/types";
import type { LogEntry } from "./log";
import { Playback } from "./playback.svelte";

const fetched: { side: string; serial: number; arrive: () => void }[] = [];

vi.mock("./settings.svelte", () => ({ settings: { pace: "quick" } }));
vi.mock("../api/client", () => ({
  api: {
    replay: (_: string, side: string, serial: number) =>
      new Promise((over) => {
        const found = { scene: { turn: `${side} ${serial}` } } as Replayed;
        fetched.push({ side, serial, arrive: () => over(found) });
      }),
  },
}));

const entry = (serial: number): LogEntry => ({ serial, who: "allied", lines: [] });
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

  it("shows news that came while a scene was fetched", async () => {
    const playback = new Playback();
    playback.show("t", "german", [entry(1)], null);
    playback.show("t", "german", [entry(2)], null);
    await arrives(0);
    expect(playback.entry?.serial).toBe(1);
    await onePace();
    await arrives(1);
    expect(playback.entry?.serial).toBe(2);
    await onePace();
    expect(playback.isPlaying).toBe(false);
  });

  it("shows nothing of what was skipped while it was fetched", async () => {
    const playback = new Playback();
    playback.show("t", "german", [entry(1), entry(2)], null);
    playback.skip();
    playback.rearm();
    playback.show("t", "german", [entry(3)], null);
    await arrives(0);
    expect(playback.entry).toBeNull();
    await arrives(1);
    expect(playback.entry?.serial).toBe(3);
    await onePace();
    expect(fetched.map((each) => each.serial)).toEqual([1, 3]);
  });

  it("never shows a seat what was fetched for the one before", async () => {
    const playback = new Playback();
    playback.show("t", "german", [entry(1), entry(2)], null);
    playback.clear();
    playback.show("t", "allied", [entry(2)], null);
    await arrives(0);
    expect(playback.scene).toBeNull();
    await arrives(1);
    expect(playback.scene?.turn).toBe("allied 2");
  });
});
