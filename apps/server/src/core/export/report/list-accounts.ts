import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { findBalanceOn, loadBalances, toDisplayLabel } from "../../bank-accounts/index.ts";
import type { ReportPeriod } from "./sum-report.ts";

export type ReportAccount = {
  readonly label: string;
  readonly currency: string;
  /** What it held before the first day and at the end of the last; null where that is not known. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly state: "proved" | "counted" | "missing" | null;
};

/** What every account held around a period, as its register has it. */
export const listReportAccounts = async (
  db: Db,
  user_id: string,
  { from, to }: ReportPeriod,
): Promise<ReportAccount[]> => {
  const before = addDays(from, -1);
  const balances = await loadBalances(db, user_id);
  return balances.flatMap((each) => {
    const [opening, closing] = [findBalanceOn(each, before), findBalanceOn(each, to)];
    if (opening === null && closing === null) return [];
    const { account, currency } = each;
    return [
      {
        label: toDisplayLabel(account),
        currency,
        opening: opening?.amount ?? null,
        closing: closing?.amount ?? null,
        state: closing?.state ?? null,
      },
    ];
  });
};
