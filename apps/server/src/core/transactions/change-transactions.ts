import { divide } from "@passbook/contract/divide";
import { say } from "@passbook/contract/sentences/refusals";
import { toCountingDay } from "@passbook/contract/counting-day";
import type { TransactionChange } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow } from "@passbook/db/schema";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { ANSWERED_COLUMNS, type AnsweredRow, recordAnswers, CHOSEN } from "../categorisation/index.ts";
import {
  type Author,
  changeData,
  deleteFrom,
  type Edit,
  insertInto,
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
  /** What becomes of the parts of those that are divided; it is asked where it is not said. */
  readonly divided?: "keep" | "replace" | undefined;
};

/** Changes category, parts, merchant, note, tags, showing or counting day of any number of transactions in one change. */
export const changeTransactions = async (trx: Db, author: Author, wanted: Wanted): Promise<Changed> => {
  const { note, edits, told } = await planTransactions(trx, author, wanted);
  return { ...told, change_id: await changeData(trx, author, note, edits) };
};

/** What such a change is to do. */
export const planTransactions = async (
  db: Db,
  author: Author,
  { ids, change, field, divided }: Wanted,
): Promise<PlannedChange<Omit<Changed, "change_id">>> => {
  const { user_id } = author;
  await checkChange(db, user_id, change);
  const rows = await getRows(db, user_id, { ids, field });
  const changing = toChanging(rows, change, divided);
  const edits: Edit[] = [];
  for (const each of changing) edits.push(...(await planChange(db, author, each)));
  const changed = changing.flatMap((each) => each.rows);
  const taught = changing.flatMap((each) => (each.change.sub_category_id === undefined ? [] : each.rows));
  return {
    note: { kind: "change_transactions", summary: summarise(changed) },
    edits,
    told: { changed: changed.length, vendor_ids: listVendorIds(taught) },
  };
};

/** Rows that keep their parts, or cannot be divided so, take what else is changed. */
const toChanging = (
  rows: readonly Known[],
  change: TransactionChange,
  divided: Wanted["divided"],
): readonly Changing[] => {
  const { sub_category_id, split, ...others } = change;
  if (sub_category_id === undefined && split === undefined) return [{ rows, change }];
  const count = rows.filter((row) => row.has_splits === 1).length;
  if (count > 0 && divided === undefined)
    throw conflict("divided", say("some_are_divided", { divided: count }));
  const isWhole = (row: Known): boolean =>
    (row.has_splits === 0 || divided === "replace") && (split === undefined || divideBy(row, split) !== null);
  const whole = rows.filter(isWhole);
  if (whole.length === 0 && count < rows.length) throw invalidInput({ split: say("split_part_of_nothing") });
  const left = Object.keys(others).length === 0 ? [] : rows.filter((row) => !isWhole(row));
  return [
    { rows: whole, change },
    { rows: left, change: others },
  ].filter((each) => each.rows.length > 0);
};

/** What each part of a row comes to; null where one of them would be nothing. */
const divideBy = ({ amount }: Known, split: Split): readonly number[] | null =>
  divide(
    amount,
    split.map(({ percent }) => percent),
  );

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
    insertInto("splits", change.split === undefined ? [] : divideRows(author, rows, change.split)),
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

type Split = NonNullable<TransactionChange["split"]>;
type Changing = { readonly rows: readonly Known[]; readonly change: TransactionChange };

const joinParts = async (trx: Db, user_id: string, { rows, change }: Changing): Promise<Edit[]> => {
  if (change.sub_category_id === undefined && change.split === undefined) return [];
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

const divideRows = ({ user_id, clock }: Author, rows: readonly Known[], split: Split): SplitRow[] =>
  rows.flatMap((row) => {
    const amounts = divideBy(row, split);
    return split.map((part, position) => ({
      user_id,
      id: clock.newId(),
      transaction_id: row.id,
      position,
      ...part,
      amount: amounts?.[position] ?? 0,
      note: null,
    }));
  });

const changeColumns = (rows: readonly Known[], change: TransactionChange): Edit[] => {
  const { sub_category_id, merchant_id, note, hidden } = change;
  const values: Partial<TransactionRow> = {
    ...(sub_category_id === undefined
      ? {}
      : { sub_category_id, why: CHOSEN, suggested_id: null, confidence: null }),
    ...(merchant_id === undefined ? {} : { merchant_id }),
    ...(note === undefined ? {} : { note: note === "" ? null : note }),
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }),
    ...(change.split === undefined ? {} : { has_splits: 1 }),
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
  Object.keys(change).map((name) => NOTED_AS[name] ?? name);

/** Fields that are noted as set under the name of what they set. */
const NOTED_AS: Readonly<Record<string, string>> = {
  add_tags: "tags",
  remove_tags: "tags",
  split: "splits",
};
