import {
  findRow,
  type FoundMovements,
  type MovementContext,
  type MovementRow,
  openMovements,
  updateMovements,
} from "@passbook/enrichment";
import type { Decision } from "./decisions.ts";
import { type Difference, listDifferences } from "./list-differences.ts";
import { type RateDay, toFindRate } from "./rates.ts";
import { type Derived, toDerived } from "./to-derived.ts";

/** What finding takes beside the rows; plain data, since it goes to another thread. */
export type FinderInput = {
  readonly user_id: string;
  readonly context: Omit<MovementContext, "rate">;
  readonly rates: readonly RateDay[];
  readonly decisions: readonly Decision[];
  /** Vendor ids by key. */
  readonly vendors: ReadonlyMap<string, string>;
};

/** Transactions that were touched since a person was looked at last: as they are now; those that are gone are named alone. */
export type TouchedNow = {
  /** The stamp of what was found last, from which this goes on. */
  readonly since: string | null;
  readonly ids: readonly string[];
  readonly rows: readonly MovementRow[];
};

/** What is known of one person: all their rows, and what was found in them. */
type Known = {
  readonly user_id: string;
  readonly found: FoundMovements;
  readonly derived: Derived;
};

/** Finds movements and remembers the person looked at last, so that the next look need not begin from nothing. */
export type FinderState = {
  /** Rows of a person that are about to be looked at whole. */
  readonly add: (job: string, rows: readonly MovementRow[]) => void;
  /** Looks at all rows that were added. */
  readonly find: (job: string, input: FinderInput) => Derived;
  /** Looks again where rows were touched; null when that person is not known as of then. */
  readonly update: (job: string, input: FinderInput, touched: TouchedNow) => Difference | null;
  /** Whether a person is known as of a stamp. */
  readonly knows: (user_id: string, stamp: string | null) => boolean;
  /** What a job found was written, with this stamp. */
  readonly keep: (job: string, stamp: string | null) => void;
  /** What a job found was not written. */
  readonly drop: (job: string) => void;
};

export const makeFinderState = (): FinderState => {
  const arriving = new Map<string, MovementRow[]>();
  const waiting = new Map<string, Known>();
  let kept: (Known & { readonly stamp: string | null }) | null = null;
  return {
    add: (job, rows) => {
      const all = arriving.get(job) ?? [];
      for (const row of rows) all.push(row);
      arriving.set(job, all);
    },
    find: (job, input) => {
      const all = arriving.get(job) ?? [];
      arriving.delete(job);
      const known = toKnown(input, openMovements(all, toContext(input)));
      waiting.set(job, known);
      return known.derived;
    },
    update: (job, input, touched) => {
      if (kept?.user_id !== input.user_id || kept.stamp !== touched.since) return null;
      const before = kept;
      const after = new Map(touched.rows.map((row) => [row.id, row]));
      const edits = touched.ids.map((id) => ({
        before: findRow(before.found.index, id) ?? null,
        after: after.get(id) ?? null,
      }));
      const known = toKnown(input, updateMovements(before.found, edits, toContext(input)));
      waiting.set(job, known);
      return listDifferences(before.derived, known.derived, touched.ids);
    },
    knows: (user_id, stamp) => kept?.user_id === user_id && kept.stamp === stamp,
    keep: (job, stamp) => {
      const known = waiting.get(job);
      if (known !== undefined) kept = { ...known, stamp };
      waiting.delete(job);
    },
    drop: (job) => {
      arriving.delete(job);
      waiting.delete(job);
    },
  };
};

const toContext = ({ context, rates }: FinderInput): MovementContext => ({
  ...context,
  rate: toFindRate(rates),
});

const toKnown = ({ user_id, decisions, vendors }: FinderInput, found: FoundMovements): Known => ({
  user_id,
  found,
  derived: toDerived({ user_id, found, decisions, vendors }),
});
