import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

test("a file name is the last part of its path, as visible text (U1)", () => {
  expect(cleanFileName("../../etc/passwd")).toBe("passwd");
  expect(cleanFileName("C:\\Users\\asha\\march.ofx")).toBe("march.ofx");
  expect(cleanFileName("march\u0000.ofx")).toBe("march.ofx");
  expect(cleanFileName("march\u202Exfo.exe")).toBe("marchxfo.exe");
  expect(cleanFileName("..")).toBe("statement");
  expect(cleanFileName("")).toBe("statement");
  expect(cleanFileName("<img src=x onerror=alert(1)>.csv")).toBe("<img src=x onerror=alert(1)>.csv");
});

test("a long name keeps its ending", () => {
  const cleaned = cleanFileName(`${"a".repeat(300)}.ofx`);
  expect(cleaned).toHaveLength(200);
  expect(cleaned.endsWith(".ofx")).toBe(true);
});

test("no name at all gets through with a path, a control sign or too many letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const cleaned = cleanFileName(name);
      expect(Array.from(cleaned).length).toBeLessThanOrEqual(200);
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect(cleaned).not.toBe("");
    }),
  );
});
