import type { BodyOf } from "@passbook/contract/endpoint";
import type { confirmTransfer as endpoint } from "@passbook/contract/findings";
import { type Db, idsIn } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { getReservedId, loadStarterIds } from "../../categorisation/index.ts";
import { type Author, changeData, type Edit } from "../../changes/index.ts";
import { getRows, planChange } from "../../transactions/index.ts";
import type { Decided } from "../find/decide.ts";
import { findAnchors, loadDecisions, writeDecision } from "../find/decisions.ts";
import { isFiledElsewhere, listMovingIds, loadRowsOf } from "../find/load-rows.ts";

type Pair = BodyOf<typeof endpoint>;

/** Calls two transactions one movement, or for good two. */
export const decideTransfer = async (
  trx: Db,
  author: Author,
  pair: Pair,
  verdict: "confirmed" | "rejected",
): Promise<Decided> => {
  const { user_id } = author;
  const ids = [pair.from_transaction_id, pair.to_transaction_id] as const;
  const { from, to } = await getSides(trx, user_id, pair);
  if (verdict === "confirmed") {
    refuseUnequal(from, to);
    await refuseTaken(trx, user_id, ids);
  }
  const decisions = await loadDecisions(trx, user_id);
  const before = decisions.find(
    ({ kind, transaction_ids }) => kind === "transfer" && ids.every((id) => transaction_ids.includes(id)),
  );
  const anchors = await findAnchors(trx, user_id, ids);
  const note = {
    kind: verdict === "confirmed" ? "confirm_transfer" : "reject_transfer",
    summary: from.description,
  };
  const edits = [
    ...writeDecision(author, { decisions, before }, { kind: "transfer", verdict, anchors }),
    ...(verdict === "confirmed" ? await fileUnderTransfers(trx, author, ids) : []),
  ];
  return { change_id: await changeData(trx, author, note, edits) };
};

const getSides = async (trx: Db, user_id: string, { from_transaction_id, to_transaction_id }: Pair) => {
  const rows = await trx
    .selectFrom("transactions")
    .select(["id", "amount", "currency", "bank_account_id", "description", "status"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, [from_transaction_id, to_transaction_id]))
    .execute();
  const from = rows.find(({ id }) => id === from_transaction_id);
  const to = rows.find(({ id }) => id === to_transaction_id);
  if (from === undefined) throw notFound("transaction", "from_transaction_id");
  if (to === undefined) throw notFound("transaction", "to_transaction_id");
  if (from.amount >= 0) throw invalidInput({ from_transaction_id: say("choose_the_money_out") });
  if (to.amount <= 0) throw invalidInput({ to_transaction_id: say("choose_the_money_in") });
  if (from.bank_account_id === to.bank_account_id)
    throw invalidInput({ to_transaction_id: say("choose_of_other_account") });
  if (from.status === "pending" || to.status === "pending")
    throw conflict("still_pending", say("still_pending"));
  return { from, to };
};

/** Banks take less than this share of what is sent. */
const MOST_FEE = 0.1;

type Money = { readonly amount: number; readonly currency: string };

/** True when of money in one currency as much arrives as was sent, but for what a bank may take for it. */
export const isEqualButFee = (from: Money, to: Money): boolean => {
  const fee = -from.amount - to.amount;
  return fee >= 0 && fee <= -from.amount * MOST_FEE;
};

const refuseUnequal = (from: Money, to: Money): void => {
  if (from.currency === to.currency && !isEqualButFee(from, to))
    throw conflict("amounts_differ", say("amounts_differ"));
};

/** What the person filed elsewhere before they called it a transfer is filed as one now; what they file later wins again. */
const fileUnderTransfers = async (trx: Db, author: Author, ids: readonly string[]): Promise<Edit[]> => {
  const { user_id } = author;
  const moving_ids = await listMovingIds(trx, user_id);
  const stored = await loadRowsOf(trx, user_id, ids);
  const elsewhere = stored.filter((row) => isFiledElsewhere(row, moving_ids)).map(({ id }) => id);
  if (elsewhere.length === 0) return [];
  const sub_category_id = getReservedId(await loadStarterIds(trx, user_id), "transfers.transfers");
  const rows = await getRows(trx, user_id, { ids: elsewhere });
  return planChange(trx, author, { rows, change: { sub_category_id } });
};

const refuseTaken = async (trx: Db, user_id: string, ids: readonly string[]): Promise<void> => {
  const taken = await trx
    .selectFrom("transfers")
    .select(["from_transaction_id", "to_transaction_id"])
    .where("user_id", "=", user_id)
    .where("state", "=", "confirmed")
    .where((is) =>
      is.or([
        is("from_transaction_id", "in", idsIn(trx, ids)),
        is("to_transaction_id", "in", idsIn(trx, ids)),
      ]),
    )
    .execute();
  const isOther = taken.some((row) => row.from_transaction_id !== ids[0] || row.to_transaction_id !== ids[1]);
  if (isOther) throw conflict("in_other_transfer", say("in_other_transfer"));
};
