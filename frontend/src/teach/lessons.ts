/** Practice tables of lessons that this browser has begun. */
import { api } from "../api/client";
import { go } from "../state/router.svelte";

const key = (table: string) => `lesson ${table}`;

export const isLesson = (table: string) => localStorage.getItem(key(table)) !== null;

export async function beginLesson(game: string, lesson: string) {
  const made = await api.beginLesson(game, lesson);
  localStorage.setItem(key(made.table), lesson);
  go(`/table/${made.table}`);
}
