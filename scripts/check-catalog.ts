import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Fails when a text of the web app is missing from the English catalog (production builds would show its id instead). */
const ROOT = path.resolve(import.meta.dirname, "..");
const FILE = path.join(ROOT, "apps/web/src/locales/en.po");

const listIds = (catalog: string): Set<string> =>
  new Set(
    [...catalog.matchAll(/^#\. js-lingui-explicit-id|^msgid (.+(?:\n".*")*)/gm)].map(
      (match) => match[1] ?? "",
    ),
  );

const before = readFileSync(FILE, "utf8");
const done = spawnSync("npm", ["run", "--silent", "extract"], {
  cwd: ROOT,
  stdio: ["ignore", "ignore", "inherit"],
  shell: process.platform === "win32",
});
const after = readFileSync(FILE, "utf8");
writeFileSync(FILE, before);
const known = listIds(before);
const missing = [...listIds(after)].filter((id) => !known.has(id));
for (const id of missing) console.error(`missing from the catalog: ${id}`);
console.log(
  `${String(known.size)} texts, ${String(missing.length)} missing${missing.length === 0 ? "" : "; run npm run extract"}`,
);
process.exitCode = done.status === 0 && missing.length === 0 ? 0 : 1;
