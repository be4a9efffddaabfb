/** Statements as other features and the commands use them. */
export { keptPasswordPlace } from "./open-locked-file.ts";
export { ringStatements, STATEMENT_WORK } from "./read-statement.ts";
export { receiveFiles } from "./receive-files.ts";
export { receiveStatement } from "./receive-statement.ts";
export { listStatementsOfFile } from "./repo.ts";
export { fileAhead, fileTransactions, type RowsFiledAhead, type RowToFile } from "./file-transactions.ts";
export { fingerprintRow } from "./fingerprint-row.ts";
export { toReadings, toReadRow } from "./to-statement-row.ts";
export { CORRECT_ACT, REREAD_ACT } from "./correct-statement.ts";
export { DELETE_STATEMENT_ACT } from "./delete-statement.ts";
