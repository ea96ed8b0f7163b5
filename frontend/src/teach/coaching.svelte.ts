/** When the coach speaks: until one has answered a few questions alone, and again when asked. */
import { isFirstGame } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";
import { isLesson } from "./lessons";

/** In the first game of this browser, or as the settings say; a lesson has its own words. */
export const isCoached = (table: string) =>
  !isLesson(table) &&
  (settings.coach === "on" || (settings.coach === "first" && isFirstGame(table)));

const ALONE = 5; // answers in a row without help, after which the coach is silent

class Coaching {
  private alone = $state(0);
  private wasHelped = false;

  get isOpen() {
    return this.alone < ALONE;
  }

  /** A question has been answered. */
  answered() {
    this.alone = this.wasHelped ? 0 : this.alone + 1;
    this.wasHelped = false;
  }

  /** The player asks what the staff would do, or opens the coach again. */
  help() {
    this.wasHelped = true;
    this.alone = 0;
  }
}

export const coaching = new Coaching();
