import { type Db, toNumber } from "@passbook/db/dialect";
import type { PrintedBalances } from "./balance-rows.ts";

type Printed = PrintedBalances & {
  readonly bank_account_id: string;
  /** Null where the statement names none: that of its account. */
  readonly currency: string | null;
};

/** What the imported statements of an account, or of all accounts, print as their balances. */
export const listPrinted = async (
  db: Db,
  user_id: string,
  bank_account_id: string | null,
): Promise<Printed[]> => {
  let query = db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "currency", "period_from", "period_to"])
    .select(["opening_balance", "closing_balance", "verdict"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported");
  if (bank_account_id !== null) query = query.where("bank_account_id", "=", bank_account_id);
  return (await query.execute()).flatMap(({ period_from, period_to, verdict, ...row }) => {
    const { opening_balance, closing_balance, bank_account_id: of } = row;
    if (period_to === null || of === null) return [];
    return [
      {
        id: row.id,
        bank_account_id: of,
        currency: row.currency,
        from: period_from ?? period_to,
        to: period_to,
        opening: opening_balance === null ? null : toNumber(opening_balance),
        closing: closing_balance === null ? null : toNumber(closing_balance),
        is_proved: verdict === "proved",
      },
    ];
  });
};
