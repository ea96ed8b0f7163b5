import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, follow, Refused } from "../api/client";
import type { TableView } from "../api/types";

/** A stream that does what the test says. */
class Stream {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  private heard = (_: { data: string }) => {};

  constructor(readonly address: string) {
    Stream.opened.push(this);
  }
  addEventListener(_: string, heard: (event: { data: string }) => void) {
    this.heard = heard;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tells(serial: number) {
    this.onopen();
    this.heard({ data: JSON.stringify({ serial }) });
  }
  isCut() {
    this.onerror();
  }
  isRefused() {
    this.readyState = Stream.CLOSED;
    this.onerror();
  }
}

const seen: number[] = [];
const faults: unknown[] = [];
let isDisconnected = false;
const start = () =>
  follow(
    "t",
    "german",
    7,
    (told) => seen.push(told.serial),
    (is) => {
      isDisconnected = is;
    },
    (fault) => faults.push(fault),
  );
const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count);
const last = () => Stream.opened.at(-1) as Stream;
const count = () => Stream.opened.length;

describe("the stream of a seat", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Stream);
    vi.spyOn(api, "tableView").mockResolvedValue({} as TableView);
    Stream.opened = [];
    seen.length = faults.length = 0;
    isDisconnected = false;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is left to the browser where it is only cut", async () => {
    start();
    last().isCut();
    await seconds(60);
    expect([count(), isDisconnected]).toEqual([1, true]);
  });

  it("is opened again after an error, from what was last seen", async () => {
    start();
    last().tells(9);
    last().isRefused();
    expect([count(), isDisconnected]).toEqual([1, true]);
    await seconds(1);
    expect(count()).toBe(2);
    expect(last().address).toContain("since=9");
    last().tells(10);
    expect([seen, isDisconnected]).toEqual([[9, 10], false]);
  });

  it("is tried less and less often, and at once again after news", async () => {
    start();
    for (const wait of [1, 2, 4, 8, 16, 30, 30]) {
      const before = count();
      last().isRefused();
      await seconds(wait - 0.1);
      expect(count()).toBe(before);
      await seconds(0.1);
      expect(count()).toBe(before + 1);
    }
    last().tells(8);
    last().isRefused();
    await seconds(1);
    expect(count()).toBe(9);
  });

  it("is opened when the server can be reached again", async () => {
    vi.mocked(api.tableView).mockRejectedValueOnce(new Refused(502, "away"));
    start();
    last().isRefused();
    await seconds(1);
    expect(count()).toBe(1);
    await seconds(2);
    expect([count(), faults]).toEqual([2, []]);
  });

  it.each([403, 404])("is given up with the server's sentence at a %i", async (status) => {
    const refusal = new Refused(status, "you hold no seat here");
    vi.mocked(api.tableView).mockRejectedValue(refusal);
    start();
    last().isRefused();
    await seconds(100);
    expect([count(), faults, isDisconnected]).toEqual([1, [refusal], false]);
  });

  it("is not opened again once it was left", async () => {
    const stop = start();
    last().isRefused();
    stop();
    await seconds(60);
    expect(count()).toBe(1);
  });
});
