import { useLingui } from "@lingui/react/macro";
import { formatLongDay, formatMoney, formatMonth, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { TransactionFilter } from "../../../lib/addresses/transaction-filter.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import type { Period } from "./periods.ts";
import { namePeriod } from "./periods.ts";

type Name = keyof TransactionFilter;
type Part = readonly [id: Name, label: string | undefined, names?: readonly Name[]];
export type FilterWord = { readonly id: string; readonly label: string; readonly names: readonly Name[] };

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
  const merchant =
    filter.merchant_id === "none"
      ? t`No merchant`
      : (reference.findMerchant(filter.merchant_id)?.name ?? t`One merchant`);
  const words: readonly Part[] = [
    [
      "from",
      filter.from === undefined && filter.to === undefined ? undefined : nameOfPeriod(filter),
      ["from", "to"],
    ],
    ["flow", filter.flow && flows[filter.flow]],
    [
      "bank_account_id",
      filter.bank_account_id &&
        (reference.findAccount(filter.bank_account_id)?.display_label ?? t`One account`),
    ],
    [
      "category_id",
      filter.category_id && (reference.findCategory(filter.category_id)?.name ?? t`One category`),
    ],
    [
      "sub_category_id",
      filter.sub_category_id &&
        (reference.findSubCategory(filter.sub_category_id)?.sub.name ?? t`One sub-category`),
    ],
    ["merchant_id", filter.merchant_id && merchant],
    ["vendor_id", filter.vendor_id && t`One vendor`],
    ["statement_id", filter.statement_id && t`One statement`],
    ["tag_id", filter.tag_id && (reference.findTag(filter.tag_id)?.tag.name ?? t`One tag`)],
    ["amount_from", amounts ?? undefined, ["amount_from", "amount_to"]],
    ["currency", filter.currency],
    ["uncategorised", filter.uncategorised && t`Uncategorised`],
    ["suggested", filter.suggested && t`To confirm`],
    ["likely", filter.likely && t`Likely`],
    ["series_id", filter.series_id && t`One series`],
    ["hidden", filter.hidden && t`Hidden`],
  ];
  return words.flatMap(([id, label, names]) =>
    label === undefined ? [] : [{ id, label, names: names ?? [id] }],
  );
};
