import { t } from "../text/text";
import type {
  Advice,
  Agreed,
  AgreementAction,
  Analysis,
  BesideTurn,
  Board,
  Briefing,
  Chance,
  Chart,
  Coached,
  Course,
  Entered,
  ErrorMessage,
  Game,
  History,
  Hurried,
  Inspection,
  Layer,
  LessonInfo,
  LessonView,
  Line,
  LineChange,
  NewTable,
  Odds,
  OthersEnded,
  Playback,
  PlayerNames,
  Pointed,
  Reasons,
  RecoveryCode,
  Replayed,
  Rules,
  SearchedAnswer,
  SeatChanged,
  SeatLink,
  SeatView,
  SentView,
  Stake,
  TableInfo,
  TableMade,
  TableView,
  Word,
} from "./types";

/** An error response: one sentence, and the rules it rests on. */
export class Refused extends Error {
  constructor(
    public status: number,
    message: string,
    public rules: string[] = [],
  ) {
    super(message);
  }
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
    signal,
  }).catch(() => {
    throw new Refused(0, t("app-unreachable"));
  });
  if (!response.ok) {
    const told: Partial<ErrorMessage> = await response.json().catch(() => ({}));
    throw new Refused(
      response.status,
      told.error ?? t("app-status", { status: response.status }),
      told.rules,
    );
  }
  const kind = response.headers.get("content-type") ?? "";
  return (kind.includes("json") ? response.json() : response.text()) as Promise<T>;
}

const get = <T>(path: string, signal?: AbortSignal) => call<T>("GET", path, undefined, signal);
const query = (values: Record<string, string | number | null>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([k, v]) => (v === null ? [] : [[k, String(v)]])),
  ).toString();

let games: Promise<Game[]> | undefined; // fetched once

