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

const connection = openConnection(workerData as SqlitePlace);

const IDLE_MS = 20_000;
const idle = setTimeout(() => connection.shrink(), IDLE_MS).unref();

const run = ({ number, sql, parameters }: SqliteRequest): SqliteReply => {
  try {
    return { number, ...connection.run(sql, parameters) };
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
  idle.refresh();
});
port.postMessage("open");
