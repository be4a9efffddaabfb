import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite from "better-sqlite3";
import { foldText } from "../fold-text.ts";
import { ONCE_PER_ROW } from "./once-per-row.ts";

/** What the driver asks of a worker, and what comes back under the same number. */
export type SqliteRequest = { number: number; sql: string; parameters: readonly unknown[] };
export type SqliteFault = { code: string; message: string; in_transaction: boolean };
export type SqliteReply =
  | { number: number; rows: unknown[]; changes: number }
  | { number: number; error: SqliteFault };
export type SqliteWorkerData = { file: string; readonly: boolean };

const { file, readonly } = workerData as SqliteWorkerData;
const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread only.");

const db = new BetterSqlite(file, { readonly });
db.pragma("busy_timeout = 10000");
db.pragma("foreign_keys = ON");
if (!readonly) {
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  // A large import leaves a large log behind, which is room that others may need.
  db.pragma(`journal_size_limit = ${String(16 * 1024 * 1024)}`);
}
// An import inserts into indexes in no order; what does not fit is written, and read again, many times over.
db.pragma(`cache_size = ${readonly ? "-16000" : "-64000"}`);
db.function("fold_text", { deterministic: true }, (text: unknown) =>
  typeof text === "string" ? foldText(text) : text,
);

const MOST_STATEMENTS = 300;
const statements = new Map<string, BetterSqlite.Statement>();
const prepare = (sql: string): BetterSqlite.Statement => {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = db.prepare(sql);
  statements.set(sql, statement);
  return statement;
};

/** All rows or none, also outside a transaction. */
const runEach = (statement: BetterSqlite.Statement, [json]: readonly unknown[]): number => {
  const runAll = (): number => {
    let changes = 0;
    for (const row of JSON.parse(String(json)) as unknown[][]) changes += statement.run(row).changes;
    return changes;
  };
  return db.inTransaction ? runAll() : db.transaction(runAll)();
};

const run = ({ number, sql, parameters }: SqliteRequest): SqliteReply => {
  try {
    const statement = prepare(sql);
    if (sql.startsWith(ONCE_PER_ROW)) return { number, rows: [], changes: runEach(statement, parameters) };
    if (statement.reader) return { number, rows: statement.all(...parameters), changes: 0 };
    return { number, rows: [], changes: statement.run(...parameters).changes };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { number, error: { code: code ?? "UNKNOWN", message, in_transaction: db.inTransaction } };
  }
};

port.on("message", (request: SqliteRequest | "close") => {
  if (request === "close") {
    db.close();
    port.close();
    return;
  }
  port.postMessage(run(request));
});
port.postMessage("open");
