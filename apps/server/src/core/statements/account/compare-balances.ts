import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { loadDaysOf, MOST_WEIGHED, toDatedAmount } from "./load-days.ts";
import { findPeriod } from "../kept/find-period.ts";

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

/** Of each row that is there already, whether the balance after it is. */
const compareAfterRows = async (
  trx: Db,
  account: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<boolean[]> => {
  const rows = transactions
    .filter(({ balance_after, pending }) => balance_after !== null && !pending)
    .slice(0, MOST_WEIGHED);
  if (rows.length === 0) return [];
  const stored = await loadDaysOf(trx, account, rows);
  const balances = Map.groupBy(
    stored.filter(({ balance_after }) => balance_after !== null),
    toDatedAmount,
  );
  return rows.flatMap((row) => {
    const same = balances.get(toDatedAmount(row));
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

/**
 * Whether statements of an account cover days of these rows, and it never held then what is printed for these days: whatever the rows
 * say, they are of another account. What it held is counted back from where its statements end. False where nothing can be compared.
 */
export const heldOtherwise = async (
  trx: Db,
  account: BankAccountRow,
  { transactions }: ParsedStatement,
): Promise<boolean> => {
  const rows = transactions.filter(({ balance_after, pending }) => balance_after !== null && !pending);
  const days = [...new Set(rows.map(({ booked_on }) => booked_on))].toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return false;
  const statements = await trx
    .selectFrom("statements")
    .select(["period_to", "closing_balance"])
    .where("user_id", "=", account.user_id)
    .where("bank_account_id", "=", account.id)
    .where("status", "=", "imported")
    .where("period_from", "<=", last)
    .where("period_to", ">=", first)
    .where("closing_balance", "is not", null)
    .execute();
  const ends = statements.flatMap(({ period_to, closing_balance }) =>
    period_to === null || closing_balance === null ? [] : [{ on: period_to, amount: closing_balance }],
  );
  const [latest] = ends
    .map(({ on }) => on)
    .toSorted()
    .toReversed();
  if (latest === undefined) return false;
  const booked = await loadDaysOf(trx, account, [
    { booked_on: first, amount: 0 },
    { booked_on: latest, amount: 0 },
  ]);
  const agrees = ends.map(({ on, amount }) => {
    const day = days.findLast((each) => each <= on) ?? first;
    const after = booked.filter(({ booked_on }) => day < booked_on && booked_on <= on);
    const held = amount - after.reduce((sum, row) => sum + row.amount, 0);
    return rows.some((row) => row.booked_on === day && row.balance_after === held);
  });
  return agrees.length > 0 && !agrees.includes(true);
};
