import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnswerOf } from "@passbook/contract/endpoint";
import type { listAlike as endpoint } from "@passbook/contract/suggestions";
import type { Db } from "@passbook/db/dialect";
import {
  getReservedId,
  isChosen,
  loadClassifier,
  loadCountries,
  loadStarterIds,
  READ_COLUMNS,
  toClassifierRow,
} from "../categorisation/index.ts";
import { getTransaction, getTransactions } from "../transactions/index.ts";

type Alike = AnswerOf<typeof endpoint>["data"];

/** As many as one call can change. */
const MOST_ALIKE = 1000;
const ROWS_PER_TURN = 500;

/**
 * After an answer: others that would be filed the same way now and are not. They are looked for among the same vendor's and
 * among what waits with that suggestion; what a person or a rule filed is none of them.
 */
export const listAlike = async (db: Db, user_id: string, id: string): Promise<Alike> => {
  const { sub_category_id, vendor_id } = await getTransaction(db, user_id, id);
  const uncategorised = getReservedId(await loadStarterIds(db, user_id), "uncategorised.uncategorised");
  const none = { sub_category_id, count: 0, transactions: [] };
  if (sub_category_id === uncategorised) return none;
  const candidates = await listCandidates(db, user_id, { id, sub_category_id, vendor_id });
  if (candidates.length === 0) return none;
  const classifier = await loadClassifier(db, user_id);
  const countries = await loadCountries(db, user_id);
  const ids: string[] = [];
  for (const [index, row] of candidates.entries()) {
    const { label, applied, suggested } = classifier.predict(toClassifierRow(row, countries));
    if (label === sub_category_id && (applied || suggested)) ids.push(row.id);
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  const transactions = await getTransactions(db, user_id, ids.slice(0, MOST_ALIKE));
  return { sub_category_id, count: ids.length, transactions };
};

type Answered = { readonly id: string; readonly sub_category_id: string; readonly vendor_id: string | null };

const listCandidates = async (db: Db, user_id: string, { id, sub_category_id, vendor_id }: Answered) => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS, "edited", "why"])
    .where("user_id", "=", user_id)
    .where((where) =>
      where.or([
        where("suggested_id", "=", sub_category_id),
        ...(vendor_id === null ? [] : [where("vendor_id", "=", vendor_id)]),
      ]),
    )
    .where("sub_category_id", "!=", sub_category_id)
    .where("id", "!=", id)
    .where("has_splits", "=", 0)
    .where("hidden", "=", 0)
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.filter((row) => !isChosen(row) && row.why?.startsWith('{"kind":"rule"') !== true);
};
