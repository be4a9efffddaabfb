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
  readonly longestKey: number;
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

const load = (): BrandIndex => {
  const kinds = data.kinds.split("\n").map(readKind);
  const places = data.places.split("\n").map(readPlaces);
  const byKey = new Map<string, Brand[]>();
  const bySpelling: (readonly [string, Brand])[] = [];
  let kind = kinds[0];
  let place = places[0] ?? null;
  let longestKey = 0;
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
    longestKey = Math.max(longestKey, key.length);
    put(byKey, key, brand);
    for (const spelling of spellings) bySpelling.push([spelling, brand]);
  }
  for (const namesakes of byKey.values()) namesakes.sort(byReach);
  for (const [spelling, brand] of bySpelling) put(byKey, spelling, brand);
  return { byKey, longestKey };
};

const MANY = 1000;
const countPlaces = (brand: Brand): number => brand.places?.size ?? MANY;
const byReach = (a: Brand, b: Brand): number => countPlaces(b) - countPlaces(a);

let loaded: BrandIndex | null = null;

/** The brand index, made ready at the first call. */
export const getBrandIndex = (): BrandIndex => (loaded ??= load());
