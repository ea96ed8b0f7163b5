/** A queue of clicks: what is clicked while an answer is being sent runs after it, or is dropped with a
 * message if the game has moved on. */
import { PanelState } from "./panel_state.svelte";

/** What a click asked for: in words, and where on the map. */
export interface ClickTarget {
  what: string;
  place: string;
}
interface QueuedClick extends ClickTarget {
  serial: number; // of the view in which it was clicked
  side: string;
  act: () => Promise<void>;
}

export class ClickQueue extends PanelState {
  waiting = $state.raw<QueuedClick[]>([]);
  dropped = $state.raw<ClickTarget | null>(null);
  protected isExpected = false; // the present question was foreseeable when the last answer was given
  private steps = $state(0); // running, nested

  get isBusy() {
    return this.steps > 0;
  }

  /** Run it now, or after what is already running. */
  protected async enqueue(what: string, place: string, act: () => Promise<void>) {
    if (!this.view) return;
    this.dropped = null;
    const click = { what, place, act, serial: this.view.serial, side: this.side };
    if (this.isBusy || this.waiting.length) this.waiting = [...this.waiting, click];
    else await act();
  }

  /** While this step runs, other clicks are queued. */
  protected async whileBusy(step: () => Promise<void>) {
    this.cancelOdds();
    this.steps += 1;
    try {
      await step();
    } finally {
      this.steps -= 1;
    }
    await this.runQueued();
  }

  private async runQueued() {
    while (!this.isBusy && this.waiting[0]) {
      const [next, ...later] = this.waiting;
      this.waiting = later;
      if (this.isStillValid(next)) await next.act();
      else this.drop(next);
    }
  }

  /** A click is invalid if its player could not foresee the present question. */
  private isStillValid(click: QueuedClick): boolean {
    if (click.side !== this.side) return false;
    return click.serial === this.view?.serial || (this.isExpected && this.ask !== null);
  }

  /** Drop a click, and all queued after it. */
  protected drop(target: ClickTarget) {
    this.waiting = [];
    this.dropped = target;
  }

  protected override resetView() {
    super.resetView();
    this.waiting = [];
    this.dropped = null;
  }
}
