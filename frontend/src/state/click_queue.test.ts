import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../api/client";
import type { Choice, TableView } from "../api/types";
import { TableState } from "./table.svelte";

vi.mock("./settings.svelte", () => ({ settings: { pace: "off" } }));
vi.mock("./browser_storage", () => ({ lastSeen: () => -1, rememberSeen: () => {} }));

const choice = (index: number, text: string, more: Partial<Choice> = {}) =>
  ({ index, text, place: "", piece: "", path: [], warning: "", label: "", ...more }) as Choice;
const sedan = choice(0, "unit 1", { place: "Sedan", piece: "1" });
const dinant = choice(1, "unit 2", { action: "Move", place: "Dinant", piece: "2" });
const end = choice(2, "end", { ends: true });
const toDinant = choice(0, "go Dinant", { place: "Dinant", path: ["Sedan", "Dinant"] });
const done = choice(1, "done", { ends: true });

const view = (serial: number, choices: Choice[], more: Partial<TableView> = {}) =>
  ({
    side: "german",
    serial,
    last: serial,
    log: [],
    log_from: serial,
    can_undo: true,
    ask: { choices },
    scene: { piles: [], trays: [], layers: [] },
    ...more,
  }) as unknown as TableView;

/** A table whose server replies when it is told to. */
function seated(...choices: Choice[]) {
  const table = new TableState("t");
  table.view = view(1, choices);
  table.seats = ["german"];
  const open: { reply: (told: TableView) => void; fail: (error: unknown) => void }[] = [];
  const answer = vi.spyOn(api, "answer");
  answer.mockImplementation(() => new Promise((reply, fail) => open.push({ reply, fail })));
  const answered = () => answer.mock.calls.map(([, , serial, index]) => [serial, index]);
  const soon = () => new Promise((over) => setTimeout(over));
  const reply = (told: TableView) =>
    soon()
      .then(() => open.shift()?.reply(told))
      .then(soon);
  const fail = (error: unknown) =>
    soon()
      .then(() => open.shift()?.fail(error))
      .then(soon);
  return { table, answered, reply, fail };
}

describe("a choice that others follow", () => {
  it("is sent with them, as long as they are offered", async () => {
    const all = choice(0, "all", { followed_by: ["declare", "fight"] });
    const { table, answered, reply } = seated(all);
    table.answer(all);
    await reply(view(2, [choice(0, "call off"), choice(1, "declare")]));
    await reply(view(3, [choice(0, "call off")]));
    expect(answered()).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
});

describe("a click while an answer is being sent", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, "inspect").mockResolvedValue({ facts: [] } as never);
    vi.spyOn(api, "why").mockResolvedValue({ reasons: [] });
  });

  it("waits in the order of the clicks", async () => {
    const { table, answered, reply } = seated(sedan, dinant, end);
    table.point("Sedan");
    table.point("Givet");
    table.answer(end);
    expect(table.waiting.map((click) => click.what)).toEqual(["click on Givet", "end"]);
    expect(table.pending).toEqual(["Sedan", "Givet"]);
    const toGivet = choice(0, "go Givet", { place: "Givet", path: ["Sedan", "Givet"] });
    await reply(view(2, [toGivet, done]));
    await reply(view(3, [sedan, dinant, end]));
    expect(answered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 2],
    ]);
  });

  it("means what was offered when it was clicked, and not what is offered there now", async () => {
    const { table, answered, reply } = seated(sedan, dinant);
    vi.spyOn(api, "undo").mockResolvedValue(view(3, [sedan, dinant]));
    table.point("Sedan");
    table.point("Dinant");
    await reply(view(2, [toDinant, done]));
    expect(answered()).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it("is let go if nobody could know what would be asked", async () => {
    const { table, answered, reply } = seated(sedan, dinant);
    table.point("Sedan");
    table.point("Dinant");
    table.point("Sedan");
    await reply(view(2, [dinant], { can_undo: false }));
    expect(answered()).toEqual([[1, 0]]);
    expect([table.dropped?.what, table.waiting]).toEqual(["click on Dinant", []]);
  });

  it("is let go if the answer before it has failed", async () => {
    const { table, answered, fail } = seated(sedan, dinant);
    table.point("Sedan");
    table.answer(dinant);
    await fail(new Refused(503, "away"));
    expect(answered()).toEqual([[1, 0]]);
    expect([table.fault, table.dropped?.what]).toEqual(["away", "Move: 2"]);
  });

  it("does not end what comes after the end", async () => {
    const { table, answered, reply } = seated(sedan, end, choice(3, "other"));
    table.answer(end);
    table.answer(end);
    expect(table.waiting).toEqual([]);
    table.answer(choice(3, "other"));
    await reply(view(2, [sedan, end, choice(3, "other")]));
    expect(answered()).toEqual([[1, 2]]);
    expect(table.dropped?.what).toBe("other");
  });

  it("is an answer to the question that the stream has brought before the reply", async () => {
    const { table, answered, reply } = seated(sedan, end);
    const next = view(2, [sedan, end], { can_undo: false });
    table.answer(end);
    table.take(next);
    table.answer(end);
    await reply(next);
    expect(answered()).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
