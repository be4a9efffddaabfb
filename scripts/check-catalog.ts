import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fails when a text of the web app is missing from the English catalog (production builds would show its id instead). */
const ROOT = path.resolve(import.meta.dirname, "..");
const FILE = "apps/web/src/locales/en.po";
const FOLDERS = [
  "apps/web/src/locales",
  "apps/web/src/locales/sentences",
  "apps/server/src/common/words/locales",
];

const listIds = (catalog: string): Set<string> =>
  new Set(
    [...catalog.matchAll(/^#\. js-lingui-explicit-id|^msgid (.+(?:\n".*")*)/gm)].map(
      (match) => match[1] ?? "",
    ),
  );

/** Extracting writes every catalog; this only looks. */
const catalogs = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".po"))
    .map((name) => {
      const file = path.join(folder, name);
      return { file, text: readFileSync(path.join(ROOT, file), "utf8") };
    }),
);
const before = readFileSync(path.join(ROOT, FILE), "utf8");
const done = spawnSync("npm", ["run", "--silent", "extract"], {
  cwd: ROOT,
  stdio: ["ignore", "ignore", "inherit"],
  shell: process.platform === "win32",
});
const after = readFileSync(path.join(ROOT, FILE), "utf8");
for (const { file, text } of catalogs) writeFileSync(path.join(ROOT, file), text);
const known = listIds(before);
const missing = [...listIds(after)].filter((id) => !known.has(id));
for (const id of missing) console.error(`missing from the catalog: ${id}`);
console.log(
  `${String(known.size)} texts, ${String(missing.length)} missing${missing.length === 0 ? "" : "; run npm run extract"}`,
);
process.exitCode = done.status === 0 && missing.length === 0 ? 0 : 1;