export const api = {
  games: () => {
    games ??= get<Game[]>("/api/games").catch((error) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  sheet: (game: string, scenario: string) =>
    get<Board>(`/api/games/${game}/sheet?${query({ scenario })}`),
  faces: (game: string, scenario: string) =>
    get<string>(`/api/games/${game}/faces.svg?${query({ scenario })}`),
  briefing: (game: string, scenario: string) =>
    get<Briefing>(`/api/games/${game}/briefing?${query({ scenario })}`),
  charts: (game: string, scenario: string) =>
    get<Chart[]>(`/api/games/${game}/charts?${query({ scenario })}`),
  glossary: (game: string, scenario: string) =>
    get<Word[]>(`/api/games/${game}/glossary?${query({ scenario })}`),
  coach: (table: string, side: string) =>
    get<Coached>(`/api/tables/${table}/coach?${query({ side })}`),
  advice: (table: string, side: string) =>
    get<Advice>(`/api/tables/${table}/advice?${query({ side })}`),
  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${game}/lessons`),
  beginLesson: (game: string, lesson: string) =>
    call<TableMade>("POST", "/api/lessons", { game, lesson }),
  lesson: (table: string, side: string) =>
    get<LessonView>(`/api/tables/${table}/lesson?${query({ side })}`),
  rules: (game: string) => get<Rules>(`/api/games/${game}/rules`),
  hurry: (table: string, side: string) =>
    call<Hurried>("POST", `/api/tables/${table}/hurry`, { side }),
  thoughts: (table: string, side: string) =>
    get<SearchedAnswer[]>(`/api/tables/${table}/thoughts?${query({ side })}`),
  tables: () => get<TableInfo[]>("/api/tables"),
  create: (wanted: NewTable) =>
    call<TableMade>("POST", "/api/tables", { dice: "salted", ...wanted }),
  enter: (table: string, token: string, name = "") =>
    call<Entered>("POST", `/api/tables/${table}/enter`, { token, name }),
  tableView: (table: string, side: string) =>
    get<TableView>(`/api/tables/${table}${side ? `?${query({ side })}` : ""}`),
  answer: (table: string, side: string, serial: number, choice: number) =>
    call<SentView>("POST", `/api/tables/${table}/answer`, { side, serial, choice, changes: true }),
  undo: (table: string, side: string, serial: number, to?: number) =>
    call<SentView>("POST", `/api/tables/${table}/undo`, {
      side,
      serial,
      changes: true,
      ...(to === undefined ? {} : { to }),
    }),
  order: (table: string, side: string, orders: Record<string, string>) =>
    call<SentView>("POST", `/api/tables/${table}/orders`, { side, orders }),
  why: (table: string, side: string, asked: Pointed) =>
    get<Reasons>(`/api/tables/${table}/why?${query({ side, ...asked })}`),
  odds: (table: string, side: string, stake: Stake, signal: AbortSignal) =>
    get<Odds>(`/api/tables/${table}/odds?${query({ side, ...stake })}`, signal),
  layer: (table: string, side: string, id: string) =>
    get<Layer>(`/api/tables/${table}/layer?${query({ side, id })}`),
  inspect: (table: string, side: string, place: string) =>
    get<Inspection>(`/api/tables/${table}/inspect?${query({ side, place })}`),
  log: (table: string, side: string, since: number) =>
    get<Line[]>(`/api/tables/${table}/log?${query({ side, since })}`),
  seat: (table: string, side: string, player: string, token = "") =>
    call<SeatChanged>("POST", `/api/tables/${table}/seats`, { side, player, token }),
  device: (table: string, side: string) =>
    call<SeatLink>("POST", `/api/tables/${table}/device`, { side }),
  agree: (table: string, side: string, action: AgreementAction["action"]) =>
    call<Agreed>("POST", `/api/tables/${table}/agree`, { side, action }),
  endOthers: (table: string, side: string) =>
    call<OthersEnded>("POST", `/api/tables/${table}/end_others`, { side }),
  recovery: (table: string, side: string) =>
    call<RecoveryCode>("POST", `/api/tables/${table}/recovery`, { side }),
  recover: (table: string, code: string) =>
    call<Entered>("POST", `/api/tables/${table}/recover`, { code }),
  salt: (table: string, side: string, commitment: string, salt: string) =>
    call<TableView>("POST", `/api/tables/${table}/salt`, { side, commitment, salt }),
  link: (table: string, side: string, chain: string, number: number, link: string) =>
    call<TableView>("POST", `/api/tables/${table}/link`, { side, chain, number, link }),
  waiveLinks: (table: string, side: string) =>
    call<TableView>("POST", `/api/tables/${table}/waive_links`, { side }),
  record: (table: string) => get<string>(`/api/tables/${table}/record`),
  replay: (table: string, side: string, to: number, viewer = "") =>
    get<Replayed>(`/api/tables/${table}/replay?${query({ side, to, viewer })}`),
  playback: (table: string, side: string, after: number, to: number, viewer = "") =>
    get<Playback>(`/api/tables/${table}/playback?${query({ side, after, to, viewer })}`),
  chances: (table: string) => get<Chance[]>(`/api/tables/${table}/chances`),
  names: (table: string) => get<PlayerNames>(`/api/tables/${table}/names`),
  namePlayer: (table: string, side: string, name: string) =>
    call<PlayerNames>("POST", `/api/tables/${table}/player_name`, { side, name }),
  renameTable: (table: string, side: string, name: string) =>
    call<PlayerNames>("POST", `/api/tables/${table}/name`, { side, name }),
  deleteTable: (table: string, side: string) =>
    call<unknown>("POST", `/api/tables/${table}/delete`, { side }),
  historyAt: (table: string, side: string, to: number) =>
    get<BesideTurn>(`/api/tables/${table}/history?${query({ side, to })}`),
  course: (table: string, side: string) =>
    get<Course>(`/api/tables/${table}/course?${query({ side })}`),
  rematch: (table: string, side: string) =>
    call<TableMade>("POST", `/api/tables/${table}/rematch`, { side }),
  history: (game: string, scenario: string) =>
    get<History>(`/api/games/${game}/history?${query({ scenario })}`),
  view: (record: string) => call<SeatView>("POST", "/api/view", { record }),
  analyse: (table: string, side: string) =>
    call<TableMade>("POST", `/api/tables/${table}/analyse`, { side }),
  analyseText: (text: string) => call<TableMade>("POST", "/api/analyses", { text }),
  analysis: (table: string) => get<Analysis>(`/api/tables/${table}/analysis`),
  goTo: (table: string, side: string, line: number, step: number) =>
    call<SentView>("POST", `/api/tables/${table}/analysis/go`, { side, line, step, changes: true }),
  throwDice: (table: string, side: string, serial: number, result: string) =>
    call<SentView>("POST", `/api/tables/${table}/analysis/dice`, {
      side,
      serial,
      result,
      changes: true,
    }),
  changeLine: (table: string, change: LineChange) =>
    call<Analysis>("POST", `/api/tables/${table}/analysis/lines`, change),
  import: (record: string) => call<TableMade>("POST", "/api/import", { record }),
};

/** The stream of chances after a step, or along a whole line. */
export const addressOfChances = (
  table: string,
  asked: { line: number; step?: number; since?: number; is_played?: boolean },
) =>
  `/api/tables/${table}/analysis/chances?${query(
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
  )}`;

/** A line of an analysis as a record. */
export const addressOfLine = (table: string, line: number) =>
  `/api/tables/${table}/analysis/record?${query({ line })}`;

const SOON = 1_000; // milliseconds
const LATE = 30_000;

/** Forbidden or not found: retrying is useless. */
export const isFinal = (error: unknown) =>
  error instanceof Refused && [403, 404].includes(error.status);

/** The event stream of a seat, resumed by serial. The browser reconnects by itself after a broken
 * connection, but not after an error response: then the stream is reopened with exponential backoff as
 * soon as the table can be fetched, unless access is refused. */
export function follow(
  table: string,
  side: string,
  since: number,
  seen: (view: SentView) => void,
  lost: (isDisconnected: boolean) => void,
  refused: (error: unknown) => void,
) {
  let source: EventSource;
  let waiting: ReturnType<typeof setTimeout>;
  let delay = SOON;
  let isOver = false;

  function open() {
    source = new EventSource(
      `/api/tables/${table}/stream?${query({ side, since, changes: "true" })}`,
    );
    source.addEventListener("view", (event) => {
      const told: SentView = JSON.parse((event as MessageEvent).data);
      since = told.serial;
      delay = SOON;
      seen(told);
    });
    source.onopen = () => lost(false);
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) wait();
      lost(true);
    };
  }

  function wait() {
    waiting = setTimeout(again, delay);
    delay = Math.min(2 * delay, LATE);
  }

  async function again() {
    const fault = await api.tableView(table, side).then(
      () => null,
      (error) => error,
    );
    if (isOver) return;
    if (!fault) open();
    else if (!isFinal(fault)) wait();
    else {
      lost(false);
      refused(fault);
    }
  }

  open();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    source.close();
  };
}

export const message = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
