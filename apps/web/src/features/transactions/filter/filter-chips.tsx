import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useMemo } from "react";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import type { ComboboxGroup } from "../../../ui/forms/combobox-choices.ts";
import { Dropdown } from "../../../ui/actions/dropdown.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import {
  NO_MERCHANT,
  useMerchantChoices,
  useTagChoices,
} from "../../../lib/reference-data/reference-choices.tsx";
import { ChoiceList } from "./choice-list.tsx";
import styles from "./filter-chips.module.css";
import { PeriodChoice } from "./period-choice.tsx";
import { useFilterWords } from "./use-filter-words.ts";

type FilterParts = { readonly [Name in keyof TransactionFilter]?: TransactionFilter[Name] | undefined };
type FilterChipsProps = {
  readonly filter: TransactionFilter;
  readonly reference: Reference;
  readonly onNarrow: (parts: FilterParts) => void;
};

/** A chip that opens a choice. */
const ChipMenu = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}) => (
  <Dropdown
    label={label}
    trigger={(trigger) => (
      <Chip {...trigger} menu>
        {label}
      </Chip>
    )}
  >
    {children}
  </Dropdown>
);

const WHOLE = "whole:";

const useCategoryFilterChoices = ({ categories }: Reference): readonly ComboboxGroup[] => {
  const { t } = useLingui();
  return useMemo(
    () =>
      categories.map((category) => {
        const icon = (name: string) => (
          <CategoryIcon name={name} colour={category.color} size="sm" tile={false} />
        );
        const { name } = category;
        return {
          label: name,
          options: [
            { id: `${WHOLE}${category.id}`, label: t`All of ${name}`, icon: icon(category.icon) },
            ...category.sub_categories.map((sub) => ({ id: sub.id, label: sub.name, icon: icon(sub.icon) })),
          ],
        };
      }),
    [categories, t],
  );
};

const CategoryMenu = ({ reference, onNarrow }: Omit<FilterChipsProps, "filter">) => {
  const { t } = useLingui();
  const groups = useCategoryFilterChoices(reference);
  return (
    <ChipMenu label={t`Category`}>
      {(close) => (
        <ChoiceList
          label={t`Category`}
          groups={groups}
          onChoose={(id) => {
            close();
            if (id.startsWith(WHOLE))
              onNarrow({ category_id: id.slice(WHOLE.length), sub_category_id: undefined });
            else onNarrow({ sub_category_id: id, category_id: undefined });
          }}
        />
      )}
    </ChipMenu>
  );
};

const FlowMenu = ({ onNarrow }: Pick<FilterChipsProps, "onNarrow">) => {
  const { t } = useLingui();
  const flows = [
    { id: "spent", label: t`Spent` },
    { id: "income", label: t`Income` },
    { id: "invested", label: t`Invested` },
    { id: "transfer", label: t`Transfers` },
    { id: "saved", label: t`Without transfers` },
  ] as const;
  return (
    <ChipMenu label={t`Kind`}>
      {(close) => (
        <ChoiceList
          label={t`Kind`}
          groups={[{ options: flows }]}
          onChoose={(id) => {
            close();
            onNarrow({ flow: flows.find((flow) => flow.id === id)?.id });
          }}
        />
      )}
    </ChipMenu>
  );
};

const PlainMenu = ({
  label,
  groups,
  onChoose,
}: {
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly onChoose: (id: string) => void;
}) => (
  <ChipMenu label={label}>
    {(close) => (
      <ChoiceList
        label={label}
        groups={groups}
        onChoose={(id) => {
          close();
          onChoose(id);
        }}
      />
    )}
  </ChipMenu>
);

const OpenChips = ({ filter, reference, onNarrow }: FilterChipsProps) => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  const merchants = useMerchantChoices(reference);
  const tags = useTagChoices(reference, null);
  const accounts = [
    {
      options: reference.accounts.map((account) => ({
        id: account.id,
        label: account.display_label,
        hint: account.currency,
      })),
    },
  ];
  const currency =
    filter.currency ?? reference.findAccount(filter.bank_account_id)?.currency ?? home_currency;
  const unset = (...names: readonly (keyof TransactionFilter)[]) =>
    names.every((name) => filter[name] === undefined);
  const marks = [
    { name: "uncategorised", label: t`Uncategorised` },
    { name: "suggested", label: t`To confirm` },
    { name: "hidden", label: t`Hidden` },
  ] as const;
  return (
    <>
      {unset("from", "to") && (
        <ChipMenu label={t`Period`}>
          {(close) => (
            <PeriodChoice
              period={filter}
              onChoose={({ from, to }) => {
                close();
                onNarrow({ from, to });
              }}
            />
          )}
        </ChipMenu>
      )}
      {unset("bank_account_id") && (
        <PlainMenu
          label={t`Account`}
          groups={accounts}
          onChoose={(bank_account_id) => {
            onNarrow({ bank_account_id });
          }}
        />
      )}
      {unset("category_id", "sub_category_id") && <CategoryMenu reference={reference} onNarrow={onNarrow} />}
      {unset("merchant_id") && (
        <PlainMenu
          label={t`Merchant`}
          groups={merchants}
          onChoose={(id) => {
            onNarrow({ merchant_id: id === NO_MERCHANT ? "none" : id });
          }}
        />
      )}
      {unset("amount_from", "amount_to") && (
        <ChipMenu label={t`Amount`}>
          {(close) => (
            <AmountChoice
              currency={currency}
              range={filter}
              onChoose={({ amount_from, amount_to }) => {
                close();
                onNarrow({ amount_from, amount_to });
              }}
            />
          )}
        </ChipMenu>
      )}
      {unset("tag_id") && (
        <PlainMenu
          label={t`Tag`}
          groups={tags}
          onChoose={(tag_id) => {
            onNarrow({ tag_id });
          }}
        />
      )}
      {unset("flow") && <FlowMenu onNarrow={onNarrow} />}
      {marks.map(
        ({ name, label }) =>
          unset(name) && (
            <Chip
              key={name}
              on={false}
              onClick={() => {
                onNarrow({ [name]: "true" });
              }}
            >
              {label}
            </Chip>
          ),
      )}
    </>
  );
};

/** What narrows the list: set parts first, each removable; the others open a choice. */
export const FilterChips = (props: FilterChipsProps) => {
  const { t } = useLingui();
  const words = useFilterWords(props.filter, props.reference);
  return (
    <div className={styles["chips"]} role="group" aria-label={t`Filters`}>
      {words.map(({ id, label, names }) => (
        <Chip
          key={id}
          on
          removeLabel={t`Remove ${label}`}
          onRemove={() => {
            props.onNarrow(Object.fromEntries(names.map((name) => [name, undefined])));
          }}
        >
          {label}
        </Chip>
      ))}
      <OpenChips {...props} />
    </div>
  );
};
