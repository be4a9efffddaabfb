import type { TransactionFilter } from "@passbook/contract/transactions";
import { minorDigits } from "@passbook/contract/values";
import { containsText, type Db } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { listUsedCurrencies } from "../bank-accounts/index.ts";
import { listCategoryRows } from "../categories/index.ts";
import { IS_LIKELY } from "../sums/index.ts";
import { countsLikely } from "../users/index.ts";
import { matchesFlow, toFlowKinds } from "./flow.ts";
import { type Comparison, parseQuery, type QueryField, type QueryTerm } from "./parse-query.ts";

/** A category and an amount: those of a whole transaction, or of one part of a divided one; and what purchase it pays back. */
export type Part = {
  /** True where it counts under one of these sub-categories (a list or a query in brackets). */
  readonly isUnder: (subs: RawBuilder<unknown>) => Condition;
  readonly amount: RawBuilder<unknown>;
  readonly refund_of: RawBuilder<unknown>;
};
type Condition = RawBuilder<boolean>;

/** A filter as SQL: what must hold of the transaction, and what of the whole or one of its parts. */
export type Narrowed = {
  readonly whole: readonly Condition[];
  readonly part: readonly ((part: Part) => Condition)[];
  /** Likely categories count as if they were filed. */
  readonly count_likely: boolean;
};

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
const PART: Part = {
  isUnder: (subs) => sql<boolean>`splits.sub_category_id in ${subs}`,
  amount: sql.ref("splits.amount"),
  refund_of,
};

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const partConditions = (narrowed: Narrowed, part: Part): Condition =>
  allOf(narrowed.part.map((make) => make(part)));

type Counting = { readonly user_id: string; readonly count_likely: boolean };
const wholeOf = ({ count_likely }: Pick<Counting, "count_likely">): Part =>
  count_likely ? LIKELY_WHOLE : WHOLE;

/** Holds of the transaction itself, or of one of its parts when it is divided. */
const wholeOrPart = ({ user_id, ...counting }: Counting, matches: (part: Part) => Condition): Condition =>
  sql<boolean>`((transactions.has_splits = 0 and ${matches(wholeOf(counting))}) or (transactions.has_splits = 1 and exists (select 1 from splits where splits.user_id = ${user_id} and splits.transaction_id = transactions.id and ${matches(PART)})))`;

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

/** A filter of the contract, or one that keeps hidden transactions and others alike. */
export type Narrowing = Omit<TransactionFilter, "hidden"> & {
  readonly hidden?: TransactionFilter["hidden"] | "both";
};

/** Turns a filter of the contract into conditions; ids of others simply match nothing. */
export const narrowTransactions = async (db: Db, user_id: string, filter: Narrowing): Promise<Narrowed> => {
  const whole: Condition[] = [];
  const part: ((part: Part) => Condition)[] = [];
  const equal = {
    ...pick(filter, ["bank_account_id", "vendor_id", "statement_id", "currency", "series_id"]),
  };
  for (const [name, value] of Object.entries(equal))
    whole.push(sql<boolean>`${sql.ref(`transactions.${name}`)} = ${value}`);
  whole.push(...stateConditions(filter));
  whole.push(...periodConditions(filter), ...sizeConditions(filter), ...merchantConditions(filter));
  if (filter.tag_id !== undefined) whole.push(hasTag(user_id, sql`tag_id = ${filter.tag_id}`));
  part.push(...(await categoryConditions(db, user_id, filter)));
  const count_likely = await countsLikely(db, user_id);
  const terms = parseQuery(filter.q ?? "");
  const currencies = terms.some((term) => term.kind === "amount")
    ? await listUsedCurrencies(db, user_id)
    : [];
  for (const term of terms) addTerm({ db, user_id, currencies, count_likely }, term, { whole, part });
  return { whole, part, count_likely };
};

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> =>
  // The names are those that were asked for.
  Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Partial<Pick<T, K>>;

