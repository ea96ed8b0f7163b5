import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../api/client";
import type { Choice, Line, TableView } from "../api/types";
import { TableState } from "./table.svelte";

vi.mock("./settings.svelte", () => ({ settings: { pace: "quick" } }));
vi.mock("./browser_storage", () => ({ lastSeen: () => -1, rememberSeen: () => {} }));

const choice = (index: number, more: Partial<Choice>) =>
  ({
    index,
    place: "",
    piece: "",
    verb: "",
    path: [],
    odds: "",
    warning: "",
    ends: false,
    ...more,
  }) as Choice;
const takeUp = choice(0, { place: "Sedan", piece: "1" });
const takeUpAnother = choice(1, { place: "Dinant", piece: "2" });
const march = choice(0, { place: "Givet", path: ["Sedan", "Givet"] });
const end = choice(1, { ends: true });

const view = (serial: number, choices: Choice[], log: Line[] = []) =>
  ({
    side: "german",
    serial,
    last: serial,
    log,
    log_from: serial,
    can_undo: true,
    ask: { choices },
    scene: { piles: [], trays: [], layers: [] },
  }) as unknown as TableView;

const line = (serial: number, who: string) =>
  ({
    serial,
    who,
    text: "",
    rule: "",
    places: [],
    path: [],
    dice: [],
    result: "",
  }) as unknown as Line;

/** A table whose server gives these replies; the answers that it is sent. */
function seated(...replies: (TableView | Refused)[]) {
  const table = new TableState("t");
  table.view = view(1, [takeUp, takeUpAnother]);
  table.seats = ["german"];
  const answer = vi.spyOn(api, "answer");
  answer.mockImplementation(async () => {
    const reply = replies.shift() ?? new Refused(500, "one answer too many");
    if (reply instanceof Refused) throw reply;
    return reply;
  });
  const answered = () => answer.mock.calls.map(([, , serial, index]) => [serial, index]);
  return { table, answered };
}
const withSelection = view(2, [march, end]);
const marched = view(3, [march, end], [line(3, "german")]);
const away = new Refused(503, "away");

describe("a table", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, "inspect").mockResolvedValue({ facts: [] } as never);
    vi.spyOn(api, "why").mockResolvedValue({ reasons: [] });
    vi.spyOn(api, "replay").mockReturnValue(new Promise(() => {}));
  });

  it("selects another unit instead", async () => {
    const { table, answered } = seated(withSelection, view(4, [march, end]));
    vi.spyOn(api, "undo").mockResolvedValue(view(3, [takeUp, takeUpAnother]));
    await table.point("Sedan");
    await table.point("Dinant");
    expect(answered()).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it("drags a unit to where it goes", async () => {
    const { table, answered } = seated(withSelection, marched);
    expect(table.grab("Sedan")).toBe(true);
    await table.dropAt("Givet");
    await vi.waitFor(() => expect(answered().length).toBe(2));
    expect(answered()).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it("drags the map where no unit can be taken up", () => {
    const { table, answered } = seated();
    expect(table.grab("Givet")).toBe(false);
    expect(answered()).toEqual([]);
  });

  it("finishes a move when another unit is dragged", async () => {
    const { table, answered } = seated(
      withSelection,
      marched,
      view(4, [takeUpAnother]),
      withSelection,
    );
    await table.point("Sedan");
    await table.point("Givet");
    expect(table.grab("Dinant")).toBe(true);
    await vi.waitFor(() => expect(answered().length).toBe(4));
    expect(answered().slice(2)).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });

  const ofTwo = choice(0, { place: "Sedan", piece: "1" });
  const stack = choice(1, { place: "Sedan", text: "stack", whole: true });

  it("takes up a whole stack with one click", async () => {
    const { table, answered } = seated(withSelection);
    table.view = view(1, [ofTwo, stack]);
    await table.point("Sedan");
    expect(answered()).toEqual([[1, 1]]);
  });

  it("offers the units of a stack with a second click", async () => {
    const { table } = seated(withSelection);
    table.view = view(1, [ofTwo, stack]);
    vi.spyOn(api, "undo").mockResolvedValue(view(3, [ofTwo, stack]));
    await table.point("Sedan");
    await table.point("Sedan");
    expect(table.fan).toBe("Sedan");
  });

  it("ends the march of a stack when another unit is taken up", async () => {
    const next = view(4, [stack, takeUpAnother], [line(4, "german")]);
    const { table, answered } = seated(withSelection, marched, next, view(5, [march, end]));
    table.view = view(1, [ofTwo, stack, takeUpAnother]);
    for (const place of ["Sedan", "Givet", "Dinant"]) await table.point(place);
    expect(answered()).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
  });

  it("tries once to deselect", async () => {
    const { table, answered } = seated(withSelection);
    const undo = vi.spyOn(api, "undo").mockRejectedValue(away);
    await table.point("Sedan");
    await table.point("Dinant");
    expect(undo).toHaveBeenCalledTimes(1);
    expect(answered()).toEqual([[1, 0]]);
    expect(table.fault).toBe("away");
  });

  it("ends a march when another unit is taken up", async () => {
    const next = view(4, [takeUp, takeUpAnother], [line(4, "german")]);
    const { table, answered } = seated(withSelection, marched, next, view(5, [march, end]));
    for (const place of ["Sedan", "Givet", "Dinant"]) await table.point(place);
    expect(answered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
  });

  it("tries once to end a march", async () => {
    const { table, answered } = seated(withSelection, marched, away);
    for (const place of ["Sedan", "Givet", "Dinant"]) await table.point(place);
    expect(answered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(table.fault).toBe("away");
  });

  it("shows the news that the end of a march brings before it goes on", async () => {
    const next = view(5, [takeUp, takeUpAnother], [line(4, "german"), line(5, "allied")]);
    const { table, answered } = seated(withSelection, marched, next);
    for (const place of ["Sedan", "Givet", "Dinant"]) await table.point(place);
    expect(answered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(table.playback.entry?.serial).toBe(5);
  });

  it("skips what is shown at a click, and does nothing else", async () => {
    const { table, answered } = seated();
    const now = { serial: 2, side: "german", scene: {} as never };
    table.playback.show("t", [{ serial: 1, who: "allied", lines: [] }], now, null);
    await table.point("Sedan");
    expect(table.playback.isPlaying).toBe(false);
    expect(answered()).toEqual([]);
  });

  it("answers all of one kind until one fails", async () => {
    const { table, answered } = seated(away);
    await table.answerAll("");
    expect(answered()).toEqual([[1, 0]]);
  });

  it("cancels a request for odds when an answer is sent", async () => {
    const { table } = seated(withSelection);
    const odds = vi.spyOn(api, "odds").mockReturnValue(new Promise(() => {}));
    table.oddsOf(takeUp);
    await table.point("Sedan");
    expect(odds.mock.calls[0]?.[3].aborted).toBe(true);
  });
});
