import type { ExploreQuery, Measure } from "@passbook/contract/explore";
import { readChosen } from "@passbook/contract/chosen";
import { idsIn } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type RawBuilder, sql } from "kysely";
import { placeOfSum } from "../../sums/index.ts";
import { type Asking, type Facts, subsOf } from "./facts.ts";

type Of = "month_sums" | "category_sums" | "day_sums";
type Condition = RawBuilder<boolean>;

/**
 * Flows as `toFlowSums` makes them of money out and in by the kind of a sub-category, which nobody has to look up where money went one way alone; what is of
 * none of these is in no flow of the measure.
 */
const amountsOf = (
  { db, kinds }: Asking,
  measure: Measure,
  sub: RawBuilder<string>,
): { amount: RawBuilder<number>; where: readonly Condition[] } => {
  const isOf = (...wanted: Parameters<typeof subsOf>[1][]): Condition =>
    sql<boolean>`${sub} in ${idsIn(db, subsOf(kinds, ...wanted))}`;
  if (measure === "invested") return { amount: sql<number>`money_out - money_in`, where: [isOf("invested")] };
  if (measure === "income")
    return {
      amount: sql<number>`money_in - case when money_out <> 0 and ${isOf("income")} then money_out else 0 end`,
      where: [sql<boolean>`not ${isOf("spending", "invested", "transfer")}`],
    };
  if (measure === "saved" || measure === "saved_rate")
    return { amount: sql<number>`money_in - money_out`, where: [sql<boolean>`not ${isOf("transfer")}`] };
  return {
    amount: sql<number>`money_out - case when money_in <> 0 and ${isOf("spending")} then money_in else 0 end`,
    where: [sql<boolean>`not ${isOf("income", "invested", "transfer")}`],
  };
};

/** What is income of a sum whose flow is `saved`. */
const incomeOf = ({ db, kinds }: Asking, sub: RawBuilder<string>): RawBuilder<number> => {
  const isOf = (...wanted: Parameters<typeof subsOf>[1][]): Condition =>
    sql<boolean>`${sub} in ${idsIn(db, subsOf(kinds, ...wanted))}`;
  return sql<number>`case when ${isOf("spending", "invested")} then 0 when ${isOf("income")} then money_in - money_out else money_in end`;
};

const chosenIn = (
  { db }: Asking,
  column: RawBuilder<unknown>,
  written: string | undefined,
  toIds: (ids: readonly string[]) => readonly string[] = (ids) => ids,
): Condition[] => {
  const { any, without } = readChosen(written);
  return [
    ...(any.length === 0 ? [] : [sql<boolean>`${column} in ${idsIn(db, toIds(any))}`]),
    ...(without.length === 0 ? [] : [sql<boolean>`${column} not in ${idsIn(db, toIds(without))}`]),
  ];
};

const NO_MERCHANT = "none";
const toStoredIds = (ids: readonly string[]): string[] => ids.map((id) => (id === NO_MERCHANT ? "" : id));

/** Categories and sub-categories that are chosen are one list of places. */
const placesIn = (
  { db }: Asking,
  sub: RawBuilder<string>,
  { filter, categories }: { readonly filter: ExploreQuery; readonly categories: readonly CategoryRow[] },
): Condition[] => {
  const [parents, subs] = [readChosen(filter.category_id), readChosen(filter.sub_category_id)];
  const idsOf = (of: "any" | "without"): string[] => [
    ...categories.filter(({ parent_id }) => parents[of].includes(parent_id)).map(({ id }) => id),
    ...subs[of],
  ];
  return [
    ...(parents.any.length + subs.any.length === 0
      ? []
      : [sql<boolean>`${sub} in ${idsIn(db, idsOf("any"))}`]),
    ...(parents.without.length + subs.without.length === 0
      ? []
      : [sql<boolean>`${sub} not in ${idsIn(db, idsOf("without"))}`]),
  ];
};

const timeOf = (of: Of) =>
  of === "day_sums" ? { column: sql.ref("day"), length: 10 } : { column: sql.ref("month"), length: 7 };

