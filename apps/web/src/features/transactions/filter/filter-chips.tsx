import { useLingui } from "@lingui/react/macro";
import { readChosen, writeChosen } from "@passbook/contract/chosen";
import type { ReactNode } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { CategoryIcon } from "../../../ui/pictures/category-icon.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import type { ComboboxGroup } from "../../../ui/forms/combobox-choices.ts";
import { SegmentedControl } from "../../../ui/actions/segmented-control.tsx";
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
import type { ChosenName } from "./use-filter-words.ts";
import { useFilterWords } from "./use-filter-words.ts";

type FilterParts = { readonly [Name in keyof TransactionFilter]?: TransactionFilter[Name] | undefined };
type FilterChipsProps = {
  readonly filter: TransactionFilter;
  readonly reference: Reference;
  readonly onNarrow: (parts: FilterParts) => void;
};

type Names = readonly (keyof TransactionFilter)[];

type PlaceProps = {
  readonly names: Names;
  /** Only offers to narrow, which says nothing on paper. */
  readonly unset?: boolean;
  readonly children: ReactNode;
};

/** A chip with the parts of the filter that it is about, so that the focus finds it. */
const Place = ({ names, unset, children }: PlaceProps) => (
  <span
    className={styles["place"]}
    data-filter={names.join(" ")}
    data-print={unset === true ? "no" : undefined}
  >
    {children}
  </span>
);

/** A way to set parts of the filter, while none of them is set. */
const Unset = ({
  names,
  filter,
  children,
}: {
  readonly names: Names;
  readonly filter: TransactionFilter;
  readonly children: ReactNode;
}) =>
  names.every((name) => filter[name] === undefined) && (
    <Place names={names} unset>
      {children}
    </Place>
  );

/** Narrowing puts one chip in the place of another: the focus goes along, else to the first chip. */
const useFocusAlong = (filter: TransactionFilter, onNarrow: FilterChipsProps["onNarrow"]) => {
  const box = useRef<HTMLDivElement>(null);
  const narrowed = useRef<{ readonly name: string | undefined; readonly from: TransactionFilter }>(null);
  useEffect(() => {
    if (narrowed.current === null || narrowed.current.from === filter) return;
    const { name = "" } = narrowed.current;
    narrowed.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && box.current?.contains(activeElement) !== true) return;
    // where more can be chosen, that stands behind what was: another press adds, and removes nothing
    const places = [...(box.current?.querySelectorAll(`[data-filter~="${name}"]`) ?? [])];
    (places.at(-1) ?? box.current)?.querySelector("button")?.focus();
  });
  const narrow = (parts: FilterParts) => {
    const names = Object.entries(parts).toSorted(
      ([, a], [, b]) => Number(a === undefined) - Number(b === undefined),
    );
    narrowed.current = { name: names[0]?.[0], from: filter };
    onNarrow(parts);
  };
  return { box, narrow };
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

/** Adds one to what is chosen of a part, or to what is left out of it. */
const addChosen = (written: string | undefined, id: string, is_left_out: boolean): string | undefined => {
  const { any, without } = readChosen(written);
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return writeChosen({
    any: is_left_out ? others(any) : [...others(any), id],
    without: is_left_out ? [...others(without), id] : others(without),
  });
};

type ChosenMenuProps = Omit<FilterChipsProps, "reference"> & {
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  /** The part of the filter that a choice is of, and its id there. */
  readonly partOf: (id: string) => readonly [name: ChosenName, id: string];
};

/** A chip that opens choices of which several may be taken, or left out. */
const ChosenMenu = ({ label, groups, filter, partOf, onNarrow }: ChosenMenuProps) => {
  const { t } = useLingui();
  const [way, setWay] = useState<"any" | "without">("any");
  return (
    <ChipMenu label={label}>
      {(close) => (
        <>
          <SegmentedControl
            label={t`What to do with it`}
            value={way}
            onChange={setWay}
            options={[
              { value: "any", label: t`Show` },
              { value: "without", label: t`Leave out` },
            ]}
          />
          <ChoiceList
            label={label}
            groups={groups}
            onChoose={(choice) => {
              close();
              const [name, id] = partOf(choice);
              onNarrow({ [name]: addChosen(filter[name], id, way === "without") });
            }}
          />
        </>
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

const OpenChips = ({ filter, reference, onNarrow }: FilterChipsProps) => {
  const { t } = useLingui();
  const { home_currency } = useLocale();
  const categories = useCategoryFilterChoices(reference);
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
  const marks = [
    { name: "uncategorised", label: t`Uncategorised` },
    { name: "suggested", label: t`To confirm` },
    { name: "hidden", label: t`Hidden` },
  ] as const;
  return (
    <>
      <Unset names={["from", "to", "counted_from", "counted_to"]} filter={filter}>
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
      </Unset>
      <Place names={["bank_account_id"]} unset>
        <ChosenMenu
          {...{ filter, onNarrow }}
          label={t`Account`}
          groups={accounts}
          partOf={(id) => ["bank_account_id", id]}
        />
      </Place>
      <Place names={["category_id", "sub_category_id"]} unset>
        <ChosenMenu
          {...{ filter, onNarrow }}
          label={t`Category`}
          groups={categories}
          partOf={(id) =>
            id.startsWith(WHOLE) ? ["category_id", id.slice(WHOLE.length)] : ["sub_category_id", id]
          }
        />
      </Place>
      <Place names={["merchant_id"]} unset>
        <ChosenMenu
          {...{ filter, onNarrow }}
          label={t`Merchant`}
          groups={merchants}
          partOf={(id) => ["merchant_id", id === NO_MERCHANT ? "none" : id]}
        />
      </Place>
      <Unset names={["amount_from", "amount_to"]} filter={filter}>
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
      </Unset>
      <Place names={["tag_id"]} unset>
        <ChosenMenu {...{ filter, onNarrow }} label={t`Tag`} groups={tags} partOf={(id) => ["tag_id", id]} />
      </Place>
      <Unset names={["flow"]} filter={filter}>
        <FlowMenu onNarrow={onNarrow} />
      </Unset>
      {marks.map(({ name, label }) => (
        <Unset key={name} names={[name]} filter={filter}>
          <Chip
            on={false}
            onClick={() => {
              onNarrow({ [name]: "true" });
            }}
          >
            {label}
          </Chip>
        </Unset>
      ))}
    </>
  );
};

/** What narrows the list: set parts first, each removable; the others open a choice. */
export const FilterChips = ({ filter, reference, onNarrow }: FilterChipsProps) => {
  const { t } = useLingui();
  const words = useFilterWords(filter, reference);
  const { box, narrow } = useFocusAlong(filter, onNarrow);
  return (
    <div ref={box} className={styles["chips"]} role="group" aria-label={t`Filters`}>
      {words.map(({ id, label, names, rest }) => (
        <Place key={id} names={names}>
          <Chip
            on
            removeLabel={t`Remove ${label}`}
            onRemove={() => {
              narrow(rest);
            }}
          >
            {label}
          </Chip>
        </Place>
      ))}
      <OpenChips filter={filter} reference={reference} onNarrow={narrow} />
    </div>
  );
};
