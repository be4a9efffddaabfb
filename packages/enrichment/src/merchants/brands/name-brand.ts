import { readSureTrade, readTrade } from "../../trades/read-trade.ts";
import { foldWords } from "../../text/fold.ts";
import { numberWords } from "../../text/key-sieve.ts";
import lists from "../../words/lists/behind-brands.json" with { type: "json" };
import { readFoldedSet } from "../../words/read-words.ts";
import { findAlias, mayBeAlias } from "../spelling.ts";
import { findSpelledBrands, mayBeSpelling, toBrandKey } from "./brand-index.ts";
import { type BrandHit, findBrandAtStart, findSpelling } from "./find-brand.ts";
import { findCutName, findListedStart, type ListedStart, showListedName } from "./listed-names.ts";
import { isAlsoWord, isPlainKey } from "../../trades/plain-words.ts";

/** Words behind a brand with which it is another business to its customers: a supermarket's fuel, a shop's card. */
const OTHER_BUSINESS = readFoldedSet(lists.other_business);

/** Words behind a brand that say what was paid there, or how. */
const PAID_FOR = readFoldedSet(lists.paid_for);

/** Shorter names need all of the text, or words of payment behind them. */
const SHORTEST_ALONE = 5;

const SHORT = 3;
/** What stands behind the name of a delivery is the kitchen, whatever it is called. */
const DELIVERY = "eating_out.delivery";
/** Words of a trade that any chain may print behind its name. */
const ANY_SHOP = readFoldedSet(lists.any_shop);
/** Firms that print a star before products and brands of their own and of others. */
const SELLERS = readFoldedSet(lists.sellers);
const SHORTEST_STARRED = 4;

/** Names of one word before their own trade are often the trade's words alone. */
const LEAST_OF_NAME = 2;

const readParent = (id: string): string => id.split(".", 1)[0] ?? "";

/** A short form is not taken for a name that says much more ("Priceline" is not "Priceline Pharmacy" everywhere). */
const MOST_COMPLETED = 3;
const ASCII = /^[a-z0-9]*$/;

/** Longer texts are not looked up whole, so longer names could not stand for themselves. */
export const LONGEST_BRAND = 50;

/** The one name that stands for a spelling: of the brand whose own name it is, else of the only brand so spelled; or null. */
const findMappedName = (key: string): string | null => {
  const brands = findSpelledBrands(key) ?? [];
  const [first] = brands;
  if (first === undefined) return null;
  const ownKey = toBrandKey(first.name);
  if (ASCII.test(key) && ownKey.length > key.length + MOST_COMPLETED) return null;
  if (ownKey !== key && brands.some((brand) => brand.name !== first.name)) return null;
  if (isPlainKey(ownKey)) return null;
  const name = findAlias(ownKey) ?? findSpelledBrands(ownKey)?.[0]?.name ?? "";
  return name === "" || name.length > LONGEST_BRAND ? null : name;
};

/** A map's name without its trade, where the lists know the brand so ("Blue Bottle Coffee"). */
const shorten = (name: string): string => {
  const folded = foldWords(name).split(" ");
  const before = findBeforeTrade(folded, findListedStart(folded));
  if (before === null) return name;
  const parts = name.split(" ");
  let words = 0;
  const end = parts.findIndex((part) => (words += countWords(part)) >= before.count);
  return parts.slice(0, end + 1).join(" ");
};

const countWords = (text: string): number => {
  const folded = foldWords(text);
  return folded === "" ? 0 : folded.split(" ").length;
};

const names = new Map<string, string>();

/** The name of a spelling: as banks print it short, or of the map's brands; or null. */
const findNameOf = (key: string): string | null => {
  const known = names.get(key);
  if (known !== undefined) return known;
  const mapped = findAlias(key) ?? findMappedName(key);
  if (mapped === null) return null;
  const name = shorten(mapped);
  names.set(key, name);
  return name;
};

/** A brand with which folded words begin: its one name, null where it is shown as printed, and how many words it is. */
export type BrandName = { readonly name: string | null; readonly count: number };

