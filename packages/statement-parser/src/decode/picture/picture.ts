import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";

export type Size = { width: number; height: number };

/** A page as dots from its top left, row by row; 0 is black, 255 white. */
export type Picture = Size & { gray: Uint8Array };

/** More dots than a page scanned at 600 dpi has. */
export const DOTS_MAX = 40_000_000;

/** More would take the better part of an hour. */
export const SCANNED_PAGES_MAX = 60;

export const TOO_MANY_PAGES: Refusal = {
  code: "too_large",
  ...say("too_many_pictures", { most: SCANNED_PAGES_MAX }),
};

export const whitePicture = (width: number, height: number): Picture => ({
  width,
  height,
  gray: new Uint8Array(width * height).fill(255),
});

/** The brightness at a point between dots; white outside. */
export const sample = ({ width, height, gray }: Picture, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= width || row >= height
      ? 255
      : (gray[row * width + column] ?? 255);
  }
  const at = top * width + left;
  const [right, down] = [x - left, y - top];
  const above = (gray[at] ?? 0) * (1 - right) + (gray[at + 1] ?? 0) * right;
  const below = (gray[at + width] ?? 0) * (1 - right) + (gray[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
};
