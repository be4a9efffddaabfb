import type { Db } from "@passbook/db/dialect";
import type { MerchantRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { seenBy } from "../../platform/private/seen-by.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import {
  type Act,
  type Author,
  actOnRecord,
  changeAhead,
  countFalling,
  deleteFrom,
  type PlannedChange,
  replaceMentioned,
  updateIn,
} from "../changes/index.ts";
import { estimateSummed } from "../sums/index.ts";
import { getMerchantRow, getOwnMerchantRow, listBelongings, toSubject } from "./repo.ts";

type Deletion = { readonly id: string; readonly move_to?: string | undefined };
type Merging = { readonly id: string; readonly into: string };
type Gone = { readonly change_id: string };

const estimateRows = (db: Db, user_id: string, { id }: { readonly id: string }): Promise<number> =>
  estimateSummed(db, user_id, { column: "merchant_id", ids: [id] });

/** Deletes a merchant; its vendors and transactions go to `move_to`, or to none when it says so. */
export const DELETE_MERCHANT_ACT = actOnRecord({
  name: "delete_merchant",
  estimateRows,
  toSubject,
  plan: (db, author, deletion: Deletion) => planDeletion(db, author, deletion),
});

/** Merges a merchant into another: what belongs to it moves, and it goes. */
export const MERGE_MERCHANT_ACT: Act<Merging, Gone> = {
  name: "merge_merchant",
  estimateRows,
  carryOut: (services, { author, once }, merging) =>
    changeAhead(services, { author }, { plan: (db) => planMerging(db, author.user_id, merging), once }),
};

const planDeletion = async (
  db: Db,
  author: Author,
  { id, move_to }: Deletion,
): Promise<PlannedChange<object>> => {
  const { user_id } = author;
  const row = await getOwnMerchantRow(db, user_id, id);
  const belongings = await listBelongings(db, user_id, id);
  if (move_to === undefined) await refuseInUse(db, author, { row, belongings });
  const into =
    move_to === undefined || move_to === "none"
      ? null
      : await getOther(db, row, { id: move_to, field: "move_to" });
  return takeAway(db, { row, into, kind: "delete_merchant", belongings });
};

const planMerging = async (
  db: Db,
  user_id: string,
  { id, into }: Merging,
): Promise<PlannedChange<object>> => {
  const row = await getOwnMerchantRow(db, user_id, id);
  const other = await getOther(db, row, { id: into, field: "into" });
  const belongings = await listBelongings(db, user_id, id);
  return takeAway(db, { row, into: other, kind: "merge_merchant", belongings });
};

type Belongings = { transactions: string[]; vendors: string[] };

/** Decided by all that belongs to it, and said by what whoever asks sees of that. */
const refuseInUse = async (
  db: Db,
  author: Author,
  { row, belongings }: { readonly row: MerchantRow; readonly belongings: Belongings },
): Promise<void> => {
  const { user_id } = author;
  const rules = await countFalling(db, user_id, [row.id]);
  if (belongings.transactions.length === 0 && belongings.vendors.length === 0 && rules === 0) return;
  const seen = await listBelongings(await seenBy(db, author), user_id, row.id);
  const said = say("merchant_in_use", {
    name: row.name,
    transactions: seen.transactions.length,
    vendors: seen.vendors.length,
    rules,
  });
  throw conflict("in_use", said, { move_to: said });
};

const getOther = async (
  trx: Db,
  row: MerchantRow,
  { id, field }: { id: string; field: string },
): Promise<MerchantRow> => {
  const other = await getMerchantRow(trx, row.user_id, id, field);
  if (other.id === row.id) throw invalidInput({ [field]: say("choose_other_merchant") });
  return other;
};

type TakingAway = { row: MerchantRow; into: MerchantRow | null; kind: string; belongings: Belongings };

const takeAway = async (
  db: Db,
  { row, into, kind, belongings }: TakingAway,
): Promise<PlannedChange<object>> => {
  const summary = into === null || kind === "delete_merchant" ? row.name : `${row.name} → ${into.name}`;
  const merchant_id = into?.id ?? null;
  const edits = [
    updateIn("transactions", belongings.transactions, { merchant_id }),
    updateIn("vendors", belongings.vendors, { merchant_id, is_assigned: 1 }),
    // What others were merged into is a person's from then on.
    updateIn("merchants", into === null ? [] : [into.id], { is_found: 0 }),
    ...(await replaceMentioned(db, row.user_id, new Map([[row.id, merchant_id]]))),
    deleteFrom("merchants", [row.id]),
  ];
  return { note: { kind, summary }, edits, told: {} };
};
