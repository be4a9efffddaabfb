import type { Dimension } from "@passbook/contract/explore";
import { addDays } from "@passbook/contract/values";
import { daysSince1970 } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import type { Asking, Facts } from "./facts.ts";

const FIRST_DAY = "1970-01-01";
/** The weekday on which 1970 began, 0 being Sunday. */
const FIRST_WEEKDAY = 4;
const WEEK = 7;
/** Weeks are counted from long before any day, so that none is below nothing. */
const WEEKS_BEFORE = 104_000;

/** What rows are told apart by, as it is grouped; {@link toKey} makes the key of it. */
export const groupBy = (
  { db, week_start }: Asking,
  { day, month, account, sub, payee }: Facts,
  dimension: Dimension,
): RawBuilder<unknown> => {
  const byDay = day ?? month;
  const year = sql`substr(${month}, 1, 4)`;
  const of_year = sql`substr(${month}, 6, 2)`;
  const counted = (from: number) =>
    sql`(${daysSince1970(db, byDay)} + ${sql.lit(from + WEEKS_BEFORE * WEEK)})`;
  const keys: Readonly<Record<Dimension, RawBuilder<unknown>>> = {
    // the parents of sub-categories are known to the reader of these groups
    category: sub,
    sub_category: sub,
    merchant: payee,
    tag: sql`transaction_tags.tag_id`,
    account,
    transaction: sql`transactions.id`,
    day: byDay,
    week: sql`${counted(FIRST_WEEKDAY - week_start)} / ${sql.lit(WEEK)}`,
    weekday: sql`${counted(FIRST_WEEKDAY)} % ${sql.lit(WEEK)}`,
    month,
    quarter: sql`${year} || case when ${of_year} < '04' then '-Q1' when ${of_year} < '07' then '-Q2' when ${of_year} < '10' then '-Q3' else '-Q4' end`,
    year,
    month_of_year: of_year,
  };
  return keys[dimension];
};

/** The key that the answer names a group by. */
export const toKey = (
  dimension: Dimension,
  grouped: string | number,
  { week_start, parents }: { readonly week_start: number; readonly parents: ReadonlyMap<string, string> },
): string => {
  if (dimension === "category") return parents.get(String(grouped)) ?? String(grouped);
  // numbers of days and weeks come as numbers
  if (dimension !== "week") return String(grouped);
  const days = Number(grouped) * WEEK - (FIRST_WEEKDAY - week_start + WEEKS_BEFORE * WEEK);
  return addDays(FIRST_DAY, days);
};
