import type { Budget } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { convertInto, type Money, tellConverted } from "../exchange-rates/index.ts";
import { listSubs } from "./list-subs.ts";
import type { StoredBudget } from "./repo.ts";
import { type Asked, type Spending, sumSpending, sumTagged } from "./spending.ts";

/** What was spent in other currencies, in the home currency by the rate of each day, and which days have no rate. */
export type Abroad = { readonly spending: readonly Spending[]; readonly left: readonly Spending[] };

export const NOTHING_ABROAD: Abroad = { spending: [], left: [] };

/** Of totals of one currency alone. */
export const NOTHING_CONVERTED = { converted: [], converted_limits: [], without_rate: [] };

type Days = Omit<Asked, "grain" | "except">;

type SpendingDay = Spending & { readonly day: string };

const MONEY: Money<SpendingDay> = {
  read: ({ spent }) => [spent],
  write: (sum, [spent = 0]) => ({ ...sum, spent }),
};

const convertSpending = async (
  db: Db,
  user_id: string,
  { home, some }: { readonly home: string; readonly some: readonly Spending[] },
): Promise<Abroad> => {
  const sums: SpendingDay[] = some.map((each) => ({ ...each, day: each.when }));
  const { converted, left } = await convertInto(db, user_id, { to: home, sums, money: MONEY });
  return { spending: converted.map((each) => ({ ...each.into, converted: each })), left };
};

/** From the kept sums of days. */
export const sumAbroad = async (
  db: Db,
  user_id: string,
  { home, ...days }: Days & { readonly home: string },
): Promise<Abroad> => {
  const some = await sumSpending(db, user_id, { ...days, grain: "day", except: home });
  return convertSpending(db, user_id, { home, some });
};

/** From rows with any of these tags. */
export const sumTaggedAbroad = async (
  db: Db,
  user_id: string,
  { home, ...days }: Days & { readonly home: string; readonly tag_ids: readonly string[] },
): Promise<Abroad> => {
  const some = await sumTagged(db, user_id, { ...days, grain: "day" });
  return convertSpending(db, user_id, { home, some: some.filter(({ currency }) => currency !== home) });
};

/** In which currency a sum was spent. */
export const ownCurrency = ({ currency, converted }: Spending): string => converted?.own.currency ?? currency;

/** Whether a budget of its own currency has what was spent, so that no budget of the home currency counts it again. */
export const findClaimed = (
  budgets: readonly StoredBudget[],
  categories: readonly CategoryRow[],
): ((spending: Spending) => boolean) => {
  const claimed = new Set(
    budgets.flatMap(({ currency, category_ids }) =>
      [...listSubs(categories, category_ids)].map((sub) => `${currency} ${sub}`),
    ),
  );
  return (spending) => claimed.has(`${ownCurrency(spending)} ${spending.sub_category_id}`);
};

const add = (some: readonly Spending[]): number => some.reduce((sum, { spent }) => sum + spent, 0);

/** What of some spending was converted, by currency. */
export const tellSpent = (some: readonly Spending[]): Budget["converted"] =>
  tellConverted(some.flatMap(({ converted }) => converted ?? [])).map(({ own, into, ...by }) => ({
    ...by,
    own: add(own),
    into: add(into),
  }));
