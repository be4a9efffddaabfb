import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findLostClasses } from "./classes.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PLACES = ["apps/web/src", "apps/web/gallery"];

const files = PLACES.flatMap((place) =>
  readdirSync(path.join(ROOT, place), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|module\.css)$/.test(name))
    .map((name) => ({
      name: path.posix.join(place, name.replaceAll("\\", "/")),
      text: readFileSync(path.join(ROOT, place, name), "utf8"),
    })),
);
const lost = findLostClasses(files);
for (const line of lost) console.error(line);
const sheet_count = files.filter(({ name }) => name.endsWith(".css")).length;
console.log(`${String(sheet_count)} stylesheets, ${String(lost.length)} classes missing or of no use`);
process.exitCode = lost.length === 0 ? 0 : 1;
