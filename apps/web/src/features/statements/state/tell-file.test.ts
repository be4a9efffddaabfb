import { expect, test } from "vitest";
import { tellFile } from "./tell-file.ts";

test("a statement of an archive is told by the names of both files, any other by that of its file", () => {
  const file_name = "2025.zip";
  expect(tellFile({ file_name, file_part: { number: 2, of: 12, name: "february.csv" } })).toBe(
    "2025.zip: february.csv",
  );
  expect(tellFile({ file_name, file_part: { number: 2, of: 12, name: null } })).toBe(file_name);
  expect(tellFile({ file_name, file_part: null })).toBe(file_name);
});
