import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/saved-searches";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import { conflict } from "../../platform/problem.ts";
import { toNameKey } from "../categories/index.ts";
import { type Author, changeData, deleteFrom, insertInto, updateIn } from "../changes/index.ts";
import { getSavedSearch, listSavedSearches } from "./repo.ts";

/** More than fit into a menu. */
const MOST_SAVED = 100;

export const createSavedSearch = async (
  trx: Db,
  author: Author,
  { name, search }: BodyOf<typeof contract.createSavedSearch>,
): Promise<{ id: string; change_id: string }> => {
  const { user_id, clock } = author;
  if ((await listSavedSearches(trx, user_id)).length >= MOST_SAVED)
    throw conflict("too_many_saved_searches", say("too_many_saved_searches", { most: MOST_SAVED }));
  const id = clock.newId();
  const row = { user_id, id, name, name_key: toNameKey(name), search, created_at: clock.now() };
  const change_id = await changeData(trx, author, { kind: "create_saved_search", summary: name }, [
    insertInto("saved_searches", [row]),
  ]);
  return { id, change_id };
};

export const changeSavedSearch = async (
  trx: Db,
  author: Author,
  { id, body }: { id: string; body: BodyOf<typeof contract.changeSavedSearch> },
): Promise<{ change_id: string }> => {
  const known = await getSavedSearch(trx, author.user_id, id);
  const { name = known.name, search = known.search } = body;
  const change_id = await changeData(trx, author, { kind: "change_saved_search", summary: name }, [
    updateIn("saved_searches", [id], { name, name_key: toNameKey(name), search }),
  ]);
  return { change_id };
};

export const deleteSavedSearch = async (
  trx: Db,
  author: Author,
  id: string,
): Promise<{ change_id: string }> => {
  const { name } = await getSavedSearch(trx, author.user_id, id);
  const change_id = await changeData(trx, author, { kind: "delete_saved_search", summary: name }, [
    deleteFrom("saved_searches", [id]),
  ]);
  return { change_id };
};
