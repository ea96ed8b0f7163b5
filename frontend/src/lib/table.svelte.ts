/** One seat at one table: what it sees, what it has in hand, and what it can do. */
import { api, follow, message, Refused } from "./api";
import { isWay } from "./geometry";
import { entries, type LogEntry, merged, news } from "./log";
import { lastSeen, saw } from "./memory";
import { buttonsOf, choicesAt, wishAt } from "./orders";
import { byPlace } from "./pieces";
import { Playback } from "./playback.svelte";
import { sightOf } from "./scene";
import { change, settings } from "./settings.svelte";
import { drawFaces } from "./sprite";
import { t } from "./text";
import type {
  Ask,
  Barred,
  Choice,
  Fact,
  GameInfo,
  Inspection,
  Layer,
  LogLine,
  Odds,
  Reason,
  Replayed,
  RuleBook,
  Scene,
  Sheet,
  Sight,
  Told,
} from "./types";

/** Why something is not possible, said beside the place where it was tried. */
export interface Note {
  place: string;
  reasons: Reason[];
  first: Choice | null;
}

const plainReason = (text: string): Reason => ({ rule: "", text: t(text), places: [] });

export class TableState {
  sight = $state.raw<Sight | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  book = $state.raw<RuleBook | null>(null);
  info = $state.raw<GameInfo | null>(null);
  log = $state.raw<LogLine[]>([]);
  seats = $state.raw<string[]>([]);

  tab = $state("log");
  isOpen = $state(false);
  wanted = $state("");
  selected = $state("");
  hovered = $state("");
  fan = $state("");
  note = $state.raw<Note | null>(null);
  confirming = $state.raw<Choice | null>(null);
  inspection = $state.raw<Inspection | null>(null);
  fact = $state.raw<Fact | null>(null);
  odds = $state.raw<Odds | null>(null);
  lit = $state.raw<string[]>([]);
  shown = $state<Record<string, boolean>>({});
  worked = $state.raw<Record<string, Layer>>({}); // layers that were asked for
  replayed = $state.raw<Replayed | null>(null);
  newsAfter = $state(Number.POSITIVE_INFINITY);
  covered = $state(""); // the side for which the screen is being handed over
  fault = $state("");
  isBusy = $state(false);
  isLost = $state(false);
  playback = new Playback();

  private stop = () => {};
  private taken: { choice: Choice; ask: Ask; serial: number } | null = null;
  private oddsKnown = new Map<string, Odds | null>();

  constructor(readonly id: string) {}

  // --- what is to be seen ---------------------------------------------------------------------

  scene = $derived(this.replayed?.scene ?? this.playback.scene ?? this.sight?.scene ?? null);
  isPast = $derived(this.replayed !== null || this.playback.isPlaying);
  ask = $derived(this.isPast ? null : (this.sight?.ask ?? null));
  choices = $derived(this.ask?.choices ?? []);
  barred = $derived(this.ask ? (this.scene?.barred ?? []) : []);
  layers = $derived((this.scene?.layers ?? []).filter((layer) => this.isShown(layer)));
  laid = $derived(
    this.isPast ? this.layers : this.layers.map((layer) => this.worked[layer.id] ?? layer),
  );
  standing = $derived(byPlace(this.scene?.piles ?? []));
  hand = $derived(
    (this.scene?.trays ?? []).filter((tray) => tray.kind === "hand" && tray.side === this.side),
  );
  places = $derived(new Map((this.sheet?.places ?? []).map((place) => [place.id, place])));
  side = $derived(this.sight?.side ?? "");
  sides = $derived(this.info?.sides.map((side) => side.id) ?? []);

  /** Ways that belong to what is inspected, such as that of its supply or its line of sight. */
  ways = $derived(
    this.inspection && this.tab === "place"
      ? this.inspection.facts.map((fact) => fact.way).filter((way) => way.length)
      : [],
  );

  /** The way of the choice under the pointer or waiting to be confirmed, else what is played back. */
  way = $derived.by(() => {
    if (this.confirming?.path.length) return this.confirming.path;
    const going = this.choices.find((c) => c.place === this.hovered && c.path.length > 0);
    return going?.path ?? this.playback.entry?.lines.find(this.isMarch)?.places ?? [];
  });

