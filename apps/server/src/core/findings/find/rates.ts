import { daysBetween } from "@passbook/contract/values";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { FindRate } from "@passbook/enrichment";

/** A rate of a day before stands for a day without one (weekends, holidays), but not for long. */
const MOST_DAYS_OLD = 7;

/** Units of `currency` for one of `base` on a day. */
export type RateDay = {
  readonly base: string;
  readonly currency: string;
  readonly day: string;
  readonly rate: number;
};

/** The stored rates of a person's currencies, oldest first. */
export const loadRates = async (db: Db, currencies: readonly string[]): Promise<RateDay[]> => {
  if (currencies.length < 2) return [];
  const rows = await db
    .selectFrom("rates")
    .select(["base", "currency", "day", "rate"])
    .where("currency", "in", idsIn(db, currencies))
    .orderBy("base")
    .orderBy("currency")
    .orderBy("day")
    .execute();
  return rows.map((row) => ({ ...row, rate: Number(row.rate) }));
};

/** Rates looked up by day: as stored, turned round, or across a common base. */
export const toFindRate = (rates: readonly RateDay[]): FindRate => {
  const days = Map.groupBy(rates, ({ base, currency }) => `${base} ${currency}`);
  const bases = [...new Set(rates.map(({ base }) => base))];
  const find = (base: string, currency: string, day: string): number | null =>
    base === currency ? 1 : findDay(days.get(`${base} ${currency}`) ?? [], day);
  return (from, to, day) => {
    for (const base of bases) {
      const [one, other] = [find(base, from, day), find(base, to, day)];
      if (one !== null && other !== null) return other / one;
    }
    return null;
  };
};

const findDay = (days: readonly RateDay[], day: string): number | null => {
  const found = days.findLast((each) => each.day <= day);
  if (found === undefined || !(found.rate > 0)) return null;
  return daysBetween(found.day, day) > MOST_DAYS_OLD ? null : found.rate;
};
