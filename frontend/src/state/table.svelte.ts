/** One seat at one table, acting: the selection, and what can be done with it. */
import { api, Refused } from "../api/client";
import type { Ask, Choice, Pointed, Reason, SentView, TableView } from "../api/types";
import { t } from "../text/text";
import { ClickQueue } from "./click_queue.svelte";
import { buttonsOf, choicesAt, isSame, mentioned, whyQueryAt } from "./orders";

/** Why something is not possible, shown beside the place where it was tried. */
export interface Note {
  place: string;
  reasons: Reason[];
  first: Choice | null;
}

const plainReason = (text: string): Reason => ({ rule: "", text, places: [] });

export class TableState extends ClickQueue {
  fan = $state("");
  note = $state.raw<Note | null>(null);
  confirming = $state.raw<Choice | null>(null);
  sending = $state.raw<{ choice: Choice; serial: number } | null>(null); // until the server replies
  private selections = new Map<number, { choice: Choice; ask: Ask }>(); // by the answer that made them
  private alternatives = new Map<number, Choice[]>(); // what else could be selected, by answer
  private dragged = ""; // the place that a counter is dragged from
  private hasEnded = false; // whether the last answer ended a move or phase

  /** The path of the choice under the pointer or to be confirmed, else that of the playback. */
  way = $derived.by(() => {
    if (this.confirming?.path.length) return this.confirming.path;
    const going = this.choices.find((c) => c.place === this.hovered && c.path.length > 0);
    return (
      going?.path ?? this.playback.entry?.lines.find((line) => line.path.length > 1)?.path ?? []
    );
  });

  /** Places of the answer being sent and of queued clicks. */
  pending = $derived(
    [this.sending?.choice.place ?? "", ...this.waiting.map((click) => click.place)].filter(Boolean),
  );

  /** A choice in words: its label, or what it does and to what. */
  wordsOf = (choice: Choice) => {
    if (choice.label) return choice.label;
    const piece = this.piecesAt(choice.place).find((each) => each.id === choice.piece);
    const what = piece?.label ?? (choice.piece || this.places.get(choice.place)?.label);
    if (!what) return choice.action || choice.text;
    return t("table-do", { action: choice.action, what });
  };

  isSending = (choice: Choice) =>
    this.sending?.serial === this.view?.serial && isSame(choice)(this.sending?.choice);

  protected override clear() {
    super.clear();
    this.fan = "";
    this.note = null;
    this.confirming = null;
  }

  // --- answering ------------------------------------------------------------------------------

  /** Send an answer; one that is being sent is not sent twice. */
  async answer(choice: Choice) {
    if (this.isSending(choice)) return;
    const serial = this.view?.serial;
    await this.enqueue(this.wordsOf(choice), choice.place, () => this.give(choice, serial));
  }

  /** After another answer in between, the same choice must still be offered; a button that ended a move
   * or phase is not applied to the next one. */
  private async give(choice: Choice, serial: number | undefined) {
    const isLate = serial !== this.view?.serial;
    const meant = isLate && this.hasEnded ? undefined : this.choices.find(isSame(choice));
    this.fan = "";
    if (!meant) this.drop({ what: this.wordsOf(choice), place: choice.place });
    else if (meant.warning && !isSame(meant)(this.confirming)) this.confirming = meant;
    else await this.sendAll(meant);
  }

  /** A choice and the answers that follow it at once, as long as they are offered. */
  private async sendAll(choice: Choice) {
    await this.whileBusy(async () => {
      let sent = await this.advances(() => this.send(choice));
      for (const text of choice.followed_by ?? []) {
        const next = this.choices.find((each) => each.text === text);
        if (!sent || !next) return;
        sent = await this.advances(() => this.send(next));
      }
    });
  }

  private send(choice: Choice) {
    return this.whileBusy(async () => {
      if (!this.view) return;
      const asked = this.view;
      const { serial } = asked;
      this.sending = { choice, serial };
      this.playback.enable();
      this.newsAfter = Number.POSITIVE_INFINITY;
      try {
        this.receiveReply(
          choice,
          asked,
          await api.answer(this.id, this.side, serial, choice.index),
        );
      } catch (error) {
        await this.fail(error);
      } finally {
        this.sending = null;
      }
    });
  }

  /** The reply to an answer; the stream may have delivered it already. */
  private receiveReply(choice: Choice, { ask, last }: TableView, next: SentView) {
    const others = this.alternatives.get(last) ?? [];
    if (ask) this.selections.set(next.last, { choice, ask });
    const isTakenUp = (choice.piece || choice.whole) && ask;
    this.alternatives.set(next.last, choice.ends ? [] : isTakenUp ? ask.choices : others);
    this.hasEnded = choice.ends;
    this.isExpected = next.can_undo;
    this.take(next);
    this.fault = "";
  }

