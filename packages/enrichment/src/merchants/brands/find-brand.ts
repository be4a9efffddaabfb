import { BEGINNING, mixIn } from "../../text/key-sieve.ts";
import { type Brand, findSpelledBrands, mayBeSpelling, measureLongest } from "./brand-index.ts";
import { isPlainKey } from "../../trades/plain-words.ts";

/** A brand standing in words: from which word on, over how many, and how sure the text alone makes it. */
export type BrandHit = {
  readonly brand: Brand;
  readonly at: number;
  readonly count: number;
  /** The brand is all that the vendor's words say. */
  readonly isWhole: boolean;
  /** The key is also an everyday word, a person's name, or very short. */
  readonly isPlain: boolean;
  /** The row may be of a country where the brand is; true also when the row's country is unknown. */
  readonly isLocal: boolean;
};

const MOST_WORDS = 6;
const SHORTEST_INSIDE = 7;
const SHORTEST_ABROAD = 7;
const SHORTEST_START = 4;
/** Scripts that write words without blanks between them. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** All of their letters stand behind those of other scripts. */
const LATE_LETTERS = /[\u0E00-\uFFFF]/;

/** True where letters of a script stand that writes words without blanks between them. */
export const isWithoutBlanks = (text: string): boolean =>
  LATE_LETTERS.test(text) && WITHOUT_BLANKS.test(text);

type Found = { readonly key: string; readonly brands: readonly Brand[]; readonly count: number };

/** In scripts without blanks the name may be the beginning of a word. */
const findInside = (word: string): Found | null => {
  if (!isWithoutBlanks(word)) return null;
  for (let end = word.length; end >= 2; end -= 1) {
    const brands = findSpelledBrands(word.slice(0, end));
    if (brands !== null) return { key: word.slice(0, end), brands, count: 1 };
  }
  return null;
};

/** The longest spelling of any brand that stands at a place in folded words. */
const findLongest = (words: readonly string[], at: number): Found | null => {
  const longest = measureLongest();
  let number = BEGINNING;
  let letters = 0;
  let found: Found | null = null;
  for (let count = 1; count <= MOST_WORDS && at + count <= words.length; count += 1) {
    const word = words[at + count - 1] ?? "";
    letters += word.length;
    if (letters > longest) break;
    number = mixIn(number, word);
    if (!mayBeSpelling(number)) continue;
    const key = words.slice(at, at + count).join("");
    const brands = findSpelledBrands(key);
    if (brands !== null) found = { key, brands, count };
  }
  return found ?? findInside(words[at] ?? "");
};

/** The longest spelling of any brand with which folded words begin, whatever it is worth as evidence; or null. */
export const findSpelling = (
  words: readonly string[],
): { readonly key: string; readonly count: number } | null => findLongest(words, 0);

const isIn = (brand: Brand, countries: readonly string[] | null): boolean =>
  countries === null || brand.places === null || countries.some((country) => brand.places?.has(country));

const MANY_COUNTRIES = 5;
const isWidespread = (brand: Brand): boolean => brand.places === null || brand.places.size >= MANY_COUNTRIES;

/** Whether the words are enough evidence for the brand: plain words must be all of the vendor, short ones begin it. */
const isEnough = (found: Found, hit: BrandHit): boolean => {
  const { length } = found.key;
  if (!hit.isLocal && (hit.isPlain || hit.at > 0 || length < SHORTEST_ABROAD)) return false;
  if (hit.isPlain) return hit.isWhole;
  if (isWithoutBlanks(found.key)) return hit.at === 0;
  if (hit.at > 0) return length >= SHORTEST_INSIDE && (found.count > 1 || length > SHORTEST_INSIDE);
  return hit.isWhole || length >= (isWidespread(hit.brand) ? SHORTEST_START : SHORTEST_START + 1);
};

const judge = (
  found: Found,
  at: number,
  words: readonly string[],
  countries: readonly string[] | null,
): BrandHit | null => {
  const brand = found.brands.find((candidate) => isIn(candidate, countries)) ?? found.brands[0];
  if (brand === undefined) return null;
  const hit: BrandHit = {
    brand,
    at,
    count: found.count,
    isWhole: at === 0 && found.count === words.length,
    isPlain: isPlainKey(found.key),
    isLocal: isIn(brand, countries),
  };
  return isEnough(found, hit) ? hit : null;
};

/** The brand that folded words begin with, or null; `countries` as for {@link findBrand}. */
export const findBrandAtStart = (
  words: readonly string[],
  countries: readonly string[] | null,
): BrandHit | null => {
  const found = findLongest(words, 0);
  return found === null ? null : judge(found, 0, words, countries);
};

/**
 * The brand that folded words of a vendor's name speak of: the one they begin with, else the longest further on. `countries` are
 * those the row may belong to, null when unknown.
 */
export const findBrand = (words: readonly string[], countries: readonly string[] | null): BrandHit | null => {
  let best = findBrandAtStart(words, countries);
  if (best !== null) return best;
  let bestLength = 0;
  for (let at = 1; at < words.length; at += 1) {
    const found = findLongest(words, at);
    if (found === null || found.key.length <= bestLength) continue;
    const hit = judge(found, at, words, countries);
    if (hit === null) continue;
    best = hit;
    bestLength = found.key.length;
  }
  return best;
};
