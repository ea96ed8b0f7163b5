/** What this browser stores about its tables. */
import { api } from "../api/client";

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

const write = (key: string, value: string) => localStorage.setItem(key, value);

/** The serial of the last view shown to a seat. */
export const lastSeen = (table: string, side: string) =>
  Number(read(`seen ${table} ${side}`) || -1);
export const rememberSeen = (table: string, side: string, serial: number) =>
  write(`seen ${table} ${side}`, String(serial));

/** Links to the seats of a table that was created in this browser. */
export const links = (table: string): Record<string, string> =>
  JSON.parse(read(`links ${table}`) || "{}");
export const rememberLinks = (table: string, tokens: Record<string, string>) =>
  write(`links ${table}`, JSON.stringify({ ...links(table), ...tokens }));

/** Tokens that take back seats handed to computers in this browser. */
export const handed = (table: string): Record<string, string> =>
  JSON.parse(read(`handed ${table}`) || "{}");
export const rememberHanded = (table: string, tokens: Record<string, string>) =>
  write(`handed ${table}`, JSON.stringify({ ...handed(table), ...tokens }));

/** Tables that are not shown among the others. */
export const archived = (): string[] => JSON.parse(read("archived") || "[]");
export const rememberArchived = (tables: string[]) => write("archived", JSON.stringify(tables));

/** How a link begins, after the #, that gives back a seat whose browsers have lost it. */
export const RECOVERY = "recover=";

/** Whether an address is that of this computer alone. */
export const isLoopback = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);

/** A link to a seat, at the moment of the replay that is shown. */
export const linkTo = (table: string, token: string) =>
  `${location.origin}/table/${table}${location.search}#${token}`;

/** The token of a seat; if it is not stored here a new one is made, and the old link stops working. */
export async function tokenOf(table: string, side: string): Promise<string> {
  const known = links(table)[side];
  if (known) return known;
  const { token } = await api.seat(table, side, "friend");
  rememberLinks(table, { [side]: token });
  return token;
}
