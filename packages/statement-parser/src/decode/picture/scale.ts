import type { Picture } from "./picture.ts";
import { sample } from "./picture.ts";

/** The mean of the dots that fall into one of the smaller picture. */
const shrink = (picture: Picture, width: number, height: number): Picture => {
  const sums = new Float64Array(width * height);
  const counts = new Uint32Array(width * height);
  const columns = Uint32Array.from({ length: picture.width }, (_, x) =>
    Math.min(width - 1, Math.floor((x * width) / picture.width)),
  );
  for (let y = 0, from = 0; y < picture.height; y += 1) {
    const row = Math.min(height - 1, Math.floor((y * height) / picture.height)) * width;
    for (let x = 0; x < picture.width; x += 1, from += 1) {
      const at = row + (columns[x] ?? 0);
      sums[at] = (sums[at] ?? 0) + (picture.gray[from] ?? 255);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return {
    width,
    height,
    gray: Uint8Array.from(sums, (sum, at) => Math.round(sum / Math.max(1, counts[at] ?? 1))),
  };
};

const grow = (picture: Picture, width: number, height: number): Picture => {
  const gray = new Uint8Array(width * height);
  const [across, down] = [picture.width / width, picture.height / height];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      gray[at] = sample(picture, (x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5);
  return { width, height, gray };
};

/** Shrinking by less than this would mix dots unevenly. */
const NEARLY = 0.75;

/** The picture at another size: dots are averaged or drawn out. */
export const scale = (picture: Picture, factor: number): Picture => {
  if (Math.abs(factor - 1) < 0.02) return picture;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  return factor < NEARLY ? shrink(picture, width, height) : grow(picture, width, height);
};
