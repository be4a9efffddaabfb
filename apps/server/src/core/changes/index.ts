/** The door through which everything a person owns is changed: changes are recorded with their inverse, sums kept right. */
export { actOnRecord } from "./act-on-record.ts";
export { changeAhead, type PlannedChange } from "./change-ahead.ts";
export { type Author, changeData, deriveTransactions } from "./change-data.ts";
export { countWrongSums } from "./count-wrong-sums.ts";
export { estimateSummed } from "./estimate-summed.ts";
export {
  deleteFrom,
  deleteKeys,
  type Edit,
  insertInto,
  insertWritten,
  type RecordedEdit,
  updateEach,
  updateIn,
} from "./edits.ts";
export { listEditsSince, type Moment, readMoment } from "./edits-since.ts";
export { STATEMENTS_BELL } from "./note-statement-work.ts";
export { SUGGESTIONS_BELL } from "./note-suggestion-work.ts";
export { refuseStale, refuseUnseen, type Subject } from "./refuse-stale.ts";
export { type Act, type Actor, type AnyAct, carryOutAct, runAct } from "./run-act.ts";
export { type ChangingCall, runChange, runOnce } from "./run-change.ts";
export { ACT_WORK } from "./take-back-act.ts";
export { UNDO_ACT } from "./undo-act.ts";
export { handOver } from "./hand-over.ts";
export { findTouched, FOUND, noteEverything, noteRows, readTouched, TOUCHED } from "./touched.ts";
export { countFallingRules, replaceInRules } from "./rule-references.ts";
