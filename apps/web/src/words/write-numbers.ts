import type { I18n, MessageDescriptor, MessageOptions } from "@lingui/core";
import { i18n } from "./i18n.ts";
import { writtenOf } from "./place-numbers.ts";

type Values = Record<string, unknown>;

// what formats all else comes later than the entry, of which this is a part
let format: Intl.NumberFormat | null = null;
/** Where the person's numbers are from, once that is known. */
let number_locale: string | null = null;

/** Adds what each number looks like, for the texts that say how many. */
const withWritten = (language: string, values: Values = {}): Values => {
  const numbers = Object.entries(values).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  if (numbers.length === 0) return values;
  const made = (format ??= new Intl.NumberFormat(number_locale ?? language));
  const written = numbers.map(([name, value]) => [writtenOf(name), made.format(value)]);
  return { ...values, ...Object.fromEntries(written) };
};

/** Lets a library of texts write the numbers in them as the person writes all others. */
export const writeNumbersIn = (words: I18n): void => {
  const say = words._.bind(words);
  function sayWritten(descriptor: MessageDescriptor): string;
  function sayWritten(id: string, values?: Values, options?: MessageOptions): string;
  function sayWritten(id: string | MessageDescriptor, values?: Values, options?: MessageOptions): string {
    if (typeof id === "string") return say(id, withWritten(words.locale, values), options);
    return say({ ...id, values: withWritten(words.locale, id.values) });
  }
  words._ = sayWritten;
  words.t = sayWritten;
};

writeNumbersIn(i18n);

/** From now on numbers in texts are written in this locale. */
export const setNumberLocale = (locale: string): void => {
  if (locale !== number_locale) format = null;
  number_locale = locale;
};
