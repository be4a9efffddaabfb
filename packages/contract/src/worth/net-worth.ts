import * as z from "zod/mini";
import { accountType } from "../calls/bank-accounts.ts";
import { usedRate } from "../converted.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, one } from "../fields.ts";
import { assetKind } from "./assets.ts";

export const WORTH_SPANS = ["year", "five_years", "all"] as const;

/** What figures are drawn apart by; whatever is below nothing on a day is a debt of that day. */
export const WORTH_GROUPS = ["accounts", "investments", "belongings", "debts"] as const;
export type WorthGroup = (typeof WORTH_GROUPS)[number];

/**
 * An account in one of its currencies, or an asset. `state`: `proved` and `counted` as its register says of the day; `entered` by hand; `missing` where
 * the value is the last one known before rows or statements are missing, or none is known at all.
 */
export const holding = z.strictObject({
  /** Of the account or the asset. */
  id,
  source: z.enum(["account", "asset"]),
  kind: z.union([accountType, assetKind]),
  name: z.string(),
  group: z.enum(WORTH_GROUPS),
  currency,
  /** Minor units, negative where it is owed; null where nothing is known. */
  amount: z.nullable(amount),
  /** The day of which the value is. */
  as_of: z.nullable(iso_date),
  state: z.enum(["proved", "counted", "entered", "missing"]),
  /** Since the same day of the month before, and of the year before; null where it was not known then. */
  month_change: z.nullable(amount),
  year_change: z.nullable(amount),
  /** In the home currency, where that is another and a rate is known. */
  converted: z.nullable(z.strictObject({ amount, rate: usedRate })),
});
export type Holding = z.output<typeof holding>;

export const worthDay = z.strictObject({
  on: iso_date,
  /** The four groups together. */
  amount,
  accounts: amount,
  investments: amount,
  belongings: amount,
  /** At most 0. */
  debts: amount,
  /** How many values of that day are not known: the last one known counts, or none where no rate is known. */
  missing: z.int(),
});
export type WorthDay = z.output<typeof worthDay>;

/** How much more there is than on an earlier day. */
const worthChange = z.strictObject({
  /** Of what was known then and is known now; null where nothing was. */
  amount: z.nullable(amount),
  /** Names of what is known of one of the two days alone, so that the change says nothing of it. */
  left_out: z.array(z.string()),
});
export type WorthChange = z.output<typeof worthChange>;

/** One currency: the home currency with what is converted to it, or another of which no rate is known. */
export const worthTotal = z.strictObject({
  currency,
  /** Currencies that are converted and count in it. */
  converted: z.array(currency),
  amount,
  owned: amount,
  owed: amount,
  month_change: worthChange,
  year_change: worthChange,
  missing: z.int(),
  /** Oldest first, the last is the day asked for. */
  days: z.array(worthDay),
});
export type WorthTotal = z.output<typeof worthTotal>;

export const netWorth = z.strictObject({
  on: iso_date,
  home_currency: currency,
  /** The home currency first. */
  totals: z.array(worthTotal),
  /** Currencies of which no rate to the home currency is known on the day. */
  without_rate: z.array(currency),
  /** The newest day of which published rates are here; null where there are none. */
  published_until: z.nullable(iso_date),
  holdings: z.array(holding),
});
export type NetWorth = z.output<typeof netWorth>;

export const getNetWorth = endpoint({
  id: "get_net_worth",
  method: "GET",
  path: "/api/net_worth",
  summary: "What everything is worth, and was",
  query: z.strictObject({
    span: z.optional(z.enum(WORTH_SPANS)),
    /** Today unless it is named; no day to come. */
    on: z.optional(iso_date),
  }),
  answer: one(netWorth),
});
