import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Services } from "../../../platform/services.ts";
import { getBankAccountRow } from "../../bank-accounts/index.ts";
import { keepBrought } from "../../brought-names/index.ts";
import {
  type Author,
  deleteKeys,
  type Edit,
  insertInto,
  type PlannedChange,
  updateIn,
} from "../../changes/index.ts";
import { correctRows } from "../import/correct-rows.ts";
import { countOutcomes } from "../import/count-outcomes.ts";
import { readDetails, type ReadRow } from "../kept/details.ts";
import { fileTransactions } from "../import/file-transactions.ts";
import { findDisagreements } from "../ledger/find-disagreements.ts";
import { rememberLayouts } from "../receive/known-layouts.ts";
import { type MatchedStatement, matchStatement } from "../import/match-statement.ts";
import type { OpenedFile } from "../kept/opened-file.ts";
import { pairReadings } from "./pair-readings.ts";
import { releaseTransactions } from "./release-transactions.ts";
import { listAllReadRows } from "../kept/repo.ts";
import { restateTransactions } from "../ledger/restate-transactions.ts";
import { type BoundRow, bindRows } from "./bind-rows.ts";
import type { ImportPlan } from "../import/sort-rows.ts";
import { toReadings, toReadRows, toStatementRow } from "../import/to-statement-row.ts";
import { toSightings } from "../import/to-sightings.ts";

type Reimport = {
  readonly author: Author;
  /** With the corrections that are to hold from now on. */
  readonly row: StatementRow;
  readonly file: OpenedFile;
  readonly kind: "correct_statement" | "reread_statement";
};

/** What a new reading of an imported statement makes of its rows. */
type Reread = {
  readonly plan: ImportPlan;
  readonly before: readonly ReadRow[];
  readonly bound: readonly BoundRow[];
  readonly matched: MatchedStatement;
  readonly currencies: readonly string[];
  readonly transaction_ids: readonly (string | null)[];
};

/**
 * Works out how an imported statement's transactions follow a new reading of its file, as one change that can be undone. A row that was there
 * keeps its transaction, and with it all that the person set; what is no longer read goes, unless another statement prints it.
 */
export const planReimport = async (
  db: Db,
  services: Services,
  { author, row, file, kind }: Reimport,
): Promise<PlannedChange<object>> => {
  const reread = await matchAgain(db, services, { row, file, plan: await toPlan(db, row, file) });
  const { matched, plan } = reread;
  const restated = [...matched.restated, ...reread.bound.flatMap(({ restated }) => restated ?? [])];
  const filed = await fileTransactions(db, author, [...matched.created, ...restated]);
  const created = new Set(matched.created.map(({ id }) => id));
  const is_created = ({ id }: { id: string }): boolean => created.has(id);
  const edits = [
    ...(await releaseTransactions(db, row, reread)),
    ...filed.edits,
    ...(await restateTransactions(
      db,
      row.user_id,
      filed.transactions.filter((each) => !is_created(each)),
    )),
    insertInto("transactions", filed.transactions.filter(is_created)),
    insertInto(
      "transaction_tags",
      filed.tags.filter(({ transaction_id }) => created.has(transaction_id)),
    ),
    insertInto(
      "splits",
      filed.parts.filter(({ transaction_id }) => created.has(transaction_id)),
    ),
    insertInto("sightings", toSightings(services, row.user_id, [matched])),
    ...replaceStatement(services, { row, file, reread }),
    ...(await keepBrought(
      db,
      author,
      [{ ...plan, bank_account_id: plan.chosen.account.id, transaction_ids: reread.transaction_ids }],
      { created: new Map(filed.transactions.filter(is_created).map((each) => [each.id, each])) },
    )),
  ];
  return {
    note: { kind, summary: row.file_name },
    edits,
    told: {},
    beside: (trx) => rememberLayouts(trx, services, row.user_id, [{ plan }]),
  };
};

const toPlan = async (trx: Db, row: StatementRow, file: OpenedFile): Promise<ImportPlan> => {
  const account = await getBankAccountRow(trx, row.user_id, row.bank_account_id ?? "");
  const read = file.statements[row.file_index];
  if (read === undefined) throw new Error("The statement is no longer in its file.");
  const corrected = await correctRows(read, readDetails(row).corrections ?? []);
  const chosen = { kind: "known", account, learns_number: null } as const;
  return { ...corrected, kind: "import", chosen, file_index: row.file_index, statement_id: row.id };
};

/** Rows that were there before stay what they were; only the others are looked for in the account. */
const matchAgain = async (
  trx: Db,
  services: Services,
  { row, file, plan }: { row: StatementRow; file: OpenedFile; plan: ImportPlan },
): Promise<Reread> => {
  const { transactions, currency } = plan.printed;
  const currencies = transactions.map((each) => each.currency ?? currency ?? plan.chosen.account.currency);
  const before = await listAllReadRows(trx, row);
  const after = toReadRows(plan, { currencies, transaction_ids: [] });
  const bound = await bindRows(trx, plan, {
    user_id: row.user_id,
    rows: after,
    former: pairReadings(before, after),
  });
  const fresh = bound.flatMap(({ id }, index) => (id === null ? [index] : []));
  const pick = <T>(items: readonly T[]): T[] => fresh.flatMap((index) => items[index] ?? []);
  const matched = await matchStatement(
    trx,
    services,
    {
      user_id: row.user_id,
      format: plan.printed.format ?? file.format,
      plan: {
        ...plan,
        numbers: pick(plan.numbers),
        printed: { ...plan.printed, transactions: pick(transactions) },
      },
    },
    {
      added: new Map(),
      witnesses: new Map(),
      taken: new Set(before.flatMap(({ transaction_id }) => transaction_id ?? [])),
    },
  );
  const found = new Map(fresh.map((index, nth) => [index, matched.transaction_ids[nth] ?? null]));
  const transaction_ids = bound.map(({ id }, index) => id ?? found.get(index) ?? null);
  return { plan, before, bound, matched, currencies, transaction_ids };
};

const replaceStatement = (
  services: Services,
  { row, file, reread }: { row: StatementRow; file: OpenedFile; reread: Reread },
): Edit[] => {
  const { plan, matched, bound, before, transaction_ids } = reread;
  const found = matched.outcomes.values();
  const outcomes = bound.map(({ id, became }) => (id === null ? (found.next().value ?? null) : became));
  const rows = toReadRows(plan, { ...reread, outcomes });
  const settled = rows.map((each, index) => ({ ...each, transaction_id: transaction_ids[index] ?? null }));
  const problems = findDisagreements(matched.self, settled, matched.ledger);
  const {
    id,
    user_id,
    version: _version,
    ...values
  } = toStatementRow(row, { ...file, problems: [...file.problems, ...problems] }, plan, {
    status: "imported",
    bank_account_id: row.bank_account_id,
    ...countOutcomes(outcomes),
    updated_at: services.clock.now(),
  });
  const chunks = toReadings({ user_id, id }, before).map(({ chunk }) => ({ statement_id: id, chunk }));
  return [
    updateIn("statements", [id], values),
    deleteKeys("readings", chunks),
    insertInto("readings", toReadings({ user_id, id }, rows)),
  ];
};
