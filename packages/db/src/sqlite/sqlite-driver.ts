import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { SqliteError, type SqliteThread, startSqliteThread } from "./sqlite-threads.ts";

const READERS = 2;
const READS = /^\s*(select|with|explain|pragma)\b/i;
const WRITES = /\b(insert|update|delete)\b/i;

/** One turn at a time, in the order asked. */
const makeTurns = () => {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    let release = (): void => undefined;
    const before = last;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
};

type Threads = { writer: SqliteThread; readers: readonly SqliteThread[]; next_reader: number };

class SqliteConnection implements DatabaseConnection {
  readonly #threads: Threads;
  readonly #takeTurn: () => Promise<() => void>;
  #endTurn: (() => void) | null = null;
  /** Why SQLite itself rolled the transaction back: on a full disk it does not wait to be told. */
  #lost: SqliteError | null = null;

  constructor(threads: Threads, takeTurn: () => Promise<() => void>) {
    this.#threads = threads;
    this.#takeTurn = takeTurn;
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#takeTurn();
    try {
      await this.#threads.writer.run("begin immediate", []);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Whatever becomes of it, the turn is given back; a commit that fails has rolled back. */
  async end(command: "commit" | "rollback"): Promise<void> {
    if (this.#endTurn === null) return;
    try {
      if (this.#lost === null) await this.#threads.writer.run(command, []);
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
    await this.#threads.writer.run("rollback", []).catch(() => undefined);
  }

  #release(): void {
    this.#endTurn?.();
    this.#endTurn = null;
    this.#lost = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#run(query);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async #run(query: CompiledQuery): ReturnType<SqliteThread["run"]> {
    const { writer, readers } = this.#threads;
    if (this.#endTurn !== null) return this.#runInTurn(query);
    if (READS.test(query.sql) && !WRITES.test(query.sql)) {
      this.#threads.next_reader = (this.#threads.next_reader + 1) % readers.length;
      return (readers[this.#threads.next_reader] ?? writer).run(query.sql, query.parameters);
    }
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
      return await this.#threads.writer.run(query.sql, query.parameters);
    } catch (error) {
      if (error instanceof SqliteError && !error.in_transaction) this.#lost = error;
      throw error;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield await Promise.reject(new Error("Read page by page instead; SQLite threads do not stream."));
  }
}

/** A Kysely driver in which no statement runs on the calling thread: one writer, two readers, transactions in turn. */
export class SqliteThreadsDriver implements Driver {
  readonly #file: string;
  #threads: Threads | null = null;
  readonly #takeTurn = makeTurns();

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    const writer = await startSqliteThread({ file: this.#file, readonly: false });
    const readers = await Promise.all(
      Array.from({ length: READERS }, () => startSqliteThread({ file: this.#file, readonly: true })),
    );
    this.#threads = { writer, readers, next_reader: 0 };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#threads === null) throw new Error("The database is closed.");
    return new SqliteConnection(this.#threads, this.#takeTurn);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).end("commit");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).end("rollback");
  }

  async releaseConnection(): Promise<void> {
    await Promise.resolve();
  }

  async destroy(): Promise<void> {
    const threads = this.#threads;
    this.#threads = null;
    if (threads === null) return;
    await Promise.all([...threads.readers, threads.writer].map((thread) => thread.close()));
  }
}
