/** Panels: the selected place and its facts, layers, odds and rules. */
import { api } from "../api/client";
import type {
  Barred,
  Choice,
  Fact,
  HistoricalTurn,
  Inspection,
  Layer,
  Odds,
  Piece,
  Ref,
  Rules,
  TableView,
} from "../api/types";
import { followed } from "../map/pieces";
import { buttonsOf, choicesAt } from "./orders";
import { Seat } from "./seat.svelte";
import { change, settings } from "./settings.svelte";

export const TABS = [
  "analysis",
  "log",
  "place",
  "tracks",
  "overlays",
  "standing",
  "rules",
  "replay",
  "table",
  "board",
  "settings",
] as const;
export type Tab = (typeof TABS)[number];

const hasOdds = (each: Choice | Barred) => ("odds" in each ? each.odds : each.target) !== "";

export class PanelState extends Seat {
  tab = $state<Tab>("log");
  isBriefing = $state(false); // the briefing is open
  isEnding = $state(false); // the end of the game is shown
  isCharting = $state(false); // the key and charts are open
  areNumbersShown = $state(false); // of all hexes, at any scale
  isOpen = $state(false); // on a phone, where a panel is a sheet over the map
  book = $state.raw<Rules | null>(null);
  wanted = $state("");
  selected = $state("");
  hovered = $state("");
  inspected = $state("");
  inspection = $state.raw<Inspection | null>(null);
  fact = $state.raw<Fact | null>(null);
  odds = $state.raw<Odds | null>(null);
  lit = $state.raw<string[]>([]);
  spots = $state.raw<string[]>([]); // what a lesson or the coach has lit: places, never a way
  pointed = $state.raw<string[]>([]); // places of what the pointer is on in a panel
  shown = $state<Record<string, boolean>>({});
  history = $state.raw<HistoricalTurn | null>(null); // of the turn that is shown
  isHistoryShown = $state(false);
  loadedLayers = $state.raw<Record<string, Layer>>({}); // those fetched on demand
  private oddsKnown = new Map<string, Promise<Odds | null>>();
  private oddsRequests = new AbortController();
  private wasOpenedByMap = false; // the place tab, by a click on the map

  layers = $derived((this.scene?.layers ?? []).filter((layer) => this.isShown(layer)));
  drawnLayers = $derived(
    this.isPast ? this.layers : this.layers.map((layer) => this.loadedLayers[layer.id] ?? layer),
  );

  /** Paths of the inspected place, such as its supply line or a line of sight. */
  ways = $derived(
    this.inspection && this.tab === "place"
      ? this.inspection.facts.map((fact) => fact.way).filter((way) => way.length)
      : [],
  );

  /** The attack under the pointer or in the question, whose odds are shown. */
  stake = $derived.by((): Choice | Barred | null => {
    const at = (place: string) =>
      choicesAt(this.choices, place).find((choice) => choice.odds && choice.place);
    const asked: (Choice | Barred)[] = [...buttonsOf(this.choices), ...this.barred];
    return at(this.hovered) ?? asked.find(hasOdds) ?? at(this.selected) ?? null;
  });

  isShown = (layer: Layer) => this.shown[layer.id] ?? layer.is_shown;

  /** The position is about to change: odds requested of it would be those of the next one. */
  protected cancelOdds() {
    this.oddsRequests.abort();
    this.oddsRequests = new AbortController();
    this.oddsKnown.clear();
  }

  protected override clear() {
    this.cancelOdds();
    this.odds = null;
    this.pointed = [];
    if (this.wasOpenedByMap && this.tab === "place") this.tab = "log";
    this.wasOpenedByMap = false;
  }

  /** The selection follows a unit that moves, and is cleared when the phase ends. */
  protected override follow(before: TableView, after: TableView) {
    const now = (place: string) =>
      place && followed(place, this.side, before.scene.piles, after.scene.piles);
    const isSame =
      before.scene.turn === after.scene.turn && before.scene.phase === after.scene.phase;
    this.selected = isSame && after.ask ? now(this.selected) : "";
    this.inspected = now(this.inspected);
    if (this.inspected && this.tab === "place") this.look(this.inspected).catch(this.report);
  }

