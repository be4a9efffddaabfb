import * as z from "zod/mini";
import { cleanName } from "./values/clean-name.ts";
import { isAmount, isIsoDate } from "./values/values.ts";
import { textOf } from "./sentences/fields.ts";

/** Fields that several features share; every message says what to do. */

export const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/, textOf("id_malformed")));
export const iso_date = z.string().check(z.refine(isIsoDate, textOf("date_malformed")));
export const iso_month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, textOf("month_malformed")));
/** A month that is asked about: windows of years around it stay within four digits. */
export const asked_month = z
  .string()
  .check(z.regex(/^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$/, textOf("month_too_old")));
export const instant = z.string();
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, textOf("choose_currency")));
/** Minor units; safe integers only. */
export const amount = z.int(textOf("write_amount"));
/** What a person enters as the amount of one row. */
export const entered_amount = amount.check(z.refine(isAmount, textOf("amount_too_large")));
export const money = z.strictObject({ amount, currency });
export const color = z.int().check(z.gte(1), z.lte(12));

const NO_CONTROL = /^[^\p{Cc}]*$/u;
const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** A name a person types: without signs that are not seen, trimmed, 1 to `longest` characters, one line. */
export const name = (longest = 80) =>
  z
    .string()
    .check(
      z.overwrite(cleanName),
      z.trim(),
      z.minLength(1, textOf("enter_name")),
      z.maxLength(longest, textOf("at_most_characters", { most: longest })),
      z.regex(NO_CONTROL, textOf("letters_only")),
    );

/** A name that may be left empty. */
export const label = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanName),
      z.trim(),
      z.maxLength(longest, textOf("at_most_characters", { most: longest })),
      z.regex(NO_CONTROL, textOf("letters_only")),
    );

/** Free text a person types; may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, textOf("at_most_characters", { most: longest })),
      z.regex(NO_CONTROL_BUT_LINES, textOf("letters_only")),
    );

export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, textOf("at_most_characters", { most: 254 })),
    z.regex(/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\]]+$/, textOf("email_malformed")),
  );

export const new_password = z
  .string()
  .check(
    z.minLength(10, textOf("at_least_characters", { least: 10 })),
    z.maxLength(200, textOf("at_most_characters", { most: 200 })),
  );
/** A password that is only compared, so any length that was ever allowed passes. */
export const old_password = z
  .string()
  .check(
    z.minLength(1, textOf("enter_your_password")),
    z.maxLength(200, textOf("at_most_characters", { most: 200 })),
  );

/** Left, top, right and bottom in points from the top left of a page. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** Where in the original something stands. */
export const place = z.union([
  z.strictObject({ page: z.int(), box }),
  z.strictObject({ line: z.int() }),
  z.strictObject({ sheet: z.string(), row: z.int() }),
]);

/** Query strings carry text; this reads a whole number out of one. */
export const whole_number = (least: number, most: number) =>
  z.coerce.number<string | number>().check(z.int(), z.gte(least), z.lte(most));

/** `?after=&limit=` of every keyset-paged list. */
export const paging = {
  after: z.optional(z.string().check(z.maxLength(200), z.regex(NO_CONTROL, textOf("use_next")))),
  limit: z.optional(whole_number(1, 200)),
};

export const one = <T extends z.core.$ZodType>(item: T) => z.strictObject({ data: item });
export const many = <T extends z.core.$ZodType>(item: T) => z.strictObject({ data: z.array(item) });
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), next: z.nullable(z.string()) });

/** The name of a sentence and what stands at its places, for whoever has words of their own; `message` is its English. */
export const said = {
  sentence: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.unknown())),
};

/** The body of every refusal. */
export const refusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  ...said,
  fields: z.optional(z.record(z.string(), z.string())),
  /** What is said of the fields, by the names of the sentences. */
  field_sentences: z.optional(z.record(z.string(), z.strictObject(said))),
  /** The entity as it is by now, where it was changed since the version that `If-Match` named (412). */
  current: z.optional(z.unknown()),
});
export type RefusalBody = z.output<typeof refusal>;

/** Counts the changes of an entity from 1; sent back as `If-Match: "<version>"`, a change is refused (412) when there was another since. */
export const version = z.int().check(z.gte(1));

/** What a change answers beside its data: the id with which it can be undone. */
export const change_id = z.nullable(id);
