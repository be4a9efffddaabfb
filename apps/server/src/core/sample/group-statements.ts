import { type CurrencyCode, type IsoDate } from "@passbook/contract/values";
import { addMonths, toDay, toMonth, type Month } from "./calendar.ts";
import type { PlannedRow } from "./planned-row.ts";
import { OPENING, SAVINGS_RATE_BASIS_POINTS, type AccountKey } from "./household-plan.ts";
import type { SampleAccount, SampleStatement, SampleTransaction } from "./sample-statement.ts";

/** What the statements are made for. */
export type Grouping = {
  readonly first: Month;
  readonly until: IsoDate;
  readonly currency: CurrencyCode;
  readonly accounts: Readonly<Record<AccountKey, SampleAccount>>;
  readonly toMinor: (hundredths: number) => number;
};

const ACCOUNTS: readonly AccountKey[] = ["current", "savings", "card"];
const BILL_DAY = 12;
const QUARTERS_PER_BASIS_POINT = 4 * 10_000;

type Balances = Record<AccountKey, number>;

/** The card's debt at the start of a month, paid from the current account: one movement, two rows. */
const payBill = (month: Month, debt: number): PlannedRow[] => {
  if (debt <= 0) return [];
  const on = toDay(month, BILL_DAY);
  const row = {
    booked_on: on,
    value_on: on,
    counterparty: null,
    sub_category: "transfers.transfers",
  } as const;
  return [
    { ...row, account: "current", amount: -debt, description: "CREDIT CARD PAYMENT" },
    { ...row, account: "card", amount: debt, description: "PAYMENT RECEIVED - THANK YOU" },
  ];
};

const payInterest = (month: Month, balance: number): PlannedRow[] => {
  if (month.month % 3 !== 0) return [];
  const on = toDay(month, 31);
  const amount = Math.round((balance * SAVINGS_RATE_BASIS_POINTS) / QUARTERS_PER_BASIS_POINT);
  const text = { description: "INTEREST PAID", counterparty: null, sub_category: "income.interest" } as const;
  return [{ ...text, account: "savings", booked_on: on, value_on: on, amount }];
};

const bookRows = (rows: readonly PlannedRow[], opening: number): SampleTransaction[] => {
  let balance = opening;
  return rows
    .toSorted((a, b) => (a.booked_on < b.booked_on ? -1 : a.booked_on > b.booked_on ? 1 : 0))
    .map(({ booked_on, value_on, amount, description, counterparty, sub_category }) => {
      balance += amount;
      return { booked_on, value_on, amount, description, counterparty, balance_after: balance, sub_category };
    });
};

const closeMonth = (
  month: Month,
  rows: readonly PlannedRow[],
  at: { grouping: Grouping; balances: Balances },
): SampleStatement[] => {
  const { grouping, balances } = at;
  const last = toDay(month, 31);
  const to = last < grouping.until ? last : grouping.until;
  const booked = [...rows, ...payBill(month, -balances.card), ...payInterest(month, balances.savings)];
  return ACCOUNTS.map((key) => {
    const opening_balance = balances[key];
    const own = booked.filter((row) => row.account === key && row.booked_on <= to);
    const transactions = bookRows(own, opening_balance);
    balances[key] = transactions.at(-1)?.balance_after ?? opening_balance;
    return {
      account: grouping.accounts[key],
      currency: grouping.currency,
      period: { from: toDay(month, 1), to },
      opening_balance,
      closing_balance: balances[key],
      transactions,
    };
  });
};

/** The rows as monthly statements per account, with the card bill and the interest that follow from the balances. */
export const groupStatements = (rows: readonly PlannedRow[], grouping: Grouping): SampleStatement[] => {
  const balances: Balances = {
    current: grouping.toMinor(OPENING.current),
    savings: grouping.toMinor(OPENING.savings),
    card: grouping.toMinor(OPENING.card),
  };
  const byMonth = Map.groupBy(rows, (row) => row.booked_on.slice(0, 7));
  const last = toDay(toMonth(grouping.until), 1);
  const statements: SampleStatement[] = [];
  for (let month = grouping.first; toDay(month, 1) <= last; month = addMonths(month, 1)) {
    const own = byMonth.get(toDay(month, 1).slice(0, 7)) ?? [];
    // a month in which nothing happened yet has no statement, as at a bank
    const closed = closeMonth(month, own, { grouping, balances });
    statements.push(...closed.filter(({ transactions }) => transactions.length > 0));
  }
  return statements;
};
