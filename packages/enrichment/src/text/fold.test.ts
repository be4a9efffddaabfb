import fc from "fast-check";
import { expect, test } from "vitest";
import { foldLines, foldWords } from "./fold.ts";

test("lines folded together are what each is by itself, without its blanks", () => {
  const printed = fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom("KÖLN Süd", "B&Q", "a-e", "Łódź", "O'Neill", ""),
    )
    .map((text) => text.replaceAll("\n", " "));
  fc.assert(
    fc.property(fc.array(printed, { minLength: 1, maxLength: 20 }), (lines) => {
      expect(foldLines(lines)).toEqual(lines.map((line) => foldWords(line).replaceAll(" ", "")));
    }),
    { numRuns: 300 },
  );
});
