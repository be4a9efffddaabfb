import { setupI18n } from "@lingui/core";
import type { Language } from "@passbook/contract/languages";
import type { SentenceValue } from "@passbook/contract/sentences/sentence";
import { formatFileSize, formatShortDay } from "../../words/format.ts";
import { getLanguage, toReader } from "../../words/i18n.ts";
import { writeNumbersIn } from "../../words/write-numbers.ts";

/** What the server said: a sentence by its name with what stands at its places, and its English. */
export type Told = {
  readonly message: string;
  readonly sentence?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
};

// The words of the server's sentences are a catalog of their own: most visits never need them.
const words = setupI18n();
writeNumbersIn(words);
let loading: { readonly language: string; readonly done: Promise<void> } | null = null;

const load = async (language: Language): Promise<void> => {
  const { messages } = await import(`../../locales/sentences/${language}.po`);
  words.loadAndActivate({ locale: language, messages: toReader(language, messages) });
};

/** Fetches the words of the server's sentences in a language, that of the screen unless told, once; without them its English is shown. */
export const loadSentences = (language = getLanguage()): Promise<void> => {
  if (loading?.language === language) return loading.done;
  const done = load(language).catch(() => {
    loading = null;
  });
  loading = { language, done };
  return done;
};

const isOf = <K extends string>(value: object, key: K): value is Readonly<Record<K, unknown>> => key in value;

/** Null for what is not known here. */
const writeValue = (value: unknown, locale: string): string | number | null => {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return null;
  // Each kind says by its one name what it holds.
  const known = value as Exclude<SentenceValue, string | number>;
  if (isOf(known, "day")) return formatShortDay(known.day, locale, "");
  if (isOf(known, "bytes")) return formatFileSize(known.bytes, locale);
  if (isOf(known, "list")) return known.list.join(", ");
  return isOf(known, "sentence") ? write(known, locale) : null;
};

/** Null where a sentence, or what stands at one of its places, is not known here. */
const write = ({ sentence, data = {} }: Omit<Told, "message">, locale: string): string | null => {
  if (sentence === undefined || !Object.hasOwn(words.messages, sentence)) return null;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data)) {
    const written = writeValue(value, locale);
    if (written === null) return null;
    values[name] = written;
  }
  return words._(sentence, values);
};

/** What the server said in the reader's words, as far as they are here; else in English. */
export const wordSentence = (told: Told, locale: string): string => write(told, locale) ?? told.message;

/** Tells when words came, or others. */
export const onSentences = (listener: () => void): (() => void) => words.on("change", listener);

/** Of which language the words are; empty as long as none are here. */
export const languageOfSentences = (): string => words.locale;
