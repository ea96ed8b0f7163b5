/** The analysis board: a table whose two seats are one's own, with a tree of lines and chosen dice. */
import { addressOfChances, api } from "../api/client";
import type { Analysis, SentView } from "../api/types";
import { TableState } from "../state/table.svelte";
import { ChanceFeed } from "./feed.svelte";
import { neighbour } from "./tree";

export class AnalysisTable extends TableState {
  override readonly isAnalysis = true;
  tree = $state.raw<Analysis | null>(null);
  here = new ChanceFeed(); // the position
  course = new ChanceFeed(); // the line
  private isPlayedOut = $state(false); // more of the line than what is known
  private surveyed = "";

  line = $derived(this.tree?.lines.find(({ line }) => line === this.tree?.line) ?? null);
  step = $derived(this.tree?.step ?? 0);
  tip = $derived(this.line?.tip ?? 0);
  due = $derived(this.tree?.serial === this.view?.serial ? (this.tree?.dice ?? null) : null);

  constructor(id: string) {
    super(id);
    this.playback.show = () => {}; // nobody else plays here
  }

  override async open() {
    await super.open();
    await this.loadTree();
    this.openTab("analysis");
  }

  override leave() {
    this.here.close();
    this.course.close();
    super.leave();
  }

  override take(told: SentView) {
    const serial = this.view?.serial;
    super.take(told);
    if (!this.view || this.view.serial === serial) return;
    this.loadTree().catch(this.report);
    this.followQuestion().catch(this.report);
  }

  /** The screen is not shared: the seat follows the question. */
  protected override changeSeat() {}

  private async followQuestion() {
    const next = this.view?.to_move ?? "";
    if (next !== this.side && this.seats.includes(next)) await this.sit(next);
  }

  async loadTree() {
    this.show(await api.analysis(this.id));
  }

  private show(tree: Analysis) {
    const before = this.tree;
    if (before && tree.serial < before.serial) return; // a later one has come first
    this.tree = tree;
    if (before?.line !== tree.line || before?.step !== tree.step) this.estimate();
  }

  // --- chances ----------------------------------------------------------------------------------

  /** The chances here, and along the line if that is another one or has grown. */
  private estimate() {
    const { line, step } = this.tree ?? { line: 1, step: 0 };
    this.here.open(addressOfChances(this.id, { line, step }));
    const wanted = `${line} ${this.tip}`;
    if (wanted !== this.surveyed) this.survey(false);
  }

  /** Play the line out from a step on, or only show what is known of it. */
  survey(isPlayedOut: boolean, since = 0) {
    const { line } = this.tree ?? { line: 1 };
    const isSame = this.surveyed.startsWith(`${line} `);
    this.surveyed = `${line} ${this.tip}`;
    this.isPlayedOut = isPlayedOut;
    this.course.open(addressOfChances(this.id, { line, since, is_played: isPlayedOut }), isSame);
  }

  /** Nothing more is played out; what was found stays. */
  stopSurvey() {
    this.course.close();
  }

  /** Games are being played out along the line. */
  get isSurveying() {
    return this.isPlayedOut && this.course.isOpen;
  }

  // --- stepping ---------------------------------------------------------------------------------

  async jump(line: number, step: number) {
    await this.whileBusy(async () => {
      this.take(await api.goTo(this.id, this.side, line, step));
      await this.loadTree();
    });
  }

  async stepBy(by: number) {
    const to = Math.min(this.tip, Math.max(0, this.step + by));
    if (this.tree && to !== this.step) await this.jump(this.tree.line, to);
  }

  /** To the beginning of the next or the present phase. */
  async phaseBy(by: 1 | -1) {
    const stops = this.course.chances.stops.map((stop) => stop.step);
    const to = neighbour(stops, this.step, by) ?? (by > 0 ? this.tip : 0);
    if (this.tree && to !== this.step) await this.jump(this.tree.line, to);
  }

  override pressed(key: string) {
    if (key === ",") this.stepBy(-1).catch(this.report);
    else if (key === ".") this.stepBy(1).catch(this.report);
  }

  override get mayUndo() {
    return super.mayUndo || this.step > 0;
  }

  /** Undo what was tried here; else go back a step. */
  override async undo(to?: number) {
    if (this.view?.can_undo) await super.undo(to);
    else await this.stepBy(-1);
  }

  async throwDice(result: string) {
    await this.whileBusy(async () => {
      if (!this.view) return;
      this.take(await api.throwDice(this.id, this.side, this.view.serial, result));
    });
  }

  // --- lines ------------------------------------------------------------------------------------

  async change(line: number, what: { name?: string; is_main?: boolean; is_deleted?: boolean }) {
    this.show(await api.changeLine(this.id, { line, ...what }));
  }
}
