import { insertRows, lockPerson, type Db } from "@passbook/db/dialect";
import type { SightingRow, StatementRow } from "@passbook/db/schema";
import type { ParsedFile } from "@passbook/statement-parser";
import { LeaseLost } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { changeData, type Edit, insertInto, updateEach, updateIn } from "../changes/index.ts";
import { fileTransactions } from "./file-transactions.ts";
import { type HomedRow, type MatchedStatement, matchStatement } from "./match-statement.ts";
import { type Plan, planImport } from "./plan-import.ts";
import { toReadings, toReadRow, toStatementRow } from "./to-statement-row.ts";

/** What came of a read file: its statements are written, or its amounts need another currency's digits. */
export type ImportOutcome =
  | { readonly kind: "written"; readonly imported: number }
  | { readonly kind: "read_again"; readonly currency: string };

/**
 * Writes everything a read file says in the caller's transaction: accounts, vendors, statements, transactions and printed rows as one
 * change that can be undone. The row that waited is replaced, under its lease, so that it happens exactly once.
 */
export const importStatement = async (
  trx: Db,
  services: Services,
  row: StatementRow,
  file: ParsedFile,
): Promise<ImportOutcome> => {
  await lockPerson(trx, row.user_id);
  const planned = await planImport(trx, services, row, file);
  if (planned.kind === "read_again") return planned;
  await takeWaitingRow(trx, row);
  const matched = await matchAll(trx, services, { row, file, plans: planned.plans });
  await writeReviews(trx, services, {
    row,
    file,
    plans: planned.plans,
    home_currency: planned.home_currency,
  });
  if (matched.length > 0) await writeImports(trx, services, { row, file, matched });
  return { kind: "written", imported: matched.length };
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

type Writing = { readonly row: StatementRow; readonly file: ParsedFile };

const matchAll = async (
  trx: Db,
  services: Services,
  { row, file, plans }: Writing & { plans: readonly Plan[] },
): Promise<MatchedStatement[]> => {
  const added = new Map<string, HomedRow[]>();
  const matched: MatchedStatement[] = [];
  for (const plan of plans) {
    if (plan.kind !== "import") continue;
    const account_id = plan.chosen.account.id;
    const of_account = added.get(account_id) ?? [];
    added.set(account_id, of_account);
    const about = { user_id: row.user_id, format: file.format, plan };
    matched.push(await matchStatement(trx, services, about, of_account));
  }
  return matched;
};

/** Statements that wait for a person are not theirs to undo yet, so they are written as they are. */
const writeReviews = async (
  trx: Db,
  { clock }: Services,
  { row, file, plans, home_currency }: Writing & { plans: readonly Plan[]; home_currency: string },
): Promise<void> => {
  for (const plan of plans) {
    if (plan.kind !== "review") continue;
    const { printed } = plan;
    const statement = toStatementRow(row, file, plan, {
      status: "needs_review",
      bank_account_id: null,
      count_new: 0,
      count_duplicate: 0,
      updated_at: clock.now(),
    });
    await insertRows(trx, "statements", [statement]);
    const rows = printed.transactions.map((each) =>
      toReadRow(each, each.currency ?? printed.currency ?? home_currency, null),
    );
    await insertRows(trx, "readings", toReadings(statement, rows));
  }
};

const writeImports = async (
  trx: Db,
  services: Services,
  { row, file, matched }: Writing & { matched: readonly MatchedStatement[] },
): Promise<void> => {
  const { user_id } = row;
  const author = { clock: services.clock, user_id, session_id: null };
  const filed = await fileTransactions(
    trx,
    author,
    matched.flatMap((each) => each.created),
  );
  const statements = matched.map((each) => toImported(services, { row, file }, each));
  const readings = matched.flatMap(({ plan, currencies, transaction_ids }) =>
    toReadings(
      { user_id, id: plan.statement_id },
      plan.printed.transactions.map((each, index) =>
        toReadRow(each, currencies[index] ?? "", transaction_ids[index] ?? null),
      ),
    ),
  );
  await changeData(trx, author, { kind: "import_statement", summary: row.file_name }, [
    ...editAccounts(matched),
    ...filed.edits,
    insertInto("statements", statements),
    insertInto("transactions", filed.transactions),
    takeOver(matched),
    insertInto("sightings", toSightings(services, user_id, matched)),
    insertInto("readings", readings),
  ]);
};

const toImported = (
  { clock }: Services,
  { row, file }: Writing,
  { plan, created, transaction_ids }: MatchedStatement,
): StatementRow =>
  toStatementRow(row, file, plan, {
    status: "imported",
    bank_account_id: plan.chosen.account.id,
    count_new: created.length,
    count_duplicate: transaction_ids.length - created.length,
    updated_at: clock.now(),
  });

const editAccounts = (matched: readonly MatchedStatement[]): Edit[] => {
  const chosen = matched.map(({ plan }) => plan.chosen);
  const made = chosen.flatMap((each) => (each.kind === "new" ? [each.account] : []));
  const learning = chosen.flatMap((each): Edit[] =>
    each.kind === "known" && each.learns_number !== null
      ? [updateIn("bank_accounts", [each.account.id], { number_hash: each.learns_number })]
      : [],
  );
  return [insertInto("bank_accounts", made), ...learning];
};

const takeOver = (matched: readonly MatchedStatement[]): Edit =>
  updateEach(
    "transactions",
    matched.flatMap(({ taken_over }) =>
      taken_over.map(({ id, plan, row }) => ({
        key: { id },
        values: {
          reference: row.reference,
          statement_id: plan.statement_id,
          source: JSON.stringify(row.source),
        },
      })),
    ),
  );

const toSightings = (
  { clock }: Services,
  user_id: string,
  matched: readonly MatchedStatement[],
): SightingRow[] =>
  matched.flatMap(({ sightings }) => sightings.map((each) => ({ user_id, id: clock.newId(), ...each })));
