import type { Picture } from "./picture.ts";
import { sample } from "./picture.ts";
import { scale } from "./scale.ts";

const TILT_MAX = 3;
const COARSE = 0.25;
const FINE = 0.05;
/** So small that a line of text is a few dots high, and so large that lines stay apart. */
const SMALL_WIDTH = 900;
const POINTS_MAX = 80_000;
const DARKER_THAN = 0.72;
const RADIANS = Math.PI / 180;

const meanOf = (gray: Uint8Array): number => {
  let sum = 0;
  for (const value of gray) sum += value;
  return sum / Math.max(1, gray.length);
};

/** Places of dark dots, x and y in turns; of very many every so many. */
const listDark = ({ width, height, gray }: Picture): Int32Array => {
  const limit = meanOf(gray) * DARKER_THAN;
  const points: number[] = [];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) if ((gray[at] ?? 255) < limit) points.push(x, y);
  const step = Math.max(1, Math.ceil(points.length / 2 / POINTS_MAX));
  if (step === 1) return Int32Array.from(points);
  return Int32Array.from(points.filter((_, at) => Math.floor(at / 2) % step === 0));
};

/** Lines of text stand out most when they are looked along: then the dark is in few rows, and those hold much. */
const weighTilt = (points: Int32Array, degrees: number, rows: number): number => {
  const slope = Math.tan(degrees * RADIANS);
  const counts = new Float64Array(rows * 3);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) + rows;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let weight = 0;
  for (let row = 1; row < counts.length; row += 1)
    weight += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return weight;
};

/** By how many degrees clockwise the lines of a page are tilted, at most 3 either way; 0 where it has none. */
export const findTilt = (picture: Picture): number => {
  const small = scale(picture, Math.min(1, SMALL_WIDTH / picture.width));
  const points = listDark(small);
  let [best, most] = [0, weighTilt(points, 0, small.height)];
  const look = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const weight = weighTilt(points, degrees, small.height);
      if (weight > most) [best, most] = [degrees, weight];
    }
  };
  look(-TILT_MAX, TILT_MAX, COARSE);
  look(best - COARSE, best + COARSE, FINE);
  return Math.round(best / FINE) * FINE;
};

/** Where a point of the straightened picture stands on the tilted one. */
export const toTilted = (
  x: number,
  y: number,
  { width, height, degrees }: { width: number; height: number; degrees: number },
): readonly [number, number] => {
  const [across, down] = [x - width / 2, y - height / 2];
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  return [width / 2 + across * cosine - down * sine, height / 2 + across * sine + down * cosine];
};

/** The picture turned back by its tilt. */
export const straighten = (picture: Picture, degrees: number): Picture => {
  if (degrees === 0) return picture;
  const { width, height } = picture;
  const gray = new Uint8Array(width * height);
  const [stepX, stepY] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  for (let row = 0, at = 0; row < height; row += 1) {
    let [x, y] = toTilted(0, row, { width, height, degrees });
    for (let column = 0; column < width; column += 1, at += 1) {
      gray[at] = sample(picture, x, y);
      x += stepX;
      y += stepY;
    }
  }
  return { width, height, gray };
};
