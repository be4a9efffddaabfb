/** What is told of an error to another thread. */
export type SqliteFault = { code: string; message: string; in_transaction: boolean };

/** An error of SQLite with its extended code, such as SQLITE_CONSTRAINT_UNIQUE. */
export class SqliteError extends Error {
  readonly code: string;
  /** Whether the transaction it was thrown in is still open. */
  readonly in_transaction: boolean;
  constructor({ code, message, in_transaction }: SqliteFault) {
    super(message);
    this.name = "SqliteError";
    this.code = code;
    this.in_transaction = in_transaction;
  }
}

/** An error of the engine as it is thrown and told everywhere. */
export const toSqliteFault = (error: unknown, in_transaction: boolean): SqliteFault => {
  // The engine throws nothing but errors.
  const { code, message } = error as { code?: string; message: string };
  return { code: code ?? "UNKNOWN", message, in_transaction };
};
