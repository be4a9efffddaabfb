import BetterSqlite from "better-sqlite3";
import { foldText } from "@passbook/contract/fold-text";
import { findLogPages } from "./log-pages.ts";
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
/** What a connection is for: to read, to write what people change, or to write very many rows. */
export type SqliteUse = "reading" | "writing" | "filling";
export type SqlitePlace = { readonly file: string; readonly use: SqliteUse };

/**
 * Pages kept are small pieces of memory, which the C library seldom gives back, and the system keeps the file in memory beside them; but
 * an import inserts into indexes in no order: what does not fit is written, and read again, many times over.
 */
const CACHE_KB: Readonly<Record<SqliteUse, number>> = { reading: 4000, writing: 8000, filling: 32_000 };

const MOST_STATEMENTS = 300;

const open = ({ file, use }: SqlitePlace): BetterSqlite.Database => {
  const readonly = use === "reading";
  const db = new BetterSqlite(file, { readonly });
  db.pragma("busy_timeout = 10000");
  db.pragma("foreign_keys = ON");
  if (!readonly) {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma(`wal_autocheckpoint = ${String(findLogPages(file))}`);
    // A large import leaves a large log behind, which is room that others may need.
    db.pragma(`journal_size_limit = ${String(16 * 1024 * 1024)}`);
  }
  db.pragma(`cache_size = -${String(CACHE_KB[use])}`);
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
