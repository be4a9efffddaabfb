import type { BankAccount } from "@passbook/contract/bank-accounts";
import { accountType } from "@passbook/contract/bank-accounts";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { sql } from "kysely";
import * as z from "zod";
import { findBank } from "../../common/index.ts";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";
import { readRateChanges } from "./loan-rates.ts";

/** What the newest statement of an account printed as its closing balance; one in another currency says nothing about it. */
type ClosingRow = {
  bank_account_id: string;
  id: string;
  period_to: string;
  closing_balance: number;
  verdict: string | null;
};

const findClosings = async (db: Db, user_id: string): Promise<Map<string, ClosingRow>> => {
  const { rows } = await sql<ClosingRow>`
    select bank_account_id, id, period_to, closing_balance, verdict from (
      select s.bank_account_id, s.id, s.period_to, s.closing_balance, s.verdict,
        row_number() over (partition by s.bank_account_id order by s.period_to desc, s.id desc) as place
      from statements s join bank_accounts a on a.user_id = s.user_id and a.id = s.bank_account_id
      where s.user_id = ${user_id} and s.status = 'imported'
        and s.closing_balance is not null and s.period_to is not null
        and (s.currency is null or s.currency = a.currency)
    ) as placed where place = 1`.execute(db);
  return new Map(rows.map((row) => [row.bank_account_id, row]));
};

const countTransactions = async (db: Db, user_id: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("transactions")
    .select((of) => ["bank_account_id", of.fn.countAll().as("rows")])
    .where("user_id", "=", user_id)
    .groupBy("bank_account_id")
    .execute();
  return new Map(rows.map((row) => [row.bank_account_id, toNumber(row.rows)]));
};

/** The label a person gave, or the bank's name and the last digits. */
export const toDisplayLabel = (row: Pick<BankAccountRow, "label" | "bank_name" | "last_4_digits">): string =>
  row.label ?? [row.bank_name, row.last_4_digits].filter((part) => part !== null).join(" ");

const toBankAccount = (
  row: Kept<BankAccountRow>,
  { closing, count }: { closing: ClosingRow | undefined; count: number },
): BankAccount => ({
  id: row.id,
  label: row.label,
  last_4_digits: row.last_4_digits,
  account_type: z.parse(accountType, row.account_type),
  currency: row.currency,
  bank: {
    id: row.bank_id,
    name: row.bank_name,
    logo: row.bank_id === null || findBank(row.bank_id) === null ? null : `/common/banks/${row.bank_id}/logo`,
    country: row.bank_country,
  },
  display_label: toDisplayLabel(row),
  balance:
    closing === undefined
      ? null
      : {
          amount: toNumber(closing.closing_balance),
          as_of: closing.period_to,
          statement_id: closing.id,
          proved: closing.verdict === "proved",
        },
  transaction_count: count,
  sample: row.is_sample === 1,
  closed_at: row.closed_at,
  interest_rate: row.interest_rate,
  rate_changes: readRateChanges(row),
  is_private: row.is_private === 1,
  version: row.version,
});

/** Open accounts first, each by its label. */
const byLabel = (one: BankAccount, other: BankAccount): number =>
  Number(one.closed_at !== null) - Number(other.closed_at !== null) ||
  one.display_label.localeCompare(other.display_label, "en") ||
  (one.id < other.id ? -1 : 1);

/** The rows alone, oldest first. */
export const listBankAccountRows = (db: Db, user_id: string): Promise<Kept<BankAccountRow>[]> =>
  db.selectFrom("bank_accounts").selectAll().where("user_id", "=", user_id).orderBy("id").execute();

export const listBankAccounts = async (db: Db, user_id: string): Promise<BankAccount[]> => {
  const [rows, closings, counts] = await Promise.all([
    listBankAccountRows(db, user_id),
    findClosings(db, user_id),
    countTransactions(db, user_id),
  ]);
  return rows
    .map((row) => toBankAccount(row, { closing: closings.get(row.id), count: counts.get(row.id) ?? 0 }))
    .toSorted(byLabel);
};

export const getBankAccount = async (db: Db, user_id: string, id: string): Promise<BankAccount> => {
  const found = (await listBankAccounts(db, user_id)).find((account) => account.id === id);
  if (found === undefined) throw notFound("bank_account");
  return found;
};

/** The account that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "bank_accounts", id, show: getBankAccount });

/** The row of an account; `field` names where the id was said, if not in the path. */
export const getBankAccountRow = async (
  db: Db,
  user_id: string,
  id: string,
  field?: string,
): Promise<BankAccountRow> => {
  const row = await db
    .selectFrom("bank_accounts")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("bank_account", field);
  return row;
};
