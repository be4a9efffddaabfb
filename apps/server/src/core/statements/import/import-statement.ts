import { insertRows, lockPerson, type Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { refuseWhileActing } from "../../../platform/after-acts.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { Services } from "../../../platform/services.ts";
import {
  changeData,
  deleteFrom,
  type Edit,
  insertInto,
  insertWritten,
  updateIn,
} from "../../changes/index.ts";
import { decideAnew } from "./decide-anew.ts";
import { hasMoved } from "../ledger/import-basis.ts";
import { rememberLayouts } from "../receive/known-layouts.ts";
import type { MatchedStatement } from "./match-statement.ts";
import { type PreparedImport, prepareImport, type ReadAgain } from "./prepare-import.ts";
import type { ReviewPlan } from "./plan-import.ts";
import { receiveLockedFiles } from "../receive/receive-locked-files.ts";
import { giveBack } from "../ledger/hand-on.ts";
import { restateTransactions } from "../ledger/restate-transactions.ts";
import { toReadings, toReviewRows, toStatementRow } from "./to-statement-row.ts";
import { dropArrived, showArrived } from "./write-ahead.ts";

/** What came of a read file: its statements are written, or it must be read again with its account. */
export type ImportOutcome = { readonly kind: "written"; readonly decided_anew: number } | ReadAgain;

/**
 * Writes everything a read file says in the caller's transaction: accounts, vendors, statements, transactions and printed rows as one
 * change that can be undone. The row that waited becomes its statement, under its lease, so that it happens exactly once. What was prepared is
 * prepared again where the person's data has moved since.
 */
export const importStatement = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  before: Ready,
): Promise<ImportOutcome> => {
  await lockPerson(trx, row.user_id);
  await refuseWhileActing(trx, row.user_id);
  const has_moved = await hasMoved(trx, row.user_id, before.prepared.basis);
  if (has_moved) await dropArrived(trx, row.user_id);
  const is_ahead = before.is_ahead && !has_moved;
  const prepared = has_moved
    ? await prepareImport(trx, services, row, before.prepared.file)
    : before.prepared;
  if (prepared.kind === "read_again") return prepared;
  const reviewed = prepared.reviews.map((plan) => toReviewed(services, row, prepared, plan));
  // Whoever watches asks for what was written since they asked before.
  const updated_at = services.clock.now();
  const imported = prepared.statements.map((statement) => ({ ...statement, updated_at }));
  const own = [...reviewed, ...imported].find(({ id }) => id === row.id);
  if (own === undefined) throw new Error("The statement that waited is not in its file.");
  // It names its account.
  await insertRows(trx, "bank_accounts", prepared.made);
  await takeWaitingRow(trx, row, own);
  await receiveLockedFiles(trx, services, row, prepared.file);
  await writeReviews(trx, row, { reviewed, reviews: prepared.reviews });
  const { matched } = prepared;
  if (matched.length === 0) return { kind: "written", decided_anew: 0 };
  await writeImports(trx, services, row, { prepared, is_ahead, imported });
  return { kind: "written", decided_anew: await decideAnew(trx, services, row, matched) };
};

/** What is about to be written, and whether its new transactions are stored already, where nobody sees them. */
type Ready = { readonly prepared: PreparedImport; readonly is_ahead: boolean };

/**
 * The row that waited becomes what was read, unless its lease went to another worker or a person deleted it. It stays where it is: rows
 * that were written ahead refer to it.
 */
const takeWaitingRow = async (trx: Db, row: StatementRow, own: StatementRow): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable("statements")
    .set(own)
    .where("user_id", "=", row.user_id)
    .where("id", "=", row.id)
    .where("status", "=", "reading")
    .where("lease_owner", "=", row.lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
  await trx
    .deleteFrom("readings")
    .where("user_id", "=", row.user_id)
    .where("statement_id", "=", row.id)
    .execute();
};

const toReviewed = (
  { clock }: Services,
  row: StatementRow,
  { file }: PreparedImport,
  plan: ReviewPlan,
): StatementRow =>
  toStatementRow(row, file, plan, {
    status: "needs_review",
    bank_account_id: null,
    count_new: 0,
    count_duplicate: 0,
    count_changed: 0,
    updated_at: clock.now(),
  });

/** Statements that wait for a person are not theirs to undo yet, so they are written as they are. */
const writeReviews = async (
  trx: Db,
  row: StatementRow,
  { reviewed, reviews }: { reviewed: readonly StatementRow[]; reviews: readonly ReviewPlan[] },
): Promise<void> => {
  await insertRows(
    trx,
    "statements",
    reviewed.filter(({ id }) => id !== row.id),
  );
  for (const plan of reviews)
    await insertRows(
      trx,
      "readings",
      toReadings({ user_id: row.user_id, id: plan.statement_id }, toReviewRows(plan)),
    );
};

const writeImports = async (
  trx: Db,
  services: Services,
  { id: own_id, user_id, uploaded_by, file_name }: StatementRow,
  { prepared, is_ahead, imported }: Ready & { readonly imported: readonly StatementRow[] },
): Promise<void> => {
  const { matched, new_transactions } = prepared;
  const author = { clock: services.clock, user_id, actor_id: uploaded_by ?? user_id, session_id: null };
  const isOwn = ({ id }: StatementRow): boolean => id === own_id;
  await showArrived(trx, user_id);
  const vanished = matched.flatMap((each) => each.vanished);
  const given = await giveBack(trx, user_id, vanished);
  await changeData(trx, author, { kind: "import_statement", summary: file_name }, [
    insertWritten("bank_accounts", prepared.made),
    ...learnNumbers(matched),
    ...prepared.edits_before,
    insertWritten("statements", imported.filter(isOwn)),
    insertInto(
      "statements",
      imported.filter((each) => !isOwn(each)),
    ),
    (is_ahead ? insertWritten : insertInto)("transactions", new_transactions),
    ...(await restateTransactions(trx, user_id, prepared.restated)),
    insertInto("transaction_tags", prepared.tags),
    insertInto("splits", prepared.parts),
    ...given.edits,
    deleteFrom(
      "transactions",
      vanished.filter((id) => !given.ids.has(id)),
    ),
    insertInto("sightings", prepared.sightings),
    insertInto("readings", prepared.readings),
    ...prepared.edits_after,
  ]);
  await rememberLayouts(trx, services, user_id, matched);
};

const learnNumbers = (matched: readonly MatchedStatement[]): Edit[] =>
  matched.flatMap(({ plan: { chosen } }): Edit[] =>
    chosen.kind === "known" && chosen.learns_number !== null
      ? [updateIn("bank_accounts", [chosen.account.id], { number_hash: chosen.learns_number })]
      : [],
  );
