import { useLingui } from "@lingui/react/macro";
import type { Goal } from "../../lib/reference-data/use-goals.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Chip } from "../../ui/actions/chip.tsx";
import { Combobox } from "../../ui/forms/combobox.tsx";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import styles from "./goals.module.css";

/** Accounts or categories, never both. */
export type Places = Pick<Goal, "account_ids" | "category_ids">;

const OWED: readonly string[] = ["credit_card", "loan"];

const nameOf = (id: string, { findAccount, findCategory, findSubCategory }: Reference): string | undefined =>
  findAccount(id)?.display_label ?? findCategory(id)?.name ?? findSubCategory(id)?.sub.name;

/** What it is saved in, as that is called by now. */
export const nameOfPlaces = ({ account_ids, category_ids }: Places, reference: Reference): string =>
  [...account_ids, ...category_ids]
    .map((id) => nameOf(id, reference))
    .filter((name) => name !== undefined)
    .join(", ");

const useChoices = (
  { accounts: bank_accounts, categories }: Reference,
  { account_ids, category_ids }: Places,
  currency: string | null,
): readonly ComboboxGroup[] => {
  const { t } = useLingui();
  const kept = bank_accounts.filter(
    (account) =>
      !OWED.includes(account.account_type) &&
      !account_ids.includes(account.id) &&
      (currency === null || account.currency === currency),
  );
  const accounts = {
    label: t`Accounts`,
    options: kept.map(({ id, display_label }) => ({ id, label: display_label })),
  };
  const parts = categories
    .filter(({ is_income }) => !is_income)
    .flatMap((category) => [
      { id: category.id, label: category.name, category },
      ...category.sub_categories.map(({ id, name }) => ({ id, label: name, category })),
    ])
    .filter(({ id }) => !category_ids.includes(id))
    .map(({ id, label, category }) => ({
      id,
      label,
      hint: label === category.name ? undefined : category.name,
      icon: <CategoryIcon name={category.icon} colour={category.color} size="sm" tile={false} />,
    }));
  const of_categories = { label: t`Categories`, options: parts };
  if (account_ids.length > 0) return [accounts];
  return category_ids.length > 0 ? [of_categories] : [accounts, of_categories];
};

type GoalPlacesProps = {
  readonly places: Places;
  /** Accounts of other currencies cannot be chosen; null where any can. */
  readonly currency: string | null;
  readonly onChange: (places: Places) => void;
  readonly reference: Reference;
  readonly error: string | undefined;
};

/** What a goal is saved in. */
export const GoalPlaces = ({ places, currency, onChange, reference, error }: GoalPlacesProps) => {
  const { t } = useLingui();
  const groups = useChoices(reference, places, currency);
  const { account_ids, category_ids } = places;
  const chosen = [...account_ids, ...category_ids];
  const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
  const add = (id: string): void => {
    const is_account = reference.findAccount(id) !== undefined;
    onChange(
      is_account
        ? { ...places, account_ids: [...account_ids, id] }
        : { ...places, category_ids: [...category_ids, id] },
    );
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className={styles["chips"]} role="group" aria-label={t`Saved in`}>
          {chosen.map((id) => {
            const name = nameOf(id, reference) ?? "…";
            return (
              <Chip
                key={id}
                kind="tag"
                removeLabel={t`Leave out ${name}`}
                onRemove={() => {
                  onChange({
                    account_ids: without(account_ids, id),
                    category_ids: without(category_ids, id),
                  });
                }}
              >
                {name}
              </Chip>
            );
          })}
        </div>
      )}
      <Combobox
        key={chosen.length}
        label={chosen.length === 0 ? t`Saved in` : t`And also in`}
        hint={
          chosen.length === 0
            ? t`Accounts, of which what they hold counts, or categories, of which what goes in counts.`
            : undefined
        }
        error={error}
        groups={groups}
        value={null}
        placeholder={t`Choose`}
        onChange={add}
      />
    </>
  );
};
