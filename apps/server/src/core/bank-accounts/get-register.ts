import type { Register } from "@passbook/contract/bank-accounts";
import type { Db } from "@passbook/db/dialect";
import type { BalancedRow } from "./balance-rows.ts";
import { balanceAccount, type RegisterRow as Row } from "./balance-account.ts";
import { getBankAccountRow } from "./repo.ts";

const ROWS_AT_ONCE = 100;
const MOST_POINTS = 500;

/** What a day ends with; of many days every few, and always where the balance becomes known or unknown. */
const listPoints = (rows: readonly BalancedRow<Row>[]): Register["points"] => {
  const ends = rows.filter(({ booked_on }, index) => rows[index + 1]?.booked_on !== booked_on);
  const step = Math.ceil(ends.length / MOST_POINTS);
  const turns = (index: number): boolean => {
    const known = (at: number): boolean => ends[at]?.balance !== null;
    return known(index) !== known(index - 1) || known(index) !== known(index + 1);
  };
  return ends
    .filter((_, index) => (ends.length - 1 - index) % step === 0 || turns(index))
    .map(({ booked_on, balance, state }) => ({ day: booked_on, balance, state }));
};

/** Rows of whole days up to one, newest first, and the day from which it goes on. */
const takePage = (
  rows: readonly BalancedRow<Row>[],
  to: string | undefined,
): Pick<Register, "rows" | "next_to"> => {
  const older = rows.toReversed().filter(({ booked_on }) => to === undefined || booked_on <= to);
  const last = older[ROWS_AT_ONCE - 1]?.booked_on;
  const page = last === undefined ? older : older.filter(({ booked_on }) => booked_on >= last);
  return {
    rows: page.map(({ id, booked_on, description, amount, balance, state }) => ({
      transaction_id: id,
      booked_on,
      description,
      amount,
      balance,
      state,
    })),
    next_to: older[page.length]?.booked_on ?? null,
  };
};

/** An account's booked rows with the balance after each, by what its statements print. */
export const getRegister = async (
  db: Db,
  user_id: string,
  { id, to }: { readonly id: string; readonly to: string | undefined },
): Promise<Register> => {
  const { currency } = await getBankAccountRow(db, user_id, id);
  const { rows, breaks } = await balanceAccount(db, user_id, { id, currency });
  return { currency, points: listPoints(rows), breaks: breaks.toReversed(), ...takePage(rows, to) };
};
