import type { Picture } from "./picture.ts";

/** Dots with one to four values each, side by side: grey, grey and cover, colours, colours and cover. */
export type Dots = { width: number; height: number; data: ArrayLike<number>; channels: number };

/** How bright a colour looks, in 256ths. */
const RED = 77;
const GREEN = 150;
const BLUE = 29;

/** Colours as the eye sees their brightness; what is not covered is the white of paper. */
export const toGray = ({ width, height, data, channels }: Dots): Picture => {
  const gray = new Uint8Array(width * height);
  const coloured = channels >= 3;
  const covered = channels === 2 || channels === 4;
  for (let at = 0, from = 0; at < gray.length; at += 1, from += channels) {
    const first = data[from] ?? 255;
    const light = coloured
      ? (first * RED + (data[from + 1] ?? 255) * GREEN + (data[from + 2] ?? 255) * BLUE) >> 8
      : first;
    const cover = covered ? (data[from + channels - 1] ?? 255) : 255;
    gray[at] = cover === 255 ? light : 255 - (((255 - light) * cover) >> 8);
  }
  return { width, height, gray };
};

/** Dots of one bit each, rows padded to whole bytes; `white` is the bit that leaves the paper bare. */
export const bitsToGray = ({ width, height, data }: Omit<Dots, "channels">, white: 0 | 1): Picture => {
  const gray = new Uint8Array(width * height);
  const perRow = (width + 7) >> 3;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const bit = ((data[y * perRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      gray[at] = bit === white ? 255 : 0;
    }
  return { width, height, gray };
};
