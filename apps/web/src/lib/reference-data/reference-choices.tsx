import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Reference } from "./use-reference.ts";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";

/** Every sub-category under the name of its category. */
export const useSubCategoryChoices = ({ categories }: Reference): readonly ComboboxGroup[] =>
  useMemo(
    () =>
      categories
        .filter((category) => category.sub_categories.length > 0)
        .map((category) => ({
          label: category.name,
          options: category.sub_categories.map((sub) => ({
            id: sub.id,
            label: sub.name,
            keywords: category.name,
            icon: <CategoryIcon name={sub.icon} colour={category.color} size="sm" tile={false} />,
          })),
        })),
    [categories],
  );

export const NO_MERCHANT = "none";

export const useMerchantChoices = ({ merchants }: Reference): readonly ComboboxGroup[] => {
  const { t } = useLingui();
  return useMemo(
    () => [
      { options: [{ id: NO_MERCHANT, label: t`No merchant` }] },
      {
        label: t`Merchants`,
        options: merchants.map((merchant) => ({ id: merchant.id, label: merchant.name })),
      },
    ],
    [merchants, t],
  );
};

/** Tags of a sub-category first, then those of the others. */
export const useTagChoices = (
  { categories }: Reference,
  sub_category_id: string | null,
): readonly ComboboxGroup[] =>
  useMemo(() => {
    const subs = categories
      .flatMap((category) => category.sub_categories)
      .filter((sub) => sub.tags.length > 0);
    const own = subs.filter((sub) => sub.id === sub_category_id);
    const others = subs.filter((sub) => sub.id !== sub_category_id);
    return [...own, ...others].map((sub) => ({
      label: sub.name,
      options: sub.tags.map((tag) => ({ id: tag.id, label: tag.name })),
    }));
  }, [categories, sub_category_id]);
