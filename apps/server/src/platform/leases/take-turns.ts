import { type RawBuilder, sql } from "kysely";
import type { LeasedTable, LeasedWork } from "./leased-work.ts";
import type { Services } from "../services.ts";

/** How many people are remembered as served. */
const SERVED_MAX = 100;

const userOf = (row: object): string | null =>
  "user_id" in row && typeof row.user_id === "string" ? row.user_id : null;

/** Remembers whose row was claimed, so that everybody else comes before them the next time. */
export const noteTurn = <T extends LeasedTable>(
  { served }: Pick<Services, "served">,
  work: LeasedWork<T>,
  row: object,
): void => {
  const user_id = userOf(row);
  if (work.at_once_each === undefined || user_id === null) return;
  served.delete(user_id);
  served.add(user_id);
  const [longest_ago] = served;
  if (served.size > SERVED_MAX && longest_ago !== undefined) served.delete(longest_ago);
};

/** How many rows of the person of a waiting row are worked on now. */
const countHeld = <T extends LeasedTable>(work: LeasedWork<T>): RawBuilder<number> =>
  sql<number>`coalesce((select held.count from held where held.user_id = ${sql.table(work.table)}.user_id), 0)`;

/** How lately the person of a waiting row was served: 0 for one who was not, then growing. */
const rankServed = <T extends LeasedTable>(
  { served }: Pick<Services, "served">,
  work: LeasedWork<T>,
): RawBuilder<number> => {
  if (served.size === 0) return sql<number>`0 + 0`;
  const ranks = [...served].map((user_id, index) => sql`when ${user_id} then ${sql.lit(index + 1)}`);
  return sql<number>`case ${sql.table(work.table)}.user_id ${sql.join(ranks, sql` `)} else 0 end`;
};

const ANY_NUMBER = { head: sql``, fits: sql``, first: sql`` };

type Alive = { readonly now: string; readonly furthest: string };

/** True for rows that are worked on now. */
const isHeld = <T extends LeasedTable>(work: LeasedWork<T>, { now, furthest }: Alive): RawBuilder<boolean> =>
  sql<boolean>`${work.isWaiting} and lease_until > ${now} and lease_until <= ${furthest} and lease_owner is not null`;

/** A condition of a claim: rows that take long wait while enough of them are worked on. */
export const passOverLarge = <T extends LeasedTable>(
  work: LeasedWork<T>,
  alive: Alive,
): RawBuilder<unknown> => {
  const { large } = work;
  if (large === undefined) return sql``;
  const held = sql`select count(*) from ${sql.table(work.table)} where ${isHeld(work, alive)} and ${large.is}`;
  return sql` and (not (${large.is}) or (${held}) < ${sql.lit(large.at_once)})`;
};

/**
 * What a claim needs so that people take turns: whoever has the fewest rows under way comes first, among them whoever was served the
 * longest ago. A file of one person so waits for one of each other person, however many those have.
 */
export const takeTurns = <T extends LeasedTable>(
  services: Pick<Services, "served">,
  work: LeasedWork<T>,
  alive: Alive,
) => {
  if (work.at_once_each === undefined) return ANY_NUMBER;
  return {
    head: sql`with held as (select user_id, count(*) as count from ${sql.table(work.table)}
      where ${isHeld(work, alive)} group by user_id) `,
    fits: sql` and ${countHeld(work)} < ${sql.lit(work.at_once_each)}`,
    first: sql`${countHeld(work)}, ${rankServed(services, work)}, `,
  };
};
