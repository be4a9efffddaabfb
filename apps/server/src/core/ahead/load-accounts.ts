import type { Forecast } from "@passbook/contract/forecast";
import { addDays, daysBetween } from "@passbook/contract/values";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { KnownAccount } from "@passbook/enrichment";
import { listBankAccountRows } from "../bank-accounts/index.ts";
import { listStatementFacts } from "../insights/index.ts";

/** Accounts from which nothing is paid: what moves there is gone, as far as a forecast goes. */
const NOT_SPENT: readonly string[] = ["loan", "investment"];
const FEWEST_DAYS = 28;
const OLDEST_DAYS = 124;

/** An account whose balance is known, with its currency. */
export type Account = KnownAccount & { readonly currency: string; readonly proved: boolean };
export type Accounts = { readonly known: readonly Account[]; readonly left_out: Forecast["left_out"] };

type Closing = {
  readonly amount: number;
  readonly as_of: string;
  readonly since: string;
  readonly currency: string;
  readonly proved: boolean;
};

/** What was booked on an account after its last printed balance, and when it was booked last. */
const sumSince = async (
  db: Db,
  user_id: string,
  { id, closing, today }: { id: string; closing: Closing; today: string },
) => {
  const row = await db
    .selectFrom("transactions")
    .select((of) => [of.fn.sum<number>("amount").as("amount"), of.fn.max("booked_on").as("last_on")])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("currency", "=", closing.currency)
    .where("booked_on", ">", closing.as_of)
    .where("booked_on", "<=", today)
    .executeTakeFirst();
  return { amount: toNumber(row?.amount ?? 0), last_on: row?.last_on ?? null };
};

/** The last printed balance of each account, with the first day that its statements tell of. */
const listClosings = async (db: Db, user_id: string, today: string): Promise<Map<string, Closing>> => {
  const facts = (await listStatementFacts(db, user_id)).filter(({ period_to }) => period_to <= today);
  const closings = new Map<string, Closing>();
  for (const [id, own] of Map.groupBy(facts, ({ bank_account_id }) => bank_account_id)) {
    const last = own.findLast(
      ({ closing_balance, currency }) => closing_balance !== null && currency !== null,
    );
    if (last?.closing_balance == null || last.currency === null) continue;
    const since = own.reduce((first, each) => (each.period_from < first ? each.period_from : first), today);
    closings.set(id, {
      amount: last.closing_balance,
      as_of: last.period_to,
      since,
      currency: last.currency,
      proved: last.verdict === "proved",
    });
  }
  return closings;
};

const toAccount = async (
  db: Db,
  user_id: string,
  { id, closing, today }: { id: string; closing: Closing; today: string },
): Promise<Account> => {
  const since = await sumSince(db, user_id, { id, closing, today });
  return {
    id,
    currency: closing.currency,
    proved: closing.proved,
    balance: closing.amount + since.amount,
    known_through: since.last_on ?? closing.as_of,
    known_from: closing.since,
  };
};

/** The account as it is known, or why it is left out. */
const judgeAccount = async (
  db: Db,
  user_id: string,
  { row, closing, today }: { row: BankAccountRow; closing: Closing | undefined; today: string },
): Promise<Account | Forecast["left_out"][number]["reason"]> => {
  if (NOT_SPENT.includes(row.account_type)) return "not_spent";
  if (closing === undefined) return "no_balance";
  const account = await toAccount(db, user_id, { id: row.id, closing, today });
  if (daysBetween(account.known_through, today) > OLDEST_DAYS) return "too_old";
  return account.known_through < addDays(account.known_from, FEWEST_DAYS - 1) ? "too_new" : account;
};

/** Open accounts whose balance is known well enough to go on from, and why others are left out. */
export const loadAccounts = async (db: Db, user_id: string, today: string): Promise<Accounts> => {
  const [rows, closings] = await Promise.all([
    listBankAccountRows(db, user_id),
    listClosings(db, user_id, today),
  ]);
  const open = rows.filter(({ closed_at }) => closed_at === null);
  const known: Account[] = [];
  const left_out: Accounts["left_out"] = [];
  const judged = await Promise.all(
    open.map((row) => judgeAccount(db, user_id, { row, closing: closings.get(row.id), today })),
  );
  for (const [at, found] of judged.entries())
    if (typeof found === "string") left_out.push({ bank_account_id: open[at]?.id ?? "", reason: found });
    else known.push(found);
  return { known, left_out };
};
