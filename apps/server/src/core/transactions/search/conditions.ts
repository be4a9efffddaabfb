import { foldText, joinWord } from "@passbook/contract/fold-text";
import { LEAST_LETTERS } from "@passbook/contract/nearest";
import {
  type Calendar,
  type Comparison,
  listTerms,
  type Possession,
  resolvePeriod,
  type SearchTree,
  type State,
  type Term,
  type TextField,
} from "@passbook/contract/search";
import { listUnusualDigits } from "@passbook/contract/values";
import { containsName, containsText, type Db, idsIn } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import type { FlowKind } from "../../categories/index.ts";
import type { Slips } from "./find-slips.ts";
import {
  allOf,
  anyOf,
  type Condition,
  type Counting,
  HAS_LIKELY,
  not,
  type Part,
  type PartCondition,
  wholeOrPart,
} from "./parts.ts";

/** What a search is understood with. */
export type Searching = Counting & {
  readonly db: Db;
  readonly calendar: Calendar;
  readonly slips: ReadonlyMap<string, Slips>;
  /** What each sub-category makes of its money. */
  readonly kinds: ReadonlyMap<string, FlowKind>;
};

type Of<Kind extends Term["kind"]> = Extract<Term, { kind: Kind }>;

/** A search as SQL: what must hold of the transaction, and, where it asks for nothing but a category, of the whole or one of its parts. */
export type Searched = { readonly whole: readonly Condition[]; readonly part: readonly PartCondition[] };

/** Its parts that must all hold: what is about categories alone also says which parts of a divided one count. */
export const toConditions = (searching: Searching, tree: SearchTree | null): Searched => {
  const parts = tree === null ? [] : tree.kind === "and" ? tree.parts : [tree];
  return {
    whole: parts.filter((part) => !isOfParts(part)).map((part) => toCondition(searching, part)),
    part: parts.filter(isOfParts).map((tree) => (part: Part) => ofPart(searching, tree, part)),
  };
};

const isOfCategory = (term: Term): boolean =>
  (term.kind === "field" && term.field === "category") ||
  (term.kind === "is" && term.state === "uncategorised");

const isOfParts = (tree: SearchTree): boolean => tree.kind !== "not" && listTerms(tree).every(isOfCategory);

const ofPart = (searching: Searching, tree: SearchTree, part: Part): Condition => {
  if (tree.kind === "or") return anyOf(tree.parts.map((each) => ofPart(searching, each, part)));
  if (tree.kind === "and") return allOf(tree.parts.map((each) => ofPart(searching, each, part)));
  if (tree.kind === "not") return not(ofPart(searching, tree.of, part));
  return tree.kind === "field"
    ? inNamedCategory(searching, tree.text, part)
    : ofKind(searching, "uncategorised", part);
};

const toCondition = (searching: Searching, tree: SearchTree): Condition => {
  if (tree.kind === "or") return anyOf(tree.parts.map((part) => toCondition(searching, part)));
  if (tree.kind === "and") return allOf(tree.parts.map((part) => toCondition(searching, part)));
  if (tree.kind === "not") return not(toCondition(searching, tree.of));
  return termCondition(searching, tree);
};

const termCondition = (searching: Searching, term: Term): Condition => {
  if (term.kind === "text") return anywhere(searching, term);
  if (term.kind === "field") return inField(searching, term);
  if (term.kind === "amount") return comparesAmount(term);
  if (term.kind === "number")
    return anyOf([
      comparesAmount({ kind: "amount", comparison: "=", amount: term.amount, sign: "" }),
      anywhere(searching, { kind: "text", text: term.text, exact: true }),
    ]);
  if (term.kind === "period") return within(searching, term);
  return term.kind === "is" ? isSo(searching, term.state) : hasOne(searching, term.possession);
};

const within = ({ calendar }: Searching, { field, period }: Of<"period">): Condition => {
  const { from, to } = resolvePeriod(period, calendar);
  const begun = sql<boolean>`transactions.booked_on >= ${from}`;
  const not_over = sql<boolean>`transactions.booked_on <= ${to}`;
  if (field === "in") return allOf([begun, not_over]);
  return field === "from" ? begun : not_over;
};

