import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Chip } from "../../ui/actions/chip.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import styles from "./budgets.module.css";

/** Categories or tags, never both. */
export type Places = { readonly category_ids: readonly string[]; readonly tag_ids: readonly string[] };

/** Categories as a whole, their sub-categories, and tags as long as no category is chosen. */
const usePlaceChoices = ({ categories }: Reference, { category_ids, tag_ids }: Places) => {
  const { t } = useLingui();
  return useMemo((): readonly ComboboxGroup[] => {
    const left = (id: string) => !category_ids.includes(id) && !tag_ids.includes(id);
    const spending = categories.filter((category) => !category.is_income && !category.is_investment);
    const whole = spending.map((category) => ({
      id: category.id,
      label: category.name,
      icon: <CategoryIcon name={category.icon} colour={category.color} size="sm" tile={false} />,
    }));
    const parts = spending.map((category) => ({
      label: category.name,
      options: category.sub_categories
        .filter((sub) => !sub.is_income && !sub.is_investment && left(sub.id))
        .map((sub) => ({
          id: sub.id,
          label: sub.name,
          keywords: category.name,
          icon: <CategoryIcon name={sub.icon} colour={category.color} size="sm" tile={false} />,
        })),
    }));
    const tags = categories.flatMap((category) =>
      category.sub_categories.flatMap((sub) =>
        sub.tags.map((tag) => ({ id: tag.id, label: tag.name, hint: sub.name })),
      ),
    );
    const of_categories = [
      { label: t`Categories`, options: whole.filter(({ id }) => left(id)) },
      ...parts.filter(({ options }) => options.length > 0),
    ];
    const of_tags = { label: t`Tags`, options: tags.filter(({ id }) => left(id)) };
    if (category_ids.length > 0) return of_categories;
    if (tag_ids.length > 0) return [of_tags];
    return of_tags.options.length > 0 ? [...of_categories, of_tags] : of_categories;
  }, [categories, category_ids, tag_ids, t]);
};

type PlaceChoiceProps = {
  readonly places: Places;
  readonly onChange: (places: Places) => void;
  readonly reference: Reference;
  readonly error: string | undefined;
};

/** What a budget is for: one or several categories and sub-categories, or tags. */
export const PlaceChoice = ({ places, onChange, reference, error }: PlaceChoiceProps) => {
  const { t } = useLingui();
  const groups = usePlaceChoices(reference, places);
  const { category_ids, tag_ids } = places;
  const chosen = [...category_ids, ...tag_ids].map((id) => ({
    id,
    name:
      reference.findCategory(id)?.name ??
      reference.findSubCategory(id)?.sub.name ??
      reference.findTag(id)?.tag.name ??
      "…",
  }));
  const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
  return (
    <>
      {chosen.length > 0 && (
        <div className={styles["chips"]} role="group" aria-label={t`What for`}>
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              kind="tag"
              removeLabel={t`Leave out ${name}`}
              onRemove={() => {
                onChange({ category_ids: without(category_ids, id), tag_ids: without(tag_ids, id) });
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      <Combobox
        key={chosen.length}
        label={chosen.length === 0 ? t`What for` : t`And also for`}
        hint={
          chosen.length === 0
            ? t`A category, a sub-category or a tag; several together are one budget.`
            : undefined
        }
        error={error}
        groups={groups}
        value={null}
        placeholder={t`Choose`}
        onChange={(id) => {
          const is_tag = reference.findTag(id) !== undefined;
          onChange(
            is_tag
              ? { ...places, tag_ids: [...tag_ids, id] }
              : { ...places, category_ids: [...category_ids, id] },
          );
        }}
      />
    </>
  );
};
