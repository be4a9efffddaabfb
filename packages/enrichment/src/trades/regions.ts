import {
  type Entry,
  findAlone,
  findPhrase,
  indexWordLists,
  listEntries,
  type PhraseHit,
  type PhraseIndex,
  type PhraseText,
} from "./phrase-index.ts";
import { type CutPhrases, findCutPhrase, indexCutPhrases } from "./cut-phrases.ts";
import {
  BRANDS_AMERICAS,
  BRANDS_ASIA_AFRICA_OCEANIA,
  BRANDS_EUROPE_EAST,
  BRANDS_EUROPE_WEST,
  CHAINS_ELSEWHERE,
  CHAINS_EUROPE,
  CHAINS_UNITED_KINGDOM,
  CHAINS_UNITED_STATES,
  SERVICES_UNITED_STATES,
} from "../words/by-category.ts";
import type { WordList } from "../words/read-words.ts";
import countries from "../words/lists/countries-of-lists.json" with { type: "json" };
import { readPhrases } from "../text/fold.ts";

type Region = "americas" | "europe_west" | "europe_east" | "elsewhere";

/** The word lists of a region, those in front first. */
export const LISTS: Readonly<Record<Region, readonly WordList[]>> = {
  americas: [CHAINS_UNITED_STATES, BRANDS_AMERICAS, SERVICES_UNITED_STATES],
  europe_west: [CHAINS_UNITED_KINGDOM, BRANDS_EUROPE_WEST, CHAINS_EUROPE],
  europe_east: [BRANDS_EUROPE_EAST, CHAINS_EUROPE],
  elsewhere: [CHAINS_ELSEWHERE, BRANDS_ASIA_AFRICA_OCEANIA],
};

/** Which list knows a country's services; euro countries share two. A country that is not listed is read by "elsewhere". */
const REGION_OF = new Map(
  // The keys of the file are regions; as the test of the lists says.
  (Object.entries(countries) as [Region, string[]][]).flatMap(([region, lines]) =>
    readPhrases(lines).map((country) => [country, region] as const),
  ),
);

// The keys of a literal object are exactly its type's keys.
const REGIONS = Object.keys(LISTS) as Region[];

/** Brands of one word are not guessed from their beginning. */
const SHORTEST_CUT_BRAND = Infinity;

type Indexes = {
  readonly near: PhraseIndex;
  readonly getFar: () => PhraseIndex;
  readonly getCut: () => CutPhrases;
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

const makeIndexes = (regions: ReadonlySet<Region>): Indexes => {
  const near = [
    ...new Set(REGIONS.filter((region) => regions.has(region)).flatMap((region) => LISTS[region])),
  ];
  const far = REGIONS.flatMap((region) => LISTS[region]).filter((list) => !near.includes(list));
  return {
    near: indexWordLists(near, { alsoJoined: true, plainAtStart: true }),
    getFar: once(() =>
      indexWordLists([...new Set(far)], { onlyDistinct: true, alsoJoined: true, plainAtStart: true }),
    ),
    getCut: once(() => indexCutPhrases(listEntries(near), SHORTEST_CUT_BRAND)),
  };
};

const made = new Map<string, Indexes>();

const findIndexes = (countries: readonly string[] | null): Indexes => {
  const regions = new Set(countries?.map((country) => REGION_OF.get(country) ?? "elsewhere") ?? REGIONS);
  const key = [...regions].toSorted().join(" ");
  const known = made.get(key);
  if (known !== undefined) return known;
  const indexes = makeIndexes(regions);
  made.set(key, indexes);
  return indexes;
};

const anywhere = once(() => findIndexes(null));
const madeFor = new WeakMap<readonly string[], Indexes>();

const getIndexes = (countries: readonly string[] | null): Indexes => {
  if (countries === null) return anywhere();
  const known = madeFor.get(countries) ?? findIndexes(countries);
  madeFor.set(countries, known);
  return known;
};

/** A service or chain of the lists in a text: of the row's own part of the world, else a distinct name of another. */
export const findListedBrand = (
  text: PhraseText,
  money_in: boolean,
  countries: readonly string[] | null,
): (PhraseHit & { readonly isNear: boolean }) | null => {
  const { near, getFar } = getIndexes(countries);
  const hit = findPhrase(near, text, money_in);
  if (hit !== null) return { ...hit, isNear: true };
  const other = findPhrase(getFar(), text, money_in);
  return other === null ? null : { ...other, isNear: false };
};

const SHORTEST_RUN_TOGETHER = 7;

/** A listed name with which a longer word begins ("GRUBHUBBUFFALOWILDWIN"), the longest; or null. */
const findRunTogether = (near: PhraseIndex, word: string): PhraseHit | null => {
  for (let end = word.length - 1; end >= SHORTEST_RUN_TOGETHER; end -= 1) {
    const entry = findAlone(near, word.slice(0, end));
    if (entry !== null && !entry.atStart) return entry;
  }
  return null;
};

/** A listed name that the bank cut off, or that other letters follow without a blank, of the row's own part of the world; or null. */
export const findCutBrand = (
  vendor: readonly string[],
  countries: readonly string[] | null,
): PhraseHit | null => {
  const { near, getCut } = getIndexes(countries);
  return findCutPhrase(getCut(), vendor) ?? findRunTogether(near, vendor[0] ?? "");
};

/** Every name in the lists, as written there without its marks, folded, and the starter id it stands under. */
export const listBrandsByCategory = (): readonly Pick<Entry, "word" | "folded" | "sub_category">[] =>
  listEntries([...new Set(Object.values(LISTS).flat())]);

/** Every name in the lists, as written there without its marks. */
export const listListedBrands = (): string[] => listBrandsByCategory().map(({ word }) => word);
