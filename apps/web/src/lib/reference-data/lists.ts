import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Category, SubCategory, Tag } from "@passbook/contract/categories";
import type { Merchant } from "@passbook/contract/merchants";

type Named = { readonly name: string };
const byName = <T extends Named>(a: T, b: T): number => a.name.localeCompare(b.name);

const replaceOrAdd = <T extends { readonly id: string }>(list: readonly T[], item: T): T[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [...list, item];

export const withoutId = <T extends { readonly id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((one) => one.id !== id);

export const putAccount = (list: readonly BankAccount[], account: BankAccount): BankAccount[] =>
  replaceOrAdd(list, account);

export const putMerchant = (list: readonly Merchant[], merchant: Merchant): Merchant[] =>
  replaceOrAdd(list, merchant).toSorted(byName);

export const isSubCategory = (item: Category | SubCategory): item is SubCategory => "parent_id" in item;

/** Puts a category, or a sub-category under its parent (and takes it from where it was before). */
export const putCategory = (list: readonly Category[], item: Category | SubCategory): Category[] => {
  if (!isSubCategory(item)) return replaceOrAdd(list, item);
  return list.map((category) => {
    const subs = category.sub_categories;
    if (category.id === item.parent_id) return { ...category, sub_categories: replaceOrAdd(subs, item) };
    return subs.some(({ id }) => id === item.id)
      ? { ...category, sub_categories: withoutId(subs, item.id) }
      : category;
  });
};

/** Takes away a category or a sub-category. */
export const dropCategory = (list: readonly Category[], id: string): Category[] =>
  withoutId(list, id).map((category) =>
    category.sub_categories.some((sub) => sub.id === id)
      ? { ...category, sub_categories: withoutId(category.sub_categories, id) }
      : category,
  );

/** Changes the tags of a sub-category, which counts as one more version of it, as the server counts. */
const changeTags = (
  list: readonly Category[],
  sub_category_id: string,
  change: (tags: Tag[]) => Tag[],
): Category[] =>
  list.map((category) => ({
    ...category,
    sub_categories: category.sub_categories.map((sub) =>
      sub.id === sub_category_id ? { ...sub, tags: change(sub.tags), version: sub.version + 1 } : sub,
    ),
  }));

export const putTag = (list: readonly Category[], sub_category_id: string, tag: Tag): Category[] =>
  changeTags(list, sub_category_id, (tags) => replaceOrAdd(tags, tag));

export const dropTag = (list: readonly Category[], sub_category_id: string, tag_id: string): Category[] =>
  changeTags(list, sub_category_id, (tags) => withoutId(tags, tag_id));
