import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listListedBrands } from "../packages/enrichment/src/trades/regions.ts";
import { findSpelledBrands, toBrandKey } from "../packages/enrichment/src/merchants/brands/brand-index.ts";
import { isPlainKey } from "../packages/enrichment/src/trades/plain-words.ts";
import { listBanks } from "../apps/server/src/common/banks/directory.ts";
import aliases from "../packages/enrichment/src/words/lists/aliases.json" with { type: "json" };
import { toLogoKey } from "../apps/web/src/ui/pictures/to-logo-key.ts";
import { usePackage } from "./brand-index/fetch-package.ts";

const PACKAGE = {
  name: "simple-icons",
  version: "16.37.0",
  integrity:
    "sha512-8mCJIhpMYOL9g13GW59EiL3sVXJnTEKGCTZFaekl9UQ3Qo0SwVjnLaJ82QiaH8BKBdouEDzrHMXIWh8cBIy48A==",
} as const;
const TARGET = path.join(import.meta.dirname, "../apps/web/src/ui/pictures/brand-logos");
const MOST_ICONS = 700;
const LONGEST_PATH = 9000;

type Icon = {
  readonly title: string;
  readonly slug: string;
  readonly hex: string;
  readonly license?: { readonly type: string };
  readonly aliases?: { readonly aka?: readonly string[] };
};

/** What could not be seen on the white tile is drawn nearly black. */
const DARK = "111111";
const LIGHTEST = 200;

const toShownColour = (hex: string): string => {
  const parts = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts;
  // Rec. 601 luma
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHTEST ? DARK : hex;
};

const PATH = /<path d="([^"]+)"\/>/;

const readPath = (folder: string, icon: Icon): string =>
  PATH.exec(readFileSync(path.join(folder, "icons", `${icon.slug}.svg`), "utf8"))?.[1] ?? "";

const WORLDWIDE = 1000;
const LISTED = 500;

/** How well a brand's logo is worth its bytes: brands of our lists and banks, then the most widespread of the map; 0 when no one pays it. */
const weigh = (icon: Icon, listed: ReadonlySet<string>): number => {
  const key = toBrandKey(icon.title);
  const places = findSpelledBrands(key)
    ?.filter((brand) => toBrandKey(brand.name) === key)
    .map((brand) => brand.places?.size ?? WORLDWIDE);
  const onMap = isPlainKey(key) ? 0 : Math.max(0, ...(places ?? []));
  return (listed.has(key) ? LISTED : 0) + onMap;
};

/** Whom people pay, and no list names: they print their domain ("APPLE.COM/BILL", "GOOGLE.COM"). */
const BY_DOMAIN = ["Apple", "Google"];

/** CC0 as the package is, unless an icon says otherwise. */
const isFree = (icon: Icon): boolean => icon.license === undefined || icon.license.type === "CC0-1.0";

/** Icons of tools and projects that share their name with a brand of the lists. */
const NAMESAKES = new Set(
  "anaconda astro bento ccc cocos cora css dart express globus hotwire insomnia jet kik koa linear longhorn lumen nebula neon oculus presto prisma qt roots rtm spaceship spectrum spotlight starship tide velocity vivo wasabi yeti".split(
    " ",
  ),
);

const build = (folder: string): void => {
  const text = readFileSync(path.join(folder, "data/simple-icons.json"), "utf8");
  const icons = JSON.parse(text) as readonly Icon[]; // the package's own documented form
  const banks = listBanks().map(({ name }) => name);
  const shown = [...listListedBrands(), ...Object.keys(aliases), ...BY_DOMAIN, ...banks];
  const listed = new Set(shown.map(toBrandKey));
  const chosen = icons
    .filter((icon) => isFree(icon) && !NAMESAKES.has(icon.slug))
    .map((icon) => ({ icon, weight: weigh(icon, listed), drawn: readPath(folder, icon) }))
    .filter(({ weight, drawn }) => weight > 0 && drawn !== "" && drawn.length <= LONGEST_PATH)
    .toSorted((a, b) => b.weight - a.weight || (a.icon.slug < b.icon.slug ? -1 : 1))
    .slice(0, MOST_ICONS);
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  const by_key = new Map(chosen.toReversed().map((each) => [toLogoKey(each.icon.title), each]));
  for (const [key, { icon, drawn }] of by_key) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#${toShownColour(icon.hex)}">`;
    writeFileSync(path.join(TARGET, `${key}.svg`), `${head}<path d="${drawn}"/></svg>\n`);
  }
  console.log(`${String(by_key.size)} logos`);
};

usePackage(PACKAGE, build);
