import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFile, readExpectations } from "../../../testing/check-file.ts";
import { parseBytes } from "../../parse-bytes.ts";

const samples = new URL("../../../samples/invented/", import.meta.url);

describe("exports as banks and apps of the world write them", () => {
  it.each(Object.entries(readExpectations(samples)))("reads %s", (path, expected) => {
    const parsed = parseBytes(readFileSync(new URL(path, samples)), { today: "2026-11-20" });
    const found = parsed.ok ? "read" : parsed.error.code;
    expect("refused" in expected ? expected.refused : ["read"]).toContain(found);
    if (parsed.ok && "statements" in expected) checkFile(expected, parsed.value);
  });
});
