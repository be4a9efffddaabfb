import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, toNumber } from "@passbook/db/dialect";
import { wholeOf } from "@passbook/db/private/leave-out";
import type { AnswerRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { loadTaught, type Taught } from "./load-taught.ts";
import type { Classifier } from "@passbook/enrichment";
import { openClassifier } from "./open-classifier.ts";
import { readKeptRows } from "./read-row.ts";

/** Older answers than these say little of what a person does now. */
export const MOST_ANSWERS = 20_000;
/** The oldest answers are left out so many at a time, so that learning one more seldom means learning all anew. */
const LEFT_OUT_AT_ONCE = 2000;
/** So many are learned in one go, where no request waits noticeably. */
const ANSWERS_PER_TURN = 200;
/** Each holds some megabytes. */
const MOST_KEPT = 12;

type Place = Pick<AnswerRow, "answered_at" | "id">;
/** What tells a state of the answers from every other. */
type Head = { readonly rebuilds: number; readonly count: number; readonly newest: Place | null };
/** A classifier, and the state of the answers it has learned. */
type Kept = { readonly signature: string; head: Head; readonly classifier: Classifier };

/** By person; checked against the tables whenever it is used, so that every process comes to the same. */
const kept = new Map<string, Kept>();

/** Forgets what is kept in memory of a person, so that it is made from the tables again. */
export const forgetClassifier = (user_id: string): void => {
  kept.delete(user_id);
};

/** The classifier that has learned exactly the answers of this person, in their order. */
export const loadClassifier = async (shown: Db, user_id: string, taught?: Taught): Promise<Classifier> => {
  const db = wholeOf(shown);
  const known = taught ?? (await loadTaught(db, user_id));
  const signature = JSON.stringify([known.labels, [...known.merchant_defaults]]);
  const head = await readHead(db, user_id);
  const entry = kept.get(user_id);
  if (entry?.signature === signature) {
    if (isSame(entry.head, head)) return keep(user_id, entry);
    if (await catchUp(db, user_id, { entry, head })) return keep(user_id, entry);
  }
  return keep(user_id, { signature, head, classifier: await learnAnew(db, user_id, { known, head }) });
};

/** One that has learned the same and is nobody else's, so that more can be learned that is not written yet. */
export const loadOwnClassifier = async (db: Db, user_id: string): Promise<Classifier> =>
  learnAnew(db, user_id, { known: await loadTaught(db, user_id), head: await readHead(db, user_id) });

const learnAnew = async (
  db: Db,
  user_id: string,
  { known, head }: { known: Taught; head: Head },
): Promise<Classifier> => {
  const classifier = openClassifier(known);
  await learnAll(db, user_id, { classifier, head });
  return classifier;
};

const keep = (user_id: string, entry: Kept): Classifier => {
  kept.delete(user_id);
  kept.set(user_id, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return entry.classifier;
};

const isSame = (one: Head, other: Head): boolean =>
  one.rebuilds === other.rebuilds && one.count === other.count && one.newest?.id === other.newest?.id;

/** How many of the oldest answers are left out. */
const leftOut = (count: number): number =>
  Math.ceil(Math.max(count - MOST_ANSWERS, 0) / LEFT_OUT_AT_ONCE) * LEFT_OUT_AT_ONCE;

const readHead = async (db: Db, user_id: string): Promise<Head> => {
  const work = await db
    .selectFrom("suggestion_work")
    .select("rebuilds")
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  const counted = await db
    .selectFrom("answers")
    .select((of) => of.fn.countAll().as("count"))
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  const newest = await db
    .selectFrom("answers")
    .select(["answered_at", "id"])
    .where("user_id", "=", user_id)
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { rebuilds: work?.rebuilds ?? 0, count: toNumber(counted?.count), newest: newest ?? null };
};

const selectAnswers = (db: Db, user_id: string, after: Place | null) => {
  const query = db
    .selectFrom("answers")
    .select(["id", "answered_at", "transaction_id", "sub_category_id", "row"])
    .where("user_id", "=", user_id)
    .orderBy("answered_at")
    .orderBy("id");
  return after === null
    ? query
    : query.where(sql<boolean>`(answered_at, id) > (${after.answered_at}, ${after.id})`);
};

/** Learns what is newer than all that was learned; false when it is not only that, and must be learned from the beginning. */
const catchUp = async (
  db: Db,
  user_id: string,
  { entry, head }: { entry: Kept; head: Head },
): Promise<boolean> => {
  const before = entry.head;
  const missing = head.count - before.count;
  if (head.rebuilds !== before.rebuilds || missing < 1 || missing > ANSWERS_PER_TURN) return false;
  if (leftOut(head.count) !== leftOut(before.count)) return false;
  const answers = await selectAnswers(db, user_id, before.newest)
    .limit(missing + 1)
    .execute();
  if (answers.length !== missing || answers.at(-1)?.id !== head.newest?.id) return false;
  const rows = await readKeptRows(db, user_id, answers);
  // Somebody else may have learned them meanwhile; from here on nobody can come between.
  if (entry.head !== before) return isSame(entry.head, head);
  learn(entry.classifier, answers, rows);
  entry.head = head;
  return true;
};

const learn = (
  classifier: Classifier,
  answers: readonly Pick<AnswerRow, "sub_category_id">[],
  rows: Awaited<ReturnType<typeof readKeptRows>>,
): void => {
  for (const [index, { sub_category_id }] of answers.entries()) {
    const row = rows[index] ?? null;
    if (row !== null) classifier.learn(row, sub_category_id);
  }
};

const learnAll = async (
  db: Db,
  user_id: string,
  { classifier, head }: { classifier: Classifier; head: Head },
): Promise<void> => {
  let after: Place | null = null;
  let left = leftOut(head.count);
  if (left > 0) {
    const [last] = await selectAnswers(db, user_id, null)
      .offset(left - 1)
      .limit(1)
      .execute();
    after = last ?? null;
  }
  left = head.count - left;
  while (left > 0) {
    const answers: Awaited<ReturnType<ReturnType<typeof selectAnswers>["execute"]>> = await selectAnswers(
      db,
      user_id,
      after,
    )
      .limit(Math.min(left, ANSWERS_PER_TURN))
      .execute();
    learn(classifier, answers, await readKeptRows(db, user_id, answers));
    after = answers.at(-1) ?? null;
    left = answers.length === 0 ? 0 : left - answers.length;
    await nextTurn();
  }
};
