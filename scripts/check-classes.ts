import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findLostClasses } from "./classes.ts";
import { findSides } from "./sides.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PLACES = ["apps/web/src", "apps/web/gallery"];

const files = PLACES.flatMap((place) =>
  readdirSync(path.join(ROOT, place), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => ({
      name: path.posix.join(place, name.replaceAll("\\", "/")),
      text: readFileSync(path.join(ROOT, place, name), "utf8"),
    })),
);
const lost = findLostClasses(files);
const sides = findSides(files);
for (const line of lost) console.error(line);
for (const line of sides) console.error(`${line}: say it by start and end`);
const sheet_count = files.filter(({ name }) => name.endsWith(".css")).length;
console.log(
  `${String(sheet_count)} stylesheets, ${String(lost.length)} classes missing or of no use, ${String(sides.length)} that say left or right`,
);
process.exitCode = lost.length + sides.length === 0 ? 0 : 1;
