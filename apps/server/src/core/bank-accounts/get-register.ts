import type { Register } from "@passbook/contract/bank-accounts";
import { type Db, toNumber } from "@passbook/db/dialect";
import { type BalancedRow, balanceRows, type BookedRow } from "./balance-rows.ts";
import { listPrinted } from "./list-printed.ts";
import { getBankAccountRow } from "./repo.ts";

const ROWS_AT_ONCE = 100;
const MOST_POINTS = 500;

type Row = BookedRow & { readonly description: string };
type Account = { readonly id: string; readonly currency: string };

const listRows = async (db: Db, user_id: string, { id, currency }: Account): Promise<Row[]> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "booked_on", "amount", "description", "statement_id"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("currency", "=", currency)
    .where("status", "=", "posted")
    .execute();
  const further = await db
    .selectFrom("sightings")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "sightings.transaction_id"),
    )
    .select(["sightings.transaction_id", "sightings.statement_id"])
    .where("sightings.user_id", "=", user_id)
    .where("transactions.bank_account_id", "=", id)
    .execute();
  const others = Map.groupBy(further, ({ transaction_id }) => transaction_id);
  return rows.map(({ statement_id, amount, ...row }) => ({
    ...row,
    amount: toNumber(amount),
    statement_ids: [
      ...(statement_id === null ? [] : [statement_id]),
      ...(others.get(row.id) ?? []).map((sighting) => sighting.statement_id),
    ],
  }));
};

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
  const [booked, printed] = await Promise.all([
    listRows(db, user_id, { id, currency }),
    listPrinted(db, user_id, id),
  ]);
  const own = printed.filter((each) => (each.currency ?? currency) === currency);
  const { rows, breaks } = balanceRows(booked, own);
  return { currency, points: listPoints(rows), breaks: breaks.toReversed(), ...takePage(rows, to) };
};
