import { type Language, localeOfWords } from "@passbook/contract/languages";
import { fillIn } from "@passbook/contract/sentences/fill-in";
import { minorDigits } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { LETTER_WORDS } from "./letter-words.ts";
import { readWords } from "./read-words.ts";

/** Who reads what is written: in which language, and how dates are written for them. */
export type Reader = { readonly language: Language; readonly locale: string };

export type Speaker = Reader & {
  readonly say: (name: keyof typeof LETTER_WORDS, data?: Readonly<Record<string, string | number>>) => string;
  /** "3 November 2026" */
  readonly sayDay: (day: string) => string;
  /** "November 2026" */
  readonly sayMonth: (month: string) => string;
  /** Minor units: "€12.50" */
  readonly sayMoney: (amount: number, currency: string) => string;
  /** A plain decimal with all of its digits: "1.0842" */
  readonly sayRate: (rate: string) => string;
};

/** Words for a reader, English where their language has none. */
export const speakTo = (reader: Reader): Speaker => {
  const words = readWords(reader.language);
  const locale = localeOfWords(reader.language, reader.locale);
  const write = (options: Intl.DateTimeFormatOptions, day: string): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  return {
    ...reader,
    say: (name, data = {}) => fillIn(words.get(name) || LETTER_WORDS[name], data, locale),
    sayDay: (day) => write({ day: "numeric", month: "long", year: "numeric" }, day),
    sayMoney: (amount, currency) => {
      const digits = minorDigits(currency);
      return new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(amount / 10 ** digits);
    },
    sayRate: (rate) => {
      const digits = rate.split(".")[1]?.length ?? 0;
      return new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(Number(rate));
    },
    sayMonth: (month) => write({ month: "long", year: "numeric" }, `${month}-01`),
  };
};

/** Whoever has no account here is written to in English. */
const NOBODY: Reader = { language: "en", locale: "en-GB" };

/** How the person of an account reads. */
export const findReader = async (db: Db, user_id: string | null): Promise<Reader> =>
  user_id === null
    ? NOBODY
    : await db
        .selectFrom("users")
        .select(["language", "locale"])
        .where("id", "=", user_id)
        .executeTakeFirstOrThrow();
