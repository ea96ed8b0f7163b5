/** One seat at one table: what it sees, updated by the stream. */
import { api, follow, isFinal, message } from "../api/client";
import { replays, viewOf } from "../api/scene";
import type { Board, Game, Line, Piece, Replayed, Scene, SentView, TableView } from "../api/types";
import { byPlace } from "../map/pieces";
import { drawFaces, loaded } from "../map/sprite";
import { isNowAsked, sound, soundsOf } from "../sound/sounds";
import { t } from "../text/text";
import { lastSeen, RECOVERY, rememberSeen } from "./browser_storage";
import { combatIn } from "./combat";
import { drawnBetween } from "./draws";
import { entries, type LogEntry, merged, news } from "./log";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { nextShare } from "./shared_dice";
import { type Summary, summaryOf } from "./summary";

const backgroundOf = (game: string, scenario: string) =>
  `/api/games/${game}/background.svg?scenario=${scenario}`;

export class Seat {
  view = $state.raw<TableView | null>(null);
  sheet = $state.raw<Board | null>(null);
  info = $state.raw<Game | null>(null);
  log = $state.raw<Line[]>([]);
  seats = $state.raw<string[]>([]); // held by this browser
  names = $state.raw<Record<string, string>>({}); // of players, by side

  replayed = $state.raw<Replayed | null>(null);
  newsAfter = $state(Number.POSITIVE_INFINITY);
  newsBefore = $state.raw<Scene | null>(null); // the scene before the first of the news
  before = $state.raw<Scene | null>(null); // the scene before the last answer
  drawn = $state.raw<Piece | null>(null); // from a cup, by the last answer
  private hiddenOutcome = $state(-1); // the answer whose outcome is not shown any more
  wasAway = $state(false); // since the last visit, not only since the last move
  handoverTo = $state(""); // the side that takes over a shared screen
  fault = $state("");
  isDisconnected = $state(false);
  isDrawn = $state(false); // the map image is loaded
  playback = new Playback();
  readonly isSaved: boolean = false; // a file to be looked at, not a game that goes on
  readonly isAnalysis: boolean = false; // a private table to try things at
  private stop = () => {};
  private isAdding = false;

  constructor(readonly id: string) {}

  // --- what is shown ----------------------------------------------------------------------------

  scene = $derived(this.replayed?.scene ?? this.playback.scene ?? this.view?.scene ?? null);
  isPast = $derived(this.replayed !== null || this.playback.isPlaying);
  ask = $derived(this.isPast ? null : (this.view?.ask ?? null));
  choices = $derived(this.ask?.choices ?? []);
  barred = $derived(this.ask ? (this.scene?.barred ?? []) : []);
  standing = $derived(byPlace(this.scene?.piles ?? []));
  hand = $derived(
    (this.scene?.trays ?? []).filter((tray) => tray.kind === "hand" && tray.side === this.side),
  );
  cups = $derived(
    (this.scene?.trays ?? []).filter((tray) => tray.kind === "cup" && tray.side === this.side),
  );
  places = $derived(new Map((this.sheet?.places ?? []).map((place) => [place.id, place])));
  side = $derived(this.view?.side ?? "");
  sides = $derived(this.info?.sides.map((side) => side.id) ?? []);

  /** The map without its pieces. */
  background = $derived(this.view ? backgroundOf(this.view.game, this.view.scenario) : "");

  /** Sides whose browsers must add to the dice before something can be rolled or drawn. */
  awaitedForDice = $derived.by(() => {
    const dice = this.view?.dice;
    if (!dice || !["roll", "draw"].includes(this.view?.to_move ?? "")) return [];
    const unsalted = Object.keys(dice.salts).filter((side) => dice.salts[side] === "");
    if (unsalted.length) return unsalted;
    return Object.keys(dice.links).filter((side) => dice.links[side] === dice.due);
  });

  /** The log lines of the last answer. */
  latest = $derived.by(() => {
    const last = entries(this.log).at(-1);
    const isNew = last?.serial === this.view?.serial && !(last?.isUndo && last.who === this.side);
    return last && isNew ? last.lines : [];
  });

  /** Of these, the first roll and all that follows; or all, if something was drawn. */
  outcome = $derived.by(() => {
    const first = this.latest.findIndex((line) => line.result || line.dice.length);
    const isHidden = this.isPast || this.latest[0]?.serial === this.hiddenOutcome;
    if (isHidden) return [];
    return first >= 0 ? this.latest.slice(first) : this.drawn ? this.latest : [];
  });

