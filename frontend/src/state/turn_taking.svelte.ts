/** One thing after another: what is wished while an answer is on its way waits for it, and is then
 * done, or let go with a word. */
import { Study } from "./study.svelte";

/** What a player wished: in words, and where on the map. */
export interface Wished {
  what: string;
  place: string;
}
interface Wish extends Wished {
  serial: number; // of the sight in which it was wished
  side: string;
  act: () => Promise<void>;
}

export class TurnTaking extends Study {
  waiting = $state.raw<Wish[]>([]);
  missed = $state.raw<Wished | null>(null);
  protected isForeseen = false; // what is asked now could be expected when the last answer was given
  private steps = $state(0); // under way, one within another

  get isBusy() {
    return this.steps > 0;
  }

  /** Do it now, or after what is under way. */
  protected async inTurn(what: string, place: string, act: () => Promise<void>) {
    if (!this.sight) return;
    this.missed = null;
    const wish = { what, place, act, serial: this.sight.serial, side: this.side };
    if (this.isBusy || this.waiting.length) this.waiting = [...this.waiting, wish];
    else await act();
  }

  /** While this goes on, whatever else is wished waits. */
  protected async busily(step: () => Promise<void>) {
    this.steps += 1;
    try {
      await step();
    } finally {
      this.steps -= 1;
    }
    await this.goOn();
  }

  private async goOn() {
    while (!this.isBusy && this.waiting[0]) {
      const [next, ...later] = this.waiting;
      this.waiting = later;
      if (this.isStillMeant(next)) await next.act();
      else this.miss(next);
    }
  }

  /** Whoever could not know what is asked now has not meant this. */
  private isStillMeant(wish: Wish): boolean {
    if (wish.side !== this.side) return false;
    return wish.serial === this.sight?.serial || (this.isForeseen && this.ask !== null);
  }

  /** What was wished is let go, with all that was wished after it. */
  protected miss(wish: Wished) {
    this.waiting = [];
    this.missed = wish;
  }

  protected override giveWay() {
    super.giveWay();
    this.waiting = [];
    this.missed = null;
  }
}
