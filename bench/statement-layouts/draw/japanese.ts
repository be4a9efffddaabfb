import type { Sheet } from "./sheet.ts";

/** Draws Japanese with a font that is named but not in the file; the reader must know it by its encoding. */
export type JapaneseText = {
  text: (x: number, y: number, words: string, size?: number) => void;
  /** The end of the words at x. */
  right: (x: number, y: number, words: string, size?: number) => void;
};

type Ref = { write: (chunk: string) => void; end: (chunk?: string) => void };
// pdfkit's own building blocks, which its types leave out.
type Blocks = { ref: (data: object) => Ref; addContent: (text: string) => void };

const NAME = "JP1";
const isNarrow = (sign: string): boolean => (sign.codePointAt(0) ?? 0) < 127;
const widthOf = (words: string, size: number): number =>
  Array.from(words).reduce((sum, sign) => sum + (isNarrow(sign) ? 0.5 : 1), 0) * size;
const toHex = (words: string): string =>
  Array.from(words)
    .map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))
    .join("");

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Plain def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${Math.ceil(0x100 / 100)} beginbfrange
${Array.from({ length: 3 }, (_, block) => `<${(block * 0x60 + 0x20).toString(16).padStart(4, "0")}> <${(block * 0x60 + 0x7f).toString(16).padStart(4, "0")}> <${(block * 0x60 + 0x20).toString(16).padStart(4, "0")}>`).join("\n")}
endbfrange
100 beginbfrange
${Array.from({ length: 100 }, (_, block) => 0x3000 + block * 0x100)
  .map((at) => `<${at.toString(16)}> <${(at + 0xff).toString(16)}> <${at.toString(16)}>`)
  .join("\n")}
endbfrange
100 beginbfrange
${Array.from({ length: 100 }, (_, block) => (0x9400 + block * 0x100) % 0x10000)
  .map(
    (at) =>
      `<${at.toString(16).padStart(4, "0")}> <${(at + 0xff).toString(16).padStart(4, "0")}> <${at.toString(16).padStart(4, "0")}>`,
  )
  .join("\n")}
endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

const makeFont = (blocks: Blocks, encoding: "Identity-H" | "UniJIS-UCS2-HW-H"): Ref => {
  const descriptor = blocks.ref({
    Type: "FontDescriptor",
    FontName: "KozGoPr6N-Regular",
    Flags: 4,
    FontBBox: [0, -200, 1000, 900],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 700,
    StemV: 80,
  });
  descriptor.end();
  const isPlain = encoding === "Identity-H";
  const descendant = blocks.ref({
    Type: "Font",
    Subtype: isPlain ? "CIDFontType2" : "CIDFontType0",
    BaseFont: "KozGoPr6N-Regular",
    FontDescriptor: descriptor,
    DW: 1000,
    CIDSystemInfo: isPlain
      ? { Registry: new String("Adobe"), Ordering: new String("Identity"), Supplement: 0 }
      : { Registry: new String("Adobe"), Ordering: new String("Japan1"), Supplement: 2 },
    W: isPlain ? [32, 126, 500] : [1, 95, 500, 231, 632, 500],
  });
  descendant.end();
  const unicode = isPlain ? blocks.ref({}) : undefined;
  unicode?.end(TO_UNICODE);
  const font = blocks.ref({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: "KozGoPr6N-Regular",
    Encoding: encoding,
    DescendantFonts: [descendant],
    ...(unicode === undefined ? {} : { ToUnicode: unicode }),
  });
  font.end();
  return font;
};

/** `Identity-H` carries its own table of letters, `UniJIS-UCS2-HW-H` is one of the tables that every reader brings. */
export const makeJapanese = (sheet: Sheet, encoding: "Identity-H" | "UniJIS-UCS2-HW-H"): JapaneseText => {
  // See the type above.
  const blocks = sheet.pdf as unknown as Blocks;
  const font = makeFont(blocks, encoding);
  const text = (x: number, y: number, words: string, size = 9): void => {
    Object.assign(sheet.pdf.page.fonts, { [NAME]: font });
    sheet.pdf.save();
    sheet.pdf.transform(1, 0, 0, -1, 0, sheet.height);
    blocks.addContent(
      `BT 0 g 1 0 0 1 ${x.toFixed(2)} ${(sheet.height - y - size * 0.88).toFixed(2)} Tm /${NAME} ${size} Tf <${toHex(words)}> Tj ET`,
    );
    sheet.pdf.restore();
  };
  return { text, right: (x, y, words, size = 9) => text(x - widthOf(words, size), y, words, size) };
};
