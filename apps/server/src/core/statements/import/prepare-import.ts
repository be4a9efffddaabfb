import type { Db } from "@passbook/db/dialect";
import type {
  BankAccountRow,
  ReadingRow,
  SightingRow,
  StatementRow,
  TransactionRow,
  SplitRow,
  TransactionTagRow,
} from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import { bringsNames, keepBrought, type NamesToTake } from "../../brought-names/index.ts";
import type { Author, Edit } from "../../changes/index.ts";
import { confirmMovements } from "../account/confirm-movements.ts";
import { askBeside } from "./ask-beside.ts";
import { countOutcomes } from "./count-outcomes.ts";
import { fileTransactions, type FiledTransactions } from "./file-transactions.ts";
import { dropReplaced, listReplaced } from "./drop-replaced.ts";
import { findDisagreements } from "../ledger/find-disagreements.ts";
import { type Basis, readBasis } from "../ledger/import-basis.ts";
import { readDetails } from "../kept/details.ts";
import type { AccountHints, OpenedFile } from "../kept/opened-file.ts";
import {
  addToSurroundings,
  type MatchedStatement,
  matchStatement,
  type Surroundings,
} from "./match-statement.ts";
import { type Plan, planImport, type ReviewPlan } from "./plan-import.ts";
import { toReadingsInTurns, toStatementRow } from "./to-statement-row.ts";
import { toSightings } from "./to-sightings.ts";

/** Everything that a read file brings, as it is to be written, and what it rests on. */
export type PreparedImport = {
  readonly kind: "prepared";
  readonly basis: Basis;
  readonly file: OpenedFile;
  readonly reviews: readonly ReviewPlan[];
  readonly matched: readonly MatchedStatement[];
  /** Accounts that are not there yet. */
  readonly made: readonly BankAccountRow[];
  readonly statements: readonly StatementRow[];
  /** What goes once they are there: earlier looks whose place they take. */
  readonly edits_after: readonly Edit[];
  /** What must be there before the transactions: vendors. */
  readonly edits_before: readonly Edit[];
  readonly new_transactions: readonly TransactionRow[];
  /** Transactions that are there, as they are to be said from now on. */
  readonly restated: readonly TransactionRow[];
  readonly tags: readonly TransactionTagRow[];
  readonly parts: readonly SplitRow[];
  readonly sightings: readonly SightingRow[];
  readonly readings: readonly ReadingRow[];
};

/** The account with whose currency and kind a file must be read again. */
export type ReadAgain = { readonly kind: "read_again"; readonly account: AccountHints };

/**
 * Works out all that an import writes, so that its transaction has little more to do than to write it: on SQLite nobody else writes
 * meanwhile. Nothing of it holds if its basis has moved by then.
 */
export const prepareImport = async (
  db: Db,
  services: Services,
  row: StatementRow,
  file: OpenedFile,
): Promise<PreparedImport | ReadAgain> => {
  const basis = await readBasis(db, row.user_id);
  const planned = await planImport(db, services, row, file);
  if (planned.kind === "read_again") return planned;
  const { plans } = planned;
  const { matched, reviews } = await matchAll(db, services, { row, file, plans });
  const author = { clock: services.clock, user_id: row.user_id };
  const rows = matched.flatMap((each) => [...each.created, ...each.restated]);
  const filed = await fileTransactions(db, author, rows);
  const split = splitFiled(filed, matched);
  return {
    kind: "prepared",
    basis,
    file,
    reviews,
    matched,
    made: listMade(plans, matched),
    statements: matched.map((each) => toImported(services, { row, file }, each)),
    ...split,
    edits_after: [
      ...(await dropReplaced(db, row, matched)),
      ...(await keepAllBrought(db, author, matched, {
        new_transactions: split.new_transactions,
        taken: readDetails(row).move_in?.taken,
      })),
    ],
    sightings: toSightings(services, row.user_id, matched),
    readings: await listReadings(row, matched),
  };
};

