/** What this browser adds to the dice: a salt once, and a link of its hash chain for every joint roll.
 * It remembers what it was told, and compares it with the record after the game. */
import { api, Refused } from "../api/client";
import type { SentView, TableView } from "../api/types";
import { t } from "../text/text";
import { chainDown, follows, hexOf, type Record as Played, sha256 } from "./dice";

const LENGTH = 4000; // links of a chain: more than the rolls of any game

interface Told {
  commitment: string; // as it was before this browser gave a salt
  salts: Record<string, string>;
  chains: Record<string, string>; // the last link of each
  first: number; // the first roll for which it gave a link
  rolls: number; // after the last one
  after: string; // what that one followed
  hash: string; // of what all of them followed
}
const NOTHING: Told = {
  commitment: "",
  salts: {},
  chains: {},
  first: 0,
  rolls: 0,
  after: "",
  hash: "",
};

export const told = (table: string): Told => ({
  ...NOTHING,
  ...JSON.parse(localStorage.getItem(`dice ${table}`) || "{}"),
});
const remember = (table: string, news: Partial<Told>) =>
  localStorage.setItem(`dice ${table}`, JSON.stringify({ ...told(table), ...news }));

const random = () => hexOf(crypto.getRandomValues(new Uint8Array(32)));
export const mayBeJoint = () => Boolean(globalThis.crypto?.subtle); // over https or on this computer

/** What this browser can add now: a salt of a seat that it holds, or a link of a chain of its own. */
export function nextShare(view: TableView, seats: string[]): (() => Promise<SentView>) | null {
  const { salts, links, due } = view.dice;
  const unsalted = Object.keys(salts).find((side) => salts[side] === "" && seats.includes(side));
  if (unsalted) return () => giveSalt(view, unsalted);
  const { chains } = told(view.table);
  const waiting = Object.keys(chains).find((side) => due !== null && links[side] === due);
  return waiting && due !== null ? () => giveLink(view, waiting, due) : null;
}

/** The commitment is remembered before the salt is sent; a salt that was not acknowledged is sent again. */
async function giveSalt(view: TableView, side: string): Promise<SentView> {
  const { table, commitment } = view;
  const known = told(table);
  if (known.commitment && known.commitment !== commitment) throw new Refused(0, t("dice-other"));
  const last = known.chains[side] ?? random();
  const isJoint = view.dice.kind === "joint";
  const salt = known.salts[side] ?? (isJoint ? await endOf(last) : random());
  remember(table, { commitment, salts: { ...known.salts, [side]: salt } });
  if (isJoint) remember(table, { chains: { ...known.chains, [side]: last } });
  await api.salt(table, side, commitment, salt);
  return api.tableView(table, view.side);
}

const endOf = async (last: string) => hexOf((await chainDown(last, LENGTH)).at(-1) as Uint8Array);

/** A link is given for what the roll follows, and for nothing else. */
async function giveLink({ table, side, dice }: TableView, chain: string, roll: number) {
  const known = told(table);
  if (roll < known.rolls && (roll !== known.rolls - 1 || dice.after !== known.after))
    throw new Refused(0, t("dice-asked-again"));
  if (roll >= known.rolls) await rememberRoll(table, known, roll, dice.after);
  const links = await chainDown(known.chains[chain] ?? "", LENGTH - roll - 1);
  return api.link(table, side, chain, roll + 1, hexOf(links.at(-1) as Uint8Array));
}

async function rememberRoll(table: string, known: Told, roll: number, after: string) {
  const isNext = known.rolls === roll && known.rolls > 0;
  const hash = await joined(isNext ? known.hash : "", after);
  remember(table, { hash, after, rolls: roll + 1, first: isNext ? known.first : roll });
}

const joined = async (hash: string, after: string) =>
  hexOf(await sha256(new TextEncoder().encode(hash + after)));

/** Whether the record has the commitment, the salts and the course of the game that this browser saw;
 * null if it remembers nothing of them. */
export async function asRemembered(table: string, record: Played): Promise<boolean | null> {
  const { commitment, salts, first, rolls, hash } = told(table);
  if (!commitment) return null;
  const areSame = Object.entries(salts).every(([side, salt]) =>
    record.salts.some((each) => each.side === side && each.salt === salt),
  );
  let found = "";
  for (let roll = first; roll < rolls; roll++)
    found = await joined(found, await follows(record, roll));
  return commitment === record.commitment && areSame && found === hash;
}