const halvesOf = ({ middle }: Asking, of: Of): Condition[] => {
  const { column, length } = timeOf(of);
  const from = middle?.slice(0, length);
  return from === undefined ? [] : [sql<boolean>`${column} < ${from}`, sql<boolean>`${column} >= ${from}`];
};

const withinDays = ({ from, to }: Asking, of: Of): Condition[] => {
  const { column, length } = timeOf(of);
  return [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${from.slice(0, length)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${column} <= ${to.slice(0, length)}`]),
  ];
};

const countsRows = (measure: Measure): boolean => measure === "count" || measure === "average";

const secondOf = (asking: Asking, sub: RawBuilder<string>): RawBuilder<number> | null => {
  if (countsRows(asking.measure)) return sql<number>`out_count`;
  return asking.measure === "saved_rate" ? incomeOf(asking, sub) : null;
};

type Filtered = { readonly filter: ExploreQuery; readonly categories: readonly CategoryRow[] };

/** Which sums are read at all. */
const readsOf = (asking: Asking, of: Of, { filter }: Filtered): Condition[] => [
  sql<boolean>`user_id = ${asking.user_id}`,
  ...withinDays(asking, of),
  ...chosenIn(asking, sql.ref("bank_account_id"), filter.bank_account_id),
  ...(of === "month_sums"
    ? [
        ...chosenIn(asking, sql.ref("merchant_id"), filter.merchant_id, toStoredIds),
        ...chosenIn(asking, sql.ref("vendor_id"), filter.vendor_id),
      ]
    : []),
];

/** Sums of categories with all accounts as one: they stand in that order, and what they are of is looked up once for each. */
const allAccounts = (reads: readonly Condition[]): RawBuilder<unknown> =>
  sql`(select currency, month, sub_category_id, likely_id, sum(money_out) as money_out, sum(money_in) as money_in, sum(out_count) as out_count
    from category_sums where ${sql.join(reads, sql` and `)} group by currency, month, sub_category_id, likely_id) as sums`;

const tellsAccounts = ({ rows, columns }: ExploreQuery): boolean =>
  rows === "account" || columns === "account";

export const asksForPayees = ({ rows, columns, merchant_id, vendor_id }: ExploreQuery): boolean =>
  rows === "merchant" || columns === "merchant" || narrowsPayees({ merchant_id, vendor_id });

const narrowsPayees = ({
  merchant_id,
  vendor_id,
}: Pick<ExploreQuery, "merchant_id" | "vendor_id">): boolean =>
  merchant_id !== undefined || vendor_id !== undefined;

/** The kept sums as facts: of those by month some know who was paid, those by day do not. */
export const factsOfSums = (asking: Asking, of: Of, asked: Filtered): Facts => {
  const { measure, count_likely } = asking;
  const { sub, is_likely } = placeOfSum(count_likely);
  const { amount, where } = amountsOf(asking, measure, sub);
  const { filter } = asked;
  const reads = readsOf(asking, of, asked);
  const is_one = of === "category_sums" && !tellsAccounts(filter);
  return {
    from: is_one ? allAccounts(reads) : sql.table(of),
    where: [...(is_one ? [] : reads), ...placesIn(asking, sub, asked), ...where],
    whoever:
      of === "month_sums" && !narrowsPayees(filter) ? factsOfSums(asking, "category_sums", asked) : null,
    order:
      of === "category_sums" ? [] : [timeOf(of).column, sql.ref("sub_category_id"), sql.ref("likely_id")],
    halves: of === "category_sums" ? [] : halvesOf(asking, of),
    day: of === "day_sums" ? sql<string>`day` : null,
    month: of === "day_sums" ? sql<string>`substr(day, 1, 7)` : sql<string>`month`,
    account: sql<string>`bank_account_id`,
    currency: sql<string>`currency`,
    sub,
    payee: sql<string>`case when merchant_id = '' then vendor_id else merchant_id end`,
    amount,
    second: secondOf(asking, sub),
    likely: sql<number>`case when ${is_likely} = 1 then ${measure === "count" ? sql`out_count` : amount} else 0 end`,
    transaction: null,
  };
};
