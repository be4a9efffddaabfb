import { foldText } from "../../values/fold-text.ts";
import type { Dimension, Measure } from "../explore.ts";
import type { Season } from "../stretches.ts";
import type { Feast } from "./feasts.ts";
import type { Elsewhere, Table } from "./table.ts";
import { AR } from "./tables/ar.ts";
import { DE } from "./tables/de.ts";
import { EN } from "./tables/en.ts";
import { ES } from "./tables/es.ts";
import { FR } from "./tables/fr.ts";
import { HI } from "./tables/hi.ts";
import { PT } from "./tables/pt.ts";

const TABLES: Readonly<Record<string, Table>> = { de: DE, fr: FR, es: ES, pt: PT, hi: HI, ar: AR };

/**
 * Phrases that say nothing but what they are, and how many of their words say nothing where they are not understood: all, or the first alone (of
 * `more than` the second may hold what is asked against days), or none, so that they may be names.
 */
const PLAIN = {
  // what stands later counts where a phrase is in several
  filler: "all",
  within: "all",
  above: "first",
  below: "first",
  at_least: "first",
  at_most: "first",
  than: "first",
  greatest: "first",
  by: "first",
  which: "first",
  this: "none",
  last: "none",
  past: "none",
  half: "none",
  so_far: "none",
  without: "none",
  to_whom: "none",
  for_what: "none",
  purchase: "none",
} as const;
type Plain = keyof typeof PLAIN;
// the keys of a table are its keys
const PLAINS = Object.keys(PLAIN) as Plain[];

export type Meaning =
  | { readonly kind: "measure"; readonly measure: Measure }
  | { readonly kind: "dimension"; readonly dimension: Dimension }
  | { readonly kind: "rhythm"; readonly dimension: Dimension }
  | { readonly kind: "season"; readonly season: Season }
  | { readonly kind: "feast"; readonly feast: Feast }
  | { readonly kind: "near"; readonly dimension: Dimension; readonly offset: 0 | -1 }
  | { readonly kind: "elsewhere"; readonly screen: Elsewhere }
  | { readonly kind: "currency"; readonly currency: string }
  | { readonly kind: Plain };

/** How many words of a phrase of so many say nothing by themselves. */
export const countSilentWords = ({ kind }: Meaning, length: number): number => {
  const plain = PLAINS.find((each) => each === kind);
  const silent = plain === undefined ? "none" : PLAIN[plain];
  return { all: length, first: 1, none: 0 }[silent];
};

/** Words beside days, which may be other words as well. */
const BESIDE = ["since", "until", "before", "after", "ago", "between", "to", "and"] as const;
export type Beside = (typeof BESIDE)[number];

/** Hamza over and under letters of Arabic, which many leave out. */
const HAMZA = /[\u0653-\u0655]/g;

/** Letters of a question as phrases have them. */
export const foldWord = (phrase: string): string =>
  foldText(phrase)
    .normalize("NFD")
    .replaceAll(HAMZA, "")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll(/['’-]/g, " ");

const split = (words: string): string[] =>
  words
    .split(", ")
    .filter((word) => word !== "")
    .map(foldWord);

const list = (table: Table): [string, Meaning][] => {
  const named = <T extends string, M>(words: Partial<Record<T, string>>, toMeaning: (name: T) => M) =>
    // the keys of a table are its keys
    (Object.keys(words) as T[]).flatMap((name) =>
      split(words[name] ?? "").map((word): [string, M] => [word, toMeaning(name)]),
    );
  const { fillers } = table;
  const texts = { ...table, filler: fillers };
  return [
    ...PLAINS.flatMap((kind) => split(texts[kind]).map((word): [string, Meaning] => [word, { kind }])),
    ...named(table.currencies, (currency): Meaning => ({ kind: "currency", currency })),
    ...named(table.dimensions, (dimension): Meaning => ({ kind: "dimension", dimension })),
    ...named(table.rhythms, (dimension): Meaning => ({ kind: "rhythm", dimension })),
    ...named(table.running, (dimension): Meaning => ({ kind: "near", dimension, offset: 0 })),
    ...named(table.over, (dimension): Meaning => ({ kind: "near", dimension, offset: -1 })),
    ...named(table.seasons, (season): Meaning => ({ kind: "season", season })),
    ...named(table.feasts, (feast): Meaning => ({ kind: "feast", feast })),
    ...named(table.measures, (measure): Meaning => ({ kind: "measure", measure })),
    ...named(table.elsewhere, (screen): Meaning => ({ kind: "elsewhere", screen })),
  ];
};

/** What is counted on: `two|2nd` and the like by their number. */
const listNumbers = (words: string): [string, number][] =>
  words.split(", ").flatMap((forms, at) =>
    forms
      .split("|")
      .filter((form) => form !== "")
      .map((form): [string, number] => [foldWord(form), at + 1]),
  );

/** What phrases mean in a language, and in English; the words of a phrase stand with one space between. */
export type Language = {
  readonly phrases: ReadonlyMap<string, Meaning>;
  readonly beside: Readonly<Record<Beside, ReadonlySet<string>>>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
};

const make = (tables: readonly Table[]): Language => {
  const besideOf = (kind: Beside): ReadonlySet<string> =>
    new Set(tables.flatMap((table) => split(table[kind])));
  return {
    phrases: new Map(tables.flatMap(list)),
    beside: {
      since: besideOf("since"),
      until: besideOf("until"),
      before: besideOf("before"),
      after: besideOf("after"),
      ago: besideOf("ago"),
      between: besideOf("between"),
      to: besideOf("to"),
      and: besideOf("and"),
    },
    numbers: new Map(tables.flatMap(({ numbers }) => listNumbers(numbers))),
    ordinals: new Map(tables.flatMap(({ ordinals }) => listNumbers(ordinals))),
  };
};

const known = new Map<string, Language>();

export const languageOf = (locale: string): Language => {
  const language = locale.slice(0, 2);
  const before = known.get(language);
  if (before !== undefined) return before;
  const own = TABLES[language];
  const made = make(own === undefined ? [EN] : [EN, own]);
  known.set(language, made);
  return made;
};

/** So many words a phrase has at most. */
export const MOST_WORDS = 8;
