import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/client";
import type { Line, TableView } from "../api/types";
import { PanelState } from "./panel_state.svelte";
import { Seat } from "./seat.svelte";

vi.mock("./settings.svelte", () => ({ settings: { pace: "quick" } }));
vi.mock("./browser_storage", () => ({ lastSeen: () => -1, rememberSeen: () => {} }));
vi.mock("../map/sprite", () => ({ drawFaces: async () => {}, loaded: async () => {} }));

const view = (side: string, serial: number, log: Line[] = []) =>
  ({
    side,
    serial,
    log,
    log_from: serial - 1,
    scene: { turn: side, piles: [], trays: [] },
  }) as unknown as TableView;
const byStaff = {
  serial: 2,
  who: "staff",
  text: "",
  places: [],
  path: [],
  dice: [],
  result: "",
} as unknown as Line;

describe("a shared screen", () => {
  beforeEach(() => {
    vi.stubGlobal("EventSource", class extends EventTarget {});
    vi.spyOn(api, "games").mockResolvedValue([]);
    vi.spyOn(api, "tables").mockResolvedValue([]);
    vi.spyOn(api, "log").mockResolvedValue([]);
    vi.spyOn(api, "sheet").mockResolvedValue({ places: [] } as never);
    vi.spyOn(api, "playback").mockReturnValue(new Promise(() => {}));
    vi.spyOn(api, "tableView").mockImplementation(async (_, side) => view(side, 2));
  });

  it("shows nobody the news of the seat before, even if they come while seats change", async () => {
    const seat = new Seat("t");
    seat.view = view("german", 1);
    const sitting = seat.sit("allied");
    seat.take(view("german", 2, [byStaff]));
    expect(seat.scene?.turn).toBe("german");
    expect(seat.playback.isPlaying).toBe(true);
    await sitting;
    expect(seat.playback.isPlaying).toBe(false);
    expect(seat.scene?.turn).toBe("allied");
  });

  it("keeps nothing for the next player of what the one before looked at", async () => {
    const seat = new PanelState("t");
    seat.view = view("german", 2);
    vi.spyOn(api, "inspect").mockResolvedValue({ title: "Sedan", facts: [] } as never);
    await seat.look("Sedan");
    seat.replayed = { scene: { turn: "german" } } as never;
    await seat.sit("allied");
    expect(seat.inspection).toBeNull();
    expect(seat.scene?.turn).toBe("allied");
  });

  it("lets a look that comes late be", async () => {
    const seat = new PanelState("t");
    seat.view = view("german", 2);
    let arrive = (_: never) => {};
    vi.spyOn(api, "inspect").mockReturnValue(
      new Promise((over) => {
        arrive = over;
      }),
    );
    const looking = seat.look("Sedan");
    await seat.sit("allied");
    arrive({ title: "Sedan", facts: [] } as never);
    await looking;
    expect(seat.inspection).toBeNull();
  });
});
