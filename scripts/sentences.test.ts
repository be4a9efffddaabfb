import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findSentences } from "./sentences.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Who answers the web, or keeps what it shows. */
const SPEAKERS = [
  "apps/server/src",
  "packages/contract/src",
  "packages/statement-parser/src",
  "packages/enrichment/src",
];

/** What speaks to others than the web, in English (decision 060), or holds names. */
const OTHERS: readonly RegExp[] = [
  /\.test\.ts$/,
  // The tables themselves.
  /^packages\/contract\/src\/sentences\//,
  // Whoever runs the server: the command line and its start.
  /^apps\/server\/src\/(?:bin|cli|backups)\//,
  /^apps\/server\/src\/platform\/(?:secrets|installation-key)\.ts$/,
  // Its log.
  /^apps\/server\/src\/platform\/(?:leases|jobs)\//,
  // Whoever watches it from outside.
  /^apps\/server\/src\/platform\/observe\//,
  // Whoever programs against it.
  /^apps\/server\/src\/platform\/openapi\//,
  // The words of mails, which have catalogs of their own.
  /^apps\/server\/src\/common\/words\/letter-words\.ts$/,
  // Names: invented ones, those that everybody starts with, and those that are spelled in statements.
  /^apps\/server\/src\/core\/sample\//,
  /^packages\/(?:statement-parser|enrichment)\/src\/words\//,
  /^packages\/enrichment\/src\/merchants\/(?:spelling|transfer-rows)\.ts$/,
  /^packages\/enrichment\/src\/starter\.ts$/,
];

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...SPEAKERS], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".ts") && !OTHERS.some((other) => other.test(file)));

test("what the web may show is said by name", () => {
  const found = files.flatMap((file) =>
    findSentences(readFileSync(path.join(ROOT, file), "utf8")).map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const said = "Look into your mail.";', ["Look into your mail."]],
  ["return `There are ${rows} rows of it.`;", ["There are ${rows} rows of it."]],
  ['say(\n  "This message has no attachment.",\n)', ["This message has no attachment."]],
  ['throw new Error("This person has no categories.");', []],
  ["throw new KeyFault(`The key file ${file} is gone.`)", []],
  ['log.warn({ err: error }, "A mail was not taken in");', []],
  ['// It says "Look into your mail." there', []],
  ["/** One of `Look into your mail` */", []],
  ['summary: "How many merchants you have",', []],
  ['kind: "create_merchant", name: "Example Bank", order: ["Value date"]', []],
])("%s", (text, expected) => {
  expect(findSentences(text)).toEqual(expected);
});