const isOwnTrade = (sub_category: string, rest: readonly string[]): boolean => {
  const own = readParent(sub_category);
  return rest.length > 0 && rest.every((word) => readTrade([word]) === own);
};

/** A listed name of several words before nothing but its own trade ("Blue Bottle Coff"). */
const findBeforeTrade = (words: readonly string[], start: ListedStart | null): BrandName | null => {
  if (
    start === null ||
    start.count === words.length ||
    start.count < LEAST_OF_NAME ||
    start.key.length < SHORTEST_ALONE
  )
    return null;
  if (isAlsoWord(start.key)) return null;
  if (!isOwnTrade(start.listed.sub_category, words.slice(start.count))) return null;
  return { name: findAlias(start.key), count: start.count };
};

/** The brand's name that a whole text is a spelling of, or null; plain words are left as they are printed. */
export const findWholeBrandName = (folded: string): string | null => {
  const number = numberWords(folded);
  if (!mayBeAlias(number) && !mayBeSpelling(number)) return null;
  const key = folded.replaceAll(" ", "");
  return isPlainKey(key) ? null : findNameOf(key);
};

const isPaidFor = (word: string): boolean => word.length === 1 || PAID_FOR.has(word);

/** What stands behind a listed name is a branch or what was paid: no other business, no other trade, no other brand. */
const isBranch = ({ listed, count, key }: ListedStart, rest: readonly string[]): boolean => {
  if (rest.some((word) => OTHER_BUSINESS.has(word))) return false;
  if (rest.every(isPaidFor) || isOwnTrade(listed.sub_category, rest)) return true;
  if (isAlsoWord(key) || (count === 1 && key.length < SHORTEST_ALONE)) return false;
  if (listed.sub_category === DELIVERY) return true;
  const trade = readTrade(rest.filter((word) => !ANY_SHOP.has(word)));
  if (trade !== null && trade !== readParent(listed.sub_category)) return false;
  const next = findListedStart(rest);
  return next === null || isPlainKey(next.key) || next.key.length < SHORTEST_ALONE;
};

/** A longer spelling of the list names the brand itself, unless it says another trade or business of it. */
const isSameBusiness = (hit: BrandHit, { listed, count }: ListedStart, words: readonly string[]): boolean =>
  readParent(listed.sub_category) === readParent(hit.brand.sub_category) &&
  !words.slice(hit.count, count).some((word) => OTHER_BUSINESS.has(word));

/** A short listed name is known by the words of payment behind it ("PG&E WEB ONLINE"). */
const isShortBeforePayment = ({ key }: ListedStart, rest: readonly string[]): boolean =>
  key.length === SHORT && rest.length > 0 && rest.every((word) => PAID_FOR.has(word));

const nameListed = (
  words: readonly string[],
  start: ListedStart | null,
  hit: BrandHit | null,
): BrandName | null => {
  const cut = findCutName(words);
  if (cut !== null && (start === null || start.count < words.length))
    return { name: findNameOf(cut.folded.replaceAll(" ", "")) ?? showListedName(cut), count: words.length };
  if (start === null) return null;
  const rest = words.slice(start.count);
  if (isPlainKey(start.key) && !isShortBeforePayment(start, rest)) return null;
  if (hit !== null && (hit.count >= start.count || isSameBusiness(hit, start, words))) return null;
  if (rest.length > 0 && !isBranch(start, rest)) return null;
  return { name: findNameOf(start.key), count: start.count };
};

/** What filling stations and their shops sell beside. */
const BESIDE_FUEL = new Set(["groceries", "eating_out"]);

/** One word before words of another trade than the brand's own ("Loft Coffee", "Alpine Physical Therapy"). */
const isOtherName = (hit: BrandHit, start: ListedStart | null, rest: readonly string[]): boolean => {
  if (hit.count > 1) return false;
  const trade = readSureTrade(rest.filter((word) => !ANY_SHOP.has(word)));
  if (trade === null) return false;
  const own = [hit.brand.sub_category, start?.listed.sub_category ?? ""];
  if (own.some((sub_category) => readParent(sub_category) === trade)) return false;
  return !(own.includes("transport.fuel") && BESIDE_FUEL.has(trade));
};

