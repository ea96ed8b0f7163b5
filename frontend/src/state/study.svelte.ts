/** Looking without acting: panels, places and their facts, layers, odds and rules. */
import { api } from "../api/client";
import type {
  Barred,
  Choice,
  Fact,
  Inspection,
  Layer,
  Odds,
  Piece,
  Ref,
  Rules,
  Sight,
} from "../api/types";
import { followed } from "../map/pieces";
import { buttonsOf, choicesAt } from "./orders";
import { Seat } from "./seat.svelte";
import { change, settings } from "./settings.svelte";

export const TABS = [
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

export class Study extends Seat {
  tab = $state<Tab>("log");
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
  shown = $state<Record<string, boolean>>({});
  worked = $state.raw<Record<string, Layer>>({}); // layers that were asked for
  private oddsKnown = new Map<string, Promise<Odds | null>>();
  private wasLed = false; // to a place, by pointing at it and not by its tab

  layers = $derived((this.scene?.layers ?? []).filter((layer) => this.isShown(layer)));
  laid = $derived(
    this.isPast ? this.layers : this.layers.map((layer) => this.worked[layer.id] ?? layer),
  );

  /** Ways that belong to what is inspected, such as that of its supply or its line of sight. */
  ways = $derived(
    this.inspection && this.tab === "place"
      ? this.inspection.facts.map((fact) => fact.way).filter((way) => way.length)
      : [],
  );

  /** The attack that the pointer or the question puts at stake. */
  stake = $derived.by((): Choice | Barred | null => {
    const at = (place: string) =>
      choicesAt(this.choices, place).find((choice) => choice.odds && choice.place);
    const asked: (Choice | Barred)[] = [...buttonsOf(this.choices), ...this.barred];
    return at(this.hovered) ?? asked.find(hasOdds) ?? at(this.selected) ?? null;
  });

  isShown = (layer: Layer) => this.shown[layer.id] ?? layer.is_shown;

  protected override clear() {
    this.oddsKnown.clear();
    this.odds = null;
    if (this.wasLed && this.tab === "place") this.tab = "log";
    this.wasLed = false;
  }

  /** The eye stays with a unit that moves; what is chosen is let go when the phase is over. */
  protected override follow(before: Sight, after: Sight) {
    const now = (place: string) =>
      place && followed(place, this.side, before.scene.piles, after.scene.piles);
    const isSame =
      before.scene.turn === after.scene.turn && before.scene.phase === after.scene.phase;
    this.selected = isSame && after.ask ? now(this.selected) : "";
    this.inspected = now(this.inspected);
    if (this.inspected && this.tab === "place") this.look(this.inspected).catch(this.complain);
  }

  protected override giveWay() {
    super.giveWay();
    this.selected = "";
    this.inspected = "";
    this.inspection = null;
    this.fact = null;
    this.lit = [];
    this.worked = {};
  }

  // --- references -----------------------------------------------------------------------------

  /** The place that a reference points at: itself, or where the piece lies. */
  placeOf([kind, id]: Ref): string {
    if (kind === "place") return this.places.has(id) ? id : "";
    const lies = (pieces: Piece[]) => pieces.some((piece) => piece.id === id);
    return [...this.standing].find(([, pieces]) => lies(pieces))?.[0] ?? "";
  }

  /** What a reference is called to a reader who cannot see the map. */
  nameOfRef([kind, id, text]: Ref): string {
    return (kind === "place" && this.places.get(id)?.label) || text;
  }

  /** Bring a place into sight and light it, or no longer. */
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
    this.wasLed = true;
  }

  /** Look without acting. */
  async inspect(place: string) {
    if (!place) return;
    this.selected = place;
    this.inspected = "";
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

  /** The odds of an attack, asked for once. */
  oddsOf = (of: Choice | Barred): Promise<Odds | null> => {
    const stake = "index" in of ? { choice: of.index } : { target: of.target };
    const key = JSON.stringify(stake);
    const known = this.oddsKnown.get(key) ?? api.odds(this.id, this.side, stake).catch(() => null);
    this.oddsKnown.set(key, known);
    return known;
  };

  async weigh(stake: Choice | Barred) {
    const serial = this.sight?.serial;
    const odds = await this.oddsOf(stake);
    if (serial === this.sight?.serial && this.stake === stake) this.odds = odds;
  }

  // --- panels ---------------------------------------------------------------------------------

  openRule = (number: string) => {
    this.wanted = number;
    this.openTab("rules");
  };

  private async fetchRules() {
    if (this.sight) this.book = await api.rules(this.sight.game);
  }

  openTab(name: Tab) {
    this.tab = name;
    this.isOpen = true;
    this.wasLed = false;
    if (name === "place" && this.inspected) this.look(this.inspected).catch(this.complain);
    if (name === "rules" && !this.book) this.fetchRules().catch(this.complain);
    if (settings.folded) change({ folded: false });
  }
}
