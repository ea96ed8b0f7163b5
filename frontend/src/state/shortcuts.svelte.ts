/** Global keyboard shortcuts; off while typing, or by a setting. */
import { buttonsOf } from "./orders";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";

/** Whether the keyboard is in use: buttons then show their keys. */
export const keys = $state({ areUsed: false });

export interface Cursor {
  step: (by: number) => void;
}

const TYPING = "input:not([type=checkbox], [type=range]), select, textarea";
const NUMBERS = "h";
const ANSWERS = ".orders :is(.confirm, .choices, .hand) button:not(.barred)";

/** Answer buttons in visual order, those of an open fan first. */
function answers(): HTMLButtonElement[] {
  const inFan = document.querySelectorAll<HTMLButtonElement>(".fan [data-choice]");
  return [...(inFan.length ? inFan : document.querySelectorAll<HTMLButtonElement>(ANSWERS))];
}

export function shortcut(event: KeyboardEvent, table: TableState, cursor: Cursor | undefined) {
  if ((event.target as HTMLElement).closest(TYPING) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") leave(table);
  else if (settings.shortcuts && !event.repeat) act(event.key, table, cursor);
}

/** Numbers are shown as long as their key is held. */
export function release(event: KeyboardEvent, table: TableState) {
  if (event.key === NUMBERS) table.areNumbersShown = false;
}

function leave(table: TableState) {
  if (table.playback.isPlaying) table.playback.skip();
  else table.dismiss();
}

function act(key: string, table: TableState, cursor: Cursor | undefined) {
  if (key === "u") table.undo().catch(table.report);
  else if (key === "n") cursor?.step(1);
  else if (key === "p") cursor?.step(-1);
  else if (key === "k") table.isCharting = true;
  else if (key === NUMBERS) table.areNumbersShown = true;
  else if (/^[1-9]$/.test(key)) answers()[Number(key) - 1]?.click();
  else if (key === "e") {
    const end = buttonsOf(table.choices).find((choice) => choice.ends);
    if (end) table.answer(end).catch(table.report);
  } else table.pressed(key);
}
