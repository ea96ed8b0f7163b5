/** The dice of a finished game recomputed from its seed: see kernel/dice.py for the derivation. */

export interface Roll {
  who: string;
  value: number;
}
export interface Record {
  commitment: string;
  reveal: string;
  salts: string[];
  rolls: Roll[];
}

/** What a record says of its dice; a roll belongs to the side that answered before it. */
export function readRecord(text: string): Record {
  const record: Record = { commitment: "", reveal: "", salts: [], rolls: [] };
  let who = "";
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0 || line.startsWith("#")) continue;
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (key === "seed") record.commitment = value.split(" ").at(-1) ?? "";
    else if (key === "reveal") record.reveal = value;
    else if (key.startsWith("salt ")) record.salts.push(value);
    else if (key === "roll") record.rolls.push({ who, value: Number(value) });
    else who = key;
  }
  return record;
}

const bytesOf = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

async function keyOf(record: Record): Promise<CryptoKey> {
  const seed = bytesOf(record.reveal);
  const salts = new TextEncoder().encode(record.salts.join(""));
  const mixed = salts.length ? await sha256(new Uint8Array([...seed, ...salts])) : seed;
  return crypto.subtle.importKey("raw", mixed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Roll n of a die, without favouring low numbers. */
async function rolled(key: CryptoKey, number: number, sides: number): Promise<number> {
  const fair = 256 - (256 % sides);
  for (let again = 0; ; again++) {
    const message = new TextEncoder().encode(again ? `${number}.${again}` : `${number}`);
    const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    const byte = digest.find((each) => each < fair);
    if (byte !== undefined) return (byte % sides) + 1;
  }
}

export interface Verdict {
  rolls: number;
  wrong: number[];
  keptPromise: boolean;
}

/** Was the seed the promised one, and did every die fall as it says? */
export async function verify(record: Record, sides = 6): Promise<Verdict> {
  const promised = hexOf(await sha256(bytesOf(record.reveal)));
  const key = await keyOf(record);
  const wrong: number[] = [];
  for (const [number, roll] of record.rolls.entries())
    if ((await rolled(key, number, sides)) !== roll.value) wrong.push(number);
  return { rolls: record.rolls.length, wrong, keptPromise: promised === record.commitment };
}

export interface Luck {
  who: string;
  rolls: number;
  mean: number;
  faces: number[];
}

/** How the dice fell for each side. */
export function luck(rolls: Roll[], sides = 6): Luck[] {
  return [...new Set(rolls.map((roll) => roll.who))].map((who) => {
    const values = rolls.filter((roll) => roll.who === who).map((roll) => roll.value);
    const sum = values.reduce((total, value) => total + value, 0);
    const faces = Array.from({ length: sides }, (_, n) => values.filter((v) => v === n + 1).length);
    return { who, rolls: values.length, mean: sum / values.length, faces };
  });
}
