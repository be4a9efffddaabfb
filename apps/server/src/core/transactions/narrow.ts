import type { TransactionFilter } from "@passbook/contract/transactions";
import { minorDigits } from "@passbook/contract/values";
import { containsText, type Db } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { listUsedCurrencies } from "../bank-accounts/index.ts";
import { listCategoryRows } from "../categories/index.ts";
import { matchesFlow, toFlowKinds } from "./flow.ts";
import { type Comparison, parseQuery, type QueryField, type QueryTerm } from "./parse-query.ts";

/** A category and an amount: those of a whole transaction, or of one part of a divided one; and what purchase it pays back. */
export type Part = {
  readonly sub: RawBuilder<unknown>;
  readonly amount: RawBuilder<unknown>;
  readonly refund_of: RawBuilder<unknown>;
};
type Condition = RawBuilder<boolean>;

/** A filter as SQL: what must hold of the transaction, and what of the whole or one of its parts. */
export type Narrowed = {
  readonly whole: readonly Condition[];
  readonly part: readonly ((part: Part) => Condition)[];
};

const refund_of = sql.ref("transactions.refund_of");
const WHOLE: Part = {
  sub: sql.ref("transactions.sub_category_id"),
  amount: sql.ref("transactions.amount"),
  refund_of,
};
const PART: Part = { sub: sql.ref("splits.sub_category_id"), amount: sql.ref("splits.amount"), refund_of };

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const partConditions = (narrowed: Narrowed, part: Part): Condition =>
  allOf(narrowed.part.map((make) => make(part)));

/** Holds of the transaction itself, or of one of its parts when it is divided. */
const wholeOrPart = (user_id: string, matches: (part: Part) => Condition): Condition =>
  sql<boolean>`((transactions.has_splits = 0 and ${matches(WHOLE)}) or (transactions.has_splits = 1 and exists (select 1 from splits where splits.user_id = ${user_id} and splits.transaction_id = transactions.id and ${matches(PART)})))`;

/** The rows of `transactions` that a filter keeps. */
export const keepsTransaction = (user_id: string, narrowed: Narrowed): Condition =>
  allOf([
    sql<boolean>`transactions.user_id = ${user_id}`,
    ...narrowed.whole,
    ...(narrowed.part.length === 0 ? [] : [wholeOrPart(user_id, (part) => partConditions(narrowed, part))]),
  ]);

/** The undivided rows of `transactions` that a filter keeps. */
export const keepsUndivided = (user_id: string, narrowed: Narrowed): Condition =>
  allOf([
    sql<boolean>`transactions.user_id = ${user_id} and transactions.has_splits = 0`,
    ...narrowed.whole,
    partConditions(narrowed, WHOLE),
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
  const terms = parseQuery(filter.q ?? "");
  const currencies = terms.some((term) => term.kind === "amount")
    ? await listUsedCurrencies(db, user_id)
    : [];
  for (const term of terms) addTerm({ db, user_id, currencies }, term, { whole, part });
  return { whole, part };
};

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> =>
  // The names are those that were asked for.
  Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Partial<Pick<T, K>>;

const stateConditions = ({ hidden = "false", suggested }: Narrowing): Condition[] => [
  ...(hidden === "both" ? [] : [sql<boolean>`transactions.hidden = ${sql.lit(hidden === "true" ? 1 : 0)}`]),
  ...(suggested === undefined
    ? []
    : [
        suggested === "true"
          ? sql<boolean>`transactions.suggested_id is not null`
          : sql<boolean>`transactions.suggested_id is null`,
      ]),
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
  if (sub_category_id !== undefined) conditions.push(({ sub }) => sql<boolean>`${sub} = ${sub_category_id}`);
  if (category_id !== undefined)
    conditions.push(
      ({ sub }) =>
        sql<boolean>`${sub} in (select id from categories where user_id = ${user_id} and parent_id = ${category_id})`,
    );
  if (flow === undefined && uncategorised === undefined) return conditions;
  const kinds = toFlowKinds(await listCategoryRows(db, user_id));
  if (flow !== undefined) conditions.push((part) => matchesFlow(flow, kinds, part));
  const unfiled = [...kinds].filter(([, kind]) => kind === "uncategorised").map(([id]) => id);
  if (uncategorised === "true") conditions.push(({ sub }) => sql<boolean>`${sub} in (${sql.join(unfiled)})`);
  if (uncategorised === "false")
    conditions.push(({ sub }) => sql<boolean>`${sub} not in (${sql.join(unfiled)})`);
  return conditions;
};

type Searching = { readonly db: Db; readonly user_id: string; readonly currencies: readonly string[] };
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

const inNamedCategory = ({ db, user_id }: Searching, text: string, { sub }: Part): Condition =>
  sql<boolean>`${sub} in (select child.id from categories as child left join categories as parent on parent.user_id = child.user_id and parent.id = child.parent_id where child.user_id = ${user_id} and child.parent_id <> '' and (${containsText(db, sql.ref("child.name"), text)} or ${containsText(db, sql.ref("parent.name"), text)}))`;

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
  const { db, user_id } = searching;
  if (field === "note") return inNote(searching, text);
  if (field === "vendor") return inNamed(searching, text, VENDORS);
  if (field === "merchant") return inNamed(searching, text, MERCHANTS);
  if (field === "currency") return sql<boolean>`(transactions.currency = ${text.toUpperCase()})`;
  if (field === "category") return wholeOrPart(user_id, (part) => inNamedCategory(searching, text, part));
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
