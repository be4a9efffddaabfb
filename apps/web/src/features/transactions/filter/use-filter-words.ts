import { readChosen, writeChosen } from "@passbook/contract/chosen";
import { useLingui } from "@lingui/react/macro";
import { formatLongDay, formatMoney, formatMonth, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import type { Period } from "./periods.ts";
import { namePeriod } from "./periods.ts";

type Name = keyof TransactionFilter;
/** Parts that take several values, and some that are left out. */
export type ChosenName =
  | "bank_account_id"
  | "category_id"
  | "sub_category_id"
  | "merchant_id"
  | "vendor_id"
  | "tag_id";
type Part = readonly [id: Name, label: string | undefined, names?: readonly Name[]];
type FilterParts = { readonly [Part in Name]?: TransactionFilter[Part] | undefined };
/** A part of the filter in words, the names of what it is about, and what is left of these when it is taken off. */
export type FilterWord = {
  readonly id: string;
  readonly label: string;
  readonly names: readonly Name[];
  readonly rest: FilterParts;
};

/** A period in the reader's words. */
const usePeriodWords = () => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return (period: Period): string => {
    const named = namePeriod(period);
    const short = (day: string) => formatShortDay(day, locale, today);
    if (named.kind === "month") return formatMonth(named.month, locale);
    if (named.kind === "year") return named.year;
    if (named.kind === "day") return formatLongDay(named.day, locale);
    if (named.kind === "range") return t`${short(named.from)} to ${short(named.to)}`;
    if (named.kind === "since") return t`since ${short(named.from)}`;
    if (named.kind === "until") return t`until ${short(named.to)}`;
    return t`All time`;
  };
};

const useAmountWords = (filter: TransactionFilter, reference: Reference): string | null => {
  const { t } = useLingui();
  const { locale, home_currency } = useLocale();
  const currency =
    filter.currency ?? reference.findAccount(filter.bank_account_id)?.currency ?? home_currency;
  const write = (amount: number) => formatMoney(amount, currency, locale);
  const { amount_from, amount_to } = filter;
  if (amount_from === undefined) return amount_to === undefined ? null : t`at most ${write(amount_to)}`;
  return amount_to === undefined
    ? t`at least ${write(amount_from)}`
    : t`${write(amount_from)} to ${write(amount_to)}`;
};

/** Each thing that is chosen, and each that is left out. */
const useChosenWords = (filter: TransactionFilter, reference: Reference): readonly FilterWord[] => {
  const { t } = useLingui();
  const names: readonly (readonly [
    name: ChosenName,
    nameOf: (id: string) => string | undefined,
    one: string,
  ])[] = [
    ["bank_account_id", (id) => reference.findAccount(id)?.display_label, t`One account`],
    ["category_id", (id) => reference.findCategory(id)?.name, t`One category`],
    ["sub_category_id", (id) => reference.findSubCategory(id)?.sub.name, t`One sub-category`],
    [
      "merchant_id",
      (id) => (id === "none" ? t`No merchant` : reference.findMerchant(id)?.name),
      t`One merchant`,
    ],
    ["vendor_id", () => undefined, t`One printed name`],
    ["tag_id", (id) => reference.findTag(id)?.tag.name, t`One tag`],
  ];
  return names.flatMap(([name, nameOf, one]) => {
    const { any, without } = readChosen(filter[name]);
    const toWord = (id: string, is_left_out: boolean): FilterWord => {
      const label = nameOf(id) ?? one;
      const rest = writeChosen({
        any: any.filter((each) => is_left_out || each !== id),
        without: without.filter((each) => !is_left_out || each !== id),
      });
      return {
        id: `${name} ${is_left_out ? "-" : ""}${id}`,
        label: is_left_out ? t`not ${label}` : label,
        names: [name],
        rest: { [name]: rest },
      };
    };
    return [...any.map((id) => toWord(id, false)), ...without.map((id) => toWord(id, true))];
  });
};

/** The parts of a filter that are set, in words, each with the names that take it away. */
export const useFilterWords = (filter: TransactionFilter, reference: Reference): readonly FilterWord[] => {
  const { t } = useLingui();
  const nameOfPeriod = usePeriodWords();
  const amounts = useAmountWords(filter, reference);
  const flows = {
    spent: t`Spent`,
    income: t`Income`,
    invested: t`Invested`,
    transfer: t`Transfers`,
    saved: t`Without transfers`,
  };
  const chosen = useChosenWords(filter, reference);
  const { counted_from, counted_to } = filter;
  const counted =
    counted_from === undefined && counted_to === undefined
      ? null
      : nameOfPeriod({ from: counted_from, to: counted_to });
  const words: readonly Part[] = [
    [
      "from",
      filter.from === undefined && filter.to === undefined ? undefined : nameOfPeriod(filter),
      ["from", "to"],
    ],
    ["counted_from", counted === null ? undefined : t`Counted: ${counted}`, ["counted_from", "counted_to"]],
    ["flow", filter.flow && flows[filter.flow]],
    ["statement_id", filter.statement_id && t`One statement`],
    ["amount_from", amounts ?? undefined, ["amount_from", "amount_to"]],
    ["currency", filter.currency],
    ["uncategorised", filter.uncategorised && t`Uncategorised`],
    ["suggested", filter.suggested && t`To confirm`],
    ["likely", filter.likely && t`Likely`],
    ["series_id", filter.series_id && t`One series`],
    ["hidden", filter.hidden && t`Hidden`],
  ];
  return [
    ...words.flatMap(([id, label, names = [id]]) => {
      const rest = Object.fromEntries(names.map((name) => [name, undefined]));
      return label === undefined ? [] : [{ id, label, names, rest }];
    }),
    ...chosen,
  ];
};
