import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnswerOf } from "@passbook/contract/endpoint";
import type { listAlike as endpoint } from "@passbook/contract/suggestions";
import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import {
  getReservedId,
  isChosen,
  loadClassifier,
  loadTellingAccounts,
  loadStarterIds,
  READ_COLUMNS,
  toClassifierRow,
} from "../categorisation/index.ts";
import { chooseAsked, findHeld } from "./hold-large.ts";
import { getTransaction, getTransactions } from "../transactions/index.ts";

type Alike = AnswerOf<typeof endpoint>["data"];

/** As many as one call can change. */
const MOST_ALIKE = 1000;
const ROWS_PER_TURN = 100;

/**
 * After an answer: others that would be filed the same way now and are not. They are looked for among the same vendor's, and
 * among those of other vendors for which the same was suggested, however surely, where it is sure now; what a person or a rule
 * filed is none of them. Of large vendors only those that are asked before all of their rows.
 */
export const listAlike = async (
  db: Db,
  user_id: string,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<Alike> => {
  const answered = await getTransaction(db, user_id, id);
  const { sub_category_id } = answered;
  const uncategorised = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const none = { sub_category_id, count: 0, held: 0, transactions: [] };
  if (sub_category_id === uncategorised) return none;
  const candidates = await listCandidates(db, user_id, answered);
  if (candidates.length === 0) return none;
  const classifier = await loadClassifier(db, user_id);
  const accounts = await loadTellingAccounts(db, user_id);
  const alike: typeof candidates = [];
  for (const [index, row] of candidates.entries()) {
    const { label, applied, suggested } = classifier.predict(toClassifierRow(row, accounts));
    const is_sure = applied || (suggested && row.vendor_id !== null && row.vendor_id === answered.vendor_id);
    if (label === sub_category_id && is_sure) alike.push(row);
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  const vendor_ids = [...new Set(alike.flatMap(({ vendor_id }) => vendor_id ?? []))];
  const held = await findHeld(db, user_id, { now, vendor_ids });
  const free = [...Map.groupBy(alike, ({ vendor_id }) => vendor_id)].flatMap(([vendor_id, rows]) =>
    chooseAsked(held, vendor_id, rows),
  );
  const found = free.slice(0, MOST_ALIKE).map((row) => row.id);
  const transactions = await getTransactions(db, user_id, found);
  return { sub_category_id, count: found.length, held: alike.length - free.length, transactions };
};

type Answered = Pick<Transaction, "id" | "sub_category_id" | "vendor_id">;

const listCandidates = async (db: Db, user_id: string, answered: Answered) => {
  const open = selectOpen(db, user_id, answered);
  const vendor_id = answered.vendor_id ?? "";
  const same = await open.where("vendor_id", "=", vendor_id).orderBy("booked_on", "desc").execute();
  const likely = await open
    .where("suggested_id", "=", answered.sub_category_id)
    .where((where) => where.or([where("vendor_id", "is", null), where("vendor_id", "!=", vendor_id)]))
    .orderBy("confidence", "desc")
    .orderBy("booked_on", "desc")
    .execute();
  return [...same, ...likely].filter(
    (row) => !isChosen(row) && row.why?.startsWith('{"kind":"rule"') !== true,
  );
};

/** Others, whole and in sight, that are filed elsewhere. */
const selectOpen = (db: Db, user_id: string, { id, sub_category_id }: Answered) =>
  db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS, "vendor_id", "edited", "why"])
    .where("user_id", "=", user_id)
    .where("sub_category_id", "!=", sub_category_id)
    .where("id", "!=", id)
    .where("has_splits", "=", 0)
    .where("hidden", "=", 0)
    .limit(MOST_ALIKE);
