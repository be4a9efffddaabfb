import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = path.resolve(import.meta.dirname, "../docs/decisions");

test("every decision has a number of its own, which is that of its heading", () => {
  const files = readdirSync(FOLDER);
  const numbers = files.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size, numbers.join(" ")).toBe(files.length);
  for (const file of files)
    expect(readFileSync(path.join(FOLDER, file), "utf8").slice(0, 6), file).toBe(`# ${file.slice(0, 3)} `);
});