const WAITS = sql<boolean>`(transactions.suggested_id is not null and transactions.has_splits = 0)`;

const HAS_LIKELY = sql<boolean>`(transactions.has_splits = 0 and ${IS_LIKELY})`;

const stateConditions = ({ hidden = "false", suggested, likely }: Narrowing): Condition[] => [
  ...(hidden === "both" ? [] : [sql<boolean>`transactions.hidden = ${sql.lit(hidden === "true" ? 1 : 0)}`]),
  ...(suggested === undefined ? [] : [suggested === "true" ? WAITS : sql<boolean>`not ${WAITS}`]),
  ...(likely === undefined ? [] : [likely === "true" ? HAS_LIKELY : sql<boolean>`not ${HAS_LIKELY}`]),
];

const periodConditions = ({ from, to }: Narrowing): Condition[] => [
  ...(from === undefined ? [] : [sql<boolean>`transactions.booked_on >= ${from}`]),
  ...(to === undefined ? [] : [sql<boolean>`transactions.booked_on <= ${to}`]),
];

const sizeConditions = ({ amount_from, amount_to }: Narrowing): Condition[] => [
  ...(amount_from === undefined ? [] : [sql<boolean>`abs(transactions.amount) >= ${amount_from}`]),
  ...(amount_to === undefined ? [] : [sql<boolean>`abs(transactions.amount) <= ${amount_to}`]),
];

const merchantConditions = ({ merchant_id }: Narrowing): Condition[] => {
  if (merchant_id === undefined) return [];
  return [
    merchant_id === "none"
      ? sql<boolean>`transactions.merchant_id is null`
      : sql<boolean>`transactions.merchant_id = ${merchant_id}`,
  ];
};

const hasTag = (user_id: string, tag: RawBuilder<unknown>): Condition =>
  sql<boolean>`transactions.id in (select transaction_id from transaction_tags where user_id = ${user_id} and ${tag})`;

const categoryConditions = async (
  db: Db,
  user_id: string,
  { category_id, sub_category_id, flow, uncategorised }: Narrowing,
): Promise<((part: Part) => Condition)[]> => {
  const conditions: ((part: Part) => Condition)[] = [];
  if (sub_category_id !== undefined) conditions.push(({ isUnder }) => isUnder(sql`(${sub_category_id})`));
  if (category_id !== undefined)
    conditions.push(({ isUnder }) =>
      isUnder(sql`(select id from categories where user_id = ${user_id} and parent_id = ${category_id})`),
    );
  if (flow === undefined && uncategorised === undefined) return conditions;
  const kinds = toFlowKinds(await listCategoryRows(db, user_id));
  if (flow !== undefined) conditions.push((part) => matchesFlow(flow, kinds, part));
  const unfiled = [...kinds].filter(([, kind]) => kind === "uncategorised").map(([id]) => id);
  if (uncategorised === "true") conditions.push(({ isUnder }) => isUnder(sql`(${sql.join(unfiled)})`));
  if (uncategorised === "false")
    conditions.push(({ isUnder }) => sql<boolean>`not ${isUnder(sql`(${sql.join(unfiled)})`)}`);
  return conditions;
};

type Searching = Counting & { readonly db: Db; readonly currencies: readonly string[] };
type Building = { whole: Condition[]; part: ((part: Part) => Condition)[] };

const addTerm = (searching: Searching, term: QueryTerm, { whole, part }: Building): void => {
  if (term.kind === "field" && term.field === "category" && !term.negated) {
    part.push((each) => inNamedCategory(searching, term.text, each));
    return;
  }
  const condition = termCondition(searching, term);
  whole.push(term.negated ? sql<boolean>`not ${condition}` : condition);
};

