import type { Db } from "@passbook/db/dialect";
import { sql } from "kysely";
import { addMs, latestEnd } from "./clock.ts";

/** What was spent of a budget within its window. */
export type Spent = { bucket: string; spent: number; window_start: string };

/** Counts one in each bucket, and answers how many there are by now in its window. */
export const countSpent = async (
  db: Db,
  buckets: readonly string[],
  { now, window_ms }: { readonly now: string; readonly window_ms: number },
): Promise<Spent[]> => {
  const stale = addMs(now, -window_ms);
  // A window that begins later than now was begun by a clock that has been set back since.
  const ahead = latestEnd(now, 0);
  const isOver = sql`(attempts.window_start <= ${stale} or attempts.window_start > ${ahead})`;
  const values = buckets.map((bucket) => sql`(${bucket}, 1, ${now})`);
  const { rows } =
    await sql<Spent>`insert into attempts (bucket, spent, window_start) values ${sql.join(values)}
    on conflict (bucket) do update set
      spent = case when ${isOver} then 1 else attempts.spent + 1 end,
      window_start = case when ${isOver} then excluded.window_start else attempts.window_start end
    returning bucket, spent, window_start`.execute(db);
  return rows;
};

/** How many seconds are left of a window. */
export const secondsLeft = ({ window_start }: Spent, window_ms: number, now: string): number =>
  Math.max(1, Math.ceil((Date.parse(addMs(window_start, window_ms)) - Date.parse(now)) / 1000));