  /** What others did since this seat last answered. */
  summary = $derived.by((): Summary | null => {
    if (!this.newsBefore || !this.view || this.newsAfter === Number.POSITIVE_INFINITY) return null;
    const fresh = news(this.log, this.newsAfter, this.seats);
    const own = this.seats.filter((side) => this.sides.includes(side));
    return summaryOf(fresh, this.newsBefore, this.view.scene, this.places.values(), own);
  });

  hideOutcome() {
    this.hiddenOutcome = this.latest[0]?.serial ?? -1;
  }

  /** The fight that is shown now, on the map. */
  combat = $derived(
    combatIn(this.playback.entry?.lines ?? (this.outcome.length ? this.latest : [])),
  );

  piecesAt = (place: string) => this.standing.get(place) ?? [];

  titleOf(side: string): string {
    const known = this.info?.sides.find((each) => each.id === side);
    return known?.title ?? (side === "observer" ? t("player-observer") : side);
  }

  /** A side, with the name of its player if there is one. */
  nameOfPlayer(side: string): string {
    const name = this.names[side];
    return name ? t("table-named", { name, side: this.titleOf(side) }) : this.titleOf(side);
  }

  /** The players' names; one's own is told if it has changed. */
  private async loadNames() {
    const { names } = await api.names(this.id);
    const isNew = this.sides.includes(this.side) && (names[this.side] ?? "") !== settings.name;
    const told = isNew ? await api.namePlayer(this.id, this.side, settings.name) : { names };
    this.names = told.names;
  }

  // --- opening and leaving ----------------------------------------------------------------------

  async open() {
    const token = location.hash.slice(1);
    if (token) {
      const side = await this.enter(token);
      history.replaceState({}, "", location.pathname + location.search);
      await this.sit(side);
    } else await this.sit("");
  }

  /** The seat that a link opens. A link works once, but whoever has a seat here may open an old one. */
  private async enter(token: string): Promise<string> {
    try {
      if (token.startsWith(RECOVERY))
        return (await api.recover(this.id, token.slice(RECOVERY.length))).side;
      return (await api.enter(this.id, token, settings.name)).side;
    } catch (error) {
      if (!isFinal(error)) throw error;
      return api.tableView(this.id, "").then(
        (view) => view.side,
        () => Promise.reject(error),
      );
    }
  }

  /** Take a seat, or switch to another one of this browser. Everything is fetched in parallel; the map
   * is shown when it and its pieces are loaded. */
  async sit(side: string) {
    this.stop();
    this.playback.clear();
    const view = await api.tableView(this.id, side);
    const [tables, log] = await Promise.all([
      api.tables(),
      api.log(this.id, view.side, 0),
      this.unfold(view.game, view.scenario),
    ]);
    this.seats = tables.find((table) => table.table === this.id)?.sides ?? [view.side];
    this.log = log;
    if (view.side !== this.side) this.resetView();
    this.view = view;
    this.addToDice().catch(this.report);
    this.showMissedNews(view);
    this.loadNames().catch(() => {}); // a game can be played without names
    this.stop = follow(
      this.id,
      view.side,
      view.serial,
      (next) => this.take(next),
      (isDisconnected) => {
        this.isDisconnected = isDisconnected;
        if (isDisconnected) this.followSeat().catch(this.report);
      },
      this.report,
    );
  }

  /** Fetch what the game is drawn with. */
  protected async unfold(game: string, scenario: string) {
    loaded(backgroundOf(game, scenario)).then(() => {
      this.isDrawn = true;
    });
    const [games, sheet] = await Promise.all([
      api.games(),
      this.sheet ?? api.sheet(game, scenario),
      drawFaces(game, scenario),
    ]);
    this.info = games.find((each) => each.id === game) ?? null;
    this.sheet = sheet;
  }

  /** The table as it was after an answer; after the end of the game optionally as seen by one side. */
  past(serial: number, viewer = ""): Promise<Replayed> {
    return api.replay(this.id, this.side, serial, viewer);
  }

  /** As it was after each of the answers that follow; only the next ones, if there are many. */
  async pastAfter(serial: number, last: number, viewer = ""): Promise<Replayed[]> {
    return replays(await api.playback(this.id, this.side, serial, last, viewer), last);
  }

  /** If the rules swapped the seats, follow to the new one. */
  private async followSeat() {
    const held = (await api.tables()).find((table) => table.table === this.id)?.sides ?? [];
    const mine = held.find((side) => side !== "observer");
    if (mine && this.side && !held.includes(this.side)) await this.sit(mine);
  }

