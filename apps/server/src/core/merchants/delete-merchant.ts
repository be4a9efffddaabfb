import type { Db } from "@passbook/db/dialect";
import type { MerchantRow } from "@passbook/db/schema";
import { conflict, countOf, invalidInput } from "../../platform/problem.ts";
import {
  type Author,
  changeData,
  countFallingRules,
  deleteFrom,
  replaceInRules,
  updateIn,
} from "../changes/index.ts";
import { getMerchantRow, getOwnMerchantRow, listBelongings } from "./repo.ts";

/** Deletes a merchant; its vendors and transactions go to `move_to`, or to none when it says so. */
export const deleteMerchant = async (
  trx: Db,
  author: Author,
  { id, move_to }: { id: string; move_to: string | undefined },
): Promise<{ change_id: string }> => {
  const row = await getOwnMerchantRow(trx, author.user_id, id);
  const belongings = await listBelongings(trx, author.user_id, id);
  if (move_to === undefined) {
    refuseInUse(row, belongings, await countFallingRules(trx, author.user_id, [id]));
    return takeAway(trx, author, { row, into: null, kind: "delete_merchant", belongings });
  }
  const into = move_to === "none" ? null : await getOther(trx, row, { id: move_to, field: "move_to" });
  return takeAway(trx, author, { row, into, kind: "delete_merchant", belongings });
};

/** Merges a merchant into another: what belongs to it moves, and it goes. */
export const mergeMerchant = async (
  trx: Db,
  author: Author,
  { id, into }: { id: string; into: string },
): Promise<{ change_id: string }> => {
  const row = await getOwnMerchantRow(trx, author.user_id, id);
  const other = await getOther(trx, row, { id: into, field: "into" });
  const belongings = await listBelongings(trx, author.user_id, id);
  return takeAway(trx, author, { row, into: other, kind: "merge_merchant", belongings });
};

type Belongings = { transactions: string[]; vendors: string[] };

const refuseInUse = (row: MerchantRow, { transactions, vendors }: Belongings, rules: number): void => {
  if (transactions.length === 0 && vendors.length === 0 && rules === 0) return;
  const has = `${countOf(transactions.length, "transaction")} and ${countOf(vendors.length, "vendor")}`;
  const set = rules === 0 ? "" : ` Without it ${countOf(rules, "rule")} would go too.`;
  const message = `“${row.name}” has ${has}.${set} Choose the merchant that takes its place, or none.`;
  throw conflict("in_use", message, { move_to: message });
};

const getOther = async (
  trx: Db,
  row: MerchantRow,
  { id, field }: { id: string; field: string },
): Promise<MerchantRow> => {
  const other = await getMerchantRow(trx, row.user_id, id, field);
  if (other.id === row.id) throw invalidInput({ [field]: "Choose another merchant." });
  return other;
};

type TakingAway = { row: MerchantRow; into: MerchantRow | null; kind: string; belongings: Belongings };

const takeAway = async (
  trx: Db,
  author: Author,
  { row, into, kind, belongings }: TakingAway,
): Promise<{ change_id: string }> => {
  const summary = into === null || kind === "delete_merchant" ? row.name : `${row.name} → ${into.name}`;
  const merchant_id = into?.id ?? null;
  const change_id = await changeData(trx, author, { kind, summary }, [
    updateIn("transactions", belongings.transactions, { merchant_id }),
    updateIn("vendors", belongings.vendors, { merchant_id }),
    ...(await replaceInRules(trx, author.user_id, new Map([[row.id, merchant_id]]))),
    deleteFrom("merchants", [row.id]),
  ]);
  return { change_id };
};
