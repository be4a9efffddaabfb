import type { Category, SubCategory } from "@passbook/contract/categories";

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

const namesOf = (category: Category): readonly string[] => [
  category.name,
  ...category.sub_categories.flatMap((sub) => [sub.name, ...sub.tags.map((tag) => tag.name)]),
];

/** Categories that carry what was typed in their own name, a sub-category's or a tag's. */
export const findCategories = (categories: readonly Category[], text: string): readonly Category[] => {
  const wanted = fold(text.trim());
  return wanted === ""
    ? categories
    : categories.filter((one) => namesOf(one).some((name) => fold(name).includes(wanted)));
};

/** Those a person made first, by name; those of the system last. */
export const inOrder = (categories: readonly Category[]): readonly Category[] =>
  categories.toSorted((a, b) => Number(a.reserved) - Number(b.reserved) || a.name.localeCompare(b.name));

/** Transactions that are filed there. */
export const countTransactions = (category: Category): number =>
  category.sub_categories.reduce((sum, sub) => sum + sub.transaction_count, 0);

/** Transactions that likely belong there, and are filed nowhere yet. */
export const countLikely = (category: Category): number =>
  category.sub_categories.reduce((sum, sub) => sum + sub.likely_count, 0);

/** Sub-categories that may take transactions over, by category; without those of `leaving`. */
export const listTargets = (categories: readonly Category[], leaving: (sub: SubCategory) => boolean) =>
  inOrder(categories)
    .map((category) => ({
      label: category.name,
      options: category.sub_categories
        .filter((sub) => !leaving(sub))
        .map((sub) => ({ id: sub.id, label: sub.name, keywords: category.name })),
    }))
    .filter((group) => group.options.length > 0);
