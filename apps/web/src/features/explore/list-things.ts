import type { NamedThing } from "@passbook/contract/question";
import type { Reference } from "../../lib/reference-data/use-reference.ts";

/** What a question may name, the narrower before the wider where both are called the same. */
export const listThings = ({ categories, merchants, accounts }: Reference): readonly NamedThing[] => [
  ...categories.flatMap(({ sub_categories }) =>
    sub_categories.map(({ id, name }) => ({ kind: "sub_category_id" as const, id, name })),
  ),
  ...categories.map(({ id, name }) => ({ kind: "category_id" as const, id, name })),
  ...merchants.map(({ id, name }) => ({ kind: "merchant_id" as const, id, name })),
  ...categories.flatMap(({ sub_categories }) =>
    sub_categories.flatMap(({ tags }) => tags.map(({ id, name }) => ({ kind: "tag_id" as const, id, name }))),
  ),
  ...accounts.map(({ id, display_label }) => ({ kind: "bank_account_id" as const, id, name: display_label })),
];
