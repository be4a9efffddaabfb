import type { SubCategory } from "@passbook/contract/categories";
import type { NamedThing } from "@passbook/contract/question";
import type { Reference } from "../../lib/reference-data/use-reference.ts";

type Of = Pick<SubCategory, "is_income" | "is_investment">;

/** The figure of what is never spent, as of a category or the one that it is in. */
const measureOf = (...of: readonly Of[]): Pick<NamedThing, "measure"> => {
  if (of.some(({ is_investment }) => is_investment)) return { measure: "invested" };
  return of.some(({ is_income }) => is_income) ? { measure: "income" } : {};
};

/** What a question may name, the narrower before the wider where both are called the same. */
export const listThings = ({ categories, merchants, accounts }: Reference): readonly NamedThing[] => [
  ...categories.flatMap((parent) =>
    parent.sub_categories.map((sub) => ({
      kind: "sub_category_id" as const,
      id: sub.id,
      name: sub.name,
      ...measureOf(sub, parent),
    })),
  ),
  ...categories.map((category) => ({
    kind: "category_id" as const,
    id: category.id,
    name: category.name,
    ...measureOf(category),
  })),
  ...merchants.map(({ id, name }) => ({ kind: "merchant_id" as const, id, name })),
  ...categories.flatMap(({ sub_categories }) =>
    sub_categories.flatMap(({ tags }) => tags.map(({ id, name }) => ({ kind: "tag_id" as const, id, name }))),
  ),
  ...accounts.map(({ id, display_label }) => ({ kind: "bank_account_id" as const, id, name: display_label })),
];
