/** What others did, shown one thing after another and skippable. */
import { api } from "../api/client";
import type { Scene } from "../api/types";
import type { LogEntry } from "./log";
import { settings } from "./settings.svelte";

const PACE = { off: 420, quick: 420, slow: 1100 };
const MOST = 400; // the rest is in the log

export class Playback {
  scene = $state<Scene | null>(null);
  entry = $state<LogEntry | null>(null);
  queue = $state<LogEntry[]>([]);
  private round = 0; // what a round fetches is not shown once another has begun
  private isSkipped = false; // what else the others do before one is asked is not shown either

  get isPlaying() {
    return this.entry !== null || this.queue.length > 0;
  }

  /** Show these entries before the present; `still` is the scene until the first is there. */
  show(table: string, side: string, entries: LogEntry[], still: Scene | null) {
    if (this.isSkipped) return;
    this.scene ??= still;
    const isIdle = !this.isPlaying;
    this.queue = [...this.queue, ...entries].slice(-MOST);
    if (isIdle) this.run(table, side);
  }

  skip() {
    this.isSkipped = true;
    this.clear();
  }

  /** What others do after one was asked is news again. */
  rearm() {
    this.isSkipped = false;
  }

  clear() {
    this.round += 1;
    this.queue = [];
    this.entry = null;
    this.scene = null;
  }

  private async run(table: string, side: string) {
    const round = this.round;
    for (let entry = this.queue[0]; entry; entry = this.queue[0]) {
      const shown = await api.replay(table, side, entry.serial).catch(() => null);
      if (round !== this.round) return;
      this.scene = shown?.scene ?? this.scene;
      this.entry = entry;
      this.queue = this.queue.filter((each) => each !== entry);
      await this.pause(this.queue.length);
      if (round !== this.round) return;
    }
    this.clear();
  }

  /** A long queue is shown faster. */
  private pause(left: number): Promise<void> {
    const pace = PACE[settings.pace] / (left > 30 ? 2.5 : left > 12 ? 1.6 : 1);
    return new Promise((over) => {
      const start = performance.now();
      const look = () => {
        if (this.entry === null || performance.now() - start >= pace) over();
        else setTimeout(look, 30);
      };
      look();
    });
  }
}
