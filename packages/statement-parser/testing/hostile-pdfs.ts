import { deflateSync } from "node:zlib";

const MEBIBYTE = 2 ** 20;

/** Puts numbered objects (from 1) into a file; the first is the catalogue. */
const assemble = (objects: readonly (string | Buffer)[]): Uint8Array => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(length);
    parts.push(whole);
    length += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Uint8Array.from(Buffer.concat(parts));
};

const toStream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

const CATALOGUE = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

/** A page that is one grey picture, as a scan is: nothing in it can be read as text. */
export const makePictureOfText = (): Uint8Array => {
  const [width, height] = [120, 160];
  const dots = Buffer.alloc(width * height, 0xff);
  for (let line = 10; line < height; line += 8) dots.fill(0x20, line * width + 10, line * width + 90);
  return assemble([
    CATALOGUE,
    ONE_PAGE,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>",
    toStream("", Buffer.from("q 595 0 0 842 0 0 cm /I Do Q")),
    toStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      deflateSync(dots),
    ),
  ]);
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
