import { type Db, insertRows, lockPerson } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import type { ParsedStatement, RowChange } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput, Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { type Act, type Author, changeAhead } from "../../changes/index.ts";
import { anchorCorrections } from "../import/anchor-corrections.ts";
import { askBeside } from "../import/ask-beside.ts";
import { type CorrectedStatement, correctRows, listUnknownRows } from "../import/correct-rows.ts";
import { readDetails, type StatementDetails } from "../kept/details.ts";
import { openFile } from "../receive/open-file.ts";
import { type AccountHints, type OpenedFile } from "../kept/opened-file.ts";
import { matchStatement } from "../import/match-statement.ts";
import { type Plan, planImport } from "../import/plan-import.ts";
import { planReimport } from "./reimport-statement.ts";
import { estimateRows } from "./estimate-rows.ts";
import { refuseUnseenStatement } from "./refuse-unseen-statement.ts";
import { getStatementRow, setStatement } from "../kept/repo.ts";
import { toReadings, toReviewRows, toStatementRow } from "../import/to-statement-row.ts";

/** A statement whose file was read again, with the corrections that are to hold from now on. */
type ReadAgain = { readonly author: Author; readonly row: Kept<StatementRow>; readonly file: OpenedFile };

/** Corrects a statement; answers no change while it still waits for a person. */
export const CORRECT_ACT: Act<
  { readonly id: string; readonly changes: readonly RowChange[] },
  { readonly change_id: string | null }
> = {
  name: "correct_statement",
  estimateRows: (db, user_id, { id }) => estimateRows(db, user_id, id),
  carryOut: async (services, actor, { id, changes }) => {
    const refuse = (db: Db): Promise<void> => refuseUnseenStatement(db, actor, id);
    return { change_id: await correctStatement(services, actor.author, { id, changes, refuse }) };
  },
};

/** Reads a statement again. */
export const REREAD_ACT: Act<{ readonly id: string }, { readonly change_id: string }> = {
  name: "reread_statement",
  estimateRows: (db, user_id, { id }) => estimateRows(db, user_id, id),
  carryOut: async (services, { author }, { id }) => ({
    change_id: await rereadStatement(services, author, id),
  }),
};

/** Replaces the corrections of a statement, unless `refuse` throws; answers the change that can be undone, or null while it still waits for a person. */
export const correctStatement = async (
  services: Services,
  author: Author,
  { id, changes, refuse }: { id: string; changes: readonly RowChange[]; refuse?: (db: Db) => Promise<void> },
): Promise<string | null> => {
  const row = await getStatementRow(services.db, author.user_id, id);
  await refuse?.(services.db);
  if (row.status !== "needs_review" && row.status !== "imported")
    throw conflict("not_read", say("no_rows_to_correct"));
  const file = await readFileAgain(services, row);
  refuseUnknown(getStatement(file, row).transactions.length, changes);
  const corrected = withDetails(row, { corrections: changes });
  if (row.status === "imported")
    return reimport(services, { author, row: corrected, file }, "correct_statement");
  const account = await writeReview(services, { author, row: corrected, file });
  if (account !== null)
    await writeReview(services, {
      author,
      row: corrected,
      file: await readFileAgain(services, row, account),
    });
  return null;
};

const refuseUnknown = (count: number, changes: readonly RowChange[]): void => {
  const [unknown] = listUnknownRows(count, changes);
  if (unknown !== undefined)
    throw invalidInput({
      changes: say("no_such_row", { row: unknown, rows: count }),
    });
};

/** Reads an imported statement again with the reader of today; corrections that fit the new reading stay. */
export const rereadStatement = async (services: Services, author: Author, id: string): Promise<string> => {
  const row = await getStatementRow(services.db, author.user_id, id);
  if (row.status !== "imported") throw conflict("not_imported", say("not_imported"));
  const file = await readFileAgain(services, row);
  const { corrections, problems } = anchorCorrections(getStatement(file, row), readDetails(row));
  refuseContradicted(row, await correctRows(getStatement(file, row), corrections));
  return reimport(
    services,
    {
      author,
      row: withDetails(row, { corrections }),
      file: { ...file, problems: [...file.problems, ...problems] },
    },
    "reread_statement",
  );
};

