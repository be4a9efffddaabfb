import type { Db } from "@passbook/db/dialect";
import { listBankAccountRows, toDisplayLabel } from "../../bank-accounts/index.ts";
import { type FlowKind, listCategories, listCategoryRows, toFlowKinds } from "../../categories/index.ts";
import { countsLikely } from "../../users/index.ts";

export type SubName = { readonly category: string; readonly sub_category: string; readonly kind: FlowKind };

/** Names of what transactions refer to, by id, and whether what is likely is one of these. */
export type Names = {
  readonly accounts: ReadonlyMap<string, string>;
  readonly subs: ReadonlyMap<string, SubName>;
  readonly tags: ReadonlyMap<string, string>;
  readonly count_likely: boolean;
};

export const findNames = async (db: Db, user_id: string): Promise<Names> => {
  const [accounts, categories, rows, count_likely] = await Promise.all([
    listBankAccountRows(db, user_id),
    listCategories(db, user_id),
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
  ]);
  const kinds = toFlowKinds(rows);
  const subs = categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({ category: category.name, sub })),
  );
  return {
    accounts: new Map(accounts.map((row) => [row.id, toDisplayLabel(row)])),
    subs: new Map(
      subs.map(({ category, sub }) => [
        sub.id,
        { category, sub_category: sub.name, kind: kinds.get(sub.id) ?? "uncategorised" },
      ]),
    ),
    tags: new Map(subs.flatMap(({ sub }) => sub.tags.map((tag) => [tag.id, tag.name]))),
    count_likely,
  };
};
