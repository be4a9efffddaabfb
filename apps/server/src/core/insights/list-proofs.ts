import type { MonthInsights } from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows } from "../bank-accounts/index.ts";
import { provePeriod } from "./prove-period.ts";
import { findActiveAccounts, findStatedAccounts, listStatementFacts } from "./repo.ts";

/** How far each account's statements prove a month. */
export const listProofs = async (
  db: Db,
  user_id: string,
  { month, today, bank_account_id }: { month: string; today: string; bank_account_id: string | undefined },
): Promise<MonthInsights["proofs"]> => {
  const [accounts, facts, active, stated] = await Promise.all([
    listBankAccountRows(db, user_id),
    listStatementFacts(db, user_id),
    findActiveAccounts(db, user_id, month),
    findStatedAccounts(db, user_id),
  ]);
  const byAccount = Map.groupBy(facts, (fact) => fact.bank_account_id);
  return accounts
    .filter(({ id }) => bank_account_id === undefined || id === bank_account_id)
    .map(({ id, closed_at }) =>
      provePeriod({
        bank_account_id: id,
        month,
        today,
        has_rows: active.has(id),
        is_stated: stated.has(id),
        closed_on: closed_at?.slice(0, 10) ?? null,
        statements: byAccount.get(id) ?? [],
      }),
    );
};
