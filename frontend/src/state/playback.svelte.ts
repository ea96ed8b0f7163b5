/** Playback of the other side's moves, entry by entry. The scene of an entry comes with the view that
 * reported it; if a view reported several, the scenes in between are fetched in one request. */
import { api } from "../api/client";
import { scenesOf } from "../api/scene";
import type { Piece, Scene, TableView } from "../api/types";
import { sound, soundsOf } from "../sound/sounds";
import { drawnBetween } from "./draws";
import type { LogEntry } from "./log";
import { settings } from "./settings.svelte";

const PACE = { off: 420, fast: 150, quick: 420, slow: 1100 };
const MOST = 400; // the rest is in the log
type Seen = Pick<TableView, "serial" | "side" | "scene">;

export class Playback {
  scene = $state<Scene | null>(null);
  before = $state.raw<Scene | null>(null); // the scene before that
  drawn = $state.raw<Piece | null>(null); // from a cup, in this entry
  entry = $state<LogEntry | null>(null);
  queue = $state<LogEntry[]>([]);
  isPaused = $state(false);
  private isStepped = false; // one entry further, though paused
  private scenes = new Map<number, Scene>(); // by serial
  private round = 0; // results of an earlier round are ignored
  private isSkipped = false; // until this seat is asked again

  get isPlaying() {
    return this.entry !== null || this.queue.length > 0;
  }

  /** Play these entries; `still` is shown until the first scene is loaded. */
  show(table: string, entries: LogEntry[], now: Seen, still: Scene | null) {
    if (this.isSkipped) return;
    this.scene ??= still;
    this.scenes.set(now.serial, now.scene);
    const isIdle = !this.isPlaying;
    this.queue = [...this.queue, ...entries].slice(-MOST);
    if (isIdle) this.run(table, now.side);
  }

  skip() {
    this.isSkipped = true;
    this.clear();
  }

  pause() {
    this.isPaused = true;
  }

  resume() {
    this.isPaused = false;
  }

  /** Pause, and show the next entry. */
  step() {
    this.isPaused = true;
    this.isStepped = true;
  }

  /** Play later entries again after a skip. */
  enable() {
    this.isSkipped = false;
  }

  clear() {
    this.round += 1;
    this.isPaused = false;
    this.isStepped = false;
    this.queue = [];
    this.entry = null;
    this.scene = null;
    this.before = null;
    this.drawn = null;
    this.scenes.clear();
  }

  private async run(table: string, side: string) {
    const round = this.round;
    for (let entry = this.queue[0]; entry; entry = this.queue[0]) {
      if (!this.scenes.has(entry.serial)) await this.fetch(table, side, entry.serial);
      if (round !== this.round) return;
      this.turnTo(this.scenes.get(entry.serial) ?? this.scene, entry);
      this.queue = this.queue.filter((each) => each !== entry);
      await this.delay(this.queue.length);
      if (round !== this.round) return;
    }
    this.clear();
  }

  private turnTo(scene: Scene | null, entry: LogEntry) {
    this.before = this.scene;
    this.scene = scene;
    this.entry = entry;
    this.drawn = this.before && scene ? drawnBetween(this.before, scene) : null;
    if (this.before && scene) sound(soundsOf(this.before, scene, entry.lines));
  }

  /** The scenes of this entry and of those that follow it in the queue. */
  private async fetch(table: string, side: string, serial: number) {
    const round = this.round;
    const last = this.queue.at(-1)?.serial ?? serial;
    const found = await api.playback(table, side, serial - 1, last).catch(() => null);
    if (!found || round !== this.round) return;
    for (const step of scenesOf(found)) this.scenes.set(step.serial, step.scene);
  }

  /** Whether the next entry is due, after so many milliseconds. */
  private isDue(passed: number, pace: number): boolean {
    if (this.entry === null || this.isStepped) return true;
    return !this.isPaused && passed >= pace;
  }

  /** The delay after an entry; a long queue plays faster. */
  private delay(left: number): Promise<void> {
    const isCombat = this.entry?.lines.some((line) => line.result);
    const pace =
      (PACE[settings.pace] * (isCombat ? 3 : 1)) / (left > 30 ? 2.5 : left > 12 ? 1.6 : 1);
    return new Promise((over) => {
      const start = performance.now();
      const look = () => {
        if (!this.isDue(performance.now() - start, pace)) {
          setTimeout(look, 30);
          return;
        }
        this.isStepped = false;
        over();
      };
      look();
    });
  }
}
