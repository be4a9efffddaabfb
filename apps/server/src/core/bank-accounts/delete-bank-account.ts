import type { deleteBankAccount as endpoint } from "@passbook/contract/bank-accounts";
import type { QueryOf } from "@passbook/contract/endpoint";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput } from "../../platform/problem.ts";
import {
  actOnRecord,
  deleteFrom,
  type Edit,
  type PlannedChange,
  replaceMentioned,
  updateIn,
} from "../changes/index.ts";
import { estimateSummed } from "../sums/index.ts";
import { moveTransactions } from "./move-transactions.ts";
import { getBankAccountRow, toDisplayLabel, toSubject } from "./repo.ts";

/** What an account holds: ids of its transactions and statements. */
type Holdings = { transactions: string[]; statements: string[] };

type Deletion = { readonly id: string; readonly query: QueryOf<typeof endpoint> };

/** Deletes an account; what it holds moves to another one or, when the person says so, goes with it. */
export const DELETE_BANK_ACCOUNT_ACT = actOnRecord({
  name: "delete_bank_account",
  estimateRows: (db, user_id, { id }: Deletion) =>
    estimateSummed(db, user_id, { column: "bank_account_id", ids: [id] }),
  toSubject,
  plan: (db, { user_id }, deletion) => planDeletion(db, user_id, deletion),
});

const planDeletion = async (
  db: Db,
  user_id: string,
  { id, query }: Deletion,
): Promise<PlannedChange<object>> => {
  const row = await getBankAccountRow(db, user_id, id);
  const holdings = await listHoldings(db, row);
  const into = query.move_to === undefined ? null : await getTarget(db, row, query.move_to);
  if (into === null && query.with_transactions !== "true") refuseInUse(row, holdings);
  const edits = into === null ? await dropHoldings(db, row, holdings) : await moveHoldings(db, row, into);
  return {
    note: { kind: "delete_bank_account", summary: toDisplayLabel(row) },
    edits: [
      ...edits,
      ...(await repointHints(db, row, into)),
      ...(await replaceMentioned(db, user_id, new Map([[id, into?.id ?? null]]))),
      deleteFrom("bank_accounts", [id]),
    ],
    told: {},
    beside: async (trx) => {
      await repointPasswords(trx, row, into);
      await repointConnected(trx, row, into);
    },
  };
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
  const said = say("account_in_use", {
    name: toDisplayLabel(row),
    transactions: transactions.length,
    statements: statements.length,
  });
  throw conflict("in_use", said, { move_to: said });
};

const getTarget = async (trx: Db, row: BankAccountRow, move_to: string): Promise<BankAccountRow> => {
  const into = await getBankAccountRow(trx, row.user_id, move_to, "move_to");
  if (into.id === row.id) throw invalidInput({ move_to: say("choose_other_account") });
  if (into.currency !== row.currency)
    throw invalidInput({ move_to: say("choose_account_in", { currency: row.currency }) });
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

/** What a bridge shows of it comes in where its transactions are by then. */
const repointConnected = async (trx: Db, row: BankAccountRow, into: BankAccountRow | null): Promise<void> => {
  await trx
    .updateTable("connected_accounts")
    .set({ bank_account_id: into?.id ?? null })
    .where("user_id", "=", row.user_id)
    .where("bank_account_id", "=", row.id)
    .execute();
};
