import type { QueryOf } from "@passbook/contract/endpoint";
import type { listStatements, Statement } from "@passbook/contract/statements";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { say } from "@passbook/contract/sentences/refusals";
import { notFound, Problem } from "../../../platform/problem.ts";
import {
  gatherBytes,
  openStoredFile,
  type Opening,
  type Reading,
  type StoredFile,
} from "../../../platform/storage/stored-files.ts";
import { readReadings, type ReadRow } from "./details.ts";
import { showStatements } from "./show-statements.ts";

const PAGE_ROWS = 50;
/** Printed rows in one chunk of `readings`. */
export const READING_ROWS = 500;

const fileGivenUp = (): Problem =>
  new Problem({
    status: 404,
    code: "file_given_up",
    ...say("file_given_up"),
  });

export const findStatement = (db: Db, user_id: string, id: string): Promise<Kept<StatementRow> | undefined> =>
  db
    .selectFrom("statements")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

export const getStatementRow = async (db: Db, user_id: string, id: string): Promise<Kept<StatementRow>> => {
  const row = await findStatement(db, user_id, id);
  if (row === undefined) throw notFound("statement");
  return row;
};

/** A statement as the contract shows it. */
export const getShown = async (db: Db, user_id: string, id: string): Promise<Statement> => {
  const [shown] = await showStatements(db, [await getStatementRow(db, user_id, id)]);
  if (shown === undefined) throw notFound("statement");
  return shown;
};

/** A file as it was received, to be read part by part. */
export const openOriginal = async (
  services: Opening,
  user_id: string,
  id: string,
  reading?: Reading,
): Promise<StoredFile> => {
  const file = await openStoredFile(services, { user_id, id }, reading);
  if (file === undefined) throw notFound("file");
  if (file === null) throw fileGivenUp();
  return file;
};

/** All bytes of it. */
export const readFileBytes = async (services: Opening, user_id: string, id: string): Promise<Uint8Array> =>
  gatherBytes(await openOriginal(services, user_id, id));

/** Newest first; ids are made in order of time, so they are the paging key too. */
export const listStatementsPage = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ROWS, bank_account_id, status, settled, file_hash }: QueryOf<typeof listStatements>,
): Promise<{ data: Statement[]; next: string | null }> => {
  let query = db.selectFrom("statements").selectAll().where("user_id", "=", user_id);
  if (after !== undefined) query = query.where("id", "<", after);
  if (bank_account_id !== undefined) query = query.where("bank_account_id", "=", bank_account_id);
  if (status !== undefined) query = query.where("status", "=", status);
  if (settled !== undefined) query = query.where("status", settled === "true" ? "=" : "!=", "imported");
  if (file_hash !== undefined) query = query.where("file_hash", "=", file_hash);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const data = await showStatements(db, rows.slice(0, limit));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
};

/** The statements that share a file with one, in the order of the file. */
export const listStatementsOfFile = async (db: Db, user_id: string, id: string): Promise<Statement[]> => {
  const { file_id } = await getStatementRow(db, user_id, id);
  const rows = await db
    .selectFrom("statements")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("file_id", "=", file_id)
    .orderBy("file_index")
    .execute();
  return showStatements(db, rows);
};

/** Changes what is known of a statement that is not imported; imported ones change through the door only. */
export const setStatement = async (
  db: Db,
  user_id: string,
  id: string,
  values: Partial<StatementRow>,
): Promise<void> => {
  await db
    .updateTable("statements")
    .set((row) => ({ ...values, version: row("version", "+", 1) }))
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("status", "!=", "imported")
    .execute();
};

/** Every printed row of a statement. */
export const listAllReadRows = async (
  db: Db,
  { user_id, id }: Pick<StatementRow, "user_id" | "id">,
): Promise<ReadRow[]> => {
  const chunks = await db
    .selectFrom("readings")
    .select(["chunk", "rows"])
    .where("user_id", "=", user_id)
    .where("statement_id", "=", id)
    .orderBy("chunk")
    .execute();
  return chunks.flatMap(({ chunk, rows }) => readReadings(rows, toNumber(chunk) * READING_ROWS));
};

/** Printed rows as they are shown: without the transactions that are gone by now. */
export const listShownRows = async (
  db: Db,
  statement: Pick<StatementRow, "user_id" | "id">,
  range: { after: number; limit: number },
): Promise<{ rows: ReadRow[]; total: number }> => {
  const { rows, total } = await listReadRows(db, statement, range);
  const present = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", statement.user_id)
    .where(
      "id",
      "in",
      idsIn(
        db,
        rows.flatMap(({ transaction_id }) => transaction_id ?? []),
      ),
    )
    .execute();
  const ids = new Set(present.map(({ id }) => id));
  const shown = rows.map((row) =>
    row.transaction_id === null || ids.has(row.transaction_id) ? row : { ...row, transaction_id: null },
  );
  return { rows: shown, total };
};

/** Printed rows from `after` on (rows count from 1), and how many there are. */
const listReadRows = async (
  db: Db,
  { user_id, id }: Pick<StatementRow, "user_id" | "id">,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: ReadRow[]; total: number }> => {
  const first_chunk = Math.floor(after / READING_ROWS);
  const last_chunk = Math.floor((after + limit) / READING_ROWS);
  const ofStatement = db.selectFrom("readings").where("user_id", "=", user_id).where("statement_id", "=", id);
  const chunks = await ofStatement
    .select(["chunk", "rows"])
    .where("chunk", ">=", first_chunk)
    .where("chunk", "<=", last_chunk)
    .orderBy("chunk")
    .execute();
  const last = await ofStatement
    .select(["chunk", "rows"])
    .orderBy("chunk", "desc")
    .limit(1)
    .executeTakeFirst();
  const rows = chunks.flatMap((chunk) => readReadings(chunk.rows, toNumber(chunk.chunk) * READING_ROWS));
  const total =
    last === undefined ? 0 : toNumber(last.chunk) * READING_ROWS + readReadings(last.rows, 0).length;
  const skipped = after - first_chunk * READING_ROWS;
  return { rows: rows.slice(skipped, skipped + limit), total };
};