const termCondition = (searching: Searching, term: QueryTerm): Condition => {
  if (term.kind === "text") return anywhere(searching, term.text);
  if (term.kind === "field") return inField(searching, term.field, term.text);
  if (term.kind === "amount") return comparesAmount(searching, term);
  return sql<boolean>`(substr(transactions.booked_on, 1, ${sql.lit(term.begins.length)}) = ${term.begins})`;
};

const inNamedCategory = ({ db, user_id }: Searching, text: string, { isUnder }: Part): Condition =>
  isUnder(
    sql`(select child.id from categories as child left join categories as parent on parent.user_id = child.user_id and parent.id = child.parent_id where child.user_id = ${user_id} and child.parent_id <> '' and (${containsText(db, sql.ref("child.name"), text)} or ${containsText(db, sql.ref("parent.name"), text)}))`,
  );

const inNamed = (
  { db, user_id }: Searching,
  text: string,
  { table, column }: { table: "vendors" | "merchants"; column: string },
): Condition =>
  sql<boolean>`coalesce(${sql.ref(`transactions.${column}`)}, '') in (select id from ${sql.table(table)} where user_id = ${user_id} and ${containsText(db, sql.ref("name"), text)})`;

const inNote = ({ db }: Searching, text: string): Condition =>
  sql<boolean>`(transactions.note is not null and ${containsText(db, sql.ref("transactions.note"), text)})`;

const VENDORS = { table: "vendors", column: "vendor_id" } as const;
const MERCHANTS = { table: "merchants", column: "merchant_id" } as const;

const anywhere = (searching: Searching, text: string): Condition =>
  sql<boolean>`(${containsText(searching.db, sql.ref("transactions.description"), text)} or ${inNote(searching, text)} or ${inNamed(searching, text, VENDORS)} or ${inNamed(searching, text, MERCHANTS)} or ${inField(searching, "category", text)})`;

const inField = (searching: Searching, field: QueryField, text: string): Condition => {
  const { db, user_id, count_likely } = searching;
  if (field === "note") return inNote(searching, text);
  if (field === "vendor") return inNamed(searching, text, VENDORS);
  if (field === "merchant") return inNamed(searching, text, MERCHANTS);
  if (field === "currency") return sql<boolean>`(transactions.currency = ${text.toUpperCase()})`;
  if (field === "category")
    return wholeOrPart({ user_id, count_likely }, (part) => inNamedCategory(searching, text, part));
  if (field === "tag")
    return hasTag(
      user_id,
      sql`tag_id in (select id from tags where user_id = ${user_id} and ${containsText(db, sql.ref("name"), text)})`,
    );
  const label = sql`coalesce(label, '') || ' ' || bank_name || ' ' || coalesce(last_4_digits, '')`;
  return sql<boolean>`transactions.bank_account_id in (select id from bank_accounts where user_id = ${user_id} and ${containsText(db, sql`(${label})`, text)})`;
};

const COMPARISONS: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
  ">": sql`>`,
  ">=": sql`>=`,
  "<": sql`<`,
  "<=": sql`<=`,
  "=": sql`=`,
};

/** Amounts are written in major units, so each currency has its own number to compare with. */
const comparesAmount = (
  { currencies }: Searching,
  { amount, comparison, signed }: Extract<QueryTerm, { kind: "amount" }>,
): Condition => {
  const toMinor = (currency: string | null): number => Math.round(amount * 10 ** minorDigits(currency));
  const usual = toMinor(null);
  const others = currencies.filter((currency) => toMinor(currency) !== usual);
  const cases = others.map(
    (currency) => sql`when transactions.currency = ${currency} then ${sql.lit(toMinor(currency))}`,
  );
  const bound =
    cases.length === 0 ? sql.lit(usual) : sql`case ${sql.join(cases, sql` `)} else ${sql.lit(usual)} end`;
  const value = signed ? sql`transactions.amount` : sql`abs(transactions.amount)`;
  return sql<boolean>`(${value} ${COMPARISONS[comparison]} ${bound})`;
};
