import type { IsoDate } from "../values/values.ts";
import { fillIn } from "./fill-in.ts";
import { saySize } from "./say-size.ts";

/** What stands at a place: a name or a number, or what tells itself what it is, so that it is written as its reader writes it. */
export type SentenceValue =
  | string
  | number
  | { readonly day: IsoDate }
  | { readonly bytes: number }
  | { readonly list: readonly string[] }
  | Sentence;
export type SentenceData = Readonly<Record<string, SentenceValue>>;

/** A sentence by its name, and what stands at its places. */
export type Sentence = { readonly sentence: string; readonly data?: SentenceData };

/** A sentence and its English. */
export type Said = Sentence & { readonly message: string };

/** What was said, also by whoever knows no name for it. */
export type Told = {
  readonly message: string;
  readonly sentence?: string | undefined;
  readonly data?: SentenceData | undefined;
};

type Kinds = {
  text: string;
  count: number;
  day: IsoDate;
  bytes: number;
  list: readonly string[];
  said: Said;
};
/** What a place takes: one of the kinds, or one of the words that a `select` knows. */
export type Place = keyof Kinds | readonly string[];

/** A sentence in English, in ICU's notation, and what its places take. */
export type Entry = string | readonly [english: string, places: Readonly<Record<string, Place>>];

type ValueOf<P> = P extends keyof Kinds ? Kinds[P] : P extends readonly (infer Word)[] ? Word : never;
/** What is handed over with the name of a sentence. */
export type Given<E> = E extends readonly [string, infer Places]
  ? [data: { readonly [Name in keyof Places]: ValueOf<Places[Name]> }]
  : [];

/** How each kind travels, and how it is written in English. */
const KINDS: {
  readonly [K in keyof Kinds]: (given: Kinds[K]) => [travels: SentenceValue, written: string | number];
} = {
  text: (text) => [text, text],
  count: (count) => [count, count],
  day: (day) => [{ day }, day],
  bytes: (bytes) => [{ bytes }, saySize(bytes)],
  list: (list) => [{ list }, list.join(", ")],
  said: ({ message, sentence, data }) => [data === undefined ? { sentence } : { sentence, data }, message],
};

const fillAll = (
  [english, places]: Exclude<Entry, string>,
  given: Readonly<Record<string, unknown>>,
): Omit<Said, "sentence"> => {
  const data: Record<string, SentenceValue> = {};
  const filling: Record<string, string | number> = {};
  for (const [name, place] of Object.entries(places)) {
    // What is given for a place is of its kind; the words of a `select` are texts.
    const put = KINDS[typeof place === "string" ? place : "text"] as (
      value: unknown,
    ) => [SentenceValue, string];
    [data[name], filling[name]] = put(given[name]);
  }
  return { message: fillIn(english, filling), data };
};

/** Says the sentences of a table: by their names with what stands at their places, and in English for whoever has no other words. */
export const speaker =
  <const T extends Readonly<Record<string, Entry>>>(table: T) =>
  <Name extends keyof T & string>(sentence: Name, ...[given]: Given<T[Name]>): Said => {
    const entry: Entry = table[sentence] ?? "";
    return typeof entry === "string"
      ? { message: entry, sentence }
      : { sentence, ...fillAll(entry, given ?? {}) };
  };
