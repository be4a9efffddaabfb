import type { HoldingRow, Holdings } from "@passbook/contract/holdings";
import type { Db } from "@passbook/db/dialect";
import { getBankAccountRow } from "../repo.ts";
import { type HeldList, loadHoldings } from "./load-holdings.ts";

const sumOf = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, each) => sum + each, 0);

const toTotals = (rows: readonly HoldingRow[]): Holdings["totals"] =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    value: sumOf(some.map(({ value }) => value)) ?? 0,
    cost: sumOf(some.flatMap(({ cost }) => cost ?? [])),
    gain: sumOf(some.flatMap(({ gain }) => gain ?? [])),
  }));

const toRow = (row: HeldList["rows"][number]): HoldingRow => ({
  ...row,
  gain: row.cost === null ? null : row.value - row.cost,
});

/** What an account holds by the newest list up to a day, and what all lists come to. */
export const getHoldings = async (
  db: Db,
  user_id: string,
  { id, on }: { readonly id: string; readonly on: string | undefined },
): Promise<Holdings> => {
  await getBankAccountRow(db, user_id, id);
  const lists = await loadHoldings(db, user_id, id);
  const list = lists.findLast((each) => on === undefined || each.on <= on);
  const rows = (list?.rows ?? []).map(toRow).toSorted((one, other) => other.value - one.value);
  return {
    on: list?.on ?? null,
    statement_id: list?.statement_id ?? null,
    rows,
    totals: toTotals(rows),
    days: lists.flatMap((each) =>
      toTotals(each.rows.map(toRow)).map(({ currency, value }) => ({ on: each.on, currency, value })),
    ),
  };
};
