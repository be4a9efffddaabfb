import { type Chosen, readChosen } from "@passbook/contract/chosen";
import type { TransactionFilter } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { type FlowKind, listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { countsLikely } from "../users/index.ts";
import { matchesFlow } from "./flow.ts";
import { hasTag } from "./search/conditions.ts";
import {
  allOf,
  anyOf,
  type Condition,
  HAS_LIKELY,
  not,
  PART,
  type Part,
  type PartCondition,
  wholeOf,
  wholeOrPart,
} from "./search/parts.ts";
import { readSearch } from "./search/read-search.ts";

/** A filter as SQL: what must hold of the transaction, and what of the whole or one of its parts. */
export type Narrowed = {
  readonly whole: readonly Condition[];
  readonly part: readonly PartCondition[];
  /** Likely categories count as if they were filed. */
  readonly count_likely: boolean;
  /** What sums leave out: transfers between own accounts, unless they are what is asked for. */
  readonly uncounted: PartCondition;
};

const partConditions = (narrowed: Narrowed, part: Part): Condition =>
  allOf(narrowed.part.map((make) => make(part)));

/** The rows of `transactions` that a filter keeps. */
export const keepsTransaction = (user_id: string, narrowed: Narrowed): Condition =>
  allOf([
    sql<boolean>`transactions.user_id = ${user_id}`,
    ...narrowed.whole,
    ...(narrowed.part.length === 0
      ? []
      : [
          wholeOrPart({ user_id, count_likely: narrowed.count_likely }, (part) =>
            partConditions(narrowed, part),
          ),
        ]),
  ]);

/** The undivided rows of `transactions` that a filter keeps. */
export const keepsUndivided = (user_id: string, narrowed: Narrowed): Condition =>
  allOf([
    sql<boolean>`transactions.user_id = ${user_id} and transactions.has_splits = 0`,
    ...narrowed.whole,
    partConditions(narrowed, wholeOf(narrowed)),
  ]);

/** The rows of `splits` joined to their `transactions` that a filter keeps. */
export const keepsPart = (user_id: string, narrowed: Narrowed): Condition =>
  allOf([
    sql<boolean>`splits.user_id = ${user_id} and transactions.has_splits = 1`,
    ...narrowed.whole,
    partConditions(narrowed, PART),
  ]);

/** A filter of the contract, or one that keeps hidden transactions and others alike, at a moment, of which "last month" is the one before. */
export type Narrowing = Omit<TransactionFilter, "hidden"> & {
  readonly hidden?: TransactionFilter["hidden"] | "both";
  readonly now: string;
};

/** Turns a filter of the contract into conditions; ids of others simply match nothing. */
export const narrowTransactions = async (db: Db, user_id: string, filter: Narrowing): Promise<Narrowed> => {
  const { q: text = "", now } = filter;
  const count_likely = await countsLikely(db, user_id);
  const searched = await readSearch(db, user_id, { text, now, count_likely });
  const kinds = toFlowKinds(await listCategoryRows(db, user_id));
  const { hidden = searched.finds_hidden ? "both" : "false" } = filter;
  return {
    whole: [
      ...equalConditions(filter),
      ...chosenConditions(user_id, filter),
      ...stateConditions({ ...filter, hidden }),
      ...periodConditions(filter),
      ...sizeConditions(filter),
      ...searched.whole,
    ],
    part: [...categoryConditions(user_id, filter, kinds), ...searched.part],
    count_likely,
    uncounted:
      searched.names_kinds || namesKinds(filter)
        ? () => sql<boolean>`1 = 0`
        : (part) => matchesFlow("transfer", kinds, part),
  };
};

const namesKinds = ({ flow, category_id, sub_category_id }: Narrowing): boolean =>
  flow === "transfer" || [category_id, sub_category_id].some((chosen) => readChosen(chosen).any.length > 0);

const equalConditions = (filter: Narrowing): Condition[] =>
  (["statement_id", "currency", "series_id"] as const).flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [sql<boolean>`${sql.ref(`transactions.${name}`)} = ${value}`];
  });

/** One of these, and none of those. */
const chosenOf = ({ any, without }: Chosen, matches: (ids: readonly string[]) => Condition): Condition[] => [
  ...(any.length === 0 ? [] : [matches(any)]),
  ...(without.length === 0 ? [] : [not(matches(without))]),
];

const NO_MERCHANT = "none";

