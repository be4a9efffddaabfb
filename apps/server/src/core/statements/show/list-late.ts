import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import { findEnd } from "../../bank-accounts/index.ts";
import type { Covering } from "../ledger/cover-months.ts";
import { type Expecting, findExpected } from "./find-usual.ts";

/** An account, and its statements that were imported. */
export type Covered = Pick<BankAccountRow, "id" | "account_type" | "closed_at" | "is_sample"> & {
  readonly covering: readonly Covering[];
};
type When = { readonly today: string; readonly time_zone: string };

/** The accounts of a person with what covers them, and all of that together. */
export const listCovered = async (
  db: Db,
  user_id: string,
): Promise<{ readonly accounts: Covered[]; readonly statements: Covering[] }> => {
  const accounts = await db
    .selectFrom("bank_accounts")
    .select(["id", "account_type", "closed_at", "is_sample"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  const statements = await db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "format", "period_from", "period_to"])
    .select(["opening_balance", "closing_balance", "verdict", "created_at"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("bank_account_id", "is not", null)
    .orderBy("id")
    .execute();
  const byAccount = Map.groupBy(statements, (row) => row.bank_account_id);
  return {
    accounts: accounts.map((account) => ({ ...account, covering: byAccount.get(account.id) ?? [] })),
    statements,
  };
};

export const findLast = (statements: readonly Covering[]): string | null =>
  statements.reduce<string | null>(
    (last, { period_to }) => (period_to !== null && (last === null || period_to > last) ? period_to : last),
    null,
  );

/** Kept by hand: no bank sends statements of them. */
const BY_HAND: ReadonlySet<string> = new Set(["cash", "wallet"]);

/** When the statements of an account end, and when the next one is expected: of accounts that have ended, or are kept by hand, none is. */
export const expectNext = (
  { covering, account_type, closed_at }: Covered,
  when: When,
): {
  readonly last: string | null;
  readonly ends_in: string | null;
  readonly expecting: Expecting | null;
} => {
  const last = findLast(covering);
  const ends_in = findEnd(last, { today: when.today, closed: closed_at !== null });
  const none = ends_in !== null || BY_HAND.has(account_type);
  return { last, ends_in, expecting: none ? null : findExpected(covering, when) };
};

/** A statement that is late, and by which day it was expected. */
type LateStatement = {
  readonly bank_account_id: string;
  readonly month: string;
  readonly expected_on: string;
};

/** Statements of a person that are late, as the grid of months shows them; of each account the first. Nobody waits for those of a sample. */
export const listLate = async (db: Db, user_id: string, when: When): Promise<LateStatement[]> => {
  const { accounts } = await listCovered(db, user_id);
  return accounts.flatMap((account) => {
    const usual = account.is_sample === 1 ? null : expectNext(account, when).expecting?.usual;
    return usual == null || usual.missing_month === null
      ? []
      : [{ bank_account_id: account.id, month: usual.missing_month, expected_on: usual.expected_on }];
  });
};
