import { crc32, deflateSync } from "node:zlib";
import type { Dice } from "./dice.ts";
import type { Make } from "./make-texts.ts";
import { makeWords } from "./odd-words.ts";

const toBytes = (text: string): Buffer => Buffer.from(text, "latin1");

/** Objects as a PDF; its table of places is right, shifted, missing or leads back into itself. */
const toPdf = (objects: readonly Buffer[], dice: Dice, trailer = ""): Buffer => {
  const shift = dice.chance(0.85) ? 0 : dice.below(200) - 100;
  const parts = [toBytes(`%PDF-${dice.pick(["1.4", "1.7", "2.0", "9.9"])}\n`)];
  const places: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, index) => {
    const part = Buffer.concat([toBytes(`${String(index + 1)} 0 obj\n`), object, toBytes("\nendobj\n")]);
    places.push(at + shift);
    parts.push(part);
    at += part.length;
  });
  const table = places.map((place) => `${String(Math.max(0, place)).padStart(10, "0")} 00000 n \n`).join("");
  const prev = dice.chance(0.1) ? `/Prev ${String(at)}` : "";
  parts.push(
    toBytes(
      `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${table}trailer << /Size ${dice.pick([String(objects.length + 1), "1", "999999999"])} /Root 1 0 R ${prev} ${trailer} >>\nstartxref\n${dice.pick([String(at), String(at), String(at), "0", "99999999999", String(dice.below(at))])}\n%%EOF`,
    ),
  );
  return Buffer.concat(dice.chance(0.9) ? parts : parts.slice(0, -1));
};

const toStream = (bytes: Buffer, keys: string, dice: Dice): Buffer =>
  Buffer.concat([
    toBytes(
      `<< /Length ${dice.chance(0.9) ? String(bytes.length) : dice.pick(["0", "-1", "999999999", "7 0 R"])} ${keys} >>\nstream\n`,
    ),
    bytes,
    toBytes("\nendstream"),
  ]);

const FILTERS = [
  "/FlateDecode",
  "/LZWDecode",
  "/ASCIIHexDecode",
  "/ASCII85Decode",
  "/RunLengthDecode",
  "/CCITTFaxDecode",
  "/JBIG2Decode",
  "/JPXDecode",
  "/DCTDecode",
  "/Crypt",
  "/Nope",
];
const BOXES = [
  "[0 0 595 842]",
  "[0 0 595 842]",
  "[0 0 595 842]",
  "[0 0 1e30 1e30]",
  "[0 0 0 0]",
  "[842 595 0 0]",
  "[0 0 1e-9 1]",
  "[NaN]",
  "[-9e9 -9e9 9e9 9e9]",
  "(x)",
  "9 0 R",
];

const toShow = (text: string): string => `(${text.replaceAll(/[\\()]/g, "\\$&")}) Tj`;
const writePage = (dice: Dice): string => {
  const words = makeWords(dice);
  const line = (y: number): string =>
    `BT /F1 9 Tf 50 ${String(y)} Td ${toShow(words.date())} 90 0 Td ${toShow(words.text())} 250 0 Td ${toShow(words.amount())} ET\n`;
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => line(800 - (at % 70) * 11)).join("");
  const far = dice.pick(["1e9", "-1e9", "1e38", "NaN", "0.00000001", "99999999999999999999"]);
  const command = dice.pick([
    "q ",
    "Q ",
    "BT ",
    "ET ",
    "/X1 Do ",
    "0 0 m 1 1 l S ",
    "[(a)-99999(b)]TJ ",
    "1 0 0 1 1 1 cm ",
    "W n ",
    "( ) Tj ",
    "/F1 0 Tf ",
    "BI /W 1 /H 1 ID x EI ",
    "0 0 1e9 1e9 re f ",
    "[ ",
    "<< ",
  ]);
  return dice.pick([
    () => lines(dice.size(3000)),
    () => lines(20) + command.repeat(dice.size(200_000)) + lines(2),
    () => `BT /F1 ${far} Tf ${far} ${far} Td ${toShow("1.00")} ET ${lines(20)}`,
    () => `${far} 0 0 ${far} ${far} 0 cm ${lines(20)}`,
    () => `BT /F1 9 Tf 50 700 Td ${toShow(words.long(100_000))} ET ${lines(3)}`,
    () =>
      `BT /F1 9 Tf ${Array.from({ length: dice.size(20_000) }, () => `1 0 0 1 ${String(dice.below(595))} ${String(dice.below(842))} Tm ${toShow(String(dice.below(10)))}`).join(" ")} ET`,
    () =>
      lines(70).replaceAll(
        " 9 Tf",
        ` ${String(dice.below(90))} Tf 0 ${String(dice.below(9))} -${String(dice.below(9))} 0 0 0 Tm`,
      ),
  ])();
};

const FONTS = [
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>",
  "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /W [0 65535 500 0 [1e30]] /DW 1e9 >>] /ToUnicode 7 0 R >>",
  "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [0 0 0 0 0 0] /CharProcs << /a 4 0 R >> /Encoding << /Differences [0 /a /a] >> /FirstChar 0 /LastChar 99999999 /Widths [1] >>",
  "<< /Type /Font /Subtype /TrueType /BaseFont /B /FontDescriptor << /FontFile2 7 0 R >> >>",
  "6 0 R",
  "null",
];
const MAPS = [
  "begincmap 1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange endcmap",
  `begincmap ${"1 beginbfrange <0000> <FFFF> <0041> endbfrange ".repeat(200)}endcmap`,
  "begincmap 1 beginbfchar <41> <> endbfchar endcmap",
  "usecmap /Identity-H usecmap",
  "\0\u0001\0\0\0\u00ff",
];

