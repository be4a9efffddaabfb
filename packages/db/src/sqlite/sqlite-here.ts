import { openConnection } from "./open-connection.ts";
import type { SqliteRunners } from "./sqlite-driver.ts";
import { SqliteError, toSqliteFault } from "./sqlite-error.ts";
import { startSqliteThread, type SqliteThread } from "./sqlite-threads.ts";

/** Runs every statement on the calling thread, for threads that nobody waits for: rows need not be copied from one thread to another. */
export const runSqliteHere = (file: string): SqliteRunners => {
  const connection = openConnection({ file, use: "filling" });
  const here: SqliteThread = {
    run: async (sql, parameters) => {
      try {
        return connection.run(sql, parameters);
      } catch (error) {
        throw new SqliteError(toSqliteFault(error, connection.isInTransaction()));
      }
    },
    close: async () => connection.close(),
  };
  // The one connection is closed once.
  return {
    writer: here,
    readers: { run: here.run, close: async () => undefined },
    openReader: () => startSqliteThread({ file, use: "reading" }),
  };
};