  /** Clicks queued behind a failed answer are dropped. */
  private async fail(error: unknown) {
    this.report(error);
    if (this.waiting[0]) this.drop(this.waiting[0]);
    if (error instanceof Refused && error.status === 409)
      await api.tableView(this.id, this.side).then((view) => this.take(view), this.report);
  }

  /** All choices of one kind, one after another. */
  async answerAll(verb: string) {
    await this.enqueue(t("table-adding"), "", () =>
      this.whileBusy(async () => {
        for (let left = this.choices.length; left > 0; left--) {
          const choice = this.choices.find((each) => each.verb === verb);
          if (!choice || !(await this.advances(() => this.send(choice)))) return;
        }
      }),
    );
  }

  get mayUndo(): boolean {
    return Boolean(this.view?.can_undo);
  }

  async undo(to?: number) {
    await this.enqueue(t("table-undo"), "", () => this.undoNow(to));
  }

  private undoNow(to?: number) {
    return this.whileBusy(async () => {
      if (!this.view?.can_undo) {
        this.note = { place: "", reasons: [plainReason(t("table-no-undo"))], first: null };
        return;
      }
      try {
        this.take(await api.undo(this.id, this.side, this.view.serial, to));
        this.isExpected = true;
        this.hasEnded = false;
      } catch (error) {
        await this.fail(error);
      }
    });
  }

  /** Set an automatic response; what it answers is answered at once. */
  async setStandingOrder(id: string, value: string) {
    this.take(await api.order(this.id, this.side, { [id]: value }));
  }

  /** A key that this kind of table has for itself. */
  pressed(_key: string) {}

  // --- pointing at places -----------------------------------------------------------------------

  /** A click on the map; during the playback it skips the rest. */
  async point(place: string, isTouch = false) {
    if (!this.view || !place) return;
    const [{ serial }, meant] = [this.view, choicesAt(this.choices, place)];
    if (this.playback.isPlaying) this.playback.skip();
    else if (!meant.length || !meant.every(this.isSending))
      await this.enqueue(this.nameOf(place), place, () =>
        serial === this.view?.serial || !meant.length
          ? this.act(place, isTouch)
          : this.actOnEarlierOffer(place, meant, isTouch),
      );
  }

  /** A click on an earlier offer means that offer, whatever is offered there now. */
  private async actOnEarlierOffer(place: string, meant: Choice[], isTouch: boolean) {
    const here = choicesAt(this.choices, place);
    if (here.some((choice) => meant.some(isSame(choice)))) return this.act(place, isTouch);
    if (await this.reselected(place)) return;
    if (await this.endedMarch(place)) return;
    this.drop({ what: this.nameOf(place), place });
  }

  private nameOf = (place: string) =>
    t("table-click", { place: this.places.get(place)?.label ?? place });

  /** Act at a place, open the choices there, or explain why nothing is possible. */
  private async act(place: string, isTouch = false) {
    this.selected = place;
    this.note = null;
    this.lit = [];
    const here = choicesAt(this.choices, place);
    const only = here.length > 1 ? here.find((choice) => choice.whole) : here[0];
    this.fan = here.length > 1 && !only ? place : "";
    if (this.fan) return;
    if (only) return isTouch ? this.touch(only) : this.give(only, this.view?.serial);
    if (await this.reselected(place)) return;
    if (await this.endedMarch(place)) return;
    await this.look(place);
    if (this.ask && !this.isBusy && this.selected === place)
      await this.explain(place, whyQueryAt(this.ask, place, this.piecesAt(place), this.side));
  }

  /** Touch has no hover: the first tap shows the path, the second confirms it. */
  private async touch(choice: Choice) {
    if (!(choice.path.length || choice.odds) || isSame(choice)(this.confirming))
      return this.give(choice, this.view?.serial);
    this.confirming = choice;
    this.hovered = choice.place;
  }

  /** Whether the last answer changed nothing yet, such as selecting a unit: undo deselects it. */
  private get hasSelection() {
    const { view } = this;
    return view?.can_undo && this.ask && !this.log.some((line) => line.serial === view.last);
  }

  /** A second click deselects, or offers the units of a stack; a click on another unit selects that
   * one instead. */
  private async reselected(place: string): Promise<boolean> {
    if (!this.hasSelection) return false;
    if (this.selection?.choice.whole && this.isSelectedAt(place)) await this.takeApart(place);
    else if (this.isSelectedAt(place)) await this.undoNow();
    else if (this.wasOfferedAt(place)) await this.actAfter(() => this.undoNow(), place);
    else return false;
    return true;
  }

