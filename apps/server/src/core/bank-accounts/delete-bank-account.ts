import type { deleteBankAccount as endpoint } from "@passbook/contract/bank-accounts";
import type { QueryOf } from "@passbook/contract/endpoint";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import { conflict, countOf, invalidInput } from "../../platform/problem.ts";
import {
  type Author,
  changeData,
  deleteFrom,
  type Edit,
  replaceInRules,
  updateIn,
} from "../changes/index.ts";
import { moveTransactions } from "./move-transactions.ts";
import { getBankAccountRow, toDisplayLabel } from "./repo.ts";

/** What an account holds: ids of its transactions and statements. */
type Holdings = { transactions: string[]; statements: string[] };

/** Deletes an account; what it holds moves to another one or, when the person says so, goes with it. */
export const deleteBankAccount = async (
  trx: Db,
  author: Author,
  { id, query }: { id: string; query: QueryOf<typeof endpoint> },
): Promise<{ change_id: string }> => {
  const row = await getBankAccountRow(trx, author.user_id, id);
  const holdings = await listHoldings(trx, row);
  const into = query.move_to === undefined ? null : await getTarget(trx, row, query.move_to);
  if (into === null && query.with_transactions !== "true") refuseInUse(row, holdings);
  const edits = into === null ? await dropHoldings(trx, row, holdings) : await moveHoldings(trx, row, into);
  await repointPasswords(trx, row, into);
  const note = { kind: "delete_bank_account", summary: toDisplayLabel(row) };
  const change_id = await changeData(trx, author, note, [
    ...edits,
    ...(await repointHints(trx, row, into)),
    ...(await replaceInRules(trx, author.user_id, new Map([[id, into?.id ?? null]]))),
    deleteFrom("bank_accounts", [id]),
  ]);
  return { change_id };
};

const idsOf = async (
  trx: Db,
  row: BankAccountRow,
  table: "transactions" | "statements",
): Promise<string[]> => {
  const rows = await trx
    .selectFrom(table)
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("bank_account_id", "=", row.id)
    .execute();
  return rows.map(({ id }) => id);
};

const listHoldings = async (trx: Db, row: BankAccountRow): Promise<Holdings> => ({
  transactions: await idsOf(trx, row, "transactions"),
  statements: await idsOf(trx, row, "statements"),
});

const refuseInUse = (row: BankAccountRow, { transactions, statements }: Holdings): void => {
  if (transactions.length === 0 && statements.length === 0) return;
  const message = `“${toDisplayLabel(row)}” has ${countOf(transactions.length, "transaction")} and ${countOf(statements.length, "statement")}. Choose the account that takes them, or delete them too.`;
  throw conflict("in_use", message, { move_to: message });
};

const getTarget = async (trx: Db, row: BankAccountRow, move_to: string): Promise<BankAccountRow> => {
  const into = await getBankAccountRow(trx, row.user_id, move_to, "move_to");
  if (into.id === row.id) throw invalidInput({ move_to: "Choose another account." });
  if (into.currency !== row.currency)
    throw invalidInput({ move_to: `Choose an account in ${row.currency}.` });
  return into;
};

const moveHoldings = async (trx: Db, row: BankAccountRow, into: BankAccountRow): Promise<Edit[]> => [
  await moveTransactions(trx, row.user_id, { from: row.id, to: into.id }),
  updateIn("statements", await idsOf(trx, row, "statements"), { bank_account_id: into.id }),
];

/** Transactions that another account holds by now lose only the statement they were read from. */
const dropHoldings = async (
  trx: Db,
  row: BankAccountRow,
  { transactions, statements }: Holdings,
): Promise<Edit[]> => {
  const elsewhere = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("statement_id", "in", idsIn(trx, statements))
    .where("bank_account_id", "!=", row.id)
    .execute();
  return [
    deleteFrom("transactions", transactions),
    updateIn(
      "transactions",
      elsewhere.map(({ id }) => id),
      { statement_id: null },
    ),
    deleteFrom("statements", statements),
  ];
};

/** Statements that were meant for this account, and senders that fill it. */
const repointHints = async (trx: Db, row: BankAccountRow, into: BankAccountRow | null): Promise<Edit[]> => {
  const wanting = await trx
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("wanted_account_id", "=", row.id)
    .execute();
  const senders = await trx
    .selectFrom("allowed_senders")
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("bank_account_id", "=", row.id)
    .execute();
  return [
    updateIn(
      "statements",
      wanting.map(({ id }) => id),
      { wanted_account_id: into?.id ?? null },
    ),
    updateIn(
      "allowed_senders",
      senders.map(({ id }) => id),
      { bank_account_id: into?.id ?? null },
    ),
  ];
};

/** Secrets are kept out of the history, so which account a stored password opens is repointed beside it. */
const repointPasswords = async (trx: Db, row: BankAccountRow, into: BankAccountRow | null): Promise<void> => {
  await trx
    .updateTable("statement_passwords")
    .set({ bank_account_id: into?.id ?? null })
    .where("user_id", "=", row.user_id)
    .where("bank_account_id", "=", row.id)
    .execute();
};
