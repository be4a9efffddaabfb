import type { BodyOf } from "@passbook/contract/endpoint";
import type { decideRefunds as endpoint } from "@passbook/contract/findings";
import { say } from "@passbook/contract/sentences/refusals";
import { addDays } from "@passbook/contract/values";
import { type Db } from "@passbook/db/dialect";
import { conflict } from "../../../platform/problem.ts";
import type { Author, PlannedChange } from "../../changes/index.ts";
import { summarise } from "../../transactions/index.ts";
import { decideChosen, type DecidedMany } from "../find/decide-chosen.ts";
import { writeDecisions } from "../find/decisions.ts";
import type { StoredRow } from "../find/load-rows.ts";
import { matchPurchases, MOST_DAYS_AFTER, MOST_DAYS_BEFORE, type OpenPurchase } from "./match-purchases.ts";

type Body = BodyOf<typeof endpoint> & { readonly now: string };

/** Says of much money in that it is back of purchases, or that it is not, as one change. */
export const DECIDE_REFUNDS_ACT = decideChosen<Body>("decide_refunds", (db, author, { rows, body }) =>
  body.is_refund ? planLinking(db, author, rows) : planParting(db, author, rows),
);

const mayPayBack = (row: StoredRow): boolean =>
  row.amount > 0 && row.status === "posted" && row.transfer_id === null && row.refund_of === null;

const planLinking = async (
  db: Db,
  author: Author,
  rows: readonly StoredRow[],
): Promise<PlannedChange<DecidedMany>> => {
  const backs = rows.filter(mayPayBack);
  const found =
    backs.length === 0 ? [] : matchPurchases(backs, await listOpenPurchases(db, author.user_id, backs));
  if (found.length === 0) throw conflict("nothing_to_pair", say("no_purchase_for_these"));
  const about = found.map(({ transaction_id, purchase_id }) => [transaction_id, purchase_id]);
  return {
    note: { kind: "confirm_refund", summary: summarise(rows) },
    edits: await writeDecisions(db, author, { kind: "refund", verdict: "confirmed", about }),
    told: { changed: found.length, left: rows.length - found.length },
  };
};

/** Purchases around these days, with what of each is not paid back. */
const listOpenPurchases = async (
  db: Db,
  user_id: string,
  backs: readonly StoredRow[],
): Promise<OpenPurchase[]> => {
  const days = backs.map(({ booked_on }) => booked_on).toSorted();
  const [rows, refunds] = await Promise.all([
    db
      .selectFrom("transactions")
      .select(["id", "booked_on", "amount", "currency", "vendor_id", "merchant_id"])
      .where("user_id", "=", user_id)
      .where("amount", "<", 0)
      .where("status", "=", "posted")
      .where("transfer_id", "is", null)
      .where("booked_on", ">=", addDays(days[0] ?? "", -MOST_DAYS_BEFORE))
      .where("booked_on", "<=", addDays(days.at(-1) ?? "", MOST_DAYS_AFTER))
      .execute(),
    db.selectFrom("refunds").select(["purchase_id", "amount"]).where("user_id", "=", user_id).execute(),
  ]);
  const paid = new Map<string, number>();
  for (const { purchase_id, amount } of refunds) paid.set(purchase_id, (paid.get(purchase_id) ?? 0) + amount);
  return rows.map((row) => ({ ...row, left: -row.amount - (paid.get(row.id) ?? 0) }));
};

const planParting = async (
  db: Db,
  author: Author,
  rows: readonly StoredRow[],
): Promise<PlannedChange<DecidedMany>> => {
  const linked = rows.filter(({ refund_of }) => refund_of !== null);
  if (linked.length === 0) throw conflict("nothing_to_part", say("no_refund_among_these"));
  return {
    note: { kind: "reject_refund", summary: summarise(rows) },
    edits: await writeDecisions(db, author, {
      kind: "refund",
      verdict: "rejected",
      about: linked.map(({ id }) => [id]),
    }),
    told: { changed: linked.length, left: rows.length - linked.length },
  };
};
