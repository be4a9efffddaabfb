import type { ConvertedBy, UsedRate } from "@passbook/contract/converted";
import type { Speaker } from "./speak-to.ts";

type Amount = { readonly amount: number; readonly currency: string };

/** "1 USD = 0.9 EUR" */
export const sayRateOf = (
  { sayRate }: Speaker,
  { base, currency, rate }: Pick<UsedRate, "base" | "currency" | "rate">,
): string => `1 ${base} = ${sayRate(rate)} ${currency}`;

/** What of another currency stands in a figure, and by which rate of which day. */
export const sayConverted = (
  speaker: Speaker,
  {
    own,
    into,
    rates,
    last,
  }: Pick<ConvertedBy, "rates" | "last"> & { readonly own: Amount; readonly into: Amount },
): string =>
  speaker.say(rates === 1 ? "converted" : "converted_days", {
    own: speaker.sayMoney(own.amount, own.currency),
    into: speaker.sayMoney(into.amount, into.currency),
    rates,
    day: speaker.sayDay(last.from),
    rate: sayRateOf(speaker, last),
  });
