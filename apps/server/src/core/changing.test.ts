import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const listFiles = (end: string): string[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(import.meta.dirname, name));

test("every process of jobs is told what follows from changes before its first job", () => {
  const processes = listFiles("-process.ts");
  expect(processes.length).toBeGreaterThanOrEqual(4);
  for (const file of processes) expect(readFileSync(file, "utf8"), file).toMatch(/await makeCoreServices\(/);
});

test("what each feature says of itself is on the list", () => {
  const list = readFileSync(path.join(import.meta.dirname, "changing.ts"), "utf8");
  const features = listFiles(`${path.sep}changing.ts`).filter(
    (file) => !file.includes(`${path.sep}changes${path.sep}`),
  );
  const told = features
    .map((file) =>
      path
        .relative(import.meta.dirname, file)
        .split(path.sep)
        .join("/"),
    )
    .filter((name) => name !== "changing.ts");
  expect(told.length).toBeGreaterThanOrEqual(11);
  for (const name of told) expect(list).toContain(`"./${name}"`);
});
