import { parentPort, workerData } from "node:worker_threads";
import { openConnection, type SqlitePlace } from "./open-connection.ts";
import { type SqliteFault, toSqliteFault } from "./sqlite-error.ts";

/** What the driver asks of a worker, and what comes back under the same number. */
export type SqliteRequest = { number: number; sql: string; parameters: readonly unknown[] };
export type SqliteReply =
  | { number: number; rows: unknown[]; changes: number }
  | { number: number; error: SqliteFault };

const port = parentPort;
if (port === null) throw new Error("This file runs in a worker thread only.");

// Given by the thread that starts this one.
const connection = openConnection(workerData as SqlitePlace);

const REST_EVERY_MS = 15_000;
const MANY_ROWS = 2000;
/** Rows read or written since this thread gave its memory back. */
let rows_moved = 0;
const rest = (): void => {
  if (rows_moved < MANY_ROWS) return;
  rows_moved = 0;
  connection.shrink();
  globalThis.gc?.();
};
setInterval(rest, REST_EVERY_MS).unref();

const run = ({ number, sql, parameters }: SqliteRequest): SqliteReply => {
  try {
    const { rows, changes } = connection.run(sql, parameters);
    rows_moved += rows.length + changes;
    return { number, rows, changes };
  } catch (error) {
    return { number, error: toSqliteFault(error, connection.isInTransaction()) };
  }
};

port.on("message", (request: SqliteRequest | "close") => {
  if (request === "close") {
    connection.close();
    port.close();
    return;
  }
  port.postMessage(run(request));
});
port.postMessage("open");
