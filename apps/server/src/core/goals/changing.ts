import type { Db } from "@passbook/db/dialect";
import { type Changing, type Edit, type Replacements, updateEach } from "../changes/index.ts";
import { loadGoals } from "./repo.ts";

const replaceIds = (ids: readonly string[], replacements: Replacements): string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const other = replacements.get(id);
      return other === undefined ? [id] : (other ?? []);
    }),
  ),
];

/** Goals are saved in what takes the place of what goes; where nothing does, in what is left, if anything. */
const replaceInGoals = async (trx: Db, user_id: string, replacements: Replacements): Promise<Edit[]> => {
  const concerned = (await loadGoals(trx, user_id)).filter(({ account_ids, category_ids }) =>
    [...account_ids, ...category_ids].some((id) => replacements.has(id)),
  );
  return [
    updateEach(
      "goals",
      concerned.map(({ id, account_ids, category_ids }) => ({
        key: { id },
        values: {
          account_ids: JSON.stringify(replaceIds(account_ids, replacements)),
          category_ids: JSON.stringify(replaceIds(category_ids, replacements)),
        },
      })),
    ),
  ];
};

/** What core/changes is told of goals, which name accounts and categories. */
export const goalsChanging: Changing = {
  tables: {
    goals: {
      key: ["id"],
      refers: {},
      tells: {
        thing: "goal",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          amount: { field: "amount", as: "money" },
          by_on: { field: "by_on", as: "day" },
        },
      },
    },
  },
  mentions: { replace: replaceInGoals, countFalling: () => Promise.resolve(0) },
};
