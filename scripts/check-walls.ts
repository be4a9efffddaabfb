import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "./imports.ts";
import { findCrowdedFolders, findStructureCircles } from "./structure.ts";
import { findBrokenWalls } from "./walls.ts";

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
const circles = findStructureCircles(files);
const crowded = findCrowdedFolders(files.map(({ name }) => name));
const faults = [...broken, ...circles, ...crowded];
for (const line of faults) console.error(line);
console.log(
  `${String(files.length)} files, ${String(broken.length)} imports through a wall, ${String(circles.length)} circles, ${String(crowded.length)} crowded folders`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