/** What is sold under a brand behind a star is the brand's own; other words make another name ("Westfield Valley Fair"). */
const isSold = (rest: readonly string[]): boolean =>
  rest.every((word) => isPaidFor(word) || OTHER_BUSINESS.has(word));

const isBrandBehind = (behind: readonly string[]): boolean => {
  const other = findBrandAtStart(behind, null);
  const isNamed = other !== null && !other.isPlain && !isAlsoWord(behind.slice(0, other.count).join(""));
  if (isNamed && isSold(behind.slice(other.count))) return true;
  const listed = findListedStart(behind);
  if (listed === null || isPlainKey(listed.key) || isAlsoWord(listed.key)) return false;
  if (!isSold(behind.slice(listed.count))) return false;
  return listed.key.length >= SHORTEST_ALONE;
};

/** A brand printed before a star is the vendor, unless it sells another there ("LYFT *RIDE"; "GOOGLE *YouTube"). */
export const findStarredSide = (
  ahead: readonly string[],
  behind: readonly string[],
): "ahead" | "behind" | null => {
  const start = findListedStart(ahead);
  const isBrand = start !== null && start.count === ahead.length && start.key.length >= SHORTEST_STARRED;
  const isSeller = SELLERS.has(ahead.join(" "));
  if (!isBrand && !isSeller) return null;
  if (ahead.every((word, at) => behind[at] === word)) return "behind";
  if ((findListedStart([...ahead, ...behind])?.count ?? 0) > ahead.length) return null;
  if (behind.some((word) => OTHER_BUSINESS.has(word))) return null;
  if (start?.listed.sub_category !== DELIVERY && isBrandBehind(behind)) return "behind";
  return isBrand ? "ahead" : null;
};

/** The brand that folded words of a vendor begin with, where what follows is only a branch or a cut word; or null. */
export const findBrandName = (words: readonly string[]): BrandName | null => {
  const whole = findWholeBrandName(words.join(" "));
  if (whole !== null) return { name: whole, count: words.length };
  const start = findListedStart(words);
  const before = findBeforeTrade(words, start);
  if (before !== null) return before;
  const found = findBrandAtStart(words, null);
  const hit = found?.isPlain === true ? null : found;
  const listed = nameListed(words, start, hit);
  if (listed !== null || hit === null) return listed;
  const rest = words.slice(hit.count);
  const key = words.slice(0, hit.count).join("");
  if (rest.some((word) => OTHER_BUSINESS.has(word)) || isOtherName(hit, start, rest)) return null;
  const name = findNameOf(key);
  return name === null ? null : { name, count: hit.count };
};

/** A brand whose name has a number, or a word that would be taken off, where a vendor's words begin ("99 SPEEDMART", "REMA 1000"). */
export const findOpeningBrandName = (openings: readonly (readonly string[])[]): string | null => {
  for (const words of openings) {
    if (!words.slice(0, NUMBER_WITHIN).some(isNumberedOrMarker)) continue;
    const spelling = findSpelling(words);
    if (spelling === null || isPlainKey(spelling.key)) continue;
    const { key, count } = spelling;
    if (HAS_DIGIT.test(key) && HAS_LETTERS.test(key)) return findNameOf(key);
    if (count > 1 && TAKEN_OFF.has(words[count - 1] ?? "")) return findNameOf(key);
  }
  return null;
};

/** A number or marker further on is no part of a brand's name. */
const NUMBER_WITHIN = 4;
const HAS_DIGIT = /\d/;
const HAS_LETTERS = /^\p{L}+\d|\p{L}{2}/u;
/** Words that are taken off a name elsewhere. */
const TAKEN_OFF = readFoldedSet(lists.taken_off);
const isNumberedOrMarker = (word: string): boolean => HAS_DIGIT.test(word) || TAKEN_OFF.has(word);
