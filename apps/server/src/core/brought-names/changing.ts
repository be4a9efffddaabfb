import { type Db, idsIn } from "@passbook/db/dialect";
import { type Changing, type Edit, type Replacements, updateIn } from "../changes/index.ts";

const OF_TRANSACTION = { to: "transactions", else: "leave_out", falls: true } as const;
const OF_NAME = { to: "brought_names", else: "null" } as const;

/** What core/changes is told of names that files bring. */
export const broughtNamesChanging: Changing = {
  tables: {
    brought_names: {
      key: ["id"],
      refers: { sub_category_id: { to: "categories", else: "null" } },
      unique: { columns: ["source", "kind", "name_key"], name: null, same: true },
      goes_with: { sub_category_id: "choice" },
      untold: true,
    },
    brought_rows: {
      key: ["transaction_id", "source"],
      refers: { transaction_id: OF_TRANSACTION, name_id: OF_NAME },
      untold: true,
    },
    brought_parts: {
      key: ["transaction_id", "source", "position"],
      refers: { transaction_id: OF_TRANSACTION, name_id: OF_NAME },
      untold: true,
    },
  },
  mentions: {
    replace: (trx, user_id, replacements) => replaceInNames(trx, user_id, replacements),
    countFalling: () => Promise.resolve(0),
  },
};

/** Names that led to a category lead to what takes its place; where nothing does, they are open again. */
const replaceInNames = async (trx: Db, user_id: string, replacements: Replacements): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("brought_names")
    .select(["id", "sub_category_id"])
    .where("user_id", "=", user_id)
    .where("sub_category_id", "in", idsIn(trx, [...replacements.keys()]))
    .execute();
  return [...Map.groupBy(rows, (row) => row.sub_category_id ?? "")].map(([id, some]) => {
    const other = replacements.get(id) ?? null;
    return updateIn(
      "brought_names",
      some.map((row) => row.id),
      other === null ? { choice: "open", sub_category_id: null } : { sub_category_id: other },
    );
  });
};
