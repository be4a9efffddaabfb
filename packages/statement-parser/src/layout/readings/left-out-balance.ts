import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";
import type { ColumnView } from "./find-columns.ts";
import type { RowFigures } from "./read-rows.ts";
import type { ColumnUse } from "./reading.ts";
import { signedBalance } from "../lines/tokens.ts";

/** The columns of figures that stand exactly under the name of a balance, whatever view a reading takes. */
export const listNamedBalances = (
  view: ColumnView | undefined,
  records: readonly PageRecord[],
): ReadonlySet<PlacedAmount>[] =>
  (view?.columns ?? [])
    .filter(({ named, sure }) => sure && named === "balance")
    .map(
      (column) =>
        new Set(
          records.flatMap((record) =>
            (view?.place(record) ?? []).flatMap(({ key, amount }) => (key === column.key ? [amount] : [])),
          ),
        ),
    );

/** A column behaves as a balance where so many of its steps, and at least so many, are the amounts of its rows. */
const BEHAVES_SHARE = 0.5;
const BEHAVES_MIN = 2;

type Beside = { size: number; balance: number };

/** The rows whose amount a balance may move by: its own or, newest first or shifted by a row, a neighbour's. */
const MOVED_BY = [-2, -1, 0, 1];

/** Balances go on as the amounts beside them do. */
const behaves = (column: readonly (Beside | null)[]): boolean => {
  let [steps, holding] = [0, 0];
  for (const [at, own] of column.entries()) {
    const before = column[at - 1];
    if (own === null || before === null || before === undefined) continue;
    const moved = Math.abs(own.balance - before.balance);
    steps += 1;
    if (moved !== 0 && MOVED_BY.some((by) => column[at + by]?.size === moved)) holding += 1;
  }
  return holding >= BEHAVES_MIN && holding >= steps * BEHAVES_SHARE;
};

type Left = {
  view: ColumnView;
  uses: Readonly<Record<number, ColumnUse>>;
  records: readonly PageRecord[];
  named: readonly ReadonlySet<PlacedAmount>[];
  exponent: number;
};

/** The figures of each row that a reading does not read, whatever it calls their columns, from the last one of the row. */
const listLeftOut = ({ view, uses, records }: Left, { figures }: RowFigures): PlacedAmount[][] =>
  figures.map(({ record, movement, balanceToken }) => {
    const own = records[record];
    const costs =
      own === undefined
        ? []
        : view.place(own).flatMap(({ key, amount }) => (uses[key] === "fee" ? [amount] : []));
    const taken = new Set([movement, balanceToken, ...costs]);
    // The balance once more, as by day of value, is read with the first.
    const isAgain = ({ token }: PlacedAmount): boolean => token.text === balanceToken?.token.text;
    return (own?.amounts ?? []).filter((amount) => !taken.has(amount) && !isAgain(amount)).toReversed();
  });

/** Whether a reading leaves out a column of balances: it must hold as a whole, or contradict. */
export const leavesBalanceOut = (left: Left, read: RowFigures): boolean => {
  const { named, exponent } = left;
  const { figures } = read;
  const isWhole = (column: ReadonlySet<PlacedAmount>): boolean =>
    figures.every(
      ({ record, balanceToken }) =>
        (balanceToken !== null && column.has(balanceToken)) ||
        !(left.records[record]?.amounts.some((amount) => column.has(amount)) ?? false),
    );
  if (named.length > 0 && !named.some(isWhole)) return true;
  // Of two columns of balances one may be left out, for another that most rows have.
  const balanced = figures.filter(({ balanceToken }) => balanceToken !== null).length;
  if (balanced * 2 >= figures.length) return false;
  const rows = listLeftOut(left, read);
  const most = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: Math.min(most, 2) }, (_, at) =>
    rows.map((row, index): Beside | null => {
      const written = row[at]?.token.written;
      const balance = written === undefined ? null : signedBalance(written, exponent, false);
      return balance === null ? null : { size: figures[index]?.size ?? 0, balance };
    }),
  ).some(behaves);
};
