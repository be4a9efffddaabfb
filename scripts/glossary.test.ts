import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ENDPOINTS } from "@passbook/contract/index";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Words that the last column of the glossary gives up for another. */
const BANNED = new Set(
  read("docs/glossary.md")
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("|---"))
    .slice(1)
    .flatMap((line) => (line.split("|").at(-2) ?? "").split(","))
    .map((word) => word.trim())
    .filter((word) => word !== ""),
);

const TABLES = execFileSync(
  "git",
  ["grep", "-ohE", "create table [a-z_]+", "--", "packages/db/src/migrations"],
  {
    cwd: ROOT,
    encoding: "utf8",
  },
);
const FILES = execFileSync("git", ["ls-files", "apps", "packages", "bench", "e2e", "scripts"], {
  cwd: ROOT,
  encoding: "utf8",
});

/** Samples keep the names of the projects they come from. */
const listFolders = (): string[] =>
  FILES.split("\n")
    .filter((file) => !file.includes("/samples/"))
    .flatMap((file) => path.posix.dirname(file).split("/"));

/** The names that have a banned word in them, in one or several. */
const findBanned = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => {
    const words = `_${name.toLowerCase().replaceAll(/[^a-z]+/g, "_")}_`;
    return [...BANNED].some((word) => words.includes(`_${word}_`) || words.includes(`_${word}s_`));
  });

test("calls, tables and folders are named by the words of the glossary", () => {
  const calls = ENDPOINTS.flatMap(({ id, path: address }) => [id, address]);
  const tables = TABLES.split("\n").map((line) => line.replace("create table ", ""));
  expect([BANNED.size > 15, calls.length > 100, tables.length > 30]).toEqual([true, true, true]);
  expect(findBanned([...calls, ...tables, ...listFolders()])).toEqual([]);
});
