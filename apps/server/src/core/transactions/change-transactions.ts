import { toCountingDay } from "@passbook/contract/counting-day";
import type { TransactionChange } from "@passbook/contract/transactions";
import { type Db, idsIn, lockPerson } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { notFound } from "../../platform/problem.ts";
import { ANSWERED_COLUMNS, type AnsweredRow, recordAnswers, CHOSEN } from "../categorisation/index.ts";
import {
  type Author,
  changeData,
  deleteFrom,
  type Edit,
  type PlannedChange,
  updateIn,
} from "../changes/index.ts";
import { changeTags } from "./change-tags.ts";
import { checkChange } from "./check-change.ts";
import { listSplits } from "./repo.ts";
import { addEdited } from "./to-transaction.ts";

/** What deciding needs to know of a row. */
type Known = AnsweredRow & Pick<TransactionRow, "vendor_id">;
/** What came of a change, and whose other transactions may follow it. */
export type Changed = {
  readonly changed: number;
  readonly change_id: string;
  readonly vendor_ids: readonly string[];
};

type Wanted = {
  readonly ids: readonly string[];
  readonly change: TransactionChange;
  readonly field?: string;
};

/** Changes category, merchant, note, tags, showing or counting day of any number of transactions in one change. */
export const changeTransactions = async (trx: Db, author: Author, wanted: Wanted): Promise<Changed> => {
  await lockPerson(trx, author.user_id);
  const { note, edits, told } = await planTransactions(trx, author, wanted);
  return { ...told, change_id: await changeData(trx, author, note, edits) };
};

/** What such a change is to do. */
export const planTransactions = async (
  db: Db,
  author: Author,
  { ids, change, field }: Wanted,
): Promise<PlannedChange<Omit<Changed, "change_id">>> => {
  const { user_id } = author;
  await checkChange(db, user_id, change);
  const rows = await getRows(db, user_id, { ids, field });
  const edits = await planChange(db, author, { rows, change });
  const teaches = change.sub_category_id !== undefined;
  return {
    note: { kind: "change_transactions", summary: summarise(rows) },
    edits,
    told: { changed: rows.length, vendor_ids: teaches ? listVendorIds(rows) : [] },
  };
};

export const listVendorIds = (rows: readonly Known[]): string[] => [
  ...new Set(rows.flatMap((row) => row.vendor_id ?? [])),
];

/**
 * What a person's change does to these rows. A category chosen for a divided transaction joins it again, and is an answer to
 * learn from; the fields a person set are noted, so that nothing else sets them any more.
 */
export const planChange = async (trx: Db, author: Author, { rows, change }: Changing): Promise<Edit[]> => {
  const { user_id } = author;
  const { sub_category_id } = change;
  const ids = rows.map((row) => row.id);
  return [
    ...(await joinParts(trx, user_id, { rows, change })),
    ...changeColumns(rows, change),
    ...(await changeTags(trx, user_id, { ids, change })),
    ...(sub_category_id === undefined ? [] : await recordAnswers(trx, author, { rows, sub_category_id })),
  ];
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
    .select([...ANSWERED_COLUMNS, "vendor_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  if (rows.length < wanted.length) throw notFound("transaction", field);
  return rows;
};

/** What the history calls these rows: the one by its text, many by their number. */
export const summarise = (rows: readonly Pick<Known, "description">[]): string => {
  const [first] = rows;
  return rows.length === 1 && first !== undefined ? first.description : String(rows.length);
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
  const { sub_category_id, merchant_id, note, hidden } = change;
  const values: Partial<TransactionRow> = {
    ...(sub_category_id === undefined
      ? {}
      : { sub_category_id, why: CHOSEN, suggested_id: null, confidence: null }),
    ...(merchant_id === undefined ? {} : { merchant_id }),
    ...(note === undefined ? {} : { note: note === "" ? null : note }),
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }),
  };
  const countsOn = (row: Known): Pick<TransactionRow, "counts_on"> | null =>
    change.counts_on === undefined ? null : { counts_on: toCountingDay(change.counts_on, row.booked_on) };
  // Rows that were edited alike are updated together.
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.edited, countsOn(row)]));
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const edited = addEdited(first.edited, namesOf(change));
    return [
      updateIn(
        "transactions",
        alike.map((row) => row.id),
        { ...values, ...countsOn(first), edited },
      ),
    ];
  });
};

const namesOf = (change: TransactionChange): string[] =>
  Object.keys(change).map((name) => (name === "add_tags" ? "tags" : name));