const ofKind = ({ kinds }: Searching, wanted: FlowKind, { isUnder }: Part): Condition => {
  const ids = [...kinds].filter(([, kind]) => kind === wanted).map(([id]) => id);
  return ids.length === 0 ? anyOf([]) : isUnder(sql`(${sql.join(ids)})`);
};

const STATES: Readonly<Record<Exclude<State, "transfer" | "uncategorised">, Condition>> = {
  out: sql<boolean>`transactions.amount < 0`,
  in: sql<boolean>`transactions.amount > 0`,
  refund: sql<boolean>`transactions.refund_of is not null`,
  recurring: sql<boolean>`transactions.series_id is not null`,
  split: sql<boolean>`transactions.has_splits = 1`,
  likely: HAS_LIKELY,
  pending: sql<boolean>`transactions.status = 'pending'`,
  hidden: sql<boolean>`transactions.hidden = 1`,
};

const isSo = (searching: Searching, state: State): Condition => {
  if (state === "uncategorised")
    return wholeOrPart(searching, (part) => ofKind(searching, "uncategorised", part));
  if (state !== "transfer") return STATES[state];
  return anyOf([
    sql<boolean>`transactions.transfer_id is not null`,
    wholeOrPart(searching, (part) => ofKind(searching, "transfer", part)),
  ]);
};

const hasOne = (searching: Searching, possession: Possession): Condition => {
  const { user_id } = searching;
  if (possession === "category") return not(isSo(searching, "uncategorised"));
  if (possession === "tag") return hasTag(user_id, sql`1 = 1`);
  if (possession === "note") return sql<boolean>`coalesce(transactions.note, '') <> ''`;
  if (possession === "attachment")
    return sql<boolean>`transactions.id in (select transaction_id from attachments where user_id = ${user_id})`;
  if (possession === "foreign") return sql<boolean>`transactions.original_currency is not null`;
  return possession === "merchant"
    ? sql<boolean>`transactions.merchant_id is not null`
    : sql<boolean>`transactions.statement_id is not null`;
};

/** Transactions with a tag of which `tag` holds. */
export const hasTag = (user_id: string, tag: RawBuilder<unknown>): Condition =>
  sql<boolean>`transactions.id in (select transaction_id from transaction_tags where user_id = ${user_id} and ${tag})`;

/** Sub-categories of which the text is in their name, or in that of their category. */
const idsOfNamed = ({ db, user_id }: Searching, text: string): RawBuilder<unknown> =>
  sql`select child.id from categories as child left join categories as parent on parent.user_id = child.user_id and parent.id = child.parent_id where child.user_id = ${user_id} and child.parent_id <> '' and (${containsText(db, sql.ref("child.name"), text)} or ${containsText(db, sql.ref("parent.name"), text)})`;

const inNamedCategory = (searching: Searching, text: string, { isUnder }: Part): Condition =>
  isUnder(sql`(${idsOfNamed(searching, text)})`);

/** That a row waits for a category is no name of it: a word finds it only by what it is called otherwise. */
const inGivenCategory = (searching: Searching, text: string, { isUnder }: Part): Condition =>
  isUnder(
    sql`(${idsOfNamed(searching, text)} and coalesce(child.starter_id, '') <> 'uncategorised.uncategorised')`,
  );

const COLUMNS = { vendors: "vendor_id", merchants: "merchant_id" } as const;

type Named = { readonly text: string; readonly exact: boolean };

const inNamed = (
  { db, user_id }: Searching,
  table: keyof typeof COLUMNS,
  { text, exact }: Named,
): Condition => {
  // longer words are told from slips, where names are looked through once
  const is_short = !exact && joinWord(foldText(text)).length < LEAST_LETTERS;
  const holds = (is_short ? containsName : containsText)(db, sql.ref("name"), text);
  return sql<boolean>`coalesce(${sql.ref(`transactions.${COLUMNS[table]}`)}, '') in (select id from ${sql.table(table)} where user_id = ${user_id} and ${holds})`;
};

