import type { BodyOf } from "@passbook/contract/endpoint";
import type { confirmRefund as endpoint } from "@passbook/contract/findings";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { type Author, changeData } from "../../changes/index.ts";
import type { Decided } from "../find/decide.ts";
import { type Decision, findAnchors, loadDecisions, writeDecision } from "../find/decisions.ts";

type Pair = BodyOf<typeof endpoint>;

/** Calls money in the money back of a purchase. */
export const confirmRefund = async (trx: Db, author: Author, pair: Pair): Promise<Decided> => {
  const { user_id } = author;
  const { transaction_id, purchase_id } = pair;
  const back = await getSides(trx, user_id, pair);
  const decisions = await loadDecisions(trx, user_id);
  await refusePaidBack(trx, user_id, { pair, decisions });
  const anchors = await findAnchors(trx, user_id, [transaction_id, purchase_id]);
  const edits = writeDecision(
    author,
    { decisions, before: findDecision(decisions, transaction_id) },
    {
      kind: "refund",
      verdict: "confirmed",
      anchors,
    },
  );
  const note = { kind: "confirm_refund", summary: back.description };
  return { change_id: await changeData(trx, author, note, edits) };
};

/** Says of money in that it pays back nothing. */
export const rejectRefund = async (
  trx: Db,
  author: Author,
  { transaction_id }: Pick<Pair, "transaction_id">,
): Promise<Decided> => {
  const { user_id } = author;
  const back = (await listSides(trx, user_id, [transaction_id]))[0];
  if (back === undefined) throw notFound("transaction", "transaction_id");
  if (back.amount <= 0) throw invalidInput({ transaction_id: NOT_IN });
  const decisions = await loadDecisions(trx, user_id);
  const edits = writeDecision(
    author,
    { decisions, before: findDecision(decisions, transaction_id) },
    {
      kind: "refund",
      verdict: "rejected",
      anchors: await findAnchors(trx, user_id, [transaction_id]),
    },
  );
  const note = { kind: "reject_refund", summary: back.description };
  return { change_id: await changeData(trx, author, note, edits) };
};

const NOT_IN = say("choose_money_in");

/** Money comes back for one thing at a time. */
const findDecision = (decisions: readonly Decision[], transaction_id: string): Decision | undefined =>
  decisions.find(({ kind, transaction_ids: [first] }) => kind === "refund" && first === transaction_id);

const listSides = (trx: Db, user_id: string, ids: readonly string[]) =>
  trx
    .selectFrom("transactions")
    .select(["id", "amount", "currency", "description", "status", "transfer_id"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();

const getSides = async (trx: Db, user_id: string, { transaction_id, purchase_id }: Pair) => {
  const rows = await listSides(trx, user_id, [transaction_id, purchase_id]);
  const back = rows.find(({ id }) => id === transaction_id);
  const purchase = rows.find(({ id }) => id === purchase_id);
  if (back === undefined) throw notFound("transaction", "transaction_id");
  if (purchase === undefined) throw notFound("transaction", "purchase_id");
  if (back.amount <= 0) throw invalidInput({ transaction_id: NOT_IN });
  if (purchase.amount >= 0) throw invalidInput({ purchase_id: say("choose_money_out") });
  if (back.currency !== purchase.currency)
    throw invalidInput({ purchase_id: say("choose_purchase_in_currency") });
  if (back.status === "pending" || purchase.status === "pending")
    throw conflict("still_pending", say("still_pending"));
  if (back.transfer_id !== null || purchase.transfer_id !== null)
    throw conflict("in_transfer", say("in_transfer"));
  return back;
};

/** What the person said pays a purchase back already must leave something of it. */
const refusePaidBack = async (
  trx: Db,
  user_id: string,
  { pair, decisions }: { pair: Pair; decisions: readonly Decision[] },
): Promise<void> => {
  const others = decisions
    .filter(({ kind, verdict }) => kind === "refund" && verdict === "confirmed")
    .filter(
      ({ transaction_ids: [back, purchase] }) =>
        back !== pair.transaction_id && purchase === pair.purchase_id,
    )
    .flatMap(({ transaction_ids: [back] }) => back ?? []);
  const ids = [...others, pair.purchase_id];
  const left = await trx
    .selectFrom("transactions")
    .select((of) => of.fn.sum<number>("amount").as("amount"))
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .executeTakeFirst();
  if (toNumber(left?.amount) >= 0) throw conflict("paid_back", say("paid_back"));
};
