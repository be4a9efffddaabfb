import Pdf from "pdfkit";
import { type Ink, makeTypesetter, sizeOf, widthOf } from "./typeset.ts";

/** In points, from the top left of an A4 page. */
const PAGE = { left: 48, right: 547, top: 52, bottom: 780, foot: 800 } as const;
const INK = "#1c2430";
const PALE = "#6b7686";
const RULE = "#c9d0da";
const LINE = 1.5;

/** A text, where it begins (or ends, when `is_end`), and how much room it has. */
export type Cell = {
  readonly text: string;
  readonly at: number;
  readonly width: number;
  readonly is_end?: boolean;
};

export type Paper = {
  /** One line of cells, on a new page where this one is full. */
  readonly line: (cells: readonly Cell[], ink?: Ink) => void;
  readonly rule: () => void;
  readonly gap: (points: number) => void;
  /** Begins a new page where fewer points are left. */
  readonly keep: (points: number) => void;
  readonly document: PDFKit.PDFDocument;
};

/** A4 pages that are written line by line. */
export const openPaper = (info: {
  readonly title: string;
  readonly foot: (page: number) => string;
}): Paper => {
  const document = new Pdf({ size: "A4", margin: 0, info: { Title: info.title }, autoFirstPage: false });
  const { setFace, fit } = makeTypesetter(document);
  let y: number = PAGE.bottom;
  let pages = 0;
  const write = ({ text, at, width, is_end = false }: Cell, line_y: number, ink: Ink): void => {
    const runs = fit(text, width, ink);
    let x = is_end ? at - widthOf(runs) : at;
    for (const run of runs) {
      setFace(run.face, ink);
      document.fillColor(ink.pale === true ? PALE : INK).text(run.text, x, line_y, { lineBreak: false });
      x += run.width;
    }
  };
  const turn = (): void => {
    document.addPage();
    pages += 1;
    const foot = { text: info.foot(pages), at: PAGE.left, width: PAGE.right - PAGE.left };
    write(foot, PAGE.foot, { size: 7, pale: true });
    y = PAGE.top;
  };
  const keep = (points: number): void => {
    if (pages === 0 || y + points > PAGE.bottom) turn();
  };
  return {
    document,
    keep,
    line: (cells, ink = {}) => {
      const height = sizeOf(ink) * LINE;
      keep(height);
      for (const cell of cells) write(cell, y, ink);
      y += height;
    },
    rule: () => {
      document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(RULE).stroke();
      y += 4;
    },
    gap: (points) => {
      y += points;
    },
  };
};
