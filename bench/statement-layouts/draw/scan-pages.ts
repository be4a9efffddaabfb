import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { makeRandom } from "../facts/random.ts";
import type { Random } from "../facts/random.ts";

const DPI = 200;
const POINTS_PER_INCH = 72;
const PAPER = 238;
const INK = 30;
const NOISE = 14;

type Page = { width: number; height: number; gray: Buffer };

/** A picture as poppler writes it: three numbers as text, then the dots. */
const readPgm = (bytes: Buffer): Page => {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString("latin1"));
  if (head === null) throw new Error("poppler wrote another kind of picture");
  return { width: Number(head[1]), height: Number(head[2]), gray: bytes.subarray(head[0].length) };
};

const printPages = (bytes: Uint8Array): Page[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "scan-"));
  try {
    writeFileSync(path.join(folder, "file.pdf"), bytes);
    const [file, page] = [path.join(folder, "file.pdf"), path.join(folder, "page")];
    execFileSync("pdftoppm", ["-r", String(DPI), "-gray", file, page], { stdio: "ignore" });
    const names = readdirSync(folder).filter((name) => name.endsWith(".pgm"));
    return names.toSorted().map((name) => readPgm(readFileSync(path.join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Roughly as the dots of a scanner stray: the sum of four throws. */
const stray = (random: Random): number => {
  let sum = 0;
  for (let at = 0; at < 4; at += 1) sum += random.int(-100, 100);
  return (sum / 115) * NOISE;
};

/** The page laid aslant on the glass, grey on grey, with noise. */
const scanPage = ({ width, height, gray }: Page, degrees: number, random: Random): Page => {
  const scanned = Buffer.alloc(width * height);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (gray[y * width + x] ?? 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [u, v] = [width / 2 + dx * cosine + dy * sine, height / 2 - dx * sine + dy * cosine];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const above = at(left, top) * (left + 1 - u) + at(left + 1, top) * (u - left);
      const below = at(left, top + 1) * (left + 1 - u) + at(left + 1, top + 1) * (u - left);
      const light = above * (top + 1 - v) + below * (v - top);
      const seen = INK + (light / 255) * (PAPER - INK) + stray(random);
      scanned[y * width + x] = Math.max(0, Math.min(255, Math.round(seen)));
    }
  return { width, height, gray: scanned };
};

const toStream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${String(bytes.length)}>>stream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/** A PDF whose pages are pictures and nothing else. */
const bind = (pages: readonly Page[]): Uint8Array => {
  const objects: (string | Buffer)[] = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${String(pages.length)}/Kids[${pages.map((_, at) => `${String(3 + at * 3)} 0 R`).join(" ")}]>>`,
  ];
  for (const [at, { width, height, gray }] of pages.entries()) {
    const [wide, high] = [(width * POINTS_PER_INCH) / DPI, (height * POINTS_PER_INCH) / DPI];
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${String(wide)} ${String(high)}]/Contents ${String(4 + at * 3)} 0 R/Resources<</XObject<</I ${String(5 + at * 3)} 0 R>>>>>>`,
      toStream("", Buffer.from(`${String(wide)} 0 0 ${String(high)} 0 0 cm /I Do`)),
      toStream(
        `/Type/XObject/Subtype/Image/Width ${String(width)}/Height ${String(height)}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
        deflateSync(gray, { level: 1 }),
      ),
    );
  }
  const parts = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${String(at + 1)} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]),
  );
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), ...parts, Buffer.from("trailer<</Root 1 0 R>>\n%%EOF\n")]);
};

/** The PDF printed and scanned at 200 dpi: grey and noisy, each page tilted by one degree one way or the other. */
export const scanPages = (bytes: Uint8Array, name: string): Uint8Array => {
  const random = makeRandom(`scan-${name}`);
  return bind(printPages(bytes).map((page) => scanPage(page, random.chance(0.5) ? 1 : -1, random)));
};
