import { convertIndexedToRgb, decode } from "fast-png";
import type { DecodedPng } from "fast-png";
import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Refusal } from "../../parsed-file.ts";
import { findQuarterTurns } from "./exif-turn.ts";
import { DOTS_MAX, SCANNED_PAGES_MAX, TOO_MANY_PAGES } from "./picture.ts";
import type { Picture, Size } from "./picture.ts";
import { toGray } from "./to-gray.ts";
import { isSideways, turnPicture } from "./turn-picture.ts";

/** Why a picture cannot be decoded. */
export const DAMAGED_PICTURE: Refusal = {
  code: "unreadable",
  ...say("picture_damaged"),
};
const UNKNOWN: Refusal = {
  code: "unreadable",
  ...say("picture_unknown"),
};
const TOO_LARGE: Refusal = {
  code: "too_large",
  ...say("picture_too_large"),
};

type Jpeg = Size & {
  parse(bytes: Uint8Array): void;
  getData(options: Size & { forceRGB: boolean }): Uint8ClampedArray;
};
type JpegLibrary = {
  JpegImage: { new (): Jpeg; canUseImageDecoder(bytes: Uint8Array): Size | null };
};
/** It comes without types. */
const DECODERS: string = "pdfjs-dist/image_decoders/pdf.image_decoders.mjs";

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
const isTiff = ([first, second]: Uint8Array): boolean =>
  first === second && (first === 0x49 || first === 0x4d);

const isEmpty = ({ width, height }: Size): boolean => width === 0 || height === 0;
const isTooLarge = ({ width, height }: Size): boolean => width * height > DOTS_MAX;

const PNG_WIDTH_AT = 16;
const sizeOfPng = (bytes: Uint8Array): Size => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_WIDTH_AT + 4) };
};

/** One value a byte: samples of less are drawn out to the whole range, of more cut. */
const toBytes = ({ data, depth, width, height, channels }: DecodedPng): Uint8Array => {
  if (depth === 16) return Uint8Array.from(data, (value) => value >> 8);
  if (depth === 8) return Uint8Array.from(data);
  const bytes = new Uint8Array(width * height * channels);
  const [perRow, most] = [Math.ceil((width * channels * depth) / 8), 2 ** depth - 1];
  for (let at = 0; at < bytes.length; at += 1) {
    const [row, column] = [Math.floor(at / (width * channels)), (at % (width * channels)) * depth];
    const byte = data[row * perRow + (column >> 3)] ?? 0;
    bytes[at] = (((byte >> (8 - depth - (column & 7))) & most) * 255) / most;
  }
  return bytes;
};

const readPng = (bytes: Uint8Array): Picture => {
  const png = decode(bytes);
  const { width, height, channels } = png;
  if (png.palette === undefined) return toGray({ width, height, data: toBytes(png), channels });
  const data = convertIndexedToRgb(png);
  return toGray({ width, height, data, channels: data.length / (width * height) });
};

const readJpeg = (bytes: Uint8Array, { JpegImage }: JpegLibrary): Picture => {
  const jpeg = new JpegImage();
  jpeg.parse(bytes);
  const { width, height } = jpeg;
  const data = jpeg.getData({ width, height, forceRGB: true });
  return turnPicture(toGray({ width, height, data, channels: 3 }), findQuarterTurns(bytes));
};

// It comes without types.
const loadDecoders = async (): Promise<JpegLibrary> => (await import(DECODERS)) as JpegLibrary;
const loadTiff = async () => (await import("./open-tiff.ts")).openTiff;

/** How wide and high a JPEG is as it is shown; null where that cannot be told without decoding it. */
const sizeOfJpeg = (bytes: Uint8Array, { JpegImage }: JpegLibrary): Size | null => {
  const size = JpegImage.canUseImageDecoder(bytes);
  const sideways = size !== null && isSideways(findQuarterTurns(bytes));
  return sideways ? { width: size.height, height: size.width } : size;
};

/** How wide and high each page of a picture file is as it is shown, without decoding it; null where it is another kind or damaged. */
export const readPictureSizes = async (bytes: Uint8Array): Promise<Size[] | null> => {
  try {
    if (isPng(bytes)) return [sizeOfPng(bytes)];
    if (isTiff(bytes)) return (await loadTiff())(bytes).sizes;
    const size = isJpeg(bytes) ? sizeOfJpeg(bytes, await loadDecoders()) : null;
    return size === null ? null : [size];
  } catch {
    return null;
  }
};

/** The pages of a picture file, counted from 1; drawing one throws where it is damaged. */
export type OpenPicture = { readonly sizes: readonly Size[]; readonly draw: (page: number) => Picture };

const onePage = (picture: Picture): OpenPicture => ({ sizes: [picture], draw: () => picture });

const open = async (bytes: Uint8Array): Promise<OpenPicture> => {
  if (isTiff(bytes)) return (await loadTiff())(bytes);
  return onePage(isPng(bytes) ? readPng(bytes) : readJpeg(bytes, await loadDecoders()));
};

/** Opens a JPEG, PNG or TIFF file, upright as its camera or scanner says; refused when it is another kind, damaged or too large. */
export const openPictureFile = async (bytes: Uint8Array): Promise<Result<OpenPicture, Refusal>> => {
  if (!isPng(bytes) && !isJpeg(bytes) && !isTiff(bytes)) return err(UNKNOWN);
  const sizes = await readPictureSizes(bytes);
  if (sizes === null || sizes.length === 0 || sizes.some(isEmpty)) return err(DAMAGED_PICTURE);
  if (sizes.some(isTooLarge)) return err(TOO_LARGE);
  if (sizes.length > SCANNED_PAGES_MAX) return err(TOO_MANY_PAGES);
  try {
    return ok(await open(bytes));
  } catch {
    return err(DAMAGED_PICTURE);
  }
};