  /** What the last answer led to. */
  latest = $derived.by(() => {
    const last = entries(this.log).at(-1);
    return last && last.serial === this.sight?.serial ? last.lines : [];
  });

  /** The attack that the pointer or the question puts at stake. */
  stake = $derived.by((): { odds: string; target: string } | null => {
    const at = (place: string) =>
      choicesAt(this.choices, place).find((choice) => choice.odds && choice.place);
    const asked: (Choice | Barred)[] = [...buttonsOf(this.choices), ...this.barred];
    return at(this.hovered) ?? asked.find((each) => each.odds) ?? at(this.selected) ?? null;
  });

  private isMarch = (line: LogLine) =>
    isWay(line.places.map((id) => this.places.get(id)).filter((place) => place !== undefined));

  isShown = (layer: Layer) => this.shown[layer.id] ?? layer.is_shown;
  piecesAt = (place: string) => this.standing.get(place) ?? [];

  titleOf(side: string): string {
    const known = this.info?.sides.find((each) => each.id === side);
    return known?.title ?? (side === "observer" ? t("player.observer") : side);
  }

  // --- coming and going -----------------------------------------------------------------------

  async open() {
    const token = location.hash.slice(1);
    if (token) {
      const entered = await api.enter(this.id, token);
      history.replaceState({}, "", location.pathname + location.search);
      await this.sit(entered.side);
    } else await this.sit("");
  }

  /** Take a seat, or another one of those this browser holds. */
  async sit(side: string) {
    this.stop();
    this.playback.skip();
    const sight = await api.sight(this.id, side);
    const [games, tables, log] = await Promise.all([
      api.games(),
      api.tables(),
      api.log(this.id, sight.side, 0),
    ]);
    this.info = games.find((game) => game.id === sight.game) ?? null;
    this.seats = tables.find((table) => table.table === this.id)?.sides ?? [sight.side];
    this.sheet ??= await api.sheet(sight.game, sight.scenario);
    await drawFaces(sight.game, sight.scenario);
    this.log = log;
    this.sight = sight;
    this.tellNews(sight);
    this.stop = follow(
      this.id,
      sight.side,
      sight.serial,
      (next) => this.take(next),
      (isLost) => {
        this.isLost = isLost;
        if (isLost) this.changePlaces().catch(this.complain);
      },
    );
  }

  /** The rules may have given this browser the other seat: it follows. */
  private async changePlaces() {
    const held = (await api.tables()).find((table) => table.table === this.id)?.sides ?? [];
    const mine = held.find((side) => side !== "observer");
    if (mine && this.side && !held.includes(this.side)) await this.sit(mine);
  }

  leave() {
    this.stop();
    this.playback.skip();
  }

  /** What happened since this seat last looked. */
  private tellNews(sight: Sight) {
    const seen = lastSeen(this.id, sight.side);
    if (seen >= 0) this.tell(news(this.log, seen, this.seats), null);
    saw(this.id, sight.side, sight.serial);
  }

  /** News stand below a line in the log until one answers, and are played back. */
  private tell(fresh: LogEntry[], still: Scene | null) {
    const [first] = fresh;
    if (!first) return;
    this.newsAfter = Math.min(this.newsAfter, first.serial - 1);
    if (settings.pace !== "off") this.playback.show(this.id, this.side, fresh, still);
  }

  playNews() {
    this.playback.show(this.id, this.side, news(this.log, this.newsAfter, this.seats), null);
  }

  take(told: Told) {
    if (!this.sight || told.side !== this.sight.side || told.serial < this.sight.serial) return;
    const next = sightOf(told, this.sight);
    if (!next) {
      this.lookAgain();
      return;
    }
    const isNew = next.serial > this.sight.serial;
    const older = this.sight;
    this.log = merged(this.log, next);
    this.sight = next;
    if (!isNew) return;
    this.isBusy = false; // the stream may be quicker than the reply
    this.fan = "";
    this.note = null;
    this.confirming = null;
    this.oddsKnown.clear();
    this.odds = null;
    this.tell(news(this.log, older.serial, this.seats), older.scene);
    saw(this.id, next.side, next.serial);
    if (older.ask) this.changeSeat();
  }

