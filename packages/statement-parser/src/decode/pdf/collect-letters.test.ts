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

const PAINT = {
  setTextMatrix: 4,
  setFillRGBColor: 5,
  constructPath: 6,
  fill: 7,
  endPath: 8,
  clip: 9,
  save: 10,
  restore: 11,
};

it("sees white letters on what was painted darker within bounds, whatever was painted white outside of these", () => {
  const font: PdfFont = { fontMatrix: [0.001, 0, 0, 0.001, 0, 0] };
  const paintWithin = (box: readonly number[], colour: string): [number, unknown[]][] => [
    [PAINT.save, []],
    [PAINT.setFillRGBColor, [colour]],
    [PAINT.clip, []],
    [PAINT.constructPath, [PAINT.endPath, [], box]],
    [PAINT.constructPath, [PAINT.fill, [], [0, 0, 600, 800]]],
    [PAINT.restore, []],
  ];
  const countAt = (y: number): number => {
    const steps: [number, unknown[]][] = [
      ...paintWithin([0, 0, 600, 100], "#104020"),
      ...paintWithin([0, 100, 600, 200], "#ffffff"),
      [PAINT.setFillRGBColor, ["#ffffff"]],
      [OPS.beginText, []],
      [OPS.setFont, ["F1", 10]],
      [PAINT.setTextMatrix, [1, 0, 0, 1, 20, y]],
      [OPS.showText, [[{ unicode: "7", width: 500 }]]],
    ];
    const operators = { fnArray: steps.map(([code]) => code), argsArray: steps.map(([, args]) => args) };
    // Of the library only the numbers of its operators are asked.
    const library = { OPS: { ...OPS, ...PAINT } } as unknown as PdfLibrary;
    const page = { commonObjs: { has: () => true, get: () => font } };
    return collectLetters(library, operators, [1, 0, 0, 1, 0, 0], page).length;
  };
  expect([countAt(50), countAt(150)]).toEqual([1, 0]);
});
