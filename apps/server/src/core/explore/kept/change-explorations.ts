import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/explorations";
import { HOME_CARDS } from "@passbook/contract/explorations";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { conflict, notFound } from "../../../platform/problem.ts";
import { toNameKey } from "../../categories/index.ts";
import {
  type Author,
  changeData,
  deleteFrom,
  deleteKeys,
  insertInto,
  updateIn,
} from "../../changes/index.ts";
import { getExploration, listExplorations, listHomeCards } from "./repo.ts";

const MOST_KEPT = 100;
const flag = (is_so: boolean): number => (is_so ? 1 : 0);

export const createExploration = async (
  trx: Db,
  author: Author,
  { name, search, pinned = false }: BodyOf<typeof contract.createExploration>,
): Promise<{ id: string; change_id: string }> => {
  const { user_id, clock } = author;
  if ((await listExplorations(trx, user_id)).length >= MOST_KEPT)
    throw conflict("too_many_explorations", say("too_many_explorations", { most: MOST_KEPT }));
  const id = clock.newId();
  const named = { name, name_key: toNameKey(name) };
  const row = { user_id, id, ...named, search, pinned: flag(pinned), created_at: clock.now() };
  const change_id = await changeData(trx, author, { kind: "create_exploration", summary: name }, [
    insertInto("explorations", [row]),
  ]);
  return { id, change_id };
};

export const changeExploration = async (
  trx: Db,
  author: Author,
  { id, body }: { id: string; body: BodyOf<typeof contract.changeExploration> },
): Promise<{ change_id: string }> => {
  const known = await getExploration(trx, author.user_id, id);
  const { name = known.name, search = known.search, pinned = known.pinned } = body;
  const values = { name, name_key: toNameKey(name), search, pinned: flag(pinned) };
  const change_id = await changeData(trx, author, { kind: "change_exploration", summary: name }, [
    updateIn("explorations", [id], values),
  ]);
  return { change_id };
};

export const deleteExploration = async (
  trx: Db,
  author: Author,
  id: string,
): Promise<{ change_id: string }> => {
  const { name } = await getExploration(trx, author.user_id, id);
  const change_id = await changeData(trx, author, { kind: "delete_exploration", summary: name }, [
    deleteFrom("explorations", [id]),
    deleteKeys("home_cards", [{ card: id }]),
  ]);
  return { change_id };
};

const isOfProduct = (card: string): boolean => HOME_CARDS.some((each) => each === card);

/** Puts cards in an order, each once. */
export const orderHomeCards = async (
  trx: Db,
  author: Author,
  { cards }: BodyOf<typeof contract.orderHomeCards>,
): Promise<{ change_id: string }> => {
  const { user_id } = author;
  const kept = new Set((await listExplorations(trx, user_id)).map(({ id }) => id));
  if (cards.some(({ card }) => !isOfProduct(card) && !kept.has(card))) throw notFound("exploration");
  const known = cards.filter(({ card }, at) => cards.findIndex((each) => each.card === card) === at);
  const before = await listHomeCards(trx, user_id);
  const rows = known.map(({ card, hidden }, position) => ({
    user_id,
    card,
    position,
    hidden: flag(hidden),
  }));
  const change_id = await changeData(trx, author, { kind: "order_home_cards", summary: "" }, [
    deleteKeys(
      "home_cards",
      before.map(({ card }) => ({ card })),
    ),
    insertInto("home_cards", rows),
  ]);
  return { change_id };
};
