import type { SavedSearch } from "@passbook/contract/saved-searches";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";

const COLUMNS = ["id", "name", "search", "version"] as const;

/** Searches that a person keeps, by name. */
export const listSavedSearches = (db: Db, user_id: string): Promise<SavedSearch[]> =>
  db
    .selectFrom("saved_searches")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .orderBy("name_key")
    .orderBy("id")
    .execute();

export const getSavedSearch = async (db: Db, user_id: string, id: string): Promise<SavedSearch> => {
  const found = await db
    .selectFrom("saved_searches")
    .select(COLUMNS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw notFound("saved_search");
  return found;
};

/** The search that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "saved_searches", id, show: getSavedSearch });
