import { type Db, idsIn } from "@passbook/db/dialect";
import type { ReadRow } from "../kept/details.ts";
import { fingerprintRow } from "../match/fingerprint-row.ts";
import { listHomes, listSightings } from "./list-sightings.ts";
import type { ImportPlan, NewRow } from "../import/sort-rows.ts";

/** A row of a new reading and the transaction it stays; `restated` when that must say something else from now on. */
export type BoundRow = {
  readonly id: string | null;
  readonly became: ReadRow["became"];
  readonly restated: NewRow | null;
};

const UNBOUND: BoundRow = { id: null, became: null, restated: null };

type Binding = {
  readonly user_id: string;
  readonly rows: readonly ReadRow[];
  /** The row each was in the former reading. */
  readonly former: readonly (ReadRow | null)[];
};

/**
 * Which transactions the rows of a new reading stay. A row that is read differently changes its transaction, unless another statement
 * prints that as well: then it is another movement from now on.
 */
export const bindRows = async (
  trx: Db,
  plan: ImportPlan,
  { user_id, rows, former }: Binding,
): Promise<BoundRow[]> => {
  const ids = former.flatMap((row) => row?.transaction_id ?? []);
  const homes = await listHomes(trx, user_id, ids);
  const sightings = await listSightings(trx, user_id, ids);
  const elsewhere = sightings.filter(({ statement_id }) => statement_id !== plan.statement_id);
  const shared = new Set(elsewhere.map(({ transaction_id }) => transaction_id));
  const changed: { index: number; id: string }[] = [];
  const bound = rows.map((row, index): BoundRow => {
    const before = former[index] ?? null;
    const id = before?.transaction_id ?? null;
    if (before === null || id === null || !homes.has(id)) return UNBOUND;
    if (isSame(before, row)) return { id, became: before.became, restated: null };
    if (shared.has(id) || homes.get(id) !== plan.statement_id) return UNBOUND;
    changed.push({ index, id });
    return { id, became: "changed", restated: null };
  });
  const places = await findPlaces(trx, plan, {
    user_id,
    rows: changed.flatMap(({ index }) => rows[index] ?? []),
  });
  for (const [at, { index, id }] of changed.entries()) {
    const row = plan.printed.transactions[index];
    const place = places[at];
    if (row === undefined || place === undefined) continue;
    const currency = rows[index]?.currency ?? "";
    bound[index] = { id, became: "changed", restated: { id, plan, row, currency, ...place } };
  }
  return bound;
};

const isSame = (one: ReadRow, other: ReadRow): boolean =>
  one.booked_on === other.booked_on &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.description === other.description &&
  one.pending === other.pending;

/** A fingerprint and a free place among its equals for each row. */
const findPlaces = async (
  trx: Db,
  plan: ImportPlan,
  { user_id, rows }: { user_id: string; rows: readonly ReadRow[] },
): Promise<{ fingerprint: string; nth: number }[]> => {
  const fingerprints = rows.map((row) => fingerprintRow(row));
  const taken = await trx
    .selectFrom("transactions")
    .select(["fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", plan.chosen.account.id)
    .where("fingerprint", "in", idsIn(trx, [...new Set(fingerprints)]))
    .execute();
  const next = new Map<string, number>();
  for (const { fingerprint, nth } of taken)
    next.set(fingerprint, Math.max(next.get(fingerprint) ?? 0, nth + 1));
  return fingerprints.map((fingerprint) => {
    const nth = next.get(fingerprint) ?? 0;
    next.set(fingerprint, nth + 1);
    return { fingerprint, nth };
  });
};
