import { insertRows, lockPerson, type Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { LeaseLost } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { changeData, deleteFrom, type Edit, insertInto, updateIn } from "../changes/index.ts";
import { decideAnew } from "./decide-anew.ts";
import { hasMoved } from "./import-basis.ts";
import { rememberLayouts } from "./known-layouts.ts";
import type { MatchedStatement } from "./match-statement.ts";
import { type PreparedImport, prepareImport, type ReadAgain } from "./prepare-import.ts";
import { receiveLockedFiles } from "./receive-locked-files.ts";
import { restateTransactions } from "./restate-transactions.ts";
import { toReadings, toReviewRows, toStatementRow } from "./to-statement-row.ts";

/** What came of a read file: its statements are written, or it must be read again with its account. */
export type ImportOutcome = { readonly kind: "written"; readonly decided_anew: number } | ReadAgain;

/**
 * Writes everything a read file says in the caller's transaction: accounts, vendors, statements, transactions and printed rows as one
 * change that can be undone. The row that waited is replaced, under its lease, so that it happens exactly once. What was prepared is
 * prepared again where the person's data has moved since.
 */
export const importStatement = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  before: PreparedImport,
): Promise<ImportOutcome> => {
  await lockPerson(trx, row.user_id);
  const prepared = (await hasMoved(trx, row.user_id, before.basis))
    ? await prepareImport(trx, services, row, before.file)
    : before;
  if (prepared.kind === "read_again") return prepared;
  await takeWaitingRow(trx, row);
  await receiveLockedFiles(trx, services, row, prepared.file);
  await writeReviews(trx, services, row, prepared);
  const { matched } = prepared;
  if (matched.length === 0) return { kind: "written", decided_anew: 0 };
  await writeImports(trx, services, row, prepared);
  return { kind: "written", decided_anew: await decideAnew(trx, services, row, matched) };
};

/** Removes the row that waited, unless its lease went to another worker or a person deleted it. */
const takeWaitingRow = async (trx: Db, row: StatementRow): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom("statements")
    .where("user_id", "=", row.user_id)
    .where("id", "=", row.id)
    .where("status", "=", "reading")
    .where("lease_owner", "=", row.lease_owner)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) throw new LeaseLost();
};

/** Statements that wait for a person are not theirs to undo yet, so they are written as they are. */
const writeReviews = async (
  trx: Db,
  { clock }: Services,
  row: StatementRow,
  { file, reviews }: PreparedImport,
): Promise<void> => {
  for (const plan of reviews) {
    const statement = toStatementRow(row, file, plan, {
      status: "needs_review",
      bank_account_id: null,
      count_new: 0,
      count_duplicate: 0,
      count_changed: 0,
      updated_at: clock.now(),
    });
    await insertRows(trx, "statements", [statement]);
    await insertRows(trx, "readings", toReadings(statement, toReviewRows(plan)));
  }
};

const writeImports = async (
  trx: Db,
  services: Services,
  { user_id, file_name }: StatementRow,
  { made, matched, filed, statements, sightings, readings }: PreparedImport,
): Promise<void> => {
  const author = { clock: services.clock, user_id, session_id: null };
  const updated_at = services.clock.now();
  const restated_ids = new Set(matched.flatMap((each) => each.restated.map(({ id }) => id)));
  // Most imports restate nothing, and looking up a hundred thousand ids takes its time.
  const isRestated = (id: string): boolean => restated_ids.size > 0 && restated_ids.has(id);
  await changeData(trx, author, { kind: "import_statement", summary: file_name }, [
    insertInto("bank_accounts", made),
    ...learnNumbers(matched),
    ...filed.edits,
    // Whoever watches asks for what was written since they asked before.
    insertInto(
      "statements",
      statements.map((statement) => ({ ...statement, updated_at })),
    ),
    insertInto(
      "transactions",
      filed.transactions.filter(({ id }) => !isRestated(id)),
    ),
    ...(await restateTransactions(
      trx,
      user_id,
      filed.transactions.filter(({ id }) => isRestated(id)),
    )),
    insertInto(
      "transaction_tags",
      filed.tags.filter(({ transaction_id }) => !isRestated(transaction_id)),
    ),
    deleteFrom(
      "transactions",
      matched.flatMap(({ vanished }) => vanished),
    ),
    insertInto("sightings", sightings),
    insertInto("readings", readings),
  ]);
  await rememberLayouts(trx, services, user_id, matched);
};

const learnNumbers = (matched: readonly MatchedStatement[]): Edit[] =>
  matched.flatMap(({ plan: { chosen } }): Edit[] =>
    chosen.kind === "known" && chosen.learns_number !== null
      ? [updateIn("bank_accounts", [chosen.account.id], { number_hash: chosen.learns_number })]
      : [],
  );
