/** One seat at one table: what it sees, and what reaches it while others play. */
import { api, follow, message } from "../api/client";
import { replays, sightOf } from "../api/scene";
import type { Board, Game, Line, Replayed, Scene, Sight, Told } from "../api/types";
import { byPlace } from "../map/pieces";
import { drawFaces, drawn } from "../map/sprite";
import { t } from "../text/text";
import { entries, type LogEntry, merged, news } from "./log";
import { lastSeen, saw } from "./memory";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const backgroundOf = (game: string, scenario: string) =>
  `/api/games/${game}/background.svg?scenario=${scenario}`;

export class Seat {
  sight = $state.raw<Sight | null>(null);
  sheet = $state.raw<Board | null>(null);
  info = $state.raw<Game | null>(null);
  log = $state.raw<Line[]>([]);
  seats = $state.raw<string[]>([]); // that this browser holds

  replayed = $state.raw<Replayed | null>(null);
  newsAfter = $state(Number.POSITIVE_INFINITY);
  wasAway = $state(false); // when the news came
  covered = $state(""); // the side for which the screen is being handed over
  fault = $state("");
  isLost = $state(false);
  isDrawn = $state(false); // the map can be shown at once
  playback = new Playback();
  readonly isSaved: boolean = false; // a file to be looked at, not a game that goes on
  private stop = () => {};

  constructor(readonly id: string) {}

  // --- what is to be seen ---------------------------------------------------------------------

  scene = $derived(this.replayed?.scene ?? this.playback.scene ?? this.sight?.scene ?? null);
  isPast = $derived(this.replayed !== null || this.playback.isPlaying);
  ask = $derived(this.isPast ? null : (this.sight?.ask ?? null));
  choices = $derived(this.ask?.choices ?? []);
  barred = $derived(this.ask ? (this.scene?.barred ?? []) : []);
  standing = $derived(byPlace(this.scene?.piles ?? []));
  hand = $derived(
    (this.scene?.trays ?? []).filter((tray) => tray.kind === "hand" && tray.side === this.side),
  );
  places = $derived(new Map((this.sheet?.places ?? []).map((place) => [place.id, place])));
  side = $derived(this.sight?.side ?? "");
  sides = $derived(this.info?.sides.map((side) => side.id) ?? []);

  /** The map without its pieces. */
  background = $derived(this.sight ? backgroundOf(this.sight.game, this.sight.scenario) : "");

  /** What the last answer led to. */
  latest = $derived.by(() => {
    const last = entries(this.log).at(-1);
    return last && last.serial === this.sight?.serial ? last.lines : [];
  });

  /** Of that, a roll on a table and what came of it. */
  outcome = $derived.by(() => {
    const first = this.latest.findIndex((line) => line.result);
    return first < 0 || this.isPast ? [] : this.latest.slice(first);
  });

  piecesAt = (place: string) => this.standing.get(place) ?? [];

  titleOf(side: string): string {
    const known = this.info?.sides.find((each) => each.id === side);
    return known?.title ?? (side === "observer" ? t("player-observer") : side);
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

  /** Take a seat, or another one of those this browser holds. All is fetched together; the map is
   * shown with what lies on it, when both are there. */
  async sit(side: string) {
    this.stop();
    this.playback.clear();
    const sight = await api.sight(this.id, side);
    const [tables, log] = await Promise.all([
      api.tables(),
      api.log(this.id, sight.side, 0),
      this.unfold(sight.game, sight.scenario),
    ]);
    this.seats = tables.find((table) => table.table === this.id)?.sides ?? [sight.side];
    this.log = log;
    if (sight.side !== this.side) this.giveWay();
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
      this.complain,
    );
  }

  /** Fetch what the game is drawn with. */
  protected async unfold(game: string, scenario: string) {
    drawn(backgroundOf(game, scenario)).then(() => {
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

  /** The table as it was after an answer; once the game is over, with the eyes of a side if wished. */
  past(serial: number, eyes = ""): Promise<Replayed> {
    return api.replay(this.id, this.side, serial, eyes);
  }

  /** As it was after each of the answers that follow; only the next ones, if there are many. */
  async pastAfter(serial: number, last: number, eyes = ""): Promise<Replayed[]> {
    return replays(await api.playback(this.id, this.side, serial, last, eyes), last);
  }

  /** The rules may have given this browser the other seat: it follows. */
  private async changePlaces() {
    const held = (await api.tables()).find((table) => table.table === this.id)?.sides ?? [];
    const mine = held.find((side) => side !== "observer");
    if (mine && this.side && !held.includes(this.side)) await this.sit(mine);
  }

  leave() {
    this.stop();
    this.playback.clear();
  }

  /** What happened since this seat last looked. */
  private tellNews(sight: Sight) {
    const seen = lastSeen(this.id, sight.side);
    this.wasAway = true;
    if (seen >= 0) this.tell(news(this.log, seen, this.seats), null);
    saw(this.id, sight.side, sight.serial);
  }

  /** News stand below a line in the log until one answers, and are played back. */
  private tell(fresh: LogEntry[], still: Scene | null) {
    const [first] = fresh;
    if (!first) return;
    this.newsAfter = Math.min(this.newsAfter, first.serial - 1);
    if (settings.pace !== "off" && this.sight) {
      this.playback.show(this.id, fresh, this.sight, still);
    }
  }

  playNews() {
    this.playback.rearm();
    const fresh = news(this.log, this.newsAfter, this.seats);
    if (this.sight) this.playback.show(this.id, fresh, this.sight, null);
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
    this.clear();
    this.follow(older, next);
    if (this.newsAfter === Number.POSITIVE_INFINITY) this.wasAway = false;
    this.tell(news(this.log, older.serial, this.seats), older.scene);
    if (next.ask || !this.sides.includes(this.side)) this.playback.rearm();
    saw(this.id, next.side, next.serial);
    if (older.ask) this.changeSeat();
  }

  /** What belonged to the question before is put away. */
  protected clear() {}

  /** What was looked at may have moved. */
  protected follow(_before: Sight, _after: Sight) {}

  /** What one seat was being shown is not for the next. */
  protected giveWay() {
    this.clear();
    this.playback.clear();
    this.replayed = null;
  }

  private lookAgain() {
    api.sight(this.id, this.side).then((whole) => this.take(whole), this.complain);
  }

  complain = (error: unknown) => {
    this.fault = message(error);
  };

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
}
