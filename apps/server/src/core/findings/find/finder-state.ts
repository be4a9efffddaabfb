import {
  findRow,
  type OpenFindings,
  type FinderContext,
  type FinderRow,
  openFindings,
  updateFindings,
} from "@passbook/enrichment";
import type { Decision } from "./decisions.ts";
import { type Difference, listDifferences } from "./list-differences.ts";
import { type RateDay, toFindRate } from "./rates.ts";
import { type Derived, toDerived } from "./to-derived.ts";

/** What finding takes beside the rows. */
export type FinderInput = {
  readonly user_id: string;
  readonly context: Omit<FinderContext, "rate">;
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
  readonly rows: readonly FinderRow[];
};

/** What is known of one person: all their rows, and what was found in them. */
type Known = {
  readonly user_id: string;
  readonly found: OpenFindings;
  readonly derived: Derived;
};

/** Finds all findings and remembers the person looked at last, so that the next look need not begin from nothing. */
export type FinderState = {
  /** Looks at all rows of a person. */
  readonly find: (job: string, input: FinderInput, rows: readonly FinderRow[]) => Derived;
  /** Looks again where rows were touched; null when that person is not known as of then. */
  readonly update: (job: string, input: FinderInput, touched: TouchedNow) => Difference | null;
  /** What a job found was written, with this stamp. */
  readonly keep: (job: string, stamp: string | null) => void;
  /** What a job found was not written, or was kept. */
  readonly drop: (job: string) => void;
  /** Lets go of whoever was looked at last. */
  readonly forget: () => void;
};

export const makeFinderState = (): FinderState => {
  const waiting = new Map<string, Known>();
  let kept: (Known & { readonly stamp: string | null }) | null = null;
  return {
    find: (job, input, rows) => {
      const known = toKnown(input, openFindings(rows, toContext(input)));
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
      const known = toKnown(input, updateFindings(before.found, edits, toContext(input)));
      waiting.set(job, known);
      return listDifferences(before.derived, known.derived, touched.ids);
    },
    keep: (job, stamp) => {
      const known = waiting.get(job);
      if (known !== undefined) kept = { ...known, stamp };
      waiting.delete(job);
    },
    drop: (job) => void waiting.delete(job),
    forget: () => {
      kept = null;
    },
  };
};

const toContext = ({ context, rates }: FinderInput): FinderContext => ({
  ...context,
  rate: toFindRate(rates),
});

const toKnown = ({ user_id, decisions, vendors }: FinderInput, found: OpenFindings): Known => ({
  user_id,
  found,
  derived: toDerived({ user_id, found, decisions, vendors }),
});
