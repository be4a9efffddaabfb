import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { addDays, daysBetween } from "@passbook/contract/values";
import { toKey } from "./choose-account.ts";
import { heldOtherwise, neverHasSameBalance } from "./compare-balances.ts";
import { findOnly } from "./find-only.ts";
import { readDetails } from "../kept/details.ts";
import { loadDaysOf, MOST_WEIGHED, toDatedAmount } from "./load-days.ts";
import { findPeriod } from "../kept/find-period.ts";

const LEAST_SHARED = 3;
const LEAST_SHARE = 0.5;
/** Where a table prints no period its rows stand for it, and a month may pass between two of them. */
const MOST_PAUSE_DAYS = 35;
const LEAST_KNOWN_TEXTS = 0.3;
/** Two files of one account may date a row by its booking or by its value. */
const MOST_DAYS_APART = 3;
/** A name seldom changes. */
const MOST_STATEMENTS = 12;

/** What speaks for an account: `joins` and `shares_rows` are as good as its number, the others count together only. */
type Evidence = {
  readonly account: BankAccountRow;
  readonly joins: boolean;
  readonly shares_rows: boolean;
  readonly knows_layout: boolean;
  readonly known_texts: number;
  /** On days that a proved statement of the account covers, it booked other rows. */
  readonly booked_otherwise: boolean;
  /** Where both print balances of the same moments, they are never the same. */
  readonly has_other_balances: boolean;
};

/** What the past of the accounts says: whose a statement is, whose it may be and shall be asked, or nothing. */
export type Recalled =
  | {
      readonly kind: "certain";
      readonly account: BankAccountRow;
      /** Its balance goes on where a statement of the account ends, or the other way round. */
      readonly joins: boolean;
    }
  | { readonly kind: "likely"; readonly account: BankAccountRow }
  | { readonly kind: "nothing" };

/**
 * The one account whose past a statement continues: its balance goes on where a statement of the account ends, its rows are there
 * already, or its layout and its texts are those of the account. A layout that one account alone knows makes it likely. Days that the
 * account has proved with other rows speak against it, however alike the files are, and so do balances that are never the same.
 */
export const findByHistory = async (
  trx: Db,
  accounts: readonly BankAccountRow[],
  printed: ParsedStatement,
): Promise<Recalled> => {
  const all: Evidence[] = [];
  for (const account of accounts) all.push(await weigh(trx, account, printed));
  const evidence = all.filter(({ has_other_balances }) => !has_other_balances);
  const certain = evidence.filter(({ joins, shares_rows }) => joins || shares_rows);
  if (certain.length > 0) return toRecalled("certain", certain);
  const [best, next] = evidence.toSorted((a, b) => b.known_texts - a.known_texts);
  const stands_out = next === undefined || best === undefined || next.known_texts * 2 <= best.known_texts;
  if (
    best?.knows_layout === true &&
    !best.booked_otherwise &&
    best.known_texts >= LEAST_KNOWN_TEXTS &&
    stands_out
  )
    return toRecalled("certain", [best]);
  const alike = evidence.filter(({ knows_layout }) => knows_layout);
  return alike.some(({ booked_otherwise }) => !booked_otherwise)
    ? toRecalled("likely", alike)
    : { kind: "nothing" };
};

/** Whether an account has proved other rows for the days of a statement, which nothing else makes its own. */
export const isContradicted = async (
  trx: Db,
  account: BankAccountRow,
  printed: ParsedStatement,
): Promise<boolean> =>
  (await bookedOtherwise(trx, account, printed)) &&
  !(await joinsBalance(trx, account, printed)) &&
  !(await sharesRows(trx, account, printed));

/** Whether the days or the balances of an account speak against a statement that nothing but having no other account makes its own. */
export const isSpokenAgainst = async (
  trx: Db,
  account: BankAccountRow,
  printed: ParsedStatement,
): Promise<boolean> =>
  (await isContradicted(trx, account, printed)) ||
  (await neverHasSameBalance(trx, account, printed)) ||
  (await heldOtherwise(trx, account, printed));

const toRecalled = (kind: "certain" | "likely", evidence: readonly Evidence[]): Recalled => {
  const only = findOnly(evidence);
  if (only === null) return { kind: "nothing" };
  const { account, joins } = only;
  return kind === "certain" ? { kind, account, joins } : { kind, account };
};

const weigh = async (trx: Db, account: BankAccountRow, printed: ParsedStatement): Promise<Evidence> => ({
  account,
  joins: await joinsBalance(trx, account, printed),
  shares_rows: await sharesRows(trx, account, printed),
  // One layout serves all accounts of a bank; where its files name them, another name is another account.
  knows_layout:
    (await knowsLayout(trx, account, printed)) && !(await isCalledOtherwise(trx, account, printed)),
  known_texts: await shareKnownTexts(trx, account, printed),
  booked_otherwise: await bookedOtherwise(trx, account, printed),
  has_other_balances: await neverHasSameBalance(trx, account, printed),
});

