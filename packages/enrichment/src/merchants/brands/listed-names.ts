import { listBrandsByCategory } from "../../categories/regions.ts";
import { foldWords } from "../../text/fold.ts";
import { styleName } from "../spelling.ts";
import { isAlsoWord, isPlainKey } from "./plain-words.ts";

/** A name of the lists of services and chains: how it is shown, and what is spent there. */
export type ListedName = {
  /** As folded words, the way the list spells it. */
  readonly folded: string;
  readonly name: string;
  readonly sub_category: string;
};

type NameIndex = {
  /** By the folded words without blanks. */
  readonly byKey: ReadonlyMap<string, ListedName>;
  /** Names of several words in order of their letters, to find those that a cut text begins. */
  readonly sorted: readonly ListedName[];
};

/** Offices and the bank's own items have a name of their own in each town and row. */
const UNNAMED = /^(?:taxes_fees|income|transfers|cash)\./;

const SITE = /(?<=.) (?:com|net|org|co uk)$/;
const POSSESSIVE = /(?<=\p{L}{2}) s\b/gu;
const IRISH = /^o (?=\p{L}{4})/u;

/** The lists spell as statements do; a spelling with capitals is shown as it is. */
const showName = (word: string): string => {
  if (word !== word.toLowerCase()) return word;
  const plain = word.replace(SITE, "").replace(POSSESSIVE, "'s").replace(IRISH, "o'");
  return styleName(plain);
};

const load = (): NameIndex => {
  const byKey = new Map<string, ListedName>();
  for (const { word, sub_category } of listBrandsByCategory()) {
    if (UNNAMED.test(sub_category)) continue;
    const folded = foldWords(word);
    const key = folded.replaceAll(" ", "");
    const known = byKey.get(key);
    if (known === undefined || known.name === styleName(known.folded))
      byKey.set(key, { folded, name: showName(word), sub_category });
  }
  const sorted = [...byKey.values()].filter(({ folded }) => folded.includes(" "));
  return { byKey, sorted: sorted.toSorted((a, b) => (a.folded < b.folded ? -1 : 1)) };
};

let loaded: NameIndex | null = null;
const getIndex = (): NameIndex => (loaded ??= load());

/** A listed name that stands first, over how many words, and these words without blanks. */
export type ListedStart = { readonly listed: ListedName; readonly count: number; readonly key: string };

const MOST_WORDS = 5;

/** Every listed name with which folded words begin, the shortest first. */
const listStarts = (words: readonly string[]): ListedStart[] => {
  const { byKey } = getIndex();
  const starts: ListedStart[] = [];
  let key = "";
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    key += words[count - 1] ?? "";
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

const findFirstFrom = (sorted: readonly ListedName[], start: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.folded ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

const SHORTEST_CUT = 8;
const LEAST_OF_LAST = 3;

/** The one listed name of several words that folded words begin, cut inside its last word; null where none or several do. */
export const findCutName = (words: readonly string[]): ListedName | null => {
  const cut = words.join(" ");
  if (words.length < 2 || cut.length < SHORTEST_CUT || (words.at(-1)?.length ?? 0) < LEAST_OF_LAST)
    return null;
  const { sorted } = getIndex();
  const at = findFirstFrom(sorted, cut);
  const first = sorted[at];
  if (first === undefined || first.folded === cut || !first.folded.startsWith(cut)) return null;
  if (first.folded.split(" ").length !== words.length) return null;
  let next = at + 1;
  while (sorted[next]?.folded.startsWith(first.folded) === true) next += 1;
  return sorted[next]?.folded.startsWith(cut) === true ? null : first;
};
