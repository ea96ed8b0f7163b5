/** A record of one seat, opened: what it saw, to be stepped through. Nothing can be done here. */
import type { Replayed, SeatView, TableView } from "../api/types";
import { momentAt, momentsOf } from "./moments";
import { TableState } from "./table.svelte";

/** The file that was opened last; it is lost when the page is reloaded. */
export const opened: { view: SeatView | null } = { view: null };

export class SavedTable extends TableState {
  override readonly isSaved = true;
  private moments: Replayed[];

  constructor(private told: SeatView) {
    super("");
    this.moments = momentsOf(told.view.past);
  }

  override async open() {
    const { game, scenario, side, players, view } = this.told;
    const present = await this.past(Number.POSITIVE_INFINITY);
    await this.unfold(game, scenario);
    const { last, scene } = present;
    this.view = { ...NOTHING, game, scenario, side, players, serial: last, last, scene };
    this.seats = [side];
    this.log = view.log;
    this.openTab("replay");
  }

  override past(serial: number): Promise<Replayed> {
    return Promise.resolve(momentAt(this.moments, serial));
  }

  override pastAfter(serial: number): Promise<Replayed[]> {
    return Promise.resolve(this.moments.filter((each) => each.serial > serial));
  }

  override async point(place: string) {
    this.selected = place;
  }

  override inspect(place: string) {
    return this.point(place);
  }

  override async loadLayers() {}
}

const NOTHING: Omit<
  TableView,
  "game" | "scenario" | "side" | "players" | "serial" | "last" | "scene"
> = {
  table: "",
  name: "",
  changes: null,
  to_move: "",
  ask: null,
  can_undo: false,
  undo_to: 0,
  thinking: false,
  fault: "",
  log: [],
  log_from: 0,
  browsers: {},
  commitment: "",
  dice: { kind: "server", salts: {}, links: {}, due: null, after: "", waived: [] },
  reveal: "",
  orders: [],
  offer: "",
};