/** Nothing left is what many accounts end with, so it tells nothing. */
const joinsBalance = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  printed: ParsedStatement,
): Promise<boolean> => {
  const { opening_balance, closing_balance } = printed;
  const { period_from, period_to } = findPeriod(printed);
  const [first, last] = [period_from ?? period_to, period_to ?? period_from];
  if (first === null || last === null) return false;
  const rows = await trx
    .selectFrom("statements")
    .select(["period_from", "period_to", "opening_balance", "closing_balance"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("status", "=", "imported")
    .where((where) =>
      where.or([
        where.between("period_to", addDays(first, -MOST_PAUSE_DAYS), first),
        where.between("period_from", last, addDays(last, MOST_PAUSE_DAYS)),
      ]),
    )
    .execute();
  const follows = (end: string | null, start: string | null): boolean => {
    const days = end === null || start === null ? -1 : daysBetween(end, start);
    return days >= 0 && days <= MOST_PAUSE_DAYS;
  };
  return rows.some(
    (row) =>
      (opening_balance !== null &&
        opening_balance !== 0 &&
        row.closing_balance === opening_balance &&
        follows(row.period_to, period_from)) ||
      (closing_balance !== null &&
        closing_balance !== 0 &&
        row.opening_balance === closing_balance &&
        follows(period_to, row.period_from)),
  );
};

/** At least three rows, and most of those on days between the account's first and last common row, are there already. */
export const sharesRows = async (
  trx: Db,
  account: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<boolean> => {
  const rows = transactions.slice(0, MOST_WEIGHED);
  const stored = await loadDaysOf(trx, account, rows);
  const left = new Map<string, number>();
  for (const row of stored) left.set(toDatedAmount(row), (left.get(toDatedAmount(row)) ?? 0) + 1);
  const shared = rows.filter((row) => {
    const count = left.get(toDatedAmount(row)) ?? 0;
    left.set(toDatedAmount(row), count - 1);
    return count > 0;
  });
  const common = shared.map(({ booked_on }) => booked_on).toSorted();
  const within = rows.filter(
    ({ booked_on }) => booked_on >= (common[0] ?? "") && booked_on <= (common.at(-1) ?? ""),
  );
  return shared.length >= LEAST_SHARED && shared.length >= LEAST_SHARE * within.length;
};

const knowsLayout = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  { layout }: ParsedStatement,
): Promise<boolean> => {
  if (layout == null) return false;
  const { count } = await trx
    .selectFrom("known_layouts")
    .select((select) => select.fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("fingerprint", "=", layout.fingerprint)
    .executeTakeFirstOrThrow();
  return toNumber(count) > 0;
};

/** The last statements of the account print names, and none of them this one. */
const isCalledOtherwise = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  { account: { name } }: ParsedStatement,
): Promise<boolean> => {
  if (name == null) return false;
  const rows = await trx
    .selectFrom("statements")
    .select("details")
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("status", "=", "imported")
    .orderBy("id", "desc")
    .limit(MOST_STATEMENTS)
    .execute();
  const names = rows.flatMap((row) => readDetails(row).printed_account?.name ?? []);
  return names.length > 0 && !names.some((each) => toKey(each) === toKey(name));
};

/** The share of the different texts that the account has seen before. */
const shareKnownTexts = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<number> => {
  const texts = [...new Set(transactions.slice(0, MOST_WEIGHED).map(({ description }) => description))];
  if (texts.length === 0) return 0;
  const known = await trx
    .selectFrom("transactions")
    .select("description")
    .distinct()
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("description", "in", idsIn(trx, texts))
    .execute();
  return known.length / texts.length;
};

/** Of the rows inside a period that the account has proved, fewer than half have an amount that was booked there. */
const bookedOtherwise = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<boolean> => {
  const rows = transactions.filter(({ pending }) => !pending).slice(0, MOST_WEIGHED);
  const printed_days = rows.map(({ booked_on }) => booked_on).toSorted();
  const proved = await trx
    .selectFrom("statements")
    .select(["period_from", "period_to"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("status", "=", "imported")
    .where("verdict", "=", "proved")
    .where("period_to", ">", printed_days[0] ?? "")
    .where("period_from", "<", printed_days.at(-1) ?? "")
    .execute();
  // a download may begin or end in the middle of a day
  const inside = rows.filter(({ booked_on }) =>
    proved.some(
      ({ period_from, period_to }) => (period_from ?? "~") < booked_on && booked_on < (period_to ?? ""),
    ),
  );
  if (inside.length === 0) return false;
  const days = inside.map(({ booked_on }) => booked_on).toSorted();
  const stored = await trx
    .selectFrom("transactions")
    .select("amount")
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("booked_on", ">=", addDays(days[0] ?? "", -MOST_DAYS_APART))
    .where("booked_on", "<=", addDays(days.at(-1) ?? "", MOST_DAYS_APART))
    .execute();
  const left = new Map<number, number>();
  for (const { amount } of stored) left.set(amount, (left.get(amount) ?? 0) + 1);
  const shared = inside.filter(({ amount }) => {
    const count = left.get(amount) ?? 0;
    left.set(amount, count - 1);
    return count > 0;
  });
  return shared.length < LEAST_SHARE * inside.length;
};
