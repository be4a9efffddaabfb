import type { Db } from "@passbook/db/dialect";
import type { Rows } from "@passbook/db/schema";
import type { RawBuilder } from "kysely";
import type { Services } from "../services.ts";

/** A table whose rows can be leased. */
export type LeasedTable = {
  [T in keyof Rows]: Rows[T] extends {
    attempts: number;
    lease_owner: string | null;
    lease_until: string | null;
    created_at: string;
  }
    ? T
    : never;
}[keyof Rows];

/**
 * Durable work is a row with a lease. A row waits while `isWaiting` holds and nobody's lease on it is alive; claiming it sets
 * `lease_owner` (new for every claim), `lease_until`, and counts `attempts`. The lease of a process that dies ends at
 * once where others can tell (decision 055), else in its time, and another claims the row again; what had not been committed never
 * happened. The one rule for whoever carries work out: write the outcome in one transaction that begins with `finishLease`, which
 * throws when the lease is no longer theirs.
 */
export type LeasedWork<T extends LeasedTable> = {
  /** Also the name to ring the bell with: `services.bell.ring(work.name)` after the transaction that left work. */
  readonly name: string;
  readonly table: T;
  /** The columns of the primary key. */
  readonly key: readonly (keyof Rows[T] & string)[];
  /** What makes a row wait, besides its lease: written with plain column names. */
  readonly isWaiting: RawBuilder<boolean>;
  /** Set on the row in the moment it is claimed, such as a status. */
  readonly onClaim?: Partial<Rows[T]>;
  readonly most_attempts: number;
  /**
   * A fault counts as so many of `most_attempts`, one unless told; an attempt that ended with its process always counts one, since what
   * ended the process is not known.
   */
  readonly fault_weight?: number;
  /** Waits this long after a fault, times the number of faults so far. */
  readonly retry_ms: number;
  /** How long a lease lives unless renewed, which also is how long the work of a killed process waits; 30 s unless told. */
  readonly lease_ms?: number;
  /** How many rows one process works on at a time. */
  readonly at_once: number;
  /** How many rows of one person are worked on at a time, in all processes, where the table says whose they are; any number unless told. */
  readonly at_once_each?: number;
  /** Rows that take long, and how many of them are worked on at a time in all processes, so that the others find a free hand. */
  readonly large?: { readonly is: RawBuilder<boolean>; readonly at_once: number };
  /** Does the work and calls `finishLease` in its transaction; throwing means a fault, tried again later. */
  readonly carryOut: (services: Services, row: Rows[T], signal: AbortSignal) => Promise<void>;
  /** Writes that the row has failed for good, after its last attempt threw or took its process down. */
  readonly giveUp: (trx: Db, services: Services, row: Rows[T], reason: string) => Promise<void>;
};

/** Work on any of the tables. */
export type AnyWork = { [T in LeasedTable]: LeasedWork<T> }[LeasedTable];
