import type { Language } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type Author, changeData, updateEach } from "../changes/index.ts";
import { toNameKey } from "./name-key.ts";
import { listCategoryRows } from "./repo.ts";
import { renameCategories } from "./rename-categories.ts";
import { findStarterName } from "./starter-names.ts";

type Languages = { readonly before: Language; readonly after: Language };
type Named = Pick<CategoryRow, "parent_id" | "name_key">;

const toPlace = ({ parent_id, name_key }: Named): string => `${parent_id}/${name_key}`;

/** The other name of a category that nobody renamed; null where it keeps its own. */
const findName = ({ starter_id, name }: CategoryRow, { before, after }: Languages): string | null => {
  if (starter_id === null || name !== findStarterName(starter_id, before)) return null;
  const other = findStarterName(starter_id, after);
  return other === name ? null : other;
};

/** Starter categories follow the language of their person, but for those that the person renamed, or whose new name another has. */
export const translateCategories = async (trx: Db, author: Author, languages: Languages): Promise<void> => {
  const rows = await listCategoryRows(trx, author.user_id);
  const taken = new Set(rows.map(toPlace));
  const renamed = rows.flatMap((row) => {
    const name = findName(row, languages);
    if (name === null) return [];
    const values = { name, name_key: toNameKey(name) };
    const place = toPlace({ ...row, ...values });
    if (values.name_key !== row.name_key && taken.has(place)) return [];
    taken.add(place);
    return [{ key: { id: row.id }, values }];
  });
  if (renamed.length === 0) return;
  const summary = new Intl.DisplayNames([languages.after], { type: "language" }).of(languages.after) ?? "";
  await changeData(trx, author, { kind: "translate_categories", summary }, [
    updateEach("categories", renamed),
    ...(await renameCategories(
      trx,
      author.user_id,
      renamed.map(({ key, values }) => ({ ...key, name: values.name })),
    )),
  ]);
};
