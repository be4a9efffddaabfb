import type { Loan, LoanPayment } from "@passbook/contract/loans";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { addDays, daysBetween } from "@passbook/contract/values";
import { enteredRates, type Rates, steadyRates } from "../loan-rates.ts";

/** A booked row of the account, in minor units; the balance is negative while something is owed. */
export type LoanRow = {
  readonly id: string;
  readonly booked_on: string;
  readonly amount: number;
  readonly balance: number | null;
  /** The balance is one that statements prove. */
  readonly is_proved: boolean;
  /** Interest that is added to the debt. */
  readonly is_interest: boolean;
  readonly paid_from: string | null;
};

const YEAR = 365;
const MONTH = 30;
const RECENT = 6;
const RECENT_INTERESTS = 12;
/** A hundred years of months. */
const MOST_PAYMENTS = 1200;

const middle = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
};

/** Of one day what is charged stands before what is paid: it is in the payment. */
const inOrder = (rows: readonly LoanRow[]): LoanRow[] =>
  rows
    .map((row, at) => ({ row, at }))
    .toSorted(
      (one, other) =>
        (one.row.booked_on < other.row.booked_on ? -1 : Number(one.row.booked_on > other.row.booked_on)) ||
        Number(other.row.is_interest) - Number(one.row.is_interest) ||
        one.at - other.at,
    )
    .map(({ row }) => row);

const owedBefore = ({ balance, amount }: LoanRow): number | null =>
  balance === null ? null : Math.max(0, amount - balance);

type Charged = { readonly interest: number; readonly owed_days: number };

/** So many interests tell a rate that is new, and by so much of it that it is none of how days are counted. */
const NEWEST = 3;
const CHANGED = 0.04;

const rateOf = (charged: readonly Charged[]): number | null => {
  const days = charged.reduce((sum, each) => sum + each.owed_days, 0);
  return days === 0 ? null : (charged.reduce((sum, { interest }) => sum + interest, 0) * YEAR) / days;
};

/** That of the last interests; where the newest have another than those before, the rate changed and theirs counts. */
const newestRate = (charged: readonly Charged[]): number | null => {
  const [last, newest] = [charged.slice(-RECENT_INTERESTS), charged.slice(-NEWEST)];
  const [now, before] = [rateOf(newest), rateOf(last.slice(0, -NEWEST))];
  const is_changed = now !== null && before !== null && Math.abs(now - before) > CHANGED * before;
  return is_changed ? now : rateOf(last);
};

/** A share of a year for what was owed, as the last interests have it: their sum over what was owed day by day before each. */
const reckonRate = (rows: readonly LoanRow[]): number | null => {
  const charged: Charged[] = [];
  let since: LoanRow | null = null;
  let owed_days: number | null = null;
  for (const row of rows) {
    const owed = owedBefore(row);
    if (since !== null && owed_days !== null)
      owed_days = owed === null ? null : owed_days + owed * daysBetween(since.booked_on, row.booked_on);
    if (row.is_interest) {
      if (owed_days !== null && owed_days > 0) charged.push({ interest: -row.amount, owed_days });
      owed_days = 0;
    }
    since = row;
  }
  return newestRate(charged);
};

type Paid = Omit<LoanPayment, "transaction_id" | "paid_from" | "paid_on">;

/** Where the account prints no interest: that of the days since the payment before, on what was owed. */
const reckonPayment = (row: LoanRow, before: LoanRow | null, rates: Rates | null): Paid => {
  const owed = owedBefore(row);
  if (rates === null || owed === null)
    return { amount: row.amount, interest: null, principal: null, source: "unknown" };
  const since = before?.booked_on ?? addDays(row.booked_on, -MONTH);
  const interest = Math.round((owed * rates.over(since, row.booked_on)) / YEAR);
  // a proved balance fell by all of the row, so that the interest was paid beside it
  if (row.is_proved)
    return { amount: row.amount + interest, interest, principal: row.amount, source: "reckoned" };
  const part = Math.min(interest, row.amount);
  return { amount: row.amount, interest: part, principal: row.amount - part, source: "reckoned" };
};

