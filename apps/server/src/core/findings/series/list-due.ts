import type { Series } from "@passbook/contract/findings";
import { daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { findInterval } from "@passbook/enrichment";
import { listSeries } from "./list-series.ts";

/** A series with how often it is due in a period. */
export type Due = { readonly series: Series; readonly times: number };

/** How often a series is due in a period. */
export const countDue = ({ next, interval, kind }: Series, from: string, to: string): number => {
  // What moves between own accounts is owed to nobody.
  if (next === null || kind === "transfer") return 0;
  const { days, months } = findInterval(interval);
  // A month from today holds no second one of those that follow the calendar.
  if (months > 0) return next.on >= from && next.on <= to ? 1 : 0;
  const step = Math.floor(days);
  const first = Math.max(0, Math.ceil(daysBetween(next.on, from) / step));
  const last = Math.floor(daysBetween(next.on, to) / step);
  return Math.max(0, last - first + 1);
};

/** What is expected from today to a day. */
export const listDue = async (
  db: Db,
  user_id: string,
  { today, to, bank_account_id }: { today: string; to: string; bank_account_id?: string | undefined },
): Promise<Due[]> => {
  const all = await listSeries(db, user_id, { today, bank_account_id });
  return all
    .map((series) => ({ series, times: countDue(series, today, to) }))
    .filter(({ times }) => times > 0);
};