/** What the file carries of its person's own, statement by statement. */
const keepAllBrought = async (
  db: Db,
  author: Pick<Author, "clock" | "user_id">,
  matched: readonly MatchedStatement[],
  {
    new_transactions,
    taken,
  }: { new_transactions: readonly TransactionRow[]; taken: NamesToTake | undefined },
): Promise<Edit[]> => {
  const brings = matched.filter(({ plan: { printed } }) => bringsNames(printed));
  if (brings.length === 0) return [];
  const created = new Map(new_transactions.map((row) => [row.id, row]));
  const of_books = brings.map(({ plan: { printed }, transaction_ids }) => ({ printed, transaction_ids }));
  const movements =
    taken === undefined ? [] : await confirmMovements(db, author, { statements: of_books, created });
  const kept = await keepBrought(
    db,
    author,
    brings.map(({ plan, transaction_ids }) => ({
      printed: plan.printed,
      bank_account_id: plan.chosen.account.id,
      transaction_ids,
    })),
    { created, taken },
  );
  return [...kept, ...movements];
};

type Writing = { readonly row: StatementRow; readonly file: OpenedFile };
type Matching = { readonly matched: MatchedStatement[]; readonly reviews: ReviewPlan[] };

const matchAll = async (
  db: Db,
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
    const around = surroundings.get(account_id) ?? {
      added: new Map(),
      witnesses: new Map(),
      is_shared,
      replaces: listReplaced(row),
    };
    surroundings.set(account_id, around);
    const about = { user_id: row.user_id, format: plan.printed.format ?? file.format, plan };
    const matched = await matchStatement(db, services, about, around);
    const review = askBeside(row, matched);
    if (review === null) {
      addToSurroundings(around, matched);
      matching.matched.push(matched);
    } else matching.reviews.push(review);
  }
  return matching;
};

/** The new accounts of imported statements; one that was made for a statement which must be asked about may be another's too. */
const listMade = (plans: readonly Plan[], matched: readonly MatchedStatement[]): BankAccountRow[] => {
  const used = new Set(matched.map(({ plan }) => plan.chosen.account.id));
  return plans.flatMap((plan) =>
    plan.kind === "import" && plan.chosen.kind === "new" && used.has(plan.chosen.account.id)
      ? [plan.chosen.account]
      : [],
  );
};

const splitFiled = (
  { edits, transactions, tags, parts }: FiledTransactions,
  matched: readonly MatchedStatement[],
): Pick<PreparedImport, "edits_before" | "new_transactions" | "restated" | "tags" | "parts"> => {
  const ids = new Set(matched.flatMap((each) => each.restated.map(({ id }) => id)));
  // Most imports restate nothing, and looking up a hundred thousand ids takes its time.
  if (ids.size === 0)
    return { edits_before: edits, new_transactions: transactions, restated: [], tags, parts };
  return {
    edits_before: edits,
    new_transactions: transactions.filter(({ id }) => !ids.has(id)),
    restated: transactions.filter(({ id }) => ids.has(id)),
    tags: tags.filter(({ transaction_id }) => !ids.has(transaction_id)),
    parts: parts.filter(({ transaction_id }) => !ids.has(transaction_id)),
  };
};

const toImported = ({ clock }: Services, { row, file }: Writing, matched: MatchedStatement): StatementRow =>
  toStatementRow(row, withDisagreements({ row, file }, matched), matched.plan, {
    status: "imported",
    bank_account_id: matched.plan.chosen.account.id,
    ...countOutcomes(matched.outcomes),
    updated_at: clock.now(),
  });

/** Where the statement and others of its account, but for those whose place it takes, do not name the same movements is one of its problems. */
const withDisagreements = (
  { row: { details }, file }: Writing,
  { plan, self, ledger, transaction_ids }: MatchedStatement,
): OpenedFile => {
  const rows = plan.printed.transactions.map(({ booked_on, pending }, index) => ({
    row: plan.numbers[index] ?? index + 1,
    booked_on,
    pending,
    transaction_id: transaction_ids[index] ?? null,
  }));
  const replaces = listReplaced({ details });
  const witnesses = new Map([...ledger.witnesses].filter(([id]) => !replaces.has(id)));
  const disagreements = findDisagreements(self, rows, { ...ledger, witnesses });
  return { ...file, problems: [...file.problems, ...disagreements] };
};

const listReadings = async (
  { user_id }: StatementRow,
  matched: readonly MatchedStatement[],
): Promise<ReadingRow[]> => {
  const readings: ReadingRow[] = [];
  for (const each of matched)
    readings.push(...(await toReadingsInTurns({ user_id, id: each.plan.statement_id }, each.plan, each)));
  return readings;
};
