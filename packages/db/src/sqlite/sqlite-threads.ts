import { Worker } from "node:worker_threads";
import type { SqliteAnswer, SqlitePlace } from "./open-connection.ts";
import { SqliteError } from "./sqlite-error.ts";
import type { SqliteReply, SqliteRequest } from "./sqlite-worker.ts";

/** One thread that holds one connection to the file. */
export type SqliteThread = {
  run: (sql: string, parameters: readonly unknown[]) => Promise<SqliteAnswer>;
  close: () => Promise<void>;
};

/** Rows are copied on and forgotten at once. */
const NURSERY_MB = 4;

type Waiting = { resolve: (answer: SqliteAnswer) => void; reject: (error: Error) => void };

/** Starts a thread and waits until its connection is open; a file that cannot be opened rejects. */
export const startSqliteThread = async (place: SqlitePlace): Promise<SqliteThread> => {
  const worker = new Worker(new URL("sqlite-worker.ts", import.meta.url), {
    workerData: place,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
  });
  const waiting = new Map<number, Waiting>();
  let last_number = 0;
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
  });
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", failAll);
  worker.on("exit", () => failAll(new Error("The database thread has ended.")));
  worker.on("message", (reply: SqliteReply) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("error" in reply) asked?.reject(new SqliteError(reply.error));
    else asked?.resolve({ rows: reply.rows, changes: reply.changes });
  });
  return {
    run: (sql, parameters) =>
      new Promise((resolve, reject) => {
        last_number += 1;
        waiting.set(last_number, { resolve, reject });
        worker.postMessage({ number: last_number, sql, parameters } satisfies SqliteRequest);
      }),
    close: () =>
      new Promise((resolve) => {
        worker.once("exit", () => resolve());
        worker.postMessage("close");
      }),
  };
};