  leave() {
    this.stop();
    this.playback.clear();
  }

  /** Show what happened since the last visit of this seat. */
  private showMissedNews(view: TableView) {
    const seen = lastSeen(this.id, view.side);
    this.wasAway = true;
    if (seen >= 0) this.tell(news(this.log, seen, this.seats), null);
    rememberSeen(this.id, view.side, view.serial);
  }

  /** Mark entries as news in the log until the next answer, and play them back. */
  private tell(fresh: LogEntry[], still: Scene | null) {
    const [first] = fresh;
    if (!first) return;
    if (first.serial <= this.newsAfter) this.rememberBefore(first.serial - 1, still);
    this.newsAfter = Math.min(this.newsAfter, first.serial - 1);
    if (settings.pace !== "off" && this.view) {
      this.playback.show(this.id, fresh, this.view, still);
    }
  }

  private rememberBefore(serial: number, still: Scene | null) {
    this.newsBefore = still;
    if (still) return;
    this.past(serial).then(
      ({ scene }) => {
        this.newsBefore ??= scene;
      },
      () => {}, // then there is no summary
    );
  }

  playNews() {
    this.playback.enable();
    const fresh = news(this.log, this.newsAfter, this.seats);
    if (this.view) this.playback.show(this.id, fresh, this.view, null);
  }

  take(told: SentView) {
    if (!this.view || told.side !== this.view.side || told.serial < this.view.serial) return;
    const next = viewOf(told, this.view);
    if (!next) {
      this.refetch();
      return;
    }
    const isNew = next.serial > this.view.serial;
    const older = this.view;
    if (JSON.stringify(older.browsers) !== JSON.stringify(next.browsers))
      this.loadNames().catch(() => {}); // as above
    this.log = merged(this.log, next);
    this.view = next;
    this.addToDice().catch(this.report);
    if (!isNew) return;
    this.clear();
    this.before = older.scene;
    this.drawn = drawnBetween(older.scene, next.scene);
    this.soundNews(older, next);
    this.follow(older, next);
    if (this.newsAfter === Number.POSITIVE_INFINITY) this.wasAway = false;
    this.tell(news(this.log, older.serial, this.seats), older.scene);
    if (next.ask || !this.sides.includes(this.side)) this.playback.enable();
    rememberSeen(this.id, next.side, next.serial);
    if (older.ask) this.changeSeat();
  }

  /** What a playback will show is heard with it. */
  private soundNews(older: TableView, next: TableView) {
    const isOwn = ({ who }: Line) => this.seats.includes(who);
    const fresh = next.log.filter((line) => line.serial > older.serial && !line.is_undo);
    const heard = settings.pace === "off" ? fresh : fresh.filter(isOwn);
    const asked = isNowAsked(older, next) ? (["yours"] as const) : [];
    sound([...soundsOf(older.scene, next.scene, heard), ...asked]);
  }

  /** Agree to go on with dice that are not joint. */
  async waiveLinks() {
    this.take(await api.waiveLinks(this.id, this.side));
  }

  /** Give the salts and links that are due from this browser, one after another. */
  private async addToDice() {
    if (this.isAdding) return;
    this.isAdding = true;
    try {
      let before: unknown;
      for (let dice = this.view?.dice; this.view && dice !== before; dice = this.view?.dice) {
        before = dice;
        const give = nextShare(this.view, this.seats);
        if (give) this.take(await give());
      }
    } finally {
      this.isAdding = false;
    }
  }

  /** Reset what belongs to the previous question. */
  protected clear() {}

  /** Keep the selection on what has moved. */
  protected follow(_before: TableView, _after: TableView) {}

  /** Reset what was shown to the previous seat. */
  protected resetView() {
    this.clear();
    this.playback.clear();
    this.replayed = null;
  }

  private refetch() {
    api.tableView(this.id, this.side).then((whole) => this.take(whole), this.report);
  }

  report = (error: unknown) => {
    this.fault = message(error);
  };

  /** On a shared screen, switch to the seat that is asked. */
  protected changeSeat() {
    const next = this.view?.to_move ?? "";
    if (this.view?.ask || !this.seats.includes(next) || next === this.side) return;
    if (settings.curtain) this.handoverTo = next;
    else this.sit(next).catch(this.report);
  }

  /** The next player has taken over the screen. */
  async acceptHandover() {
    await this.sit(this.handoverTo);
    this.handoverTo = "";
  }
}