const pdf: Make = (dice) => {
  const content = toBytes(writePage(dice));
  const [bytes, keys] = dice.pick([
    () => [content, ""] as const,
    () => [content, ""] as const,
    () => [deflateSync(content), "/Filter /FlateDecode"] as const,
    () =>
      [
        deflateSync(content),
        `/Filter /FlateDecode /DecodeParms << /Predictor ${dice.pick(["15", "2", "99", "-1"])} /Columns ${dice.pick(["1", "0", "2000000000", "-5"])} >>`,
      ] as const,
    () =>
      [
        dice.bytes(500),
        `/Filter [${Array.from({ length: dice.size(50) }, () => dice.pick(FILTERS)).join(" ")}]`,
      ] as const,
  ])();
  const side = dice.pick(["100000", "65535", "1", "-1", "0"]);
  const drawing = toStream(
    toBytes(dice.pick(["/X1 Do /X1 Do", writePage(dice).slice(0, 5000)])),
    "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X1 8 0 R >> >>",
    dice,
  );
  const picture = toStream(
    dice.bytes(300),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent ${dice.pick(["1", "8", "99"])} /ColorSpace /DeviceGray /Filter ${dice.pick(FILTERS)}`,
    dice,
  );
  const kids = dice.pick([
    "[3 0 R]",
    "[3 0 R]",
    "[3 0 R]",
    "[2 0 R 3 0 R]",
    `[${"3 0 R ".repeat(dice.size(3000))}]`,
    "[]",
    "3 0 R",
    "[99 0 R 3 0 R]",
  ]);
  const objects = [
    toBytes(
      `<< /Type /Catalog /Pages 2 0 R ${dice.pick(["", "", "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>", "/AcroForm << /XFA 4 0 R >>", "/Outlines 1 0 R", `/Names ${"[".repeat(500)}`])} >>`,
    ),
    toBytes(`<< /Type /Pages /Kids ${kids} /Count ${dice.pick(["1", "1", "1", "-1", "2147483647", "0"])} >>`),
    toBytes(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${dice.pick(BOXES)} /Rotate ${dice.pick(["0", "0", "90", "45", "1e9"])} /UserUnit ${dice.pick(["1", "1", "1e9", "-1"])} /Contents ${dice.pick(["4 0 R", "4 0 R", `[${"4 0 R ".repeat(dice.size(300))}]`])} /Resources << /Font << /F1 5 0 R >> /XObject << /X1 8 0 R >> >> >>`,
    ),
    toStream(bytes, keys, dice),
    toBytes(dice.pick(FONTS)),
    toBytes("6 0 R"),
    toStream(toBytes(dice.pick(MAPS)), "", dice),
    dice.pick([drawing, picture]),
  ];
  const encrypted = dice.chance(0.06)
    ? `/Encrypt << /Filter /Standard /V ${String(dice.below(7))} /R ${String(dice.below(8))} /O (${"x".repeat(32)}) /U (${"y".repeat(32)}) /P -1 /Length ${dice.pick(["40", "128", "0", "99999"])} >> /ID [(a)(b)]`
    : "";
  return { name: "pages.pdf", bytes: toPdf(objects, dice, encrypted) };
};

const toChunk = (kind: string, data: Buffer, dice: Dice): Buffer => {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(dice.chance(0.95) ? data.length : 0xff_ff_ff_ff);
  const body = Buffer.concat([toBytes(kind), data]);
  check.writeUInt32BE(dice.chance(0.95) ? crc32(body) : 0);
  return Buffer.concat([length, body, check]);
};
const png: Make = (dice) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(dice.pick([100, 1, 0, 20_000, 65_535, 0xff_ff_ff_ff, 0x7f_ff_ff_ff]), 0);
  head.writeUInt32BE(dice.pick([100, 1, 0, 20_000, 65_535, 0xff_ff_ff_ff]), 4);
  head.set([dice.pick([1, 8, 16, 99]), dice.pick([0, 2, 3, 6, 77]), 0, 0, dice.below(2)], 8);
  const pixels = deflateSync(Buffer.alloc(dice.size(200_000_000), dice.below(256)));
  return {
    name: dice.pick(["photo.png", "photo.jpg", "photo.pdf"]),
    bytes: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      toChunk("IHDR", head, dice),
      toChunk("IDAT", pixels, dice),
      toChunk("IEND", Buffer.alloc(0), dice),
    ]),
  };
};
const jpeg: Make = (dice) => {
  const side = dice.pick([0, 1, 5000, 65_535]);
  const frame = Buffer.from([
    0xff,
    dice.pick([0xc0, 0xc2, 0xc9, 0xc3]),
    0,
    17,
    8,
    side >> 8,
    side & 255,
    side >> 8,
    side & 255,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  ]);
  return {
    name: "photo.jpg",
    bytes: Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      frame,
      Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
      dice.bytes(dice.size(20_000)),
      Buffer.from([0xff, 0xd9]),
    ]),
  };
};

export const PAGES: Readonly<Record<string, Make>> = { pdf, png, jpeg };