/** Vendors and merchants whose name it nearly is. */
const nearly = ({ db, slips }: Searching, { text, exact }: Named): Condition[] => {
  const found = exact ? undefined : slips.get(foldText(text));
  if (found === undefined) return [];
  return (["vendors", "merchants"] as const)
    .filter((table) => found[table].length > 0)
    .map(
      (table) =>
        sql<boolean>`coalesce(${sql.ref(`transactions.${COLUMNS[table]}`)}, '') in ${idsIn(db, found[table])}`,
    );
};

const inNote = ({ db }: Searching, text: string): Condition =>
  sql<boolean>`(transactions.note is not null and ${containsText(db, sql.ref("transactions.note"), text)})`;

const anywhere = (searching: Searching, term: Of<"text">): Condition =>
  anyOf([
    containsText(searching.db, sql.ref("transactions.description"), term.text),
    inNote(searching, term.text),
    inNamed(searching, "vendors", term),
    inNamed(searching, "merchants", term),
    wholeOrPart(searching, (part) => inGivenCategory(searching, term.text, part)),
    ...nearly(searching, term),
  ]);

/** The name that a row is shown with: its merchant's, else the vendor's. */
const ofMerchant = (searching: Searching, term: Of<"field">): Condition =>
  anyOf([
    inNamed(searching, "merchants", term),
    allOf([sql<boolean>`transactions.merchant_id is null`, inNamed(searching, "vendors", term)]),
    ...nearly(searching, term),
  ]);

const ACCOUNT_LABEL = sql`(coalesce(label, '') || ' ' || bank_name || ' ' || coalesce(last_4_digits, ''))`;

const FIELDS: Readonly<Record<TextField, (searching: Searching, term: Of<"field">) => Condition>> = {
  note: (searching, { text }) => inNote(searching, text),
  vendor: (searching, term) => inNamed(searching, "vendors", term),
  merchant: ofMerchant,
  currency: (_, { text }) => sql<boolean>`(transactions.currency = ${text.toUpperCase()})`,
  category: (searching, { text }) => wholeOrPart(searching, (part) => inNamedCategory(searching, text, part)),
  tag: ({ db, user_id }, { text }) =>
    hasTag(
      user_id,
      sql`tag_id in (select id from tags where user_id = ${user_id} and ${containsText(db, sql.ref("name"), text)})`,
    ),
  account: ({ db, user_id }, { text }) =>
    sql<boolean>`transactions.bank_account_id in (select id from bank_accounts where user_id = ${user_id} and ${containsText(db, ACCOUNT_LABEL, text)})`,
};

const inField = (searching: Searching, term: Of<"field">): Condition => FIELDS[term.field](searching, term);

const COMPARISONS: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
  ">": sql`>`,
  ">=": sql`>=`,
  "<": sql`<`,
  "<=": sql`<=`,
  "=": sql`=`,
};

/** Amounts are written in major units, so each currency has its own number to compare with. */
const toMinor = (major: number, currency: RawBuilder<unknown>): RawBuilder<unknown> => {
  const inUnits = (digits: number) => sql.lit(Math.round(major * 10 ** digits));
  const usual = inUnits(2);
  const cases = [...listUnusualDigits()].map(
    ([digits, currencies]) =>
      sql`when ${currency} in (${sql.join(currencies.map((code) => sql.lit(code)))}) then ${inUnits(digits)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${usual} end`;
};

/** Compares what was booked; an amount that is to be met is also what was paid abroad, before it was changed. */
const comparesAmount = ({ comparison, amount, sign }: Of<"amount">): Condition => {
  const major = Number(amount) * (sign === "-" ? -1 : 1);
  const compares = (column: "amount" | "original_amount", currency: "currency" | "original_currency") => {
    const booked = sql.ref(`transactions.${column}`);
    const value = sign === "" ? sql`abs(${booked})` : booked;
    return sql<boolean>`${value} ${COMPARISONS[comparison]} ${toMinor(major, sql.ref(`transactions.${currency}`))}`;
  };
  const booked = compares("amount", "currency");
  if (comparison !== "=") return booked;
  return anyOf([
    booked,
    allOf([
      sql<boolean>`transactions.original_amount is not null`,
      compares("original_amount", "original_currency"),
    ]),
  ]);
};
