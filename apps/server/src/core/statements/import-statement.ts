import { insertRows, lockPerson, type Db } from "@passbook/db/dialect";
import type { BankAccountRow, ReadingRow, StatementRow } from "@passbook/db/schema";
import { LeaseLost } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { changeData, deleteFrom, type Edit, insertInto, updateIn } from "../changes/index.ts";
import { askBeside } from "./ask-beside.ts";
import { countOutcomes } from "./count-outcomes.ts";
import { decideAnew } from "./decide-anew.ts";
import { fileTransactions, type RowsFiledAhead } from "./file-transactions.ts";
import { findDisagreements } from "./find-disagreements.ts";
import type { AccountHints, OpenedFile } from "./open-file.ts";
import { rememberLayouts } from "./known-layouts.ts";
import {
  addToSurroundings,
  type MatchedStatement,
  matchStatement,
  type Surroundings,
} from "./match-statement.ts";
import { type Plan, planImport, type ReviewPlan } from "./plan-import.ts";
import { receiveLockedFiles } from "./receive-locked-files.ts";
import { restateTransactions } from "./restate-transactions.ts";
import { toReadings, toReadingsInTurns, toReviewRows, toStatementRow } from "./to-statement-row.ts";
import { toSightings } from "./to-sightings.ts";

/** What came of a read file: its statements are written, or it must be read again with its account. */
export type ImportOutcome =
  | { readonly kind: "written"; readonly decided_anew: number }
  | { readonly kind: "read_again"; readonly account: AccountHints };

/**
 * Writes everything a read file says in the caller's transaction: accounts, vendors, statements, transactions and printed rows as one
 * change that can be undone. The row that waited is replaced, under its lease, so that it happens exactly once.
 */
export const importStatement = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  { file, ahead }: { file: OpenedFile; ahead: RowsFiledAhead },
): Promise<ImportOutcome> => {
  await lockPerson(trx, row.user_id);
  const planned = await planImport(trx, services, row, file);
  if (planned.kind === "read_again") return planned;
  await takeWaitingRow(trx, row);
  await receiveLockedFiles(trx, services, row, file);
  const { plans } = planned;
  const { matched, reviews } = await matchAll(trx, services, { row, file, plans });
  await writeReviews(trx, services, { row, file, reviews });
  if (matched.length === 0) return { kind: "written", decided_anew: 0 };
  await writeImports(trx, services, { row, file, matched, made: listMade(plans, matched), ahead });
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

type Writing = { readonly row: StatementRow; readonly file: OpenedFile };
type Matching = { readonly matched: MatchedStatement[]; readonly reviews: ReviewPlan[] };

/** The new accounts of imported statements; one that was made for a statement which must be asked about may be another's too. */
const listMade = (plans: readonly Plan[], matched: readonly MatchedStatement[]): BankAccountRow[] => {
  const used = new Set(matched.map(({ plan }) => plan.chosen.account.id));
  return plans.flatMap((plan) =>
    plan.kind === "import" && plan.chosen.kind === "new" && used.has(plan.chosen.account.id)
      ? [plan.chosen.account]
      : [],
  );
};

const matchAll = async (
  trx: Db,
  services: Services,
  { row, file, plans }: Writing & { plans: readonly Plan[] },
): Promise<Matching> => {
  const surroundings = new Map<string, Surroundings>();
  const of_account = Map.groupBy(plans, (plan) => (plan.kind === "import" ? plan.chosen.account.id : ""));
  const matching: Matching = { matched: [], reviews: [] };
  for (const plan of plans) {
    if (plan.kind === "review") {
      matching.reviews.push(plan);
      continue;
    }
    const account_id = plan.chosen.account.id;
    const is_shared = (of_account.get(account_id) ?? []).length > 1;
    const around = surroundings.get(account_id) ?? { added: new Map(), witnesses: new Map(), is_shared };
    surroundings.set(account_id, around);
    const about = { user_id: row.user_id, format: plan.printed.format ?? file.format, plan };
    const matched = await matchStatement(trx, services, about, around);
    const review = askBeside(row, matched);
    if (review === null) {
      addToSurroundings(around, matched);
      matching.matched.push(matched);
    } else matching.reviews.push(review);
  }
  return matching;
};

/** Statements that wait for a person are not theirs to undo yet, so they are written as they are. */
const writeReviews = async (
  trx: Db,
  { clock }: Services,
  { row, file, reviews }: Writing & { reviews: readonly ReviewPlan[] },
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
  {
    row,
    file,
    matched,
    made,
    ahead,
  }: Writing & {
    matched: readonly MatchedStatement[];
    made: BankAccountRow[];
    ahead: RowsFiledAhead;
  },
): Promise<void> => {
  const { user_id } = row;
  const author = { clock: services.clock, user_id, session_id: null };
  const filed = await fileTransactions(
    trx,
    author,
    matched.flatMap((each) => [...each.created, ...each.restated]),
    ahead,
  );
  const restated_ids = new Set(matched.flatMap((each) => each.restated.map(({ id }) => id)));
  // Most imports restate nothing, and looking up a hundred thousand ids holds up requests.
  const isRestated = (id: string): boolean => restated_ids.size > 0 && restated_ids.has(id);
  const statements = matched.map((each) => toImported(services, { row, file }, each));
  const readings: ReadingRow[] = [];
  for (const each of matched)
    readings.push(...(await toReadingsInTurns({ user_id, id: each.plan.statement_id }, each.plan, each)));
  await changeData(trx, author, { kind: "import_statement", summary: row.file_name }, [
    insertInto("bank_accounts", made),
    ...learnNumbers(matched),
    ...filed.edits,
    insertInto("statements", statements),
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
    insertInto("sightings", toSightings(services, user_id, matched)),
    insertInto("readings", readings),
  ]);
  await rememberLayouts(trx, services, user_id, matched);
};

const toImported = ({ clock }: Services, { row, file }: Writing, matched: MatchedStatement): StatementRow =>
  toStatementRow(row, withDisagreements(file, matched), matched.plan, {
    status: "imported",
    bank_account_id: matched.plan.chosen.account.id,
    ...countOutcomes(matched.outcomes),
    updated_at: clock.now(),
  });

/** Where the statement and others of its account do not name the same movements is one of its problems. */
const withDisagreements = (
  file: OpenedFile,
  { plan, self, ledger, transaction_ids }: MatchedStatement,
): OpenedFile => {
  const rows = plan.printed.transactions.map(({ booked_on, pending }, index) => ({
    row: plan.numbers[index] ?? index + 1,
    booked_on,
    pending,
    transaction_id: transaction_ids[index] ?? null,
  }));
  return { ...file, problems: [...file.problems, ...findDisagreements(self, rows, ledger)] };
};

const learnNumbers = (matched: readonly MatchedStatement[]): Edit[] =>
  matched.flatMap(({ plan: { chosen } }): Edit[] =>
    chosen.kind === "known" && chosen.learns_number !== null
      ? [updateIn("bank_accounts", [chosen.account.id], { number_hash: chosen.learns_number })]
      : [],
  );
