import type { Statement } from "@passbook/contract/statements";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { toStatement } from "./to-statement.ts";

type Joining = Pick<
  StatementRow,
  "id" | "bank_account_id" | "currency" | "period_from" | "period_to" | "opening_balance" | "closing_balance"
>;

/** Statements of one person as the contract shows them, each with the one of its account that it continues. */
export const showStatements = async (db: Db, rows: readonly Kept<StatementRow>[]): Promise<Statement[]> => {
  const [first] = rows;
  if (first === undefined) return [];
  const account_ids = new Set(rows.flatMap((row) => row.bank_account_id ?? []));
  const imported = account_ids.size === 0 ? [] : await listImported(db, first.user_id, [...account_ids]);
  const byAccount = Map.groupBy(imported, (row) => row.bank_account_id ?? "");
  return rows.map((row) =>
    toStatement(row, findContinued(row, byAccount.get(row.bank_account_id ?? "") ?? [])),
  );
};

const listImported = (db: Db, user_id: string, account_ids: readonly string[]): Promise<Joining[]> =>
  db
    .selectFrom("statements")
    .select([
      "id",
      "bank_account_id",
      "currency",
      "period_from",
      "period_to",
      "opening_balance",
      "closing_balance",
    ])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "in", idsIn(db, account_ids))
    .where("status", "=", "imported")
    .where("closing_balance", "is not", null)
    .execute();

/** The last statement that ends where or before this one begins; among several, one that it continues. */
export const findContinued = (row: Joining, of_account: readonly Joining[]): Statement["continues"] => {
  const { opening_balance, period_from } = row;
  if (opening_balance === null || period_from === null) return null;
  const before = of_account.filter(
    (other) =>
      other.id !== row.id &&
      other.currency === row.currency &&
      other.period_to !== null &&
      other.period_to <= period_from &&
      (other.period_from ?? "") < period_from,
  );
  const last_day = before.reduce(
    (day, { period_to }) => ((period_to ?? "") > day ? (period_to ?? "") : day),
    "",
  );
  const gaps = before
    .filter(({ period_to }) => period_to === last_day)
    .map(({ id, closing_balance }) => ({
      statement_id: id,
      gap: opening_balance - (closing_balance ?? 0),
    }))
    .toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || (a.statement_id < b.statement_id ? -1 : 1));
  const [nearest] = gaps;
  return nearest === undefined ? null : { ...nearest, holds: nearest.gap === 0 };
};
