/** One seat at one table, acting: what it has in hand, and what it can do. */
import { api, Refused } from "./api";
import { isWay } from "./geometry";
import { buttonsOf, choicesAt, wishAt } from "./orders";
import { Study } from "./study.svelte";
import { t } from "./text";
import type { Ask, Choice, LogLine, Reason } from "./types";

/** Why something is not possible, said beside the place where it was tried. */
export interface Note {
  place: string;
  reasons: Reason[];
  first: Choice | null;
}

const plainReason = (text: string): Reason => ({ rule: "", text: t(text), places: [] });

export class TableState extends Study {
  fan = $state("");
  note = $state.raw<Note | null>(null);
  confirming = $state.raw<Choice | null>(null);
  private taken: { choice: Choice; ask: Ask; serial: number } | null = null;
  private others: Choice[] = []; // what else could be taken up when this was

  /** The way of the choice under the pointer or waiting to be confirmed, else what is played back. */
  way = $derived.by(() => {
    if (this.confirming?.path.length) return this.confirming.path;
    const going = this.choices.find((c) => c.place === this.hovered && c.path.length > 0);
    return going?.path ?? this.playback.entry?.lines.find(this.isMarch)?.places ?? [];
  });

  private isMarch = (line: LogLine) =>
    isWay(line.places.map((id) => this.places.get(id)).filter((place) => place !== undefined));

  protected override clear() {
    super.clear();
    this.fan = "";
    this.note = null;
    this.confirming = null;
  }

  // --- answering ------------------------------------------------------------------------------

  async answer(choice: Choice) {
    if (!this.sight || this.isBusy) return;
    if (choice.warning && this.confirming !== choice) {
      this.confirming = choice;
      return;
    }
    const ask = this.sight.ask;
    this.isBusy = true;
    this.playback.rearm();
    this.newsAfter = Number.POSITIVE_INFINITY;
    try {
      const next = await api.answer(this.id, this.side, this.sight.serial, choice.index);
      const isHeld = ask && next.ask && next.log.length === 0;
      this.taken = isHeld ? { choice, ask, serial: next.serial } : null;
      if (choice.piece && ask) this.others = ask.choices;
      if (choice.ends) this.others = [];
      this.take(next);
      this.fault = "";
    } catch (error) {
      this.complain(error);
      if (error instanceof Refused && error.status === 409)
        this.take(await api.sight(this.id, this.side));
    } finally {
      this.isBusy = false;
    }
  }

  /** All choices of one kind, one after another. */
  async answerAll(verb: string) {
    for (let left = this.choices.length; left > 0; left--) {
      const choice = this.choices.find((each) => each.verb === verb);
      if (!choice || !(await this.movesOn(() => this.answer(choice)))) return;
    }
  }

  async undo(to?: number) {
    if (!this.sight) return;
    if (!this.sight.can_undo) {
      this.note = { place: "", reasons: [plainReason("table.no_undo")], first: null };
      return;
    }
    try {
      this.take(await api.undo(this.id, this.side, this.sight.serial, to));
    } catch (error) {
      this.complain(error);
    }
  }

  /** A standing order for this seat; what it answers is answered at once. */
  async giveOrder(id: string, value: string) {
    try {
      this.take(await api.order(this.id, this.side, { [id]: value }));
    } catch (error) {
      this.complain(error);
    }
  }

  // --- pointing at places -----------------------------------------------------------------------

  /** A click on the map; while the others' deeds are shown it skips them. */
  async point(place: string, isTouch = false) {
    if (!this.sight || !place) return;
    if (this.playback.isPlaying) this.playback.skip();
    else await this.act(place, isTouch);
  }

  /** Act at a place, choose among what may be done there, or hear why not. */
  private async act(place: string, isTouch = false) {
    this.selected = place;
    this.note = null;
    this.lit = [];
    const here = choicesAt(this.choices, place);
    this.fan = here.length > 1 ? place : "";
    if (here.length > 1) return;
    const [only] = here;
    if (only) return isTouch ? this.touch(only) : this.answer(only);
    if (await this.choseAnother(place)) return;
    if (await this.wentOn(place)) return;
    await this.look(place);
    if (this.ask && !this.isBusy)
      await this.refuse(place, wishAt(this.ask, place, this.piecesAt(place), this.side));
  }

  /** A finger has no hover: the first touch shows the way, the second goes it. */
  private touch(choice: Choice) {
    if (!(choice.path.length || choice.odds) || this.confirming === choice)
      return this.answer(choice);
    this.confirming = choice;
    this.hovered = choice.place;
  }

  /** An answer that led to nothing yet, such as taking up a unit. */
  private get inHand() {
    return this.taken?.serial === this.sight?.serial ? this.taken : null;
  }

  /** What is in hand is put down by a second click, and gives way to another one. */
  private async choseAnother(place: string): Promise<boolean> {
    const held = this.inHand;
    if (!held || !this.sight?.can_undo || this.isBusy) return false;
    const isSame = held.choice.place === place;
    if (!isSame && choicesAt(held.ask.choices, place).length === 0) return false;
    if (isSame) await this.undo();
    else await this.actAfter(() => this.undo(), place);
    return true;
  }

  /** A march that could go on ends when another counter is taken up. */
  private async wentOn(place: string): Promise<boolean> {
    const [end, ...more] = buttonsOf(this.choices);
    const isMarch = this.choices.some((choice) => choice.path.length > 0);
    if (!isMarch || !end?.ends || end.warning || more.length || this.isBusy) return false;
    if (!choicesAt(this.others, place).some((choice) => choice.piece)) return false;
    await this.actAfter(() => this.answer(end), place);
    return true;
  }

  /** Whether a step has moved the game on: it may have failed. */
  private async movesOn(step: () => Promise<void>): Promise<boolean> {
    const serial = this.sight?.serial;
    await step();
    return this.sight?.serial !== serial;
  }

  /** First the step, then the place that was wanted; news that the step has brought come before it. */
  private async actAfter(step: () => Promise<void>, place: string) {
    if ((await this.movesOn(step)) && !this.playback.isPlaying) await this.act(place);
  }

  async refuse(place: string, wish: string) {
    const asked = this.sight?.serial;
    const { reasons } = await api.why(this.id, this.side, wish);
    if (asked !== this.sight?.serial) return;
    const ends = buttonsOf(this.choices);
    const own = this.piecesAt(place).some((piece) => piece.side === this.side);
    const first = own && ends.length === 1 && !ends[0]?.warning ? (ends[0] ?? null) : null;
    const told = reasons.length ? reasons : [plainReason("note.nothing")];
    this.note = { place, reasons: told, first };
    this.lit = told.flatMap((reason) => reason.places).filter((each) => each !== place);
  }

  /** First what was in hand, then the place that was wanted. */
  async finishThen(choice: Choice, place: string) {
    await this.actAfter(() => this.answer(choice), place);
  }

  letGo() {
    if (this.fan || this.note || this.confirming || this.lit.length) {
      this.fan = "";
      this.note = null;
      this.confirming = null;
      this.fact = null;
      this.lit = [];
    } else if (this.inHand && this.sight?.can_undo) this.undo();
  }
}
