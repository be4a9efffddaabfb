import { idsIn, oneMore } from "@passbook/db/dialect";
import { sql } from "kysely";
import {
  type Ended,
  findRows,
  type Follower,
  type RecordedEdit,
  type Updated,
  type Values,
  type Who,
  type Written,
} from "../../changes/index.ts";
import { readDetails } from "./decisions.ts";
import {
  MOST_ROWS,
  noteTouched,
  touchesNothing,
  touchEverything,
  type Touching,
  touchRows,
} from "./touched.ts";

/** Rung after changes, so that what they touched is looked at again at once. */
export const TOUCHED_BELL = "findings";

/** Notes what changes touch of what is found, and leaves that to be found again. */
export const followTouched = (): Follower => {
  const touching = touchesNothing();
  return {
    after: (who, written) => touchWritten(who, touching, written),
    finish: async (who, ended) => {
      await growDecided(who, ended);
      await noteTouched(who.trx, who.author, touching);
    },
    noteEverything: () => touchEverything(touching),
  };
};

const touchWritten = async (who: Who, touching: Touching, written: Written): Promise<void> => {
  const { op, table } = written;
  if (table === "decisions") return touchNamed(who, touching, listDecided(listRows(written)));
  // Where a transaction is divided otherwise, what is filed as it is may change.
  if (table === "splits") return touchNamed(who, touching, listDivided(written));
  if (op === "update") touchUpdated(touching, table, written.rows);
  else if (table === "transactions") touchRows(touching, written.rows);
  // Statements of other accounts may name a new one.
  else if (table === "bank_accounts") touchEverything(touching);
};

/** What is found is found by: whoever changes one of these columns of a transaction has touched it. */
const FOUND_BY = [
  "bank_account_id",
  "booked_on",
  "value_on",
  "amount",
  "currency",
  "original_amount",
  "original_currency",
  "description",
  "counterparty",
  "reference",
  "vendor_id",
  "merchant_id",
  "sub_category_id",
  "why",
  "status",
  "has_splits",
  "edited",
  "hidden",
];
const ACCOUNT_COLUMNS = ["account_type", "last_4_digits", "bank_name", "label", "currency"];
/** What says whether money under a category is spent or moved. */
const CATEGORY_COLUMNS = ["parent_id", "is_investment"];
const COLUMNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["transactions", new Set(FOUND_BY)],
  ["bank_accounts", new Set(ACCOUNT_COLUMNS)],
  ["categories", new Set(CATEGORY_COLUMNS)],
]);

/** Notes rows of a table that got other values. */
const touchUpdated = (touching: Touching, table: string, rows: readonly Updated[]): void => {
  const columns = COLUMNS.get(table);
  if (columns === undefined || touching.everything) return;
  const touched = rows.filter(({ before, after }) =>
    Object.keys(after).some((name) => columns.has(name) && before[name] !== after[name]),
  );
  if (touched.length === 0) return;
  if (table !== "transactions" || touched.length > MOST_ROWS) return touchEverything(touching);
  touchRows(
    touching,
    touched.flatMap(({ before, after }) => [before, { ...before, ...after }]),
  );
};

const listRows = (written: Written): readonly Values[] =>
  written.op === "update" ? written.rows.flatMap(({ before, after }) => [before, after]) : written.rows;

const listDivided = (written: Written): string[] => {
  const parts = written.op === "update" ? written.rows.map(({ before }) => before) : written.rows;
  return parts.map((part) => String(part["transaction_id"]));
};

/** The transactions that decisions name. */
const listDecided = (rows: readonly Values[]): string[] =>
  rows.flatMap(({ details }) => (typeof details === "string" ? readDetails(details).transaction_ids : []));

/** Notes transactions by their ids; one that is gone may have come back under another. */
const touchNamed = async (
  { trx, author }: Who,
  touching: Touching,
  named: readonly string[],
): Promise<void> => {
  const ids = [...new Set(named)];
  if (ids.length === 0 || touching.everything) return;
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "bank_account_id", "booked_on", "amount", "currency", "vendor_id", "merchant_id"])
    .where("user_id", "=", author.user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();
  if (rows.length < ids.length) return touchEverything(touching);
  touchRows(touching, rows);
};

/** A series is derived; what a person decided about it is kept apart and counts as a change of it. */
const growDecided = async ({ trx, author: { user_id } }: Who, { recorded }: Ended): Promise<void> => {
  const decisions = recorded.filter((edit) => edit.table === "decisions");
  if (decisions.length === 0) return;
  const ids = decisions.flatMap(listIds);
  const gone = decisions.flatMap((edit) => (edit.op === "delete" ? edit.rows : []));
  const kept = await findRows(
    trx,
    user_id,
    "decisions",
    ids.map((id) => ({ id })),
  );
  const members = idsIn(trx, listDecided([...gone, ...kept]));
  await sql`update series set ${oneMore("series", "version")} where user_id = ${user_id} and (decision_id in ${idsIn(trx, ids)}
    or id in (select series_id from transactions where user_id = ${user_id} and id in ${members}))`.execute(
    trx,
  );
};

const listIds = (edit: RecordedEdit): string[] => {
  const keys =
    edit.op === "insert"
      ? edit.keys
      : edit.op === "delete"
        ? edit.rows
        : edit.groups.flatMap((group) => group.keys);
  return keys.map((key) => String(key["id"]));
};
