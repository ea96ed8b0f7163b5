/** The dice of a finished game recomputed from its seed: see kernel/dice.py for the derivation. */
import type { Chance } from "../api/types";

export interface Roll {
  who: string;
  value: string;
  isDraw: boolean;
}
export interface Record {
  commitment: string;
  reveal: string;
  salts: { side: string; salt: string }[]; // in the order of the sides
  links: { side: string; count: number; last: string }[]; // of joint dice
  rolls: Roll[];
  lines: string[]; // every answer, roll and draw as it is written
}

/** The rolls of a record; a roll belongs to the side that answered before it. */
export function readRecord(text: string): Record {
  const record: Record = {
    commitment: "",
    reveal: "",
    salts: [],
    links: [],
    rolls: [],
    lines: [],
  };
  let [who, isBody] = ["", false];
  for (const line of text.split("\n")) {
    isBody ||= line === "";
    const colon = line.indexOf(":");
    if (colon < 0 || line.startsWith("#")) continue;
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (key === "seed") record.commitment = value.split(" ").at(-1) ?? "";
    else if (key === "reveal") record.reveal = value;
    else if (key.startsWith("salt ")) record.salts.push({ side: key.slice(5), salt: value });
    else if (key.startsWith("links ")) record.links.push(linksOf(key.slice(6), value));
    else if (isBody && !ENDING.includes(key)) {
      record.lines.push(`${key}: ${value}`);
      if (key !== "roll" && key !== "draw") who = key;
      else record.rolls.push({ who, value: value.split(" of ")[0] ?? "", isDraw: key === "draw" });
    }
  }
  return record;
}

const ENDING = ["result", "seen", "end"];

function linksOf(side: string, value: string) {
  const [count, last = ""] = value.split(" ");
  return { side, count: Number(count), last };
}

export const bytesOf = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
export const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const HMAC = { name: "HMAC", hash: "SHA-256" };
const signing = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", key, HMAC, false, ["sign"]);

/** A hash chain downwards: the last link, then the link before it, and so on. */
export async function chainDown(last: string, steps: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const links = [bytesOf(last)];
  for (let step = 0; step < steps; step++) links.push(await sha256(links[step] ?? bytesOf("")));
  return links;
}

/** The key of each roll; with links, that of a joint roll. */
async function keysOf(record: Record): Promise<(n: number) => Promise<CryptoKey>> {
  const seed = bytesOf(record.reveal);
  const salts = new TextEncoder().encode(record.salts.map((each) => each.salt).join(""));
  const mixed = salts.length ? await sha256(new Uint8Array([...seed, ...salts])) : seed;
  const chains = await Promise.all(record.links.map(({ last, count }) => chainDown(last, count)));
  const joint = record.links[0]?.count ?? 0;
  return async (n) => {
    const links = chains.flatMap((chain) => [...(chain[joint - 1 - n] ?? [])]);
    return signing(n < joint ? await sha256(new Uint8Array([...mixed, ...links])) : mixed);
  };
}

/** Whether the links of every side lead to its salt. */
async function areLinked({ links, salts }: Record): Promise<boolean> {
  if (!links.length) return true;
  if (links.length !== salts.length || new Set(links.map((each) => each.count)).size > 1)
    return false;
  const ends = await Promise.all(links.map(({ last, count }) => chainDown(last, count)));
  return links.every(({ side }, n) =>
    salts.some((each) => each.side === side && each.salt === hexOf(ends[n]?.at(-1) ?? bytesOf(""))),
  );
}

/** What roll n follows since the roll before it, as a hash that only the seed can make. */
export async function follows(record: Record, n: number): Promise<string> {
  const rolls = record.lines.flatMap((line, at) => (/^(roll|draw): /.test(line) ? [at] : []));
  const between = record.lines.slice(n ? (rolls[n - 1] ?? 0) + 1 : 0, rolls[n]);
  const told = new TextEncoder().encode([String(n), ...between].join("\n"));
  const key = await signing(bytesOf(record.reveal));
  return hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", key, told)));
}

/** Uniform integers below a limit for roll n, by rejection sampling. */
async function below(key: CryptoKey, n: number, limit: number, count: number): Promise<number[]> {
  const fair = 256 - (256 % limit);
  const found: number[] = [];
  for (let again = 0; found.length < count; again++) {
    const message = new TextEncoder().encode(again ? `${n}.${again}` : `${n}`);
    const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    for (const byte of digest) if (byte < fair) found.push(byte % limit);
  }
  return found.slice(0, count);
}

/** The outcome of roll n, dice or a draw, from the seed. */
async function due(key: CryptoKey, n: number, { sides, dice, cup }: Chance): Promise<string> {
  if (cup.length) return cup[(await below(key, n, cup.length, 1))[0] ?? 0] ?? "";
  const throws = await below(key, n, sides, dice);
  return String(throws.reduce((sum, each) => sum + each + 1, 0));
}

export interface Verdict {
  rolls: number;
  wrong: number[];
  keptPromise: boolean;
}

/** Verify the commitment, and every roll and draw against the seed. */
export async function verify(record: Record, chances: Chance[]): Promise<Verdict> {
  const promised = hexOf(await sha256(bytesOf(record.reveal)));
  const keyOf = await keysOf(record);
  const wrong: number[] = [];
  for (const [n, roll] of record.rolls.entries()) {
    const chance = chances[n];
    if (!chance || (await due(await keyOf(n), n, chance)) !== roll.value) wrong.push(n);
  }
  const keptPromise = promised === record.commitment && (await areLinked(record));
  return { rolls: record.rolls.length, wrong, keptPromise };
}

export interface Luck {
  who: string;
  rolls: number;
  mean: number;
  counts: number[];
}
/** Rolls of one kind of dice, with every possible sum. */
export interface Fortunes {
  dice: number;
  sides: number;
  values: number[];
  players: Luck[];
}

/** Dice statistics by side and kind of dice; draws are left out. */
export function luck(chances: Chance[]): Fortunes[] {
  const thrown = chances.filter((each) => each.dice > 0);
  const kinds = [...new Set(thrown.map(({ dice, sides }) => `${dice} ${sides}`))].sort();
  return kinds.map((kind) => {
    const [dice = 1, sides = 6] = kind.split(" ").map(Number);
    const own = thrown.filter((each) => each.dice === dice && each.sides === sides);
    const values = Array.from({ length: dice * (sides - 1) + 1 }, (_, n) => n + dice);
    return { dice, sides, values, players: playersOf(own, values) };
  });
}

function playersOf(thrown: Chance[], values: number[]): Luck[] {
  return [...new Set(thrown.map((each) => each.by))].map((who) => {
    const own = thrown.filter((each) => each.by === who).map((each) => Number(each.came));
    const sum = own.reduce((total, value) => total + value, 0);
    const counts = values.map((value) => own.filter((each) => each === value).length);
    return { who, rolls: own.length, mean: sum / own.length, counts };
  });
}
