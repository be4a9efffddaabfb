import { expect, it } from "vitest";
import { collectLetters } from "./collect-letters.ts";
import type { PdfFont, PdfLibrary } from "./load-pdfjs.ts";

const OPS = { beginText: 1, setFont: 2, showText: 3 };

/** How high the letters of a font of the given size are. */
const measure = (font: PdfFont, size: number): number[] => {
  const glyphs = [{ unicode: "7", width: 41 }];
  const operators = { fnArray: [1, 2, 3], argsArray: [[], ["F1", size], [glyphs]] };
  const page = { commonObjs: { has: () => true, get: () => font } };
  // Of the library only the numbers of its operators are asked.
  const library = { OPS } as unknown as PdfLibrary;
  return collectLetters(library, operators, [1, 0, 0, 1, 0, 0], page).map((letter) => letter.size);
};

it("measures letters that are drawn point by point by the box of their font", () => {
  expect(measure({ fontMatrix: [0.12, 0, 0, 0.12, 0, 0], bbox: [0, -20, 80, 60] }, 1)).toEqual([9.6]);
});

it("takes a thousand units for an em elsewhere, whatever box the font names", () => {
  expect(measure({ fontMatrix: [0.001, 0, 0, 0.001, 0, 0], bbox: [0, -9000, 80, 9000] }, 10)).toEqual([10]);
});