  private async takeApart(place: string) {
    await this.undoNow();
    this.selected = place;
    this.fan = place;
  }

  private get selection() {
    return this.selections.get(this.view?.last ?? 0);
  }

  /** After a reload the selection is recognized by the paths that start there. */
  private isSelectedAt(place: string): boolean {
    if (this.selection) return this.selection.choice.place === place;
    return this.choices.some((choice) => choice.path[0] === place);
  }

  private wasOfferedAt(place: string): boolean {
    if (this.selection) return choicesAt(this.selection.ask.choices, place).length > 0;
    return this.piecesAt(place).some((piece) => piece.side === this.side);
  }

  /** A move that could continue ends when another unit is selected. */
  private async endedMarch(place: string): Promise<boolean> {
    const end = this.endOfMarch(place);
    if (end) await this.actAfter(() => this.send(end), place);
    return end !== null;
  }

  private endOfMarch(place: string): Choice | null {
    const [end, ...more] = buttonsOf(this.choices);
    const isMarch = this.choices.some((choice) => choice.path.length > 0);
    if (!isMarch || !end?.ends || end.warning || more.length) return null;
    const others = this.alternatives.get(this.view?.last ?? 0) ?? [];
    return choicesAt(others, place).some((choice) => choice.piece) ? end : null;
  }

  // --- dragging ---------------------------------------------------------------------------------

  /** Take up a counter or a whole stack, if it is not the map that is dragged. */
  grab(place: string): boolean {
    const here = choicesAt(this.choices, place).filter((each) => !each.is_button && !each.odds);
    const isOne = here.length === 1 ? here[0]?.piece : here.some((each) => each.whole);
    if (!isOne && !this.endOfMarch(place)) return false;
    this.dragged = place;
    this.point(place).catch(this.report);
    return true;
  }

  /** Let go of it somewhere else: by then it has been taken up, or nothing happens. */
  async dropAt(place: string) {
    if (!place || place === this.dragged) return;
    await this.enqueue(this.nameOf(place), place, async () => {
      if (this.isSelectedAt(this.dragged)) await this.act(place);
    });
  }

  /** Whether a step has advanced the game: it may have failed. */
  private async advances(step: () => Promise<void>): Promise<boolean> {
    const serial = this.view?.serial;
    await step();
    return this.view?.serial !== serial;
  }

  /** Run the step, then click the place; news that the step brings are shown first. */
  private actAfter(step: () => Promise<void>, place: string) {
    return this.whileBusy(async () => {
      if (!(await this.advances(step))) return;
      if (this.playback.isPlaying) this.drop({ what: this.nameOf(place), place });
      else await this.act(place);
    });
  }

  async explain(place: string, asked: Pointed) {
    const serial = this.view?.serial;
    const { reasons } = await api.why(this.id, this.side, asked);
    if (serial !== this.view?.serial) return;
    const ends = buttonsOf(this.choices);
    const own = this.piecesAt(place).some((piece) => piece.side === this.side);
    const first = own && ends.length === 1 && !ends[0]?.warning ? (ends[0] ?? null) : null;
    const told = reasons.length ? reasons : [plainReason(t("note-nothing"))];
    this.note = { place, reasons: told, first };
    this.lit = told.flatMap((reason) => reason.places).filter((each) => each !== place);
  }

  /** Typed words that are no answer: explain why not, or say that they name nothing here. */
  async explainTyped(words: string) {
    const pieces = [...this.standing.values()].flat().map((piece) => piece.id);
    const asked = mentioned(words, pieces, [...this.places.keys()]);
    if (asked) await this.explain("", asked);
    else this.note = { place: "", reasons: [plainReason(t("board-unknown"))], first: null };
  }

  /** Finish the present move, then click the place. */
  async finishFirst(choice: Choice, place: string) {
    await this.enqueue(this.nameOf(place), place, () =>
      this.actAfter(() => this.send(choice), place),
    );
  }

  /** Close open cards, clear the queue, or deselect. */
  dismiss() {
    this.hideOutcome();
    if (this.fan || this.note || this.confirming || this.lit.length || this.dropped) {
      this.fan = "";
      this.note = null;
      this.confirming = null;
      this.fact = null;
      this.lit = [];
      this.dropped = null;
    } else if (this.waiting.length) this.waiting = [];
    else this.enqueue(t("table-deselect"), "", () => this.deselect()).catch(this.report);
  }

  private async deselect() {
    if (this.hasSelection) await this.undoNow();
  }
}
