import { readFileSync } from "node:fs";
import path from "node:path";
import type { StarterSubCategoryId } from "../../packages/enrichment/src/index.ts";
import { foldWords } from "../../packages/enrichment/src/text/fold.ts";
import { KINDS, LATE_KINDS, CORNER_SHOPS } from "./kinds.ts";

type Item = {
  readonly displayName: string;
  readonly locationSet: { readonly include?: readonly (string | readonly number[])[] };
  readonly matchNames?: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
};
type Source = { readonly nsi: Readonly<Record<string, { readonly items?: readonly Item[] }>> };

/** A kind of place and the starter sub-category of what is spent there. */
export type Kind = {
  readonly osm: string;
  readonly sub_category: StarterSubCategoryId;
  readonly rank: number;
};

/** A brand with its spellings; `places` are country codes, codes of UN regions, or "?" where only a spot is known. */
export type Brand = {
  readonly name: string;
  readonly spellings: readonly string[];
  readonly kind: Kind;
  readonly places: readonly string[];
};

const LATE_RANK = 1000;

const readKinds = (): ReadonlyMap<string, Kind> => {
  const kinds = new Map<string, Kind>();
  const add = (osm: string, sub_category: StarterSubCategoryId): void => {
    const rank = kinds.size + (LATE_KINDS.has(osm) ? LATE_RANK : 0);
    kinds.set(osm, { osm, sub_category, rank });
  };
  for (const [id, list] of Object.entries(KINDS)) {
    // The keys of a literal object are exactly its type's keys.
    for (const osm of list.split(" ")) add(osm, id as StarterSubCategoryId);
  }
  for (const osm of CORNER_SHOPS.split(" ")) add(osm, "groceries.supermarket");
  return kinds;
};

const COUNTRY = /^[a-z]{2}$/;
const PART = /^([a-z]{2})-/;
const NAMED: Readonly<Record<string, string>> = {
  "mainland china": "cn",
  "northern cyprus": "cy",
  eth: "et",
  khm: "kh",
  conus: "us",
};

const readPlace = (place: string | readonly number[]): string => {
  if (typeof place !== "string") return "?";
  if (COUNTRY.test(place) || /^\d{3}$/.test(place)) return place;
  return PART.exec(place)?.[1] ?? NAMED[place] ?? "?";
};

const NAME_TAGS = ["name", "name:en", "short_name", "official_name", "alt_name"];
/** Any letter that is not Latin. */
const FOREIGN = /(?!\p{Script=Latin})\p{L}/u;
const NOTE = /\s*\([^)]*\)$/;

const readNames = (item: Item): string[] => {
  const tagged = NAME_TAGS.map((tag) => item.tags[tag]).filter((name) => name !== undefined);
  return [...tagged, item.displayName.replace(NOTE, ""), ...(item.matchNames ?? [])];
};

const SHORTEST_KEY = 2;
const toKey = (name: string): string => foldWords(name).replaceAll(" ", "");

const readBrand = (item: Item, kind: Kind): Brand | null => {
  const own = item.tags["name"] ?? item.tags["brand"] ?? item.tags["operator"] ?? item.displayName;
  const english = item.tags["name:en"] ?? item.tags["brand:en"];
  const name = (english !== undefined && FOREIGN.test(own) ? english : own).replace(NOTE, "");
  const names = readNames(item).filter((text) => !/[|\t\n#]/.test(text));
  const spellings = new Map(names.map((text) => [toKey(text), text] as const));
  spellings.delete(toKey(name));
  const places = [...new Set((item.locationSet.include ?? ["001"]).map(readPlace))].toSorted();
  if (toKey(name).length < SHORTEST_KEY || /[|\t\n#]/.test(name)) return null;
  const kept = [...spellings].filter(([key]) => key.length >= SHORTEST_KEY).map(([key]) => key);
  return { name, spellings: kept, kind, places };
};

const overlap = (one: Brand, other: Brand): boolean =>
  one.places.includes("001") ||
  other.places.includes("001") ||
  one.places.some((place) => other.places.includes(place));

const isWorldwide = (brand: Brand): boolean => brand.places.includes("001");

const join = (one: Brand, other: Brand): Brand => {
  const spellings = [...new Set([...one.spellings, ...other.spellings])];
  const places = [...new Set([...one.places, ...other.places])].toSorted();
  return { ...one, spellings, places: places.includes("001") ? ["001"] : places };
};

/** Of namesakes that meet in a country one stays: what is worldwide, then the kind that wins; equal kinds are joined. */
const mergeNamesakes = (brands: readonly Brand[]): Brand[] => {
  const weigh = (brand: Brand): number =>
    brand.kind.rank - (isWorldwide(brand) && brand.kind.rank < LATE_RANK ? LATE_RANK : 0);
  const merged: Brand[] = [];
  for (const brand of brands.toSorted((a, b) => weigh(a) - weigh(b) || b.places.length - a.places.length)) {
    const equal = merged.findIndex((other) => other.kind.sub_category === brand.kind.sub_category);
    const known = merged[equal];
    if (known !== undefined) merged[equal] = join(known, brand);
    else if (!merged.some((other) => overlap(other, brand))) merged.push(brand);
  }
  return merged;
};

const OPERATORS =
  /^operators\/(?:amenity\/(?:parking|hospital|clinic|doctors|kindergarten|car_sharing|veterinary|post_office)|office\/(?:water_utility|energy_supplier)|man_made\/water_works|power\/substation)$/;

/** The spending places of an unpacked name-suggestion-index, merged by name and in the order of kind, countries and name. */
export const readBrands = (folder: string): Brand[] => {
  const text = readFileSync(path.join(folder, "dist/json/nsi.min.json"), "utf8");
  const source = JSON.parse(text) as Source; // the package's own documented form
  const kinds = readKinds();
  const all = Object.entries(source.nsi).flatMap(([tree, { items }]) => {
    const [root, key, value] = tree.split("/");
    const kind = kinds.get(`${key ?? ""}=${value ?? ""}`);
    if (kind === undefined || (root !== "brands" && !OPERATORS.test(tree))) return [];
    return (items ?? []).map((item) => readBrand(item, kind)).filter((brand) => brand !== null);
  });
  const byName = Map.groupBy(all, (brand) => toKey(brand.name));
  const order = (brand: Brand): string =>
    [String(brand.kind.rank).padStart(5), brand.places.join(" "), brand.name].join("\t");
  return [...byName.values()]
    .flatMap(mergeNamesakes)
    .map((brand) => [order(brand), brand] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, brand]) => brand);
};
