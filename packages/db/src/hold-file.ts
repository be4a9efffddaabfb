import BetterSqlite from "better-sqlite3";

const open = (file: string): BetterSqlite.Database => {
  const held = new BetterSqlite(file, { timeout: 0 });
  try {
    // Nothing is ever committed: a journal on disk would only lie beside it.
    held.pragma("journal_mode = memory");
    held.exec("begin exclusive");
  } catch (error) {
    held.close();
    throw error;
  }
  return held;
};

/** What nothing refers to is closed by the collector, and let go with it. */
const kept = new Set<BetterSqlite.Database>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";

/**
 * Holds a file, made if there is none, until the answer is called or the process has ended, however it ended: the system gives back what a
 * process held. Null where another process holds it.
 */
export const holdFile = (file: string): (() => void) | null => {
  try {
    const held = open(file);
    kept.add(held);
    return () => {
      kept.delete(held);
      held.close();
    };
  } catch (error) {
    if (isBusy(error)) return null;
    throw error;
  }
};