  protected override resetView() {
    super.resetView();
    this.selected = "";
    this.inspected = "";
    this.inspection = null;
    this.fact = null;
    this.lit = [];
    this.loadedLayers = {};
  }

  // --- references -----------------------------------------------------------------------------

  /** The place of a reference: its own, or that of its piece. */
  placeOf([kind, id]: Ref): string {
    if (kind === "place") return this.places.has(id) ? id : "";
    const lies = (pieces: Piece[]) => pieces.some((piece) => piece.id === id);
    return [...this.standing].find(([, pieces]) => lies(pieces))?.[0] ?? "";
  }

  /** The accessible name of a reference. */
  nameOfRef([kind, id, text]: Ref): string {
    return (kind === "place" && this.places.get(id)?.label) || text;
  }

  /** Scroll to a place and highlight it, or remove the highlight. */
  goTo(place: string) {
    this.lit = this.lit.length === 1 && this.lit[0] === place ? [] : [place];
  }

  // --- places ---------------------------------------------------------------------------------

  async look(place: string) {
    const side = this.side;
    this.inspected = place;
    const found = await api.inspect(this.id, side, place);
    if (side !== this.side || place !== this.inspected) return;
    this.inspection = found;
    this.fact = null;
    if (this.tab !== "log") return;
    this.tab = "place";
    this.wasOpenedByMap = true;
  }

  /** Inspect a place without acting there. */
  async inspect(place: string) {
    if (!place) return;
    this.selected = place;
    this.inspected = "";
    this.openTab("place");
    await this.look(place);
  }

  /** Toggle the highlight of a fact's places. */
  press(fact: Fact) {
    this.fact = this.fact === fact ? null : fact;
    this.lit = this.fact?.places ?? [];
  }

  /** Light places that are no way, even if they lie side by side. */
  pointAt(places: string[]) {
    this.lit = this.spots = places;
  }

  /** Fetch the shown layers that the scene lists without places. */
  async loadLayers() {
    const [serial, wanted] = [this.view?.serial, this.layers.filter((layer) => layer.is_asked)];
    const found = await Promise.all(
      wanted.map((layer) => api.layer(this.id, this.side, layer.id).catch(() => layer)),
    );
    if (serial === this.view?.serial)
      this.loadedLayers = Object.fromEntries(found.map((layer) => [layer.id, layer]));
  }

  /** What happened in 1940 in the turn that is shown. */
  async loadHistory() {
    const serial = this.replayed?.serial ?? this.playback.entry?.serial ?? this.view?.serial ?? 0;
    const turn = this.scene?.turn;
    const found = await api.historyAt(this.id, this.side, serial);
    if (turn === this.scene?.turn) this.history = found.turn;
  }

  /** The odds of an attack, fetched once. */
  oddsOf = (of: Choice | Barred): Promise<Odds | null> => {
    const stake = "index" in of ? { choice: of.index } : { target: of.target };
    const key = JSON.stringify(stake);
    const { signal } = this.oddsRequests;
    const known =
      this.oddsKnown.get(key) ?? api.odds(this.id, this.side, stake, signal).catch(() => null);
    this.oddsKnown.set(key, known);
    return known;
  };

  async loadOdds(stake: Choice | Barred) {
    const serial = this.view?.serial;
    const odds = await this.oddsOf(stake);
    if (serial === this.view?.serial && this.stake === stake) this.odds = odds;
  }

  // --- panels ---------------------------------------------------------------------------------

  openRule = (number: string) => {
    this.wanted = number;
    this.openTab("rules");
  };

  private async fetchRules() {
    if (this.view) this.book = await api.rules(this.view.game);
  }

  openTab(name: Tab) {
    this.tab = name;
    this.isOpen = true;
    this.wasOpenedByMap = false;
    if (name === "place" && this.inspected) this.look(this.inspected).catch(this.report);
    if (name === "rules" && !this.book) this.fetchRules().catch(this.report);
    if (settings.folded) change({ folded: false });
  }
}
