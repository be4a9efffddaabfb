import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

type Rule = { readonly takes_in: boolean; readonly pattern: RegExp };

/** A line of .dockerignore as engines read it: it is about what it names and all below; of several, the last one decides. */
const toRule = (line: string): Rule => {
  const takes_in = line.startsWith("!");
  const globs = line.slice(takes_in ? 1 : 0).replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const expression = globs
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("?", "[^/]")
    .replaceAll("\0", "(?:.*/)?");
  return { takes_in, pattern: new RegExp(`^${expression}(?:/.*)?$`, "s") };
};

const rules = readFileSync(path.join(ROOT, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map(toRule);

const isTakenIn = (file: string): boolean =>
  rules.findLast(({ pattern }) => pattern.test(file))?.takes_in ?? true;

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
  .split("\0")
  .filter((file) => file !== "");

/** What lies about in the folder of a person who runs Passbook there, at its root and deeper. */
const PLANTED = [
  ".git/config",
  ".git/objects/pack/pack-1.pack",
  ".env",
  ".env.production",
  "data/passbook.db",
  "data/passbook.db-wal",
  "data/secret.key",
  "data/outbox/2026-11-20-1.eml",
  "apps/server/data/passbook.db",
  "apps/server/data/secret.key",
  "apps/server/.env",
  "apps/server/outbox/1.eml",
  "apps/web/dist/index.html",
  "apps/web/.env.local",
  "packages/db/copy.db",
  "packages/db/copy.db-shm",
  "scripts/secret.key",
  "scripts/server.log",
  "node_modules/pg/package.json",
  "apps/server/node_modules/pg/package.json",
  "everything.backup",
  "apps/everything.backup",
  "statements/2026-10.pdf",
  "notes.txt",
  ".cache/test-results/vitest.json",
  "server.pem",
];

test("nothing of a person, no secret, no history and nothing built elsewhere enters the image", () => {
  expect(PLANTED.filter(isTakenIn)).toEqual([]);
});

test("of the sources only those enter the image that it is built from and runs on", () => {
  const taken = tracked.filter(isTakenIn);
  expect(new Set(taken.map((file) => file.split("/")[0]))).toEqual(
    new Set([
      ".npmrc",
      "LICENSE",
      "lingui.config.ts",
      "package-lock.json",
      "package.json",
      "tsconfig.base.json",
      "apps",
      "bench",
      "e2e",
      "packages",
      "scripts",
    ]),
  );
  expect(taken.filter((file) => /\.test\.tsx?$|\/(?:testing|samples)\//.test(file))).toEqual([]);
  expect(taken.filter((file) => /^(?:bench|e2e)\//.test(file))).toEqual([
    "bench/package.json",
    "e2e/package.json",
  ]);
});

test("every source of server, packages and web app enters the image", () => {
  const sources = tracked.filter(
    (file) => /^(?:apps|packages)\/[^/]+\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !isTakenIn(file))).toEqual([]);
  for (const file of ["package.json", "package-lock.json", "apps/web/vite.config.ts", "scripts/setup.mjs"])
    expect([file, isTakenIn(file)]).toEqual([file, true]);
});
