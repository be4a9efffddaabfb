import type { Register } from "@passbook/contract/bank-accounts";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { type BalancedRow, balanceRows, type PrintedBalances } from "./balance-rows.ts";
import { type DayRow, listDayRows } from "./list-day-rows.ts";
import { listPrinted } from "./list-printed.ts";
import { listBankAccountRows } from "./repo.ts";

/** What an account holds in one currency, from its first known day on. */
export type Balances = {
  readonly account: Kept<BankAccountRow>;
  readonly currency: string;
  /** Oldest first; those of one day that the same statements print are one. */
  readonly rows: readonly BalancedRow<DayRow>[];
  readonly breaks: Register["breaks"];
  readonly printed: readonly PrintedBalances[];
};

type Place = { readonly bank_account_id: string; readonly currency: string };
const keyOf = ({ bank_account_id, currency }: Place): string => `${bank_account_id} ${currency}`;

/** A statement without rows still prints what the account held on its last day. */
const standIn = (place: Place, rows: readonly DayRow[], printed: readonly PrintedBalances[]): DayRow[] => {
  const with_rows = new Set(rows.flatMap(({ statement_ids }) => statement_ids));
  return printed
    .filter(({ id, opening, closing }) => !with_rows.has(id) && (opening !== null || closing !== null))
    .map(({ id, to }) => ({ ...place, id, booked_on: to, amount: 0, statement_ids: [id] }));
};

/**
 * The balances of all accounts, as the register of each has them (decision 085): in the currency of the account, and in others in which a statement
 * prints balances.
 */
export const loadBalances = async (db: Db, user_id: string): Promise<Balances[]> => {
  const [accounts, day_rows, all_printed] = await Promise.all([
    listBankAccountRows(db, user_id),
    listDayRows(db, user_id),
    listPrinted(db, user_id, null),
  ]);
  const currencyOf = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const rowsOf = Map.groupBy(day_rows, keyOf);
  const printedOf = Map.groupBy(all_printed, ({ bank_account_id, currency }) =>
    keyOf({ bank_account_id, currency: currency ?? currencyOf.get(bank_account_id) ?? "" }),
  );
  return accounts.flatMap((account) => {
    const others = all_printed.flatMap(({ bank_account_id, currency, opening, closing }) =>
      bank_account_id !== account.id || currency === null || (opening ?? closing) === null ? [] : currency,
    );
    return [...new Set([account.currency, ...others])].map((currency) => {
      const place = { bank_account_id: account.id, currency };
      const own = rowsOf.get(keyOf(place)) ?? [];
      const printed = printedOf.get(keyOf(place)) ?? [];
      return {
        account,
        currency,
        printed,
        ...balanceRows([...own, ...standIn(place, own, printed)], printed),
      };
    });
  });
};