const listPayments = (rows: readonly LoanRow[], rates: Rates | null): LoanPayment[] => {
  const prints = rows.some(({ is_interest }) => is_interest);
  const paid: LoanPayment[] = [];
  let before: LoanRow | null = null;
  let charged = 0;
  for (const row of rows) {
    if (row.is_interest) charged -= row.amount;
    if (row.amount <= 0) continue;
    const interest = Math.min(charged, row.amount);
    const parts: Paid = prints
      ? { amount: row.amount, interest, principal: row.amount - interest, source: "printed" }
      : reckonPayment(row, before, rates);
    paid.push({ transaction_id: row.id, paid_on: row.booked_on, paid_from: row.paid_from, ...parts });
    charged -= interest;
    before = row;
  }
  return paid;
};

const sumYears = (payments: readonly LoanPayment[]): Loan["years"] =>
  [...Map.groupBy(payments, ({ paid_on }) => paid_on.slice(0, 4))].map(([year, some]) => ({
    year,
    interest: some.reduce((sum, { interest }) => sum + (interest ?? 0), 0),
    principal: some.reduce((sum, { principal }) => sum + (principal ?? 0), 0),
    unknown: some.reduce((sum, { source, amount }) => sum + (source === "unknown" ? amount : 0), 0),
  }));

type Pace = {
  readonly owed: number;
  readonly as_of: string;
  readonly rates: Rates;
  readonly payment: number;
  readonly days: number;
};

/** How many more payments, and what of them is interest; null where they do not cover it. */
const goOn = ({ owed, as_of, rates, payment, days }: Pace): { payments: number; interest: number } | null => {
  let [left, interest, payments, on] = [owed, 0, 0, as_of];
  while (left > 0) {
    const next = addDays(on, days);
    const cost = Math.round((left * rates.over(on, next)) / YEAR);
    if (cost >= payment || payments >= MOST_PAYMENTS) return null;
    on = next;
    payments += 1;
    interest += cost;
    left += cost - payment;
  }
  return { payments, interest };
};

const findEnd = (
  payments: readonly LoanPayment[],
  {
    owed,
    as_of,
    rates,
  }: { readonly owed: number | null; readonly as_of: string | null; readonly rates: Rates | null },
): Pick<Loan, "end" | "never_ends" | "usual_payment"> => {
  const last = payments.slice(-RECENT);
  const payment = middle(last.map(({ amount }) => amount));
  const none = { end: null, never_ends: false, usual_payment: payment };
  if (payment === null || owed === null || as_of === null || rates === null || owed === 0) return none;
  const gaps = last.slice(1).map(({ paid_on }, at) => daysBetween(last[at]?.paid_on ?? paid_on, paid_on));
  const days = middle(gaps.filter((gap) => gap > 0)) ?? MONTH;
  const course = goOn({ owed, as_of, rates, payment, days });
  if (course === null) return { ...none, never_ends: true };
  return { ...none, end: { on: addDays(as_of, course.payments * days), ...course } };
};

/** What its person says of a loan: percent a year, and days from which it is another; `today` tells which of them holds. */
type Said = {
  readonly currency: string;
  readonly entered: string | null;
  readonly changes: BankAccount["rate_changes"];
  readonly today: string;
};

/** A loan by its rows, oldest first, and by what its person said. */
export const measureLoan = (
  booked: readonly LoanRow[],
  { currency, entered, changes, today }: Said,
): Loan => {
  const rows = inOrder(booked);
  const last = booked.findLast(({ balance }) => balance !== null);
  const owed = last?.balance == null ? null : Math.max(0, -last.balance);
  const as_of = last?.booked_on ?? null;
  const reckoned = entered === null ? reckonRate(rows) : null;
  const rates =
    entered !== null ? enteredRates(entered, changes) : reckoned === null ? null : steadyRates(reckoned);
  const payments = listPayments(rows, rates);
  const newest = changes.findLast(({ from }) => from <= today)?.percent ?? entered;
  return {
    currency,
    owed,
    as_of,
    rate:
      entered !== null && newest !== null
        ? { percent: newest, source: "entered" }
        : reckoned === null
          ? null
          : { percent: (reckoned * 100).toFixed(2), source: "reckoned" },
    ...findEnd(payments, { owed, as_of, rates }),
    years: sumYears(payments),
    payments: payments.toReversed(),
  };
};
