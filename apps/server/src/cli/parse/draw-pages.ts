import type { OriginalPiece, PublicFile } from "@passbook/statement-parser";

/** A page with its words, as the reader lists it. */
export type DrawnPage = Extract<OriginalPiece, { page: number }>;
type Box = readonly [number, number, number, number];
type Mark = { page: number; box: Box; kind: "row" | "pending" | "doubt"; title: string };

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const COLOURS: Readonly<Record<Mark["kind"], string>> = {
  row: "#1a7f4b",
  pending: "#8a6d00",
  doubt: "#c0262d",
};

const listMarks = ({ statements, problems }: PublicFile): Mark[] => {
  const marks: Mark[] = [];
  for (const { transactions, proof } of statements) {
    for (const { source, pending, booked_on, amount } of transactions)
      if ("page" in source)
        marks.push({ ...source, kind: pending ? "pending" : "row", title: `${booked_on} ${String(amount)}` });
    for (const { place, message } of proof.doubts)
      if (place !== null && "page" in place) marks.push({ ...place, kind: "doubt", title: message });
  }
  for (const { place, message } of problems)
    if (place !== undefined && "page" in place) marks.push({ ...place, kind: "doubt", title: message });
  return marks;
};

const drawMark = ({ box: [left, top, right, bottom], kind, title }: Mark): string =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${COLOURS[kind]}" fill-opacity="0.12" stroke="${COLOURS[kind]}" stroke-width="0.6"><title>${escapeText(title)}</title></rect>`;

const drawWord = ({ text, box: [left, top, right, bottom] }: DrawnPage["words"][number]): string =>
  `<text x="${left}" y="${bottom}" font-size="${bottom - top}" textLength="${right - left}" lengthAdjust="spacingAndGlyphs">${escapeText(text)}</text>`;

/** Each page as a picture (SVG): its words where they stand, boxes around the rows that were read and around what is doubted. */
export const drawPages = (pages: readonly DrawnPage[], file: PublicFile): { page: number; svg: string }[] => {
  const marks = listMarks(file);
  return pages.map(({ page, width, height, words }) => ({
    page,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
      `<rect width="${width}" height="${height}" fill="#fff"/>`,
      ...marks.filter((mark) => mark.page === page).map(drawMark),
      ...words.map(drawWord),
      "</svg>",
      "",
    ].join("\n"),
  }));
};
