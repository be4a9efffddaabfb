/** The door through which everything a person owns is changed: changes are recorded with their inverse, and told to whoever follows them. */
export { actOnRecord } from "./acts/act-on-record.ts";
export { type Author, otherThanOwner } from "./told/author.ts";
export { followedBell, ringAfterChange } from "./told/bells.ts";
export { changeAhead, type PlannedChange } from "./acts/change-ahead.ts";
export { changeData, noteEverything } from "./door/change-data.ts";
export { type Changing, type HandedOver, registerChanging, type Replacements } from "./told/changing.ts";
export type { EditableName } from "./told/editable-table.ts";
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
} from "./told/edits.ts";
export { listEditsOfKinds, listEditsSince, type Moment, readMoment } from "./history/edits-since.ts";
export type { Ended, Follower, Updated, Who, Written } from "./told/follower.ts";
export { countFalling, renameMentioned, replaceMentioned } from "./told/mentions.ts";
export { refuseStale, refuseUnseen, type Subject } from "./acts/refuse-stale.ts";
export { findRows, removeRows, setEach } from "./rows/rows.ts";
export { type Act, type Actor, type AnyAct, carryOutAct, runAct } from "./acts/run-act.ts";
export { type ChangingCall, runChange, runOnce } from "./acts/run-change.ts";
export { ACT_WORK } from "./undo/take-back-act.ts";
export { UNDO_ACT } from "./undo/undo-act.ts";
