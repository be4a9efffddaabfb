import { type RawBuilder, sql } from "kysely";

/** Raised whenever the finders find something else in the same transactions, or write other rows of them: all is then found anew. */
export const FINDER_VERSION = 7;

const BEGINNING = `${String(FINDER_VERSION)}:`;

/** The stamp of what this version of the finders finds. */
export const toFoundStamp = (stamp: string): string => `${BEGINNING}${stamp}`;

/** True for the stamp of what this version of the finders found. */
export const isOfThisFinder = (found_stamp: string | null): found_stamp is string =>
  found_stamp?.startsWith(BEGINNING) === true;

/** The same of a row of `movement_work`, turned round: another version found it. */
export const IS_OF_ANOTHER_FINDER: RawBuilder<boolean> = sql<boolean>`coalesce(found_stamp, '') not like ${sql.lit(`${BEGINNING}%`)}`;
