import { useLingui } from "@lingui/react/macro";
import {
  changeCategory,
  createCategory,
  createTag,
  deleteCategory,
  deleteTag,
  listCategories,
} from "@passbook/contract/categories";
import type { Category, SubCategory } from "@passbook/contract/categories";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { call } from "../calls/call.ts";
import { categoryKeys } from "../cache/query-keys.ts";
import type { FieldWords } from "../versions/ask-about.ts";
import { saveVersioned } from "../versions/save-versioned.ts";
import { dropCategory, dropTag, isSubCategory, putCategory, putTag } from "./lists.ts";
import { useChange, useIsChanging } from "./use-change.ts";
import { changeList, useReferenceList } from "./use-reference-list.ts";

type NewCategory = BodyInputOf<typeof createCategory>;
type CategoryEdit = BodyInputOf<typeof changeCategory>["category"];
type Deletion = { readonly seen: Category | SubCategory; readonly move_to?: string | undefined };

const change = (by: (list: Category[]) => Category[]): void => {
  changeList<Category>(categoryKeys.list, by);
};

/** Categories with their sub-categories and tags, and whether they are being fetched. */
export const useCategoryList = () => {
  const { list, ...state } = useReferenceList(categoryKeys.list, async (signal) => {
    const { answer } = await call(listCategories, { signal });
    return answer.data;
  });
  return { categories: list, ...state };
};

/** Flags of changes that run; a new tag raises none, deleting a tag raises that of sub-categories. */
export const useCategoryFlags = () => ({
  creating: useIsChanging("categories", "create"),
  editing: useIsChanging("categories", "edit"),
  deleting: useIsChanging("categories", "delete", "parent"),
  deleting_sub_category: useIsChanging("categories", "delete", "sub"),
});

const useDeletion = (level: "parent" | "sub", success: string) => {
  const { t } = useLingui();
  return useChange({
    key: ["categories", "delete", level],
    kind: "delete_category",
    run: ({ seen, move_to }: Deletion) =>
      call(deleteCategory, { params: { id: seen.id }, query: { move_to }, version: seen.version }),
    apply: (_, { seen: { id } }) => {
      change((list) => dropCategory(list, id));
    },
    success: () => success,
    failure: t`Oops, delete failed!`,
  });
};

/** What categories and sub-categories are called, by their ids. */
export const useCategoryNames = () => {
  const { categories } = useCategoryList();
  const subs = categories.flatMap(({ sub_categories }) => sub_categories);
  return {
    findName: (id: unknown) => categories.find((one) => one.id === id)?.name ?? "",
    findSubName: (id: unknown) => subs.find((one) => one.id === id)?.name ?? "",
  };
};

const useCategoryWords = (): FieldWords => {
  const { t } = useLingui();
  const { findName } = useCategoryNames();
  return {
    name: { label: t`Name` },
    icon: { label: t`Icon` },
    is_investment: { label: t`Investment` },
    is_income: { label: t`Income` },
    parent_id: { label: t`Category`, say: findName },
  };
};

const useTagChanges = () => {
  const { t } = useLingui();
  return {
    createTag: useChange({
      key: ["categories", "tag"],
      kind: "create_tag",
      in_place: categoryKeys.list,
      run: ({ sub_category_id, name }: { sub_category_id: string; name: string }) =>
        call(createTag, { params: { id: sub_category_id }, body: { name } }),
      apply: ({ data }, { sub_category_id }) => {
        change((list) => putTag(list, sub_category_id, data));
      },
      success: ({ data }) => {
        const { name } = data;
        return t`Tag “${name}” added`;
      },
      failure: t`Sorry, unable to create tag, please retry!`,
    }),
    deleteTag: useChange({
      key: ["categories", "delete", "sub"],
      kind: "delete_tag",
      in_place: categoryKeys.list,
      run: ({ sub_category_id, tag_id }: { sub_category_id: string; tag_id: string }) =>
        call(deleteTag, { params: { id: sub_category_id, tag_id } }),
      apply: (_, { sub_category_id, tag_id }) => {
        change((list) => dropTag(list, sub_category_id, tag_id));
      },
      success: () => t`Tag deleted!`,
      failure: t`Oops, tag delete failed!`,
    }),
  };
};

/** What can be done to categories; each updates the list in place, says so with Undo, and throws what failed. */
export const useCategoryChanges = () => {
  const { t } = useLingui();
  const words = useCategoryWords();
  const tags = useTagChanges();
  return {
    createCategory: useChange({
      key: ["categories", "create"],
      kind: "create_category",
      in_place: categoryKeys.list,
      run: (body: NewCategory) => call(createCategory, { body }),
      apply: ({ data }) => {
        change((list) => putCategory(list, data));
      },
      success: ({ data }) => (isSubCategory(data) ? t`Sub-category created!` : t`Parent Category created!`),
      failure: t`Sorry, unable to create category, please retry!`,
    }),
    editCategory: useChange({
      key: ["categories", "edit"],
      kind: "change_category",
      in_place: categoryKeys.list,
      run: ({ seen, category: wanted }: { seen: Category | SubCategory; category: CategoryEdit }) =>
        saveVersioned({
          seen,
          change: wanted,
          send: (category, version) =>
            call(changeCategory, { params: { id: seen.id }, body: { category }, version }),
          words,
        }),
      apply: ({ data }) => {
        change((list) => putCategory(list, data));
      },
      success: ({ data }) => (isSubCategory(data) ? t`Sub-category updated!` : t`Category updated!`),
      failure: t`Oops, update failed!`,
    }),
    deleteCategory: useDeletion("parent", t`Category deleted!`),
    deleteSubCategory: useDeletion("sub", t`Sub-category deleted!`),
    ...tags,
  };
};
