import type { Series } from "@passbook/contract/movements";
import type { Db } from "@passbook/db/dialect";
import { addMs } from "../../platform/clock.ts";
import { listSeries } from "./list-series.ts";

const DAY_MS = 86_400_000;
/** Days between payments that come more than once a month. */
const DAYS: Readonly<Partial<Record<Series["interval"], number>>> = {
  weekly: 7,
  fortnightly: 14,
  semi_monthly: 15,
  four_weekly: 28,
};

/** A series with how often it is due in a period. */
export type Due = { readonly series: Series; readonly times: number };

const countDue = ({ next, interval, kind }: Series, from: string, to: string): number => {
  // What moves between own accounts is owed to nobody.
  if (next === null || kind === "transfer") return 0;
  const days = DAYS[interval];
  if (days === undefined) return next.on >= from && next.on <= to ? 1 : 0;
  let times = 0;
  for (let on = next.on; on <= to; on = addMs(`${on}T00:00:00Z`, days * DAY_MS).slice(0, 10))
    if (on >= from) times += 1;
  return times;
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
