import { useLingui } from "@lingui/react/macro";
import type { View } from "@passbook/contract/explorations";
import type { Dimension, Explored, ExploreQuery, Measure } from "@passbook/contract/explore";
import { useCallback, useMemo } from "react";
import {
  formatMoney,
  formatMonthName,
  formatMonthOfYear,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatShortDay,
  formatTick,
  formatWeekday,
} from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import type { Reference } from "../reference-data/use-reference.ts";
import { PARTS_OF_RATE, type Words } from "./make-plot.ts";

export const useMeasureWords = (): Readonly<Record<Measure, string>> => {
  const { t } = useLingui();
  return {
    spent: t`Spent`,
    income: t`Income`,
    invested: t`Invested`,
    saved: t`Saved`,
    saved_rate: t`Saved of income`,
    count: t`How many purchases`,
    average: t`Mean purchase`,
  };
};

export const useDimensionWords = (): Readonly<Record<Dimension, string>> => {
  const { t } = useLingui();
  return {
    category: t`Category`,
    sub_category: t`Sub-category`,
    merchant: t`Merchant`,
    tag: t`Tag`,
    account: t`Account`,
    transaction: t`Transaction`,
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Year`,
    weekday: t`Weekday`,
    month_of_year: t`Month of the year`,
  };
};

/** What things are told apart by, as it stands within a sentence: German writes nouns with a capital anywhere. */
export const useDimensionsWithin = (): Readonly<Record<Dimension, string>> => {
  const { language, locale } = useLocale();
  const words = useDimensionWords();
  if (language === "de") return words;
  const lower = ([key, [first = "", ...rest]]: readonly [string, string]): [string, string] => [
    key,
    [first.toLocaleLowerCase(locale), ...rest].join(""),
  ];
  // the same keys
  return Object.fromEntries(Object.entries(words).map(lower)) as Record<Dimension, string>;
};

export const useViewWords = (): Readonly<Record<View, string>> => {
  const { t } = useLingui();
  return {
    table: t`Table`,
    bar: t`Bars`,
    line: t`Line`,
    area: t`Areas`,
    treemap: t`Treemap`,
    sankey: t`Flow`,
    calendar: t`Calendar`,
  };
};

type Named = { readonly label: string; readonly short: string; readonly dated?: string | undefined };
const both = (label: string): Named => ({ label, short: label });

/** Times in words, of other dimensions none. */
const useTimeNames = () => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return useCallback(
    (dimension: Dimension, key: string): Named | null => {
      const year = key.slice(0, 4);
      switch (dimension) {
        case "day": {
          const label = formatShortDay(key, locale, today);
          return { label, short: formatShortDay(key, locale), dated: label };
        }
        case "week": {
          const day = formatShortDay(key, locale, today);
          return { label: t`Week of ${day}`, short: formatShortDay(key, locale), dated: day };
        }
        case "month": {
          const label = formatMonthOfYear(key, locale);
          return { label, short: key.endsWith("-01") ? label : formatMonthShort(key, locale), dated: label };
        }
        case "quarter":
          return both(`${key.slice(5)} ${year}`);
        case "year":
          return both(key);
        case "weekday":
          return {
            label: formatWeekday(Number(key), locale, "long"),
            short: formatWeekday(Number(key), locale),
          };
        case "month_of_year":
          return {
            label: formatMonthName(`2026-${key}`, locale),
            short: formatMonthShort(`2026-${key}`, locale),
          };
        default:
          return null;
      }
    },
    [t, locale, today],
  );
};

/** A single transaction by its payee and its day. */
const useSingleNames = () => {
  const { locale, today } = useLocale();
  return useCallback(
    (name: string | null, on: string | null): Named | null =>
      name === null || on === null
        ? null
        : { label: `${name} · ${formatShortDay(on, locale, today)}`, short: name },
    [locale, today],
  );
};

const nameThing = (reference: Reference, dimension: Dimension, key: string): string | undefined => {
  if (dimension === "category") return reference.findCategory(key)?.name;
  if (dimension === "sub_category") return reference.findSubCategory(key)?.sub.name;
  if (dimension === "tag") return reference.findTag(key)?.full_name;
  if (dimension === "account") return reference.findAccount(key)?.display_label;
  return undefined;
};

/** The words of one exploration: names of rows and columns, and its values. */
export const useWordsOf = (
  reference: Reference,
  { measure, currency: asked }: ExploreQuery,
  explored: Explored | undefined,
): Words => {
  const { t } = useLingui();
  const { locale, week_start, home_currency } = useLocale();
  const currency = explored?.currency ?? asked ?? home_currency;
  const nameTime = useTimeNames();
  const nameSingle = useSingleNames();
  return useMemo(() => {
    const sayShare = (value: number) => formatPercent(value / PARTS_OF_RATE, locale, { decimals: 1 });
    const sayCount = (value: number) => formatNumber(value, locale);
    const plain = measure === "saved_rate" ? sayShare : measure === "count" ? sayCount : null;
    return {
      name: (dimension, { key, name, on }) =>
        nameTime(dimension, key) ??
        nameSingle(name, on) ??
        both(name ?? (key === "" ? t`None` : (nameThing(reference, dimension, key) ?? "…"))),
      rest: (others) => {
        const count = formatNumber(others, locale);
        return others === 0 ? t`All others` : t`${count} others`;
      },
      total: t`Total`,
      unknown: t`nothing known`,
      format: plain ?? ((value) => formatMoney(value, currency, locale)),
      formatTick: plain ?? ((value) => formatTick(value, currency, locale)),
      week_start,
    };
  }, [t, reference, measure, currency, locale, week_start, nameTime, nameSingle]);
};
