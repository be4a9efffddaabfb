import { type ExploreAddress, exploreAddress } from "@passbook/contract/explorations";
import { type Dimension, type ExploreQuery, isTime, type Measure } from "@passbook/contract/explore";
import type { Days } from "@passbook/contract/search";
import { ALL_TIME, resolveStretch, stretchAgo, stretchBefore } from "@passbook/contract/stretches";
import { countedPeriod, type TransactionFilter } from "../addresses/transaction-filter.ts";

export type { ExploreAddress };

const DEFAULT_PERIOD = "last-12-months";

/** What an address that says nothing is. */
const FIRST: ExploreAddress = { measure: "spent", rows: "category", view: "bar", period: DEFAULT_PERIOD };

const SHAPE = exploreAddress.shape;
// the keys of a shape are its keys
const NAMES = Object.keys(SHAPE) as (keyof ExploreAddress)[];

/** The exploration that an address names; parts that cannot be meant are left out. */
export const readAddress = (params: URLSearchParams): ExploreAddress => {
  const found = NAMES.flatMap((name) => {
    const parsed = SHAPE[name].safeParse(params.get(name) ?? undefined);
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : [];
  });
  const address: ExploreAddress = { ...FIRST, ...Object.fromEntries(found) };
  const { columns, period, ...rest } = address;
  const is_dated = address.from !== undefined || address.to !== undefined;
  return {
    ...rest,
    ...(columns === undefined || columns === address.rows ? {} : { columns }),
    ...(is_dated && params.get("period") === null ? {} : { period: period ?? DEFAULT_PERIOD }),
  };
};

/** The address in a fixed order, so that equal explorations have equal addresses. */
export const writeAddress = (address: ExploreAddress): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = address[name];
      return value === undefined || value === "" ? [] : [[name, String(value)]];
    }),
  ).toString();

export const explorePath = (address: ExploreAddress): string => `/explore?${writeAddress(address)}`;

type Near = { readonly today: string; readonly week_start: number; readonly locale: string };

/** The days that an address asks for; of all time none. */
export const daysOf = ({ from, to, period = DEFAULT_PERIOD }: ExploreAddress, near: Near): Partial<Days> => {
  if (from !== undefined || to !== undefined)
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const days = resolveStretch(period, near) ?? resolveStretch(DEFAULT_PERIOD, near);
  return days === ALL_TIME || days === null ? {} : days;
};

/** What the server is asked. */
export const toQuery = (address: ExploreAddress, near: Near): ExploreQuery => {
  const { view, period: _period, compare: _compare, from: _from, to: _to, ...query } = address;
  const days = daysOf(address, near);
  if (view !== "calendar") return { ...query, ...days };
  const { columns: _columns, ...single } = query;
  return { ...single, rows: "day", ...days };
};

/** What it is held against: as long before, or the same a year ago; nothing where no days are named. */
export const comparedDays = (address: ExploreAddress, near: Near): Days | null => {
  const { from, to } = daysOf(address, near);
  if (address.compare === undefined || from === undefined || to === undefined) return null;
  const until = to > near.today && from <= near.today ? near.today : to;
  const days = { from, to: until };
  return address.compare === "before" ? stretchBefore(days) : stretchAgo(days, 12);
};

const FLOWS: Readonly<Record<Measure, NonNullable<TransactionFilter["flow"]>>> = {
  spent: "spent",
  income: "income",
  invested: "invested",
  saved: "saved",
  saved_rate: "saved",
  count: "spent",
  average: "spent",
};

const IS_OUT = "is:out";

/** The list that figures of an exploration are made of. */
export const listFilter = (query: ExploreQuery, currency: string): TransactionFilter => {
  const { measure, from, to, convert, rows: _rows, columns: _columns, most: _most, ...filter } = query;
  const { currency: _currency, ...narrowed } = filter;
  const { q = "" } = narrowed;
  return {
    ...narrowed,
    // money back is no purchase
    ...(measure === "count" ? { q: q === "" ? IS_OUT : `(${q}) ${IS_OUT}` } : {}),
    flow: FLOWS[measure],
    ...(from === undefined ? {} : { counted_from: from }),
    ...(to === undefined ? {} : { counted_to: to }),
    ...(convert === "true" ? {} : { currency }),
  };
};

const later = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;
const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;

/** Single transactions are opened, and narrow no list. */
const OF_THING = {
  category: "category_id",
  sub_category: "sub_category_id",
  merchant: "merchant_id",
  tag: "tag_id",
  account: "bank_account_id",
} as const;

/** The list narrowed to a row or column besides; undefined where no list shows that alone. */
export const narrowList = (
  filter: TransactionFilter,
  dimension: Dimension,
  { key, is_vendor, days }: { readonly key: string; readonly is_vendor: boolean; readonly days: Days | null },
): TransactionFilter | undefined => {
  if (isTime(dimension)) {
    if (days === null) return undefined;
    const { counted_from, counted_to } = filter;
    return {
      ...filter,
      ...countedPeriod({ from: later(counted_from, days.from), to: earlier(counted_to, days.to) }),
    };
  }
  if (dimension === "transaction") return undefined;
  if (is_vendor) return { ...filter, vendor_id: key, merchant_id: "none" };
  if (key === "") return dimension === "merchant" ? undefined : { ...filter, uncategorised: "true" };
  const name = OF_THING[dimension];
  const { category_id: _category, ...rest } = filter;
  // of categories and sub-categories any would do
  return { ...(dimension === "sub_category" ? rest : filter), [name]: key };
};

/** What is looked at next inside of a thing. */
const NEXT: Readonly<Record<keyof typeof OF_THING, Dimension>> = {
  category: "sub_category",
  sub_category: "merchant",
  merchant: "month",
  tag: "category",
  account: "category",
};

/** The same exploration of one row alone, told apart further; null where there is nothing further. */
export const lookInside = (
  address: ExploreAddress,
  key: string,
  is_vendor: boolean,
): ExploreAddress | null => {
  const { rows, columns, ...rest } = address;
  if (isTime(rows) || rows === "transaction" || key === "") return null;
  const next = NEXT[rows];
  const narrowed = is_vendor ? { vendor_id: key } : { [OF_THING[rows]]: key };
  return {
    ...rest,
    ...narrowed,
    rows: next,
    ...(columns === undefined || columns === next ? {} : { columns }),
  };
};

/** What narrows an exploration, the widest first. */
export const NARROWED_BY = [
  "bank_account_id",
  "category_id",
  "sub_category_id",
  "tag_id",
  "merchant_id",
  "vendor_id",
  "q",
] as const;
export type NarrowedBy = (typeof NARROWED_BY)[number];

/** The same without some of what narrows it. */
export const without = (address: ExploreAddress, names: readonly NarrowedBy[]): ExploreAddress =>
  // a part that is left out is no part
  Object.fromEntries(
    Object.entries(address).filter(([name]) => !names.some((each) => each === name)),
  ) as ExploreAddress;
