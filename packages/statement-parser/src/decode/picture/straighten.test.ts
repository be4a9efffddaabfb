import fc from "fast-check";
import { expect, it } from "vitest";
import type { Picture } from "./picture.ts";
import { whitePicture } from "./picture.ts";
import { findTilt, straighten, toTilted } from "./straighten.ts";

const SIZE = { width: 900, height: 1200 };
const LINE_EVERY = 30;

/** A stroke as high as a letter. */
const darken = (page: Picture, { x, y, degrees }: { x: number; y: number; degrees: number }): void => {
  for (let down = 0; down < 10; down += 1) {
    const [across, below] = toTilted(x, y + down, { ...SIZE, degrees });
    page.gray[Math.round(below) * SIZE.width + Math.round(across)] = 20;
  }
};

/** Lines of letters as blocks with gaps, tilted. */
const drawLines = (degrees: number): Picture => {
  const page = whitePicture(SIZE.width, SIZE.height);
  for (let y = 90; y < SIZE.height - 90; y += LINE_EVERY)
    for (let x = 60; x < SIZE.width - 60; x += 1)
      if (x % 13 < 9 && (x + y) % 170 < 121) darken(page, { x, y, degrees });
  return page;
};

it.each([-3, -1, -0.4, 0, 0.25, 1, 2.6])("finds that lines are tilted by %s degrees", (degrees) => {
  expect(findTilt(drawLines(degrees))).toBeCloseTo(degrees, 0);
  expect(Math.abs(findTilt(drawLines(degrees)) - degrees)).toBeLessThan(0.11);
});

it("straightened lines are not tilted any more", () => {
  const tilted = drawLines(1.3);
  expect(Math.abs(findTilt(straighten(tilted, findTilt(tilted))))).toBeLessThan(0.11);
});

it("an empty page and one black all over are not tilted", () => {
  const page = whitePicture(300, 400);
  expect(findTilt(page)).toBe(0);
  page.gray.fill(0);
  expect(findTilt(page)).toBe(0);
});

it("a point keeps its distance from the middle when it is turned", () => {
  const number = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(number, number, fc.double({ min: -3, max: 3, noNaN: true }), (x, y, degrees) => {
      const [across, down] = toTilted(x, y, { ...SIZE, degrees });
      const [middleX, middleY] = [SIZE.width / 2, SIZE.height / 2];
      expect(Math.hypot(across - middleX, down - middleY)).toBeCloseTo(
        Math.hypot(x - middleX, y - middleY),
        6,
      );
    }),
  );
});
