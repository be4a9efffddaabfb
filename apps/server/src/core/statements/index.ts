/** Statements as other features and the commands use them. */
export { keptPasswordPlace } from "./receive/open-locked-file.ts";
export { LARGE_FILE_BYTES, ringStatements, STATEMENT_WORK } from "./import/read-statement.ts";
export { cleanFileName } from "./receive/clean-file-name.ts";
export { keepAhead } from "./receive/keep-ahead.ts";
export { receiveFiles } from "./receive/receive-files.ts";
export { keepFile, type Received, type ReceivedFile, receiveStatement } from "./receive/receive-statement.ts";
export { tryOnWaiting } from "./receive/try-on-waiting.ts";
export { type FileToTry, type TriedFile, tryFile } from "./receive/try-file.ts";
export { findPeriod } from "./kept/find-period.ts";
export { getShown, listStatementsOfFile } from "./kept/repo.ts";
export {
  fileAhead,
  fileTransactions,
  type RowsFiledAhead,
  type RowToFile,
} from "./import/file-transactions.ts";
export { fingerprintRow } from "./match/fingerprint-row.ts";
export { toReadings, toReadRow } from "./import/to-statement-row.ts";
export { CORRECT_ACT, REREAD_ACT } from "./review/correct-statement.ts";
export { DELETE_STATEMENT_ACT } from "./review/delete-statement.ts";
export { listLate } from "./show/list-late.ts";
export { type Listen, streamEvents } from "./show/stream-events.ts";
