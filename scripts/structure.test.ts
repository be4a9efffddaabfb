import { expect, test } from "vitest";
import { findCrowdedFolders, findStructureCircles } from "./structure.ts";

const file = (name: string, ...imports: string[]) => ({
  name,
  text: imports.map((specifier) => `import type { X } from "${specifier}";`).join("\n"),
});

test("files that ask one another in a line pass", () => {
  expect(
    findStructureCircles([
      file("packages/db/src/a.ts", "./b.ts", "./below/c.ts"),
      file("packages/db/src/b.ts", "./below/c.ts"),
      file("packages/db/src/below/c.ts", "../d.ts"),
      file("packages/db/src/d.ts"),
    ]),
  ).toEqual([]);
});

test("types in a circle are told, over whatever number of files", () => {
  expect(
    findStructureCircles([
      file("packages/db/src/a.ts", "./b.ts"),
      file("packages/db/src/b.ts", "./c.ts"),
      file("packages/db/src/c.ts", "./a.ts"),
    ]),
  ).toEqual(["in a circle: packages/db/src/a.ts ↔ packages/db/src/b.ts ↔ packages/db/src/c.ts"]);
});

test("so are folders that ask one another, though none of their files do", () => {
  expect(
    findStructureCircles([
      file("packages/db/src/one/a.ts", "../other/b.ts"),
      file("packages/db/src/other/b.ts"),
      file("packages/db/src/other/below/c.ts", "../../one/d.ts"),
      file("packages/db/src/one/d.ts"),
    ]),
  ).toEqual(["in a circle: packages/db/src/one ↔ packages/db/src/other"]);
});

test("the twenty-sixth file of a folder is one too many", () => {
  const names = Array.from({ length: 26 }, (_, at) => `packages/db/src/file-${String(at)}.ts`);
  expect(findCrowdedFolders(names.slice(1))).toEqual([]);
  expect(findCrowdedFolders(names)).toEqual(["packages/db/src: 26 files, 25 are a room"]);
});
