import { deflateSync } from "node:zlib";
import { assemble, makeScan, toStream } from "./make-scan.ts";

const MEBIBYTE = 2 ** 20;

const CATALOGUE = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

/** A page that is one grey picture, as a scan is: nothing in it can be read as text. */
export const makePictureOfText = (): Uint8Array => {
  const [width, height] = [120, 160];
  const gray = Buffer.alloc(width * height, 0xff);
  for (let line = 10; line < height; line += 8) gray.fill(0x20, line * width + 10, line * width + 90);
  return makeScan({ width, height, gray });
};

/** A page of some thousand bytes whose drawing commands inflate to `mebibytes`. */
export const makeInflatingPage = (mebibytes = 400): Uint8Array => {
  const filling = deflateSync(Buffer.alloc(mebibytes * MEBIBYTE, " "), { level: 9 });
  return assemble([
    CATALOGUE,
    ONE_PAGE,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
    toStream("/Filter [/FlateDecode /FlateDecode]", deflateSync(filling, { level: 9 })),
  ]);
};

/** A tree of pages that leads back into itself. */
export const makeEndlessPageTree = (): Uint8Array =>
  assemble([
    CATALOGUE,
    "<< /Type /Pages /Kids [3 0 R] /Count 1000 >>",
    "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 1000 >>",
  ]);

/** A tree of `count` pages with nothing on them. */
export const makeEmptyPages = (count = 10_000): Uint8Array =>
  assemble([
    CATALOGUE,
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(" ")}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>"),
  ]);

/** The beginning of a file, as a broken download leaves it. */
export const cutShort = (bytes: Uint8Array, share = 0.5): Uint8Array =>
  bytes.slice(0, Math.floor(bytes.length * share));
