import type { Services } from "../../platform/services.ts";
import { readTouched } from "../changes/index.ts";
import { isOfThisFinder, toFoundStamp } from "./finder-version.ts";
import { finder } from "./finder.ts";
import { listParted, loadDecisions } from "./decisions.ts";
import { loadInput } from "./load-input.ts";
import { loadPages, loadRowsOf, loadSurroundings, type StoredRow, toMovementRow } from "./load-rows.ts";
import type { Difference } from "./list-differences.ts";
import type { Derived } from "./to-derived.ts";

/** What of a person must be looked at, and from where that goes on. */
export type Looking = {
  readonly user_id: string;
  /** What was touched; null to look at everything though nothing was. */
  readonly touched: string | null;
  /** The stamp of what was found last. */
  readonly found_stamp: string | null;
};

/** What was found: of everything, with all rows as stored, or only what differs. */
export type FoundAgain = (
  | { readonly kind: "everything"; readonly derived: Derived; readonly rows: ReadonlyMap<string, StoredRow> }
  | ({ readonly kind: "differences" } & Difference)
) & { readonly job: string; readonly stamp: string; readonly parted: ReadonlySet<string> };

/** Finds what belongs together wherever a change may have reached; reads only. Whoever writes it keeps the job, or drops it. */
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
  const stamp = toStamp(looking, job);
  const parted = listParted(decisions);
  const ids = touched === null ? null : listIds(touched);
  if (ids !== null) {
    const rows = await loadRowsOf(db, user_id, ids);
    const difference = await finder.update(job, input, {
      since: looking.found_stamp,
      ids,
      rows: rows.map((row) => toMovementRow(row, surroundings)),
    });
    if (difference !== null) return { kind: "differences", ...difference, job, stamp, parted };
  }
  const rows = new Map<string, StoredRow>();
  for await (const page of loadPages(db, user_id)) {
    for (const row of page) rows.set(row.id, row);
    finder.add(
      job,
      page.map((row) => toMovementRow(row, surroundings)),
    );
  }
  return { kind: "everything", derived: await finder.find(job, input), rows, job, stamp, parted };
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
