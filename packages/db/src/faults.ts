/** SQLite, PostgreSQL and the file system; the middle ones of SQLite are about the files it keeps beside its own. */
const DISK_FULL: ReadonlySet<string> = new Set([
  "SQLITE_FULL",
  "SQLITE_IOERR_SHMSIZE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_IOERR_TRUNCATE",
  "53100",
  "ENOSPC",
  "EDQUOT",
]);

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

/** True where something could not be written because there was no room left for it; what was written before is whole. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (DISK_FULL.has(codeOf(error)) || isDiskFull(error.cause));

const AWAY_CODE = "DATABASE_AWAY";

/** The database server could not be reached, or went away in the middle; whether the last commit counted is not known. */
export class DatabaseAway extends Error {
  readonly code = AWAY_CODE;
  constructor(cause: unknown) {
    super("The database server does not answer.", { cause });
    this.name = "DatabaseAway";
  }
}

/** PostgreSQL's classes for connections and for a server that stops or starts; too many connections; sockets. */
const AWAY =
  /^(?:08\w{3}|57P0[1-5]|53300|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
/** What the client says without a code, and what is said of a connection that was given up after that. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered)|Postgres connection has been discarded)/;

/** Names an error of PostgreSQL's client by what it means; others come back as they are. */
export const nameAway = (error: unknown): unknown =>
  error instanceof Error && (AWAY.test(codeOf(error)) || AWAY_WORDS.test(error.message))
    ? new DatabaseAway(error)
    : error;

/** True for a {@link DatabaseAway}, also one told by another thread, of which only the code came over. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === AWAY_CODE;

/** A fault of the place where data is kept: it passes by itself or by making room, and says nothing about what was asked. */
export const isStorageFault = (error: unknown): boolean => isDatabaseAway(error) || isDiskFull(error);
