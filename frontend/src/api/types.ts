/** The server's types, generated in schema.ts, and what the page makes of them. */
import type { Line, Scene, TableView as ServerView } from "./schema";

export type {
  Ask,
  Barred,
  Board,
  Briefing,
  Chance,
  Changes,
  Check,
  Choice,
  Course,
  Entered,
  Error as ErrorMessage,
  Fact,
  Game,
  History,
  Inspection,
  Layer,
  Line,
  Mark,
  NewTable,
  Odds,
  Order,
  OthersEnded,
  Part,
  Piece,
  Pile,
  Place,
  Playback,
  PlayerNames,
  Pointed,
  Reason,
  Reasons,
  Ref,
  Replayed,
  Rule,
  Rules,
  Scene,
  SeatChanged,
  SeatLink,
  SeatView,
  Shift,
  Stage,
  Stake,
  Standing,
  Strength,
  TableInfo,
  TableMade,
  Track,
  Tray,
  Word,
} from "./schema";

/** A sentence; one that mentions a place or piece is a list with references. */
export type Words = Line["text"];
/** As it is sent: with its scene, or the changes of one that was seen. */
export type SentView = ServerView;
/** What one seat sees. */
export type TableView = SentView & { scene: Scene };
