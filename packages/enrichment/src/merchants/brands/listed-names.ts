import { BEGINNING, type KeySieve, makeKeySieve, mixIn } from "../../text/key-sieve.ts";
import { listBrandsByCategory } from "../../trades/regions.ts";
import { styleName } from "../spelling.ts";
import { isAlsoWord, isPlainKey } from "../../trades/plain-words.ts";

/** A name of the lists of services and chains: as the list spells it, the same as folded words, and what is spent there. */
export type ListedName = {
  readonly word: string;
  readonly folded: string;
  readonly sub_category: string;
};

type NameIndex = {
  /** By the folded words without blanks. */
  readonly byKey: ReadonlyMap<string, ListedName>;
  /** Names of several words by the first of them, to find those that a cut text begins. */
  readonly byFirst: ReadonlyMap<string, readonly ListedName[]>;
  /** Passes over most words at once. */
  readonly sieve: KeySieve;
  /** Letters of the longest key. */
  readonly longest: number;
};

/** Offices and the bank's own items have a name of their own in each town and row. */
const UNNAMED = /^(?:taxes_fees|income|transfers|cash)\./;

const SITE = /(?<=.) (?:com|net|org|co uk)$/;
const POSSESSIVE = /(?<=\p{L}{2}) s\b/gu;
const IRISH = /^o (?=\p{L}{4})/u;

/** A listed name to be read; the lists spell as statements do, a spelling with capitals is shown as it is. */
export const showListedName = ({ word }: ListedName): string => {
  if (word !== word.toLowerCase()) return word;
  const plain = word.replace(SITE, "").replace(POSSESSIVE, "'s").replace(IRISH, "o'");
  return styleName(plain);
};

const load = (): NameIndex => {
  const byKey = new Map<string, ListedName>();
  const byFirst = new Map<string, ListedName[]>();
  let longest = 0;
  for (const { word, folded, sub_category } of listBrandsByCategory()) {
    if (UNNAMED.test(sub_category)) continue;
    const blank = folded.indexOf(" ");
    const key = blank < 0 ? folded : folded.replaceAll(" ", "");
    if (byKey.has(key)) continue;
    const listed = { word, folded, sub_category };
    byKey.set(key, listed);
    longest = Math.max(longest, key.length);
    if (blank < 0) continue;
    const first = folded.slice(0, blank);
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [listed]);
    else known.push(listed);
  }
  const sieve = makeKeySieve(byKey.keys(), (key) => mixIn(BEGINNING, key));
  return { byKey, byFirst, sieve, longest };
};

let loaded: NameIndex | null = null;
const getIndex = (): NameIndex => (loaded ??= load());

/** A listed name that stands first, over how many words, and these words without blanks. */
export type ListedStart = { readonly listed: ListedName; readonly count: number; readonly key: string };

const MOST_WORDS = 5;

/** Every listed name with which folded words begin, the shortest first. */
const listStarts = (words: readonly string[]): ListedStart[] => {
  const { byKey, sieve, longest } = getIndex();
  const starts: ListedStart[] = [];
  let number = BEGINNING;
  let letters = 0;
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    const word = words[count - 1] ?? "";
    letters += word.length;
    if (letters > longest) break;
    number = mixIn(number, word);
    if (!sieve(number)) continue;
    const key = words.slice(0, count).join("");
    const listed = byKey.get(key);
    if (listed !== undefined) starts.push({ listed, count, key });
  }
  return starts;
};

const SHORTEST_NAME = 4;

/** The longest listed name with which folded words begin; one that only spells out a shorter one gives way to it ("USAA P&C"). */
export const findListedStart = (words: readonly string[]): ListedStart | null => {
  const starts = listStarts(words);
  const longest = starts.at(-1) ?? null;
  if (starts.length < 2 || longest === null) return longest;
  const isShort = ({ key, listed }: ListedStart): boolean =>
    key.length >= SHORTEST_NAME &&
    !isPlainKey(key) &&
    !isAlsoWord(key) &&
    listed.sub_category === longest.listed.sub_category;
  return starts.find(isShort) ?? longest;
};

const SHORTEST_CUT = 8;
const LEAST_OF_LAST = 3;

/** The one listed name of several words that folded words begin, cut inside its last word; null where none or several do. */
export const findCutName = (words: readonly string[]): ListedName | null => {
  if (words.length < 2 || (words.at(-1)?.length ?? 0) < LEAST_OF_LAST) return null;
  const group = getIndex().byFirst.get(words[0] ?? "");
  if (group === undefined) return null;
  const cut = words.join(" ");
  if (cut.length < SHORTEST_CUT) return null;
  const begun = group.filter(({ folded }) => folded.startsWith(cut));
  const shortest = begun.reduce<ListedName | null>(
    (best, listed) => (best === null || listed.folded.length < best.folded.length ? listed : best),
    null,
  );
  if (shortest === null || shortest.folded === cut) return null;
  if (shortest.folded.split(" ").length !== words.length) return null;
  return begun.every(({ folded }) => folded.startsWith(shortest.folded)) ? shortest : null;
};
