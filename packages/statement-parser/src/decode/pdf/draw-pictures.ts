import type { Picture } from "../picture/picture.ts";
import { sample, whitePicture } from "../picture/picture.ts";
import { scale } from "../picture/scale.ts";
import { bitsToGray, toGray } from "../picture/to-gray.ts";
import type { PdfLibrary, PdfOperators, PdfPage } from "./load-pdfjs.ts";
import { apply, multiply, toMatrix } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** What pdf.js hands out as a picture: dots in one of its three kinds. */
type PdfImage = { width: number; height: number; kind?: number; data?: ArrayLike<number> | string };
type Placed = { image: PdfImage; map: Matrix; mask: boolean };

const KIND_BITS = 1;
const KIND_COLOURS = 2;
const KIND_COVERED = 3;
const DEPTH_MAX = 200;
const PICTURES_MAX = 200;

type Objects = PdfPage["objs"];

/** Pictures come after the commands that draw them. */
const waitFor = (page: PdfPage, name: string): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const objects: Objects = name.startsWith("g_") ? page.commonObjs : page.objs;
  objects.get(name, resolve);
  return promise;
};

const findImage = async (page: PdfPage, named: unknown): Promise<PdfImage | null> => {
  // A name, or a picture as pdf.js gives it; which of them is asked below.
  const inner = (named as PdfImage | null)?.data;
  const name = typeof named === "string" ? named : inner;
  const image = (typeof name === "string" ? await waitFor(page, name) : named) as PdfImage | null;
  return image === null || typeof image !== "object" || typeof image.data !== "object" ? null : image;
};

/** The pictures that a page draws, each with the map from the unit square to the page. */
const listPlaced = async (
  { OPS }: PdfLibrary,
  { fnArray, argsArray }: PdfOperators,
  map: Matrix,
  page: PdfPage,
): Promise<Placed[]> => {
  const placed: Placed[] = [];
  const stack: Matrix[] = [];
  let state = map;
  const move = (matrix: unknown): void => {
    const inner = toMatrix(matrix);
    if (inner !== null) state = multiply(state, inner);
  };
  for (const [at, code] of fnArray.entries()) {
    // Every command has a list, or nothing.
    const args = (argsArray[at] ?? []) as readonly unknown[];
    const begins = code === OPS["paintFormXObjectBegin"];
    if (code === OPS["save"] || begins) {
      if (stack.length < DEPTH_MAX) stack.push(state);
      if (begins) move(args[0]);
    } else if (code === OPS["restore"] || code === OPS["paintFormXObjectEnd"]) state = stack.pop() ?? state;
    else if (code === OPS["transform"]) move(args);
    const mask = code === OPS["paintImageMaskXObject"];
    const drawn = mask || code === OPS["paintImageXObject"] || code === OPS["paintInlineImageXObject"];
    if (!drawn || placed.length === PICTURES_MAX) continue;
    const image = await findImage(page, args[0]);
    if (image !== null) placed.push({ image, map: state, mask });
  }
  return placed;
};

const readDots = ({ image, mask }: Placed): Picture | null => {
  const { width, height, kind, data } = image;
  if (data === undefined || typeof data === "string") return null;
  if (mask) return bitsToGray({ width, height, data }, 1);
  if (kind === KIND_BITS) return bitsToGray({ width, height, data }, 0);
  if (kind === KIND_COLOURS) return toGray({ width, height, data, channels: 3 });
  return kind === KIND_COVERED ? toGray({ width, height, data, channels: 4 }) : null;
};

const invert = ([a, b, c, d, e, f]: Matrix): Matrix | null => {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
};

/** Draws one picture over what is there; its first row is the top of the unit square. */
const drawOne = (onto: Picture, placed: Placed, perPoint: number): void => {
  const dots = readDots(placed);
  if (dots === null) return;
  const map = multiply([perPoint, 0, 0, perPoint, 0, 0], placed.map);
  const across = Math.hypot(map[0], map[1]) / dots.width;
  // Sampled as they are, finer dots would be skipped.
  const source = across < 0.75 ? scale(dots, across) : dots;
  const back = invert(multiply(map, [1 / source.width, 0, 0, -1 / source.height, 0, 1]));
  if (back === null) return;
  const corners = [apply(map, 0, 0), apply(map, 1, 0), apply(map, 0, 1), apply(map, 1, 1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(onto.width, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(onto.height, Math.ceil(Math.max(...ys))),
  ];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const [u, v] = apply(back, x + 0.5, y + 0.5);
      if (u < 0 || v < 0 || u > source.width || v > source.height) continue;
      const light = sample(source, u - 0.5, v - 0.5);
      const at = y * onto.width + x;
      onto.gray[at] = placed.mask ? Math.min(onto.gray[at] ?? 255, light) : light;
    }
};

/** What the pictures of a page look like together, with `perPoint` dots a point; null where it has none. */
export const drawPictures = async (
  library: PdfLibrary,
  page: PdfPage,
  perPoint: number,
): Promise<Picture | null> => {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const map = toMatrix(transform);
  if (map === null) return null;
  const operators = await page.getOperatorList({ intent: "display", annotationMode: 0 });
  const placed = await listPlaced(library, operators, map, page);
  if (placed.length === 0) return null;
  const onto = whitePicture(Math.round(width * perPoint), Math.round(height * perPoint));
  for (const one of placed) drawOne(onto, one, perPoint);
  return onto;
};
