import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import { listBankAccountRows, toDisplayLabel } from "../../bank-accounts/index.ts";
import { findNames, type Names } from "../formats/find-names.ts";
import { listSheets, type Sheet } from "../formats/list-sheets.ts";
import { type Chart, makeChart } from "./chart.ts";
import { listPositions, type Positions, type Security } from "./list-positions.ts";

export type Posting = { readonly path: string; readonly amount: number; readonly currency: string };

/** An entry of double entry, whose postings come to nothing; `row` is the transaction it is of, null for what begins or mends balances. */
export type Entry = {
  readonly kind: "entry";
  readonly day: string;
  readonly payee: string | null;
  readonly text: string;
  readonly postings: readonly Posting[];
  readonly row: Transaction | null;
};
/** What an account holds at the end of a day. */
export type Assertion = Posting & { readonly kind: "assertion"; readonly day: string };

export type Item = Entry | Assertion | Positions;

/** Each stands before, behind or after the transactions of its day. */
type Told = { readonly order: 0 | 1 | 2; readonly item: Item };

const tellSheet = ({ account, currency, balances }: Sheet, chart: Chart): Told[] => {
  if (balances === null) return [];
  const path = chart.ofAccount(account.id);
  const move = (day: string, amount: number, text: string, from: string): Entry => ({
    kind: "entry",
    day,
    payee: null,
    text,
    postings: [
      { path, amount, currency },
      { path: from, amount: -amount, currency },
    ],
    row: null,
  });
  const { opening, opened_on, gaps, ends } = balances;
  return [
    ...(opening === 0
      ? []
      : [{ order: 0 as const, item: move(opened_on, opening, "Opening balance", chart.opening) }]),
    ...gaps.map(({ day, amount }) => ({
      order: 1 as const,
      item: move(day, amount, "Missing statements", chart.gaps),
    })),
    ...ends.map(({ day, amount }) => ({
      order: 2 as const,
      item: { kind: "assertion" as const, day, path, amount, currency },
    })),
  ];
};

const toEntry = (row: Transaction, chart: Chart): Entry => {
  const { amount, currency, booked_on, splits, sub_category_id } = row;
  const parts = splits.length === 0 ? [{ sub_category_id, amount }] : splits;
  return {
    kind: "entry",
    day: booked_on,
    payee: row.merchant_name ?? row.vendor_name,
    text: row.description,
    postings: [
      { path: chart.ofAccount(row.bank_account_id), amount, currency },
      ...parts.map((part) => ({
        path: chart.ofSub(part.sub_category_id, part.amount),
        amount: -part.amount,
        currency,
      })),
    ],
    row,
  };
};

const earliest = (days: readonly string[]): string | null =>
  days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

/** A journal: what stands in its head, and its entries, oldest first. */
export type Journal = {
  readonly chart: Chart;
  readonly names: Names;
  readonly currencies: readonly string[];
  /** Before which nothing is; null where it is empty. */
  readonly first_day: string | null;
  readonly securities: readonly Security[];
  readonly read: () => AsyncGenerator<readonly Item[]>;
};

/** What is told of balances stands among the rows where their days are; all in the order of days. */
async function* mergeTold(
  told_apart: readonly Told[],
  chart: Chart,
  pages: AsyncIterable<readonly Transaction[]>,
): AsyncGenerator<readonly Item[]> {
  const told = told_apart.toSorted((one, other) =>
    one.item.day === other.item.day ? one.order - other.order : one.item.day < other.item.day ? -1 : 1,
  );
  let at = 0;
  const takeUntil = (isBefore: (each: Told) => boolean): Item[] => {
    const from = at;
    while (at < told.length && isBefore(told[at] as Told)) at += 1;
    return told.slice(from, at).map(({ item }) => item);
  };
  for await (const rows of pages)
    yield rows.flatMap((row) => [
      ...takeUntil(
        ({ order, item }) => item.day < row.booked_on || (order === 0 && item.day === row.booked_on),
      ),
      toEntry(row, chart),
    ]);
  yield takeUntil(() => true);
}

/** The booked transactions a filter keeps as entries of double entry, with balances where whole accounts are asked for. */
export const openJournal = async (
  db: Db,
  user_id: string,
  { filter, toPart }: { readonly filter: Narrowing; readonly toPart: (name: string) => string },
): Promise<Journal> => {
  const [{ sheets, read }, names, { securities, positions }, accounts] = await Promise.all([
    listSheets(db, user_id, filter),
    findNames(db, user_id),
    listPositions(db, user_id, filter),
    listBankAccountRows(db, user_id),
  ]);
  const holding = new Set(positions.map(({ bank_account_id }) => bank_account_id));
  const holders = accounts
    .filter(({ id }) => holding.has(id))
    .map((account) => ({ account, label: toDisplayLabel(account) }));
  const chart = makeChart([...sheets, ...holders], names, toPart);
  const told = [
    ...sheets.flatMap((sheet) => tellSheet(sheet, chart)),
    ...positions.map((item) => ({ order: 2 as const, item })),
  ];
  const used = [
    ...sheets.map(({ currency }) => currency),
    ...positions.flatMap(({ moved, prices }) => [...moved, ...prices].map(({ currency }) => currency)),
  ];
  return {
    chart,
    names,
    securities,
    currencies: [...new Set(used)].toSorted(),
    first_day: earliest([
      ...sheets.flatMap(({ first_day, balances }) => [first_day, balances?.opened_on ?? first_day]),
      ...positions.map(({ day }) => day),
    ]),
    read: () => mergeTold(told, chart, read()),
  };
};
