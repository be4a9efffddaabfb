import type { Db } from "@passbook/db/dialect";
import { listLowBalances } from "../ahead/index.ts";
import { listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { type Asked, type Found, NOTHING } from "./found.ts";
import { loadLimits } from "./settings.ts";

/** How far ahead a low balance is foretold. */
const AHEAD_DAYS = 14;

/** Balances that are low or will be; told once for an account and month. */
export const findLow = async (db: Db, { user_id, today }: Asked): Promise<Found[]> => {
  const limits = await loadLimits(db, user_id);
  const low = await listLowBalances(db, user_id, { today, days: AHEAD_DAYS, limits });
  const names = new Map((await listBankAccountRows(db, user_id)).map((row) => [row.id, toDisplayLabel(row)]));
  return low.map(({ bank_account_id, on, amount, limit, currency, is_now }) => ({
    ...NOTHING,
    kind: "low_balance",
    about: is_now ? "low_balance" : "low_ahead",
    on,
    name: names.get(bank_account_id) ?? "",
    amount,
    beside: limit,
    currency,
    bank_account_id,
    subject: `low_balance ${bank_account_id} ${on.slice(0, 7)}`,
  }));
};
