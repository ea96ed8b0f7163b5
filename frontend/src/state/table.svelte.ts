/** One seat at one table, acting: what it has in hand, and what it can do. */
import { api, Refused } from "../api/client";
import type { Ask, Choice, Pointed, Reason, Sight, Told } from "../api/types";
import { t } from "../text/text";
import { buttonsOf, choicesAt, isSame, labelOf, mentioned, wishAt } from "./orders";
import { TurnTaking } from "./turn_taking.svelte";

/** Why something is not possible, said beside the place where it was tried. */
export interface Note {
  place: string;
  reasons: Reason[];
  first: Choice | null;
}

const plainReason = (text: string): Reason => ({ rule: "", text, places: [] });

export class TableState extends TurnTaking {
  fan = $state("");
  note = $state.raw<Note | null>(null);
  confirming = $state.raw<Choice | null>(null);
  sending = $state.raw<{ choice: Choice; serial: number } | null>(null); // and not yet heard of
  private taken = new Map<number, { choice: Choice; ask: Ask }>(); // by the answers given here
  private others = new Map<number, Choice[]>(); // what else could be taken up when this was
  private hasEnded = false; // what was going on, by the last answer

  /** The way of the choice under the pointer or waiting to be confirmed, else what is played back. */
  way = $derived.by(() => {
    if (this.confirming?.path.length) return this.confirming.path;
    const going = this.choices.find((c) => c.place === this.hovered && c.path.length > 0);
    return (
      going?.path ?? this.playback.entry?.lines.find((line) => line.path.length > 1)?.path ?? []
    );
  });

  /** Where something is on its way or waits for it. */
  pending = $derived(
    [this.sending?.choice.place ?? "", ...this.waiting.map((wish) => wish.place)].filter(Boolean),
  );

  isOnItsWay = (choice: Choice) =>
    this.sending?.serial === this.sight?.serial && isSame(choice)(this.sending?.choice);

  protected override clear() {
    super.clear();
    this.fan = "";
    this.note = null;
    this.confirming = null;
  }

  // --- answering ------------------------------------------------------------------------------

  /** Give an answer; one that is on its way already is not given twice. */
  async answer(choice: Choice) {
    if (this.isOnItsWay(choice)) return;
    const serial = this.sight?.serial;
    await this.inTurn(labelOf(choice), choice.place, () => this.give(choice, serial));
  }

  /** Where an answer has come in between, the same words must still be an answer, and the button that
   * ended what was going on is not pressed again in what follows. */
  private async give(choice: Choice, serial: number | undefined) {
    const isLate = serial !== this.sight?.serial;
    const meant = isLate && this.hasEnded ? undefined : this.choices.find(isSame(choice));
    this.fan = "";
    if (!meant) this.miss({ what: labelOf(choice), place: choice.place });
    else if (meant.warning && !isSame(meant)(this.confirming)) this.confirming = meant;
    else await this.send(meant);
  }

  private send(choice: Choice) {
    return this.busily(async () => {
      if (!this.sight) return;
      const asked = this.sight;
      const { serial } = asked;
      this.sending = { choice, serial };
      this.playback.rearm();
      this.newsAfter = Number.POSITIVE_INFINITY;
      try {
        this.heed(choice, asked, await api.answer(this.id, this.side, serial, choice.index));
      } catch (error) {
        await this.fail(error);
      } finally {
        this.sending = null;
      }
    });
  }

  /** The reply to an answer; the stream may have been quicker. */
  private heed(choice: Choice, { ask, last }: Sight, next: Told) {
    const others = this.others.get(last) ?? [];
    if (ask) this.taken.set(next.last, { choice, ask });
    this.others.set(next.last, choice.ends ? [] : choice.piece && ask ? ask.choices : others);
    this.hasEnded = choice.ends;
    this.isForeseen = next.can_undo;
    this.take(next);
    this.fault = "";
  }

  /** What was wished after an answer that has failed is let go with it. */
  private async fail(error: unknown) {
    this.complain(error);
    if (this.waiting[0]) this.miss(this.waiting[0]);
    if (error instanceof Refused && error.status === 409)
      await api.sight(this.id, this.side).then((sight) => this.take(sight), this.complain);
  }

  /** All choices of one kind, one after another. */
  async answerAll(verb: string) {
    await this.inTurn(t("table-adding"), "", () =>
      this.busily(async () => {
        for (let left = this.choices.length; left > 0; left--) {
          const choice = this.choices.find((each) => each.verb === verb);
          if (!choice || !(await this.movesOn(() => this.send(choice)))) return;
        }
      }),
    );
  }

  async undo(to?: number) {
    await this.inTurn(t("table-undo"), "", () => this.takeBack(to));
  }

  private takeBack(to?: number) {
    return this.busily(async () => {
      if (!this.sight?.can_undo) {
        this.note = { place: "", reasons: [plainReason(t("table-no-undo"))], first: null };
        return;
      }
      try {
        this.take(await api.undo(this.id, this.side, this.sight.serial, to));
        this.isForeseen = true;
        this.hasEnded = false;
      } catch (error) {
        await this.fail(error);
      }
    });
  }

  /** A standing order for this seat; what it answers is answered at once. */
  async giveOrder(id: string, value: string) {
    this.take(await api.order(this.id, this.side, { [id]: value }));
  }

  // --- pointing at places -----------------------------------------------------------------------

  /** A click on the map; while the others' deeds are shown it skips them. */
  async point(place: string, isTouch = false) {
    if (!this.sight || !place) return;
    const [{ serial }, meant] = [this.sight, choicesAt(this.choices, place)];
    if (this.playback.isPlaying) this.playback.skip();
    else if (!meant.length || !meant.every(this.isOnItsWay))
      await this.inTurn(this.nameOf(place), place, () =>
        serial === this.sight?.serial || !meant.length
          ? this.act(place, isTouch)
          : this.actLate(place, meant, isTouch),
      );
  }

