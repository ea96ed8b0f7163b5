/** The server's types, generated in schema.ts, and what the page makes of them. */
import type { Line, Scene, TableView as ServerView } from "./schema";

export type {
  Ask,
  Barred,
  Board,
  Chance,
  Changes,
  Check,
  Choice,
  Entered,
  Course,
  Error as ErrorMessage,
  Fact,
  Game,
  Inspection,
  History,
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
  Pointed,
  PlayerNames,
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
  Strength,
  Standing,
  TableInfo,
  TableMade,
  Track,
  Tray,
} from "./schema";

/** A sentence; one that mentions a place or piece is a list with references. */
export type Words = Line["text"];
/** As it is sent: with its scene, or the changes of one that was seen. */
export type SentView = ServerView;
/** What one seat sees. */
export type TableView = SentView & { scene: Scene };
