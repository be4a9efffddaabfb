import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { usePackage } from "./brand-index/fetch-package.ts";
import { type Brand, readBrands } from "./brand-index/read-brands.ts";

const VERSION = "8.0.20260918";
const INTEGRITY =
  "sha512-g09kxye3aswAETIa//gA56MjonmjcyXCzdIwlDhpBVAwLKXOUJA1QZL5eE4ZRstTFFx9I2o9eARONUXVC72SAw==";
const TARGET = path.join(import.meta.dirname, "../packages/enrichment/src/merchants/brands");

/** One line per brand, its spellings behind "|", under a line "#kind places" for all that share both. */
const writeLines = (brands: readonly Brand[]): string => {
  const kinds = [...new Map(brands.map(({ kind }) => [kind.osm, kind.sub_category]))];
  const places = [...new Set(brands.map((brand) => brand.places.join(" ")))];
  const kindAt = new Map(kinds.map(([osm], at) => [osm, at]));
  const placeAt = new Map(places.map((list, at) => [list, at]));
  let head = "";
  const lines = brands.flatMap(({ name, spellings, kind, places }) => {
    const line = [name, ...spellings].join("|");
    const next = `#${String(kindAt.get(kind.osm))} ${String(placeAt.get(places.join(" ")))}`;
    if (next === head) return [line];
    head = next;
    return [next, line];
  });
  const data = {
    source: `name-suggestion-index ${VERSION}`,
    kinds: kinds.map((kind) => kind.join(" ")).join("\n"),
    places: places.join("\n"),
    brands: lines.join("\n"),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
};

const NOTICE = `brands.json is made from name-suggestion-index ${VERSION}
(https://github.com/osmlab/name-suggestion-index) by scripts/build-brand-index.ts.
It is distributed under the licence below.

`;

const build = (folder: string): void => {
  const brands = readBrands(folder);
  const text = writeLines(brands);
  writeFileSync(path.join(TARGET, "brands.json"), text);
  const licence = readFileSync(path.join(folder, "LICENSE.md"), "utf8");
  writeFileSync(path.join(TARGET, "NOTICE"), NOTICE + licence);
  const size = Math.round(gzipSync(text).length / 1024);
  console.log(`${String(brands.length)} brands, ${String(size)} KB gzip`);
};

usePackage({ name: "name-suggestion-index", version: VERSION, integrity: INTEGRITY }, build);