  /** A click on what was offered means that, whatever else is offered there now. */
  private async actLate(place: string, meant: Choice[], isTouch: boolean) {
    const here = choicesAt(this.choices, place);
    if (here.some((choice) => meant.some(isSame(choice)))) return this.act(place, isTouch);
    if (await this.choseAnother(place)) return;
    if (await this.wentOn(place)) return;
    this.miss({ what: this.nameOf(place), place });
  }

  private nameOf = (place: string) =>
    t("table-click", { place: this.places.get(place)?.label ?? place });

  /** Act at a place, choose among what may be done there, or hear why not. */
  private async act(place: string, isTouch = false) {
    this.selected = place;
    this.note = null;
    this.lit = [];
    const here = choicesAt(this.choices, place);
    this.fan = here.length > 1 ? place : "";
    if (here.length > 1) return;
    const [only] = here;
    if (only) return isTouch ? this.touch(only) : this.give(only, this.sight?.serial);
    if (await this.choseAnother(place)) return;
    if (await this.wentOn(place)) return;
    await this.look(place);
    if (this.ask && !this.isBusy && this.selected === place)
      await this.refuse(place, wishAt(this.ask, place, this.piecesAt(place), this.side));
  }

  /** A finger has no hover: the first touch shows the way, the second goes it. */
  private async touch(choice: Choice) {
    if (!(choice.path.length || choice.odds) || isSame(choice)(this.confirming))
      return this.give(choice, this.sight?.serial);
    this.confirming = choice;
    this.hovered = choice.place;
  }

  /** Whether the last answer led to nothing yet, such as taking up a unit: undo puts it down. */
  private get isInHand() {
    const { sight } = this;
    return sight?.can_undo && this.ask && !this.log.some((line) => line.serial === sight.last);
  }

  /** What is in hand is put down by a second click, and gives way to another one. */
  private async choseAnother(place: string): Promise<boolean> {
    if (!this.isInHand) return false;
    if (this.isHeldAt(place)) await this.takeBack();
    else if (this.wasOffered(place)) await this.actAfter(() => this.takeBack(), place);
    else return false;
    return true;
  }

  private get held() {
    return this.taken.get(this.sight?.last ?? 0);
  }

  /** After a reload it is known by the ways that begin there. */
  private isHeldAt(place: string): boolean {
    if (this.held) return this.held.choice.place === place;
    return this.choices.some((choice) => choice.path[0] === place);
  }

  private wasOffered(place: string): boolean {
    if (this.held) return choicesAt(this.held.ask.choices, place).length > 0;
    return this.piecesAt(place).some((piece) => piece.side === this.side);
  }

  /** A march that could go on ends when another counter is taken up. */
  private async wentOn(place: string): Promise<boolean> {
    const [end, ...more] = buttonsOf(this.choices);
    const isMarch = this.choices.some((choice) => choice.path.length > 0);
    if (!isMarch || !end?.ends || end.warning || more.length) return false;
    const others = this.others.get(this.sight?.last ?? 0) ?? [];
    if (!choicesAt(others, place).some((choice) => choice.piece)) return false;
    await this.actAfter(() => this.send(end), place);
    return true;
  }

  /** Whether a step has moved the game on: it may have failed. */
  private async movesOn(step: () => Promise<void>): Promise<boolean> {
    const serial = this.sight?.serial;
    await step();
    return this.sight?.serial !== serial;
  }

  /** First the step, then the place that was wanted; news that the step has brought come before it. */
  private actAfter(step: () => Promise<void>, place: string) {
    return this.busily(async () => {
      if (!(await this.movesOn(step))) return;
      if (this.playback.isPlaying) this.miss({ what: this.nameOf(place), place });
      else await this.act(place);
    });
  }

  async refuse(place: string, asked: Pointed) {
    const serial = this.sight?.serial;
    const { reasons } = await api.why(this.id, this.side, asked);
    if (serial !== this.sight?.serial) return;
    const ends = buttonsOf(this.choices);
    const own = this.piecesAt(place).some((piece) => piece.side === this.side);
    const first = own && ends.length === 1 && !ends[0]?.warning ? (ends[0] ?? null) : null;
    const told = reasons.length ? reasons : [plainReason(t("note-nothing"))];
    this.note = { place, reasons: told, first };
    this.lit = told.flatMap((reason) => reason.places).filter((each) => each !== place);
  }

  /** Typed words that are no answer: why not, or that they mention nothing here. */
  async refuseWords(words: string) {
    const pieces = [...this.standing.values()].flat().map((piece) => piece.id);
    const asked = mentioned(words, pieces, [...this.places.keys()]);
    if (asked) await this.refuse("", asked);
    else this.note = { place: "", reasons: [plainReason(t("board-unknown"))], first: null };
  }

  /** First what was in hand, then the place that was wanted. */
  async finishThen(choice: Choice, place: string) {
    await this.inTurn(this.nameOf(place), place, () =>
      this.actAfter(() => this.send(choice), place),
    );
  }

  /** Close what lies open, forget what waits, or put down what is in hand. */
  letGo() {
    if (this.fan || this.note || this.confirming || this.lit.length || this.missed) {
      this.fan = "";
      this.note = null;
      this.confirming = null;
      this.fact = null;
      this.lit = [];
      this.missed = null;
    } else if (this.waiting.length) this.waiting = [];
    else this.inTurn(t("table-put-down"), "", () => this.putDown()).catch(this.complain);
  }

  private async putDown() {
    if (this.isInHand) await this.takeBack();
  }
}
