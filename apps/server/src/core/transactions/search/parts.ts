import { type RawBuilder, sql } from "kysely";
import { IS_LIKELY } from "../../sums/index.ts";

export type Condition = RawBuilder<boolean>;
/** A category and an amount: those of a whole transaction, or of one part of a divided one; and what purchase it pays back. */
export type Part = {
  /** True where it counts under one of these sub-categories (a list or a query in brackets). */
  readonly isUnder: (subs: RawBuilder<unknown>) => Condition;
  readonly amount: RawBuilder<unknown>;
  readonly refund_of: RawBuilder<unknown>;
};
export type PartCondition = (part: Part) => Condition;

const refund_of = sql.ref("transactions.refund_of");
const WHOLE: Part = {
  isUnder: (subs) => sql<boolean>`transactions.sub_category_id in ${subs}`,
  amount: sql.ref("transactions.amount"),
  refund_of,
};
/** Where likely categories count, one stands in for the one it is filed under; each column is looked up by itself, since both have an index. */
const LIKELY_WHOLE: Part = {
  ...WHOLE,
  isUnder: (subs) =>
    sql<boolean>`((transactions.sub_category_id in ${subs} and not ${IS_LIKELY}) or (transactions.suggested_id in ${subs} and ${IS_LIKELY}))`,
};
export const PART: Part = {
  isUnder: (subs) => sql<boolean>`splits.sub_category_id in ${subs}`,
  amount: sql.ref("splits.amount"),
  refund_of,
};

/** An undivided transaction whose category is likely. */
export const HAS_LIKELY = sql<boolean>`(transactions.has_splits = 0 and ${IS_LIKELY})`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

export const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;

/** Whose transactions they are, and whether likely categories count there as if they were filed. */
export type Counting = { readonly user_id: string; readonly count_likely: boolean };

/** What an undivided transaction is asked as. */
export const wholeOf = ({ count_likely }: Pick<Counting, "count_likely">): Part =>
  count_likely ? LIKELY_WHOLE : WHOLE;

/** Holds of the transaction itself, or of one of its parts when it is divided. */
export const wholeOrPart = ({ user_id, count_likely }: Counting, matches: PartCondition): Condition =>
  sql<boolean>`((transactions.has_splits = 0 and ${matches(wholeOf({ count_likely }))}) or (transactions.has_splits = 1 and exists (select 1 from splits where splits.user_id = ${user_id} and splits.transaction_id = transactions.id and ${matches(PART)})))`;
