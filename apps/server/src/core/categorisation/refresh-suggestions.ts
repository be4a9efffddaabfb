import { setImmediate as nextTurn } from "node:timers/promises";
import { type Db, idsIn, isOneOf, lockPerson, updateRows } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import type { Services } from "../../platform/services.ts";
import { countAround } from "../sums/index.ts";
import { toSuggestion } from "./file-rows.ts";
import { NOT_TRANSFER } from "./not-transfer.ts";
import { loadClassifier } from "./load-classifier.ts";
import { getReservedId, loadStarterIds } from "./load-taught.ts";
import { loadTellingAccounts, READ_COLUMNS, toClassifierRow } from "./read-row.ts";

const PAGE_ROWS = 1000;
/** Less than a second. */
const MOST_PAGES = 10;
/** Requests are answered while many rows are looked at. */
const ROWS_PER_TURN = 100;

/** Suggests anew for the transactions of these vendors that have no category yet: an answer is felt at once. */
export const suggestForVendors = async (
  { db }: Pick<Services, "db">,
  user_id: string,
  vendor_ids: readonly string[],
): Promise<void> => {
  if (vendor_ids.length === 0) return;
  const open = await openSuggesting(db, user_id);
  const rows = await selectOpen(db, user_id, open.uncategorised_id)
    .where("vendor_id", "in", idsIn(db, vendor_ids))
    .limit(PAGE_ROWS)
    .execute();
  await writeSuggestions(db, open, rows);
};

/**
 * Suggests anew for the transactions of a person that have no category yet, so many of them as others may wait for; answers the last that it
 * looked at, from which to go on, null when there are no more.
 */
export const suggestFrom = async (
  { db }: Pick<Services, "db">,
  user_id: string,
  after: string,
): Promise<string | null> => {
  const open = await openSuggesting(db, user_id);
  let last = after;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const rows = await selectOpen(db, user_id, open.uncategorised_id)
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE_ROWS)
      .execute();
    await writeSuggestions(db, open, rows);
    if (rows.length < PAGE_ROWS) return null;
    last = rows.at(-1)?.id ?? last;
  }
  return last;
};

const openSuggesting = async (db: Db, user_id: string) => {
  const starter_ids = await loadStarterIds(db, user_id);
  let learned: ReturnType<typeof loadLearned> | null = null;
  return {
    user_id,
    uncategorised_id: getReservedId(starter_ids, "uncategorised.uncategorised"),
    transfers_id: getReservedId(starter_ids, "transfers.transfers"),
    /** After many answers it takes seconds, so that it waits until there is a row to predict for. */
    learned: () => (learned ??= loadLearned(db, user_id)),
  };
};

const loadLearned = async (db: Db, user_id: string) => ({
  classifier: await loadClassifier(db, user_id),
  accounts: await loadTellingAccounts(db, user_id),
});
type Suggesting = Awaited<ReturnType<typeof openSuggesting>>;

/** Undivided transactions without a category, unless a person took it away; money back is filed as its purchase is. */
const selectOpen = (db: Db, user_id: string, uncategorised_id: string) =>
  db
    .selectFrom("transactions")
    .select(["id", ...READ_COLUMNS, "why", "suggested_id", "confidence"])
    .where("user_id", "=", user_id)
    .where("sub_category_id", "=", uncategorised_id)
    .where("has_splits", "=", 0)
    .where("refund_of", "is", null)
    .where((where) => where.or([where("edited", "is", null), where("edited", "not like", CHOSEN)]));
const CHOSEN = '%"sub_category_id"%';

type OpenRow = Awaited<ReturnType<ReturnType<typeof selectOpen>["execute"]>>[number];
type Suggested = Pick<TransactionRow, "why" | "suggested_id" | "confidence">;

/** Writes what differs, past the door for changes: suggestions are made from what is there, and made again after every undo. */
const writeSuggestions = async (db: Db, open: Suggesting, rows: readonly OpenRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const { classifier, accounts } = await open.learned();
  const wanted = new Map<string, Suggested>();
  for (const [index, row] of rows.entries()) {
    const suggested = toSuggestion(classifier.predict(toClassifierRow(row, accounts)));
    const is_refused = row.why === NOT_TRANSFER && suggested.suggested_id === open.transfers_id;
    if (!is_refused && differs(row, suggested)) wanted.set(row.id, suggested);
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
  }
  if (wanted.size === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, open.user_id);
    const still = await selectOpen(trx, open.user_id, open.uncategorised_id)
      .where(isOneOf(trx, "id", [...wanted.keys()]))
      .execute();
    const rows = still.map(({ id }) => ({ id, ...wanted.get(id) }));
    await countAround(trx, open.user_id, {
      ids: rows.map(({ id }) => id),
      write: () => updateRows(trx, "transactions", { user_id: open.user_id, key: ["id"], rows }),
    });
  });
};

const differs = (row: Suggested, other: Suggested): boolean =>
  row.suggested_id !== other.suggested_id ||
  (other.suggested_id !== null && (row.confidence !== other.confidence || row.why !== other.why));
