import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/client";
import type { TableView } from "../api/types";
import { bytesOf, chainDown, hexOf, readRecord, sha256 } from "./dice";
import { asRemembered, nextShare, told } from "./shared_dice";

const seed = "d8bbf6cd9f119d0f17cdf10b95777716862af54be9e4782f05a233e0fa601fec";
const commitment = "fbc52b18eec1c424d5cee2234f7c9a9a4a113b077aeecb81d4407c2cf32cd18e";
const dice = { kind: "salted", salts: {}, links: {}, due: null, after: "", waived: [] };
const view = (more: Partial<TableView["dice"]>, promised = commitment) =>
  ({
    table: "t",
    side: "german",
    commitment: promised,
    dice: { ...dice, ...more },
  }) as unknown as TableView;

const store = new Map<string, string>();
const sent = { salt: vi.fn(), link: vi.fn() };
beforeEach(() => {
  vi.restoreAllMocks();
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  sent.salt = vi.spyOn(api, "salt").mockResolvedValue(view({})) as never;
  sent.link = vi.spyOn(api, "link").mockResolvedValue(view({})) as never;
  vi.spyOn(api, "tableView").mockResolvedValue(view({}));
});

/** What a roll follows, as the server tells it. */
async function after(n: number, ...lines: string[]) {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), hmac, false, ["sign"]);
  const text = new TextEncoder().encode([n, ...lines].join("\n"));
  return hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
}

const record = (lines: string[], salts: Record<string, string>) =>
  readRecord(
    [
      "sixweeks record 2",
      `seed: sha256 ${commitment}`,
      ...Object.entries(salts).map(([side, salt]) => `salt ${side}: ${salt}`),
      "",
      ...lines,
      `reveal: ${seed}`,
      "end: 9 answers",
    ].join("\n"),
  );

describe("a salt", () => {
  const due = view({ salts: { german: "", allied: "" } });

  it("is given for one's own seat, for the commitment that was seen", async () => {
    await nextShare(due, ["german"])?.();
    const [, side, promised, salt] = sent.salt.mock.calls[0] ?? [];
    expect([side, promised, told("t").salts]).toEqual(["german", commitment, { german: salt }]);
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is the same when it is sent again", async () => {
    await nextShare(due, ["german"])?.();
    await nextShare(due, ["german"])?.();
    expect(sent.salt.mock.calls[0]).toEqual(sent.salt.mock.calls[1]);
  });

  it("is not given for another commitment than the first", async () => {
    await nextShare(due, ["german"])?.();
    const other = view({ salts: { german: "" } }, "00");
    await expect(nextShare(other, ["german"])?.()).rejects.toThrow("changed its dice");
  });

  it("is not given for a seat of others", () => {
    expect(nextShare(due, ["observer"])).toBeNull();
  });

  it("of joint dice is the end of a chain of 4000 links", async () => {
    await nextShare(view({ kind: "joint", salts: { german: "" } }), ["german"])?.();
    const { chains, salts } = told("t");
    const links = await chainDown(chains.german ?? "", 4000);
    expect(hexOf(links.at(-1) as Uint8Array)).toBe(salts.german);
  });
});

describe("a link", () => {
  async function give(due: number, lines: string[]) {
    const links = { german: due, allied: 9 };
    const told = { kind: "joint", links, due, after: await after(due, ...lines) };
    await nextShare(view(told), ["german"])?.();
  }
  beforeEach(() => nextShare(view({ kind: "joint", salts: { german: "" } }), ["german"])?.());

  it("hashes to the one before it, and the first to the salt", async () => {
    await give(0, []);
    await give(1, []);
    const [first, second] = sent.link.mock.calls.map((call) => call[4] as string);
    const hashed = async (hex = "") => hexOf(await sha256(bytesOf(hex)));
    expect(await hashed(first)).toBe(told("t").salts.german);
    expect(await hashed(second)).toBe(first);
  });

  it("is given again for the same course of the game only", async () => {
    await give(0, ["german: a"]);
    await give(0, ["german: a"]);
    expect(sent.link).toHaveBeenCalledTimes(2);
    await expect(give(0, ["german: b"])).rejects.toThrow("asks again");
  });

  it("is remembered with what it was given for", async () => {
    await give(0, ["german: a"]);
    await give(1, ["allied: b", "german: c"]);
    const { salts } = told("t");
    const course = ["german: a", "roll: 5", "allied: b", "german: c", "draw: x of x | y"];
    expect(await asRemembered("t", record(course, salts))).toBe(true);
    expect(await asRemembered("t", record(course.with(0, "german: z"), salts))).toBe(false);
    expect(await asRemembered("t", record(course, { german: "00" }))).toBe(false);
  });

  it("is not remembered by a browser that gave nothing", async () => {
    store.clear();
    expect(await asRemembered("t", record([], {}))).toBeNull();
  });
});
