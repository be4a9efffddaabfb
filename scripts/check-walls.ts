import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findBrokenWalls, findCircles, type SourceFile } from "./walls.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PLACES = ["apps", "packages", "e2e", "bench", "scripts"];

const listSources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist") return [];
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return listSources(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });

const files: SourceFile[] = PLACES.flatMap(listSources).map((name) => ({
  name,
  text: readFileSync(path.join(ROOT, name), "utf8"),
}));
const broken = findBrokenWalls(files);
const circles = findCircles(files);
for (const line of [...broken, ...circles]) console.error(line);
console.log(
  `${String(files.length)} files, ${String(broken.length)} imports through a wall, ${String(circles.length)} circles`,
);
process.exitCode = broken.length + circles.length === 0 ? 0 : 1;
