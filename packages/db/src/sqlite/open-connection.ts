import BetterSqlite from "better-sqlite3";
import { foldText } from "../fold-text.ts";
import { ONCE_PER_ROW } from "./once-per-row.ts";

export type SqliteAnswer = { rows: unknown[]; changes: number };
/** One connection to the file, used by the thread it was opened in alone. */
export type SqliteConnection = {
  /** Runs a statement to its end; an error carries SQLite's extended code. */
  readonly run: (sql: string, parameters: readonly unknown[]) => SqliteAnswer;
  readonly isInTransaction: () => boolean;
  /** Gives back the memory of pages that were read or written. */
  readonly shrink: () => void;
  readonly close: () => void;
};
export type SqlitePlace = { readonly file: string; readonly readonly: boolean };

/** An import inserts into indexes in no order; what does not fit is written, and read again, many times over. */
const CACHE_KB = { reading: 16_000, writing: 32_000 };

const MOST_STATEMENTS = 300;

const open = ({ file, readonly }: SqlitePlace): BetterSqlite.Database => {
  const db = new BetterSqlite(file, { readonly });
  db.pragma("busy_timeout = 10000");
  db.pragma("foreign_keys = ON");
  if (!readonly) {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    // A large import leaves a large log behind, which is room that others may need.
    db.pragma(`journal_size_limit = ${String(16 * 1024 * 1024)}`);
  }
  db.pragma(`cache_size = -${String(readonly ? CACHE_KB.reading : CACHE_KB.writing)}`);
  db.function("fold_text", { deterministic: true }, (text: unknown) =>
    typeof text === "string" ? foldText(text) : text,
  );
  return db;
};

/** The rows of {@link ONCE_PER_ROW}: as JSON where they came from another thread. */
const readRows = ([rows]: readonly unknown[]): unknown[][] =>
  // Written by insertRows, which is the only one to begin a statement so.
  (typeof rows === "string" ? JSON.parse(rows) : rows) as unknown[][];

/** All rows or none, also outside a transaction. */
const runEach = (db: BetterSqlite.Database, statement: BetterSqlite.Statement, rows: unknown[][]): number => {
  const runAll = (): number => {
    let changes = 0;
    for (const row of rows) changes += statement.run(row).changes;
    return changes;
  };
  return db.inTransaction ? runAll() : db.transaction(runAll)();
};

export const openConnection = (place: SqlitePlace): SqliteConnection => {
  const db = open(place);
  const statements = new Map<string, BetterSqlite.Statement>();
  const prepare = (sql: string): BetterSqlite.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, parameters) => {
      const statement = prepare(sql);
      if (sql.startsWith(ONCE_PER_ROW))
        return { rows: [], changes: runEach(db, statement, readRows(parameters)) };
      if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
      return { rows: [], changes: statement.run(...parameters).changes };
    },
    isInTransaction: () => db.inTransaction,
    shrink: () => void db.pragma("shrink_memory"),
    close: () => void db.close(),
  };
};
