import { findStarterSubCategory, type StarterSubCategoryId } from "../../categories/starter.ts";
import { foldWords } from "../../text/fold.ts";
import data from "./brands.json" with { type: "json" };
import { readPlaces } from "./countries.ts";

/** A brand of the index: what kind of place it is on the map, what is spent there, and where (null: all the world). */
export type Brand = {
  readonly name: string;
  readonly osm: string;
  readonly sub_category: StarterSubCategoryId;
  readonly places: ReadonlySet<string> | null;
};

type BrandIndex = {
  /** Brands by a folded spelling without blanks; those whose own name it is come first, the most widespread ahead. */
  readonly byKey: ReadonlyMap<string, readonly Brand[]>;
  /** The length of the longest key by the key's first letters, so that most words are passed over at once. */
  readonly longestByStart: ReadonlyMap<string, number>;
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

const put = (index: Map<string, Brand[]>, key: string, brand: Brand): void => {
  const known = index.get(key);
  if (known === undefined) index.set(key, [brand]);
  else known.push(brand);
};

/** How many first letters tell keys apart in {@link BrandIndex.longestByStart}. */
export const START_LETTERS = 4;

const measureKeys = (keys: Iterable<string>): Map<string, number> => {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const start = key.slice(0, START_LETTERS);
    if ((longest.get(start) ?? 0) < key.length) longest.set(start, key.length);
  }
  return longest;
};

const load = (): BrandIndex => {
  const kinds = data.kinds.split("\n").map(readKind);
  const places = data.places.split("\n").map(readPlaces);
  const byKey = new Map<string, Brand[]>();
  const bySpelling: (readonly [string, Brand])[] = [];
  let kind = kinds[0];
  let place = places[0] ?? null;
  for (const line of data.brands.split("\n")) {
    if (line.startsWith("#")) {
      const [kindAt, placeAt] = line.slice(1).split(" ").map(Number);
      kind = kinds[kindAt ?? 0];
      place = places[placeAt ?? 0] ?? null;
      continue;
    }
    const [name = "", ...spellings] = line.split("|");
    if (kind === undefined) continue;
    const brand: Brand = { name, ...kind, places: place };
    const key = toBrandKey(name);
    if (key.length <= SHORT_KEY && key.length < name.length) continue;
    put(byKey, key, brand);
    for (const spelling of spellings) bySpelling.push([spelling, brand]);
  }
  for (const namesakes of byKey.values()) namesakes.sort(byReach);
  for (const [spelling, brand] of bySpelling) put(byKey, spelling, brand);
  return { byKey, longestByStart: measureKeys(byKey.keys()) };
};

const MANY = 1000;
const countPlaces = (brand: Brand): number => brand.places?.size ?? MANY;
const byReach = (a: Brand, b: Brand): number => countPlaces(b) - countPlaces(a);

/** So short that it is told from other words only if no letter or sign was lost ("GAES" is not "gas"). */
const SHORT_KEY = 3;

let loaded: BrandIndex | null = null;

/** The brand index, made ready at the first call. */
export const getBrandIndex = (): BrandIndex => (loaded ??= load());
