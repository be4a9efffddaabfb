import type { TransactionChange } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { countOf, notFound } from "../../platform/problem.ts";
import { type Author, changeData, deleteFrom, type Edit, updateIn } from "../changes/index.ts";
import { changeTags } from "./change-tags.ts";
import { checkChange } from "./check-change.ts";
import { rememberAnswers } from "./remember-answers.ts";
import { listSplits } from "./repo.ts";
import { readEdited } from "./to-transaction.ts";

/** What deciding needs to know of a row. */
type Known = Pick<
  TransactionRow,
  "id" | "description" | "edited" | "has_splits" | "sub_category_id" | "vendor_id"
>;

/** A category a person chose is never chosen over. */
const CHOSEN = JSON.stringify({ kind: "chosen" });

/**
 * Changes category, merchant, note or tags of any number of transactions in one change. A category chosen for a divided
 * transaction joins it again, and is remembered for the vendor; the fields a person set are noted, so that reading a statement
 * again keeps them.
 */
export const changeTransactions = async (
  trx: Db,
  author: Author,
  { ids, change, field }: { ids: readonly string[]; change: TransactionChange; field?: string },
): Promise<{ changed: number; change_id: string }> => {
  const { user_id } = author;
  await checkChange(trx, user_id, change);
  const rows = await getRows(trx, user_id, { ids, field });
  const found = rows.map((row) => row.id);
  const edits = [
    ...(await joinParts(trx, user_id, { rows, change })),
    ...changeColumns(rows, change),
    ...(await changeTags(trx, user_id, { ids: found, change })),
    ...(await remember(trx, user_id, { rows, change })),
  ];
  const change_id = await changeData(
    trx,
    author,
    { kind: "change_transactions", summary: summarise(rows) },
    edits,
  );
  return { changed: rows.length, change_id };
};

/** The rows of these ids; one that is missing is refused, as `field` of the body when it was said there. */
export const getRows = async (
  trx: Db,
  user_id: string,
  { ids, field }: { ids: readonly string[]; field?: string | undefined },
): Promise<Known[]> => {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "description", "edited", "has_splits", "sub_category_id", "vendor_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  if (rows.length < wanted.length) throw notFound("transaction", field);
  return rows;
};

/** What the history calls these rows: the one by its text, many by their number. */
export const summarise = (rows: readonly Pick<Known, "description">[]): string => {
  const [first] = rows;
  return rows.length === 1 && first !== undefined ? first.description : countOf(rows.length, "transaction");
};

type Changing = { readonly rows: readonly Known[]; readonly change: TransactionChange };

const joinParts = async (trx: Db, user_id: string, { rows, change }: Changing): Promise<Edit[]> => {
  if (change.sub_category_id === undefined) return [];
  const divided = rows.filter((row) => row.has_splits === 1).map((row) => row.id);
  if (divided.length === 0) return [];
  const parts = await listSplits(trx, user_id, divided);
  return [
    deleteFrom(
      "splits",
      parts.map((part) => part.id),
    ),
    updateIn("transactions", divided, { has_splits: 0 }),
  ];
};

const changeColumns = (rows: readonly Known[], change: TransactionChange): Edit[] => {
  const { sub_category_id, merchant_id, note } = change;
  const values: Partial<TransactionRow> = {
    ...(sub_category_id === undefined ? {} : { sub_category_id, why: CHOSEN }),
    ...(merchant_id === undefined ? {} : { merchant_id }),
    ...(note === undefined ? {} : { note: note === "" ? null : note }),
  };
  // Rows that were edited alike are updated together.
  return [...Map.groupBy(rows, (row) => row.edited)].map(([edited, alike]) =>
    updateIn(
      "transactions",
      alike.map((row) => row.id),
      { ...values, edited: addEdited(edited, change) },
    ),
  );
};

const addEdited = (edited: string | null, change: TransactionChange): string => {
  const names = Object.keys(change).map((name) => (name === "add_tags" ? "tags" : name));
  return JSON.stringify([...new Set([...readEdited(edited), ...names])].toSorted(byText));
};

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Choosing again what a person chose before is no new answer. */
const remember = async (trx: Db, user_id: string, { rows, change }: Changing): Promise<Edit[]> => {
  const { sub_category_id } = change;
  if (sub_category_id === undefined) return [];
  const answers = new Map<string, number>();
  for (const { vendor_id, edited, sub_category_id: before } of rows) {
    const is_new = before !== sub_category_id || !readEdited(edited).includes("sub_category_id");
    if (vendor_id !== null && is_new) answers.set(vendor_id, (answers.get(vendor_id) ?? 0) + 1);
  }
  return rememberAnswers(trx, user_id, { sub_category_id, answers });
};
