import type { Forecast } from "@passbook/contract/forecast";
import { addDays, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { KnownAccount } from "@passbook/enrichment";
import { listBankAccountRows } from "../bank-accounts/index.ts";
import { type KnownBalance, loadKnownBalances } from "../insights/index.ts";

/** Accounts from which nothing is paid: what moves there is gone, as far as a forecast goes. */
export const NOT_SPENT: readonly string[] = ["loan", "investment"];
const FEWEST_DAYS = 28;
const OLDEST_DAYS = 124;

/** An account whose balance is known, with its currency. */
export type Account = KnownAccount & { readonly currency: string; readonly proved: boolean };
export type Accounts = { readonly known: readonly Account[]; readonly left_out: Forecast["left_out"] };

/** The account as it is known, or why it is left out. */
const judgeAccount = ({
  row,
  known,
  today,
}: {
  row: BankAccountRow;
  known: KnownBalance | undefined;
  today: string;
}): Account | Forecast["left_out"][number]["reason"] => {
  if (NOT_SPENT.includes(row.account_type)) return "not_spent";
  if (known === undefined) return "no_balance";
  const account = { id: row.id, ...known };
  if (daysBetween(account.known_through, today) > OLDEST_DAYS) return "too_old";
  return account.known_through < addDays(account.known_from, FEWEST_DAYS - 1) ? "too_new" : account;
};

/** Open accounts whose balance is known well enough to go on from, and why others are left out. */
export const loadAccounts = async (db: Db, user_id: string, today: string): Promise<Accounts> => {
  const open = (await listBankAccountRows(db, user_id)).filter(({ closed_at }) => closed_at === null);
  const account_ids = open.map(({ id }) => id);
  const balances = await loadKnownBalances(db, user_id, { account_ids, today });
  const known: Account[] = [];
  const left_out: Accounts["left_out"] = [];
  const judged = open.map((row) => judgeAccount({ row, known: balances.get(row.id), today }));
  for (const [at, found] of judged.entries())
    if (typeof found === "string") left_out.push({ bank_account_id: open[at]?.id ?? "", reason: found });
    else known.push(found);
  return { known, left_out };
};
