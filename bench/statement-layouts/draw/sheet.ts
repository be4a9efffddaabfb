import Pdf from "pdfkit";

export type SheetOptions = {
  size: [number, number];
  margin: number;
  /** The page lies on its side in the file and says that it is to be turned for reading. */
  rotate?: 90;
};

export type TextStyle = {
  font?: string;
  size?: number;
  color?: string;
  /** `right` puts the end of the text at x, `center` its middle. */
  align?: "left" | "right" | "center";
  /** Points between letters. */
  spacing?: number;
  /** Drawn twice with a hair's offset, as old printers make letters bold. */
  bold?: boolean;
  /** Wraps at this width. */
  width?: number;
};

/** Pages drawn by hand: text at points from the top left, with a note of the page of each row's amount. */
export type Sheet = {
  pdf: PDFKit.PDFDocument;
  width: number;
  height: number;
  page: () => number;
  addPage: () => void;
  text: (x: number, y: number, text: string, style?: TextStyle) => void;
  /** Draws the amount of a row. */
  amount: (id: number, at: readonly [number, number], text: string, style?: TextStyle) => void;
  /** Says that the amount of a row is drawn on this page by other means. */
  note: (id: number) => void;
  line: (x1: number, y1: number, x2: number, y2?: number) => void;
  box: (at: readonly [number, number, number, number], fill: string | null) => void;
  wrap: (text: string, width: number, style?: TextStyle) => string[];
};

const CLOCK = "2026-11-20T00:00:00Z";

type State = { page: number; pages: Map<number, number> };

const place = (pdf: PDFKit.PDFDocument, style: TextStyle): void => {
  pdf
    .font(style.font ?? "Helvetica")
    .fontSize(style.size ?? 9)
    .fillColor(style.color ?? "black");
};

const drawText = (
  pdf: PDFKit.PDFDocument,
  at: readonly [number, number],
  text: string,
  style: TextStyle,
): void => {
  place(pdf, style);
  const spacing = style.spacing ?? 0;
  const wide =
    style.align === undefined || style.align === "left" ? 0 : pdf.widthOfString(text) + spacing * text.length;
  const x = at[0] - (style.align === "right" ? wide : style.align === "center" ? wide / 2 : 0);
  const options = {
    characterSpacing: spacing,
    lineBreak: style.width !== undefined,
    ...(style.width === undefined ? {} : { width: style.width }),
  };
  pdf.text(text, x, at[1], options);
  if (style.bold === true) pdf.text(text, x + 0.3, at[1], options);
};

const wrapText = (pdf: PDFKit.PDFDocument, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && pdf.widthOfString(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The media lies on its side, the text stands along it, and the viewer is told to turn both. */
const addTurnedPage = (pdf: PDFKit.PDFDocument, [width, height]: readonly [number, number]): void => {
  pdf.addPage({ size: [height, width], margin: 0 });
  Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
  pdf.transform(0, -1, 1, 0, 0, width);
};

const makeSheet = (pdf: PDFKit.PDFDocument, options: SheetOptions, state: State): Sheet => {
  const text: Sheet["text"] = (x, y, words, style = {}) => drawText(pdf, [x, y], words, style);
  return {
    pdf,
    width: options.size[0],
    height: options.size[1],
    page: () => state.page,
    addPage: () => {
      state.page += 1;
      if (options.rotate === undefined) pdf.addPage();
      else addTurnedPage(pdf, options.size);
    },
    text,
    amount: (id, at, words, style) => {
      state.pages.set(id, state.page);
      text(at[0], at[1], words, style);
    },
    note: (id) => {
      state.pages.set(id, state.page);
    },
    line: (x1, y1, x2, y2 = y1) => {
      pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).strokeColor("#555555").stroke();
    },
    box: ([x, y, width, height], fill) => {
      if (fill === null) pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor("#555555").stroke();
      else pdf.rect(x, y, width, height).fillColor(fill).fill();
    },
    wrap: (words, width, style = {}) => {
      place(pdf, style);
      return wrapText(pdf, words, width);
    },
  };
};

/** Draws pages and gives their bytes with the page of every row. */
export const drawSheet = async (
  draw: (sheet: Sheet) => void,
  options: SheetOptions,
  security: PDFKit.PDFDocumentOptions = {},
): Promise<{ bytes: Uint8Array; pages: Map<number, number>; count: number }> => {
  const pdf = new Pdf({
    size: options.size,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    info: { CreationDate: new Date(CLOCK), Producer: "example.test", Creator: "example.test" },
    ...security,
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const state: State = { page: 0, pages: new Map() };
  const sheet = makeSheet(pdf, options, state);
  sheet.addPage();
  draw(sheet);
  pdf.end();
  await finished;
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages: state.pages, count: state.page };
};