  private lookAgain() {
    api.sight(this.id, this.side).then((whole) => this.take(whole), this.complain);
  }

  complain = (error: unknown) => {
    this.fault = message(error);
  };

  // --- answering ------------------------------------------------------------------------------

  async answer(choice: Choice) {
    if (!this.sight || this.isBusy) return;
    if (choice.warning && this.confirming !== choice) {
      this.confirming = choice;
      return;
    }
    const ask = this.sight.ask;
    this.isBusy = true;
    this.newsAfter = Number.POSITIVE_INFINITY;
    try {
      const next = await api.answer(this.id, this.side, this.sight.serial, choice.index);
      const isHeld = ask && next.ask && next.log.length === 0;
      this.taken = isHeld ? { choice, ask, serial: next.serial } : null;
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

  /** At a shared screen the seat changes with the question. */
  private changeSeat() {
    const next = this.sight?.to_move ?? "";
    if (this.sight?.ask || !this.seats.includes(next) || next === this.side) return;
    if (settings.curtain) this.covered = next;
    else this.sit(next).catch(this.complain);
  }

  /** The next player has taken the screen. */
  async uncover() {
    await this.sit(this.covered);
    this.covered = "";
  }

  /** All choices of one kind, one after another. */
  async answerAll(verb: string) {
    for (let left = this.choices.length; left > 0; left--) {
      const choice = this.choices.find((each) => each.verb === verb);
      if (!choice) return;
      await this.answer(choice);
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

  /** A click on the map: act there, choose among what may be done there, or hear why not. */
  async point(place: string, isTouch = false) {
    if (!this.sight || !place) return;
    this.selected = place;
    this.note = null;
    this.lit = [];
    const here = choicesAt(this.choices, place);
    this.fan = here.length > 1 ? place : "";
    if (here.length > 1) return;
    const [only] = here;
    if (only) return isTouch ? this.touch(only) : this.answer(only);
    if (await this.choseAnother(place)) return;
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
    await this.undo();
    if (!isSame) await this.point(place);
    return true;
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
    await this.answer(choice);
    await this.point(place);
  }

  async look(place: string) {
    this.inspection = await api.inspect(this.id, this.side, place);
    this.fact = null;
    if (this.tab === "log") this.tab = "place";
  }

  /** Look without acting. */
  async inspect(place: string) {
    if (!place) return;
    this.selected = place;
    this.openTab("place");
    await this.look(place);
  }

  /** A fact lights its places, or no longer. */
  press(fact: Fact) {
    this.fact = this.fact === fact ? null : fact;
    this.lit = this.fact?.places ?? [];
  }

  /** Layers that the scene only names are fetched while they are wanted. */
  async workOut() {
    const [serial, wanted] = [this.sight?.serial, this.layers.filter((layer) => layer.is_asked)];
    const found = await Promise.all(
      wanted.map((layer) => api.layer(this.id, this.side, layer.id).catch(() => layer)),
    );
    if (serial === this.sight?.serial)
      this.worked = Object.fromEntries(found.map((layer) => [layer.id, layer]));
  }

  async weigh(wish: string) {
    const known = this.oddsKnown.get(wish);
    if (known !== undefined) this.odds = known;
    if (!wish || known !== undefined) return;
    const serial = this.sight?.serial;
    const odds = await api.odds(this.id, this.side, wish).catch(() => null);
    if (serial !== this.sight?.serial) return;
    this.oddsKnown.set(wish, odds);
    if (this.stake?.odds === wish) this.odds = odds;
  }

  openRule = (number: string) => {
    this.wanted = number;
    this.openTab("rules");
  };

  private async fetchRules() {
    if (this.sight) this.book = await api.rules(this.sight.game);
  }

  openTab(name: string) {
    this.tab = name;
    this.isOpen = true;
    if (name === "rules" && !this.book) this.fetchRules().catch(this.complain);
    if (settings.folded) change({ folded: false });
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