const chosenConditions = (user_id: string, filter: Narrowing): Condition[] => {
  const isOne =
    (column: "bank_account_id" | "vendor_id" | "merchant_id") =>
    (ids: readonly string[]): Condition =>
      anyOf([
        sql<boolean>`coalesce(${sql.ref(`transactions.${column}`)}, '') in (${sql.join(ids)})`,
        ...(ids.includes(NO_MERCHANT) ? [sql<boolean>`${sql.ref(`transactions.${column}`)} is null`] : []),
      ]);
  return [
    ...(["bank_account_id", "vendor_id", "merchant_id"] as const).flatMap((name) =>
      chosenOf(readChosen(filter[name]), isOne(name)),
    ),
    ...chosenOf(readChosen(filter.tag_id), (ids) => hasTag(user_id, sql`tag_id in (${sql.join(ids)})`)),
  ];
};

const WAITS = sql<boolean>`(transactions.suggested_id is not null and transactions.has_splits = 0)`;

const stateConditions = ({ hidden, suggested, likely }: Narrowing): Condition[] => [
  ...(hidden === "both" ? [] : [sql<boolean>`transactions.hidden = ${sql.lit(hidden === "true" ? 1 : 0)}`]),
  ...(suggested === undefined ? [] : [suggested === "true" ? WAITS : sql<boolean>`not ${WAITS}`]),
  ...(likely === undefined ? [] : [likely === "true" ? HAS_LIKELY : sql<boolean>`not ${HAS_LIKELY}`]),
];

const periodConditions = ({ from, to, counted_from, counted_to }: Narrowing): Condition[] => [
  ...(from === undefined ? [] : [sql<boolean>`transactions.booked_on >= ${from}`]),
  ...(to === undefined ? [] : [sql<boolean>`transactions.booked_on <= ${to}`]),
  ...countedConditions(counted_from, counted_to),
];

/** Booked rows and those that count on another day are looked up each by their own index. */
const countedConditions = (from?: string, to?: string): Condition[] => {
  if (from === undefined && to === undefined) return [];
  const within = (day: RawBuilder<unknown>): Condition[] => [
    ...(from === undefined ? [] : [sql<boolean>`${day} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${day} <= ${to}`]),
  ];
  return [
    anyOf([
      allOf([sql<boolean>`transactions.counts_on is null`, ...within(sql.ref("transactions.booked_on"))]),
      allOf(within(sql.ref("transactions.counts_on"))),
    ]),
  ];
};

const sizeConditions = ({ amount_from, amount_to }: Narrowing): Condition[] => [
  ...(amount_from === undefined ? [] : [sql<boolean>`abs(transactions.amount) >= ${amount_from}`]),
  ...(amount_to === undefined ? [] : [sql<boolean>`abs(transactions.amount) <= ${amount_to}`]),
];

/** Sub-categories that are named, or stand under a category that is. */
const underOneOf =
  (user_id: string, categories: readonly string[], subs: readonly string[]): PartCondition =>
  ({ isUnder }) =>
    anyOf([
      ...(subs.length === 0 ? [] : [isUnder(sql`(${sql.join(subs)})`)]),
      ...(categories.length === 0
        ? []
        : [
            isUnder(
              sql`(select id from categories where user_id = ${user_id} and parent_id in (${sql.join(categories)}))`,
            ),
          ]),
    ]);

const placeConditions = (user_id: string, filter: Narrowing): PartCondition[] => {
  const categories = readChosen(filter.category_id);
  const subs = readChosen(filter.sub_category_id);
  const isUnder = underOneOf(user_id, categories.any, subs.any);
  const isLeftOut = underOneOf(user_id, categories.without, subs.without);
  return [
    ...(categories.any.length + subs.any.length === 0 ? [] : [isUnder]),
    ...(categories.without.length + subs.without.length === 0 ? [] : [(part: Part) => not(isLeftOut(part))]),
  ];
};

const categoryConditions = (
  user_id: string,
  filter: Narrowing,
  kinds: ReadonlyMap<string, FlowKind>,
): PartCondition[] => {
  const conditions = placeConditions(user_id, filter);
  const { flow, uncategorised } = filter;
  if (flow !== undefined) conditions.push((part) => matchesFlow(flow, kinds, part));
  const unfiled = [...kinds].filter(([, kind]) => kind === "uncategorised").map(([id]) => id);
  if (uncategorised === "true") conditions.push(({ isUnder }) => isUnder(sql`(${sql.join(unfiled)})`));
  if (uncategorised === "false")
    conditions.push(({ isUnder }) => sql<boolean>`not ${isUnder(sql`(${sql.join(unfiled)})`)}`);
  return conditions;
};
