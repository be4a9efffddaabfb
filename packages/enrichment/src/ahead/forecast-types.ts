import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { SeriesInterval } from "../finding-types.ts";

/** An account whose balance is known. Amounts are minor units of the one currency of the forecast; what is owed is negative. */
export type KnownAccount = {
  readonly id: string;
  /** The balance at the end of the day until which its rows are known. */
  readonly balance: number;
  readonly known_through: IsoDate;
  /** Its first known row. */
  readonly known_from: IsoDate;
};

/** What happened on an account on a day, beside what comes again by itself; `budget` is an index into the budgets. */
export type DayFlow = {
  readonly account_id: string;
  readonly on: IsoDate;
  readonly amount: number;
  readonly budget: number | null;
};

/** A row that is booked on a later day than its account is known through, or that belongs to a series that ended. */
export type KnownFlow = Omit<DayFlow, "budget">;

/** A row of a series; `has_other` where its other side is booked on another known account, or will be. */
export type Member = { readonly on: IsoDate; readonly amount: number; readonly has_other: boolean };

/** What comes again, with its rows, oldest first; `other_account_id` is where the other side of a movement between own accounts is booked. */
export type AheadSeries = {
  readonly id: string;
  readonly account_id: string;
  readonly other_account_id: string | null;
  readonly interval: SeriesInterval;
  readonly fixed_amount: boolean;
  readonly missed: number;
  readonly members: readonly Member[];
};

/** What a person wants to spend a day, from day to day; `trust` (0 to 1) is the share of earlier periods that were kept. */
export type BudgetPace = {
  readonly trust: number;
  readonly paces: readonly { readonly from: IsoDate; readonly to: IsoDate; readonly per_day: number }[];
};

export type AheadInput = {
  readonly currency: CurrencyCode;
  readonly today: IsoDate;
  /** Days after today. */
  readonly days: number;
  readonly accounts: readonly KnownAccount[];
  readonly everyday: readonly DayFlow[];
  /** Rows of the past that are in no everyday flow and in no series below. */
  readonly settled: readonly KnownFlow[];
  /** Rows that are already known of days to come. */
  readonly ahead: readonly KnownFlow[];
  readonly series: readonly AheadSeries[];
  readonly budgets: readonly BudgetPace[];
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
};

/** A day of the forecast: the middle of what may be, and where half and nine tenths of it lie. */
export type AheadDay = {
  readonly on: IsoDate;
  readonly expected: number;
  readonly low_50: number;
  readonly high_50: number;
  readonly low_90: number;
  readonly high_90: number;
};