/** Rows that contradict what is printed never take the place of rows that did not. */
const refuseContradicted = ({ verdict }: StatementRow, { printed }: CorrectedStatement): void => {
  if (verdict !== "contradicted" && printed.proof.verdict === "contradicted")
    throw conflict("contradicted", say("reading_would_contradict"));
};

const withDetails = <Row extends StatementRow>(row: Row, details: Partial<StatementDetails>): Row => ({
  ...row,
  details: JSON.stringify({ ...readDetails(row), ...details }),
});

const readFileAgain = async (
  services: Services,
  row: StatementRow,
  account?: AccountHints,
): Promise<OpenedFile> => {
  const read = await openFile(services, row, { account });
  if (!read.ok) throw new Problem({ ...read.error, status: 422 });
  return read.value;
};

const getStatement = (file: OpenedFile, { file_index }: StatementRow): ParsedStatement => {
  const printed = file.statements[file_index];
  if (printed === undefined) throw conflict("not_a_statement", say("statement_not_found_again"));
  return printed;
};

/** While the file was read nobody held the statement; what happened meanwhile wins. */
const refuseChanged = async (
  trx: Db,
  { user_id, id, version, status }: Kept<StatementRow>,
): Promise<void> => {
  await lockPerson(trx, user_id);
  const now = await getStatementRow(trx, user_id, id);
  if (now.version !== version || now.status !== status)
    throw conflict("changed_meanwhile", say("statement_changed_meanwhile"));
};

const reimport = async (
  services: Services,
  { author, row, file }: ReadAgain,
  kind: "correct_statement" | "reread_statement",
): Promise<string> => {
  const { change_id } = await changeAhead(
    services,
    { author },
    {
      plan: (db) => planReimport(db, services, { author, row, file, kind }),
      refuse: (db) => refuseChanged(db, row),
    },
  );
  return change_id;
};

type Asked = { readonly row: StatementRow; readonly file: OpenedFile; readonly plan: Plan };

/** What is asked beside the other statements of the account, as the import will ask it. */
const askAgain = async (trx: Db, services: Services, { row, file, plan }: Asked): Promise<Plan> => {
  if (plan.kind === "review") return plan;
  const about = { user_id: row.user_id, format: plan.printed.format ?? file.format, plan };
  const matched = await matchStatement(trx, services, about, { added: new Map(), witnesses: new Map() });
  return askBeside(row, matched) ?? plan;
};

/** Writes a waiting statement with its corrected rows; answers the account with which its file must be read again first, if so. */
const writeReview = (services: Services, { row, file }: ReadAgain): Promise<AccountHints | null> =>
  services.db.transaction().execute(async (trx) => {
    await refuseChanged(trx, row);
    const planned = await planImport(trx, services, row, file);
    if (planned.kind === "read_again") return planned.account;
    const [planned_one] = planned.plans;
    if (planned_one === undefined) return null;
    const plan = await askAgain(trx, services, { row, file, plan: planned_one });
    const { bank_account_id, count_new, count_duplicate } = row;
    const updated_at = services.clock.now();
    const outcome = {
      status: "needs_review",
      bank_account_id,
      count_new,
      count_duplicate,
      updated_at,
    } as const;
    const written = toStatementRow(row, file, plan, { ...outcome, count_changed: 0 });
    await setStatement(trx, row.user_id, row.id, { ...written, wanted_account_id: row.wanted_account_id });
    await trx
      .deleteFrom("readings")
      .where("user_id", "=", row.user_id)
      .where("statement_id", "=", row.id)
      .execute();
    await insertRows(trx, "readings", toReadings(row, toReviewRows(plan)));
    return null;
  });
