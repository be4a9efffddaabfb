import type { FinderRow } from "@passbook/enrichment";
import type { Services } from "../../../platform/services.ts";
import { isFiledByFinding } from "./file-linked.ts";
import { isOfThisFinder, toFoundStamp } from "./finder-version.ts";
import { type FinderInput, makeFinderState } from "./finder-state.ts";
import { listParted, loadDecisions } from "./decisions.ts";
import { loadInput } from "./load-input.ts";
import {
  isKept,
  loadPages,
  loadRowsOf,
  loadSurroundings,
  type StoredRow,
  type Surroundings,
  toFinderRow,
} from "./load-rows.ts";
import { areSame, type Difference } from "./list-differences.ts";
import type { Derived, Links } from "./to-derived.ts";
import { readTouched } from "./touched.ts";

/** What of a person must be looked at, and from where that goes on. */
export type Looking = {
  readonly user_id: string;
  /** What was touched; null to look at everything though nothing was. */
  readonly touched: string | null;
  /** The stamp of what was found last. */
  readonly found_stamp: string | null;
};

/** What was found, and on which transactions it may say something new; where everything was looked at, nothing is known of what is gone. */
export type FoundAgain = Pick<Difference, "derived" | "ids"> & {
  readonly gone: Difference["gone"] | null;
  readonly job: string;
  readonly stamp: string;
  readonly parted: ReadonlySet<string>;
};

/** What this thread knows; a lost one costs nothing but another look at everything. */
export const state = makeFinderState();

/** Finds what belongs together wherever a change may have reached; reads only. Whoever writes it keeps the job, and drops it in any case. */
export const findAgain = async (
  services: Pick<Services, "db" | "clock">,
  looking: Looking,
): Promise<FoundAgain> => {
  const { db, clock } = services;
  const { user_id, touched } = looking;
  const decisions = await loadDecisions(db, user_id);
  const surroundings = await loadSurroundings(db, user_id, decisions);
  const input = await loadInput(services, user_id, { ...surroundings, decisions });
  const job = clock.newId();
  const about = { job, stamp: toStamp(looking, job), parted: listParted(decisions) };
  const touched_ids = touched === null ? null : listIds(touched);
  if (touched_ids !== null) {
    const rows = await loadRowsOf(db, user_id, touched_ids);
    const difference = state.update(job, input, {
      since: looking.found_stamp,
      ids: touched_ids,
      rows: rows.map((row) => toFinderRow(row, surroundings)),
    });
    if (difference !== null) return { ...difference, ...about };
  }
  const { derived, ids } = await findEverything(services, { job, input, surroundings });
  return { derived, ids: [...new Set([...ids, ...about.parted])], ...about, gone: null };
};

type Everything = {
  readonly job: string;
  readonly input: FinderInput;
  readonly surroundings: Surroundings;
};

/** Looks at all rows of a person; of what is stored on them it keeps only what may have to change, since they are many. */
const findEverything = async (
  { db }: Pick<Services, "db">,
  { job, input, surroundings }: Everything,
): Promise<Pick<FoundAgain, "derived" | "ids">> => {
  // Whoever was looked at before is let go first.
  state.forget();
  const rows: FinderRow[] = [];
  const links = new Map<string, Links>();
  const filed: string[] = [];
  for await (const page of loadPages(db, input.user_id))
    for (const row of page) {
      rows.push(toFinderRow(row, surroundings));
      const { transfer_id, refund_of, series_id } = row;
      if (isLinked(row)) links.set(row.id, { transfer_id, refund_of, series_id });
      if (isFiledByFinding(row) && !isKept(row)) filed.push(row.id);
    }
  const derived = state.find(job, input, rows);
  return { derived, ids: [...listReached(derived, links), ...filed] };
};

const isLinked = ({ transfer_id, refund_of, series_id }: StoredRow): boolean =>
  transfer_id !== null || refund_of !== null || series_id !== null;

/** Transactions whose links differ from those stored, or whose category follows from what was found. */
const listReached = (derived: Derived, stored: ReadonlyMap<string, Links>): Set<string> => {
  const ids = new Set(derived.parted);
  for (const id of new Set([...stored.keys(), ...derived.links.keys()]))
    if (!areSame(stored.get(id), derived.links.get(id))) ids.add(id);
  for (const { from_transaction_id, to_transaction_id } of derived.transfers)
    ids.add(from_transaction_id).add(to_transaction_id);
  for (const { transaction_id, purchase_id } of derived.refunds) ids.add(transaction_id).add(purchase_id);
  return ids;
};

/** What is found where nothing was touched is what was found before, unless other finders found that. */
const toStamp = ({ touched, found_stamp }: Looking, job: string): string => {
  if (touched !== null) return toFoundStamp(readTouched(touched).stamp);
  return isOfThisFinder(found_stamp) ? found_stamp : toFoundStamp(job);
};

const listIds = (touched: string): string[] | null => {
  const read = readTouched(touched);
  return "everything" in read ? null : [...new Set(read.rows.map(({ id }) => id))];
};
