import * as z from "zod/mini";
import { currency, iso_date } from "./fields.ts";

/**
 * The exchange rate by which a figure was converted: one unit of `base` is `rate` of `currency`, from a day on. The person entered it, or the European
 * Central Bank published it for that day (between two other currencies it is made of both of theirs).
 */
export const usedRate = z.strictObject({
  base: currency,
  currency,
  rate: z.string(),
  from: iso_date,
  source: z.enum(["own", "published"]),
});
export type UsedRate = z.output<typeof usedRate>;

/** By which rates something was converted: how many there are, those of the first and of the last day. */
export const convertedBy = { rates: z.int(), first: usedRate, last: usedRate };
const by = z.strictObject(convertedBy);
export type ConvertedBy = z.output<typeof by>;
