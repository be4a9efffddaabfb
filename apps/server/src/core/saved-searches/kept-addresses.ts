import { readChosen, writeChosen } from "@passbook/contract/chosen";
import { type Renamed, renameInSearch } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import { type Changing, type Edit, type Replacements, updateEach } from "../changes/index.ts";
import { findSearchLocale } from "../users/index.ts";

/** Where addresses are kept that name things by their ids, and by words in what is searched for. */
type Table = "saved_searches" | "explorations";

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

const replaceIds = async (
  trx: Db,
  user_id: string,
  { table, replacements }: { readonly table: Table; readonly replacements: Replacements },
): Promise<Edit[]> => {
  const rows = await trx.selectFrom(table).select(["id", "search"]).where("user_id", "=", user_id).execute();
  const concerned = rows.filter(({ search }) =>
    [...replacements].some(([id, other]) => other !== null && search.includes(id)),
  );
  return [
    updateEach(
      table,
      concerned.map(({ id, search }) => ({
        key: { id },
        values: { search: replaceIn(search, replacements) },
      })),
    ),
  ];
};

/** What is typed names by words, which follow where what they name has another name. */
const renameWords = async (
  trx: Db,
  user_id: string,
  { table, renamed }: { readonly table: Table; readonly renamed: readonly Renamed[] },
): Promise<Edit[]> => {
  const rows = await trx.selectFrom(table).select(["id", "search"]).where("user_id", "=", user_id).execute();
  if (rows.length === 0) return [];
  const locale = await findSearchLocale(trx, user_id);
  const changed = rows.flatMap(({ id, search }) => {
    const parts = new URLSearchParams(search);
    const q = parts.get("q") ?? "";
    const next = renamed.reduce((text, each) => renameInSearch(text, each, locale), q);
    if (next === q) return [];
    parts.set("q", next);
    return [{ key: { id }, values: { search: parts.toString() } }];
  });
  return [updateEach(table, changed)];
};

/** How kept addresses speak of what takes the place of what they name, or has another name. */
export const mentionsIn = (table: Table): NonNullable<Changing["mentions"]> => ({
  replace: (trx, user_id, replacements) => replaceIds(trx, user_id, { table, replacements }),
  rename: (trx, user_id, renamed) => renameWords(trx, user_id, { table, renamed }),
  countFalling: () => Promise.resolve(0),
});
