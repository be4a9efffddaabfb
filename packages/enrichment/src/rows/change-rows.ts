import { changeLayered, listValues, readLayered } from "./layered-map.ts";
import { byDayAndId, toGroupKey } from "./row-groups.ts";
import type { RowEdit, FinderRow } from "../finding-types.ts";
import { isFeeGivenBack } from "./read-fee-text.ts";
import { findRow, isCounted, type RowIndex, type Shelf, toDay, toSize } from "./row-index.ts";

/** What edits come to: rows taken out of the index, and rows put in. */
type Exchange = { readonly out: readonly FinderRow[]; readonly into: readonly FinderRow[] };

const readExchange = (index: RowIndex, edits: readonly RowEdit[]): Exchange => {
  const last = new Map<string, FinderRow | null>();
  for (const { before, after } of edits) {
    if (before !== null) last.set(before.id, null);
    if (after !== null) last.set(after.id, after);
  }
  return {
    out: [...last.keys()].flatMap((id) => findRow(index, id) ?? []),
    into: [...last.values()].filter((row) => row !== null).filter(isCounted),
  };
};

/** Puts a row where it belongs among rows in order of day and id. */
const insertRow = (rows: FinderRow[], row: FinderRow): void => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle];
    if (other !== undefined && byDayAndId(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  rows.splice(low, 0, row);
};

const exchangeIn = <K>(shelf: Shelf<K>, { out, into }: Exchange, toKey: (row: FinderRow) => K): Shelf<K> => {
  const [gone, come] = [Map.groupBy(out, toKey), Map.groupBy(into, toKey)];
  const changed = new Map<K, readonly FinderRow[] | undefined>();
  for (const key of new Set([...gone.keys(), ...come.keys()])) {
    const left = new Set(gone.get(key));
    const stay = (readLayered(shelf, key) ?? []).filter((row) => !left.has(row));
    for (const row of come.get(key) ?? []) insertRow(stay, row);
    changed.set(key, stay.length === 0 ? undefined : stay);
  }
  return changeLayered(shelf, changed);
};

const exchangeRows = (rows: readonly FinderRow[], { out, into }: Exchange): readonly FinderRow[] => {
  const left = new Set(out);
  return [...rows.filter((row) => !left.has(row)), ...into].toSorted(byDayAndId);
};

const countCurrencies = (index: RowIndex, { out, into }: Exchange): ReadonlyMap<string, number> => {
  const counts = new Map(index.byCurrency);
  for (const { currency } of into) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  for (const { currency } of out) {
    const left = (counts.get(currency) ?? 0) - 1;
    if (left > 0) counts.set(currency, left);
    else counts.delete(currency);
  }
  return counts;
};

/** First days after an exchange; where an account loses a row of its first day, all rows are asked for the next. */
const moveOpenings = (
  before: ReadonlyMap<string, string>,
  { out, into }: Exchange,
  byDay: Shelf<string>,
): ReadonlyMap<string, string> => {
  const openings = new Map(before);
  const lost = new Set(
    out
      .filter((row) => openings.get(row.bank_account_id) === row.booked_on)
      .map((row) => row.bank_account_id),
  );
  for (const { bank_account_id, booked_on } of into) {
    const known = openings.get(bank_account_id);
    if (known === undefined || booked_on < known) openings.set(bank_account_id, booked_on);
  }
  for (const account of lost) {
    const first = findFirstDay(byDay, account);
    if (first === null) openings.delete(account);
    else openings.set(account, first);
  }
  return openings;
};

const findFirstDay = (byDay: Shelf<string>, account: string): string | null => {
  let first: string | null = null;
  for (const rows of listValues(byDay)) {
    const day = rows[0]?.booked_on;
    if (day === undefined || (first !== null && day >= first)) continue;
    if (rows.some(({ bank_account_id }) => bank_account_id === account)) first = day;
  }
  return first;
};

/** The index after edits, the last of a row's edits saying what it is. */
export const changeRows = (index: RowIndex, edits: readonly RowEdit[]): RowIndex => {
  const exchange = readExchange(index, edits);
  const byDay = exchangeIn(index.byDay, exchange, toDay);
  return {
    byId: changeLayered(
      index.byId,
      new Map([
        ...exchange.out.map(({ id }): [string, undefined] => [id, undefined]),
        ...exchange.into.map((row): [string, FinderRow] => [row.id, row]),
      ]),
    ),
    byGroup: exchangeIn(index.byGroup, exchange, toGroupKey),
    bySize: exchangeIn(index.bySize, exchange, toSize),
    byDay,
    byCurrency: countCurrencies(index, exchange),
    openings: moveOpenings(index.openings, exchange, byDay),
    feesBack: exchangeRows(index.feesBack, {
      out: exchange.out,
      into: exchange.into.filter(isFeeGivenBack),
    }),
  };
};
