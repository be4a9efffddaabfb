import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { findPeriod } from "./to-statement-row.ts";

/** Enough to tell accounts apart; a file of many thousand rows need not be weighed whole. */
const MOST_COMPARED = 2000;

/**
 * Whether a statement has rows or a period in common with an account but never the same balance: two accounts of a household may pay the
 * same things on the same days, and their balances tell them apart. False where nothing can be compared.
 */
export const neverHasSameBalance = async (
  trx: Db,
  account: BankAccountRow,
  printed: ParsedStatement,
): Promise<boolean> => {
  const after_rows = await compareAfterRows(trx, account, printed);
  const compared = after_rows.length > 0 ? after_rows : await compareAtEnds(trx, account, printed);
  return compared.length > 0 && !compared.includes(true);
};

const toMovement = (row: { booked_on: string; amount: number }): string =>
  `${row.booked_on} ${String(row.amount)}`;

/** Of each row that is there already, whether the balance after it is. */
const compareAfterRows = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<boolean[]> => {
  const rows = transactions
    .filter(({ balance_after, pending }) => balance_after !== null && !pending)
    .slice(0, MOST_COMPARED);
  if (rows.length === 0) return [];
  const days = rows.map(({ booked_on }) => booked_on).toSorted();
  const stored = await trx
    .selectFrom("transactions")
    .select(["booked_on", "amount", "balance_after"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("balance_after", "is not", null)
    .where("booked_on", ">=", days[0] ?? "")
    .where("booked_on", "<=", days.at(-1) ?? "")
    .execute();
  const balances = Map.groupBy(stored, toMovement);
  return rows.flatMap((row) => {
    const same = balances.get(toMovement(row));
    return same === undefined ? [] : [same.some(({ balance_after }) => balance_after === row.balance_after)];
  });
};

/** Of each statement of the very same days, whether it begins or ends with the same balance. */
const compareAtEnds = async (
  trx: Db,
  { user_id, id }: BankAccountRow,
  printed: ParsedStatement,
): Promise<boolean[]> => {
  const { opening_balance, closing_balance } = printed;
  const { period_from, period_to } = findPeriod(printed);
  if (opening_balance === null || closing_balance === null) return [];
  const rows = await trx
    .selectFrom("statements")
    .select(["opening_balance", "closing_balance"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("status", "=", "imported")
    .where("period_from", "=", period_from)
    .where("period_to", "=", period_to)
    .where("opening_balance", "is not", null)
    .where("closing_balance", "is not", null)
    .execute();
  return rows.map(
    (row) => row.opening_balance === opening_balance || row.closing_balance === closing_balance,
  );
};
