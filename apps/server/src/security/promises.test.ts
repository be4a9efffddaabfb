import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const IDS =
  "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A15 A16 A17 A19 A20 A21 A23 A24 A25 A26 U1 U2 U3 U4 U5 U6 M1 M2 P1 P2 P3 P4 P5 P6 P7 F1 F3 F4 F6 F8 S1".split(
    " ",
  );

const LINES = readFileSync(path.join(ROOT, "docs/security.md"), "utf8")
  .split("\n")
  .map((line) => line.split(" | "))
  .filter(([id]) => /^\| [A-Z]\d+$/.test(id ?? ""))
  .map(([id = "", , , held_by = ""]) => ({ id: id.slice(2), held_by }));

test("docs/security.md lists every promise, once", () => {
  expect(LINES.map(({ id }) => id)).toEqual(IDS);
});

const CLAIMS = LINES.flatMap(({ id, held_by }) =>
  Array.from(held_by.matchAll(/`([^`]+)`/g), ([, file = ""]) => [id, file] as const),
);

/** The ids that names of tests begin with: what is called with the name stands at the start of its line. */
const listHeld = (file: string): string[] => {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  const names = source.matchAll(/^[ \t]*(?:[\])}]|(?:test|it|describe)\b).*\(\s*["'`]([A-Z]\d+): /gm);
  return [...new Set(Array.from(names, ([, id = ""]) => id))];
};

test.each(CLAIMS)("the promise %s is held by a test of %s whose name begins with it", (id, file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
  expect(listHeld(file)).toContain(id);
  expect(readFileSync(path.join(ROOT, file), "utf8")).not.toMatch(
    /\b(?:test|it|describe)\.(?:skip|todo|only|fails)\b/,
  );
});

test("a promise is held by tests that are named", () => {
  for (const { id, held_by } of LINES) expect(held_by, id).toMatch(/^(?:`[\w/.-]+\.test\.ts` ?)+( \|)?$/);
});

test("every test whose name begins with a promise stands in its line", () => {
  const files = globSync("{apps,packages,e2e,scripts,bench}/**/*.{test,spec}.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/dist/**"],
  }).map((file) => file.replaceAll(path.sep, "/"));
  const listed = new Set(CLAIMS.map((claim) => claim.join(" ")));
  const held = files.flatMap((file) => listHeld(file).map((id) => `${id} ${file}`));
  expect(held.length).toBeGreaterThan(IDS.length);
  expect(held.filter((claim) => !listed.has(claim))).toEqual([]);
});
