import { readChosen } from "@passbook/contract/chosen";
import type { Dimension, Explored, ExploreQuery } from "@passbook/contract/explore";
import { listUnits, type unitKey } from "@passbook/contract/stretches";
import { type Db, idsIn } from "@passbook/db/dialect";

type Wanted = {
  readonly query: ExploreQuery;
  readonly days: Explored["days"];
  /** Keys of rows and columns that have anything. */
  readonly found: { readonly rows: readonly string[]; readonly columns: readonly string[] };
};

type Unit = Parameters<typeof unitKey>[0];
const UNITS: readonly (Dimension | undefined)[] = [
  "day",
  "week",
  "month",
  "quarter",
  "year",
] satisfies Unit[];
const isUnit = (dimension: Dimension | undefined): dimension is Unit => UNITS.includes(dimension);

/** Months in which something stands, so that nobody has to look whether anything is known of them; of a quarter or a year that has a figure a part may be unknown. */
const listSeen = (unit: Unit, keys: readonly string[]): ReadonlySet<string> =>
  new Set(unit === "quarter" || unit === "year" ? [] : keys.map((key) => key.slice(0, 7)));

/**
 * Months between the first and the last day of an answer told by time in which no row of the accounts counts: nothing is known of them, where of all others it is known that
 * nothing was spent. Of days, weeks and months only those without a figure are looked at.
 */
export const findEmptyMonths = async (
  db: Db,
  user_id: string,
  { query, days, found }: Wanted,
): Promise<string[]> => {
  const side = isUnit(query.rows) ? "rows" : "columns";
  const unit = query[side];
  if (days === null || !isUnit(unit)) return [];
  const months = listUnits("month", days, 0);
  const seen = listSeen(unit, found[side]);
  const asked = months.filter((month) => !seen.has(month));
  if (asked.length === 0) return [];
  const { any, without } = readChosen(query.bank_account_id);
  let known = db
    .selectFrom("category_sums")
    .select("month")
    .distinct()
    .where("user_id", "=", user_id)
    .where("month", "in", idsIn(db, asked));
  if (any.length > 0) known = known.where("bank_account_id", "in", idsIn(db, any));
  if (without.length > 0) known = known.where("bank_account_id", "not in", idsIn(db, without));
  const with_rows = new Set((await known.execute()).map(({ month }) => month));
  return asked.filter((month) => !with_rows.has(month));
};
