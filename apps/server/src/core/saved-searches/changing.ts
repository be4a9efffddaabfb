import { readChosen, writeChosen } from "@passbook/contract/chosen";
import { type Renamed, renameInSearch } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import { type Changing, type Edit, type Replacements, updateEach } from "../changes/index.ts";

/** Ids in a search speak of what takes their place; one that nothing takes the place of stays, and finds nothing. */
const replaceIn = (search: string, replacements: Replacements): string => {
  const parts = new URLSearchParams(search);
  for (const [name, written] of new URLSearchParams(search)) {
    if (name === "q") continue;
    const { any, without } = readChosen(written);
    const replace = (ids: readonly string[]) => ids.map((id) => replacements.get(id) ?? id);
    parts.set(name, writeChosen({ any: replace(any), without: replace(without) }) ?? written);
  }
  return parts.toString();
};

const replaceInSearches = async (trx: Db, user_id: string, replacements: Replacements): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("saved_searches")
    .select(["id", "search"])
    .where("user_id", "=", user_id)
    .execute();
  const concerned = rows.filter(({ search }) =>
    [...replacements].some(([id, other]) => other !== null && search.includes(id)),
  );
  return [
    updateEach(
      "saved_searches",
      concerned.map(({ id, search }) => ({
        key: { id },
        values: { search: replaceIn(search, replacements) },
      })),
    ),
  ];
};

/** What is typed names by words, which follow where what they name has another name. */
const renameInSearches = async (trx: Db, user_id: string, renamed: readonly Renamed[]): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("saved_searches")
    .innerJoin("users", "users.id", "saved_searches.user_id")
    .select(["saved_searches.id", "saved_searches.search", "users.locale"])
    .where("saved_searches.user_id", "=", user_id)
    .execute();
  const changed = rows.flatMap(({ id, search, locale }) => {
    const parts = new URLSearchParams(search);
    const q = parts.get("q") ?? "";
    const next = renamed.reduce((text, each) => renameInSearch(text, each, locale), q);
    if (next === q) return [];
    parts.set("q", next);
    return [{ key: { id }, values: { search: parts.toString() } }];
  });
  return [updateEach("saved_searches", changed)];
};

/** What core/changes is told of searches that are kept, which name accounts, merchants, categories and tags. */
export const savedSearchesChanging: Changing = {
  tables: {
    saved_searches: {
      key: ["id"],
      refers: {},
      unique: { columns: ["name_key"], name: "name" },
      tells: {
        thing: "saved_search",
        toName: ({ name }) => String(name),
        columns: { name: { field: "name", as: "text" }, search: { field: "search", as: "unsaid" } },
      },
    },
  },
  mentions: { replace: replaceInSearches, rename: renameInSearches, countFalling: () => Promise.resolve(0) },
};
