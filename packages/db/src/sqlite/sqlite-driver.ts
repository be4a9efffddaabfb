import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { isRead } from "./is-read.ts";
import type { SqliteReaders } from "./sqlite-readers.ts";
import { SqliteError } from "./sqlite-error.ts";
import type { SqliteThread } from "./sqlite-threads.ts";
import type { TakeTurn } from "./turns.ts";

/** Where statements are run: those that write, those that only read, and those of a transaction that only reads, which has its own. */
export type SqliteRunners = {
  readonly writer: SqliteThread;
  readonly readers: SqliteReaders;
  readonly openReader: () => Promise<SqliteThread>;
};

class SqliteConnection implements DatabaseConnection {
  readonly #runners: SqliteRunners;
  readonly #takeTurn: TakeTurn;
  #endTurn: (() => void) | null = null;
  /** The connection of a transaction that only reads. */
  #snapshot: SqliteThread | null = null;
  /** Why SQLite itself rolled the transaction back: on a full disk it does not wait to be told. */
  #lost: SqliteError | null = null;

  constructor(runners: SqliteRunners, takeTurn: TakeTurn) {
    this.#runners = runners;
    this.#takeTurn = takeTurn;
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#takeTurn();
    try {
      await this.#runners.writer.run("begin immediate", []);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Everything read from here on is as it stands now, while others go on to write. */
  async beginReading(): Promise<void> {
    const reader = await this.#runners.openReader();
    this.#snapshot = reader;
    try {
      await reader.run("begin", []);
      // SQLite looks at the data, and holds on to what it sees, with the first read.
      await reader.run("select name from sqlite_schema limit 1", []);
    } catch (error) {
      await this.#endReading(reader);
      throw error;
    }
  }

  async #endReading(reader: SqliteThread): Promise<void> {
    this.#snapshot = null;
    await reader.close();
  }

  /** Whatever becomes of it, the turn is given back; a commit that fails has rolled back. */
  async end(command: "commit" | "rollback"): Promise<void> {
    if (this.#snapshot !== null) return this.#endReading(this.#snapshot);
    if (this.#endTurn === null) return;
    try {
      if (this.#lost === null) await this.#runners.writer.run(command, []);
      else if (command === "commit") throw this.#lost;
    } catch (error) {
      if (command === "commit") await this.#abandon(error);
      throw error;
    } finally {
      this.#release();
    }
  }

  async #abandon(fault: unknown): Promise<void> {
    if (fault instanceof SqliteError && !fault.in_transaction) return;
    await this.#runners.writer.run("rollback", []).catch(() => undefined);
  }

  #release(): void {
    this.#endTurn?.();
    this.#endTurn = null;
    this.#lost = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#run(query);
    // Kysely knows by the query what its rows are.
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async #run(query: CompiledQuery): ReturnType<SqliteThread["run"]> {
    const { writer, readers } = this.#runners;
    if (this.#snapshot !== null) return this.#snapshot.run(query.sql, query.parameters);
    if (this.#endTurn !== null) return this.#runInTurn(query);
    if (isRead(query.sql)) return readers.run(query.sql, query.parameters);
    const release = await this.#takeTurn();
    try {
      return await writer.run(query.sql, query.parameters);
    } finally {
      release();
    }
  }

  /** Once SQLite has rolled back, what follows would be written by itself, outside of any transaction. */
  async #runInTurn(query: CompiledQuery): ReturnType<SqliteThread["run"]> {
    if (this.#lost !== null) throw this.#lost;
    try {
      return await this.#runners.writer.run(query.sql, query.parameters);
    } catch (error) {
      if (error instanceof SqliteError && !error.in_transaction) this.#lost = error;
      throw error;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield await Promise.reject(new Error("Read page by page instead; SQLite does not stream here."));
  }
}

// Kysely hands back what `acquireConnection` gave.
const toOwn = (connection: DatabaseConnection): SqliteConnection => connection as SqliteConnection;

/** A Kysely driver over whatever runs the statements: reads whenever they are asked, transactions and writes in turn. */
export class SqliteDriver implements Driver {
  readonly #open: () => Promise<SqliteRunners>;
  readonly #takeTurn: TakeTurn;
  #runners: SqliteRunners | null = null;

  constructor(open: () => Promise<SqliteRunners>, takeTurn: TakeTurn) {
    this.#open = open;
    this.#takeTurn = takeTurn;
  }

  async init(): Promise<void> {
    this.#runners = await this.#open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#runners === null) throw new Error("The database is closed.");
    return new SqliteConnection(this.#runners, this.#takeTurn);
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const own = toOwn(connection);
    await (accessMode === "read only" ? own.beginReading() : own.begin());
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await toOwn(connection).end("commit");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await toOwn(connection).end("rollback");
  }

  async releaseConnection(): Promise<void> {
    await Promise.resolve();
  }

  async destroy(): Promise<void> {
    const runners = this.#runners;
    this.#runners = null;
    if (runners === null) return;
    await Promise.all([runners.readers, runners.writer].map((each) => each.close()));
  }
}
