import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFile, readExpectations } from "../../../testing/check-file.ts";
import { parseStatement } from "../../parse-statement.ts";

const samples = new URL("../../../samples/tables/", import.meta.url);

describe("tables of banks and apps: text, workbooks and saved pages", () => {
  it.each(Object.entries(readExpectations(samples)))("reads %s", async (path, expected) => {
    const parsed = await parseStatement(readFileSync(new URL(path, samples)), { today: "2026-11-20" });
    const found = parsed.ok ? "read" : parsed.error.code;
    expect("refused" in expected ? expected.refused : ["read"]).toContain(found);
    if (parsed.ok && "statements" in expected) checkFile(expected, parsed.value);
  });
});
