import type { FinderRow } from "../finding-types.ts";
import type { SignReading } from "../transfers/read-signs.ts";

/** Unusual things are reported for a year. */
export const REPORTED_DAYS = 365;

/** What is known beside a group's rows. */
export type UnusualScene = {
  /** The last day that is no longer reported, and the last that is. */
  readonly since: string;
  readonly until: string;
  /** Rows that are no spending of their own: transfers and what was reversed. */
  readonly setAside: Pick<ReadonlySet<string>, "has">;
  /** Purchases of which money came back. */
  readonly paidBack: ReadonlySet<string>;
  /** Series of each row that is in one. */
  readonly seriesOf: ReadonlyMap<string, string>;
  /** Rows whose amount is the price of their series, or its new price, which is told by itself. */
  readonly priced: ReadonlySet<string>;
  /** The first day of each account. */
  readonly openings: ReadonlyMap<string, string>;
  readonly read: SignReading;
};

/** True for a row that the finder of unusual things may speak of. */
export const isReported = (row: FinderRow, scene: UnusualScene): boolean =>
  row.booked_on > scene.since &&
  row.booked_on <= scene.until &&
  row.amount < 0 &&
  !scene.setAside.has(row.id) &&
  !row.excluded.includes("unusual");

/** What every finding says of its row. */
export const identify = ({ id, booked_on, amount, currency }: FinderRow) => ({
  id,
  booked_on,
  amount: Math.abs(amount),
  currency,
});

/** A ratio to one decimal. */
export const roundTimes = (times: number): number => Math.round(times * 10) / 10;
