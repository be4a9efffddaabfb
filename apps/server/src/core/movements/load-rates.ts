import { type Db, idsIn } from "@passbook/db/dialect";
import type { FindRate } from "@passbook/enrichment";

/** A rate of a day before stands for a day without one (weekends, holidays), but not for long. */
const MOST_DAYS_OLD = 7;
const DAY_MS = 86_400_000;

type Day = { readonly day: string; readonly rate: number };

/** The stored rates between a person's currencies, looked up by day: as stored, turned round, or across a common base. */
export const loadRates = async (db: Db, currencies: readonly string[]): Promise<FindRate> => {
  if (currencies.length < 2) return () => null;
  const rows = await db
    .selectFrom("rates")
    .select(["base", "currency", "day", "rate"])
    .where("currency", "in", idsIn(db, currencies))
    .orderBy("day")
    .execute();
  const days = Map.groupBy(
    rows.map((row) => ({ ...row, rate: Number(row.rate) })),
    ({ base, currency }) => `${base} ${currency}`,
  );
  const bases = [...new Set(rows.map(({ base }) => base))];
  const findStored = (base: string, currency: string, day: string): number | null =>
    base === currency ? 1 : findDay(days.get(`${base} ${currency}`) ?? [], day);
  return (from, to, day) => {
    for (const base of bases) {
      const one = findStored(base, from, day);
      const other = findStored(base, to, day);
      if (one !== null && other !== null) return other / one;
    }
    return null;
  };
};

const findDay = (days: readonly Day[], day: string): number | null => {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.day ?? "") <= day) low = middle + 1;
    else high = middle;
  }
  const found = days[low - 1];
  if (found === undefined || Date.parse(day) - Date.parse(found.day) > MOST_DAYS_OLD * DAY_MS) return null;
  return found.rate > 0 ? found.rate : null;
};
