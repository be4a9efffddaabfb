import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency, id, iso_date, many, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

/** With a point, at most twelve digits before it and after. */
const RATE = /^\d{1,12}(?:\.\d{1,12})?$/;
const ABOVE_ZERO = /[1-9]/;

/** One unit of `base` is `rate` of `currency`, from a day on until the next rate of the two. */
export const exchangeRate = z.strictObject({
  id,
  base: currency,
  currency,
  rate: z.string(),
  from: iso_date,
  version,
});
export type ExchangeRate = z.output<typeof exchangeRate>;

const params = z.strictObject({ id });

export const listExchangeRates = endpoint({
  id: "list_exchange_rates",
  method: "GET",
  path: "/api/exchange_rates",
  summary: "Exchange rates that you entered, newest first",
  answer: many(exchangeRate),
});
export const getExchangeRate = endpoint({
  id: "get_exchange_rate",
  method: "GET",
  path: "/api/exchange_rates/{id}",
  summary: "One of the exchange rates that you entered",
  params,
  answer: one(exchangeRate),
});
/** One of the same two currencies and the same day takes the place of the one before. */
export const createExchangeRate = endpoint({
  id: "create_exchange_rate",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/exchange_rates",
  summary: "Enter an exchange rate",
  body: z.strictObject({
    base: currency,
    currency,
    rate: z
      .string()
      .check(
        z.trim(),
        z.regex(RATE, textOf("rate_malformed")),
        z.regex(ABOVE_ZERO, textOf("rate_malformed")),
      ),
    from: iso_date,
  }),
  answer: one(exchangeRate),
  address: ({ answer }) => `/api/exchange_rates/${answer.data.id}`,
});
export const deleteExchangeRate = endpoint({
  id: "delete_exchange_rate",
  method: "DELETE",
  path: "/api/exchange_rates/{id}",
  versioned: true,
  summary: "Delete an exchange rate",
  params,
});
