import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { AnswerRow, TransactionRow } from "@passbook/db/schema";
import { type Author, deleteFrom, type Edit, insertInto, updateEach } from "../changes/index.ts";
import { toThousandths } from "./file-rows.ts";
import { loadClassifier } from "./load-classifier.ts";
import { keepRow, loadTellingAccounts, READ_COLUMNS, type ReadableRow, toClassifierRow } from "./read-row.ts";

/** Columns of a transaction that an answer about it is made from. */
export const ANSWERED_COLUMNS = [
  "id",
  ...READ_COLUMNS,
  "sub_category_id",
  "suggested_id",
  "confidence",
  "why",
  "edited",
  "has_splits",
] as const;
/** A transaction as it was before a person filed it. */
export type AnsweredRow = ReadableRow & Pick<TransactionRow, (typeof ANSWERED_COLUMNS)[number]>;

const ROWS_PER_TURN = 100;
const RULED = 1000;

/** A transaction as it was, and where a person files it. */
type GivenAnswer = { readonly row: AnsweredRow; readonly sub_category_id: string };

/** What a person teaches by filing these transactions under one sub-category. */
export const recordAnswers = (
  trx: Db,
  author: Author,
  { rows, sub_category_id }: { rows: readonly AnsweredRow[]; sub_category_id: string },
): Promise<Edit[]> =>
  recordEach(
    trx,
    author,
    rows.map((row) => ({ row, sub_category_id })),
  );

/**
 * What a person teaches by filing these transactions, each with what was predicted before it was learned. Of a transaction the newest
 * answer counts, with the first prediction; taking a category away takes the answer away.
 */
export const recordEach = async (
  trx: Db,
  author: Pick<Author, "user_id" | "clock">,
  given: readonly GivenAnswer[],
): Promise<Edit[]> => {
  const taught = given.filter(({ row, sub_category_id }) => isNews(row, sub_category_id));
  if (taught.length === 0) return [];
  const known = await findAnswers(
    trx,
    author.user_id,
    taught.map(({ row }) => row.id),
  );
  const uncategorised_id = await findUncategorised(trx, author.user_id);
  const taken_away = taught.filter(({ sub_category_id }) => sub_category_id === uncategorised_id);
  const told = taught.filter(({ sub_category_id }) => sub_category_id !== uncategorised_id);
  const answered_at = author.clock.now();
  return [
    deleteFrom(
      "answers",
      taken_away.flatMap(({ row }) => known.get(row.id) ?? []),
    ),
    updateEach(
      "answers",
      told.flatMap(({ row, sub_category_id }) => {
        const id = known.get(row.id);
        return id === undefined ? [] : [{ key: { id }, values: { sub_category_id, answered_at } }];
      }),
    ),
    insertInto(
      "answers",
      await makeAnswers(trx, author, { given: told.filter(({ row }) => !known.has(row.id)), answered_at }),
    ),
  ];
};

/** True where a person set the category. */
export const isChosen = ({ edited }: Pick<TransactionRow, "edited">): boolean =>
  edited?.includes('"sub_category_id"') === true;

/** Choosing again what a person chose before is no new answer. */
const isNews = (row: AnsweredRow, sub_category_id: string): boolean =>
  !isChosen(row) || row.has_splits === 1 || row.sub_category_id !== sub_category_id;

/** Ids of the answers about these transactions, by transaction. */
const findAnswers = async (
  trx: Db,
  user_id: string,
  transaction_ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom("answers")
    .select(["id", "transaction_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(trx, transaction_ids))
    .execute();
  return new Map(rows.map((row) => [row.transaction_id, row.id]));
};

const findUncategorised = async (trx: Db, user_id: string): Promise<string | null> => {
  const row = await trx
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("starter_id", "=", "uncategorised.uncategorised")
    .executeTakeFirst();
  return row?.id ?? null;
};

type Teaching = {
  readonly given: readonly GivenAnswer[];
  readonly answered_at: string;
};

const makeAnswers = async (
  trx: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  { given, answered_at }: Teaching,
): Promise<AnswerRow[]> => {
  if (given.length === 0) return [];
  const accounts = await loadTellingAccounts(trx, user_id);
  const classifier = await loadClassifier(trx, user_id);
  const answers: AnswerRow[] = [];
  for (const [index, { row, sub_category_id }] of given.entries()) {
    const read = toClassifierRow(row, accounts);
    answers.push({
      user_id,
      id: clock.newId(),
      transaction_id: row.id,
      sub_category_id,
      answered_at,
      vendor_key: read.vendor.key,
      row: keepRow(read),
      ...(readPrediction(row) ?? predict(classifier, read)),
    });
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  return answers;
};

type Predicted = Pick<AnswerRow, "predicted_id" | "confidence" | "applied">;

type FiledBefore = Pick<
  TransactionRow,
  "sub_category_id" | "suggested_id" | "confidence" | "why" | "edited" | "has_splits"
>;

/** What had been filed silently or suggested; null where neither was. */
export const readPrediction = (row: FiledBefore): Predicted | null => {
  const { sub_category_id, suggested_id, confidence, why } = row;
  if (suggested_id !== null) return { predicted_id: suggested_id, confidence, applied: 0 };
  if (isChosen(row) || row.has_splits === 1) return null;
  if (why?.startsWith('{"kind":"rule"') === true)
    return { predicted_id: sub_category_id, confidence: RULED, applied: 1 };
  return confidence === null ? null : { predicted_id: sub_category_id, confidence, applied: 1 };
};

const predict = (
  classifier: Awaited<ReturnType<typeof loadClassifier>>,
  row: Parameters<typeof keepRow>[0],
): Predicted => {
  const { label, confidence } = classifier.predict(row);
  return { predicted_id: label, confidence: toThousandths(confidence), applied: 0 };
};
