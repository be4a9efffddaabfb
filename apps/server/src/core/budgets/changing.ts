import type { Db } from "@passbook/db/dialect";
import type { Changing, Edit, Replacements } from "../changes/index.ts";
import { updateEach } from "../changes/index.ts";
import { readIds } from "./repo.ts";

const replaceIds = (written: string, replacements: Replacements): string => {
  const ids = readIds(written).flatMap((id) => {
    const other = replacements.get(id);
    return other === undefined ? [id] : (other ?? []);
  });
  return JSON.stringify([...new Set(ids)]);
};

/** Budgets are for what takes the place of what goes; where nothing does they are for what is left, if anything. */
const replaceInBudgets = async (trx: Db, user_id: string, replacements: Replacements): Promise<Edit[]> => {
  const rows = await trx
    .selectFrom("budgets")
    .select(["id", "category_ids", "tag_ids"])
    .where("user_id", "=", user_id)
    .execute();
  const concerned = rows.filter(({ category_ids, tag_ids }) =>
    [...replacements.keys()].some((id) => category_ids.includes(id) || tag_ids.includes(id)),
  );
  return [
    updateEach(
      "budgets",
      concerned.map(({ id, category_ids, tag_ids }) => ({
        key: { id },
        values: {
          category_ids: replaceIds(category_ids, replacements),
          tag_ids: replaceIds(tag_ids, replacements),
        },
      })),
    ),
  ];
};

/** What core/changes is told of budgets, which name categories and tags. */
export const budgetsChanging: Changing = {
  tables: {
    budgets: {
      key: ["id"],
      refers: {},
      tells: {
        thing: "budget",
        toName: ({ name, known_as }) => String(name ?? known_as),
        columns: { name: { field: "name", as: "text" } },
      },
    },
    budget_amounts: {
      key: ["id"],
      refers: { budget_id: { to: "budgets", else: "leave_out", falls: true } },
      unique: { columns: ["budget_id", "starts_on", "is_only"], name: null },
      part_of: { table: "budgets", column: "budget_id" },
      tells_of: { owner: "budget_id", field: "amount", as: "money", value: "amount" },
    },
    budget_settings: { key: ["id"], refers: {}, unique: { columns: ["id"], name: null, same: true } },
    budget_assignments: {
      key: ["id"],
      refers: { budget_id: { to: "budgets", else: "leave_out", falls: true } },
      unique: { columns: ["budget_id", "month"], name: null },
      tells_of: { owner: "budget_id", field: "assigned", as: "money", value: "amount" },
    },
  },
  mentions: { replace: replaceInBudgets, countFalling: () => Promise.resolve(0) },
};
