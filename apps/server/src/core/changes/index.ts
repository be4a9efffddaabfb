/** The door through which everything a person owns is changed: changes are recorded with their inverse, and told to whoever follows them. */
export { actOnRecord } from "./act-on-record.ts";
export type { Author } from "./author.ts";
export { FOLLOWED_BELL, ringAfterChange } from "./bells.ts";
export { changeAhead, type PlannedChange } from "./change-ahead.ts";
export { changeData, noteEverything } from "./change-data.ts";
export { type Changing, type HandedOver, registerChanging, type Replacements } from "./changing.ts";
export type { EditableName } from "./editable-table.ts";
export {
  deleteFrom,
  deleteKeys,
  type Edit,
  insertInto,
  insertWritten,
  type KeyedValues,
  type RecordedEdit,
  updateEach,
  updateIn,
  type Values,
} from "./edits.ts";
export { listEditsSince, type Moment, readMoment } from "./edits-since.ts";
export type { Ended, Follower, Updated, Who, Written } from "./follower.ts";
export { countFalling, replaceMentioned } from "./mentions.ts";
export { refuseStale, refuseUnseen, type Subject } from "./refuse-stale.ts";
export { findRows, removeRows, setEach } from "./rows.ts";
export { type Act, type Actor, type AnyAct, carryOutAct, runAct } from "./run-act.ts";
export { type ChangingCall, runChange, runOnce } from "./run-change.ts";
export { ACT_WORK } from "./take-back-act.ts";
export { UNDO_ACT } from "./undo-act.ts";
