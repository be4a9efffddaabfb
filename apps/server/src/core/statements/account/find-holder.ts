import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { findOnly } from "./find-only.ts";
import { sharesRows } from "./weigh-history.ts";

/** The one of these accounts that has the rows of a statement already, in its currency; null where none or several have. */
export const findHolder = async (
  trx: Db,
  accounts: readonly BankAccountRow[],
  printed: ParsedStatement,
): Promise<BankAccountRow | null> => {
  const holders: BankAccountRow[] = [];
  for (const account of accounts) {
    const is_possible =
      account.is_sample === 0 && (printed.currency === null || printed.currency === account.currency);
    if (is_possible && (await sharesRows(trx, account, printed))) holders.push(account);
  }
  return findOnly(holders);
};
