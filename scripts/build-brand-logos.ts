import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { listListedBrands } from "../packages/enrichment/src/categories/regions.ts";
import { findSpelledBrands, toBrandKey } from "../packages/enrichment/src/merchants/brands/brand-index.ts";
import { isPlainKey } from "../packages/enrichment/src/merchants/brands/plain-words.ts";
import { usePackage } from "./brand-index/fetch-package.ts";

const PACKAGE = {
  name: "simple-icons",
  version: "16.37.0",
  integrity:
    "sha512-8mCJIhpMYOL9g13GW59EiL3sVXJnTEKGCTZFaekl9UQ3Qo0SwVjnLaJ82QiaH8BKBdouEDzrHMXIWh8cBIy48A==",
} as const;
const TARGET = path.join(import.meta.dirname, "../apps/web/src/features/merchants/brand-logos.json");
const MOST_ICONS = 400;
const LONGEST_PATH = 3000;

type Icon = {
  readonly title: string;
  readonly slug: string;
  readonly hex: string;
  readonly license?: { readonly type: string };
  readonly aliases?: { readonly aka?: readonly string[] };
};

/** Letters and digits only, small and without accents: what the web makes of a merchant's name. */
const toLogoKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const PATH = /<path d="([^"]+)"\/>/;

const readPath = (folder: string, icon: Icon): string =>
  PATH.exec(readFileSync(path.join(folder, "icons", `${icon.slug}.svg`), "utf8"))?.[1] ?? "";

const WORLDWIDE = 1000;
const LISTED = 500;

/** How well a brand's logo is worth its bytes: brands of our lists, then the most widespread of the map; 0 when no one pays it. */
const weigh = (icon: Icon, listed: ReadonlySet<string>): number => {
  const key = toBrandKey(icon.title);
  const places = findSpelledBrands(key)
    ?.filter((brand) => toBrandKey(brand.name) === key)
    .map((brand) => brand.places?.size ?? WORLDWIDE);
  const onMap = isPlainKey(key) ? 0 : Math.max(0, ...(places ?? []));
  return (listed.has(key) ? LISTED : 0) + onMap;
};

/** CC0 as the package is, unless an icon says otherwise. */
const isFree = (icon: Icon): boolean => icon.license === undefined || icon.license.type === "CC0-1.0";

/** Icons of tools and projects that share their name with a brand of the lists. */
const NAMESAKES = new Set(
  "anaconda astro ccc css dart express hotwire jet kik linear lumen oculus prisma qt roots spaceship spectrum starship vivo wasabi".split(
    " ",
  ),
);

const build = (folder: string): void => {
  const text = readFileSync(path.join(folder, "data/simple-icons.json"), "utf8");
  const icons = JSON.parse(text) as readonly Icon[]; // the package's own documented form
  const listed = new Set(listListedBrands().map(toBrandKey));
  const chosen = icons
    .filter((icon) => isFree(icon) && !NAMESAKES.has(icon.slug))
    .map((icon) => ({ icon, weight: weigh(icon, listed), drawn: readPath(folder, icon) }))
    .filter(({ weight, drawn }) => weight > 0 && drawn !== "" && drawn.length <= LONGEST_PATH)
    .toSorted((a, b) => b.weight - a.weight || (a.icon.slug < b.icon.slug ? -1 : 1))
    .slice(0, MOST_ICONS);
  const logos = chosen
    .toSorted((a, b) => (a.icon.slug < b.icon.slug ? -1 : 1))
    .map(({ icon, drawn }) => [toLogoKey(icon.title), { colour: `#${icon.hex}`, path: drawn }] as const);
  const written = `${JSON.stringify(Object.fromEntries(logos), null, 2)}\n`;
  writeFileSync(TARGET, written);
  const size = Math.round(gzipSync(written).length / 1024);
  console.log(`${String(logos.length)} logos, ${String(size)} KB gzip`);
};

usePackage(PACKAGE, build);
