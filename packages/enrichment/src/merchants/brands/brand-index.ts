import { findStarterSubCategory, type StarterSubCategoryId } from "../../starter.ts";
import { foldLines, foldWords } from "../../text/fold.ts";
import { BEGINNING, type KeySieve, makeKeySieve, mixIn } from "../../text/key-sieve.ts";
import data from "./brands.json" with { type: "json" };
import { readPlaces } from "./countries.ts";

/** A brand of the index: what kind of place it is on the map, what is spent there, and where (null: all the world). */
export type Brand = {
  readonly name: string;
  readonly osm: string;
  readonly sub_category: StarterSubCategoryId;
  readonly places: ReadonlySet<string> | null;
};

/** The data's lines by their spellings; a line is read into a brand when it is first asked for, which keeps loading cheap. */
type BrandIndex = {
  readonly lines: readonly string[];
  /** The place of the line's kind and of its countries in the data's lists. */
  readonly kindAt: Uint16Array;
  readonly placeAt: Uint16Array;
  readonly kinds: readonly Kind[];
  readonly places: readonly (ReadonlySet<string> | null)[];
  /** The first line of a folded spelling without blanks, and all of them where there are more. */
  readonly firstLine: ReadonlyMap<string, number>;
  readonly allLines: ReadonlyMap<string, readonly number[]>;
  /** Passes over most words at once. */
  readonly sieve: KeySieve;
  /** Letters of the longest key. */
  readonly longest: number;
};

type Kind = Pick<Brand, "osm" | "sub_category">;

const readKind = (line: string): Kind => {
  const [osm = "", id = ""] = line.split(" ");
  const sub_category = findStarterSubCategory(id)?.id;
  if (sub_category === undefined) throw new Error(`the brand index names an unknown sub-category: ${id}`);
  return { osm, sub_category };
};

/** A spelling as a key: folded, without blanks. */
export const toBrandKey = (spelling: string): string => foldWords(spelling).replaceAll(" ", "");

const measureKeys = (keys: Iterable<string>): number => {
  let longest = 0;
  for (const key of keys) longest = Math.max(longest, key.length);
  return longest;
};

type Lines = Pick<BrandIndex, "lines" | "kindAt" | "placeAt">;

/** The lines without their heads, and which head each stood under. */
const readLines = (): Lines => {
  const all = data.brands.split("\n");
  const lines: string[] = [];
  const kindAt = new Uint16Array(all.length);
  const placeAt = new Uint16Array(all.length);
  let kind = 0;
  let place = 0;
  for (const line of all) {
    if (line.startsWith("#")) {
      const blank = line.indexOf(" ");
      kind = Number(line.slice(1, blank));
      place = Number(line.slice(blank + 1));
      continue;
    }
    kindAt[lines.length] = kind;
    placeAt[lines.length] = place;
    lines.push(line);
  }
  return { lines, kindAt, placeAt };
};

const SHORT_KEY = 3;

const readName = (line: string): string => {
  const bar = line.indexOf("|");
  return bar < 0 ? line : line.slice(0, bar);
};

/** So short that it is told from other words only if folding joined no letters ("GAES" is not "gas"; "B&Q" is "bq"). */
const isTold = (name: string, key: string): boolean =>
  key.length > SHORT_KEY || name.replace(/[^\p{L}\p{N}]/gu, "").length === key.length;

type Keys = Pick<BrandIndex, "firstLine" | "allLines">;

/** Own names first, then other spellings, so that a brand comes before those that only are called like it at times. */
const indexSpellings = (lines: readonly string[]): Keys => {
  const firstLine = new Map<string, number>();
  const allLines = new Map<string, number[]>();
  const put = (key: string, at: number): void => {
    const first = firstLine.get(key);
    if (first === undefined) firstLine.set(key, at);
    else if (allLines.get(key)?.push(at) === undefined) allLines.set(key, [first, at]);
  };
  const names = lines.map(readName);
  foldLines(names).forEach((key, at) => {
    if (isTold(names[at] ?? "", key)) put(key, at);
  });
  lines.forEach((line, at) => {
    if (line.includes("|")) for (const spelling of line.split("|").slice(1)) put(spelling, at);
  });
  return { firstLine, allLines };
};

const load = (): BrandIndex => {
  const lines = readLines();
  const keys = indexSpellings(lines.lines);
  return {
    ...lines,
    ...keys,
    kinds: data.kinds.split("\n").map(readKind),
    places: data.places.split("\n").map(readPlaces),
    sieve: makeKeySieve(keys.firstLine.keys(), (key) => mixIn(BEGINNING, key)),
    longest: measureKeys(keys.firstLine.keys()),
  };
};

let loaded: BrandIndex | null = null;

/** The brand index, made ready at the first call. */
const getBrandIndex = (): BrandIndex => (loaded ??= load());

const readBrands = new Map<number, Brand>();

const readBrand = (index: BrandIndex, at: number): Brand => {
  const known = readBrands.get(at);
  if (known !== undefined) return known;
  const kind = index.kinds[index.kindAt[at] ?? 0];
  if (kind === undefined) throw new Error("the brand index names a kind that it does not list");
  const name = readName(index.lines[at] ?? "");
  const brand = { name, ...kind, places: index.places[index.placeAt[at] ?? 0] ?? null };
  readBrands.set(at, brand);
  return brand;
};

const MANY = 1000;
const countPlaces = (brand: Brand): number => brand.places?.size ?? MANY;

const spelled = new Map<string, readonly Brand[]>();

/** The brands of a spelling (see {@link toBrandKey}): those whose own name it is first, the most widespread ahead; or null. */
export const findSpelledBrands = (key: string): readonly Brand[] | null => {
  const index = getBrandIndex();
  if (!index.sieve(mixIn(BEGINNING, key))) return null;
  const first = index.firstLine.get(key);
  if (first === undefined) return null;
  const known = spelled.get(key);
  if (known !== undefined) return known;
  const brands = (index.allLines.get(key) ?? [first]).map((at) => readBrand(index, at));
  const own = brands.filter((brand) => toBrandKey(brand.name) === key);
  const others = brands.filter((brand) => !own.includes(brand));
  const ordered = [...own.toSorted((a, b) => countPlaces(b) - countPlaces(a)), ...others];
  spelled.set(key, ordered);
  return ordered;
};

/** Every brand with its other spellings, as the index writes them. */
export const listSpellings = (): readonly string[] => getBrandIndex().lines;

/** How many letters the longest spelling has. */
export const measureLongest = (): number => getBrandIndex().longest;

/** False where no spelling has the letters of this number (see {@link mixIn}). */
export const mayBeSpelling = (number: number): boolean => getBrandIndex().sieve(number);
